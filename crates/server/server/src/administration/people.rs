//! People as admins see them: without passwords, tokens and addresses.

use room::ids::PlayerId;
use serde::Serialize;
use store::{PlayerKind, PlayerRow, Store};
use ts_rs::TS;
use utoipa::ToSchema;

use super::bans::BanShown;
use super::names::{AuditShown, find_person};
use super::rooms::AdminRoom;
use crate::error::ApiError;

/// How many sessions, rooms and rows of the audit log a person is shown with.
const SESSIONS: u32 = 100;
const ROOMS: u32 = 10;
const ROWS: u32 = 20;

/// A person or bot in a list.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PersonListed {
    /// The player's id.
    pub player: String,
    /// The player's name.
    pub name: String,
    /// `person` or `bot`.
    #[ts(type = "\"person\" | \"bot\"")]
    pub kind: &'static str,
    /// The name of the account, if there is one.
    pub account: Option<String>,
    /// When the player was created, in milliseconds since 1970.
    pub since_ms: i64,
    /// Whether they are an admin.
    pub admin: bool,
    /// Their ban, if there is one in force.
    pub ban: Option<BanShown>,
}

/// A page of people.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PeoplePage {
    /// The people.
    pub people: Vec<PersonListed>,
    /// The value of `after` for the next page; null if there is none.
    pub after: Option<String>,
}

/// A person or bot with everything that admins see.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct PersonShown {
    /// The person.
    pub person: PersonListed,
    /// Whether there is a mail address.
    pub contact: bool,
    /// When their sessions end, in milliseconds since 1970, the last one first.
    pub sessions: Vec<i64>,
    /// Their latest rooms, as a stranger sees them.
    pub rooms: Vec<AdminRoom>,
    /// What admins did about them, the latest first.
    pub log: Vec<AuditShown>,
}

impl PersonListed {
    pub(super) async fn of(store: &Store, row: PlayerRow) -> Result<PersonListed, ApiError> {
        let account = store.account_of(&row.id).await?.map(|account| account.name);
        let admin = account.is_some() && store.is_admin(&row.id).await?;
        let ban = match store.ban_of(&row.id).await? {
            Some(ban) => Some(BanShown::of(store, ban).await?),
            None => None,
        };
        let kind = row.kind.as_str();
        Ok(PersonListed {
            player: row.id,
            name: row.name,
            kind,
            account,
            since_ms: row.created_ms,
            admin,
            ban,
        })
    }

    /// Whether it is a person without an account.
    pub fn is_guest(&self) -> bool {
        self.account.is_none() && self.kind == PlayerKind::Person.as_str()
    }
}

impl PeoplePage {
    /// Searches people by id, by the name of the account or by the beginning of the name. Without a query, it lists the newest.
    pub async fn read(
        store: &Store,
        query: &str,
        after: Option<&str>,
        count: u32,
    ) -> Result<PeoplePage, ApiError> {
        let query = query.trim();
        let last = match after {
            Some(after) => Some(store.player(after).await?.ok_or(ApiError::UnknownPlayer)?),
            None => None,
        };
        let mut rows = if query.is_empty() {
            store.newest_people(last.as_ref(), count + 1).await?
        } else {
            store.people_by_name(query, last.as_ref(), count + 1).await?
        };
        let limit = usize::try_from(count).unwrap_or(usize::MAX);
        let is_more = rows.len() > limit;
        rows.truncate(limit);
        let after = rows.last().filter(|_| is_more).map(|row| row.id.clone());
        if last.is_none() && !query.is_empty() {
            add_exact(store, query, &mut rows).await?;
        }
        let mut people = Vec::new();
        for row in rows {
            people.push(PersonListed::of(store, row).await?);
        }
        Ok(PeoplePage { people, after })
    }
}

/// Puts the player with this id, or the owner of the account with this name, before the others.
async fn add_exact(store: &Store, query: &str, rows: &mut Vec<PlayerRow>) -> Result<(), ApiError> {
    let is_id = PlayerId::parse(query).is_some();
    if !is_id && store.account_by_name(query).await?.is_none() {
        return Ok(());
    }
    if let Ok(exact) = find_person(store, query).await {
        rows.retain(|row| row.id != exact.id);
        rows.insert(0, exact);
    }
    Ok(())
}

impl PersonShown {
    pub async fn read(store: &Store, row: PlayerRow) -> Result<PersonShown, ApiError> {
        let id = row.id.clone();
        let rooms = store.rooms_of(&id, ROOMS, None).await?;
        Ok(PersonShown {
            person: PersonListed::of(store, row).await?,
            contact: store.contact(&id).await?.is_some(),
            sessions: store.session_ends(&id, SESSIONS).await?,
            rooms: rooms.into_iter().map(AdminRoom::of).collect(),
            log: AuditShown::all(store, store.audit_log_about(&id, ROWS).await?).await?,
        })
    }
}
