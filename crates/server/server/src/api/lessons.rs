//! Lessons: first games with a coach.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::{FIRST, LEARNER, Lesson, LessonStep, Page};
use game::Seat;
use room::Room;
use room::protocol::Command;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Known;
use super::extract::{Json, Query};
use super::games::find_game;
use super::problem::Problem;
use super::rooms::Opened;
use crate::app::App;
use crate::error::ApiError;
use crate::rate_limits::LimitKind;

/// A lesson, without what the learner may not know in advance.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct LessonShown {
    /// The key of the game.
    game: &'static str,
    /// The name of the lesson.
    chapter: String,
    /// One step for each decision of the learner.
    steps: Vec<StepShown>,
    /// What the coach says when the script ends and the match goes on.
    farewell: Vec<PageShown>,
    /// Hints from then on: the id of a page by the id of the game's prompt.
    hints: BTreeMap<String, String>,
}

/// What the coach explains before a decision, and which decisions the script accepts.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct StepShown {
    /// What the coach says, page after page.
    pages: Vec<PageShown>,
    /// The accepted decisions. An action matches if it has all fields that are given here.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "unknown[]")]
    accept: Vec<Value>,
    /// The id of the page for any other decision.
    otherwise: String,
}

/// A page of the coach's text.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct PageShown {
    /// The id of the page.
    page: String,
    /// The rule that it explains.
    rule: Option<String>,
    /// A pattern of an event. The page is shown only if such an event happened.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "unknown")]
    told: Option<Value>,
}

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
    let (entry, chapter) = (find_game(&app, &game)?, asked.chapter());
    let Lesson { step, farewell, hints, .. } = entry.lesson(&chapter).ok_or(ApiError::NothingHere)?;
    let steps = step.into_iter().map(StepShown::from).collect();
    let farewell = farewell.into_iter().map(PageShown::from).collect();
    Ok(Json(LessonShown { game: entry.key(), chapter, steps, farewell, hints }))
}

impl From<LessonStep> for StepShown {
    fn from(step: LessonStep) -> StepShown {
        let pages = step.say.into_iter().map(PageShown::from).collect();
        StepShown { pages, accept: step.accept, otherwise: step.otherwise }
    }
}

impl From<Page> for PageShown {
    fn from(Page { page, rule, told }: Page) -> PageShown {
        PageShown { page, rule, told }
    }
}
