//! Names of people in lists of admins, and the rows of the audit log.

use room::ids::PlayerId;
use serde::Serialize;
use store::{AuditRow, PlayerRow, Store};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::ApiError;

/// How many players with the same name are compared.
const ALIKE: u32 = 5;

/// A player's id and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct PlayerName {
    /// The player's id.
    pub player: String,
    /// The player's name; empty if the player was deleted.
    pub name: String,
}

pub(super) async fn name_of(store: &Store, player: &str) -> Result<PlayerName, ApiError> {
    let name = store.player(player).await?.map_or_else(String::new, |row| row.name);
    Ok(PlayerName { player: player.to_owned(), name })
}

/// Finds a person by id, by the name of the account, or by a name that nobody else has.
pub async fn find_person(store: &Store, who: &str) -> Result<PlayerRow, ApiError> {
    let who = who.trim();
    if let Some(player) = PlayerId::parse(who)
        && let Some(row) = store.player_or_account(player.as_str()).await?
    {
        return Ok(row);
    }
    if let Some(account) = store.account_by_name(who).await?
        && let Some(row) = store.player(&account.player).await?
    {
        return Ok(row);
    }
    let alike = store.people_by_name(who, None, ALIKE).await?;
    let mut same = alike.into_iter().filter(|row| row.name.to_lowercase() == who.to_lowercase());
    match (same.next(), same.next()) {
        (Some(row), None) => Ok(row),
        (None, _) => Err(ApiError::UnknownPlayer),
        (Some(_), Some(_)) => Err(ApiError::BadQuery {
            field: "name".to_owned(),
            right: "several players have this name: use the id of one".to_owned(),
        }),
    }
}

/// A row of the audit log.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AuditShown {
    /// The number of the row, growing from row to row.
    pub number: i64,
    /// When it was, in milliseconds since 1970.
    pub at_ms: i64,
    /// The admin; null for commands on the host's machine.
    pub admin: Option<PlayerName>,
    /// What the admin did, such as `ban`.
    pub action: &'static str,
    /// The id of the player, room or whatever it was done to.
    pub target: String,
    /// The name of that player, if it is one.
    pub target_name: Option<String>,
    /// What exactly was done.
    pub details: String,
    /// Why.
    pub reason: String,
}

impl AuditShown {
    /// A page of the audit log, the newest row first.
    pub async fn page(store: &Store, before: i64, count: u32) -> Result<Vec<AuditShown>, ApiError> {
        AuditShown::all(store, store.audit_log(before, count).await?).await
    }

    pub(super) async fn all(store: &Store, rows: Vec<AuditRow>) -> Result<Vec<AuditShown>, ApiError> {
        let mut shown = Vec::new();
        for AuditRow { number, at_ms, entry } in rows {
            let admin = match &entry.admin {
                Some(admin) => Some(name_of(store, admin).await?),
                None => None,
            };
            let target_name = match PlayerId::parse(&entry.target) {
                Some(player) => store.player(player.as_str()).await?.map(|row| row.name),
                None => None,
            };
            let (action, details, reason) = (entry.action.as_str(), entry.details, entry.reason);
            let target = entry.target;
            shown.push(AuditShown { number, at_ms, admin, action, target, target_name, details, reason });
        }
        Ok(shown)
    }
}
