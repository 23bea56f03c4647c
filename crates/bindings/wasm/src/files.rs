//! The files that the page gives to the module when something needs them.
//!
//! The module names one file at a time that it cannot do without. The page gives it, and asks again.

use catalog::{DATA_FILES, Entry, Need};
use welcome_solver::Player;

use crate::problem::Problem;

/// The strategy of the strongest bot of Welcome.
const STRATEGY: &str = "strategy";

/// Refuses if a file is missing that the bots of these names read.
pub(crate) fn check_bots<'a>(game: &Entry, bots: impl IntoIterator<Item = &'a str>) -> Result<(), Problem> {
    check(game, Need::Bots)?;
    let plays_by_strategy = |bot: &str| bot == "legend" && game.key() == "welcome";
    if bots.into_iter().any(plays_by_strategy) && Player::warrior().is_none() {
        return Err(Problem::FileMissing { file: STRATEGY });
    }
    Ok(())
}

/// Refuses if a file of this game is missing.
pub(crate) fn check(game: &Entry, need: Need) -> Result<(), Problem> {
    let of_game = DATA_FILES.iter().filter(|needed| needed.game == game.key() && needed.need == need);
    match of_game.map(|needed| needed.file).find(|file| !file.is_here()) {
        Some(file) => Err(Problem::FileMissing { file: file.name }),
        None => Ok(()),
    }
}

/// Keeps a file that the page has downloaded.
pub(crate) fn give(name: &str, bytes: &[u8]) -> Result<(), Problem> {
    let bad = |reason: String| Problem::BadFile { file: name.to_owned(), reason };
    if name == STRATEGY {
        return Player::ship(bytes).map_err(|error| bad(error.to_string()));
    }
    let known = DATA_FILES.iter().find(|needed| needed.file.name == name);
    let file = known.ok_or_else(|| bad("it is unknown".to_owned()))?.file;
    if file.give(bytes) { Ok(()) } else { Err(bad("it is of another version".to_owned())) }
}
