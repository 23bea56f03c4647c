//! Whether a seat can undo its last decision, and what has come of that decision.

use game::{Game, Observer, Seat};

use crate::step::Step;
use crate::table::Table;

/// What an undo of a seat's last decision involves.
///
/// `steps` can depend on decisions and draws that the seat does not know. So a host tells the seat only `since`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// How many steps are undone: the decision and everything after it.
    pub steps: u32,
    pub since: SinceDecision,
}

/// What has happened since a seat's last decision, as far as that seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SinceDecision {
    /// No other observer has noticed the decision, and nobody else can act now.
    Unnoticed,
    /// Others have noticed the decision, or may have acted. The seat has learnt nothing but decisions.
    Noticed,
    /// The seat has seen something that was hidden from it, or a result of chance; see [`Game::reveals`].
    Revealed,
}

impl<G: Game> Table<G> {
    /// Returns what an undo of this seat's last active decision involves, or `None` if it has none or the match is over.
    pub fn undo_for(&self, seat: Seat) -> Option<Undo> {
        let steps = u32::try_from(self.history.active_len() - self.kept_by_undo(seat)?).ok()?;
        Some(Undo { steps, since: self.since_decision(seat)? })
    }

    /// Returns what has happened since this seat's last decision, or `None` if there is nothing to undo.
    ///
    /// The answer depends only on what the seat knows. A seat that can act may have done so in secret, and an answer that
    /// depended on it would reveal it.
    ///
    /// Hosts ask after every decision, so the cheap checks come first: most decisions are public.
    pub fn since_decision(&self, seat: Seat) -> Option<SinceDecision> {
        let kept = self.kept_by_undo(seat)?;
        if self.has_learnt(seat, kept) {
            return Some(SinceDecision::Revealed);
        }
        let is_last = kept + 1 == self.history.active_len();
        let acts_alone = self.turn().actors().without(seat).is_empty();
        let is_unnoticed = is_last && acts_alone && !self.others_noticed(seat, kept);
        Some(if is_unnoticed { SinceDecision::Unnoticed } else { SinceDecision::Noticed })
    }

    /// Returns whether an event of the steps after the first `kept` was a reveal to this seat.
    fn has_learnt(&self, seat: Seat, kept: usize) -> bool {
        let observer = Observer::Seat(seat);
        let Some(events) = self.history.events_before(kept) else { return true };
        self.log.after(observer, events).any(|event| G::reveals(&event, observer))
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
