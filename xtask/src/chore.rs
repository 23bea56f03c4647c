//! The list of chores and its help text.

use crate::shell::{Log, cargo};
use crate::{Outcome, generated, layers, needs, packages, play, tidy, verify, wasm, web};

struct Chore {
    name: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Outcome,
}

const CHORES: &[Chore] = &[
    Chore {
        name: "play",
        about: "build and start a server; `play GAME` plays in the terminal",
        run: play::run,
    },
    Chore { name: "verify", about: "run the checks; `verify --help` lists them", run: verify::run },
    Chore {
        name: "web",
        about: "build the web app; `web --static` makes a site without a server, `web check`, `web e2e`",
        run: web::run,
    },
    Chore {
        name: "wasm",
        about: "build the module with which the web app plays without a server",
        run: wasm::chore,
    },
    Chore { name: "dist", about: "build the release packages in target/dist", run: packages::run },
    Chore { name: "golden", about: "rewrite the golden games", run: |_| generated::golden() },
    Chore {
        name: "codegen",
        about: "regenerate the web app's files from Rust: types and sentences",
        run: |_| generated::codegen(),
    },
    Chore {
        name: "strength",
        about: "play the bots against each other and write docs/strength.md and docs/strength/",
        run: strength,
    },
    Chore {
        name: "layers",
        about: "check the dependencies between crates and between their files",
        run: |_| layers::run(&Log::Terminal),
    },
    Chore {
        name: "tidy",
        about: "check the length of files, and forbidden code and words",
        run: |_| tidy::run(&Log::Terminal),
    },
    Chore {
        name: "licences",
        about: "check licences and sources of all crates with cargo-deny",
        run: |_| layers::licences(&Log::Terminal),
    },
    Chore {
        name: "needs",
        about: "install PostgreSQL, NATS and Chromium for the tests; `needs full` also Firefox and WebKit",
        run: needs::chore,
    },
];

/// Runs the chore that the first argument names.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    let asks_for_help = |name: &&String| ["--help", "-h", "help"].contains(&name.as_str());
    let Some(name) = arguments.first().filter(|name| !asks_for_help(name)) else {
        println!("{}", help());
        return Ok(());
    };
    let chore = CHORES.iter().find(|chore| chore.name == name);
    let chore = chore.ok_or_else(|| format!("unknown chore `{name}`\n\n{}", help()))?;
    (chore.run)(&arguments[1..])
}

fn help() -> String {
    let lines = CHORES.iter().map(|chore| format!("  {:<10} {}", chore.name, chore.about));
    format!("usage: cargo xtask CHORE\n\n{}", lines.collect::<Vec<_>>().join("\n"))
}

fn strength(arguments: &[String]) -> Outcome {
    let mut example = cargo(&["run", "--release", "--package", "arena", "--example", "strength", "--"]);
    Log::Terminal.run(example.args(arguments))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn help_lists_every_chore_and_an_unknown_one_is_refused() {
        let refused = run(&words(&["dance"])).unwrap_err();
        assert!(refused.contains("unknown chore `dance`"), "{refused}");
        for chore in CHORES {
            assert!(refused.contains(&format!("\n  {} ", chore.name)), "{} is not listed", chore.name);
        }
        assert_eq!(run(&words(&["--help"])), Ok(()));
    }
}
