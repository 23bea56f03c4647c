//! The rollout policy: plays a sampled state on during a search, without allocating.

use game::{Dice, Seat, best};

use crate::action::Action;
use crate::bot::policy::Scorer;
use crate::state::Masmorra;

/// Returns the legal action with the best score, or `None` if `me` is not asked. `dice` breaks ties.
///
/// The score uses only what `me` may know: never the other hands or the order of the deck.
pub fn rollout_policy(game: &Masmorra, me: Seat, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let task = game.tasks.top()?;
    if !game.deciders(task)?.contains(me) {
        return None;
    }
    let scorer = Scorer::new(game, me, task);
    best(legal.iter().map(|&action| (action, scorer.score(action))), dice)
}
