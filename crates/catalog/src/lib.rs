//! The list of all games. It is the only crate that names them all.
//!
//! A game is one entry in [`GAMES`]. Help, lobby, engine and simulations use that list. Simulations, training, mining and rule
//! coverage are left out of the module for browsers, which has no use for them.

#[cfg(not(target_family = "wasm"))]
mod coverage;
mod daily;
mod data_files;
mod entry;
#[cfg(not(target_family = "wasm"))]
mod environments;
#[cfg(feature = "typescript")]
mod forms;
mod lesson;
mod levels;
mod odds;
mod portraits;
mod puzzle_methods;
mod puzzle_shelf;
mod reviews;
mod seated;
mod shipped_puzzles;
mod true_values;

#[cfg(feature = "example-game")]
use example::Example;
use masmorra::Masmorra;
use raiders::Raiders;
use shipped_puzzles::{MASMORRA_PUZZLES, RAIDERS_PUZZLES, WELCOME_PUZZLES};
use welcome::Welcome;

// For callers that use bots without knowing the game.
#[cfg(not(target_family = "wasm"))]
pub use self::environments::Environments;
pub use bots::{Budget, Cancel, FastDice, NoBudget};
#[cfg(not(target_family = "wasm"))]
pub use coverage::{Coverage, RuleCoverage, Verdict};
pub use daily::{Choices, Daily, HasPoints, Placing};
pub use data_files::{DATA_FILES, Need, NeededFile};
pub use entry::{Entry, NoOdds, UnknownBot, UnknownGame, find};
#[cfg(feature = "typescript")]
pub use forms::{Forms, forms, review_forms};
pub use lesson::{FIRST, LEARNER, Lesson, LessonStep, Page, Script, ScriptedStep, fits};
pub use levels::{HasKnowledge, USUAL_LEVEL, bots_of};
pub use odds::{Odds, OddsOf};
pub use portraits::{Count, HasPortraits, PictureName, Portrait, Portraits};
pub use puzzle_shelf::Puzzles;
pub use puzzles::{
    Basis as PuzzleBasis, Figure, MineProgress, MineSettings, ModelProof, Puzzle, PuzzleError, Theme,
    Verdict as PuzzleVerdict,
};
pub use review::{
    Basis, Beliefs, CardChance, HiddenPlace, Mark, Note, PlaceKind, Point, Progress, REVIEWER_VERSION,
    Review, ReviewError, ReviewSettings, ReviewedDecision, ReviewedOption, SeatLuck, SeatSummary,
};
#[cfg(not(target_family = "wasm"))]
pub use reviews::WrittenBeliefsOf;
pub use reviews::{BeliefsOf, Reviews, RunningReview};
pub use seated::{BotEntry, Effort, Role, SeatedBot, seat};
pub use shipped_puzzles::ShippedPuzzles;

/// Every game.
pub static GAMES: &[Entry] = &[
    Entry::of::<Welcome>(&bots_of::<Welcome>())
        .taught_by(&[
            Script { chapter: FIRST, text: include_str!(concat!(env!("OUT_DIR"), "/welcome-first.json")) },
            Script { chapter: "back", text: include_str!(concat!(env!("OUT_DIR"), "/welcome-back.json")) },
        ])
        .with_odds(odds::of_welcome)
        .reviewed_by(Reviews::of::<Welcome>())
        .with_daily(Daily::of::<Welcome>(
            &[USUAL_LEVEL; 2],
            &[&[("set", "welcome")], &[("set", "back")], &[("set", "combined")]],
        ))
        .with_portraits(Portraits::of::<Welcome>())
        .with_puzzles(Puzzles::of::<Welcome>(&WELCOME_PUZZLES)),
    Entry::of::<Raiders>(&bots_of::<Raiders>())
        .taught_by(&[
            Script { chapter: FIRST, text: include_str!(concat!(env!("OUT_DIR"), "/raiders-first.json")) },
            Script { chapter: "last", text: include_str!(concat!(env!("OUT_DIR"), "/raiders-last.json")) },
        ])
        .reviewed_by(Reviews::of::<Raiders>())
        .with_daily(Daily::of::<Raiders>(
            &[USUAL_LEVEL; 2],
            &[&[("mode", "standard")], &[("mode", "tactical")]],
        ))
        .with_portraits(Portraits::of::<Raiders>())
        .with_puzzles(Puzzles::of::<Raiders>(&RAIDERS_PUZZLES)),
    Entry::of::<Masmorra>(&bots_of::<Masmorra>())
        .taught_by(&[Script {
            chapter: FIRST,
            text: include_str!(concat!(env!("OUT_DIR"), "/masmorra-first.json")),
        }])
        .reviewed_by(Reviews::of::<Masmorra>())
        // Two players, because a match of more takes an hour.
        .with_daily(Daily::of::<Masmorra>(&[USUAL_LEVEL], &[&[("mode", "standard")]]))
        .with_portraits(Portraits::of::<Masmorra>())
        .with_puzzles(Puzzles::of::<Masmorra>(&MASMORRA_PUZZLES)),
];

/// Games that [`find`] knows and no list shows: the example game, in a build with the feature `example-game`.
pub(crate) static UNLISTED: &[Entry] = &[
    #[cfg(feature = "example-game")]
    Entry::of::<Example>(&bots_of::<Example>()).reviewed_by(Reviews::of::<Example>()),
];

/// The names of bots in a match, the same in every language. Saved matches contain them. The first six have different
/// initials, because shields show these.
pub const BOT_NAMES: [&str; game::MAX_SEATS] =
    ["Brasa", "Candil", "Farol", "Mecha", "Pavesa", "Yesca", "Chispa", "Ceniza"];
