//! Plays a position on by the rollout policy, to the end or to the horizon.

use game::{Dice, Game, MAX_SEATS, Outcomes, Seat, Silent, Turn};

use crate::dice::FastDice;
use crate::knowledge::{Knowledge, Shares};

/// The limit of chance outcomes in one rollout, for games where chance could go on without end.
const MOST_DRAWS: u32 = 10_000;
/// The limit of decisions beyond the horizon, for games that never reach a settled position.
const MOST_BEYOND: u32 = 400;

/// Plays all seats. It reuses its buffers, so a rollout does not allocate.
pub struct Rollout<G: Game> {
    knowledge: Knowledge<G>,
    actions: Vec<G::Action>,
    outcomes: Outcomes<G::Outcome>,
}

impl<G: Game> Rollout<G> {
    pub fn new(knowledge: Knowledge<G>) -> Rollout<G> {
        Rollout { knowledge, actions: Vec::with_capacity(256), outcomes: Outcomes::new() }
    }

    /// Plays to the end or to the first settled position beyond the horizon, and returns each seat's share of the victory.
    pub fn finish(&mut self, game: &mut G, dice: &mut FastDice) -> Shares {
        let (mut decisions, mut draws, horizon) = (0, 0, (self.knowledge.horizon)(game));
        while !self.stops(game, decisions, horizon) && draws < MOST_DRAWS {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    draws += 1;
                    if !self.draw(game, dice) {
                        break;
                    }
                }
                Turn::Decide { .. } if (self.knowledge.is_quiet)(game) => break,
                Turn::Decide { owe, .. } => {
                    decisions += 1;
                    if !owe.first().is_some_and(|seat| self.decide(game, seat, dice)) {
                        break;
                    }
                }
            }
        }
        shares(game, &self.knowledge)
    }

    fn stops(&self, game: &G, decisions: u32, horizon: u32) -> bool {
        let beyond = decisions.checked_sub(horizon);
        beyond.is_some_and(|beyond| beyond >= MOST_BEYOND || (self.knowledge.is_settled)(game))
    }

    /// Draws one chance outcome; false if there is none.
    pub fn draw(&mut self, game: &mut G, dice: &mut FastDice) -> bool {
        let outcome = game.draw(&mut self.outcomes, dice);
        outcome.is_some_and(|outcome| game.resolve(outcome, &mut Silent).is_ok())
    }

    /// Follows the rollout policy; picks any legal action if the policy has none or an illegal one.
    pub fn decide(&mut self, game: &mut G, seat: Seat, dice: &mut FastDice) -> bool {
        game.legal(seat, &mut self.actions);
        let guess = (self.knowledge.rollout_policy)(game, seat, &self.actions, dice);
        let guess = guess.filter(|action| self.actions.contains(action));
        let choice =
            guess.or_else(|| self.actions.get(dice.below(self.actions.len() as u32) as usize).copied());
        choice.is_some_and(|action| game.apply_legal(seat, action, &mut Silent).is_ok())
    }
}

/// Each seat's share of the victory: the winners share a finished game equally; `evaluate` judges an unfinished one.
pub(crate) fn shares<G: Game>(game: &G, knowledge: &Knowledge<G>) -> Shares {
    if game.turn() != Turn::Over {
        return (knowledge.evaluate)(game);
    }
    let winners = game.winners();
    let mut shares = [0.0; MAX_SEATS];
    for seat in winners.iter() {
        shares[seat.index()] = 1.0 / winners.len() as f64;
    }
    shares
}
