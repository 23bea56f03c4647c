//! One run: score after score, each learned, kept, measured and written down.

use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use welcome_solver::{Mean, Progress, Score, StrategyBuilder, Work};

use super::keeping::{Keeper, write_strategy};
use super::telling::Told;
use crate::failure::Failure;

/// What part of the amount goes into learning; the rest answers and measures.
const LEARNING: f64 = 0.80;
/// What part of it goes into a response to the first and to the last round, each.
const RESPONDING: f64 = 0.06;
/// What was learned is kept at least so often.
const KEPT_EVERY: Duration = Duration::from_secs(600);

/// How much to spend.
#[derive(Clone, Copy)]
pub(super) enum Amount {
    Deals(u64),
    Time(Duration),
}

impl Amount {
    fn part(self, share: f64) -> Amount {
        match self {
            Amount::Deals(deals) => Amount::Deals((deals as f64 * share).ceil() as u64),
            Amount::Time(time) => Amount::Time(time.mul_f64(share)),
        }
    }

    /// How much of it is spent, of a thousand.
    fn spent(self, deals: u64, time: Duration) -> u64 {
        let spent = match self {
            Amount::Deals(all) => deals as f64 / all as f64,
            Amount::Time(all) => time.as_secs_f64() / all.as_secs_f64(),
        };
        (spent * WHOLE as f64) as u64
    }

    fn is_spent(self, deals: u64, time: Duration) -> bool {
        self.spent(deals, time) >= WHOLE
    }
}

const WHOLE: u64 = 1_000;

/// What a run is asked for.
pub(super) struct Lesson<'a> {
    pub(super) amount: Amount,
    pub(super) rounds: usize,
    pub(super) plays: u64,
    /// Whether best responses are worked out.
    pub(super) judges: bool,
    pub(super) most_bytes: usize,
    pub(super) out: &'a Path,
}

/// How a run ended.
pub(super) enum Ended {
    /// Everything was solved; how often what was written down wins a whole game, if all of it was.
    Done { nodes: u64, games: Option<Mean> },
    /// It was stopped.
    Stopped { nodes: u64 },
}

/// One score solved.
pub(super) struct Solved {
    pub(super) score: Score,
    pub(super) value: Mean,
    /// What was done in this run.
    pub(super) work: Work,
    pub(super) time: Duration,
    pub(super) bytes: usize,
}

/// A run.
pub(super) struct Session<'a, 'b> {
    pub(super) campaign: StrategyBuilder<'a>,
    pub(super) keeper: Keeper,
    pub(super) lesson: Lesson<'a>,
    pub(super) stop: &'a AtomicBool,
    pub(super) told: &'b mut Told<'a>,
}

impl Session<'_, '_> {
    pub(super) fn run(mut self) -> Result<Ended, Failure> {
        let mut nodes = 0;
        for (score, share) in StrategyBuilder::plan(self.lesson.rounds) {
            let goal = self.lesson.amount.part(LEARNING * share);
            let kept = self.keeper.progress(score)?;
            let is_enough = kept.is_none_or(|kept| goal.is_spent(kept.deals, kept.time));
            if is_enough && self.campaign.chapter(score).is_some() {
                continue;
            }
            let progress = self.prepare(score)?;
            let work = self.score(progress, goal)?;
            nodes += work.nodes;
            if self.is_stopped() {
                return Ok(Ended::Stopped { nodes });
            }
        }
        write_strategy(self.lesson.out, &self.campaign.file)?;
        let is_whole = self.lesson.rounds == welcome_solver::SCORES;
        Ok(Ended::Done { nodes, games: is_whole.then(|| self.campaign.games_won(self.lesson.plays / 4)) })
    }

    /// Begins with what is kept of this score, or else with nothing: what another score taught would have to be unlearned.
    fn prepare(&mut self, score: Score) -> Result<Progress, Failure> {
        let kept = self.keeper.load(score, &mut self.campaign)?;
        if kept.is_none() {
            self.campaign.forget();
        }
        Ok(kept.unwrap_or(Progress::none(score)))
    }

    fn score(&mut self, mut progress: Progress, goal: Amount) -> Result<Work, Failure> {
        let (before, mut work) = (progress, Work::default());
        let bar = bar(progress.score)?;
        while !goal.is_spent(progress.deals, progress.time) && !self.is_stopped() {
            let more = self.learn(&mut progress, goal, &bar);
            work = Work { deals: work.deals + more.deals, nodes: work.nodes + more.nodes };
            self.keeper.keep(progress, &self.campaign)?;
        }
        bar.finish_and_clear();
        if !self.is_stopped() {
            self.write_down(&progress, work, progress.time.saturating_sub(before.time))?;
        }
        Ok(work)
    }

    /// Learns until it is time to keep what was learned.
    fn learn(&self, progress: &mut Progress, goal: Amount, bar: &ProgressBar) -> Work {
        let began = Instant::now();
        let (before, stop) = (*progress, self.stop);
        let work = self.campaign.learn(before.score, before.deals, &|deals| {
            let (deals, time) = (before.deals + deals, before.time + began.elapsed());
            bar.set_position(goal.spent(deals, time));
            is_set(stop) || goal.is_spent(deals, time) || began.elapsed() >= KEPT_EVERY
        });
        progress.deals += work.deals;
        progress.time += began.elapsed();
        work
    }

    fn write_down(&mut self, progress: &Progress, work: Work, time: Duration) -> Result<(), Failure> {
        let (score, plays) = (progress.score, self.lesson.plays);
        if !self.campaign.knows_the_first_bid() {
            return Err(Failure::new(
                "the first bid was never learned, so nothing is written: give it more deals",
            ));
        }
        let value = self.campaign.value(score, plays);
        let bytes = self.campaign.write_down(score, value.mean(), self.lesson.most_bytes).size();
        self.keeper.keep_chapters(&self.campaign.file)?;
        write_strategy(self.lesson.out, &self.campaign.file)?;
        self.told.solved(&Solved { score, value, work, time, bytes })?;
        if score == Score::LAST || score == Score::EVEN { self.judge(score, plays) } else { Ok(()) }
    }

    /// The gains and the learned response of a score that stands for the others.
    fn judge(&mut self, score: Score, plays: u64) -> Result<(), Failure> {
        let gains = self.campaign.gains(score, plays / 4);
        self.told.gains(gains)?;
        let (goal, began, stop) = (self.lesson.amount.part(RESPONDING), Instant::now(), self.stop);
        let enough = |deals| is_set(stop) || goal.is_spent(deals, began.elapsed());
        let (work, gained) = self.campaign.response_gain(score, plays, &enough);
        self.told.response(work.deals, gained)?;
        if self.lesson.judges { self.exploit(score) } else { Ok(()) }
    }

    /// What a best response wins against what was learned, and against what is written down.
    fn exploit(&mut self, score: Score) -> Result<(), Failure> {
        let bar = bar(score)?;
        let tell = |done: usize, of: usize| bar.set_position(done as u64 * WHOLE / of.max(1) as u64);
        let learned = self.campaign.exploited(score, &tell);
        let written = self.campaign.exploited_as_written(score, &tell);
        bar.finish_and_clear();
        self.told.exploited(learned, written)
    }

    fn is_stopped(&self) -> bool {
        is_set(self.stop)
    }
}

fn is_set(stop: &AtomicBool) -> bool {
    stop.load(Ordering::Relaxed)
}

/// How far one score has come, where someone looks on.
fn bar(score: Score) -> Result<ProgressBar, Failure> {
    if !io::stderr().is_terminal() {
        return Ok(ProgressBar::hidden());
    }
    let template = format!("{:04b} {{wide_bar}} {{percent}} %, {{eta}}", score.number());
    Ok(ProgressBar::new(WHOLE).with_style(ProgressStyle::with_template(&template)?))
}
