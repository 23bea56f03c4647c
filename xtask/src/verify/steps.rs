//! The steps of `cargo verify`, in the order of each lane.

use super::tests;
use crate::shell::{Log, cargo};
use crate::{Outcome, files, layers, needs, web};

/// One check.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) name: &'static str,
    pub(super) part: Part,
    /// Whether it runs only with `--full`.
    pub(super) full_only: bool,
    /// Steps that have to end before this one begins, however they end.
    pub(super) after: &'static [&'static str],
    /// Steps without whose success this one cannot run.
    pub(super) needs: &'static [&'static str],
    pub(super) run: fn(&Setting) -> Outcome,
}

/// What a step is told.
pub(super) struct Setting<'a> {
    pub(super) log: &'a Log,
    pub(super) full: bool,
}

/// A group of steps, which a job of the continuous integration can run alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Rust,
    Web,
    Browsers,
}

impl Part {
    pub(super) const ALL: [Part; 3] = [Part::Rust, Part::Web, Part::Browsers];

    pub(super) fn name(self) -> &'static str {
        match self {
            Part::Rust => "rust",
            Part::Web => "web",
            Part::Browsers => "browsers",
        }
    }
}

/// The steps that others name.
const TEST_TOOLS: &str = "test tools";
const WEB_PACKAGES: &str = "web packages";
const WEB_APP: &str = "web app";
const TEST_BUILD: &str = "test build";
const WEB_TESTS: &str = "web tests";

pub(super) const STEPS: &[Step] = &[
    rust("format", &[], |setting| setting.cargo(&["fmt", "--all", "--", "--check"])),
    rust("files", &[], |setting| files::run(setting.log)),
    rust("layers", &[], |setting| layers::run(setting.log)),
    rust("licences", &[], |setting| layers::licences(setting.log)),
    rust("lints", &[], lints),
    // The program embeds the web app, and its tests look at it.
    rust(TEST_BUILD, &[WEB_APP], |setting| tests::build(setting.log)),
    rust("tests", &[TEST_TOOLS, TEST_BUILD], |setting| tests::run(setting.log, setting.full)),
    rust("doc tests", &[], |setting| tests::in_docs(setting.log)),
    // It checks all dependencies once more, with other features than the lints.
    Step { full_only: true, ..rust("documentation", &[], documentation) },
    web(WEB_PACKAGES, &[], |setting| web::packages(setting.log)),
    web(WEB_APP, &[WEB_PACKAGES], |setting| web::build(setting.log)),
    web(TEST_TOOLS, &[], |setting| needs::run(setting.log)),
    web("web types", &[WEB_PACKAGES], |setting| web::types(setting.log)),
    web("web lints", &[WEB_PACKAGES], |setting| web::lints(setting.log)),
    web(WEB_TESTS, &[WEB_PACKAGES], |setting| web::tests(setting.log)),
    Step {
        name: "browser tests",
        part: Part::Browsers,
        full_only: false,
        // Browsers measure and wait: nothing else may run beside them.
        after: &[WEB_TESTS],
        needs: &[TEST_TOOLS, WEB_APP, TEST_BUILD],
        run: |setting| web::browser_tests(setting.log, setting.full),
    },
];

const fn rust(name: &'static str, after: &'static [&'static str], run: fn(&Setting) -> Outcome) -> Step {
    Step { name, part: Part::Rust, full_only: false, after, needs: &[], run }
}

const fn web(name: &'static str, needs: &'static [&'static str], run: fn(&Setting) -> Outcome) -> Step {
    Step { name, part: Part::Web, full_only: false, after: &[], needs, run }
}

impl Setting<'_> {
    fn cargo(&self, arguments: &[&str]) -> Outcome {
        self.log.run(&mut cargo(arguments))
    }
}

fn lints(setting: &Setting) -> Outcome {
    setting.cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])
}

fn documentation(setting: &Setting) -> Outcome {
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--all-features", "--document-private-items"]);
    setting.log.run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}
