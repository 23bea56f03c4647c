//! The app: all that the parts of the server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use store::{NewEntry, NewRoom, Report, Store};
use tokio::sync::Semaphore;

use crate::bus::Bus;
use crate::error::ApiError;
use crate::people::Revocations;
use crate::rate_limits::RateLimits;
use crate::rooms::Rooms;
use crate::settings::Settings;
use room::ids::{NodeId, PlayerId, RoomId};
use room::{Entry, LogEntry, Room};

/// How many programs that carry reminders may run at the same time.
const REMINDERS_AT_ONCE: usize = 4;

/// What every part of the server needs.
pub struct App {
    /// What is kept.
    pub store: Store,
    /// How other nodes are reached.
    pub bus: Bus,
    /// This node.
    pub node: NodeId,
    /// The games that are played here.
    pub games: &'static [catalog::Entry],
    /// What whoever runs the server has set.
    pub settings: Settings,
    /// How much clients may send.
    pub limits: RateLimits,
    /// The rooms that are open here.
    pub rooms: Rooms,
    /// What was taken back from those who may still be here.
    pub revocations: Revocations,
    /// How many bots may think at the same time.
    pub bot_permits: Arc<Semaphore>,
    /// How many reminders may be on their way at the same time.
    pub reminder_permits: Semaphore,
    closing: AtomicBool,
}

impl App {
    /// A app on this store and this bus.
    #[must_use]
    pub fn new(store: Store, bus: Bus, games: &'static [catalog::Entry], settings: Settings) -> Arc<App> {
        App::named(NodeId::draw(), store, bus, games, settings)
    }

    /// The only app on this store. It always has the same name, so that after a crash it need not wait until the
    /// one that crashed counts as dead: the rooms are its own.
    #[must_use]
    pub fn sole(store: Store, games: &'static [catalog::Entry], settings: Settings) -> Arc<App> {
        App::named(NodeId::sole(), store, Bus::in_memory(), games, settings)
    }

    fn named(
        node: NodeId,
        store: Store,
        bus: Bus,
        games: &'static [catalog::Entry],
        settings: Settings,
    ) -> Arc<App> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Arc::new(App {
            store,
            bus,
            node,
            games,
            limits: RateLimits::new(&settings.limits),
            settings,
            rooms: Rooms::default(),
            revocations: Revocations::default(),
            bot_permits: Arc::new(Semaphore::new(cores)),
            reminder_permits: Semaphore::new(REMINDERS_AT_ONCE),
            closing: AtomicBool::new(false),
        })
    }

    /// Opens a room with these entries, the first of which opens it.
    pub async fn open_room(self: &Arc<App>, entries: Vec<Entry>) -> Result<RoomId, ApiError> {
        let Some(Entry::Opened { settings, host, .. }) = entries.first() else {
            return Err(ApiError::internal("a room begins with its settings"));
        };
        let game = self.games.iter().find(|game| game.key() == settings.game);
        let game = game.ok_or_else(|| self.unknown_game(&settings.game))?;
        settings.check(game)?;
        let (id, created_ms) = (RoomId::draw(), now_ms());
        let unwritten = |_| ApiError::internal("an entry cannot be written");
        let room = NewRoom {
            id: id.to_string(),
            game: settings.game.clone(),
            settings: serde_json::to_string(settings).map_err(unwritten)?,
            listed: settings.listed,
            stage: store::Stage::Open,
            created_ms,
            host: host.to_string(),
            rules_version: i64::from((game.manifest)().rules_version),
        };
        let line =
            |entry: &Entry| Ok(NewEntry { at_ms: created_ms, body: entry.to_line().map_err(unwritten)? });
        let lines = entries.iter().map(line).collect::<Result<Vec<_>, ApiError>>()?;
        let made = Room::load(&id, self.games, &as_stored(&lines))?;
        let lease = self.store.create_room(room, self.node.as_str(), lines).await?;
        self.open_made(made, lease);
        Ok(id)
    }

    /// The log of a room after this entry.
    pub(crate) async fn log(&self, room: &RoomId, after: i64) -> Result<Vec<LogEntry>, ApiError> {
        let entries = self.store.entries(room.as_str(), after).await?;
        let entry = |store::Entry { number, at_ms, body }| LogEntry { number, at_ms, body };
        Ok(entries.into_iter().map(entry).collect())
    }

    /// Keeps a report of a line of chat for those who run the server.
    pub async fn report(
        &self,
        room: &RoomId,
        line: i64,
        by: &PlayerId,
        reason: &str,
    ) -> Result<(), ApiError> {
        let report = Report {
            room: room.to_string(),
            line,
            reporter: by.to_string(),
            reason: reason.to_owned(),
            at_ms: now_ms(),
        };
        self.store.add_report(report).await?;
        Ok(())
    }

    /// That there is no such game, and which there are.
    #[must_use]
    pub fn unknown_game(&self, key: &str) -> ApiError {
        let known: Vec<&str> = self.games.iter().map(catalog::Entry::key).collect();
        let key: String = key.chars().take(40).collect();
        ApiError::settings("game", format!("there is no game `{key}`: the games are {}", known.join(", ")))
    }

    /// Whether the server is going down.
    #[must_use]
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Acquire)
    }

    /// From now on no room is opened here.
    pub fn close_doors(&self) {
        self.closing.store(true, Ordering::Release);
    }
}

/// The first entries of a room, as they will be read.
fn as_stored(lines: &[NewEntry]) -> Vec<LogEntry> {
    let stored = |(number, line): (i64, &NewEntry)| {
        let NewEntry { at_ms, body } = line.clone();
        LogEntry { number, at_ms, body }
    };
    (1..).zip(lines).map(stored).collect()
}

/// The time in milliseconds since 1970.
#[must_use]
pub fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
