//! Proves a puzzle again.

use std::sync::atomic::AtomicBool;

use game::Game;

use crate::error::PuzzleError;
use crate::judge::Judge;
use crate::method::Method;
use crate::position::{Position, position};
use crate::puzzle::{ModelProof, Puzzle};

/// A gap that was found at the threshold is a little smaller in other worlds, so a proof asks for this part of it.
const PART: f64 = 0.5;

/// The result of a new proof.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// The best action is clearly best under every model.
    Holds(Vec<ModelProof>),
    Fails,
}

/// Replays a puzzle and proves its answer again in other worlds: at least five standard errors ahead of every other action,
/// and half of the gap that puzzles are mined with.
///
/// # Errors
/// If the present rules do not lead to its position.
pub fn prove<G: Game>(puzzle: &Puzzle, method: &Method<G>, seed: u64) -> Result<Verdict, PuzzleError> {
    let position: Position<G> = position(puzzle)?;
    let options = position.options();
    let stop = AtomicBool::new(false);
    let judge = Judge { method, gap: PART * method.selection.gap, seed, stop: &stop };
    let best = options.iter().position(|&option| option == puzzle.best);
    let exact = judge.exact(&position, &options);
    let solved = (method.solved)(&position.view, &position.legal);
    let answer = position.legal.get(puzzle.best);
    if solved.as_ref().is_some_and(|played| played.iter().any(|action| Some(action) != answer)) {
        return Ok(Verdict::Fails);
    }
    if exact.as_ref().is_some_and(|chances| !is_ahead(chances, best, judge.gap)) {
        return Ok(Verdict::Fails);
    }
    let proven =
        best.and_then(|best| judge.prove(&position, &options, best, exact.as_deref(), solved.is_some()));
    Ok(proven.map_or(Verdict::Fails, |judgement| Verdict::Holds(judgement.proof.models)))
}

fn is_ahead(chances: &[f64], best: Option<usize>, gap: f64) -> bool {
    let Some(chance) = best.and_then(|best| chances.get(best)) else { return false };
    let others = chances.iter().enumerate().filter(|(option, _)| Some(*option) != best);
    others.map(|(_, other)| chance - other).fold(1.0, f64::min) >= gap
}
