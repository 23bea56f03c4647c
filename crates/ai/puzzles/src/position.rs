//! The position of a puzzle: what its seat knows, and what it can do.

use game::{Choice, Game, Observer, Seat, Turn};
use serde::Serialize;
use sha2::{Digest, Sha256};
use table::{AnyTable, Chance, Config, Table, TableError};

use crate::error::PuzzleError;
use crate::puzzle::Puzzle;

/// A decision with what its seat knows.
#[derive(Clone)]
pub struct Position<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    /// All legal actions, in the order of the table.
    pub(crate) legal: Vec<G::Action>,
}

impl<G: Game> Position<G> {
    /// The decision that a table waits for; `None` if it is over.
    pub(crate) fn of(table: &Table<G>) -> Option<Position<G>> {
        let Turn::Decide { owe, .. } = table.turn() else { return None };
        let seat = owe.first()?;
        Some(Position { seat, view: table.view(Observer::Seat(seat)), legal: table.legal(seat) })
    }

    /// The indexes of the actions that play the game. The others only change how the player is asked.
    pub(crate) fn options(&self) -> Vec<usize> {
        let plays = self.legal.iter().enumerate().filter(|(_, action)| !action.is_aside());
        plays.map(|(index, _)| index).collect()
    }

    pub(crate) fn digest(&self) -> String {
        digest(&self.view)
    }
}

/// The first 16 hexadecimal digits of the SHA-256 of a view.
fn digest(view: &impl Serialize) -> String {
    let text = serde_json::to_vec(view).unwrap_or_default();
    let mut digits = hex::encode(Sha256::digest(text));
    digits.truncate(16);
    digits
}

fn config_of(puzzle: &Puzzle, players: &[&str]) -> Config {
    let config = Config { options: puzzle.options.clone(), ..Config::of(puzzle.seats) };
    config.named(players.get(..usize::from(puzzle.seats)).unwrap_or(&[]))
}

/// Replays a puzzle to its position.
///
/// # Errors
/// If the present rules do not lead to that position, or the puzzle names an action that is not there.
pub fn position<G: Game>(puzzle: &Puzzle) -> Result<Position<G>, PuzzleError> {
    let not_replayed = |problem| PuzzleError::NotReplayed { id: puzzle.id.clone(), problem };
    check_rules(puzzle, G::manifest().rules_version)?;
    let chance = Chance::of_seed(puzzle.seed);
    let mut table = Table::<G>::open(config_of(puzzle, &[]), chance).map_err(not_replayed)?;
    for &play in &puzzle.plays {
        let Turn::Decide { owe, .. } = table.turn() else { return Err(elsewhere(puzzle)) };
        let seat = owe.first().ok_or_else(|| elsewhere(puzzle))?;
        table.decide_nth(seat, play.into()).map_err(not_replayed)?;
    }
    let position = Position::of(&table).ok_or_else(|| elsewhere(puzzle))?;
    if position.seat != puzzle.seat || position.digest() != puzzle.position {
        return Err(elsewhere(puzzle));
    }
    check_actions(puzzle, &position.options(), position.legal.len())?;
    Ok(position)
}

/// Opens a table at the position of a puzzle, with these names of the players.
///
/// # Errors
/// Like [`position`].
pub fn opened(
    puzzle: &Puzzle,
    players: &[&str],
    open: impl Fn(Config, Chance) -> Result<Box<dyn AnyTable>, TableError>,
) -> Result<Box<dyn AnyTable>, PuzzleError> {
    let not_replayed = |problem| PuzzleError::NotReplayed { id: puzzle.id.clone(), problem };
    let mut table = open(config_of(puzzle, players), Chance::of_seed(puzzle.seed)).map_err(not_replayed)?;
    check_rules(puzzle, table.manifest().rules_version)?;
    for &play in &puzzle.plays {
        let Turn::Decide { owe, .. } = table.turn() else { return Err(elsewhere(puzzle)) };
        let seat = owe.first().ok_or_else(|| elsewhere(puzzle))?;
        table.act_nth(seat, play.into()).map_err(not_replayed)?;
    }
    if table.legal(puzzle.seat).len() == puzzle.figures.len() { Ok(table) } else { Err(elsewhere(puzzle)) }
}

fn check_rules(puzzle: &Puzzle, present: u32) -> Result<(), PuzzleError> {
    let found = puzzle.rules_version;
    let other = PuzzleError::OtherRules { id: puzzle.id.clone(), found, present };
    if found == present { Ok(()) } else { Err(other) }
}

fn check_actions(puzzle: &Puzzle, options: &[usize], legal: usize) -> Result<(), PuzzleError> {
    let wrong = |field| PuzzleError::NoSuchAction { id: puzzle.id.clone(), field };
    let with_figures = (0..puzzle.figures.len()).filter(|&action| puzzle.figure(action).is_some());
    let fields = [
        ("best", options.contains(&puzzle.best)),
        ("obvious", options.contains(&puzzle.obvious)),
        ("figures", puzzle.figures.len() == legal && with_figures.eq(options.iter().copied())),
    ];
    fields.into_iter().find(|(_, fits)| !fits).map_or(Ok(()), |(field, _)| Err(wrong(field)))
}

fn elsewhere(puzzle: &Puzzle) -> PuzzleError {
    PuzzleError::OtherPosition { id: puzzle.id.clone() }
}
