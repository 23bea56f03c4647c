//! Answers of the HTTP API that are built from data alone: replays, fairness, puzzles, lessons.
//!
//! The server builds them from its store, and the module for browsers from what the page has kept. An [`Archive`] is a room
//! with its log as one caller may see it.

mod error;
mod loaded_room;

mod archive;
mod visible_steps;

mod beliefs;
mod fairness;
mod outline;
mod replay;
mod reviews;
mod start_position;

mod games;
mod lessons;
mod puzzles;

pub use archive::{Archive, LogPosition, Playback};
pub use beliefs::{BeliefsShown, beliefs_shown};
pub use error::AnswerError;
pub use fairness::{FairnessShown, fairness_shown};
pub use games::{GameShown, NameShown, OptionShown, SeatsShown, game_shown};
pub use lessons::{LessonShown, PageShown, StepShown, lesson_shown};
pub use loaded_room::{LoadedRoom, Perspective, StepMark, Verdict};
pub use outline::{OutlinePage, OutlineStep, outline_page};
pub use puzzles::{
    Posed, PuzzleFigure, PuzzleListed, PuzzleProof, PuzzleShown, PuzzleSolution, find_puzzle, puzzle_list,
    puzzle_shown, puzzle_solution,
};
pub use replay::{EventsPage, Frame, ReplayPage, events_page, replay_page};
pub use reviews::{ReviewPending, ReviewShown, ReviewStage};
pub use start_position::apply_step;
pub use visible_steps::{ShownSteps, VisibleStep};
