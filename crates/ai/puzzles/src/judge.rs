//! The thorough judgement of a position: which action is best, and the proof in fresh worlds under every model.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::{FastDice, Playout, World};
use game::{Game, math};

use crate::method::{Method, Model};
use crate::position::Position;
use crate::puzzle::{Basis, Figure, ModelProof, Proof};
use crate::results::Results;
use crate::seeds::{Use, seed_of};

/// The gap to every other action must be at least this many standard errors.
pub(crate) const PROVEN: f64 = 5.0;
/// An option is out of the search if it is behind by this many.
const CLEARLY: f64 = 4.0;
/// A position fails early if the gap could be large enough only by so many.
const HOPELESS: f64 = 3.0;
const SEARCH_WORLDS: u32 = 320;
/// The least worlds of a proof.
const LEAST_WORLDS: u32 = 192;
const BATCH: u32 = 32;

/// What was found about a position.
pub(crate) struct Judgement {
    /// The index of the best action among the legal ones.
    pub(crate) best: usize,
    /// One for each legal action.
    pub(crate) figures: Vec<Option<Figure>>,
    pub(crate) proof: Proof,
}

impl<G: Game> Position<G> {
    /// The seat's share of the victory after one of its options.
    pub(crate) fn share(
        &self,
        options: &[usize],
        option: usize,
        world: &World<G>,
        playout: &mut Playout<G>,
    ) -> f64 {
        let action = options.get(option).and_then(|&option| self.legal.get(option));
        action.map_or(0.0, |&action| playout.share(world, self.seat, action))
    }
}

/// Judges positions of one game.
pub(crate) struct Judge<'a, G: Game> {
    pub(crate) method: &'a Method<G>,
    /// The gap that every model must show.
    pub(crate) gap: f64,
    pub(crate) seed: u64,
    /// Set when the judgement is no longer needed.
    pub(crate) stop: &'a AtomicBool,
}

impl<G: Game> Judge<'_, G> {
    /// `None` if no action is clearly best.
    pub(crate) fn judge(&self, position: &Position<G>) -> Option<Judgement> {
        let options = position.options();
        let exact = self.exact(position, &options);
        let best = match &exact {
            Some(chances) => self.best_by_odds(chances)?,
            None => self.search(position, &options)?,
        };
        let best_action = *position.legal.get(*options.get(best)?)?;
        let solved = (self.method.solved)(&position.view, &position.legal);
        if solved.as_ref().is_some_and(|played| played.iter().any(|action| *action != best_action)) {
            return None;
        }
        self.prove(position, &options, best, exact.as_deref(), solved.is_some())
    }

    /// Proves in fresh worlds that an option is the best one; `None` if it is not.
    pub(crate) fn prove(
        &self,
        position: &Position<G>,
        options: &[usize],
        best: usize,
        exact: Option<&[f64]>,
        is_solved: bool,
    ) -> Option<Judgement> {
        let mut runs = Vec::new();
        for (place, model) in (0..).zip(self.method.models) {
            let seed = seed_of(self.seed, Use::Proof, place);
            let rivals = rivals(&runs, best, options.len(), model);
            runs.push(self.check(position, options, best, &rivals, model, seed)?);
        }
        let by_model = self.method.models.iter().zip(&runs);
        let models = by_model.map(|(model, results)| {
            let gap = results.gap(best);
            ModelProof {
                model: model.name.to_owned(),
                gap: rounded(gap.value),
                error: rounded(gap.error),
                worlds: results.worlds() as u32,
            }
        });
        let basis = match exact {
            Some(_) => Basis::Odds,
            None if is_solved => Basis::Solved,
            None => Basis::Search,
        };
        let figure = |option: usize| match exact {
            Some(chances) => Figure(rounded(chances.get(option).copied().unwrap_or(0.0)), 0.0),
            None => mean_figure(&runs, best, option),
        };
        let mut figures = vec![None; position.legal.len()];
        for (option, &index) in options.iter().enumerate() {
            *figures.get_mut(index)? = Some(figure(option));
        }
        let proof = Proof { basis, seed: self.seed, models: models.collect() };
        Some(Judgement { best: *options.get(best)?, figures, proof })
    }

    pub(crate) fn exact(&self, position: &Position<G>, options: &[usize]) -> Option<Vec<f64>> {
        let chance = |&option: &usize| (self.method.exact)(&position.view, *position.legal.get(option)?);
        options.iter().map(chance).collect()
    }

    fn best_by_odds(&self, chances: &[f64]) -> Option<usize> {
        let best = (0..chances.len()).max_by(|&one, &two| chances[one].total_cmp(&chances[two]))?;
        let others = chances.iter().enumerate().filter(|(option, _)| *option != best);
        let gap = others.map(|(_, chance)| chances[best] - chance).fold(1.0, f64::min);
        (gap >= self.gap).then_some(best)
    }

    /// The best option by the first model.
    fn search(&self, position: &Position<G>, options: &[usize]) -> Option<usize> {
        let mut playout = self.method.models.first()?.playout();
        let mut dice = FastDice::seeded(seed_of(self.seed, Use::Search, 0));
        let mut results = Results::of(options.len());
        while results.worlds() < SEARCH_WORLDS as usize && results.remaining() > 1 {
            add_batch(&mut results, position, options, &mut playout, &mut dice)?;
            let best = results.best()?;
            for option in 0..options.len() {
                let lead = results.lead(best, option);
                let is_behind = lead.value > CLEARLY * lead.error && lead.value > self.gap;
                if option != best && is_behind && results.worlds() >= 2 * BATCH as usize {
                    results.drop(option);
                }
            }
        }
        results.best()
    }

    /// Fresh worlds under one model, until the gap to every other option is proven; `None` if it is not.
    fn check(
        &self,
        position: &Position<G>,
        options: &[usize],
        best: usize,
        rivals: &[usize],
        model: &'static Model<G>,
        seed: u64,
    ) -> Option<Results> {
        let mut playout = model.playout();
        let mut dice = FastDice::seeded(seed);
        let mut results = Results::of(options.len());
        let left_out = (0..options.len()).filter(|option| *option != best && !rivals.contains(option));
        left_out.for_each(|option| results.drop(option));
        let least = LEAST_WORLDS.min(model.worlds / 4) as usize;
        while results.remaining() > 1 {
            if results.worlds() >= model.worlds as usize || self.stop.load(Ordering::Relaxed) {
                return None;
            }
            add_batch(&mut results, position, options, &mut playout, &mut dice)?;
            for &option in rivals {
                let lead = results.lead(best, option);
                if results.is_dropped(option) {
                    continue;
                }
                if results.worlds() >= 2 * BATCH as usize && lead.value + HOPELESS * lead.error < self.gap {
                    return None;
                }
                let is_proven = lead.value >= self.gap && lead.value >= PROVEN * lead.error;
                if is_proven && results.worlds() >= least {
                    results.drop(option);
                }
            }
        }
        Some(results)
    }
}

fn add_batch<G: Game>(
    results: &mut Results,
    position: &Position<G>,
    options: &[usize],
    playout: &mut Playout<G>,
    dice: &mut FastDice,
) -> Option<()> {
    for _ in 0..BATCH {
        let world = playout.sample(&position.view, position.seat, dice)?;
        results.add(world.weight, |option| position.share(options, option, &world, playout));
    }
    Some(())
}

/// The options that a model compares with the best one.
fn rivals<G: Game>(runs: &[Results], best: usize, options: usize, model: &Model<G>) -> Vec<usize> {
    let mut rivals: Vec<usize> = (0..options).filter(|&option| option != best).collect();
    if let (Some(most), Some(first)) = (model.rivals, runs.first()) {
        rivals.sort_by(|&one, &two| first.lead(best, one).value.total_cmp(&first.lead(best, two).value));
        rivals.truncate(most);
    }
    rivals
}

/// The mean over the models. An option's chance is that of the best one minus its lead, which varies less.
fn mean_figure(runs: &[Results], best: usize, option: usize) -> Figure {
    let count = runs.iter().filter(|results| results.has(option)).count().max(1) as f64;
    let (mut chance, mut variance) = (0.0, 0.0);
    for results in runs.iter().filter(|results| results.has(option)) {
        chance += results.chance(best).value - results.lead(best, option).value;
        variance += math::powi(results.chance(option).error, 2);
    }
    Figure(rounded((chance / count).clamp(0.0, 1.0)), rounded(variance.sqrt() / count))
}

/// Four digits, so that a puzzle stays small.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
