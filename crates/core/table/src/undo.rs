//! Whether a seat can undo its last decision, and who must agree.

use game::{Game, Observer, Seat, SeatSet};
use serde::Serialize;

use crate::step::Step;
use crate::table::Table;

/// What an undo of a seat's last decision involves.
///
/// Both fields can depend on events and draws that the seat does not know. So a host tells the seat only whether others
/// must agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Undo {
    /// How many steps are undone: the decision and everything after it.
    pub steps: u32,
    /// The seats that must agree. It is empty only if chance has drawn nothing since and no other observer, the public
    /// included, has noticed anything.
    pub asks: SeatSet,
}

impl<G: Game> Table<G> {
    /// Returns what an undo of this seat's last active decision involves, or `None` if it has none or the match is over.
    pub fn undo_for(&self, seat: Seat) -> Option<Undo> {
        let kept = self.kept_by_undo(seat)?;
        let steps = u32::try_from(self.history.active_len() - kept).ok()?;
        Some(Undo { steps, asks: self.asked(seat, kept) })
    }

    /// Returns whether that undo needs nobody's consent, or `None` if there is nothing to undo.
    ///
    /// Hosts ask after every decision, so the cheap checks come first: most decisions are public.
    pub fn undo_is_free(&self, seat: Seat) -> Option<bool> {
        let kept = self.kept_by_undo(seat)?;
        let events = self.history.events_before(kept)?;
        let others = Observer::all(self.seats()).filter(|observer| *observer != Observer::Seat(seat));
        let noticed = others.into_iter().any(|observer| self.log.has_events_after(observer, events));
        Some(!noticed && !self.has_drawn(kept) && self.asked(seat, kept).is_empty())
    }

    /// Returns how many steps stay active if this seat's last decision is undone.
    fn kept_by_undo(&self, seat: Seat) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        self.history.active_steps_from(0).rposition(|step| is_of(seat, &step))
    }

    /// Returns the seats that must agree if only the first `kept` active steps stay.
    fn asked(&self, seat: Seat, kept: usize) -> SeatSet {
        let others = SeatSet::all(self.seats()).without(seat);
        // Only a mistake in the game's rules makes this fail. Then everyone must agree.
        let Ok(before) = self.history.position(&self.setup, kept) else { return others };
        let noticed = |observer| self.noticed(observer, &before, kept);
        let affected = |other: &Seat| noticed(Observer::Seat(*other)) || self.has_decided(*other, kept);
        let affected: SeatSet = others.iter().filter(affected).collect();
        let is_free = !self.has_drawn(kept) && !noticed(Observer::Public);
        if affected.is_empty() && !is_free { others } else { affected }
    }

    /// Returns whether the observer received an event of the steps after the first `kept`, or sees another view now.
    fn noticed(&self, observer: Observer, before: &G, kept: usize) -> bool {
        let events = self.history.events_before(kept);
        let received = events.is_some_and(|events| self.log.has_events_after(observer, events));
        received || view_json(before, observer) != view_json(&self.game, observer)
    }

    fn has_decided(&self, seat: Seat, kept: usize) -> bool {
        self.history.active_steps_from(kept).any(|step| is_of(seat, &step))
    }

    fn has_drawn(&self, kept: usize) -> bool {
        self.history.active_steps_from(kept).any(|step| matches!(step, Step::Chance { .. }))
    }
}

fn is_of<A, O>(seat: Seat, step: &Step<A, O>) -> bool {
    matches!(step, Step::Decision { seat: other, .. } if *other == seat)
}

fn view_json<G: Game>(game: &G, observer: Observer) -> Option<String> {
    serde_json::to_string(&game.view(observer)).ok()
}
