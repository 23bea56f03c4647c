//! Worlds that fit what a seat knew, and what becomes of an action in them.

use bots::{FastDice, Knowledge, Rollout};
use game::{Game, Seat, Silent};

/// A sampled state with its likelihood.
pub(crate) struct World<G> {
    state: G,
    pub(crate) weight: f64,
    /// The seed of the rollouts, the same for all options.
    seed: u64,
}

impl<G: Game> World<G> {
    /// `None` if no state fits the view. Where others choose in secret at the same time, the rollout policy chooses for
    /// them.
    pub(crate) fn sample(
        view: &G::View,
        me: Seat,
        knowledge: &Knowledge<G>,
        dice: &mut FastDice,
    ) -> Option<World<G>> {
        let state = G::determinize(view, dice)?;
        let weight = (knowledge.likelihood)(view, &state);
        let weight = if weight.is_finite() { weight.max(0.0) } else { 0.0 };
        let mut world = World { state, weight, seed: dice.seed() };
        world.let_the_others_choose(me, knowledge, dice);
        Some(world)
    }

    fn let_the_others_choose(&mut self, me: Seat, knowledge: &Knowledge<G>, dice: &mut FastDice) {
        if !self.is_sealed(me) {
            return;
        }
        let mut legal = Vec::new();
        for seat in self.state.turn().actors().without(me).iter() {
            self.state.legal(seat, &mut legal);
            legal.retain(|&action| self.state.seals(action));
            let guess = (knowledge.rollout_policy)(&self.state, seat, &legal, dice);
            if let Some(action) = guess.filter(|action| legal.contains(action)) {
                // The rollout decides for a seat whose guess the rules refuse.
                let _ = self.state.decide(seat, action, &mut Silent);
            }
        }
    }

    /// Whether this seat's decision is one that is revealed together with those of others.
    fn is_sealed(&self, me: Seat) -> bool {
        let mut legal = Vec::new();
        self.state.legal(me, &mut legal);
        legal.iter().any(|&action| self.state.seals(action))
    }

    /// The seat's share of the victory after an action; nothing if the world does not allow it.
    pub(crate) fn share(&self, me: Seat, action: G::Action, rollout: &mut Rollout<G>) -> f64 {
        let mut game = self.state.clone();
        if game.decide(me, action, &mut Silent).is_err() {
            return 0.0;
        }
        let shares = rollout.finish(&mut game, &mut FastDice::seeded(self.seed));
        shares.get(me.index()).copied().unwrap_or(0.0)
    }
}
