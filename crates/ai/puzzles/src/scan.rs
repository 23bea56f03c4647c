//! The first look at a decision: could it be a puzzle?

use bots::{FastDice, Playout};
use game::Game;

use crate::method::Method;
use crate::position::Position;
use crate::results::Results;
use crate::theme::Theme;

/// The worlds of a scan.
const WORLDS: u32 = 24;
/// After so many, a decision without a surprise is left.
const GLANCE: u32 = 8;
/// A position stays in the run if the scan sees this part of the gap, over the obvious action and over any other.
const PART_OVER_OBVIOUS: f64 = 0.7;
const PART_OVER_ALL: f64 = 0.3;

/// A decision that could be a puzzle.
pub(crate) struct Candidate<G: Game> {
    pub(crate) position: Position<G>,
    /// How many decisions came before it.
    pub(crate) plays: usize,
    pub(crate) theme: Theme,
    pub(crate) obvious: usize,
    /// How far the best action was ahead of the obvious one in the scan.
    pub(crate) lead: f64,
}

/// `None` if the decision makes no puzzle at first sight.
pub(crate) fn scan<G: Game>(
    position: Position<G>,
    plays: usize,
    method: &Method<G>,
    playout: &mut Playout<G>,
    seed: u64,
) -> Option<Candidate<G>> {
    let options = position.options();
    if options.len() < 2 || options.len() > method.selection.options {
        return None;
    }
    let mut dice = FastDice::seeded(seed);
    let obvious = obvious(&position, &options, method, &mut dice)?;
    let mut results = Results::of(options.len());
    for number in 1..=WORLDS {
        let world = playout.sample(&position.view, position.seat, &mut dice)?;
        results.add(world.weight, |option| position.share(&options, option, &world, playout));
        if number == GLANCE && results.best().and_then(|best| options.get(best)) == Some(&obvious) {
            return None;
        }
    }
    let best = results.best()?;
    let lead = results.lead(best, options.iter().position(|&option| option == obvious)?).value;
    let action = *position.legal.get(*options.get(best)?)?;
    let theme = (method.theme)(&position.view, action)?;
    let gap = method.selection.gap;
    let is_open = lead >= PART_OVER_OBVIOUS * gap && results.gap(best).value >= PART_OVER_ALL * gap;
    is_open.then_some(Candidate { position, plays, theme, obvious, lead })
}

/// The action that comes to mind first: by the rule of the game, else what a fast guess plays most often.
fn obvious<G: Game>(
    position: &Position<G>,
    options: &[usize],
    method: &Method<G>,
    dice: &mut FastDice,
) -> Option<usize> {
    let index_of = |action: &G::Action| position.legal.iter().position(|legal| legal == action);
    let glance = (method.first_glance)(&position.view, &position.legal);
    if let Some(index) = glance.and_then(|action| index_of(&action)) {
        return options.contains(&index).then_some(index);
    }
    let mut counts = vec![0_u32; position.legal.len()];
    for _ in 0..WORLDS {
        let state = G::determinize(&position.view, dice)?;
        let guess = (method.knowledge.rollout_policy)(&state, position.seat, &position.legal, dice);
        if let Some(count) = guess.and_then(|action| counts.get_mut(index_of(&action)?)) {
            *count += 1;
        }
    }
    options.iter().copied().max_by_key(|&option| counts.get(option).copied().unwrap_or(0))
}
