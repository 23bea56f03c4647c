//! Whether a seat may take back what it decided, and who has a say in it.

use game::{Game, Observer, Seat, SeatSet};
use serde::Serialize;

use crate::step::Step;
use crate::table::Table;

/// What taking back a seat's last decision would mean.
///
/// Whom to ask can follow from events that the seat itself did not hear, and the number of steps from draws that it
/// does not know of; so a host shows the seat no more of this than whether others have to agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Undo {
    /// How many steps would be taken back: the decision and all after it.
    pub steps: u32,
    /// The seats that must agree. It is empty exactly if chance has drawn nothing and nobody else, the public
    /// included, has noticed anything.
    pub asks: SeatSet,
}

impl<G: Game> Table<G> {
    /// What taking back this seat's last standing decision would mean; nothing if it has none, or if the match is
    /// over.
    pub fn undo_for(&self, seat: Seat) -> Option<Undo> {
        let kept = self.kept_by_undo(seat)?;
        let steps = u32::try_from(self.history.standing() - kept).ok()?;
        Some(Undo { steps, asks: self.asked(seat, kept) })
    }

    /// Whether nobody would have to agree to that; nothing if there is nothing to take back. It is told after every
    /// decision, so it looks first at what is known at once: most decisions are heard by everyone.
    pub fn undo_is_free(&self, seat: Seat) -> Option<bool> {
        let kept = self.kept_by_undo(seat)?;
        let events = self.history.events_before(kept)?;
        let others = Observer::all(self.seats()).filter(|observer| *observer != Observer::Seat(seat));
        let heard = others.into_iter().any(|observer| self.log.heard_beyond(observer, events));
        Some(!heard && !self.has_drawn(kept) && self.asked(seat, kept).is_empty())
    }

    /// How many steps would stand without this seat's last decision.
    fn kept_by_undo(&self, seat: Seat) -> Option<usize> {
        if self.is_over() {
            return None;
        }
        self.history.standing_after(0).rposition(|step| is_of(seat, &step))
    }

    /// The seats that must agree if only the first steps are to stand.
    fn asked(&self, seat: Seat, kept: usize) -> SeatSet {
        let others = SeatSet::all(self.seats()).without(seat);
        // A position that cannot be reached again would be a fault of the game; then nothing is known to be free.
        let Ok(before) = self.history.position(&self.setup, kept) else { return others };
        let noticed = |observer| self.noticed(observer, &before, kept);
        let affected = |other: &Seat| noticed(Observer::Seat(*other)) || self.has_decided(*other, kept);
        let affected: SeatSet = others.iter().filter(affected).collect();
        let is_free = !self.has_drawn(kept) && !noticed(Observer::Public);
        if affected.is_empty() && !is_free { others } else { affected }
    }

    /// Whether this observer has heard or can see anything of the steps after the first.
    fn noticed(&self, observer: Observer, before: &G, kept: usize) -> bool {
        let events = self.history.events_before(kept);
        let heard = events.is_some_and(|events| self.log.heard_beyond(observer, events));
        heard || seen(before, observer) != seen(&self.game, observer)
    }

    fn has_decided(&self, seat: Seat, kept: usize) -> bool {
        self.history.standing_after(kept).any(|step| is_of(seat, &step))
    }

    fn has_drawn(&self, kept: usize) -> bool {
        self.history.standing_after(kept).any(|step| matches!(step, Step::Chance { .. }))
    }
}

fn is_of<A, O>(seat: Seat, step: &Step<A, O>) -> bool {
    matches!(step, Step::Decision { seat: other, .. } if *other == seat)
}

/// What an observer sees of a position, as it is sent.
fn seen<G: Game>(game: &G, observer: Observer) -> Option<String> {
    serde_json::to_string(&game.view(observer)).ok()
}
