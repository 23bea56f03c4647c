//! `cargo verify`: the checks, and how they are run.
//!
//! Two lanes run at the same time: Rust, which the terminal shows, and the web, whose output is shown when a step ends.

mod lanes;
mod options;
mod steps;
mod tests;

use std::time::Instant;

use crate::Outcome;
use lanes::{Ending, Report};
use options::Options;

/// Runs the chosen steps, goes on after a failure, and ends with a table.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    let Some(options) = Options::read(arguments)? else {
        println!("{}", options::help());
        return Ok(());
    };
    let start = Instant::now();
    let reports = lanes::run(&options);
    println!("\n{}", table(&reports, start.elapsed().as_secs_f64()));
    let failed: Vec<&str> =
        reports.iter().filter(|report| report.has_failed()).map(|report| report.step).collect();
    if failed.is_empty() {
        println!("\nAll checks passed.");
        return Ok(());
    }
    Err(format!("{}\n\nfailed: {}", problems(&reports), failed.join(", ")))
}

/// The steps with their seconds.
fn table(reports: &[Report], total: f64) -> String {
    let line = |name: &str, seconds: f64, ending: &str| format!("{name:<24} {seconds:>6.0} s  {ending}");
    let rows = reports.iter().map(|report| line(report.step, report.seconds, report.ending.name()));
    rows.chain([line("total", total, "")]).collect::<Vec<_>>().join("\n")
}

/// Why steps failed, once more at the end, where people look.
fn problems(reports: &[Report]) -> String {
    let problem = |report: &Report| match &report.ending {
        Ending::Failed(problem) => Some(format!("{}: {problem}", report.step)),
        _ => None,
    };
    reports.iter().filter_map(problem).collect::<Vec<_>>().join("\n")
}
