//! Solving one score after the other, the latest first, so that what a round leads to is known before it.

use game::Game;
use solver::{Average, Table};
use welcome::Welcome;

use crate::bidding::{Bout, Rules};
use crate::file::{Chapter, StrategyFile};
use crate::gear::Tiles;
use crate::habits::Learned;
use crate::holding::Holding;
use crate::index::BIDS;
use crate::measure::{self, Contender, Mean};
use crate::response::best_responses;
use crate::stakes::{Score, Stakes, Values};
use crate::strategy::Playbook;
use crate::training::{Crew, Work, learn, respond};

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

/// How much longer the first and the last round are learned than each other one: every game has the first, and the last
/// one is what all others begin from.
const LONGER: f64 = 3.0;

impl<'a> Campaign<'a> {
    /// Begins, or goes on with chapters that are done.
    pub fn new(rules: &'a Rules, crew: Crew, file: Option<StrategyFile>) -> Campaign<'a> {
        let adventurer = rules.gear.adventurer();
        let rules_version = Welcome::manifest().rules_version;
        let blank = || StrategyFile { adventurer, rules_version, chapters: Vec::new() };
        Campaign { rules, crew, table: Table::new(rules.slots()), file: file.unwrap_or_else(blank) }
    }

    /// The first so many scores in the order in which they are solved, each with its share of the work.
    pub fn plan(rounds: usize) -> Vec<(Score, f64)> {
        let scores: Vec<_> = Score::latest_first().into_iter().take(rounds).collect();
        let whole: f64 = scores.iter().map(|score| share(*score)).sum();
        scores.into_iter().map(|score| (score, share(score) / whole)).collect()
    }

    /// What each score that is done is worth.
    pub fn values(&self) -> Values {
        let mut values = Values::default();
        for chapter in &self.file.chapters {
            values.0[chapter.score.number()] = chapter.value;
        }
        values
    }

    /// What was learned last.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Goes on from a table that was stored.
    pub fn take_table(&mut self, table: Table) {
        self.table = table;
    }

    /// The round at this score, with what it leads to.
    pub fn bout(&self, score: Score) -> Bout<'a> {
        Bout::new(self.rules, Stakes::at(score, &self.values()))
    }

    /// Learns the round at this score until it is enough, beginning with what the table knows: of this score after so many
    /// deals, or of another one.
    pub fn learn(&self, score: Score, before: u64, enough: &(impl Fn(u64) -> bool + Sync)) -> Work {
        learn(&self.bout(score), &self.table, self.crew_at(score, before), enough)
    }

    /// What the round at this score is worth to its starter if both play what was learned, by so many plays.
    pub fn value(&self, score: Score, plays: u64) -> Mean {
        measure::value(&self.bout(score), &self.table, self.crew_at(score, 0), plays)
    }

    fn crew_at(&self, score: Score, before: u64) -> Crew {
        let seed = self.crew.seed.wrapping_add(score.number() as u64).wrapping_add(before);
        Crew { seed, before, ..self.crew }
    }

    /// Writes down what was learned at this score, in at most so many bytes.
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

    /// What is written down of this score, if it is.
    pub fn chapter(&self, score: Score) -> Option<&Chapter> {
        self.file.chapters.iter().find(|chapter| chapter.score == score)
    }

    /// What was learned and what is written down of it, each against the threshold rule in a round of plain stakes.
    pub fn gains(&self, score: Score, plays: u64) -> [Mean; 2] {
        let plain = Bout::new(self.rules, Stakes::PLAIN);
        let empty = Playbook::empty;
        let book = self.chapter(score).map_or_else(empty, |chapter| Playbook::read(self.rules, chapter));
        [Contender::Table(&self.table), Contender::Book(&book)]
            .map(|contender| measure::gain(&plain, &contender, self.crew, plays))
    }

    /// What a response that learns until it is enough gets on average, in either seat, against what was learned: no best
    /// response gets less, and against an equilibrium none gets anything. It takes a second table for a while.
    pub fn response_gain(
        &self,
        score: Score,
        plays: u64,
        enough: &(impl Fn(u64) -> bool + Sync),
    ) -> (Work, Mean) {
        let (bout, response) = (self.bout(score), Table::new(self.rules.slots()));
        let work = respond(&bout, &self.table, &response, self.crew, enough);
        (work, measure::response_gain(&bout, &self.table, &response, self.crew, plays))
    }

    /// What a best response that forgets nothing gets on average against what was learned, exactly. Where nothing was, the
    /// threshold rule plays. The function is told how many of how many parts are done.
    pub fn exploited(&self, score: Score, tell: &(impl Fn(usize, usize) + Sync)) -> Exploited {
        Exploited::of(&self.bout(score), Learned::Table(&self.table), self.crew.threads, tell)
    }

    /// The same against what is written down of this score.
    pub fn exploited_as_written(&self, score: Score, tell: &(impl Fn(usize, usize) + Sync)) -> Exploited {
        let empty = Playbook::empty;
        let book = self.chapter(score).map_or_else(empty, |chapter| Playbook::read(self.rules, chapter));
        Exploited::of(&self.bout(score), Learned::Book(&book), self.crew.threads, tell)
    }

    /// How often what is written down wins a whole game against the threshold rule.
    pub fn games_won(&self, games: u64) -> Mean {
        let read = |chapter: &Chapter| (chapter.score, Playbook::read(self.rules, chapter));
        let books: Vec<_> = self.file.chapters.iter().map(read).collect();
        measure::games_won(self.rules, &books, self.crew, games)
    }

    /// Forgets what was learned, before another score is.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Whether anything was learned of the first bid. A strategy without it has nothing to say.
    pub fn knows_the_first_bid(&self) -> bool {
        let at = self.rules.index.bid(0, Tiles::ALL, Holding::default());
        let weight = Average(&self.table).weight(at, BIDS);
        weight.is_finite() && weight > 0.0
    }
}

/// What a best response gets as the starter of a round and as the other one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exploited {
    /// As the starter.
    pub starting: f64,
    /// As the other one.
    pub following: f64,
}

impl Exploited {
    fn of(
        bout: &Bout<'_>,
        learned: Learned<'_>,
        threads: usize,
        tell: &(impl Fn(usize, usize) + Sync),
    ) -> Exploited {
        let [starting, following] = best_responses(bout, learned, threads, tell);
        Exploited { starting, following }
    }

    /// What it gets in a seat drawn by lot: nothing against an equilibrium.
    pub fn mean(&self) -> f64 {
        (self.starting + self.following) / 2.0
    }
}

fn share(score: Score) -> f64 {
    if score == Score::EVEN || score == Score::LAST { LONGER } else { 1.0 }
}
