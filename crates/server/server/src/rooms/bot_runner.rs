//! Runs the bots of a room: those with their own seat, and those that cover for an absent owner.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::{Cancel, SeatedBot};
use game::{Seat, SeatSet};
use room::ids::draw_seed;
use room::{Room, Stage};

use super::bot_queue::{BotJob, BotPermit, BotQueue, JobId, Priority};
use super::message::{BotChoice, RoomMessage, WeakRoomHandle};

/// The shortest thinking time of a bot on a busy server.
const SHORTEST: Duration = Duration::from_millis(20);

/// The bots of a room, and since when the owners of seats are away.
pub(super) struct BotRunner {
    /// Bots that are not running.
    idle: BTreeMap<Seat, Box<dyn SeatedBot>>,
    running: BTreeMap<Seat, RunningBot>,
    /// Since when each seat's owner is away, in milliseconds since 1970.
    away: Vec<Option<i64>>,
    /// Questions whose answer was refused. The bot would give the same answer again.
    refused: BTreeMap<Seat, String>,
    opened_ms: i64,
    queue: Arc<BotQueue>,
}

/// A bot that thinks or waits in the queue.
struct RunningBot {
    job: JobId,
    priority: Priority,
    cancel: Cancel,
}

impl BotRunner {
    /// When a room is opened, all owners count as away.
    pub(super) fn new(seats: usize, queue: Arc<BotQueue>, now_ms: i64) -> BotRunner {
        BotRunner {
            idle: BTreeMap::new(),
            running: BTreeMap::new(),
            away: vec![Some(now_ms); seats],
            refused: BTreeMap::new(),
            opened_ms: now_ms,
            queue,
        }
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

    /// Starts every bot whose seat must decide, and cancels those whose seat need not. Without a priority, the match
    /// pauses.
    pub(super) fn start_bots(
        &mut self,
        room: &Room,
        covered: SeatSet,
        priority: Option<Priority>,
        inbox: &WeakRoomHandle,
    ) {
        self.cancel_unneeded(room, covered);
        let Some(priority) = priority.filter(|_| *room.stage() == Stage::Playing) else { return };
        for bot in self.running.values_mut().filter(|bot| bot.priority != priority) {
            bot.priority = priority;
            self.queue.set_priority(bot.job, priority);
        }
        let not_running = |seat: &Seat| !self.running.contains_key(seat);
        for seat in room.owing_seats().iter().filter(not_running).collect::<Vec<_>>() {
            // What one bot reveals, such as a lit torch, may change what the next one decides.
            if room.has_fixed_order() && self.is_running() {
                return;
            }
            if let Some(kind) = room.decider(covered, seat) {
                self.start_bot(room, seat, kind, priority, inbox.clone());
            }
        }
    }

    /// Cancels bots whose seat need not decide any more or whose owner is back.
    fn cancel_unneeded(&self, room: &Room, covered: SeatSet) {
        let asked = |seat: Seat| {
            *room.stage() == Stage::Playing
                && room.owing_seats().contains(seat)
                && room.decider(covered, seat).is_some()
        };
        self.running.iter().filter(|(seat, _)| !asked(**seat)).for_each(|(_, bot)| bot.cancel.cancel());
    }

    fn start_bot(&mut self, room: &Room, seat: Seat, kind: &str, priority: Priority, inbox: WeakRoomHandle) {
        let (Some(table), Ok(entry)) = (room.table(), room.game().bot(kind)) else { return };
        let question = table.question(seat);
        if self.refused.get(&seat) == Some(&question) {
            return;
        }
        let input = table.bot_input(seat);
        let written = room.written_choice(seat);
        let fixed = room.fixed_bot_seed(seat);
        let idle = self.idle.remove(&seat);
        let mut bot = match fixed {
            Some(seed) => entry.seeded(seed),
            None => idle.unwrap_or_else(|| entry.live(draw_seed())),
        };
        let kind = kind.to_owned();
        // A bot that is hurried would decide otherwise than with its fixed seed.
        let usual = entry.effort.map(|effort| effort.time).filter(|_| fixed.is_none());
        let cancel = Cancel::default();
        let hurry = fixed.is_none().then(|| cancel.clone());
        let (job, granted) = self.queue.enqueue(BotJob { priority, owner: room.host().clone(), hurry });
        self.running.insert(seat, RunningBot { job, priority, cancel: cancel.clone() });
        tokio::spawn(async move {
            let Ok(permit) = granted.await else { return };
            let limit = usual.and_then(|usual| shortened(usual, &permit));
            let hurry = cancel.clone();
            let mut thinking = tokio::task::spawn_blocking(move || {
                let start = Instant::now();
                let choice = written.or_else(|| bot.choose_until(&input, &cancel));
                metrics::histogram!("antorcha_bot_seconds").record(start.elapsed().as_secs_f64());
                drop(permit);
                BotChoice { seat, bot, kind, question, choice }
            });
            let in_time = match limit {
                Some(limit) => tokio::time::timeout(limit, &mut thinking).await,
                None => Ok((&mut thinking).await),
            };
            let chosen = match in_time {
                Ok(chosen) => chosen,
                Err(_) => {
                    hurry.cancel();
                    thinking.await
                }
            };
            if let (Ok(bot_choice), Some(inbox)) = (chosen, inbox.upgrade()) {
                // If the room is gone, nobody needs the choice.
                let _ = inbox.send(RoomMessage::BotChose(bot_choice)).await;
            }
        });
    }

    /// Does not ask the bot this question again.
    pub(super) fn note_refused(&mut self, seat: Seat, question: String) {
        self.refused.insert(seat, question);
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

/// The time limit on a busy server; `None` if the bot may think as long as usual.
fn shortened(usual: Duration, permit: &BotPermit) -> Option<Duration> {
    (permit.share < 1.0).then(|| usual.mul_f64(permit.share).max(SHORTEST))
}

/// The priority of the bots of a room; `None` if only bots play and nobody is connected.
pub(super) fn priority(room: &Room, present: SeatSet, has_subscribers: bool) -> Option<Priority> {
    if !present.is_empty() {
        Some(Priority::PlayerWaits)
    } else if has_subscribers {
        Some(Priority::Watched)
    } else {
        (!room.only_bots_play()).then_some(Priority::PlayersOffline)
    }
}

/// Nobody needs the choices of a room that is closed or has moved.
impl Drop for BotRunner {
    fn drop(&mut self) {
        self.running.values().for_each(|bot| bot.cancel.cancel());
    }
}
