//! The data files that a browser downloads only when it needs them.

use game::DataFile;
use welcome::survival_net::SURVIVAL_NET;

use crate::shipped_puzzles::{MASMORRA_PUZZLES, RAIDERS_PUZZLES, WELCOME_PUZZLES};
use crate::true_values::{MASMORRA_VALUE, RAIDERS_VALUE, WELCOME_VALUE};

/// What a data file is needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Bots decide, and beliefs are computed.
    Bots,
    Reviews,
    Puzzles,
}

/// A data file with the game and the purpose that need it.
#[derive(Debug)]
pub struct NeededFile {
    pub game: &'static str,
    pub need: Need,
    pub file: &'static DataFile,
}

const fn needed(game: &'static str, need: Need, file: &'static DataFile) -> NeededFile {
    NeededFile { game, need, file }
}

/// Every data file of the catalog.
pub static DATA_FILES: &[NeededFile] = &[
    needed("welcome", Need::Bots, &SURVIVAL_NET),
    needed("welcome", Need::Reviews, &WELCOME_VALUE),
    needed("welcome", Need::Puzzles, &WELCOME_PUZZLES),
    needed("raiders", Need::Reviews, &RAIDERS_VALUE),
    needed("raiders", Need::Puzzles, &RAIDERS_PUZZLES),
    needed("masmorra", Need::Reviews, &MASMORRA_VALUE),
    needed("masmorra", Need::Puzzles, &MASMORRA_PUZZLES),
];
