//! Lessons: first games with a coach.

use std::sync::Arc;

use answers::{LessonShown, lesson_shown};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::{FIRST, LEARNER};
use game::Seat;
use room::Room;
use room::protocol::Command;
use serde::Deserialize;

use super::caller::Known;
use super::extract::{Json, Query};
use super::games::find_game;
use super::problem::Problem;
use super::rooms::Opened;
use crate::app::App;
use crate::error::ApiError;
use crate::rate_limits::LimitKind;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonQuery {
    chapter: Option<String>,
}

impl LessonQuery {
    fn chapter(self) -> String {
        self.chapter.unwrap_or_else(|| FIRST.to_owned())
    }
}

/// Opens a lesson: the caller takes a seat, and the match begins. Its chance is scripted, and it is neither rated nor
/// listed in the lobby.
#[utoipa::path(
    post,
    path = "/api/lessons/{game}",
    tag = "games",
    params(("game" = String, Path), ("chapter" = Option<String>, Query, description = "which lesson; `first` by default")),
    responses((status = 201, body = Opened), (status = 401, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Known(caller): Known,
    Path(game): Path<String>,
    Query(asked): Query<LessonQuery>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    app.limits.count(LimitKind::Rooms, caller.player.as_str()).await?;
    let entries = Room::lesson_entries(find_game(&app, &game)?, &asked.chapter(), caller.player.clone())?;
    let room = app.rooms.open_room(entries).await?;
    let sit = Command::Sit { seat: Seat::new(LEARNER), nonce: None, nonce_hash: None };
    for (id, command) in [("sit", sit), ("begin", Command::Begin)] {
        app.rooms.command(&room, &caller.visitor(), id, &command).await?;
    }
    Ok((StatusCode::CREATED, Json(Opened { room })))
}

/// Returns the script of a lesson.
#[utoipa::path(
    get,
    path = "/api/lessons/{game}",
    tag = "games",
    params(("game" = String, Path), ("chapter" = Option<String>, Query, description = "which lesson; `first` by default")),
    responses((status = 200, body = LessonShown), (status = 404, body = Problem))
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(asked): Query<LessonQuery>,
) -> Result<Json<LessonShown>, ApiError> {
    Ok(Json(lesson_shown(find_game(&app, &game)?, asked.chapter())?))
}
