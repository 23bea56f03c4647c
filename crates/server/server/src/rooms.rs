//! The rooms that are open on this node, and access to those on other nodes.

mod bot_queue;
mod bot_runner;
mod delayed_view;
mod forgetting;
mod message;
mod relay;
mod request;
mod serve_nodes;
mod subscribers;
mod subscription;
mod summary;
mod task;

use std::collections::{BTreeSet, HashMap};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::Seat;
use room::RoomError;
use room::ids::{NodeId, PlayerId, RoomId};
use room::{Entry, Loaded, LogEntry, Room};
use store::{Claim, Lease, NewEntry, NewRoom, Store};
use tokio::sync::{OnceCell, oneshot};

use bot_queue::BotQueue;
pub use message::{
    Answer, BATCH, BotChoice, ClientReceiver, ClientSender, Ending, NoticeCheck, RoomGone, RoomHandle,
    RoomMessage, Visitor, WeakRoomHandle, room_channel,
};
use relay::Relay;
pub(crate) use room::json;
pub use subscription::Subscription;

use crate::administration::Administration;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::nodes::Nodes;
use crate::notices::Notices;
use crate::people::Revocations;
use crate::rate_limits::RateLimits;
use crate::rooms::task::RoomTask;
use crate::settings::Settings;

/// How many messages may wait for a room.
const ROOM_QUEUE: usize = 64;

/// How often a request looks for a room that is moving to another node.
const ATTEMPTS: u32 = 12;

/// Pause between these attempts. All attempts together outlast the lease of a dead node.
const PAUSE: Duration = Duration::from_millis(400);

/// Timeout for the answer of another node.
const ANSWER: Duration = Duration::from_secs(5);

/// The rooms that are open here, and access to those on other nodes.
pub struct Rooms {
    store: Store,
    nodes: Nodes,
    games: &'static [catalog::Entry],
    settings: Arc<Settings>,
    limits: Arc<RateLimits>,
    revocations: Arc<Revocations>,
    notices: Arc<Notices>,
    administration: Arc<Administration>,
    bot_queue: Arc<BotQueue>,
    slots: Mutex<HashMap<RoomId, Slot>>,
    closing: AtomicBool,
    /// Subscriptions across nodes, in both directions.
    relay: Relay,
}

type Slot = Arc<OnceCell<RoomHandle>>;

#[derive(Clone)]
pub enum RoomLocation {
    Here(RoomHandle),
    There(NodeId),
}

enum OpenError {
    HeldBy(NodeId),
    ApiError(ApiError),
}

impl Rooms {
    #[expect(clippy::too_many_arguments, reason = "each is a handle of the app, used once")]
    pub(crate) fn new(
        store: Store,
        nodes: Nodes,
        games: &'static [catalog::Entry],
        settings: Arc<Settings>,
        limits: Arc<RateLimits>,
        revocations: Arc<Revocations>,
        notices: Arc<Notices>,
        administration: Arc<Administration>,
    ) -> Arc<Rooms> {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        Arc::new(Rooms {
            store,
            nodes,
            games,
            settings,
            limits,
            revocations,
            notices,
            administration,
            bot_queue: BotQueue::new(cores),
            slots: Mutex::default(),
            closing: AtomicBool::new(false),
            relay: Relay::default(),
        })
    }

    /// Opens a new room with these entries, the first of which is [`Entry::Opened`].
    pub async fn open_room(self: &Arc<Rooms>, entries: Vec<Entry>) -> Result<RoomId, ApiError> {
        let id = RoomId::draw();
        self.open_room_as(&id, entries).await?;
        Ok(id)
    }

    /// Like [`Rooms::open_room`], with an id that no room has.
    pub(crate) async fn open_room_as(
        self: &Arc<Rooms>,
        id: &RoomId,
        entries: Vec<Entry>,
    ) -> Result<(), ApiError> {
        let Some(Entry::Opened { settings, host, .. }) = entries.first() else {
            return Err(ApiError::internal("a room begins with its settings"));
        };
        let game = self.games.iter().find(|game| game.key() == settings.game);
        let game = game.ok_or_else(|| self.unknown_game(&settings.game))?;
        settings.check(game)?;
        let created_ms = now_ms();
        if self.administration.now().board.restart_soon(created_ms).is_some() {
            return Err(ApiError::RestartSoon);
        }
        let unwritten = |_| ApiError::internal("an entry cannot be written");
        let row = NewRoom {
            id: id.to_string(),
            game: settings.game.clone(),
            settings: serde_json::to_string(settings).map_err(unwritten)?,
            listed: settings.listed,
            stage: store::RoomStage::Open,
            created_ms,
            host: host.to_string(),
            rules_version: i64::from((game.manifest)().rules_version),
        };
        let line =
            |entry: &Entry| Ok(NewEntry { at_ms: created_ms, body: entry.to_line().map_err(unwritten)? });
        let lines = entries.iter().map(line).collect::<Result<Vec<_>, ApiError>>()?;
        let loaded = Room::load(id, self.games, &as_stored(&lines))?;
        let lease = self.store.create_room(row, self.nodes.id.as_str(), lines).await?;
        self.open_created(loaded, lease);
        Ok(())
    }

    fn unknown_game(&self, key: &str) -> ApiError {
        let known: Vec<&str> = self.games.iter().map(catalog::Entry::key).collect();
        let key: String = key.chars().take(40).collect();
        ApiError::settings("game", format!("unknown game `{key}`: use one of {}", known.join(", ")))
    }

    /// The log entries of a room with a higher number than `after`.
    pub async fn log(&self, room: &RoomId, after: i64) -> Result<Vec<LogEntry>, ApiError> {
        let entries = self.store.entries(room.as_str(), after).await?;
        let entry = |store::Entry { number, at_ms, body }| LogEntry { number, at_ms, body };
        Ok(entries.into_iter().map(entry).collect())
    }

    /// Whether the server is shutting down. If so, no room is opened here.
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Acquire)
    }

    pub fn stop_opening(&self) {
        self.closing.store(true, Ordering::Release);
    }

    /// Ends subscriptions to rooms of dead nodes, so that their clients look for the room again.
    pub(crate) fn drop_dead_nodes(&self, alive: &BTreeSet<NodeId>) {
        self.relay.drop_dead_nodes(alive);
    }

    /// Finds a room, and opens it here if no node has it open.
    pub async fn locate(self: &Arc<Rooms>, room: &RoomId) -> Result<RoomLocation, ApiError> {
        let slot = self.slot(room);
        let opened = slot.get_or_try_init(|| self.open(room)).await;
        match opened {
            Ok(handle) => Ok(RoomLocation::Here(handle.clone())),
            Err(elsewhere) => {
                self.forget(room, &slot);
                match elsewhere {
                    OpenError::HeldBy(node) => Ok(RoomLocation::There(node)),
                    OpenError::ApiError(error) => Err(error),
                }
            }
        }
    }

    async fn open(self: &Arc<Rooms>, room: &RoomId) -> Result<RoomHandle, OpenError> {
        if self.is_closing() {
            return Err(OpenError::ApiError(ApiError::ShuttingDown));
        }
        let claim = self.store.claim(room.as_str(), self.nodes.id.as_str()).await;
        let lease = match claim.map_err(|error| OpenError::ApiError(error.into()))? {
            Claim::Owned(lease) => lease,
            Claim::Unknown => return Err(OpenError::ApiError(ApiError::from(RoomError::UnknownRoom))),
            Claim::HeldBy(node) => {
                let node = NodeId::parse(&node).ok_or(OpenError::ApiError(ApiError::Moving))?;
                return Err(OpenError::HeldBy(node));
            }
        };
        let loaded = self.load(room).await.map_err(OpenError::ApiError)?;
        Ok(self.start_task(loaded, lease))
    }

    /// Serves a room that was created here. No other node knows it yet, so its slot is free.
    fn open_created(self: &Arc<Rooms>, made: Loaded, lease: Lease) {
        if self.is_closing() {
            return;
        }
        let slot = self.slot(made.room.id());
        let _ = slot.set(self.start_task(made, lease));
    }

    fn start_task(self: &Arc<Rooms>, loaded: Loaded, lease: Lease) -> RoomHandle {
        let (sender, receiver) = room_channel(ROOM_QUEUE);
        let (rooms, id) = (Arc::clone(self), loaded.room.id().clone());
        let mut task = RoomTask::new(Arc::clone(self), loaded.room, lease, (sender.downgrade(), receiver));
        tokio::spawn(async move {
            task.run(loaded.closing).await;
            drop(task);
            rooms.sweep(&id);
        });
        sender
    }

    /// Builds a room from its log without opening it, for read-only requests.
    pub async fn load(&self, room: &RoomId) -> Result<Loaded, ApiError> {
        let log = self.log(room, 0).await?;
        let (games, room) = (self.games, room.clone());
        let loading = tokio::task::spawn_blocking(move || Room::load(&room, games, &log));
        Ok(loading.await.map_err(|_| ApiError::internal("a log cannot be read"))??)
    }

    /// Stops every room here, so that other nodes can open them at once.
    pub async fn stop_all(&self) {
        self.stop_opening();
        let mut waiting = Vec::new();
        for handle in self.handles() {
            let (done, stopped) = oneshot::channel();
            if handle.send(RoomMessage::Stop { done }).await.is_ok() {
                waiting.push(stopped);
            }
        }
        for stopped in waiting {
            let _ = stopped.await;
        }
    }
}

/// Counts the attempts to find a room that is moving to another node.
#[derive(Default)]
struct Attempts {
    attempts: u32,
}

impl Attempts {
    /// Returns whether there is another attempt, after a pause if it is not the first.
    async fn next(&mut self) -> bool {
        if self.attempts > 0 {
            tokio::time::sleep(PAUSE).await;
        }
        self.attempts += 1;
        self.attempts <= ATTEMPTS
    }
}

impl Rooms {
    fn slots(&self) -> MutexGuard<'_, HashMap<RoomId, Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The slot of a room; a new one if its task has ended.
    fn slot(&self, room: &RoomId) -> Slot {
        let mut slots = self.slots();
        let slot = slots.entry(room.clone()).or_default();
        if slot.get().is_some_and(RoomHandle::is_closed) {
            *slot = Slot::default();
        }
        Arc::clone(slot)
    }

    fn forget(&self, room: &RoomId, slot: &Slot) {
        let mut slots = self.slots();
        if slots.get(room).is_some_and(|known| Arc::ptr_eq(known, slot) && known.get().is_none()) {
            slots.remove(room);
        }
    }

    /// Removes the slot of a room whose task has ended.
    fn sweep(&self, room: &RoomId) {
        let mut slots = self.slots();
        let ended = |slot: &Slot| slot.get().is_some_and(RoomHandle::is_closed);
        if slots.get(room).is_some_and(ended) {
            slots.remove(room);
        }
    }

    fn handles(&self) -> Vec<RoomHandle> {
        self.slots().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    pub(crate) fn is_open(&self, room: &RoomId) -> bool {
        let is_served = |slot: &Slot| slot.get().is_some_and(|handle| !handle.is_closed());
        self.slots().get(room).is_some_and(is_served)
    }

    /// Whether a notice of a turn is still wanted. `None` if the room is not open here.
    pub(crate) async fn check_notice(
        &self,
        room: &RoomId,
        seat: Seat,
        player: &PlayerId,
        asked_ms: i64,
    ) -> Option<NoticeCheck> {
        let handle = self.slots().get(room).and_then(|slot| slot.get().cloned())?;
        let (done, answer) = oneshot::channel();
        let message = RoomMessage::CheckNotice { seat, player: player.clone(), asked_ms, done };
        handle.send(message).await.ok()?;
        tokio::time::timeout(ANSWER, answer).await.ok()?.ok()
    }

    /// How many rooms are open here.
    pub fn count(&self) -> usize {
        self.slots().len()
    }
}

/// The first entries of a room as the store will return them.
fn as_stored(lines: &[NewEntry]) -> Vec<LogEntry> {
    let stored =
        |(number, line): (i64, &NewEntry)| LogEntry { number, at_ms: line.at_ms, body: line.body.clone() };
    (1..).zip(lines).map(stored).collect()
}
