//! Runs the Rust steps and the web steps at the same time. A step can wait for steps of the other lane.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::options::Options;
use super::steps::{Context, Part, Step};
use crate::shell::Log;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum StepResult {
    Passed,
    Failed(String),
    /// The reason why the step did not run.
    Skipped(String),
}

impl StepResult {
    pub(super) fn name(&self) -> &str {
        match self {
            StepResult::Passed => "passed",
            StepResult::Failed(_) => "FAILED",
            StepResult::Skipped(reason) => reason,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Report {
    pub(super) step: &'static str,
    pub(super) seconds: f64,
    pub(super) result: StepResult,
}

impl Report {
    pub(super) fn has_failed(&self) -> bool {
        self.result != StepResult::Passed
    }
}

/// Runs the chosen steps. The reports are in the order in which the steps ended.
pub(super) fn run(options: &Options) -> Vec<Report> {
    let steps = options.steps();
    let progress = Progress::new(&steps, options);
    let (web, rust): (Vec<&Step>, Vec<&Step>) = steps.iter().partition(|step| step.part == Part::Web);
    // If only the web lane runs, it can write to the terminal.
    let web_log = || if rust.is_empty() { Log::Terminal } else { Log::in_memory() };
    std::thread::scope(|scope| {
        scope.spawn(|| web.iter().for_each(|step| progress.run(step, &web_log())));
        rust.iter().for_each(|step| progress.run(step, &Log::Terminal));
    });
    progress.reports()
}

/// The steps that ended so far, shared by both lanes.
struct Progress<'a> {
    options: &'a Options,
    chosen: Vec<&'static str>,
    reports: Mutex<Vec<Report>>,
    ended: Condvar,
}

impl<'a> Progress<'a> {
    fn new(steps: &[&'static Step], options: &'a Options) -> Progress<'a> {
        let chosen = steps.iter().map(|step| step.name).collect();
        Progress { options, chosen, reports: Mutex::default(), ended: Condvar::new() }
    }

    fn run(&self, step: &'static Step, log: &Log) {
        self.wait_for(step);
        let start = Instant::now();
        let result = self.obstacle(step).map_or_else(|| self.attempt(step, log), StepResult::Skipped);
        let report = Report { step: step.name, seconds: start.elapsed().as_secs_f64(), result };
        self.show(&report, log);
        self.lock().push(report);
        self.ended.notify_all();
    }

    fn attempt(&self, step: &Step, log: &Log) -> StepResult {
        println!("== {}", step.name);
        match (step.run)(&Context { log, full: self.options.full }) {
            Ok(()) => StepResult::Passed,
            Err(problem) => StepResult::Failed(problem),
        }
    }

    /// Prints the output that was kept in memory, then the result.
    fn show(&self, report: &Report, log: &Log) {
        let output = log.text();
        let detail = match &report.result {
            StepResult::Failed(problem) => format!("{output}{problem}\n"),
            _ => output,
        };
        println!("{detail}== {}: {}, {:.0} s\n", report.step, report.result.name(), report.seconds);
    }

    fn wait_for(&self, step: &Step) {
        let awaited = || step.after.iter().chain(step.needs).filter(|name| self.chosen.contains(name));
        let has_ended = |reports: &[Report], name: &str| reports.iter().any(|report| report.step == name);
        let mut reports = self.lock();
        while !awaited().all(|name| has_ended(&reports, name)) {
            reports = self.ended.wait(reports).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Returns the reason if a step cannot run.
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
