//! Lessons: first games with a coach.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::{FIRST, LEARNER, Lesson, LessonStep, Page};
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::answer::Problem;
use super::caller::Known;
use super::games::find_game;
use super::reading::{Json, Query};
use super::rooms::Opened;
use crate::app::App;
use crate::error::ApiError;
use crate::rate_limits::Counted;
use room::Room;
use room::protocol::Command;

/// What a lesson says and asks for, as far as whoever learns may know it before.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct LessonShown {
    /// The key of the game.
    game: &'static str,
    /// The name of the lesson.
    chapter: String,
    /// One step for each decision of whoever learns.
    steps: Vec<StepShown>,
    /// What is said when the script ends and the match goes on.
    farewell: Vec<PageShown>,
    /// What is said from then on: the name of a page by the name of the game's prompt.
    hints: BTreeMap<String, String>,
}

/// What is explained before a decision, and which decisions go with the story.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct StepShown {
    /// What the coach says, page after page.
    pages: Vec<PageShown>,
    /// The decisions that are taken. One fits if it has all that is written here.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "unknown[]")]
    accept: Vec<Value>,
    /// The name of the page that is said of any other decision.
    otherwise: String,
}

/// Some sentences of the coach.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct PageShown {
    /// Their name.
    page: String,
    /// The rule that they are about.
    rule: Option<String>,
    /// An event, of which some fields are named here, without which they are left out.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "unknown")]
    told: Option<Value>,
}

/// Which lesson of a game is meant.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonAsked {
    chapter: Option<String>,
}

impl LessonAsked {
    fn chapter(self) -> String {
        self.chapter.unwrap_or_else(|| FIRST.to_owned())
    }
}

/// Opens a lesson: whoever asks sits down, and the match begins. Its chance is written down, it is never rated, and it
/// stands in no lobby.
#[utoipa::path(
    post,
    path = "/api/lessons/{game}",
    tag = "games",
    params(("game" = String, Path), ("chapter" = Option<String>, Query, description = "which lesson; usually `first`")),
    responses((status = 201, body = Opened), (status = 401, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Known(caller): Known,
    Path(game): Path<String>,
    Query(asked): Query<LessonAsked>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    app.limits.count(Counted::Rooms, caller.player.as_str()).await?;
    let entries = Room::lesson_entries(find_game(&app, &game)?, &asked.chapter(), caller.player.clone())?;
    let room = app.rooms.open_room(entries).await?;
    let sit = Command::Sit { seat: Seat::new(LEARNER), nonce: None };
    for (id, command) in [("sit", sit), ("begin", Command::Begin)] {
        app.rooms.command(&room, &caller.visitor(), id, &command).await?;
    }
    Ok((StatusCode::CREATED, Json(Opened { room })))
}

/// What a game's lesson says and asks for.
#[utoipa::path(
    get,
    path = "/api/lessons/{game}",
    tag = "games",
    params(("game" = String, Path), ("chapter" = Option<String>, Query, description = "which lesson; usually `first`")),
    responses((status = 200, body = LessonShown), (status = 404, body = Problem))
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(asked): Query<LessonAsked>,
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
