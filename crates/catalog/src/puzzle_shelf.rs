//! Puzzles for callers that do not know the game.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use game::Game;
use puzzles::{MineProgress, MineSettings, Puzzle, PuzzleError, Verdict, mine, prove};
use table::AnyTable;

use crate::BOT_NAMES;
use crate::entry::Entry;
use crate::puzzle_methods::HasPuzzles;

type MineOf = fn(MineSettings, &mut dyn FnMut(MineProgress) -> bool) -> Result<Vec<Puzzle>, PuzzleError>;

type ProveOf = fn(&Puzzle, seed: u64) -> Result<Verdict, PuzzleError>;

/// The puzzles of one game.
#[derive(Clone, Copy)]
pub struct Puzzles {
    /// Finds puzzles in matches of bots. It is slow.
    pub mine: MineOf,
    /// Proves a puzzle again with another seed.
    pub prove: ProveOf,
    /// The puzzles that ship with the program, one per line.
    text: &'static str,
}

impl Puzzles {
    pub const fn of<G: HasPuzzles>(text: &'static str) -> Puzzles {
        Puzzles {
            mine: |settings, progress| mine::<G>(&G::PUZZLES, settings, progress),
            prove: |puzzle, seed| prove::<G>(puzzle, &G::PUZZLES, seed),
            text,
        }
    }

    /// For a game without knowledge.
    pub(crate) const fn none<G: Game>() -> Puzzles {
        Puzzles {
            mine: |_, _| Err(PuzzleError::NoPuzzles { game: G::manifest().key }),
            prove: |_, _| Err(PuzzleError::NoPuzzles { game: G::manifest().key }),
            text: "",
        }
    }

    /// The puzzles that ship with the program. A line that does not parse is left out; tests parse every line.
    pub(crate) fn shipped(&self) -> impl Iterator<Item = Puzzle> + use<> {
        self.text.lines().filter_map(|line| serde_json::from_str(line).ok())
    }
}

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
