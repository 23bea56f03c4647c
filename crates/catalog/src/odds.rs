//! Exact odds for callers that do not know the game.

use serde::Serialize;
use table::BotInput;
use welcome::Welcome;

/// The odds of one seat, computed from what it may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Odds {
    /// The chance of success of what is under way, with best play.
    pub chance: f64,
    /// The chance after each legal action, in their order; `None` for an action that does not change it.
    pub after: Vec<Option<f64>>,
}

/// Computes the odds of a seat from its input, or returns `None` if there are none.
pub type OddsOf = fn(&BotInput) -> Option<Odds>;

/// Returns the chance to survive the dungeon in the Welcome family.
pub(crate) fn of_welcome(input: &BotInput) -> Option<Odds> {
    let (view, legal) = input.read::<Welcome>()?;
    let after = legal.iter().map(|&action| welcome::survival_if(view, action)).collect();
    Some(Odds { chance: welcome::survival(view), after })
}
