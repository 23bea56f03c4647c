//! Rooms as admins see them: what a stranger with the link may know, also of unlisted rooms.

use room::ids::{PlayerId, RoomId};
use serde::Serialize;
use store::{RoomRow, Store};
use ts_rs::TS;
use utoipa::ToSchema;

use super::names::find_person;
use crate::api::room_listing::RoomListing;
use crate::clock::now_ms;
use crate::error::ApiError;

/// A room in a list.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AdminRoom {
    /// What a stranger with the link may know.
    pub room: RoomListing,
    /// Whether the lobby shows it.
    pub listed: bool,
}

/// A page of rooms.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AdminRoomsPage {
    /// The rooms.
    pub rooms: Vec<AdminRoom>,
    /// The value of `after` for the next page; null if there is none.
    pub after: Option<String>,
}

impl AdminRoom {
    pub(super) fn of(row: RoomRow) -> AdminRoom {
        let listed = row.listed;
        AdminRoom { room: RoomListing::of(row, None, now_ms()), listed }
    }
}

impl AdminRoomsPage {
    /// Lists the newest rooms, or searches: by the id of a room or its address, or by a player's id or name.
    pub async fn read(
        store: &Store,
        query: &str,
        running: bool,
        after: Option<&str>,
        count: u32,
    ) -> Result<AdminRoomsPage, ApiError> {
        let query = query.trim();
        if !query.is_empty() {
            return AdminRoomsPage::found(store, query, count).await;
        }
        let last = match after {
            Some(after) => Some(store.room(after).await?.ok_or(room::RoomError::UnknownRoom)?),
            None => None,
        };
        let mut rows = store.newest_rooms(running, last.as_ref(), count + 1).await?;
        let limit = usize::try_from(count).unwrap_or(usize::MAX);
        let is_more = rows.len() > limit;
        rows.truncate(limit);
        let after = rows.last().filter(|_| is_more).map(|row| row.id.clone());
        Ok(AdminRoomsPage { rooms: rows.into_iter().map(AdminRoom::of).collect(), after })
    }

    async fn found(store: &Store, query: &str, count: u32) -> Result<AdminRoomsPage, ApiError> {
        let id = query.rsplit('/').next().and_then(RoomId::parse);
        if let Some(id) = id
            && let Some(row) = store.room(id.as_str()).await?
        {
            return Ok(AdminRoomsPage { rooms: vec![AdminRoom::of(row)], after: None });
        }
        let player = match find_person(store, query).await {
            Ok(row) => PlayerId::parse(&row.id),
            Err(ApiError::UnknownPlayer) => None,
            Err(error) => return Err(error),
        };
        let rows = match player {
            Some(player) => store.rooms_of(player.as_str(), count, None).await?,
            None => Vec::new(),
        };
        Ok(AdminRoomsPage { rooms: rows.into_iter().map(AdminRoom::of).collect(), after: None })
    }
}
