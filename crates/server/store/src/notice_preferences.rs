//! When and about which tables players want notices.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, Text, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NoticePreferencesRow {
    /// How long a match waits before a notice. `None` leaves it to the server.
    pub after_minutes: Option<i64>,
    /// The quiet hours in minutes of the player's day, from the first until the second.
    pub quiet: Option<(i64, i64)>,
    pub utc_offset_minutes: i64,
    /// The language code.
    pub lang: Option<String>,
}

impl Record for NoticePreferencesRow {
    fn read(row: &AnyRow) -> Result<NoticePreferencesRow, sqlx::Error> {
        let (from, to): (Option<i64>, Option<i64>) = (row.try_get(1)?, row.try_get(2)?);
        Ok(NoticePreferencesRow {
            after_minutes: row.try_get(0)?,
            quiet: from.zip(to),
            utc_offset_minutes: row.try_get(3)?,
            lang: row.try_get(4)?,
        })
    }
}

impl Store {
    pub async fn notice_preferences(&self, player: &str) -> Result<NoticePreferencesRow, StoreError> {
        let preferences = sql("SELECT after_minutes, quiet_from, quiet_to, utc_offset_minutes, lang \
            FROM notice_preferences WHERE player = $1");
        Ok(self.database().first(preferences.bind(player.to_owned())).await?.unwrap_or_default())
    }

    pub async fn set_notice_preferences(
        &self,
        player: &str,
        preferences: NoticePreferencesRow,
    ) -> Result<(), StoreError> {
        let (from, to) = preferences.quiet.unzip();
        let set = sql("INSERT INTO notice_preferences \
                (player, after_minutes, quiet_from, quiet_to, utc_offset_minutes, lang) \
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player) DO UPDATE SET \
                after_minutes = excluded.after_minutes, quiet_from = excluded.quiet_from, \
                quiet_to = excluded.quiet_to, utc_offset_minutes = excluded.utc_offset_minutes, \
                lang = excluded.lang");
        let set = set.bind(player.to_owned()).bind(preferences.after_minutes).bind(from).bind(to);
        let set = set.bind(preferences.utc_offset_minutes).bind(preferences.lang);
        match self.database().change(set).await {
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "player" }),
            set => Ok(set.map(|_| ())?),
        }
    }

    /// Stops notices about a room for a player.
    pub async fn mute_notices(&self, player: &str, room: &str) -> Result<(), StoreError> {
        let mute = sql("INSERT INTO notice_mutes (player, room) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        match self.database().change(mute.bind(player.to_owned()).bind(room.to_owned())).await {
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "room" }),
            muted => Ok(muted.map(|_| ())?),
        }
    }

    pub async fn unmute_notices(&self, player: &str, room: &str) -> Result<(), StoreError> {
        let unmute = sql("DELETE FROM notice_mutes WHERE player = $1 AND room = $2");
        self.database().change(unmute.bind(player.to_owned()).bind(room.to_owned())).await?;
        Ok(())
    }

    /// Returns the rooms that are not over and that the player has muted.
    pub async fn muted_rooms(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let muted = sql(
            "SELECT notice_mutes.room FROM notice_mutes JOIN rooms ON rooms.id = notice_mutes.room \
            WHERE notice_mutes.player = $1 AND rooms.stage IN ('open', 'playing') ORDER BY notice_mutes.room",
        );
        let rooms: Vec<Text> = self.database().all(muted.bind(player.to_owned())).await?;
        Ok(rooms.into_iter().map(|Text(room)| room).collect())
    }

    /// Whether the player has a seat in the room.
    pub async fn is_seated(&self, player: &str, room: &str) -> Result<bool, StoreError> {
        let seated = sql("SELECT room FROM room_players WHERE player = $1 AND room = $2 LIMIT 1");
        let found: Option<Text> =
            self.database().first(seated.bind(player.to_owned()).bind(room.to_owned())).await?;
        Ok(found.is_some())
    }

    pub async fn is_muted(&self, player: &str, room: &str) -> Result<bool, StoreError> {
        let muted = sql("SELECT room FROM notice_mutes WHERE player = $1 AND room = $2");
        let found: Option<Text> =
            self.database().first(muted.bind(player.to_owned()).bind(room.to_owned())).await?;
        Ok(found.is_some())
    }
}
