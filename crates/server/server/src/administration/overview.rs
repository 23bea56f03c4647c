//! The state of the whole server, without secrets.

use std::time::{Duration, Instant};

use room::ids::NodeId;
use serde::Serialize;
use store::{RoomStage, Store};
use tokio::sync::Mutex;
use ts_rs::TS;
use utoipa::ToSchema;

use super::load::LoadPoint;
use super::names::{PlayerName, name_of};
use crate::clock::now_ms;
use crate::error::ApiError;

/// How old the latest sample of a living node may be.
const LATEST_MS: i64 = 3 * 60 * 1_000;

/// How long counted rooms are shown.
const COUNTED: Duration = Duration::from_secs(10);

/// No more reports are counted.
const MOST_REPORTS: u32 = 1_000;

/// The state of the whole server.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Overview {
    /// The version of the program that answers.
    pub version: &'static str,
    /// `SQLite` or `PostgreSQL`.
    pub store: &'static str,
    /// The version of the store's tables.
    pub schema: i64,
    /// The size of the store in bytes.
    pub bytes: i64,
    /// The nodes of the server.
    pub nodes: Vec<NodeShown>,
    /// Stored rooms by stage.
    pub rooms: RoomCounts,
    /// Reported chat lines that wait for an admin; at most 1,000 are counted.
    pub reports: i64,
    /// Reported problems that wait for an admin; at most 1,000 are counted.
    pub problems: i64,
    /// The admins.
    pub admins: Vec<PlayerName>,
    /// How busy all nodes together were in the last twelve hours, oldest first.
    pub load: Vec<LoadPoint>,
}

/// A node of the server.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct NodeShown {
    /// The id of the node.
    pub id: String,
    /// Its version, once it has said so.
    pub version: Option<String>,
    /// People with an open table on it, by its latest sample.
    pub people: Option<i64>,
    /// Open rooms on it.
    pub rooms: Option<i64>,
    /// Its memory in bytes.
    pub memory_bytes: Option<i64>,
}

/// Stored rooms by stage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RoomCounts {
    /// Their match has not begun.
    pub open: i64,
    /// Their match is running.
    pub playing: i64,
    /// Their match is over.
    pub over: i64,
    /// They were closed before the end.
    pub closed: i64,
}

impl RoomCounts {
    pub async fn read(store: &Store) -> Result<RoomCounts, ApiError> {
        let counts = store.count_rooms().await?;
        let of = |stage| counts.get(&stage).copied().unwrap_or(0);
        Ok(RoomCounts {
            open: of(RoomStage::Open),
            playing: of(RoomStage::Playing),
            over: of(RoomStage::Over),
            closed: of(RoomStage::Closed),
        })
    }
}

/// Counting reads a whole index, so its result is used for a while.
#[derive(Default)]
pub(crate) struct RoomCountsCache(Mutex<Option<(Instant, RoomCounts)>>);

impl RoomCountsCache {
    pub(crate) async fn read(&self, store: &Store) -> Result<RoomCounts, ApiError> {
        let mut known = self.0.lock().await;
        if let Some((at, counts)) = &*known
            && at.elapsed() < COUNTED
        {
            return Ok(counts.clone());
        }
        let counts = RoomCounts::read(store).await?;
        *known = Some((Instant::now(), counts.clone()));
        Ok(counts)
    }
}

impl Overview {
    pub async fn read(store: &Store, rooms: RoomCounts) -> Result<Overview, ApiError> {
        let now = now_ms();
        let (reports, problems) = store.count_reports_to_handle(MOST_REPORTS).await?;
        let mut admins = Vec::new();
        for admin in store.admins().await? {
            admins.push(name_of(store, &admin).await?);
        }
        Ok(Overview {
            version: env!("CARGO_PKG_VERSION"),
            store: store.kind().as_str(),
            schema: Store::newest_schema(),
            bytes: store.size().await?,
            nodes: nodes(store, now).await?,
            rooms,
            reports,
            problems,
            admins,
            load: LoadPoint::recent(store, now).await?,
        })
    }
}

async fn nodes(store: &Store, now_ms: i64) -> Result<Vec<NodeShown>, ApiError> {
    let samples = store.load_samples(now_ms - LATEST_MS, MOST_REPORTS).await?;
    let node = |node: store::NodeRow| {
        let latest = samples.iter().rfind(|sample| sample.node == node.id);
        NodeShown {
            version: node.version,
            people: latest.map(|sample| sample.people),
            rooms: latest.map(|sample| sample.rooms),
            memory_bytes: latest.map(|sample| sample.memory_bytes),
            id: node.id,
        }
    };
    let living = store.living_nodes().await?;
    Ok(living.into_iter().filter(|row| NodeId::parse(&row.id).is_some()).map(node).collect())
}
