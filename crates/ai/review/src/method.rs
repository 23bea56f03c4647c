//! How a game is reviewed, and with how much effort.

use bots::{Knowledge, Opening, Playout, Shares};
use game::Game;

use crate::error::ReviewError;

/// A seat's exact chance to win after an action, from its view; `None` where it is not known exactly.
pub type Exact<G> = fn(&<G as Game>::View, <G as Game>::Action) -> Option<f64>;

/// The actions that a solved table plays, among the legal ones; `None` where there is no such table.
pub type Solved<G> = fn(&<G as Game>::View, &[<G as Game>::Action]) -> Option<Vec<<G as Game>::Action>>;

/// How one game is reviewed. The catalog makes it, as it makes the bots' knowledge.
pub struct Method<G: Game> {
    pub knowledge: Knowledge<G>,
    /// The chance to win after an action where exact odds give it.
    pub exact: Exact<G>,
    /// What a solved table plays. None of its actions is a mistake, whatever rollouts say.
    pub solved: Solved<G>,
    /// How the true state is judged for luck and skill.
    pub valuation: Valuation<G>,
    pub thresholds: Thresholds,
    /// Another model of the players. A decision gets a mark only if both models agree that it lost something.
    pub second_opinion: SecondOpinion<G>,
    /// Rollouts for a match at default quality.
    pub rollouts: u32,
}

impl<G: Game> Clone for Method<G> {
    fn clone(&self) -> Method<G> {
        *self
    }
}

impl<G: Game> Copy for Method<G> {}

/// Slower players than those of the rollouts, who play better.
pub struct SecondOpinion<G: Game> {
    pub knowledge: Knowledge<G>,
    pub opening: Opening,
    /// The worlds for one decision at default quality.
    pub worlds: u32,
}

impl<G: Game> SecondOpinion<G> {
    pub(crate) fn playout(&self) -> Playout<G> {
        Playout::new(self.knowledge, self.opening)
    }
}

impl<G: Game> Clone for SecondOpinion<G> {
    fn clone(&self) -> SecondOpinion<G> {
        *self
    }
}

impl<G: Game> Copy for SecondOpinion<G> {}

/// How the true state is judged. Each way gives a fixed function of the state.
pub enum Valuation<G: Game> {
    /// This function, which was fitted to matches between bots.
    Fitted(fn(&G) -> Shares),
    /// The bots' evaluation; where chance comes next, its mean over this many draws with fixed seeds.
    Evaluation { draws: u16 },
}

impl<G: Game> Clone for Valuation<G> {
    fn clone(&self) -> Valuation<G> {
        *self
    }
}

impl<G: Game> Copy for Valuation<G> {}

/// From which loss of victory share on a decision gets a mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thresholds {
    pub inaccuracy: f64,
    pub mistake: f64,
    pub blunder: f64,
}

/// The seed and the effort of a review. The same settings give the same review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewSettings {
    pub seed: u64,
    /// Rollouts for the whole match; `None` for the game's default.
    pub rollouts: Option<u32>,
}

impl Default for ReviewSettings {
    fn default() -> ReviewSettings {
        ReviewSettings { seed: 1, rollouts: None }
    }
}

impl ReviewSettings {
    pub const LEAST_ROLLOUTS: u32 = 100;
    pub const MOST_ROLLOUTS: u32 = 100_000_000;

    /// The rollouts for the whole match.
    pub(crate) fn budget(&self, usual: u32) -> Result<u32, ReviewError> {
        let (least, most) = (ReviewSettings::LEAST_ROLLOUTS, ReviewSettings::MOST_ROLLOUTS);
        match self.rollouts {
            None => Ok(usual),
            Some(asked) if (least..=most).contains(&asked) => Ok(asked),
            Some(asked) => Err(ReviewError::BadBudget { asked, least, most }),
        }
    }
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// From 0 to 1, never less than before.
    pub done: f64,
}

/// The winners' shares of a finished match; nothing for the others.
pub(crate) fn result_of<G: Game>(game: &G) -> Shares {
    let winners = game.winners();
    let mut shares = Shares::default();
    for seat in winners.iter() {
        if let Some(share) = shares.get_mut(seat.index()) {
            *share = 1.0 / winners.len().max(1) as f64;
        }
    }
    shares
}
