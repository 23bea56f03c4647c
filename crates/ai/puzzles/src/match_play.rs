//! A match of bots, and the puzzles in it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Bot, Heuristic, Novice};
use game::{Dice, Game, HasMessage, Seat};
use table::{Chance, Config, Table};

use crate::difficulty::rating;
use crate::error::PuzzleError;
use crate::judge::{Judge, Judgement};
use crate::method::{Method, Seating};
use crate::position::Position;
use crate::puzzle::Puzzle;
use crate::scan::{Candidate, scan};
use crate::seeds::{Use, seed_of};
use crate::shelf::Found;
use crate::theme::Theme;

/// The candidates of one theme that are judged in a match.
const TRIES: usize = 2;
/// One of so many seats is a novice, so that positions are not all of one kind.
const NOVICES: u32 = 4;

/// One match of a run.
pub(crate) struct MatchPlay<'a, G: Game> {
    method: &'a Method<G>,
    seating: &'static Seating,
    /// The seed of the run and the number of the match.
    seed: u64,
    number: u64,
    plays: Vec<u16>,
    /// Set when the results are no longer needed.
    stop: &'a AtomicBool,
}

impl<'a, G: Game> MatchPlay<'a, G> {
    pub(crate) fn of(
        method: &'a Method<G>,
        seed: u64,
        number: u64,
        stop: &'a AtomicBool,
    ) -> Result<MatchPlay<'a, G>, PuzzleError> {
        let nothing = || PuzzleError::BadSettings { problem: "the game lists no tables".to_owned() };
        let count = method.tables.len().max(1) as u64;
        let seating = method.tables.get((number % count) as usize).ok_or_else(nothing)?;
        Ok(MatchPlay { method, seating, seed, number, plays: Vec::new(), stop })
    }

    /// The puzzles of the match, at most one of each theme. Themes that are `full` are left out.
    pub(crate) fn puzzles(mut self, full: &BTreeSet<Theme>) -> Result<Vec<Found>, PuzzleError> {
        let candidates = self.play(full)?;
        let mut by_theme: BTreeMap<Theme, Vec<Candidate<G>>> = BTreeMap::new();
        for candidate in candidates {
            by_theme.entry(candidate.theme).or_default().push(candidate);
        }
        let mut puzzles = Vec::new();
        for mut candidates in by_theme.into_values() {
            candidates.sort_by(|one, two| two.lead.total_cmp(&one.lead));
            puzzles.extend(candidates.iter().take(TRIES).find_map(|candidate| self.judged(candidate)));
        }
        Ok(puzzles)
    }

    /// Plays the match and scans its decisions.
    fn play(&mut self, full: &BTreeSet<Theme>) -> Result<Vec<Candidate<G>>, PuzzleError> {
        let Some(first) = self.method.models.first() else { return Ok(Vec::new()) };
        let mut table = self.open()?;
        let (mut bots, mut playout) = (self.bots(), first.playout());
        let mut candidates = Vec::new();
        while let Some(position) = Position::of(&table).filter(|_| self.goes_on()) {
            let bot = bots.get_mut(position.seat.index());
            let choice = bot.and_then(|bot| bot.choose(&position.view, &position.legal));
            let index = choice.and_then(|choice| position.legal.iter().position(|action| *action == choice));
            let seat = position.seat;
            if let Some(seed) = self.scan_seed() {
                let found = scan(position, self.plays.len(), self.method, &mut playout, seed);
                candidates.extend(found.filter(|candidate| !full.contains(&candidate.theme)));
            }
            let index = index.unwrap_or(0);
            table.decide_nth(seat, index).map_err(|problem| self.unplayed(&problem))?;
            self.plays.push(index as u16);
        }
        Ok(candidates)
    }

    /// The seed of the scan of the next decision; `None` if it is not scanned.
    fn scan_seed(&self) -> Option<u64> {
        let seed = seed_of(self.seed_of(Use::Scan), Use::Scan, self.plays.len() as u64);
        seed.is_multiple_of(self.method.selection.every.max(1).into()).then_some(seed)
    }

    fn goes_on(&self) -> bool {
        self.plays.len() < self.method.selection.longest && !self.stop.load(Ordering::Relaxed)
    }

    fn judged(&self, candidate: &Candidate<G>) -> Option<Found> {
        if self.stop.load(Ordering::Relaxed) {
            return None;
        }
        let seed = seed_of(self.seed_of(Use::Proof), Use::Proof, candidate.plays as u64);
        let judge = Judge { method: self.method, gap: self.method.selection.gap, seed, stop: self.stop };
        let judgement = judge.judge(&candidate.position)?;
        let action = candidate.position.legal.get(judgement.best)?;
        let theme = (self.method.theme)(&candidate.position.view, *action);
        let is_surprise = judgement.best != candidate.obvious && theme == Some(candidate.theme);
        let answer = action.message().id;
        is_surprise.then(|| Found { puzzle: self.puzzle(candidate, judgement), answer })
    }

    fn puzzle(&self, candidate: &Candidate<G>, judgement: Judgement) -> Puzzle {
        let manifest = G::manifest();
        let position = candidate.position.digest();
        let seed = seed_of(judgement.proof.seed, Use::Rating, 0);
        let digits = position.get(..6).unwrap_or_default();
        Puzzle {
            id: format!("{}{digits}", manifest.key.get(..1).unwrap_or_default()),
            game: manifest.key.to_owned(),
            rules_version: manifest.rules_version,
            theme: candidate.theme,
            rating: rating(&candidate.position, judgement.best, self.method, seed),
            seats: self.seating.seats,
            options: self.config().options,
            seed: self.seed_of(Use::Match),
            plays: self.plays.iter().take(candidate.plays).copied().collect(),
            seat: candidate.position.seat,
            position,
            best: judgement.best,
            obvious: candidate.obvious,
            figures: judgement.figures,
            proof: judgement.proof,
        }
    }

    fn open(&self) -> Result<Table<G>, PuzzleError> {
        let chance = Chance::of_seed(self.seed_of(Use::Match));
        Table::open(self.config(), chance).map_err(|problem| self.unplayed(&problem))
    }

    fn config(&self) -> Config {
        let options = self.seating.options.iter();
        options.fold(Config::of(self.seating.seats), |config, (key, value)| config.with(key, value))
    }

    fn bots(&self) -> Vec<Box<dyn Bot<G>>> {
        let bot = |seat: Seat| -> Box<dyn Bot<G>> {
            let seed = seed_of(self.seed_of(Use::Bots), Use::Bots, seat.index() as u64);
            if bots::FastDice::seeded(seed).below(NOVICES) == 0 {
                return Box::new(Novice::<G>::new(self.method.knowledge, seed));
            }
            Box::new(Heuristic::<G>::new(self.method.knowledge.policy, seed))
        };
        Seat::all(self.seating.seats).map(bot).collect()
    }

    fn seed_of(&self, purpose: Use) -> u64 {
        // 53 bits, so that every JSON reader keeps the seed as it is.
        seed_of(self.seed, purpose, self.number) >> 11
    }

    fn unplayed(&self, problem: &table::TableError) -> PuzzleError {
        PuzzleError::BadSettings { problem: format!("match {}: {problem}", self.number) }
    }
}
