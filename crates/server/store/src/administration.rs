//! Admins, and the one way in which they change something: together with a row of the audit log, in one transaction.

use crate::audit::AuditEntry;
use crate::database::{Connection, Number, Statement, Text, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

/// A statement of an administrative change.
pub(crate) struct Step {
    pub(crate) statement: Statement,
    /// What does not exist if the statement changes nothing; `None` if it may change nothing.
    pub(crate) missing: Option<&'static str>,
}

impl Step {
    pub(crate) fn changes(what: &'static str, statement: Statement) -> Step {
        Step { statement, missing: Some(what) }
    }

    pub(crate) fn may_change(statement: Statement) -> Step {
        Step { statement, missing: None }
    }
}

/// What a node has to do in rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomOrderKind {
    /// Close the room.
    CloseRoom,
    /// Use the player's new name in the rooms where the player is.
    RenamePlayer,
}

impl RoomOrderKind {
    pub const fn as_str(self) -> &'static str {
        match self {
            RoomOrderKind::CloseRoom => "close_room",
            RoomOrderKind::RenamePlayer => "rename_player",
        }
    }

    pub fn from_name(name: &str) -> Option<RoomOrderKind> {
        [RoomOrderKind::CloseRoom, RoomOrderKind::RenamePlayer].into_iter().find(|kind| kind.as_str() == name)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomOrder {
    pub number: i64,
    pub kind: RoomOrderKind,
    /// The id of the room or the player.
    pub target: String,
}

impl crate::database::Record for RoomOrder {
    fn read(row: &sqlx::any::AnyRow) -> Result<RoomOrder, sqlx::Error> {
        use sqlx::Row;
        let unknown = |name: &str| sqlx::Error::Decode(format!("unknown order `{name}`").into());
        let name: &str = row.try_get(1)?;
        let kind = RoomOrderKind::from_name(name).ok_or_else(|| unknown(name))?;
        Ok(RoomOrder { number: row.try_get(0)?, kind, target: row.try_get(2)? })
    }
}

impl Store {
    /// Runs the steps and writes the row of the audit log, all or nothing. An admin who was revoked meanwhile is refused.
    pub(crate) async fn administer(&self, entry: AuditEntry, steps: Vec<Step>) -> Result<i64, StoreError> {
        let mut work = self.database().begin().await?;
        match apply(&mut work, entry, steps).await {
            Ok(number) => {
                work.commit().await?;
                Ok(number)
            }
            Err(error) => {
                work.rollback().await?;
                Err(error)
            }
        }
    }

    /// Writes a row of the audit log for an action that changes nothing in the store.
    pub async fn record_administration(&self, entry: AuditEntry) -> Result<i64, StoreError> {
        self.administer(entry, Vec::new()).await
    }

    /// How many administrative changes there were.
    pub async fn administration_version(&self) -> Result<i64, StoreError> {
        let version = self.database().first(sql("SELECT version FROM administration")).await?;
        Ok(version.map_or(0, |Number(version)| version))
    }

    pub async fn is_admin(&self, player: &str) -> Result<bool, StoreError> {
        let admin = sql("SELECT player FROM admins WHERE player = $1").bind(player.to_owned());
        Ok(self.database().first::<Text>(admin).await?.is_some())
    }

    /// Returns the players who are admins, the oldest first.
    pub async fn admins(&self) -> Result<Vec<String>, StoreError> {
        let admins: Vec<Text> =
            self.database().all(sql("SELECT player FROM admins ORDER BY granted_ms, player")).await?;
        Ok(admins.into_iter().map(|Text(player)| player).collect())
    }

    /// Makes a player with an account an admin. The token for the first admin is void then.
    pub async fn grant_admin(&self, entry: AuditEntry) -> Result<i64, StoreError> {
        let player = entry.target.clone();
        let grant =
            sql("INSERT INTO admins (player, granted_ms) SELECT player, now_ms FROM accounts, clock \
            WHERE player = $1 ON CONFLICT (player) DO UPDATE SET player = excluded.player");
        let void = sql("UPDATE administration SET first_admin_token = NULL");
        let steps = vec![Step::changes("account", grant.bind(player)), Step::may_change(void)];
        self.administer(entry, steps).await
    }

    pub async fn revoke_admin(&self, entry: AuditEntry) -> Result<i64, StoreError> {
        let revoke = sql("DELETE FROM admins WHERE player = $1").bind(entry.target.clone());
        self.administer(entry, vec![Step::changes("admin", revoke)]).await
    }

    /// Replaces the token for the first admin. Returns `false` if there is an admin.
    pub async fn offer_first_admin(&self, token_hash: &str) -> Result<bool, StoreError> {
        let offer = sql("UPDATE administration SET first_admin_token = $1 \
            WHERE NOT EXISTS (SELECT 1 FROM admins)");
        Ok(self.database().change(offer.bind(token_hash.to_owned())).await? > 0)
    }

    /// Makes a player with an account the first admin, if the token is the latest one. It works once.
    pub async fn claim_first_admin(&self, token_hash: &str, entry: AuditEntry) -> Result<i64, StoreError> {
        let player = entry.target.clone();
        let claim = sql("UPDATE administration SET first_admin_token = NULL \
            WHERE first_admin_token = $1 AND NOT EXISTS (SELECT 1 FROM admins)");
        let grant =
            sql("INSERT INTO admins (player, granted_ms) SELECT player, now_ms FROM accounts, clock \
            WHERE player = $1");
        let steps = vec![
            Step::changes("token", claim.bind(token_hash.to_owned())),
            Step::changes("account", grant.bind(player)),
        ];
        self.administer(entry, steps).await
    }

    /// Renames a player, also in the rooms where the player is.
    pub async fn admin_rename(&self, entry: AuditEntry, name: &str) -> Result<i64, StoreError> {
        let player = entry.target.clone();
        let rename = sql("UPDATE players SET name = $2 WHERE id = $1").bind(player.clone());
        let order = order(RoomOrderKind::RenamePlayer, player);
        self.administer(entry, vec![Step::changes("player", rename.bind(name.to_owned())), order]).await
    }

    /// Ends all sessions of a player.
    pub async fn admin_end_sessions(&self, entry: AuditEntry) -> Result<i64, StoreError> {
        let delete = sql("DELETE FROM sessions WHERE player = $1").bind(entry.target.clone());
        self.administer(entry, vec![Step::may_change(delete)]).await
    }

    /// Orders that a room is closed.
    pub async fn admin_close_room(&self, entry: AuditEntry) -> Result<i64, StoreError> {
        let order = order(RoomOrderKind::CloseRoom, entry.target.clone());
        self.administer(entry, vec![order]).await
    }

    /// Returns the oldest orders that are not done.
    pub async fn room_orders(&self, limit: u32) -> Result<Vec<RoomOrder>, StoreError> {
        let orders = sql("SELECT number, kind, target FROM room_orders ORDER BY number LIMIT $1");
        self.database().all(orders.bind(i64::from(limit))).await
    }

    /// Removes an order that is done.
    pub async fn finish_room_order(&self, number: i64) -> Result<(), StoreError> {
        self.database().change(sql("DELETE FROM room_orders WHERE number = $1").bind(number)).await?;
        Ok(())
    }
}

/// An order gets the number of its row in the audit log.
fn order(kind: RoomOrderKind, target: String) -> Step {
    let order =
        sql("INSERT INTO room_orders (number, kind, target) SELECT version, $1, $2 FROM administration");
    Step::may_change(order.bind(kind.as_str()).bind(target))
}

async fn apply(work: &mut Connection, entry: AuditEntry, steps: Vec<Step>) -> Result<i64, StoreError> {
    // It is first, so that administrative changes wait for each other.
    let bump = sql("UPDATE administration SET version = version + 1 RETURNING version");
    let number = work.rows(bump).await?.first().map_or(0, |Number(version)| *version);
    if let Some(admin) = &entry.admin {
        let known = sql("SELECT player FROM admins WHERE player = $1").bind(admin.clone());
        // The first admin is none before the change.
        if !entry.action.makes_first_admin() && work.rows::<Text>(known).await?.is_empty() {
            return Err(StoreError::NotAdmin);
        }
    }
    for Step { statement, missing } in steps {
        let changed = match work.change(statement).await {
            Err(StatementError::Reference) => {
                return Err(StoreError::NotFound { what: missing.unwrap_or("row") });
            }
            changed => changed?,
        };
        if let (0, Some(what)) = (changed, missing) {
            return Err(StoreError::NotFound { what });
        }
    }
    work.change(entry.insert(number)).await?;
    Ok(number)
}
