//! `cargo verify`: every check there is, in the order in which they fail fastest.

use std::time::Instant;

use crate::shell::{self, cargo, works};
use crate::{Outcome, codegen, golden, house, layers, licences, machine, web};

/// A check by its name.
struct Check {
    name: &'static str,
    run: fn() -> Outcome,
}

const CHECKS: &[Check] = &[
    Check { name: "format", run: || run_cargo(&["fmt", "--all", "--", "--check"]) },
    Check { name: "house", run: house::run },
    Check { name: "layers", run: layers::run },
    Check { name: "licences", run: licences::run },
    Check { name: "what tests need", run: machine::run },
    // Before the tests, so that they meet the pages that are built into the program.
    Check { name: "pages", run: web::check },
    Check { name: "lints", run: lints },
    Check { name: "tests", run: tests },
    Check { name: "pages in browsers", run: web::play_in_browsers },
    Check { name: "documentation", run: documentation },
    Check { name: "what the web takes from Rust", run: || codegen::run(&["--check".to_owned()]) },
    Check { name: "golden games", run: || golden::run(&["--check".to_owned()]) },
    Check { name: "rule coverage", run: coverage },
];

/// Runs every check, or with `--from NAME` those from that one on: whoever has mended one need not wait for those before it.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    for Check { name, run } in asked(arguments)? {
        println!("== {name}");
        let start = Instant::now();
        run().map_err(|problem| format!("{name}: {problem}"))?;
        println!("== {name}: fine, {:.0} s\n", start.elapsed().as_secs_f64());
    }
    println!("everything is fine");
    Ok(())
}

fn asked(arguments: &[String]) -> Result<&'static [Check], String> {
    let first = match arguments {
        [] => Some(0),
        [from, name] if from == "--from" => CHECKS.iter().position(|check| check.name == name),
        _ => None,
    };
    let names = || CHECKS.iter().map(|check| check.name).collect::<Vec<_>>().join(", ");
    let found = first.and_then(|first| CHECKS.get(first..));
    found.ok_or_else(|| format!("usage: cargo verify [--from CHECK], where CHECK is one of: {}", names()))
}

fn lints() -> Outcome {
    run_cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])
}

/// nextest where it is installed, since it shows slow tests; doc-tests are cargo's in any case.
fn tests() -> Outcome {
    if !works(&mut cargo(&["nextest", "--version"])) {
        return run_cargo(&["test", "--workspace", "--all-features"]);
    }
    run_cargo(&["nextest", "run", "--workspace", "--all-features", "--no-fail-fast"])?;
    run_cargo(&["test", "--workspace", "--all-features", "--doc"])
}

fn run_cargo(arguments: &[&str]) -> Outcome {
    shell::run(&mut cargo(arguments))
}

fn documentation() -> Outcome {
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--all-features", "--document-private-items"]);
    shell::run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Random play reaches every rule that can be reached, in every game.
fn coverage() -> Outcome {
    for entry in catalog::GAMES {
        run_cargo(&[
            "run",
            "--release",
            "--quiet",
            "--package",
            "cli",
            "--",
            "rules",
            entry.key(),
            "--coverage",
        ])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(words: &[&str]) -> Result<&'static str, String> {
        asked(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>()).map(|checks| checks[0].name)
    }

    #[test]
    fn checks_are_run_from_the_first_or_from_the_one_that_is_named() {
        assert_eq!(first(&[]).unwrap(), "format");
        assert_eq!(first(&["--from", "golden games"]).unwrap(), "golden games");
        for words in [&["--from"][..], &["--from", "nothing"], &["quickly"]] {
            assert!(first(words).unwrap_err().contains("rule coverage"), "{words:?}");
        }
    }
}
