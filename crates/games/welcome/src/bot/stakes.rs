//! The chance to win the game after a decision in the dungeon, by exact odds.

use game::MAX_SEATS;

use crate::action::Action;
use crate::bot::match_score::{MatchScore, RoundResult};
use crate::odds::KnownDungeon;
use crate::state::Player;
use crate::view::{PhaseView, View};

/// The observer's chance to win after an action about the dungeon that a player has entered: the odds to survive it, and
/// what a success and a failure are worth at this score. Large dungeons of unknown cards are searched in part. `None`
/// for other actions.
pub fn win_chance_if(view: &View, action: Action) -> Option<f64> {
    let is_about_the_dungeon = matches!(
        view.stage,
        PhaseView::NameType
            | PhaseView::NameStrength { .. }
            | PhaseView::Ask { .. }
            | PhaseView::Discard { .. }
    );
    let (me, entrant) = (view.observer.seat()?, view.actor?);
    let survival = is_about_the_dungeon.then(|| KnownDungeon::quick(view)?.survival_if(action)).flatten()?;
    let players = view.players.iter().take(MAX_SEATS);
    let score = MatchScore::of(
        players.map(|player| Player { successes: player.successes, failures: player.failures }),
    );
    let worth = |result| score.after(entrant.index(), result).chances().get(me.index()).copied();
    let (success, failure) = (worth(RoundResult::Success)?, worth(RoundResult::Failure)?);
    Some(survival * success + (1.0 - survival) * failure)
}
