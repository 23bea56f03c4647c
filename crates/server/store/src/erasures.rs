//! Deletes people. The personal rows go at once; the rooms are redacted one after the other, and the row of the person goes
//! last, so that an interrupted deletion continues.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Number, Record, Text, sql};
use crate::error::StoreError;
use crate::store::Store;

/// Everything that only the person uses. The rows of `players` stay until no room names the person.
const PERSONAL_ROWS: [&str; 12] = [
    "DELETE FROM sessions WHERE player = $1",
    "DELETE FROM email_checks WHERE player = $1",
    "DELETE FROM password_resets WHERE player = $1",
    "DELETE FROM account_contacts WHERE player = $1",
    "DELETE FROM notices WHERE player = $1",
    "DELETE FROM notice_channels WHERE player = $1",
    "DELETE FROM notice_preferences WHERE player = $1",
    "DELETE FROM notice_mutes WHERE player = $1",
    "DELETE FROM bot_tokens WHERE player = $1 OR owner = $1",
    "DELETE FROM accounts WHERE player = $1",
    "DELETE FROM ratings WHERE player = $1",
    "DELETE FROM bug_reports WHERE reporter = $1",
];

/// What remains until all rooms are redacted, because they may still write it.
const SHARED_ROWS: [&str; 8] = [
    "DELETE FROM notices WHERE player = $1",
    "DELETE FROM ratings WHERE player = $1",
    "DELETE FROM result_players WHERE player = $1",
    "DELETE FROM history WHERE player = $1",
    "DELETE FROM daily_attempts WHERE player = $1",
    "DELETE FROM bug_reports WHERE reporter = $1",
    "DELETE FROM sessions WHERE player = $1",
    "DELETE FROM room_players WHERE player = $1",
];

/// The people that are deleted with a person: guests who logged in as this person, and bots.
const WITH: &str = "SELECT id FROM players WHERE id = $1 OR merged_into = $1 \
    OR id IN (SELECT player FROM bot_tokens WHERE owner = $1)";

impl Store {
    /// Begins to delete a person with all guests and bots that belong to them. Sessions and the account end now.
    pub async fn begin_erasure(&self, player: &str, former_name: &str) -> Result<(), StoreError> {
        let mut work = self.database().begin().await?;
        let people: Vec<Text> = work.rows(sql(WITH).bind(player.to_owned())).await?;
        for Text(person) in people {
            let begin = sql("INSERT INTO erasures (player, asked_ms, leased_until_ms) \
                SELECT $1, now_ms, 0 FROM clock WHERE true ON CONFLICT (player) DO NOTHING");
            work.change(begin.bind(person.clone())).await?;
            for delete in PERSONAL_ROWS {
                work.change(sql(delete).bind(person.clone())).await?;
            }
            let rename = sql("UPDATE players SET name = $2 WHERE id = $1");
            work.change(rename.bind(person).bind(former_name.to_owned())).await?;
        }
        work.commit().await
    }

    /// Returns guests who were last here before this time and whose deletion has not begun.
    pub async fn expired_guests(&self, seen_before_ms: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let expired = sql("SELECT id FROM players WHERE kind = 'person' AND merged_into IS NULL \
            AND seen_ms < $1 AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.player = players.id) \
            AND NOT EXISTS (SELECT 1 FROM erasures WHERE erasures.player = players.id) \
            ORDER BY seen_ms, id LIMIT $2");
        let guests = self.database().all(expired.bind(seen_before_ms).bind(i64::from(limit))).await?;
        Ok(guests.into_iter().map(|Text(guest)| guest).collect())
    }

    /// Returns people who are to be deleted and on whom no node works, and reserves them for this time. After a crash,
    /// another node continues when it has passed.
    pub async fn lease_erasures(&self, limit: u32, lease_ms: i64) -> Result<Vec<String>, StoreError> {
        let lease = sql("UPDATE erasures SET leased_until_ms = (SELECT now_ms FROM clock) + $2 \
            WHERE player IN (SELECT player FROM erasures \
                WHERE leased_until_ms <= (SELECT now_ms FROM clock) ORDER BY asked_ms, player LIMIT $1) \
            RETURNING player");
        let leased = self.database().write(lease.bind(i64::from(limit)).bind(lease_ms)).await?;
        Ok(leased.into_iter().map(|Text(player)| player).collect())
    }

    /// How many people are being deleted.
    pub async fn count_erasures(&self) -> Result<i64, StoreError> {
        let count = self.database().first(sql("SELECT COUNT(*) FROM erasures")).await?;
        Ok(count.map_or(0, |Number(count)| count))
    }

    /// Returns some rooms in which a person has a seat or which they host.
    pub async fn rooms_with(&self, player: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let rooms = sql("SELECT room FROM room_players WHERE player = $1 \
            UNION SELECT id FROM rooms WHERE host = $1 ORDER BY 1 LIMIT $2");
        let rooms = rooms.bind(player.to_owned()).bind(i64::from(limit));
        Ok(self.database().all(rooms).await?.into_iter().map(|Text(room)| room).collect())
    }

    /// Returns the next rooms by their id, and of those the entries that begin like one of these. With `active_after_ms`
    /// only rooms that were created or active since.
    pub async fn next_entries_like(
        &self,
        after_room: &str,
        rooms: u32,
        active_after_ms: i64,
        beginnings: [&str; 6],
    ) -> Result<EntriesOfRooms, StoreError> {
        let last =
            sql("SELECT MAX(id) FROM (SELECT id FROM rooms WHERE id > $1 ORDER BY id LIMIT $2) AS page \
            HAVING MAX(id) IS NOT NULL");
        let last = last.bind(after_room.to_owned()).bind(i64::from(rooms));
        let Some(Text(last)) = self.database().first(last).await? else {
            return Ok(EntriesOfRooms { last: None, entries: Vec::new() });
        };
        let entries = sql(
            "SELECT entries.room, entries.body FROM entries JOIN rooms ON rooms.id = entries.room \
            WHERE entries.room > $1 AND entries.room <= $2 \
                AND (rooms.active_ms >= $3 OR rooms.created_ms >= $3) \
                AND (body LIKE $4 OR body LIKE $5 OR body LIKE $6 OR body LIKE $7 OR body LIKE $8 OR body LIKE $9) \
                ORDER BY entries.room, entries.number",
        );
        let mut entries = entries.bind(after_room.to_owned()).bind(last.clone()).bind(active_after_ms);
        for beginning in beginnings {
            entries = entries.bind(format!("{beginning}%"));
        }
        let entries: Vec<EntryOfRoom> = self.database().all(entries).await?;
        let entries = entries.into_iter().map(|EntryOfRoom { room, body }| (room, body)).collect();
        Ok(EntriesOfRooms { last: Some(last), entries })
    }

    /// Deletes what remains of a person whose rooms are redacted. `alias` stays in the reports that they made, which are
    /// about others. Returns `false` if a room still names the person.
    pub async fn finish_erasure(&self, player: &str, alias: &str) -> Result<bool, StoreError> {
        let mut work = self.database().begin().await?;
        let rooms =
            sql("SELECT COUNT(*) FROM rooms WHERE host = $1 OR id IN (SELECT room FROM room_players \
            WHERE player = $1)");
        let rooms: Vec<Number> = work.rows(rooms.bind(player.to_owned())).await?;
        if rooms.first().is_some_and(|Number(rooms)| *rooms > 0) {
            work.rollback().await?;
            return Ok(false);
        }
        for delete in SHARED_ROWS {
            work.change(sql(delete).bind(player.to_owned())).await?;
        }
        let report = sql("UPDATE reports SET reporter = $2, reason = '' WHERE reporter = $1");
        work.change(report.bind(player.to_owned()).bind(alias.to_owned())).await?;
        // A guest that was merged into this player refers to it, and is deleted on its own.
        let part = sql("UPDATE players SET merged_into = NULL WHERE merged_into = $1");
        work.change(part.bind(player.to_owned())).await?;
        for delete in ["DELETE FROM players WHERE id = $1", "DELETE FROM erasures WHERE player = $1"] {
            work.change(sql(delete).bind(player.to_owned())).await?;
        }
        work.commit().await?;
        Ok(true)
    }
}

/// Entries of some rooms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntriesOfRooms {
    /// The last of these rooms; `None` if there are no more.
    pub last: Option<String>,
    /// Rooms with the bodies of entries.
    pub entries: Vec<(String, String)>,
}

struct EntryOfRoom {
    room: String,
    body: String,
}

impl Record for EntryOfRoom {
    fn read(row: &AnyRow) -> Result<EntryOfRoom, sqlx::Error> {
        Ok(EntryOfRoom { room: row.try_get(0)?, body: row.try_get(1)? })
    }
}
