//! Worlds that fit what a seat knew, and how they go on after an action.

use game::{Game, Observer, Outcomes, Seat, Silent, Turn};

use crate::bot::Bot;
use crate::budget::Budget;
use crate::dice::FastDice;
use crate::knowledge::Knowledge;
use crate::search::{Rollout, Search};

/// The first decisions after an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The rollout policy, from the start.
    Quick,
    /// So many decisions of all seats follow the policy.
    Policy { decisions: u32 },
    /// Among so many decisions of all seats, those of the seat that acted are searched. So an action is not blamed for what
    /// the rollout policy would make of it.
    Search { decisions: u32, iterations: u32 },
}

impl Opening {
    const fn decisions(self) -> u32 {
        match self {
            Opening::Quick => 0,
            Opening::Policy { decisions } | Opening::Search { decisions, .. } => decisions,
        }
    }
}

/// A sampled state with its likelihood.
pub struct World<G> {
    state: G,
    /// The likelihood of the others' visible decisions.
    pub weight: f64,
    /// The seed of what follows, the same for all options.
    seed: u64,
}

/// Samples worlds and plays them on: first by the opening, then by the rollout policy.
pub struct Playout<G: Game> {
    knowledge: Knowledge<G>,
    opening: Opening,
    rollout: Rollout<G>,
    outcomes: Outcomes<G::Outcome>,
}

/// The limit of draws on the way through the careful decisions.
const MOST_DRAWS: u32 = 2_000;

impl<G: Game> Playout<G> {
    pub fn new(knowledge: Knowledge<G>, opening: Opening) -> Playout<G> {
        Playout { knowledge, opening, rollout: Rollout::new(knowledge), outcomes: Outcomes::new() }
    }

    /// `None` if no state fits the view. Where others choose in secret at the same time, the opening chooses for
    /// them.
    pub fn sample(&mut self, view: &G::View, me: Seat, dice: &mut FastDice) -> Option<World<G>> {
        let state = G::determinize(view, dice)?;
        let weight = (self.knowledge.likelihood)(view, &state);
        let weight = if weight.is_finite() { weight.max(0.0) } else { 0.0 };
        let mut world = World { state, weight, seed: dice.seed() };
        self.let_the_others_choose(&mut world.state, me, dice);
        Some(world)
    }

    /// The seat's share of the victory after an action; nothing if the world does not allow it.
    pub fn share(&mut self, world: &World<G>, me: Seat, action: G::Action) -> f64 {
        let mut game = world.state.clone();
        if game.decide(me, action, &mut Silent).is_err() {
            return 0.0;
        }
        let mut dice = FastDice::seeded(world.seed);
        self.play_opening(&mut game, me, world.seed, &mut dice);
        let shares = self.rollout.finish(&mut game, &mut dice);
        shares.get(me.index()).copied().unwrap_or(0.0)
    }

    fn let_the_others_choose(&self, state: &mut G, me: Seat, dice: &mut FastDice) {
        let mut legal = Vec::new();
        state.legal(me, &mut legal);
        if !legal.iter().any(|&action| state.seals(action)) {
            return;
        }
        for seat in state.turn().actors().without(me).iter() {
            state.legal(seat, &mut legal);
            legal.retain(|&action| state.seals(action));
            if let Some(action) = self.choice(state, seat, &legal, dice) {
                // The rollout decides for a seat whose choice the rules refuse.
                let _ = state.decide(seat, action, &mut Silent);
            }
        }
    }

    fn choice(&self, state: &G, seat: Seat, legal: &[G::Action], dice: &mut FastDice) -> Option<G::Action> {
        let choice = match self.opening {
            Opening::Policy { .. } => (self.knowledge.policy)(&state.view(Observer::Seat(seat)), legal, dice),
            Opening::Quick | Opening::Search { .. } => {
                (self.knowledge.rollout_policy)(state, seat, legal, dice)
            }
        };
        choice.filter(|action| legal.contains(action))
    }

    /// Plays the first decisions, by what each seat knows in this world.
    fn play_opening(&mut self, game: &mut G, me: Seat, seed: u64, dice: &mut FastDice) {
        let mut search = self.search(seed);
        let (mut decisions, mut draws) = (0, 0);
        while decisions < self.opening.decisions() && draws < MOST_DRAWS {
            match game.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    draws += 1;
                    let outcome = game.draw(&mut self.outcomes, dice);
                    if outcome.is_none_or(|outcome| game.resolve(outcome, &mut Silent).is_err()) {
                        return;
                    }
                }
                Turn::Decide { .. } if (self.knowledge.is_quiet)(game) => return,
                Turn::Decide { owe, .. } => {
                    decisions += 1;
                    let Some(seat) = owe.first() else { return };
                    let search = search.as_mut().filter(|_| seat == me);
                    if !self.decide(game, seat, search, dice) {
                        return;
                    }
                }
            }
        }
    }

    fn search(&self, seed: u64) -> Option<Search<G>> {
        let Opening::Search { iterations, .. } = self.opening else { return None };
        Some(Search::new(self.knowledge, Budget::iterations(iterations).ok()?, seed))
    }

    fn decide(
        &mut self,
        game: &mut G,
        seat: Seat,
        search: Option<&mut Search<G>>,
        dice: &mut FastDice,
    ) -> bool {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let choice = match search {
            Some(search) => search.choose(&game.view(Observer::Seat(seat)), &legal),
            None => self.choice(game, seat, &legal, dice),
        };
        match choice {
            Some(action) => game.decide(seat, action, &mut Silent).is_ok(),
            None => self.rollout.decide(game, seat, dice),
        }
    }
}
