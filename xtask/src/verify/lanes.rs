//! Runs steps in two lanes at the same time, which wait for each other where a step asks for it.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::options::Options;
use super::steps::{Part, Setting, Step};
use crate::shell::Log;

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    Passed,
    Failed(String),
    /// It was not run, for this reason.
    Skipped(String),
}

impl Ending {
    pub(super) fn name(&self) -> &str {
        match self {
            Ending::Passed => "passed",
            Ending::Failed(_) => "FAILED",
            Ending::Skipped(reason) => reason,
        }
    }
}

/// What came of a step.
#[derive(Clone, Debug)]
pub(super) struct Report {
    pub(super) step: &'static str,
    pub(super) seconds: f64,
    pub(super) ending: Ending,
}

impl Report {
    pub(super) fn has_failed(&self) -> bool {
        self.ending != Ending::Passed
    }
}

/// Runs the chosen steps, and reports them in the order in which they ended.
pub(super) fn run(options: &Options) -> Vec<Report> {
    let steps = options.steps();
    let board = Board::new(&steps, options);
    let (web, rust): (Vec<&Step>, Vec<&Step>) = steps.iter().partition(|step| step.part == Part::Web);
    // Alone, a lane has the terminal to itself.
    let web_log = || if rust.is_empty() { Log::Terminal } else { Log::in_memory() };
    std::thread::scope(|scope| {
        scope.spawn(|| web.iter().for_each(|step| board.run(step, &web_log())));
        rust.iter().for_each(|step| board.run(step, &Log::Terminal));
    });
    board.reports()
}

/// What has ended so far, for both lanes.
struct Board<'a> {
    options: &'a Options,
    chosen: Vec<&'static str>,
    reports: Mutex<Vec<Report>>,
    ended: Condvar,
}

impl<'a> Board<'a> {
    fn new(steps: &[&'static Step], options: &'a Options) -> Board<'a> {
        let chosen = steps.iter().map(|step| step.name).collect();
        Board { options, chosen, reports: Mutex::default(), ended: Condvar::new() }
    }

    fn run(&self, step: &'static Step, log: &Log) {
        self.wait_for(step);
        let start = Instant::now();
        let ending = self.obstacle(step).map_or_else(|| self.attempt(step, log), Ending::Skipped);
        let report = Report { step: step.name, seconds: start.elapsed().as_secs_f64(), ending };
        self.show(&report, log);
        self.lock().push(report);
        self.ended.notify_all();
    }

    fn attempt(&self, step: &Step, log: &Log) -> Ending {
        println!("== {}", step.name);
        match (step.run)(&Setting { log, full: self.options.full }) {
            Ok(()) => Ending::Passed,
            Err(problem) => Ending::Failed(problem),
        }
    }

    /// Prints how a step ended, below what it wrote if that was kept back.
    fn show(&self, report: &Report, log: &Log) {
        let kept_back = log.text();
        let detail = match &report.ending {
            Ending::Failed(problem) => format!("{kept_back}{problem}\n"),
            _ => kept_back,
        };
        println!("{detail}== {}: {}, {:.0} s\n", report.step, report.ending.name(), report.seconds);
    }

    /// Waits until all that has to end before this step has ended.
    fn wait_for(&self, step: &Step) {
        let awaited = || step.after.iter().chain(step.needs).filter(|name| self.chosen.contains(name));
        let has_ended = |reports: &[Report], name: &str| reports.iter().any(|report| report.step == name);
        let mut reports = self.lock();
        while !awaited().all(|name| has_ended(&reports, name)) {
            reports = self.ended.wait(reports).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Why a step cannot run, if it cannot.
    fn obstacle(&self, step: &Step) -> Option<String> {
        let reports = self.lock();
        let failed: BTreeMap<&str, bool> =
            reports.iter().map(|report| (report.step, report.has_failed())).collect();
        let missing = step.needs.iter().find(|name| failed.get(*name) == Some(&true));
        let stopped = self.options.fail_fast && failed.values().any(|failed| *failed);
        match missing {
            Some(name) => Some(format!("not run: \"{name}\" failed")),
            None => stopped.then(|| "not run: --fail-fast".to_owned()),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Report>> {
        self.reports.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn reports(self) -> Vec<Report> {
        self.reports.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}
