//! The steps of `cargo verify`, in the order of each lane.

use super::tests;
use crate::shell::{Log, cargo};
use crate::{Outcome, layers, needs, packages, python, tidy, wasm, web};

#[derive(Debug)]
pub(super) struct Step {
    pub(super) name: &'static str,
    pub(super) part: Part,
    /// Runs only with `--full`.
    pub(super) full_only: bool,
    /// Steps that end before this one begins, passed or failed.
    pub(super) after: &'static [&'static str],
    /// Steps that have to pass before this one begins.
    pub(super) needs: &'static [&'static str],
    pub(super) run: fn(&Context) -> Outcome,
}

pub(super) struct Context<'a> {
    pub(super) log: &'a Log,
    pub(super) full: bool,
}

/// A group of steps. CI runs each group in a job of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Rust,
    Web,
    Browsers,
    Packages,
    Python,
}

impl Part {
    pub(super) const ALL: [Part; 5] = [Part::Rust, Part::Web, Part::Browsers, Part::Packages, Part::Python];

    pub(super) fn name(self) -> &'static str {
        match self {
            Part::Rust => "rust",
            Part::Web => "web",
            Part::Browsers => "browsers",
            Part::Packages => "packages",
            Part::Python => "python",
        }
    }
}

// The names of steps that other steps wait for.
const TEST_TOOLS: &str = "test tools";
const WEB_PACKAGES: &str = "web packages";
const WASM_MODULE: &str = "wasm module";
const WEB_APP: &str = "web app";
const TEST_BUILD: &str = "test build";
const WEB_TESTS: &str = "web tests";
const PACKAGE_BUILD: &str = "package build";

pub(super) const STEPS: &[Step] = &[
    rust("format", &[], |context| context.cargo(&["fmt", "--all", "--", "--check"])),
    rust("tidy", &[], |context| tidy::run(context.log)),
    rust("layers", &[], |context| layers::run(context.log)),
    rust("licences", &[], |context| layers::licences(context.log)),
    // The CLI embeds the web app: while its files change, the CLI does not compile.
    rust("lints", &[WEB_APP], lints),
    rust(TEST_BUILD, &[WEB_APP], |context| tests::build(context.log)),
    rust("tests", &[TEST_TOOLS, TEST_BUILD, WASM_MODULE], |context| tests::run(context.log, context.full)),
    rust("doc tests", &[], |context| tests::doc_tests(context.log)),
    // Slow: it checks all dependencies again, with other features than the lints.
    Step { full_only: true, ..rust("documentation", &[], documentation) },
    web(WEB_PACKAGES, &[], |context| web::packages(context.log)),
    web(WASM_MODULE, &[WEB_PACKAGES], |context| wasm::step(context.log)),
    web(WEB_APP, &[WEB_PACKAGES, WASM_MODULE], |context| web::build(context.log)),
    web(TEST_TOOLS, &[], |context| needs::run(context.log, context.full)),
    web("web types", &[WEB_PACKAGES], |context| web::types(context.log)),
    web("web lints", &[WEB_PACKAGES], |context| web::lints(context.log)),
    web(WEB_TESTS, &[WEB_PACKAGES], |context| web::tests(context.log)),
    Step {
        name: "browser tests",
        part: Part::Browsers,
        full_only: false,
        // The browser tests depend on timing, so nothing else may run at the same time.
        after: &[WEB_TESTS],
        needs: &[TEST_TOOLS, WEB_APP, TEST_BUILD],
        run: |context| web::browser_tests(context.log, context.full),
    },
    Step {
        name: "python package",
        part: Part::Python,
        full_only: false,
        after: &["browser tests"],
        needs: &[],
        run: |context| python::run(context.log, context.full),
    },
    package(PACKAGE_BUILD, &[WEB_APP], build_packages),
    package("package tests", &[PACKAGE_BUILD, TEST_TOOLS], test_packages),
];

const fn rust(name: &'static str, after: &'static [&'static str], run: fn(&Context) -> Outcome) -> Step {
    Step { name, part: Part::Rust, full_only: false, after, needs: &[], run }
}

const fn web(name: &'static str, needs: &'static [&'static str], run: fn(&Context) -> Outcome) -> Step {
    Step { name, part: Part::Web, full_only: false, after: &[], needs, run }
}

const fn package(name: &'static str, needs: &'static [&'static str], run: fn(&Context) -> Outcome) -> Step {
    Step { name, part: Part::Packages, full_only: true, after: &[], needs, run }
}

impl Context<'_> {
    fn cargo(&self, arguments: &[&str]) -> Outcome {
        self.log.run(&mut cargo(arguments))
    }
}

fn lints(context: &Context) -> Outcome {
    context.cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])
}

fn documentation(context: &Context) -> Outcome {
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--all-features", "--document-private-items"]);
    context.log.run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

fn build_packages(context: &Context) -> Outcome {
    needs::for_packages(context.log)?;
    packages::all(context.log)
}

fn test_packages(context: &Context) -> Outcome {
    packages::make_clean_root(context.log)?;
    tests::run_packages(context.log)
}
