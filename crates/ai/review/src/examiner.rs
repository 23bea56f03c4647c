//! Judges decisions by rollouts in two stages. A scan of all decisions drops hopeless options. Then most of the budget goes
//! to the decisions that may have lost something; their best option is checked against the chosen one in fresh worlds,
//! because the best of several estimates is too high.

use bots::{FastDice, Opening, Playout};
use game::Game;

use crate::comparison::{Comparison, Mean};
use crate::decision::Decision;
use crate::findings::{Basis, ReviewedDecision};
use crate::method::Method;

/// The part of the budget for the scan.
const SCAN_PART: f64 = 0.25;
/// Rounds of the scan for each decision.
const SCAN_ROUNDS: std::ops::RangeInclusive<u64> = 8..=48;
/// Rollouts for one decision after the scan at default quality: more would prove nothing new.
const MOST_PER_DECISION: f64 = 12_000.0;
/// The part of these for the search of the best option; the rest checks it.
const SEARCH_PART: f64 = 0.4;

pub(crate) struct Examiner<G: Game> {
    method: Method<G>,
    playout: Playout<G>,
    second: Playout<G>,
    seed: u64,
    budget: u64,
    /// The effort, as a multiple of the default.
    quality: f64,
    spent: u64,
}

/// A decision under examination.
pub(crate) struct Examination<G: Game> {
    decision: Decision<G>,
    finding: Finding,
    basis: Basis,
}

enum Finding {
    /// Each option's chance by exact odds.
    Exact(Vec<f64>),
    Scanned(Comparison),
    /// The scan of a decision that a solved table plays.
    Settled(Comparison),
    Checked {
        search: Comparison,
        best: usize,
        check: Comparison,
        /// By the second opinion, if the check found a loss.
        second: Option<Comparison>,
    },
    /// No world fits the view.
    Unknown,
}

impl<G: Game> Examiner<G> {
    pub(crate) const MOST_SCAN_ROUNDS: u64 = *SCAN_ROUNDS.end();

    pub(crate) fn new(method: Method<G>, seed: u64, budget: u32) -> Examiner<G> {
        Examiner {
            method,
            playout: Playout::new(method.knowledge, Opening::Quick),
            second: method.second_opinion.playout(),
            seed,
            budget: budget.into(),
            quality: f64::from(budget) / f64::from(method.rollouts.max(1)),
            spent: 0,
        }
    }

    /// The rounds of the scan for each of these decisions.
    pub(crate) fn scan_rounds(&self, decisions: &[Decision<G>]) -> u64 {
        let options: usize = decisions.iter().map(|decision| decision.options.len()).sum();
        let rounds = (SCAN_PART * self.budget as f64) as u64 / (options.max(1) as u64);
        rounds.clamp(*SCAN_ROUNDS.start(), *SCAN_ROUNDS.end())
    }

    /// The first stage.
    pub(crate) fn scan(&mut self, decision: Decision<G>, rounds: u64) -> Examination<G> {
        // A solved table knows what the others' decisions tell; exact odds take all hidden cards as equally likely.
        let solved = (self.method.solved)(&decision.view, &decision.options);
        if let Some(chances) = solved.is_none().then(|| self.exact_chances(&decision)).flatten() {
            return Examination { decision, finding: Finding::Exact(chances), basis: Basis::Odds };
        }
        let mut comparison = Comparison::of(decision.options.len(), decision.chosen);
        let most = rounds * decision.options.len() as u64;
        let fits = self.compare(&decision, &mut comparison, most, Stage::Scan);
        let basis = if solved.is_some() { Basis::Solved } else { Basis::Search };
        let finding = match solved {
            _ if !fits => Finding::Unknown,
            Some(solved) => among_solved(&decision, &solved, comparison),
            None => Finding::Scanned(comparison),
        };
        Examination { decision, finding, basis }
    }

    /// The rollouts for each of this many decisions in the second stage.
    pub(crate) fn rollouts_each(&self, decisions: usize) -> u64 {
        let left = self.budget.saturating_sub(self.spent);
        (left / decisions.max(1) as u64).min((MOST_PER_DECISION * self.quality) as u64)
    }

    /// The second stage.
    pub(crate) fn examine(&mut self, examination: &mut Examination<G>, rollouts: u64) {
        let decision = &examination.decision;
        let Finding::Scanned(comparison) = &examination.finding else { return };
        let mut search = comparison.clone();
        let searching = (SEARCH_PART * rollouts as f64) as u64;
        self.compare(decision, &mut search, searching, Stage::Search);
        let best = search.best();
        let mut check = Comparison::between(decision.options.len(), decision.chosen, best);
        let mut second = None;
        if best != decision.chosen {
            self.compare(decision, &mut check, rollouts.saturating_sub(searching), Stage::Check);
            if self.method.thresholds.is_costly(check.lead(best)) {
                second = Some(self.second_opinion(decision, best));
            }
        }
        examination.finding = Finding::Checked { search, best, check, second };
    }

    /// Compares the best option with the chosen one under the second opinion. It spends no rollouts of the budget.
    fn second_opinion(&mut self, decision: &Decision<G>, best: usize) -> Comparison {
        let mut comparison = Comparison::between(decision.options.len(), decision.chosen, best);
        let worlds = self.quality.max(1.0) * f64::from(self.method.second_opinion.worlds);
        let mut dice = FastDice::seeded(mixed(self.seed, decision.step, Stage::Second));
        for _ in 0..worlds as u64 {
            if !play_round(decision, &mut comparison, &mut self.second, &mut dice) {
                break;
            }
            if comparison.leads_by_less(best, self.method.thresholds.inaccuracy) {
                break;
            }
        }
        comparison
    }

    /// Plays rounds until this many rollouts are spent or one option is left. False if no world fits.
    fn compare(
        &mut self,
        decision: &Decision<G>,
        comparison: &mut Comparison,
        rollouts: u64,
        stage: Stage,
    ) -> bool {
        let mut dice = FastDice::seeded(mixed(self.seed, decision.step, stage));
        let mut spent = 0;
        while spent < rollouts && comparison.remaining() > 1 {
            spent += comparison.remaining() as u64;
            if !play_round(decision, comparison, &mut self.playout, &mut dice) {
                return false;
            }
            if stage != Stage::Check {
                comparison.drop_hopeless();
            }
        }
        self.spent += spent;
        true
    }

    fn exact_chances(&self, decision: &Decision<G>) -> Option<Vec<f64>> {
        decision.options.iter().map(|&action| (self.method.exact)(&decision.view, action)).collect()
    }
}

/// Tries the options that remain in one more world. False if no world fits.
fn play_round<G: Game>(
    decision: &Decision<G>,
    comparison: &mut Comparison,
    playout: &mut Playout<G>,
    dice: &mut FastDice,
) -> bool {
    let Some(world) = playout.sample(&decision.view, decision.seat, dice) else { return false };
    comparison.round(world.weight, |option| {
        let action = decision.options.get(option);
        action.map_or(0.0, |&action| playout.share(&world, decision.seat, action))
    });
    true
}

/// Only a solved action can be better than the chosen one, and none is if the chosen one is solved.
fn among_solved<G: Game>(decision: &Decision<G>, solved: &[G::Action], mut scan: Comparison) -> Finding {
    let is_solved =
        |option: usize| decision.options.get(option).is_some_and(|action| solved.contains(action));
    scan.keep(&is_solved);
    if is_solved(decision.chosen) { Finding::Settled(scan) } else { Finding::Scanned(scan) }
}

/// The stages draw different worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Scan = 1,
    Search = 2,
    Check = 3,
    Second = 4,
}

fn mixed(seed: u64, step: usize, stage: Stage) -> u64 {
    let place = 8 * step as u64 + stage as u64;
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ place.wrapping_mul(0xD1B5_4A32_D192_ED03)
}

impl<G: Game> Examination<G> {
    /// Which decisions follow each other: see [`Decision::run`].
    pub(crate) const fn run(&self) -> usize {
        self.decision.run
    }

    /// Whether the scan leaves open that the decision lost at least this much.
    pub(crate) fn may_have_lost(&self, least: f64) -> bool {
        matches!(&self.finding, Finding::Scanned(comparison) if comparison.possible_loss() > least)
    }

    /// `None` if the decision could not be judged.
    pub(crate) fn reviewed(&self, method: &Method<G>) -> Option<ReviewedDecision> {
        let verdict = match &self.finding {
            Finding::Exact(chances) => Verdict::exact(chances, self.decision.chosen),
            Finding::Scanned(comparison) => {
                let is_obvious = comparison.is_obvious(method.thresholds.mistake);
                Verdict { is_obvious, ..Verdict::scanned(comparison) }
            }
            Finding::Settled(comparison) => Verdict::scanned(comparison),
            Finding::Checked { search, best, check, second } => {
                Verdict::checked(search, *best, check, second.as_ref())
            }
            Finding::Unknown => return None,
        };
        Some(verdict.written(&self.decision, method, self.basis))
    }
}

/// What was found about a decision.
struct Verdict {
    chances: Vec<(f64, f64)>,
    best: usize,
    loss: f64,
    loss_error: f64,
    is_obvious: bool,
}

impl Verdict {
    fn exact(chances: &[f64], chosen: usize) -> Verdict {
        let chance = |option: usize| chances.get(option).copied().unwrap_or(0.0);
        let best = (0..chances.len()).fold(
            chosen,
            |best, option| {
                if chance(option) > chance(best) { option } else { best }
            },
        );
        Verdict {
            chances: chances.iter().map(|chance| (*chance, 0.0)).collect(),
            best,
            loss: chance(best) - chance(chosen),
            loss_error: 0.0,
            is_obvious: false,
        }
    }

    /// A scan alone proves no loss.
    fn scanned(comparison: &Comparison) -> Verdict {
        Verdict::searched(comparison, comparison.chosen, Mean::default())
    }

    /// The smaller of both losses counts.
    fn checked(search: &Comparison, best: usize, check: &Comparison, second: Option<&Comparison>) -> Verdict {
        let leads = [Some(check), second].into_iter().flatten().map(|comparison| comparison.lead(best));
        let lead = leads.min_by(|one, other| one.value().total_cmp(&other.value())).unwrap_or_default();
        let is_better = best != search.chosen && lead.value() > 0.0;
        Verdict::searched(search, if is_better { best } else { search.chosen }, lead)
    }

    /// The chances are shown as that of the chosen option plus the leads over it, which vary less than the chances.
    fn searched(search: &Comparison, best: usize, lead: Mean) -> Verdict {
        let (chosen, is_better) = (search.chance(search.chosen), best != search.chosen);
        let loss = if is_better { lead.value() } else { 0.0 };
        let of_chosen = chosen.value().clamp(0.0, 1.0 - loss);
        let chance = |option: usize| {
            let ahead = if option == best { loss } else { search.lead(option).value().min(loss) };
            ((of_chosen + ahead).clamp(0.0, 1.0), search.chance(option).error())
        };
        Verdict {
            chances: (0..search.contenders.len()).map(chance).collect(),
            best,
            loss,
            loss_error: lead.error(),
            is_obvious: false,
        }
    }

    fn written<G: Game>(self, decision: &Decision<G>, method: &Method<G>, basis: Basis) -> ReviewedDecision {
        let thresholds = method.thresholds;
        let chances = self.chances.iter().enumerate();
        let options =
            chances.filter_map(|(option, &(chance, error))| decision.reviewed(option, chance, error));
        ReviewedDecision {
            step: decision.step,
            frame: decision.frame,
            seat: decision.seat,
            options: options.collect(),
            chosen: decision.chosen,
            best: self.best,
            loss: self.loss,
            loss_error: self.loss_error,
            mark: thresholds.mark(self.loss, self.loss_error),
            obvious: self.is_obvious,
            basis,
        }
    }
}
