//! Which rules random play reaches, over every option and seat count of a game.

use game::{Fires, Manifest, RuleId, SetupError, Tally};
use serde::Serialize;

use crate::entry::Entry;

/// How often each rule was at work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// How many random games were played.
    pub games: u64,
    /// Every rule of the book, in order.
    pub rules: Vec<Covered>,
}

/// One rule of the report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Covered {
    /// The rule's number.
    pub rule: RuleId,
    /// How often it was at work.
    pub count: u64,
    /// What that means.
    pub verdict: Verdict,
}

/// What a count means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It was at work.
    Fired,
    /// It can be at work and was not: more games are needed, or the rule is missing.
    Missing,
    /// No game can show it, for this reason.
    CannotFire(&'static str),
    /// It was at work although the book says that it cannot be.
    FiredAgainstTheBook,
}

/// Decisions in the games of one set-up that show it well, about.
const DECISIONS: u64 = 20_000;
/// The most games of one set-up that are played unless told otherwise.
const MOST_GAMES: u64 = 500;

impl Coverage {
    /// How many games of each set-up show a game well: many short ones, or a few that are long.
    pub fn usual_games(entry: &Entry) -> Result<u64, SetupError> {
        let fewest = *(entry.manifest)().seats.start();
        let trial = entry.simulate(&entry.simulation_setup(fewest, [])?, [1])?;
        Ok((DECISIONS / trial.moves.max(1)).clamp(1, MOST_GAMES))
    }

    /// Plays random games over all set-ups of the game: every seat count with every single option value changed.
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

    /// Whether every rule that can be at work was, and no other.
    pub fn is_complete(&self) -> bool {
        self.rules.iter().all(|rule| matches!(rule.verdict, Verdict::Fired | Verdict::CannotFire(_)))
    }
}

fn judge(manifest: &'static Manifest, tally: &Tally) -> Vec<Covered> {
    let covered = |rule: &game::RuleEntry| {
        let count = tally.count(rule.id);
        let verdict = match (rule.fires, count) {
            (Fires::Never { because }, 0) => Verdict::CannotFire(because),
            (Fires::Never { .. }, _) => Verdict::FiredAgainstTheBook,
            (Fires::InPlay, 0) => Verdict::Missing,
            (Fires::InPlay, _) => Verdict::Fired,
        };
        Covered { rule: rule.id, count, verdict }
    };
    manifest.rules.iter().map(covered).collect()
}
