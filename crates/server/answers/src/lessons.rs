//! Lessons: first games with a coach.

use std::collections::BTreeMap;

use catalog::{Lesson, LessonStep, Page};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::AnswerError;

/// A lesson, without what the learner may not know in advance.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct LessonShown {
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
pub struct StepShown {
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
pub struct PageShown {
    /// The id of the page.
    page: String,
    /// The rule that it explains.
    rule: Option<String>,
    /// A pattern of an event. The page is shown only if such an event happened.
    #[schema(value_type = Option<Object>)]
    #[ts(type = "unknown")]
    told: Option<Value>,
}

/// The script of a lesson.
pub fn lesson_shown(game: &'static catalog::Entry, chapter: String) -> Result<LessonShown, AnswerError> {
    let Lesson { step, farewell, hints, .. } = game.lesson(&chapter).ok_or(AnswerError::NothingHere)?;
    let steps = step.into_iter().map(StepShown::from).collect();
    let farewell = farewell.into_iter().map(PageShown::from).collect();
    Ok(LessonShown { game: game.key(), chapter, steps, farewell, hints })
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
