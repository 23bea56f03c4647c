//! Solves one score after the other, the latest first, because a round's payoffs are the values of later scores.

use game::Game;
use solver::{AverageStrategy, RegretTable};
use welcome::Welcome;

use crate::equipment::Tiles;
use crate::full_strategy::Learned;
use crate::hand::Hand;
use crate::index::BIDS;
use crate::measure::{self, Contender, Mean};
use crate::playbook::Playbook;
use crate::response::{Precision, best_responses};
use crate::round::{Rules, StakedRound};
use crate::stakes::{Score, Stakes, Values};
use crate::strategy_file::{Chapter, StrategyFile};
use crate::training::{Work, Workers, learn, respond};

/// Builds a strategy file score by score.
///
/// Only one adventurer's rounds are solved. Rounds of the others are assumed to have the same value, since the player who
/// entered could choose this adventurer again.
pub struct StrategyBuilder<'a> {
    rules: &'a Rules,
    workers: Workers,
    table: RegretTable,
    /// The finished chapters.
    pub file: StrategyFile,
}

/// The share of work of the first and the last round, relative to each other one: every game has the first round, and all
/// values depend on the last.
const KEY_ROUND_SHARE: f64 = 3.0;

impl<'a> StrategyBuilder<'a> {
    /// Starts from finished chapters, if there are any.
    pub fn new(rules: &'a Rules, workers: Workers, file: Option<StrategyFile>) -> StrategyBuilder<'a> {
        let adventurer = rules.equipment.adventurer();
        let rules_version = Welcome::manifest().rules_version;
        let blank = || StrategyFile { adventurer, rules_version, chapters: Vec::new() };
        StrategyBuilder {
            rules,
            workers,
            table: RegretTable::new(rules.slots()),
            file: file.unwrap_or_else(blank),
        }
    }

    /// The first `rounds` scores in solving order, each with its share of the work.
    pub fn plan(rounds: usize) -> Vec<(Score, f64)> {
        let scores: Vec<_> = Score::latest_first().into_iter().take(rounds).collect();
        let whole: f64 = scores.iter().map(|score| share(*score)).sum();
        scores.into_iter().map(|score| (score, share(score) / whole)).collect()
    }

    /// The values of the finished scores.
    pub fn values(&self) -> Values {
        let mut values = Values::default();
        for chapter in &self.file.chapters {
            values.0[chapter.score.number()] = chapter.value;
        }
        values
    }

    /// The table of the score learned last.
    pub fn table(&self) -> &RegretTable {
        &self.table
    }

    /// Continues from a stored table.
    pub fn take_table(&mut self, table: RegretTable) {
        self.table = table;
    }

    /// The round at this score, with its payoffs.
    pub fn round(&self, score: Score) -> StakedRound<'a> {
        StakedRound::new(self.rules, Stakes::at(score, &self.values()))
    }

    /// Learns the round at this score until `enough`. The table may hold this score after `before` deals, or another
    /// score as a starting point.
    pub fn learn(&self, score: Score, before: u64, enough: &(impl Fn(u64) -> bool + Sync)) -> Work {
        learn(&self.round(score), &self.table, self.workers_at(score, before), enough)
    }

    /// The value of the round to its starter if both play the learned strategy, measured by this many plays.
    pub fn value(&self, score: Score, plays: u64) -> Mean {
        measure::value(&self.round(score), &self.table, self.workers_at(score, 0), plays)
    }

    fn workers_at(&self, score: Score, before: u64) -> Workers {
        let seed = self.workers.seed.wrapping_add(score.number() as u64).wrapping_add(before);
        Workers { seed, before, ..self.workers }
    }

    /// Encodes the learned strategy of this score as a chapter of at most this many bytes.
    pub fn write_down(&mut self, score: Score, value: f64, most_bytes: usize) -> &Chapter {
        let chapter = Chapter::write_down(self.rules, score, value, &self.table, most_bytes);
        let chapters = &mut self.file.chapters;
        let place = chapters.partition_point(|known| known.score < score);
        if chapters.get(place).is_some_and(|known| known.score == score) {
            chapters.remove(place);
        }
        chapters.insert(place, chapter);
        &self.file.chapters[place]
    }

    /// The finished chapter of this score.
    pub fn chapter(&self, score: Score) -> Option<&Chapter> {
        self.file.chapters.iter().find(|chapter| chapter.score == score)
    }

    /// The gains of the table and of the chapter against the threshold rule in a round of plain stakes.
    pub fn gains(&self, score: Score, plays: u64) -> [Mean; 2] {
        let plain = StakedRound::new(self.rules, Stakes::PLAIN);
        let empty = Playbook::empty;
        let book = self.chapter(score).map_or_else(empty, |chapter| Playbook::read(self.rules, chapter));
        [Contender::Table(&self.table), Contender::Book(&book)]
            .map(|contender| measure::gain(&plain, &contender, self.workers, plays))
    }

    /// The average gain, over both seats, of a response that is learned until `enough`. It is a lower bound of a best
    /// response's gain, and 0 against an equilibrium. It needs the memory of a second table.
    pub fn response_gain(
        &self,
        score: Score,
        plays: u64,
        enough: &(impl Fn(u64) -> bool + Sync),
    ) -> (Work, Mean) {
        let (round, response) = (self.round(score), RegretTable::new(self.rules.slots()));
        let work = respond(&round, &self.table, &response, self.workers, enough);
        (work, measure::response_gain(&round, &self.table, &response, self.workers, plays))
    }

    /// The exact gain of a best response with perfect recall against the learned strategy, with the threshold rule as its
    /// fallback. `tell` gets the number of finished parts and of all parts.
    pub fn exploited(&self, score: Score, tell: &(impl Fn(usize, usize) + Sync)) -> Exploitability {
        let learned = Learned::Table(&self.table);
        Exploitability::of(&self.round(score), learned, Precision::Exact, self.workers.threads, tell)
    }

    /// Like [`StrategyBuilder::exploited`], against the chapter of this score.
    pub fn exploited_as_written(
        &self,
        score: Score,
        precision: Precision,
        tell: &(impl Fn(usize, usize) + Sync),
    ) -> Exploitability {
        let empty = Playbook::empty;
        let book = self.chapter(score).map_or_else(empty, |chapter| Playbook::read(self.rules, chapter));
        Exploitability::of(&self.round(score), Learned::Book(&book), precision, self.workers.threads, tell)
    }

    /// How often the strategy file wins a whole game against the threshold rule.
    pub fn games_won(&self, games: u64) -> Mean {
        let read = |chapter: &Chapter| (chapter.score, Playbook::read(self.rules, chapter));
        let books: Vec<_> = self.file.chapters.iter().map(read).collect();
        measure::games_won(self.rules, &books, self.workers, games)
    }

    /// Clears the table.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Whether anything was learned about the first bid. A strategy without it is empty.
    pub fn knows_the_first_bid(&self) -> bool {
        let at = self.rules.index.bid(0, Tiles::ALL, Hand::default());
        let weight = AverageStrategy(&self.table).weight(at, BIDS);
        weight.is_finite() && weight > 0.0
    }
}

/// The gains of a best response as the starter of a round and as the other player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exploitability {
    pub starting: f64,
    pub following: f64,
}

impl Exploitability {
    fn of(
        round: &StakedRound<'_>,
        learned: Learned<'_>,
        precision: Precision,
        threads: usize,
        tell: &(impl Fn(usize, usize) + Sync),
    ) -> Exploitability {
        let [starting, following] = best_responses(round, learned, precision, threads, tell);
        Exploitability { starting, following }
    }

    /// The mean over both seats: 0 against an equilibrium.
    pub fn mean(&self) -> f64 {
        (self.starting + self.following) / 2.0
    }
}

fn share(score: Score) -> f64 {
    if score == Score::EVEN || score == Score::LAST { KEY_ROUND_SHARE } else { 1.0 }
}
