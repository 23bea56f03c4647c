//! Searches of admins: people by name, and rooms. Each page is read by an index.

use crate::database::sql;
use crate::error::StoreError;
use crate::players::PlayerRow;
use crate::rooms::RoomRow;
use crate::store::Store;

/// Selects rooms with the columns of a [`RoomRow`].
macro_rules! rooms_before {
    ($condition:literal) => {
        concat!(
            "SELECT id, game, rules_version, settings, listed, stage, created_ms, active_ms, summary, wake_at_ms \
            FROM rooms WHERE ",
            $condition,
            "created_ms <= $1 AND (created_ms < $1 OR id < $2) ORDER BY created_ms DESC, id DESC LIMIT $3"
        )
    };
}

const ROOMS: &str = rooms_before!("");
const RUNNING_ROOMS: &str = rooms_before!("stage IN ('open', 'playing') AND ");

/// It is behind every name that begins with the text before it.
const LAST: char = '\u{10ffff}';

impl Store {
    /// Returns people and bots whose name begins with a text, in the order of names. Only ASCII letters are compared without
    /// case. `after` is the last player of the page before.
    pub async fn people_by_name(
        &self,
        begins: &str,
        after: Option<&PlayerRow>,
        limit: u32,
    ) -> Result<Vec<PlayerRow>, StoreError> {
        let begins = begins.to_ascii_lowercase();
        let (from, id) = match after {
            Some(player) => (player.name.to_ascii_lowercase(), player.id.clone()),
            None => (begins.clone(), String::new()),
        };
        let people = sql(self.database().dialect.people_by_name);
        let people = people.bind(from).bind(format!("{begins}{LAST}")).bind(id).bind(i64::from(limit));
        self.database().all(people).await
    }

    /// Returns the newest people and bots: those after this player.
    pub async fn newest_people(
        &self,
        after: Option<&PlayerRow>,
        limit: u32,
    ) -> Result<Vec<PlayerRow>, StoreError> {
        let people = sql("SELECT id, name, kind, created_ms FROM players \
            WHERE created_ms <= $1 AND (created_ms < $1 OR id < $2) ORDER BY created_ms DESC, id DESC LIMIT $3");
        let (before_ms, id) = match after {
            Some(player) => (player.created_ms, player.id.clone()),
            None => (i64::MAX, LAST.to_string()),
        };
        self.database().all(people.bind(before_ms).bind(id).bind(i64::from(limit))).await
    }

    /// Returns the newest rooms, or only those that are neither over nor closed: those after this room.
    pub async fn newest_rooms(
        &self,
        running: bool,
        after: Option<&RoomRow>,
        limit: u32,
    ) -> Result<Vec<RoomRow>, StoreError> {
        let rooms = if running { sql(RUNNING_ROOMS) } else { sql(ROOMS) };
        let (before_ms, id) = match after {
            Some(room) => (room.created_ms, room.id.clone()),
            None => (i64::MAX, LAST.to_string()),
        };
        self.database().all(rooms.bind(before_ms).bind(id).bind(i64::from(limit))).await
    }
}
