//! Search by determinization: samples states that fit the view, weighs them by their likelihood, and compares the
//! candidate actions by rollouts.
//!
//! Opponents follow the rollout policy instead of a search tree of their own. A tree would let them exploit the sampled
//! deal, which they cannot know in the real game. Plain information-set tree search loses to simple heuristics here for
//! that reason.

mod blunder_check;
mod determinizations;
mod regret_matching;
mod repetition;
mod rollout;
mod sequential_halving;

use game::{Choice, Game, Observer, Seat};

pub(crate) use self::blunder_check::BlunderCheck;
pub use self::rollout::Rollout;

use self::determinizations::Determinizations;
use self::regret_matching::SimultaneousSearch;
use self::repetition::Repetition;
use self::sequential_halving::SequentialHalving;
use crate::bot::Bot;
use crate::budget::{Budget, BudgetTracker, Cancel};
use crate::dice::FastDice;
use crate::knowledge::Knowledge;

/// The number of sampled states. With the usual budgets, more states would be visited only once or twice.
const DETERMINIZATIONS: usize = 256;

/// Decides by rollouts from sampled states.
pub struct Search<G: Game> {
    knowledge: Knowledge<G>,
    budget: Budget,
    dice: FastDice,
    rollout: Rollout<G>,
    repetition: Repetition<G::View, G::Action>,
    report: SearchReport,
}

/// What the last decision cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchReport {
    pub iterations: u32,
}

impl<G: Game> Search<G> {
    /// The budget applies to each decision. With a budget in iterations, the same seed gives the same decisions.
    pub fn new(knowledge: Knowledge<G>, budget: Budget, seed: u64) -> Search<G> {
        let (dice, rollout) = (FastDice::seeded(seed), Rollout::new(knowledge));
        Search {
            knowledge,
            budget,
            dice,
            rollout,
            repetition: Repetition::new(),
            report: SearchReport::default(),
        }
    }

    pub fn report(&self) -> SearchReport {
        self.report
    }

    /// The actions to compare: the policy's choice first, without asides and without actions that repeat a position.
    fn candidates(&mut self, view: &G::View, legal: &[G::Action]) -> Vec<G::Action> {
        let proposed =
            (self.knowledge.policy)(view, legal, &mut self.dice).filter(|action| legal.contains(action));
        let others = legal.iter().copied().filter(|action| Some(*action) != proposed && !action.is_aside());
        self.repetition.fresh(view, proposed.into_iter().chain(others).collect())
    }

    fn search(
        &mut self,
        view: &G::View,
        candidates: &[G::Action],
        tracker: &mut BudgetTracker<'_>,
    ) -> Option<G::Action> {
        let determinizations =
            Determinizations::sample(view, &self.knowledge, DETERMINIZATIONS, &mut self.dice, tracker)?;
        let me = decider(view, determinizations.draw(&mut self.dice)?)?;
        if let Some(mut search) =
            SimultaneousSearch::of(me, candidates, &determinizations, self.knowledge, &mut self.dice)
        {
            search.run(&mut self.rollout, &mut self.dice, tracker);
            return search.best_action(&mut self.dice);
        }
        let mut halving = SequentialHalving::of(candidates.iter().copied());
        halving.run(me, &determinizations, &mut self.rollout, &mut self.dice, tracker);
        halving.best_action(self.knowledge.caution)
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        self.choose_until(view, legal, &Cancel::default())
    }

    fn choose_until(&mut self, view: &G::View, legal: &[G::Action], cancel: &Cancel) -> Option<G::Action> {
        let mut tracker = BudgetTracker::start(self.budget, cancel);
        let candidates = self.candidates(view, legal);
        let is_choice = candidates.len() > 1 && !tracker.is_over() && !(self.knowledge.is_known)(view);
        let found = if is_choice { self.search(view, &candidates, &mut tracker) } else { None };
        self.report = SearchReport { iterations: tracker.spent() };
        let choice = found.or(candidates.first().copied()).or(legal.first().copied());
        choice.inspect(|action| self.repetition.record(view, *action))
    }
}

/// The seat whose view this is: the one that has the same view in a sampled state.
fn decider<G: Game>(view: &G::View, state: &G) -> Option<Seat> {
    state.turn().actors().iter().find(|&seat| state.view(Observer::Seat(seat)) == *view)
}
