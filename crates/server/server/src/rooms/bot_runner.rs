//! Runs the bots of a room: those with their own seat, and those that cover for an absent owner.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use catalog::{Cancel, SeatedBot};
use game::{Seat, SeatSet};
use tokio::sync::Semaphore;

use super::message::{BotChoice, RoomMessage, WeakRoomHandle};
use room::ids::draw_seed;
use room::{Holder, Room, Stage};

/// The bots of a room, and since when the owners of seats are away.
pub(super) struct BotRunner {
    /// Bots that are not running.
    idle: BTreeMap<Seat, Box<dyn SeatedBot>>,
    /// Running bots, with their cancel handles.
    running: BTreeMap<Seat, Cancel>,
    /// Since when each seat's owner is away, in milliseconds since 1970.
    away: Vec<Option<i64>>,
    opened_ms: i64,
    permits: Arc<Semaphore>,
}

impl BotRunner {
    /// When a room is opened, all owners count as away.
    pub(super) fn new(seats: usize, permits: Arc<Semaphore>, now_ms: i64) -> BotRunner {
        let away = vec![Some(now_ms); seats];
        BotRunner { idle: BTreeMap::new(), running: BTreeMap::new(), away, opened_ms: now_ms, permits }
    }

    /// Records which owners are connected.
    pub(super) fn note_present(&mut self, present: SeatSet, now_ms: i64) {
        for (seat, away) in Seat::all(game::MAX_SEATS as u8).zip(&mut self.away) {
            *away = if present.contains(seat) { None } else { away.or(Some(now_ms)) };
        }
    }

    pub(super) fn opened_ms(&self) -> i64 {
        self.opened_ms
    }

    /// Since when this seat's owner is away, if they were connected since the room was opened.
    pub(super) fn left_at(&self, seat: Seat) -> Option<i64> {
        self.away.get(seat.index()).copied().flatten().filter(|since| *since > self.opened_ms)
    }

    /// When a bot starts to cover for this seat, if its owner stays away. A bot covers only while another player is
    /// connected and waits: a match does not go on in an empty room.
    pub(super) fn cover_at(&self, room: &Room, present: SeatSet, seat: Seat) -> Option<i64> {
        let is_person = room.places().get(seat.index()).is_some_and(|place| place.player().is_some());
        let waits = is_person && !present.is_empty() && *room.stage() == Stage::Playing;
        let since = self.away.get(seat.index()).copied().flatten().filter(|_| waits)?;
        Some(since + room.grace_ms()?)
    }

    /// The seats that bots cover because their owners are away.
    pub(super) fn covered(&self, room: &Room, present: SeatSet, now_ms: i64) -> SeatSet {
        let is_due = |seat: &Seat| self.cover_at(room, present, *seat).is_some_and(|at| at <= now_ms);
        Seat::all(room.settings().seat_count()).filter(is_due).collect()
    }

    /// Starts every bot whose seat must decide, and cancels those whose seat need not.
    pub(super) fn start_bots(&mut self, room: &Room, covered: SeatSet, inbox: &WeakRoomHandle) {
        self.cancel_unneeded(room, covered);
        if *room.stage() != Stage::Playing {
            return;
        }
        for seat in room.owe().iter().filter(|seat| !self.running.contains_key(seat)).collect::<Vec<_>>() {
            if let Some(kind) = decider(room, covered, seat) {
                self.start_bot(room, seat, kind, inbox.clone());
            }
        }
    }

    /// Cancels bots whose seat need not decide any more or whose owner is back.
    fn cancel_unneeded(&self, room: &Room, covered: SeatSet) {
        let asked = |seat: Seat| {
            *room.stage() == Stage::Playing
                && room.owe().contains(seat)
                && decider(room, covered, seat).is_some()
        };
        self.running.iter().filter(|(seat, _)| !asked(**seat)).for_each(|(_, cancel)| cancel.cancel());
    }

    fn start_bot(&mut self, room: &Room, seat: Seat, kind: &str, inbox: WeakRoomHandle) {
        let (Some(table), Ok(entry)) = (room.table(), room.game().bot(kind)) else { return };
        let (input, question) = (table.bot_input(seat), table.question(seat));
        let written = room.written_choice(seat);
        let mut bot = self.idle.remove(&seat).unwrap_or_else(|| entry.live(draw_seed()));
        let (permits, kind) = (Arc::clone(&self.permits), kind.to_owned());
        let cancel = Cancel::default();
        self.running.insert(seat, cancel.clone());
        tokio::spawn(async move {
            let permit = permits.acquire_owned().await;
            let bot_choice = tokio::task::spawn_blocking(move || {
                let start = Instant::now();
                let choice = written.or_else(|| bot.choose_until(&input, &cancel));
                metrics::histogram!("antorcha_bot_seconds").record(start.elapsed().as_secs_f64());
                drop(permit);
                BotChoice { seat, bot, kind, question, choice }
            });
            if let (Ok(bot_choice), Some(inbox)) = (bot_choice.await, inbox.upgrade()) {
                // If the room is gone, nobody needs the choice.
                let _ = inbox.send(RoomMessage::BotChose(bot_choice)).await;
            }
        });
    }

    /// Stores a bot that has finished.
    pub(super) fn put_back(&mut self, seat: Seat, bot: Box<dyn SeatedBot>) {
        self.running.remove(&seat);
        self.idle.insert(seat, bot);
    }

    pub(super) fn is_running(&self) -> bool {
        !self.running.is_empty()
    }
}

/// Nobody needs the choices of a room that is closed or has moved.
impl Drop for BotRunner {
    fn drop(&mut self) {
        self.running.values().for_each(Cancel::cancel);
    }
}

pub(super) fn decider(room: &Room, covered: SeatSet, seat: Seat) -> Option<&str> {
    let place = room.places().get(seat.index())?;
    match &place.holder {
        Holder::Bot { bot } => Some(bot),
        Holder::Person { .. } if place.covered.is_some() || covered.contains(seat) => {
            room.game().usual_bot().map(|usual| usual.key)
        }
        Holder::Person { .. } | Holder::Nobody => None,
    }
}
