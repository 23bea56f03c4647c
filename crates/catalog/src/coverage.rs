//! Rule coverage: which rules random play reaches, over all options and seat counts of a game.

use game::{Fires, Manifest, RuleId, SetupError, Tally};
use serde::Serialize;

use crate::entry::Entry;

/// How often each rule was applied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// How many random games were played.
    pub games: u64,
    /// Every rule in order.
    pub rules: Vec<RuleCoverage>,
}

/// The coverage of one rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleCoverage {
    pub rule: RuleId,
    /// How often it was applied.
    pub count: u64,
    pub verdict: Verdict,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It was applied.
    Fired,
    /// It can be applied but was not: play more games, or the rule is not implemented.
    Missing,
    /// No match can show it, for this reason.
    CannotFire(&'static str),
    /// It was applied although the rule file says that it cannot be.
    FiredAgainstTheBook,
}

/// About how many decisions are needed to cover one setup.
const DECISIONS: u64 = 20_000;
/// The largest default number of games per setup.
const MOST_GAMES: u64 = 500;

impl Coverage {
    /// Returns how many games per setup cover a game well: many short ones, or a few long ones.
    pub fn usual_games(entry: &Entry) -> Result<u64, SetupError> {
        let fewest = *(entry.manifest)().seats.start();
        let trial = entry.simulate(&entry.simulation_setup(fewest, [])?, [1])?;
        Ok((DECISIONS / trial.moves.max(1)).clamp(1, MOST_GAMES))
    }

    /// Plays random games over all setups of [`Entry::setups`].
    pub fn play(entry: &Entry, games_each: u64, seed: u64) -> Result<Coverage, SetupError> {
        let manifest = (entry.manifest)();
        let mut tally = Tally::default();
        let mut games = 0;
        for (number, (seats, choice)) in (0..).zip(entry.setups()) {
            let setup = entry.simulation_setup(seats, choice)?;
            let first = seed.wrapping_add(number * games_each);
            match entry.tally(&setup, (0..games_each).map(|game| first.wrapping_add(game))) {
                Ok(counts) => tally.merge(&counts),
                Err(SetupError::Clash { .. }) => continue,
                Err(error) => return Err(error),
            }
            games += games_each;
        }
        Ok(Coverage { games, rules: judge(manifest, &tally) })
    }

    /// Returns whether every rule that can be applied was, and no other.
    pub fn is_complete(&self) -> bool {
        self.rules.iter().all(|rule| matches!(rule.verdict, Verdict::Fired | Verdict::CannotFire(_)))
    }
}

fn judge(manifest: &'static Manifest, tally: &Tally) -> Vec<RuleCoverage> {
    let covered = |rule: &game::RuleEntry| {
        let count = tally.count(rule.id);
        let verdict = match (rule.fires, count) {
            (Fires::Never { because }, 0) => Verdict::CannotFire(because),
            (Fires::Never { .. }, _) => Verdict::FiredAgainstTheBook,
            (Fires::InPlay, 0) => Verdict::Missing,
            (Fires::InPlay, _) => Verdict::Fired,
        };
        RuleCoverage { rule: rule.id, count, verdict }
    };
    manifest.rules.iter().map(covered).collect()
}
