//! Rooms: what is known of each, and which are asked for.

use std::collections::BTreeMap;

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::StoreError;
use crate::store::{Store, Text};

/// How far a room has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Players may sit down.
    Open,
    /// The match is on.
    Playing,
    /// The match has ended.
    Over,
    /// The room was closed before its match ended.
    Closed,
}

impl Stage {
    /// Every stage.
    pub const ALL: [Stage; 4] = [Stage::Open, Stage::Playing, Stage::Over, Stage::Closed];

    /// The stage's name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        }
    }

    /// The stage with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.as_str() == name)
    }
}

/// A room as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// The room's id.
    pub id: String,
    /// The game that is played there.
    pub game: String,
    /// The version of its rules.
    pub rules_version: i64,
    /// What was settled when the room was opened, as JSON.
    pub settings: String,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// How far it has come.
    pub stage: Stage,
    /// When it was opened.
    pub created_ms: i64,
    /// When the last entry came that had a summary with it.
    pub active_ms: i64,
    /// The last summary, as JSON.
    pub summary: Option<String>,
    /// When someone must look after it.
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

fn read_stage(name: &str) -> Result<Stage, sqlx::Error> {
    Stage::from_name(name).ok_or_else(|| sqlx::Error::Decode(format!("there is no stage `{name}`").into()))
}

/// The columns of a [`RoomRow`], and where they come from.
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
    /// A room by its id.
    pub async fn room(&self, room: &str) -> Result<Option<RoomRow>, StoreError> {
        self.database().first(sql(rooms!("WHERE id = $1")).bind(room.to_owned())).await
    }

    /// The rooms that are listed and neither over nor closed, newest first.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        let lobby = sql(rooms!(
            "WHERE listed = 1 AND stage IN ('open', 'playing') ORDER BY created_ms DESC, id LIMIT $1"
        ));
        self.database().all(lobby.bind(i64::from(limit))).await
    }

    /// A player's rooms, latest activity first; for the next page, those active before the last one shown.
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

    /// The rooms that a player has opened and that are neither over nor closed, in whichever seat they are, if in any.
    pub async fn hosted_by(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let hosted = sql("SELECT id FROM rooms WHERE stage IN ('open', 'playing') AND host = $1 ORDER BY id");
        let found: Vec<Text> = self.database().all(hosted.bind(player.to_owned())).await?;
        Ok(found.into_iter().map(|Text(room)| room).collect())
    }

    /// The rooms to be looked after now that no living node has, longest overdue first.
    pub async fn due(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        let due = sql("SELECT rooms.id FROM rooms, clock WHERE rooms.wake_at_ms <= clock.now_ms \
            AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = rooms.node AND nodes.expires_ms > clock.now_ms) \
            ORDER BY rooms.wake_at_ms, rooms.id LIMIT $1");
        let found: Vec<Text> = self.database().all(due.bind(i64::from(limit))).await?;
        Ok(found.into_iter().map(|Text(room)| room).collect())
    }

    /// How many rooms there are at each stage; stages without rooms are left out.
    pub async fn count_rooms(&self) -> Result<BTreeMap<Stage, i64>, StoreError> {
        let count = sql("SELECT stage, COUNT(*) FROM rooms GROUP BY stage");
        let counts: Vec<StageCount> = self.database().all(count).await?;
        Ok(counts.into_iter().map(|StageCount { stage, rooms }| (stage, rooms)).collect())
    }
}

struct StageCount {
    stage: Stage,
    rooms: i64,
}

impl Record for StageCount {
    fn read(row: &AnyRow) -> Result<StageCount, sqlx::Error> {
        Ok(StageCount { stage: read_stage(row.try_get(0)?)?, rooms: row.try_get(1)? })
    }
}
