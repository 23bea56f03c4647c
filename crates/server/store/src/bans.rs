//! Bans of players and of networks.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::administration::Step;
use crate::audit::AuditEntry;
use crate::database::{Connection, Number, Record, sql};
use crate::error::StoreError;
use crate::store::Store;

/// How many bans there may be. Every node keeps them in memory.
const MOST: i64 = 20_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BanRow {
    pub id: String,
    /// The banned player. A ban of a deleted player has neither player nor network.
    pub player: Option<String>,
    /// The banned addresses, such as `192.0.2.0/24`.
    pub network: Option<String>,
    pub reason: String,
    pub created_ms: i64,
    /// `None` for a ban without an end.
    pub until_ms: Option<i64>,
}

impl Record for BanRow {
    fn read(row: &AnyRow) -> Result<BanRow, sqlx::Error> {
        Ok(BanRow {
            id: row.try_get(0)?,
            player: row.try_get(1)?,
            network: row.try_get(2)?,
            reason: row.try_get(3)?,
            created_ms: row.try_get(4)?,
            until_ms: row.try_get(5)?,
        })
    }
}

/// Selects the columns of a [`BanRow`].
macro_rules! bans {
    ($rest:literal) => {
        concat!("SELECT id, player, network, reason, created_ms, until_ms FROM bans ", $rest)
    };
}

impl Store {
    /// Adds a ban. Earlier bans of the same player or network end.
    pub async fn add_ban(&self, entry: AuditEntry, ban: BanRow) -> Result<i64, StoreError> {
        let count = self.database().first(sql("SELECT COUNT(*) FROM bans")).await?;
        if count.is_some_and(|Number(count)| count >= MOST) {
            return Err(StoreError::ManyBans { most: MOST });
        }
        let replace = sql("DELETE FROM bans WHERE player = $1 OR network = $2");
        let replace = replace.bind(ban.player.clone()).bind(ban.network.clone());
        let add = sql("INSERT INTO bans (id, player, network, reason, created_ms, until_ms) \
            VALUES ($1, $2, $3, $4, $5, $6)");
        let add = add.bind(ban.id).bind(ban.player).bind(ban.network).bind(ban.reason);
        let add = add.bind(ban.created_ms).bind(ban.until_ms);
        self.administer(entry, vec![Step::may_change(replace), Step::changes("player", add)]).await
    }

    /// Ends a ban.
    pub async fn lift_ban(&self, entry: AuditEntry, ban: &str) -> Result<i64, StoreError> {
        let forget = sql("DELETE FROM ban_hashes WHERE ban = $1").bind(ban.to_owned());
        let lift = sql("DELETE FROM bans WHERE id = $1").bind(ban.to_owned());
        self.administer(entry, vec![Step::may_change(forget), Step::changes("ban", lift)]).await
    }

    pub async fn ban(&self, id: &str) -> Result<Option<BanRow>, StoreError> {
        self.database().first(sql(bans!("WHERE id = $1")).bind(id.to_owned())).await
    }

    /// Returns the ban of a player that has not ended.
    pub async fn ban_of(&self, player: &str) -> Result<Option<BanRow>, StoreError> {
        let ban = sql(bans!(
            "WHERE player = $1 AND (until_ms IS NULL OR until_ms > (SELECT now_ms FROM clock)) \
            ORDER BY created_ms DESC LIMIT 1"
        ));
        self.database().first(ban.bind(player.to_owned())).await
    }

    /// Returns all bans that have not ended. There are at most 20,000.
    pub async fn bans_in_force(&self) -> Result<Vec<BanRow>, StoreError> {
        let bans = sql(bans!("WHERE until_ms IS NULL OR until_ms > (SELECT now_ms FROM clock)"));
        self.database().all(bans).await
    }

    /// Returns a page of bans, newest first: those after the ban with this id.
    pub async fn bans(&self, after: Option<&str>, limit: u32) -> Result<Vec<BanRow>, StoreError> {
        let Some(after) = after else {
            let first = sql(bans!("ORDER BY created_ms DESC, id DESC LIMIT $1"));
            return self.database().all(first.bind(i64::from(limit))).await;
        };
        let more = sql(bans!(
            "WHERE (created_ms, id) < (SELECT created_ms, id FROM bans WHERE id = $1) \
            ORDER BY created_ms DESC, id DESC LIMIT $2"
        ));
        self.database().all(more.bind(after.to_owned()).bind(i64::from(limit))).await
    }

    /// Returns the ban of a deleted player with this hash, if it has not ended.
    pub async fn ban_by_hash(&self, hash: &str) -> Result<Option<BanRow>, StoreError> {
        let ban = sql(bans!(
            "WHERE id IN (SELECT ban FROM ban_hashes WHERE hash = $1) \
            AND (until_ms IS NULL OR until_ms > (SELECT now_ms FROM clock)) LIMIT 1"
        ));
        self.database().first(ban.bind(hash.to_owned())).await
    }

    /// Removes a player from bans and from the audit log before the player is deleted. A ban that has not ended keeps these
    /// hashes.
    pub async fn forget_in_administration(&self, player: &str, hashes: &[String]) -> Result<(), StoreError> {
        let mut work = self.database().begin().await?;
        match forget(&mut work, player, hashes).await {
            Ok(()) => work.commit().await,
            Err(error) => {
                work.rollback().await?;
                Err(error)
            }
        }
    }

    /// Deletes the bans that have ended. Returns their number.
    pub async fn purge_bans(&self) -> Result<u64, StoreError> {
        let forget = sql("DELETE FROM ban_hashes WHERE ban IN \
            (SELECT id FROM bans WHERE until_ms <= (SELECT now_ms FROM clock))");
        let purge = sql("DELETE FROM bans WHERE until_ms <= (SELECT now_ms FROM clock) \
            AND NOT EXISTS (SELECT 1 FROM ban_hashes WHERE ban_hashes.ban = bans.id)");
        self.database().change(forget).await?;
        Ok(self.database().change(purge).await?)
    }
}

/// The statements with which a transaction that deletes a player takes the player out of the administration.
pub(crate) async fn forget(work: &mut Connection, player: &str, hashes: &[String]) -> Result<(), StoreError> {
    let ended = "DELETE FROM bans WHERE player = $1 AND until_ms <= (SELECT now_ms FROM clock)";
    work.change(sql(ended).bind(player.to_owned())).await?;
    for hash in hashes {
        let keep = sql("INSERT INTO ban_hashes (hash, ban) SELECT $2, id FROM bans WHERE player = $1 \
            ON CONFLICT (hash, ban) DO NOTHING");
        work.change(keep.bind(player.to_owned()).bind(hash.clone())).await?;
    }
    for forget in [
        "UPDATE bans SET player = NULL, reason = '' WHERE player = $1",
        "DELETE FROM admins WHERE player = $1",
        "DELETE FROM room_orders WHERE target = $1",
        "UPDATE audit_log SET admin = '' WHERE admin = $1",
        "UPDATE audit_log SET target = '', details = '', reason = '' WHERE target = $1",
    ] {
        work.change(sql(forget).bind(player.to_owned())).await?;
    }
    Ok(())
}
