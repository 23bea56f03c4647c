//! Removes personal data from the log of a room: the only change of entries that are stored.

use crate::append::Lease;
use crate::database::{Number, sql};
use crate::error::StoreError;
use crate::store::Store;

/// What changes in a room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoomRedaction {
    /// The new bodies of entries, by number.
    pub entries: Vec<(i64, String)>,
    /// An entry to append, so that all readers of the log notice the change.
    pub appended: String,
    pub at_ms: i64,
    /// The people who are removed, each with what replaces it as the host.
    pub people: Vec<(String, String)>,
    pub summary: Option<String>,
}

impl Store {
    /// Redacts a room under its lease, completely or not at all. Returns the number of the appended entry.
    pub async fn redact_room(&self, lease: &Lease, redaction: RoomRedaction) -> Result<i64, StoreError> {
        let mut work = self.database().begin().await?;
        let room = lease.room.clone();
        let hold = sql("UPDATE rooms SET epoch = epoch WHERE id = $1 AND node = $2 AND epoch = $3");
        let hold = hold.bind(room.clone()).bind(lease.node.clone()).bind(lease.epoch);
        if work.change(hold).await? == 0 {
            work.rollback().await?;
            return Err(StoreError::Fenced);
        }
        for (number, body) in redaction.entries {
            let rewrite = sql("UPDATE entries SET body = $3 WHERE room = $1 AND number = $2");
            work.change(rewrite.bind(room.clone()).bind(number).bind(body)).await?;
        }
        for (person, alias) in redaction.people {
            let unseat = sql("DELETE FROM room_players WHERE room = $1 AND player = $2");
            work.change(unseat.bind(room.clone()).bind(person.clone())).await?;
            let rehost = sql("UPDATE rooms SET host = $3 WHERE id = $1 AND host = $2");
            work.change(rehost.bind(room.clone()).bind(person).bind(alias)).await?;
        }
        if let Some(summary) = redaction.summary {
            let replace = sql("UPDATE rooms SET summary = $2 WHERE id = $1");
            work.change(replace.bind(room.clone()).bind(summary)).await?;
        }
        // A review can name players, and is computed again when somebody asks for it.
        work.change(sql("DELETE FROM reviews WHERE room = $1").bind(room.clone())).await?;
        let append = sql("INSERT INTO entries (room, number, at_ms, body) \
            SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3 FROM entries WHERE room = $1 RETURNING number");
        let append = append.bind(room).bind(redaction.at_ms).bind(redaction.appended);
        let appended: Vec<Number> = work.rows(append).await?;
        work.commit().await?;
        Ok(appended.first().map_or(0, |number| number.0))
    }
}
