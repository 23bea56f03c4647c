//! `cargo verify`: runs all checks.
//!
//! Two lanes run at the same time: Rust writes to the terminal, and the output of a web step is printed when it ends.

mod lanes;
mod options;
mod steps;
mod tests;

use std::time::Instant;

use crate::Outcome;
use lanes::{Report, StepResult};
use options::Options;

/// Runs the chosen steps, also after a failure, and prints a table at the end.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    let Some(options) = Options::parse(arguments)? else {
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

/// Lists the steps with their seconds.
fn table(reports: &[Report], total: f64) -> String {
    let line = |name: &str, seconds: f64, result: &str| format!("{name:<24} {seconds:>6.0} s  {result}");
    let rows = reports.iter().map(|report| line(report.step, report.seconds, report.result.name()));
    rows.chain([line("total", total, "")]).collect::<Vec<_>>().join("\n")
}

/// Repeats all failures, because the first ones are far up in the terminal.
fn problems(reports: &[Report]) -> String {
    let problem = |report: &Report| match &report.result {
        StepResult::Failed(problem) => Some(format!("{}: {problem}", report.step)),
        _ => None,
    };
    reports.iter().filter_map(problem).collect::<Vec<_>>().join("\n")
}
