//! What a player can ask the others for: to undo steps, or to take over a seat.

use std::collections::BTreeSet;

use game::{Observer, Seat, SeatSet, Turn};
use table::AnyTable;

use crate::ids::PlayerId;
use crate::protocol::TakeOverInfo;

/// A request to undo steps.
#[derive(Clone, Debug)]
pub(super) struct UndoRequest {
    pub(super) seat: Seat,
    pub(super) reason: String,
    pub(super) waits_for: SeatSet,
    pub(super) until_ms: i64,
}

/// What a step of this seat shows to anyone else: the turn, the undos and the number of events.
pub(super) fn noticed_by_others(table: &dyn AnyTable, seat: Seat) -> (Turn, u32, Vec<usize>) {
    let others = Observer::all(table.seats()).filter(|observer| !observer.is(seat));
    (table.turn(), table.undo_epoch(), others.map(|observer| table.last_event_number(observer)).collect())
}

/// Who asks for a seat, and who was refused.
#[derive(Debug, Default)]
pub(super) struct TakeOvers {
    pub(super) request: Option<TakeOverInfo>,
    /// They cannot ask again in this match.
    refused: BTreeSet<PlayerId>,
}

impl TakeOvers {
    pub(super) fn ask(&mut self, request: TakeOverInfo) {
        self.request = Some(request);
    }

    /// The time is over, or the newcomer no longer wants the seat.
    pub(super) fn end(&mut self) {
        self.request = None;
    }

    pub(super) fn has_refused(&self, player: &PlayerId) -> bool {
        self.refused.contains(player)
    }

    pub(super) fn answer(&mut self, seat: Seat, agree: bool) {
        match &mut self.request {
            Some(request) if agree => request.waits_for = request.waits_for.without(seat),
            request => self.refused.extend(request.take().map(|request| request.player)),
        }
    }

    /// A player has left: nobody waits for their answer. If no other answer is missing, the newcomer asks again.
    pub(super) fn leave(&mut self, seat: Seat) {
        if let Some(request) = &mut self.request {
            request.waits_for = request.waits_for.without(seat);
        }
        self.request.take_if(|request| request.waits_for.is_empty());
    }

    /// This player has another id from now on, and asks again.
    pub(super) fn forget(&mut self, player: &PlayerId) {
        self.request.take_if(|request| request.player == *player);
    }

    /// The seat has an owner again.
    pub(super) fn close(&mut self, seat: Seat) {
        self.request.take_if(|request| request.seat == seat);
    }
}
