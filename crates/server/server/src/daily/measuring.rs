//! Draws the next deals in time, and measures the luck of finished attempts, one at a time.

use std::sync::Arc;
use std::time::Duration;

use room::Day;
use room::ids::RoomId;
use store::{AttemptLuck, AttemptRow};
use tokio_util::sync::CancellationToken;

use super::{AHEAD, PLAYER};
use crate::app::App;
use crate::error::ApiError;

/// How often a node looks for something to do.
const PAUSE: Duration = Duration::from_secs(2);

/// Works until the server shuts down.
pub(crate) async fn run(app: Arc<App>, closing: CancellationToken) {
    let mut drawn_on = None;
    while !closing.is_cancelled() {
        tokio::select! {
            worked = work(&app, &mut drawn_on) => {
                if let Err(error) = worked {
                    tracing::warn!(%error, "a daily dungeon could not be prepared or counted");
                }
            }
            () = closing.cancelled() => {}
        }
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            () = closing.cancelled() => {}
        }
    }
}

async fn work(app: &App, drawn_on: &mut Option<Day>) -> Result<(), ApiError> {
    let today = app.daily.today();
    if *drawn_on != Some(today) {
        app.daily.deals(today, today.plus(AHEAD)).await?;
        *drawn_on = Some(today);
    }
    while let Some(attempt) = waiting(app).await? {
        let luck = match luck_of(app, &attempt).await {
            Ok(luck) => luck,
            Err(ApiError::CannotReview(reason)) => {
                tracing::warn!(room = %attempt.room, %reason, "the luck of an attempt cannot be measured");
                None
            }
            Err(error) => return Err(error),
        };
        app.store.set_attempt_luck(&attempt.room, luck).await?;
    }
    Ok(())
}

async fn waiting(app: &App) -> Result<Option<AttemptRow>, ApiError> {
    if app.settings.reviews { Ok(app.store.attempt_to_measure().await?) } else { Ok(None) }
}

async fn luck_of(app: &App, attempt: &AttemptRow) -> Result<Option<AttemptLuck>, ApiError> {
    let room = RoomId::parse(&attempt.room).ok_or_else(|| ApiError::internal("a stored room id is wrong"))?;
    let loaded = app.rooms.load(&room).await?.room;
    let record = loaded.record(&app.rooms.log(&room, 0).await?)?;
    let seats = app.reviews.luck(loaded.game(), record).await?;
    let own = seats.into_iter().find(|seat| seat.seat == PLAYER);
    Ok(own.map(|own| AttemptLuck { luck: own.luck, adjusted: own.result - own.luck }))
}
