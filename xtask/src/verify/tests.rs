//! Runs the Rust tests with cargo-nextest if it is installed, otherwise with `cargo test`.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::shell::{Log, cargo, target_folder, works};
use crate::{Outcome, wasm};

/// All steps use the same features, so that cargo compiles nothing twice.
const EVERYTHING: [&str; 2] = ["--workspace", "--all-features"];

/// The crate whose ignored tests need the packages. They are a step of their own.
const PACKAGE_TESTS: &str = "package-tests";

pub(super) fn build(log: &Log) -> Outcome {
    log.run(cargo(&["test", "--no-run"]).args(EVERYTHING))
}

/// Runs all tests. With `full`, also runs the ignored ones, which are slow.
pub(super) fn run(log: &Log, full: bool) -> Outcome {
    let postgres = SharedPostgres::start();
    let mut command = if has_nextest() { nextest(full) } else { cargo_test(log, full) };
    if let Some(module) = wasm::built() {
        command.env("ANTORCHA_WASM", module);
    }
    match &postgres {
        Some(postgres) => {
            command.env("ANTORCHA_TEST_POSTGRES", &postgres.url);
        }
        None => log.line("No shared PostgreSQL: each test that needs one starts its own, which is slower."),
    }
    log.run(&mut command)
}

/// Runs the tests of the packages one by one, because each takes the disk and the processor. They print measurements.
pub(super) fn run_packages(log: &Log) -> Outcome {
    if has_nextest() {
        let mut nextest =
            cargo(&["nextest", "run", "--no-fail-fast", "--no-capture", "--run-ignored", "all"]);
        let filter = format!("package({PACKAGE_TESTS})");
        return log.run(nextest.args(EVERYTHING).args(["--filterset", &filter]));
    }
    let mut test = cargo(&["test", "--no-fail-fast", "--test", PACKAGE_TESTS]);
    test.args(EVERYTHING).args(["--", "--include-ignored", "--nocapture", "--test-threads", "1"]);
    log.run(&mut test)
}

pub(super) fn doc_tests(log: &Log) -> Outcome {
    log.run(cargo(&["test", "--doc"]).args(EVERYTHING))
}

fn has_nextest() -> bool {
    works(&mut cargo(&["nextest", "--version"]))
}

fn nextest(full: bool) -> Command {
    let mut command = cargo(&["nextest", "run", "--no-fail-fast", "--profile", "verify"]);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    command.args(EVERYTHING).args(["--test-threads", &(2 * cores).to_string()]);
    if full {
        let filter = format!("not package({PACKAGE_TESTS})");
        command.args(["--run-ignored", "all", "--filterset", &filter]);
    }
    command
}

fn cargo_test(log: &Log, full: bool) -> Command {
    log.line("cargo-nextest is not installed; running `cargo test`, which is slower.");
    log.line("Install it with: cargo install --locked cargo-nextest");
    let mut command = cargo(&["test", "--no-fail-fast", "--all-targets"]);
    command.args(EVERYTHING);
    if full {
        command.args(["--exclude", PACKAGE_TESTS, "--", "--include-ignored"]);
    }
    command
}

/// One PostgreSQL server for all tests. Without it, each test starts its own, because nextest runs each in a process.
struct SharedPostgres {
    server: Child,
    url: String,
}

impl SharedPostgres {
    /// Starts the program `test-postgres`, which runs until its standard input ends.
    fn start() -> Option<SharedPostgres> {
        let program = target_folder().ok()?.join("debug").join("test-postgres");
        let mut server = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
        let mut url = String::new();
        BufReader::new(server.stdout.take()?).read_line(&mut url).ok()?;
        let url = url.trim().to_owned();
        Some(SharedPostgres { server, url }).filter(|postgres| !postgres.url.is_empty())
    }
}

impl Drop for SharedPostgres {
    fn drop(&mut self) {
        drop(self.server.stdin.take());
        let _ = self.server.wait();
    }
}
