//! Exact odds for those who do not know the game.

use serde::Serialize;
use table::BotInput;
use welcome::Welcome;

/// The odds of one seat, by what it may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Odds {
    /// The chance that what is under way ends well, with best play.
    pub chance: f64,
    /// The same right after each of the seat's legal decisions, in their order; nothing for one that does not touch it.
    pub after: Vec<Option<f64>>,
}

/// How a game tells the odds of a seat from its input; nothing where there are none to tell.
pub type OddsOf = fn(&BotInput) -> Option<Odds>;

/// The chance to come through the dungeon of the Welcome family.
pub(crate) fn of_welcome(input: &BotInput) -> Option<Odds> {
    let (view, legal) = input.read::<Welcome>()?;
    let after = legal.iter().map(|&action| welcome::survival_if(view, action)).collect();
    Some(Odds { chance: welcome::survival(view), after })
}
