//! The levels of bots that every game offers, and the knowledge of each game.

use std::num::NonZeroU32;
use std::time::Duration;

use bots::{Bot, Budget, Heuristic, Knowledge, Novice, Opening, Random, Search, WithFallback};
#[cfg(feature = "example-game")]
use example::Example;
use game::Game;
use masmorra::Masmorra;
use raiders::Raiders;
use review::{Method, SecondOpinion, Thresholds, Valuation};
use welcome::Welcome;

use crate::seated::{BotEntry, Effort, Role, SeatedBot, seat};
use crate::true_values;

/// The default level.
pub const USUAL_LEVEL: &str = "adventurer";

/// A game with knowledge for its bots.
pub trait HasKnowledge: Game + Sized {
    const KNOWLEDGE: Knowledge<Self>;
    /// The knowledge of a legend, if it differs.
    const LEGEND_KNOWLEDGE: Knowledge<Self> = Self::KNOWLEDGE;
    const VETERAN: Effort;
    /// How clearly better a decision must look before a veteran deviates from its policy. A legend uses the caution of
    /// its knowledge.
    const VETERAN_CAUTION: f64;
    const LEGEND: Effort;
    /// How matches are reviewed.
    const REVIEW: Method<Self>;

    /// Returns a bot with solved positions, if there is one. A legend asks it first; it declines unknown positions.
    fn solved(_seed: u64) -> Option<Box<dyn Bot<Self>>> {
        None
    }
}

/// Returns the bots of a game, weakest first.
pub const fn bots_of<G: HasKnowledge>() -> [BotEntry; 5] {
    [
        BotEntry { key: "random", role: Role::Yardstick, effort: None, make: random::<G> },
        BotEntry { key: "novice", role: Role::Level, effort: None, make: novice::<G> },
        BotEntry { key: USUAL_LEVEL, role: Role::Level, effort: None, make: adventurer::<G> },
        BotEntry { key: "veteran", role: Role::Level, effort: Some(G::VETERAN), make: veteran::<G> },
        BotEntry { key: "legend", role: Role::Level, effort: Some(G::LEGEND), make: legend::<G> },
    ]
}

fn random<G: HasKnowledge>(seed: u64, _budget: Option<Budget>) -> Box<dyn SeatedBot> {
    seat::<G>(Random::seeded(seed))
}

fn novice<G: HasKnowledge>(seed: u64, _budget: Option<Budget>) -> Box<dyn SeatedBot> {
    seat(Novice::<G>::new(G::KNOWLEDGE, seed))
}

fn adventurer<G: HasKnowledge>(seed: u64, _budget: Option<Budget>) -> Box<dyn SeatedBot> {
    seat(Heuristic::<G>::new(G::KNOWLEDGE.policy, seed))
}

fn veteran<G: HasKnowledge>(seed: u64, budget: Option<Budget>) -> Box<dyn SeatedBot> {
    let knowledge = Knowledge { caution: G::VETERAN_CAUTION, ..G::KNOWLEDGE };
    seat(Search::<G>::new(knowledge, budget.unwrap_or(G::VETERAN.in_iterations()), seed))
}

fn legend<G: HasKnowledge>(seed: u64, budget: Option<Budget>) -> Box<dyn SeatedBot> {
    let search = Search::<G>::new(G::LEGEND_KNOWLEDGE, budget.unwrap_or(G::LEGEND.in_iterations()), seed);
    match G::solved(seed) {
        Some(table) => seat(WithFallback::new(table, search)),
        None => seat(search),
    }
}

const fn effort(iterations: u32, milliseconds: u64) -> Effort {
    let iterations = match NonZeroU32::new(iterations) {
        Some(iterations) => iterations,
        None => NonZeroU32::MIN,
    };
    Effort { iterations, time: Duration::from_millis(milliseconds) }
}

impl HasKnowledge for Welcome {
    const KNOWLEDGE: Knowledge<Welcome> = Knowledge {
        policy: welcome::policy,
        rollout_policy: welcome::rollout_policy,
        likelihood: welcome::likelihood,
        evaluate: welcome::evaluate,
        is_known: welcome::is_known,
        is_quiet: welcome::is_quiet,
        horizon: |_| 200,
        is_settled: |_| true,
        caution: 2.0,
        tolerance: f64::INFINITY,
        blunder_loss: 0.75,
    };
    // With more rollouts, smaller leads are certain enough.
    const LEGEND_KNOWLEDGE: Knowledge<Welcome> = Knowledge {
        rollout_policy: welcome::legendary_rollout_policy,
        evaluate: welcome::evaluate_among_legends,
        caution: 1.0,
        ..Self::KNOWLEDGE
    };
    const VETERAN: Effort = effort(60, 200);
    const VETERAN_CAUTION: f64 = 3.0;
    const LEGEND: Effort = effort(4_000, 1_000);
    const REVIEW: Method<Self> = Method {
        knowledge: Self::KNOWLEDGE,
        exact: welcome::win_chance_if,
        solved: |view, legal| welcome_solver::Player::warrior()?.actions(view, legal),
        valuation: Valuation::Fitted(true_values::of_welcome),
        thresholds: Thresholds { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 },
        // The rest of the round follows the policy, in the bidding and in the dungeon.
        second_opinion: SecondOpinion {
            knowledge: Knowledge { is_quiet: welcome::is_between_rounds, ..Self::KNOWLEDGE },
            opening: Opening::Policy { decisions: 80 },
            worlds: 300,
        },
        rollouts: 80_000,
    };

    fn solved(seed: u64) -> Option<Box<dyn Bot<Welcome>>> {
        welcome_solver::SolvedBot::seeded(seed).map(|bot| Box::new(bot) as Box<dyn Bot<Welcome>>)
    }
}

impl HasKnowledge for Raiders {
    const KNOWLEDGE: Knowledge<Raiders> = Knowledge {
        policy: raiders::policy,
        rollout_policy: raiders::rollout_policy,
        likelihood: raiders::likelihood,
        evaluate: raiders::evaluate,
        is_known: |_| false,
        is_quiet: |_| false,
        horizon: |_| 24,
        is_settled: |_| true,
        caution: 1.0,
        tolerance: f64::INFINITY,
        blunder_loss: 0.75,
    };
    const LEGEND_KNOWLEDGE: Knowledge<Raiders> = Knowledge {
        horizon: raiders::decisions_ahead,
        is_settled: raiders::is_between_rooms,
        tolerance: 0.005,
        ..Self::KNOWLEDGE
    };
    const VETERAN: Effort = effort(250, 200);
    const VETERAN_CAUTION: f64 = 3.0;
    const LEGEND: Effort = effort(6_000, 1_000);
    const REVIEW: Method<Self> = Method {
        knowledge: Self::KNOWLEDGE,
        exact: |_, _| None,
        solved: |_, _| None,
        valuation: Valuation::Fitted(true_values::of_raiders),
        thresholds: Thresholds { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 },
        // Everyone's next two rooms follow the policy, and the match is played to its end.
        second_opinion: SecondOpinion {
            knowledge: Knowledge { horizon: |_| 400, ..Self::KNOWLEDGE },
            opening: Opening::Policy { decisions: 8 },
            worlds: 1_000,
        },
        rollouts: 300_000,
    };
}

/// The knowledge that reviews and puzzles of Masmorra use.
pub(crate) const MASMORRA_EXAMINER: Knowledge<Masmorra> =
    Knowledge { evaluate: masmorra::cautious_evaluate, ..Masmorra::KNOWLEDGE };

impl HasKnowledge for Masmorra {
    const KNOWLEDGE: Knowledge<Masmorra> = Knowledge {
        policy: masmorra::policy,
        rollout_policy: masmorra::rollout_policy,
        likelihood: masmorra::likelihood,
        evaluate: masmorra::evaluate,
        is_known: |_| false,
        is_quiet: |_| false,
        horizon: |_| 40,
        is_settled: |_| true,
        caution: 1.0,
        tolerance: f64::INFINITY,
        blunder_loss: 0.5,
    };
    const LEGEND_KNOWLEDGE: Knowledge<Masmorra> =
        Knowledge { horizon: |_| 24, is_settled: masmorra::is_between_turns, ..MASMORRA_EXAMINER };
    const VETERAN: Effort = effort(16, 200);
    const VETERAN_CAUTION: f64 = 1.0;
    const LEGEND: Effort = effort(400, 1_000);
    const REVIEW: Method<Self> = Method {
        knowledge: MASMORRA_EXAMINER,
        exact: |_, _| None,
        solved: |_, _| None,
        valuation: Valuation::Fitted(true_values::of_masmorra),
        thresholds: Thresholds { inaccuracy: 0.03, mistake: 0.06, blunder: 0.12 },
        // Positions are judged by how matches went on from there.
        second_opinion: SecondOpinion {
            knowledge: Knowledge { evaluate: true_values::of_masmorra, horizon: |_| 80, ..Self::KNOWLEDGE },
            opening: Opening::Quick,
            worlds: 300,
        },
        rollouts: 100_000,
    };
}

#[cfg(feature = "example-game")]
impl HasKnowledge for Example {
    const KNOWLEDGE: Knowledge<Example> = Knowledge {
        policy: example::policy,
        rollout_policy: example::rollout_policy,
        likelihood: |_, _| 1.0,
        evaluate: example::evaluate,
        is_known: |_| false,
        is_quiet: |_| false,
        horizon: |_| 60,
        is_settled: |_| true,
        caution: 1.0,
        tolerance: f64::INFINITY,
        blunder_loss: 0.75,
    };
    const VETERAN: Effort = effort(100, 200);
    const VETERAN_CAUTION: f64 = 2.0;
    const LEGEND: Effort = effort(2_000, 1_000);
    const REVIEW: Method<Self> = Method {
        knowledge: Self::KNOWLEDGE,
        exact: |_, _| None,
        solved: |_, _| None,
        valuation: Valuation::Evaluation { draws: 8 },
        thresholds: Thresholds { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 },
        second_opinion: SecondOpinion {
            knowledge: Self::KNOWLEDGE,
            opening: Opening::Policy { decisions: 8 },
            worlds: 500,
        },
        rollouts: 100_000,
    };
}
