//! Solving one score after the other, the latest first, so that what a round leads to is known before it.

use game::Game;
use solver::Table;
use welcome::Welcome;

use crate::bidding::{Bout, Rules};
use crate::file::StrategyFile;
use crate::measure::{self, Mean};
use crate::stakes::{Score, Stakes, Values};
use crate::training::{Crew, Work, fading, learn};

/// A strategy in the making.
///
/// Only one adventurer's rounds are known, so those of the others are taken to be worth the same: whoever was in the
/// dungeon could choose this one again.
pub struct Campaign<'a> {
    rules: &'a Rules,
    crew: Crew,
    table: Table,
    /// The chapters that are done.
    pub file: StrategyFile,
}

/// One score solved.
#[derive(Clone, Copy, Debug)]
pub struct Solved {
    /// The score.
    pub score: Score,
    /// What the round is worth to its starter if both play what was learned.
    pub value: Mean,
    /// What it took.
    pub work: Work,
}

/// How much longer the first and the last round are learned than each other one: every game has the first, and the last
/// one is what all others begin from.
const LONGER: f64 = 3.0;

impl<'a> Campaign<'a> {
    /// Begins, or goes on with chapters that are done.
    #[must_use]
    pub fn new(rules: &'a Rules, crew: Crew, file: Option<StrategyFile>) -> Campaign<'a> {
        let adventurer = rules.gear.adventurer();
        let rules_version = Welcome::manifest().rules_version;
        let blank = || StrategyFile { adventurer, rules_version, chapters: Vec::new() };
        Campaign { rules, crew, table: Table::new(rules.slots()), file: file.unwrap_or_else(blank) }
    }

    /// The scores that are still to be solved, in order, each with its share of the time that is left.
    #[must_use]
    pub fn to_do(&self) -> Vec<(Score, f64)> {
        let is_done = |score: &Score| self.file.chapters.iter().any(|chapter| chapter.score == *score);
        let left: Vec<_> = Score::latest_first().into_iter().filter(|score| !is_done(score)).collect();
        let whole: f64 = left.iter().map(|score| share(*score)).sum();
        left.into_iter().map(|score| (score, share(score) / whole)).collect()
    }

    /// What each score that is done is worth.
    #[must_use]
    pub fn values(&self) -> Values {
        let mut values = Values::default();
        for chapter in &self.file.chapters {
            values.0[chapter.score.number()] = chapter.value;
        }
        values
    }

    /// What was learned last.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Goes on from a table that was stored.
    pub fn take_table(&mut self, table: Table) {
        self.table = table;
    }

    /// The round at this score, with what it leads to.
    #[must_use]
    pub fn bout(&self, score: Score) -> Bout<'a> {
        Bout::new(self.rules, Stakes::at(score, &self.values()))
    }

    /// Learns the round at this score until it is enough, beginning with what the table knows (of this score after so many
    /// deals, or of another one), and measures its value by so many plays.
    pub fn solve(
        &mut self,
        score: Score,
        before: u64,
        plays: u64,
        enough: &(impl Fn(u64) -> bool + Sync),
    ) -> Solved {
        let bout = self.bout(score);
        let seed = self.crew.seed.wrapping_add(score.number() as u64).wrapping_add(before);
        let crew = Crew { seed, before, ..self.crew };
        let work = learn(&bout, &self.table, crew, enough);
        let value = measure::value(&bout, &self.table, crew, plays);
        Solved { score, value, work }
    }

    /// Lets what was learned in so many deals weigh little, before another score is learned.
    pub fn fade(&self, deals: u64) {
        self.table.fade(fading(deals));
    }
}

fn share(score: Score) -> f64 {
    if score == Score::EVEN || score == Score::LAST { LONGER } else { 1.0 }
}
