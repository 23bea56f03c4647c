//! Whether a seat can undo its last decision, and whether others must agree.

use game::{Game, Observer, Seat};

use crate::step::Step;
use crate::table::Table;

/// What an undo of a seat's last decision involves.
///
/// `steps` can depend on decisions and draws that the seat does not know. So a host tells the seat only `is_free`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// How many steps are undone: the decision and everything after it.
    pub steps: u32,
    /// Whether nobody has to agree; see [`Table::undo_is_free`].
    pub is_free: bool,
}

impl<G: Game> Table<G> {
    /// Returns what an undo of this seat's last active decision involves, or `None` if it has none or the match is over.
    pub fn undo_for(&self, seat: Seat) -> Option<Undo> {
        let steps = u32::try_from(self.history.active_len() - self.kept_by_undo(seat)?).ok()?;
        Some(Undo { steps, is_free: self.undo_is_free(seat)? })
    }

    /// Returns whether that undo needs nobody's consent, or `None` if there is nothing to undo.
    ///
    /// It is free if the decision was the last step, no other observer has noticed it, and nobody else can act now.
    /// A seat that can act may have done so in secret, and a price that depended on it would reveal it.
    ///
    /// Hosts ask after every decision, so the cheap checks come first: most decisions are public.
    pub fn undo_is_free(&self, seat: Seat) -> Option<bool> {
        let kept = self.kept_by_undo(seat)?;
        let is_last = kept + 1 == self.history.active_len();
        let acts_alone = self.turn().actors().without(seat).is_empty();
        Some(is_last && acts_alone && !self.others_noticed(seat, kept))
    }

    /// Returns how many steps stay active if this seat's last decision is undone.
    fn kept_by_undo(&self, seat: Seat) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        let is_own = |step| matches!(step, Step::Decision { seat: other, .. } if other == seat);
        self.history.active_steps_from(0).rposition(is_own)
    }

    /// Returns whether any other observer, the public included, received an event of the steps after the first `kept`,
    /// or sees another view now.
    fn others_noticed(&self, seat: Seat, kept: usize) -> bool {
        let others = || Observer::all(self.seats()).filter(|observer| *observer != Observer::Seat(seat));
        let Some(events) = self.history.events_before(kept) else { return true };
        if others().any(|observer| self.log.has_events_after(observer, events)) {
            return true;
        }
        // Only a mistake in the game's rules makes this fail.
        let Ok(before) = self.history.position(&self.setup, kept) else { return true };
        others().any(|observer| view_json(&before, observer) != view_json(&self.game, observer))
    }
}

fn view_json<G: Game>(game: &G, observer: Observer) -> Option<String> {
    serde_json::to_string(&game.view(observer)).ok()
}
