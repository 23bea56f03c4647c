//! Players: people and bots.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    Person,
    Bot,
}

impl PlayerKind {
    pub const fn as_str(self) -> &'static str {
        match self {
            PlayerKind::Person => "person",
            PlayerKind::Bot => "bot",
        }
    }

    pub fn from_name(name: &str) -> Option<PlayerKind> {
        [PlayerKind::Person, PlayerKind::Bot].into_iter().find(|kind| kind.as_str() == name)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    pub id: String,
    pub name: String,
    pub kind: PlayerKind,
    pub created_ms: i64,
}

impl Record for PlayerRow {
    fn read(row: &AnyRow) -> Result<PlayerRow, sqlx::Error> {
        let kind = read_kind(row.try_get(2)?)?;
        Ok(PlayerRow { id: row.try_get(0)?, name: row.try_get(1)?, kind, created_ms: row.try_get(3)? })
    }
}

pub(crate) fn read_kind(name: &str) -> Result<PlayerKind, sqlx::Error> {
    let unknown = || sqlx::Error::Decode(format!("unknown kind of player `{name}`").into());
    PlayerKind::from_name(name).ok_or_else(unknown)
}

impl Store {
    pub async fn create_player(&self, player: PlayerRow) -> Result<(), StoreError> {
        let insert = sql("INSERT INTO players (id, name, kind, created_ms) VALUES ($1, $2, $3, $4)");
        let insert = insert.bind(player.id).bind(player.name);
        let insert = insert.bind(player.kind.as_str()).bind(player.created_ms);
        match self.database().change(insert).await {
            Err(StatementError::Unique) => Err(StoreError::AlreadyExists { what: "player" }),
            added => Ok(added.map(|_| ())?),
        }
    }

    pub async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        let player = sql("SELECT id, name, kind, created_ms FROM players WHERE id = $1");
        self.database().first(player.bind(id.to_owned())).await
    }

    /// Returns a player, or the account into which this guest was merged.
    pub async fn player_or_account(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        let player = sql("SELECT id, name, kind, created_ms FROM players \
            WHERE id = (SELECT COALESCE(merged_into, id) FROM players WHERE id = $1)");
        self.database().first(player.bind(id.to_owned())).await
    }

    pub async fn rename_player(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let rename = sql("UPDATE players SET name = $2 WHERE id = $1");
        let renamed = self.database().change(rename.bind(id.to_owned()).bind(name.to_owned())).await?;
        if renamed == 0 { Err(StoreError::NotFound { what: "player" }) } else { Ok(()) }
    }

    /// Moves a guest's games to an account. Summaries that still contain the guest later are changed when they are stored.
    pub async fn merge_player(&self, guest: &str, into: &str) -> Result<(), StoreError> {
        if guest == into {
            return Ok(());
        }
        let mark = "UPDATE players SET merged_into = $2 WHERE id = $1 OR merged_into = $1";
        let reseat = "UPDATE room_players SET player = $2 WHERE player = $1";
        let rehost = "UPDATE rooms SET host = $2 WHERE host = $1 AND stage IN ('open', 'playing')";
        // An attempt of the account stays. Otherwise the guest's counts, so that nobody tries a deal as a guest first.
        let replay = "UPDATE daily_attempts SET player = $2 WHERE player = $1 AND NOT EXISTS (SELECT 1 \
            FROM daily_attempts AS own WHERE own.player = $2 AND own.day = daily_attempts.day \
            AND own.game = daily_attempts.game)";
        // The guest's ratings are not those of the account, so they are not part of its curve.
        let retell = "UPDATE history SET player = $2, rating = NULL, deviation = NULL WHERE player = $1";
        let renotify = "UPDATE notice_channels SET player = $2 WHERE player = $1 AND NOT EXISTS (SELECT 1 \
            FROM notice_channels AS own WHERE own.player = $2 AND own.kind = notice_channels.kind \
            AND own.target = notice_channels.target)";
        let remute = "UPDATE notice_mutes SET player = $2 WHERE player = $1 AND NOT EXISTS (SELECT 1 \
            FROM notice_mutes AS own WHERE own.player = $2 AND own.room = notice_mutes.room)";
        // The account's own hours stay.
        let retime = "UPDATE notice_preferences SET player = $2 WHERE player = $1 AND NOT EXISTS (SELECT 1 \
            FROM notice_preferences AS own WHERE own.player = $2)";
        let mut work = self.database().begin().await?;
        work.change(sql(self.database().dialect.lock_rooms_of).bind(guest.to_owned())).await?;
        for change in [mark, reseat, rehost, replay, retell, renotify, remute, retime] {
            match work.change(sql(change).bind(guest.to_owned()).bind(into.to_owned())).await {
                Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "player" }),
                changed => changed?,
            };
        }
        work.commit().await
    }
}
