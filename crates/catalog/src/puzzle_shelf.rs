//! Puzzles for callers that do not know the game.

use game::{DataFile, Game};
use puzzles::{MineProgress, MineSettings, Puzzle, PuzzleError, Verdict};
#[cfg(not(target_family = "wasm"))]
use puzzles::{mine, prove};

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
    file: Option<&'static DataFile>,
}

impl Puzzles {
    /// A browser shows puzzles, and does not find any.
    #[cfg(target_family = "wasm")]
    pub const fn of<G: HasPuzzles>(file: &'static DataFile) -> Puzzles {
        let Puzzles { mine, prove, .. } = Puzzles::none::<G>();
        Puzzles { mine, prove, file: Some(file) }
    }

    #[cfg(not(target_family = "wasm"))]
    pub const fn of<G: HasPuzzles>(file: &'static DataFile) -> Puzzles {
        Puzzles {
            mine: |settings, progress| mine::<G>(&G::PUZZLES, settings, progress),
            prove: |puzzle, seed| prove::<G>(puzzle, &G::PUZZLES, seed),
            file: Some(file),
        }
    }

    /// For a game without knowledge.
    pub(crate) const fn none<G: Game>() -> Puzzles {
        Puzzles {
            mine: |_, _| Err(PuzzleError::NoPuzzles { game: G::manifest().key }),
            prove: |_, _| Err(PuzzleError::NoPuzzles { game: G::manifest().key }),
            file: None,
        }
    }

    /// The puzzles that ship with the program. A line that does not parse is left out; tests parse every line.
    pub(crate) fn shipped(&self) -> impl Iterator<Item = Puzzle> + use<> {
        let bytes = self.file.map_or(&[][..], DataFile::bytes);
        let text = std::str::from_utf8(bytes).unwrap_or_default();
        text.lines().filter_map(|line| serde_json::from_str(line).ok())
    }
}
