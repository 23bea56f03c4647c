//! Queries for rooms.

use std::collections::BTreeMap;

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::append::RoomStage;
use crate::database::{Record, Text, sql};
use crate::error::StoreError;
use crate::store::Store;

/// A room in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    pub id: String,
    pub game: String,
    pub rules_version: i64,
    /// JSON.
    pub settings: String,
    /// Whether the lobby shows the room.
    pub listed: bool,
    pub stage: RoomStage,
    pub created_ms: i64,
    /// The time of the last change of stage or summary.
    pub active_ms: i64,
    /// JSON.
    pub summary: Option<String>,
    /// When a node must load the room.
    pub wake_at_ms: Option<i64>,
}

impl Record for RoomRow {
    fn read(row: &AnyRow) -> Result<RoomRow, sqlx::Error> {
        Ok(RoomRow {
            id: row.try_get(0)?,
            game: row.try_get(1)?,
            rules_version: row.try_get(2)?,
            settings: row.try_get(3)?,
            listed: row.try_get::<i64, _>(4)? != 0,
            stage: read_stage(row.try_get(5)?)?,
            created_ms: row.try_get(6)?,
            active_ms: row.try_get(7)?,
            summary: row.try_get(8)?,
            wake_at_ms: row.try_get(9)?,
        })
    }
}

fn read_stage(name: &str) -> Result<RoomStage, sqlx::Error> {
    RoomStage::from_name(name).ok_or_else(|| sqlx::Error::Decode(format!("unknown stage `{name}`").into()))
}

/// Selects the columns of a [`RoomRow`].
macro_rules! rooms {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, rules_version, settings, listed, stage, created_ms, active_ms, summary, wake_at_ms ",
            "FROM rooms ",
            $rest
        )
    };
}

impl Store {
    pub async fn room(&self, room: &str) -> Result<Option<RoomRow>, StoreError> {
        self.database().first(sql(rooms!("WHERE id = $1")).bind(room.to_owned())).await
    }

    /// Returns the listed rooms that are neither over nor closed, or were over only after `over_after_ms`, newest first.
    pub async fn lobby(&self, limit: u32, over_after_ms: i64) -> Result<Vec<RoomRow>, StoreError> {
        let lobby = sql(rooms!(
            "WHERE listed = 1 AND (stage IN ('open', 'playing') OR (stage = 'over' AND active_ms > $2)) \
             ORDER BY created_ms DESC, id LIMIT $1"
        ));
        self.database().all(lobby.bind(i64::from(limit)).bind(over_after_ms)).await
    }

    /// Returns a player's rooms, latest activity first. For the next page, `before_ms` is the activity of the last room.
    pub async fn rooms_of(
        &self,
        player: &str,
        limit: u32,
        before_ms: Option<i64>,
    ) -> Result<Vec<RoomRow>, StoreError> {
        let rooms = sql(rooms!(
            "WHERE id IN (SELECT room FROM room_players WHERE player = $1) AND active_ms < $2 \
             ORDER BY active_ms DESC, id LIMIT $3"
        ));
        let before = before_ms.unwrap_or(i64::MAX);
        self.database().all(rooms.bind(player.to_owned()).bind(before).bind(i64::from(limit))).await
    }

    /// Returns the rooms that a player hosts and that are neither over nor closed, whether the player has a seat or not.
    pub async fn hosted_by(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let hosted = sql("SELECT id FROM rooms WHERE stage IN ('open', 'playing') AND host = $1 ORDER BY id");
        let found: Vec<Text> = self.database().all(hosted.bind(player.to_owned())).await?;
        Ok(found.into_iter().map(|Text(room)| room).collect())
    }

    /// Returns the rooms whose `wake_at_ms` has passed and that no living node holds, longest overdue first.
    pub async fn due(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        let due = sql("SELECT rooms.id FROM rooms, clock WHERE rooms.wake_at_ms <= clock.now_ms \
            AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = rooms.node AND nodes.expires_ms > clock.now_ms) \
            ORDER BY rooms.wake_at_ms, rooms.id LIMIT $1");
        let found: Vec<Text> = self.database().all(due.bind(i64::from(limit))).await?;
        Ok(found.into_iter().map(|Text(room)| room).collect())
    }

    /// Counts the rooms of each stage. Stages without rooms are missing.
    pub async fn count_rooms(&self) -> Result<BTreeMap<RoomStage, i64>, StoreError> {
        let count = sql("SELECT stage, COUNT(*) FROM rooms GROUP BY stage");
        let counts: Vec<StageCount> = self.database().all(count).await?;
        Ok(counts.into_iter().map(|StageCount { stage, rooms }| (stage, rooms)).collect())
    }
}

struct StageCount {
    stage: RoomStage,
    rooms: i64,
}

impl Record for StageCount {
    fn read(row: &AnyRow) -> Result<StageCount, sqlx::Error> {
        Ok(StageCount { stage: read_stage(row.try_get(0)?)?, rooms: row.try_get(1)? })
    }
}
