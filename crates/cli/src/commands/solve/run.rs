//! One solver run: trains, stores, measures and writes one score after the other.

use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use welcome_solver::{Mean, Precision, Progress, Score, StrategyBuilder, Work};

use super::checkpoints::{Checkpoints, write_strategy};
use super::printer::RunPrinter;
use crate::error::CliError;

/// The share of the amount for training. The rest is for responses and measurements.
const LEARNING_SHARE: f64 = 0.80;
/// The share of the amount for the learned response to the first round, and the same for the last round.
const RESPONSE_SHARE: f64 = 0.06;
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(600);

/// The amount of work for a run.
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

    /// Returns the spent part of the amount, in thousandths.
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

pub(super) struct RunSettings<'a> {
    pub(super) amount: Amount,
    pub(super) rounds: usize,
    pub(super) plays: u64,
    /// Whether exact best responses are computed.
    pub(super) exact_response: bool,
    pub(super) max_bytes: usize,
    pub(super) out: &'a Path,
}

pub(super) enum RunResult {
    /// `games` is how often the strategy file wins a whole game, if all scores were solved.
    Done {
        nodes: u64,
        games: Option<Mean>,
    },
    Stopped {
        nodes: u64,
    },
}

pub(super) struct SolvedScore {
    pub(super) score: Score,
    pub(super) value: Mean,
    /// The work of this run only.
    pub(super) work: Work,
    pub(super) time: Duration,
    pub(super) bytes: usize,
}

pub(super) struct SolveRun<'a, 'b> {
    pub(super) builder: StrategyBuilder<'a>,
    pub(super) checkpoints: Checkpoints,
    pub(super) settings: RunSettings<'a>,
    pub(super) stop: &'a AtomicBool,
    pub(super) printer: &'b mut RunPrinter<'a>,
}

impl SolveRun<'_, '_> {
    pub(super) fn run(mut self) -> Result<RunResult, CliError> {
        let mut nodes = 0;
        for (score, share) in StrategyBuilder::plan(self.settings.rounds) {
            let goal = self.settings.amount.part(LEARNING_SHARE * share);
            let kept = self.checkpoints.progress(score)?;
            let is_enough = kept.is_none_or(|kept| goal.is_spent(kept.deals, kept.time));
            if is_enough && self.builder.chapter(score).is_some() {
                continue;
            }
            let progress = self.prepare(score)?;
            let work = self.score(progress, goal)?;
            nodes += work.nodes;
            if self.is_stopped() {
                return Ok(RunResult::Stopped { nodes });
            }
        }
        write_strategy(self.settings.out, &self.builder.file)?;
        let is_whole = self.settings.rounds == welcome_solver::SCORES;
        Ok(RunResult::Done {
            nodes,
            games: is_whole.then(|| self.builder.games_won(self.settings.plays / 4)),
        })
    }

    /// Loads the checkpoint of this score, or starts with an empty table: a table of another score would mislead training.
    fn prepare(&mut self, score: Score) -> Result<Progress, CliError> {
        let kept = self.checkpoints.load(score, &mut self.builder)?;
        if kept.is_none() {
            self.builder.forget();
        }
        Ok(kept.unwrap_or(Progress::none(score)))
    }

    fn score(&mut self, mut progress: Progress, goal: Amount) -> Result<Work, CliError> {
        let (before, mut work) = (progress, Work::default());
        let bar = progress_bar(progress.score)?;
        while !goal.is_spent(progress.deals, progress.time) && !self.is_stopped() {
            let more = self.learn(&mut progress, goal, &bar);
            work = Work { deals: work.deals + more.deals, nodes: work.nodes + more.nodes };
            self.checkpoints.store(progress, &self.builder)?;
        }
        bar.finish_and_clear();
        if !self.is_stopped() {
            self.write_down(&progress, work, progress.time.saturating_sub(before.time))?;
        }
        Ok(work)
    }

    /// Trains until the next checkpoint.
    fn learn(&self, progress: &mut Progress, goal: Amount, bar: &ProgressBar) -> Work {
        let began = Instant::now();
        let (before, stop) = (*progress, self.stop);
        let work = self.builder.learn(before.score, before.deals, &|deals| {
            let (deals, time) = (before.deals + deals, before.time + began.elapsed());
            bar.set_position(goal.spent(deals, time));
            is_set(stop) || goal.is_spent(deals, time) || began.elapsed() >= CHECKPOINT_INTERVAL
        });
        progress.deals += work.deals;
        progress.time += began.elapsed();
        work
    }

    fn write_down(&mut self, progress: &Progress, work: Work, time: Duration) -> Result<(), CliError> {
        let (score, plays) = (progress.score, self.settings.plays);
        if !self.builder.knows_the_first_bid() {
            return Err(CliError::new(
                "the first bid was never learned: use more deals or minutes. Nothing was written",
            ));
        }
        let value = self.builder.value(score, plays);
        let bytes = self.builder.write_down(score, value.mean(), self.settings.max_bytes).size();
        self.checkpoints.store_chapters(&self.builder.file)?;
        write_strategy(self.settings.out, &self.builder.file)?;
        self.printer.solved(&SolvedScore { score, value, work, time, bytes })?;
        if score == Score::LAST || score == Score::EVEN { self.judge(score, plays) } else { Ok(()) }
    }

    /// Measures the gains and the learned response. This is done only for two scores, as a sample of all.
    fn judge(&mut self, score: Score, plays: u64) -> Result<(), CliError> {
        let gains = self.builder.gains(score, plays / 4);
        self.printer.gains(gains)?;
        let (goal, began, stop) = (self.settings.amount.part(RESPONSE_SHARE), Instant::now(), self.stop);
        let enough = |deals| is_set(stop) || goal.is_spent(deals, began.elapsed());
        let (work, gained) = self.builder.response_gain(score, plays, &enough);
        self.printer.response(work.deals, gained)?;
        if self.settings.exact_response { self.exploit(score) } else { Ok(()) }
    }

    /// Computes the gain of a best response against the learned table and against the strategy file.
    fn exploit(&mut self, score: Score) -> Result<(), CliError> {
        let bar = progress_bar(score)?;
        let tell = |done: usize, of: usize| bar.set_position(done as u64 * WHOLE / of.max(1) as u64);
        let learned = self.builder.exploited(score, &tell);
        let written = self.builder.exploited_as_written(score, Precision::Exact, &tell);
        bar.finish_and_clear();
        self.printer.exploited(learned, written)
    }

    fn is_stopped(&self) -> bool {
        is_set(self.stop)
    }
}

fn is_set(stop: &AtomicBool) -> bool {
    stop.load(Ordering::Relaxed)
}

/// Returns a progress bar, which is hidden without a terminal.
fn progress_bar(score: Score) -> Result<ProgressBar, CliError> {
    if !io::stderr().is_terminal() {
        return Ok(ProgressBar::hidden());
    }
    let template = format!("{:04b} {{wide_bar}} {{percent}} %, {{eta}}", score.number());
    Ok(ProgressBar::new(WHOLE).with_style(ProgressStyle::with_template(&template)?))
}
