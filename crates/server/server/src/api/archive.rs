//! Reads a room from its log without opening it.

use std::net::IpAddr;
use std::sync::Arc;

use answers::{AnswerError, Archive, LoadedRoom};
use room::ids::{PlayerId, RoomId};

use crate::app::App;
use crate::clock::now_ms;
use crate::daily;
use crate::error::ApiError;

/// Runs `work` on a room for this caller, on a blocking thread. The room is loaded unless the cache has its newest
/// version.
pub(super) async fn look_up<T, E>(
    app: &App,
    address: IpAddr,
    room: &RoomId,
    caller: Option<PlayerId>,
    work: impl FnOnce(&Archive) -> Result<T, E> + Send + 'static,
) -> Result<T, ApiError>
where
    T: Send + 'static,
    E: Send + 'static,
    ApiError: From<E>,
{
    let permit = app.replays.permit(address).await?;
    let known = app.archives.get(room);
    let mut log = app.rooms.log(room, known.as_ref().map_or(0, |archive| archive.last_entry())).await?;
    let known = known.filter(|_| log.is_empty());
    if known.is_none() && log.first().is_none_or(|entry| entry.number > 1) {
        log = app.rooms.log(room, 0).await?;
    }
    let (games, room, archives) = (app.games, room.clone(), Arc::clone(&app.archives));
    let (replayed, settings) = (app.replays.counter(), Arc::clone(&app.settings));
    let working = tokio::task::spawn_blocking(move || {
        let load = || LoadedRoom::load(&room, games, log, replayed).map(Arc::new);
        let loaded: Result<_, AnswerError> = known.map_or_else(load, Ok);
        let loaded = loaded?;
        let is_sealed = daily::is_sealed(&settings, loaded.room.settings());
        let found = work(&Archive::new(Arc::clone(&loaded), caller.as_ref(), is_sealed, now_ms()));
        archives.put(loaded);
        drop(permit);
        Ok::<T, ApiError>(found?)
    });
    working.await.map_err(|_| ApiError::internal("a log cannot be read"))?
}
