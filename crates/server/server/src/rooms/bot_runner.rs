//! Who decides for a seat: its owner, or a bot, in its own seat or in someone's stead.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use catalog::{Cancel, SeatedBot};
use game::{Seat, SeatSet};
use tokio::sync::Semaphore;

use super::message::{RoomMessage, Thought, WeakRoomHandle};
use room::ids::draw_seed;
use room::{Holder, Room, Stage};

/// The bots of a room, and who has been away since when.
pub(super) struct BotRunner {
    /// Bots that are not thinking just now.
    resting: BTreeMap<Seat, Box<dyn SeatedBot>>,
    /// Bots that are thinking, with the way to stop them.
    thinking: BTreeMap<Seat, Cancel>,
    /// Since when the owners of seats are away.
    away: Vec<Option<i64>>,
    opened_ms: i64,
    permits: Arc<Semaphore>,
}

impl BotRunner {
    /// Nobody is there when a room is opened.
    pub(super) fn new(seats: usize, permits: Arc<Semaphore>, now_ms: i64) -> BotRunner {
        let away = vec![Some(now_ms); seats];
        BotRunner { resting: BTreeMap::new(), thinking: BTreeMap::new(), away, opened_ms: now_ms, permits }
    }

    /// Learns whose owners are there.
    pub(super) fn note_present(&mut self, present: SeatSet, now_ms: i64) {
        for (seat, away) in Seat::all(game::MAX_SEATS as u8).zip(&mut self.away) {
            *away = if present.contains(seat) { None } else { away.or(Some(now_ms)) };
        }
    }

    /// When the room was opened here.
    pub(super) fn opened_ms(&self) -> i64 {
        self.opened_ms
    }

    /// Since when the owner of this seat is away, if they were here since the room was opened.
    pub(super) fn left_at(&self, seat: Seat) -> Option<i64> {
        self.away.get(seat.index()).copied().flatten().filter(|since| *since > self.opened_ms)
    }

    /// When a bot begins to cover for the owner of this seat, if it goes on like this: someone is to be there who
    /// waits, for nobody plays on in an empty room.
    pub(super) fn cover_at(&self, room: &Room, present: SeatSet, seat: Seat) -> Option<i64> {
        let is_person = room.places().get(seat.index()).is_some_and(|place| place.player().is_some());
        let waits = is_person && !present.is_empty() && *room.stage() == Stage::Playing;
        let since = self.away.get(seat.index()).copied().flatten().filter(|_| waits)?;
        Some(since + room.grace_ms()?)
    }

    /// The seats for which a bot covers because their owners are away.
    pub(super) fn covered(&self, room: &Room, present: SeatSet, now_ms: i64) -> SeatSet {
        let is_due = |seat: &Seat| self.cover_at(room, present, *seat).is_some_and(|at| at <= now_ms);
        Seat::all(room.settings().seat_count()).filter(is_due).collect()
    }

    /// Lets every bot think that is asked and is not thinking yet, and stops those that are asked no more.
    pub(super) fn think(&mut self, room: &Room, covered: SeatSet, inbox: &WeakRoomHandle) {
        self.stop_idle_thoughts(room, covered);
        if *room.stage() != Stage::Playing {
            return;
        }
        for seat in room.owe().iter().filter(|seat| !self.thinking.contains_key(seat)).collect::<Vec<_>>() {
            if let Some(kind) = decider(room, covered, seat) {
                self.send_thinking(room, seat, kind, inbox.clone());
            }
        }
    }

    /// A bot whose seat owes nothing any more, or whose owner is back, need not think on.
    fn stop_idle_thoughts(&self, room: &Room, covered: SeatSet) {
        let asked = |seat: Seat| {
            *room.stage() == Stage::Playing
                && room.owe().contains(seat)
                && decider(room, covered, seat).is_some()
        };
        self.thinking.iter().filter(|(seat, _)| !asked(**seat)).for_each(|(_, cancel)| cancel.cancel());
    }

    fn send_thinking(&mut self, room: &Room, seat: Seat, kind: &str, inbox: WeakRoomHandle) {
        let (Some(table), Ok(entry)) = (room.table(), room.game().bot(kind)) else { return };
        let (input, question) = (table.bot_input(seat), table.question(seat));
        let written = room.written_choice(seat);
        let mut bot = self.resting.remove(&seat).unwrap_or_else(|| entry.live(draw_seed()));
        let (permits, kind) = (Arc::clone(&self.permits), kind.to_owned());
        let cancel = Cancel::default();
        self.thinking.insert(seat, cancel.clone());
        tokio::spawn(async move {
            let permit = permits.acquire_owned().await;
            let thought = tokio::task::spawn_blocking(move || {
                let start = Instant::now();
                let choice = written.or_else(|| bot.choose_until(&input, &cancel));
                metrics::histogram!("antorcha_bot_seconds").record(start.elapsed().as_secs_f64());
                drop(permit);
                Thought { seat, bot, kind, question, choice }
            });
            if let (Ok(thought), Some(inbox)) = (thought.await, inbox.upgrade()) {
                // A room that has gone needs no thought any more.
                let _ = inbox.send(RoomMessage::BotChose(thought)).await;
            }
        });
    }

    /// Takes a bot back that has made up its mind.
    pub(super) fn rest(&mut self, seat: Seat, bot: Box<dyn SeatedBot>) {
        self.thinking.remove(&seat);
        self.resting.insert(seat, bot);
    }

    pub(super) fn is_thinking(&self) -> bool {
        !self.thinking.is_empty()
    }
}

/// Nobody waits for the thoughts of a room that is closed or has moved.
impl Drop for BotRunner {
    fn drop(&mut self) {
        self.thinking.values().for_each(Cancel::cancel);
    }
}

/// The bot that decides for this seat, if one does.
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
