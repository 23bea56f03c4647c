//! New matches that start from a position of another match.

use std::net::IpAddr;

use answers::Archive;
use room::ids::PlayerId;
use room::{Entry, RoomSettings};

use super::archive::look_up;
use crate::app::App;
use crate::error::ApiError;

/// The log entry that makes a new match start from the position that its settings name.
pub(super) async fn entry(
    app: &App,
    address: IpAddr,
    player: &PlayerId,
    settings: &RoomSettings,
) -> Result<Option<Entry>, ApiError> {
    let Some(position) = settings.origin.clone() else { return Ok(None) };
    let (player, settings, room) = (player.clone(), settings.clone(), position.room.clone());
    let caller = Some(player.clone());
    let look = move |archive: &Archive| archive.entry_for(&position, &settings, &player);
    look_up(app, address, &room, caller, look).await.map(Some)
}
