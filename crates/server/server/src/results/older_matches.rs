//! Adds the matches of older versions, which kept no history, one after the other.

use std::sync::Arc;
use std::time::Duration;

use room::Entry;
use room::ids::RoomId;
use store::NewResult;
use tokio_util::sync::CancellationToken;

use super::result_of;
use crate::app::App;
use crate::error::ApiError;

/// How many rooms are looked up together.
const BATCH: u32 = 100;

/// The pause between two matches, because a match is replayed.
const PAUSE: Duration = Duration::from_millis(20);

/// The pause after a failure of the store.
const RETRY: Duration = Duration::from_secs(10);

/// Works until no match is left or the server shuts down.
pub(crate) async fn run(app: Arc<App>, closing: CancellationToken) {
    let add_all = async {
        while let Err(error) = add_all(&app).await {
            tracing::warn!(%error, "the matches of older versions could not be added to the history; trying again");
            tokio::time::sleep(RETRY).await;
        }
    };
    tokio::select! {
        () = add_all => {}
        () = closing.cancelled() => {}
    }
}

async fn add_all(app: &App) -> Result<(), ApiError> {
    loop {
        let rooms = app.store.history_to_add(BATCH).await?;
        if rooms.is_empty() {
            return Ok(());
        }
        for room in rooms {
            let result = match read(app, &room).await {
                Ok(result) => result,
                Err(error @ (ApiError::StoreUnavailable | ApiError::StoreFull)) => return Err(error),
                // The rules have changed since, so nobody can tell how it ended.
                Err(_) => None,
            };
            app.store.add_to_history(&room, result).await?;
            tokio::time::sleep(PAUSE).await;
        }
    }
}

async fn read(app: &App, room: &str) -> Result<Option<NewResult>, ApiError> {
    let id = RoomId::parse(room).ok_or_else(|| ApiError::internal("a stored room id is wrong"))?;
    let loaded = app.rooms.load(&id).await?.room;
    let log = app.rooms.log(&id, 0).await?;
    let decided =
        log.iter().rev().find(|stored| Entry::from_line(&stored.body).is_ok_and(|entry| entry.has_steps()));
    let finished_ms = decided.map_or(loaded.active_ms(), |stored| stored.at_ms);
    result_of(&app.store, &loaded, finished_ms).await
}
