//! One of many matches that are played at once.

use bots::FastDice;
use game::{Dice, Encoding, FeatureBytes, Observer, Outcomes, Seat, Setup, Silent, Turn};

use crate::error::EnvironmentError;

/// A match that waits for a decision of `seat`.
pub(crate) struct Lane<G: Encoding> {
    game: G,
    dice: FastDice,
    seat: Seat,
    legal: Vec<G::Action>,
    ids: Vec<u16>,
    outcomes: Outcomes<G::Outcome>,
}

/// The memory of one match.
pub(crate) struct LaneBuffers<'a> {
    pub(crate) observation: &'a mut [i8],
    pub(crate) mask: &'a mut [bool],
    pub(crate) seat: &'a mut i8,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) done: &'a mut bool,
}

impl<G: Encoding> Lane<G> {
    pub(crate) fn new(start: &G, seed: u64) -> Lane<G> {
        let mut lane = Lane {
            game: start.clone(),
            dice: FastDice::seeded(seed),
            seat: Seat::FIRST,
            legal: Vec::with_capacity(64),
            ids: Vec::with_capacity(64),
            outcomes: Outcomes::new(),
        };
        lane.draw_chance();
        lane
    }

    /// Returns the place of the action in the list of legal actions.
    pub(crate) fn find(&self, index: usize, id: i64) -> Result<usize, EnvironmentError> {
        self.ids.iter().position(|&known| i64::from(known) == id).ok_or_else(|| {
            EnvironmentError::IllegalActionInMatch {
                index,
                seat: self.seat.index(),
                id,
                legal: self.ids.clone(),
            }
        })
    }

    pub(crate) fn sample(&mut self) -> usize {
        self.dice.below(self.ids.len() as u32) as usize
    }

    pub(crate) fn id(&self, choice: usize) -> u16 {
        self.ids.get(choice).copied().unwrap_or(0)
    }

    /// Makes a decision and plays on to the next one. A finished match gives its results, and a new one starts.
    pub(crate) fn step(&mut self, choice: usize, start: &G, seats: u8, out: &mut LaneBuffers<'_>) {
        if let Some(&action) = self.legal.get(choice) {
            // A legal action is never refused; the conformance kit checks it.
            let _accepted = self.game.decide(self.seat, action, &mut Silent);
        }
        self.draw_chance();
        let is_over = self.game.turn() == Turn::Over;
        *out.done = is_over;
        if is_over {
            let returns = crate::returns::returns(self.game.winners(), seats);
            out.rewards.iter_mut().zip(returns).for_each(|(reward, result)| *reward = result);
            self.game = start.clone();
            self.draw_chance();
        } else {
            out.rewards.fill(0.0);
        }
        self.observe(out);
    }

    /// Writes the observation of the seat that decides next.
    pub(crate) fn observe(&mut self, out: &mut LaneBuffers<'_>) {
        out.mask.fill(false);
        if let Turn::Decide { owe, .. } = self.game.turn() {
            self.seat = owe.first().unwrap_or(Seat::FIRST);
        }
        *out.seat = self.seat.index() as i8;
        let view = self.game.view(Observer::Seat(self.seat));
        self.game.legal(self.seat, &mut self.legal);
        G::action_ids(&view, &self.legal, &mut self.ids);
        G::write_features(&view, &mut FeatureBytes::new(out.observation));
        for &id in &self.ids {
            if let Some(legal) = out.mask.get_mut(usize::from(id)) {
                *legal = true;
            }
        }
    }

    fn draw_chance(&mut self) {
        while self.game.turn() == Turn::Chance {
            let outcome = self.game.draw(&mut self.outcomes, &mut self.dice);
            if outcome.is_none_or(|outcome| self.game.resolve(outcome, &mut Silent).is_err()) {
                return;
            }
        }
    }
}

/// Starts a match of this setup. The first draws are still to come.
pub(crate) fn start<G: Encoding>(setup: &Setup) -> Result<G, game::SetupError> {
    G::new(setup, &mut Silent)
}
