//! The puzzles that ship with the program, and the tables that show them.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use game::DataFile;
use puzzles::{Puzzle, PuzzleError};
use table::AnyTable;

use crate::BOT_NAMES;
use crate::entry::Entry;

// One puzzle per line.
pub(crate) static WELCOME_PUZZLES: DataFile = game::data_file!("welcome_puzzles", "../puzzles/welcome.jsonl");
pub(crate) static RAIDERS_PUZZLES: DataFile = game::data_file!("raiders_puzzles", "../puzzles/raiders.jsonl");
pub(crate) static MASMORRA_PUZZLES: DataFile =
    game::data_file!("masmorra_puzzles", "../puzzles/masmorra.jsonl");

/// All puzzles that ship with the program and fit the present rules.
pub struct ShippedPuzzles {
    /// By game and id.
    by_id: BTreeMap<String, (&'static Entry, Puzzle)>,
}

impl ShippedPuzzles {
    /// Reads them once.
    pub fn all() -> &'static ShippedPuzzles {
        static ALL: OnceLock<ShippedPuzzles> = OnceLock::new();
        ALL.get_or_init(|| {
            let of_entry = |entry: &'static Entry| entry.puzzles.shipped().map(move |puzzle| (entry, puzzle));
            let fits = |(entry, puzzle): &(&'static Entry, Puzzle)| {
                puzzle.rules_version == (entry.manifest)().rules_version
            };
            let all = crate::GAMES.iter().flat_map(of_entry).filter(fits);
            ShippedPuzzles {
                by_id: all.map(|(entry, puzzle)| (puzzle.id.clone(), (entry, puzzle))).collect(),
            }
        })
    }

    /// Every puzzle with its game, in the order of ids.
    pub fn iter(&self) -> impl Iterator<Item = &(&'static Entry, Puzzle)> {
        self.by_id.values()
    }

    pub fn find(&self, id: &str) -> Option<&(&'static Entry, Puzzle)> {
        self.by_id.get(id)
    }
}

impl Entry {
    /// Opens a table at the position of a puzzle. Its players have the names of bots.
    ///
    /// # Errors
    /// If the present rules do not lead to that position.
    pub fn open_puzzle(&self, puzzle: &Puzzle) -> Result<Box<dyn AnyTable>, PuzzleError> {
        puzzles::opened(puzzle, &BOT_NAMES, self.open)
    }
}
