//! The list of all games, the only crate that names them all.
//!
//! A game is one line in [`GAMES`]; help, lobby, engine and simulations derive from it.

mod coverage;
mod entry;
#[cfg(feature = "typescript")]
mod forms;
mod lesson;
mod seated;

use bots::{Heuristic, Random};
use masmorra::Masmorra;
use raiders::Raiders;
use welcome::Welcome;

pub use coverage::{Coverage, Covered, Verdict};
pub use entry::{Choices, Entry, UnknownBot, UnknownGame, find};
#[cfg(feature = "typescript")]
pub use forms::{Forms, forms};
pub use lesson::{Cue, LEARNER, Lesson, LessonStep, Page, fits};
pub use seated::{BotEntry, SeatedBot, seat};

/// Every game of the house.
pub static GAMES: &[Entry] = &[
    Entry::of::<Welcome>(WELCOME_BOTS).taught_by(include_str!("../../welcome/lessons/first.toml")),
    Entry::of::<Raiders>(RAIDERS_BOTS).taught_by(include_str!("../../raiders/lessons/first.toml")),
    Entry::of::<Masmorra>(MASMORRA_BOTS).taught_by(include_str!("../../masmorra/lessons/first.toml")),
];

/// What bots are called at a table, in every language. A saved match knows its bots by these names.
pub const BOT_NAMES: [&str; game::MAX_SEATS] =
    ["Brasa", "Candil", "Chispa", "Farol", "Mecha", "Pavesa", "Yesca", "Ceniza"];

/// The bots of the Welcome family, the weakest first.
static WELCOME_BOTS: &[BotEntry] = &[
    BotEntry { key: "random", make: |seed| seat::<Welcome>(Random::seeded(seed)) },
    BotEntry { key: "heuristic", make: |seed| seat(Heuristic::<Welcome>::new(welcome::policy, seed)) },
];

/// The bots of Dungeon Raiders, the weakest first.
static RAIDERS_BOTS: &[BotEntry] = &[
    BotEntry { key: "random", make: |seed| seat::<Raiders>(Random::seeded(seed)) },
    BotEntry { key: "heuristic", make: |seed| seat(Heuristic::<Raiders>::new(raiders::policy, seed)) },
];

/// The bots of Masmorra, the weakest first.
static MASMORRA_BOTS: &[BotEntry] = &[
    BotEntry { key: "random", make: |seed| seat::<Masmorra>(Random::seeded(seed)) },
    BotEntry { key: "heuristic", make: |seed| seat(Heuristic::<Masmorra>::new(masmorra::policy, seed)) },
];
