//! The chores of the house: `cargo xtask CHORE`.

mod codegen;
mod golden;
mod house;
mod layers;
mod licences;
mod machine;
mod play;
mod shell;
mod spoken;
mod strength;
mod verify;
mod web;

use std::process::ExitCode;

/// What can go wrong with a chore, in one or more lines for people.
type Outcome = Result<(), String>;

/// A chore by its name, with what it does.
struct Chore {
    name: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Outcome,
}

const CHORES: &[Chore] = &[
    Chore { name: "play", about: "build and start a server, or a game in the terminal", run: play::run },
    Chore { name: "verify", about: "run every check there is", run: verify::run },
    Chore { name: "layers", about: "check who imports whom", run: |_| layers::run() },
    Chore { name: "licences", about: "check the licences of all dependencies", run: |_| licences::run() },
    Chore {
        name: "house",
        about: "check the sizes of files and what may not stand in them",
        run: |_| house::run(),
    },
    Chore {
        name: "web",
        about: "build the pages with npm, `check` them, or play on them: `e2e`",
        run: web::run,
    },
    Chore {
        name: "codegen",
        about: "write anew what the web takes from Rust, or --check it: types, sentences",
        run: codegen::run,
    },
    Chore {
        name: "strength",
        about: "play the bots against each other and write docs/strength.md, or a --quick one",
        run: strength::run,
    },
    Chore { name: "golden", about: "write the golden games anew, or --check them", run: golden::run },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let chore = arguments.first().and_then(|name| CHORES.iter().find(|chore| chore.name == name));
    let outcome = chore.map_or_else(|| Err(help()), |chore| (chore.run)(&arguments[1..]));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn help() -> String {
    let lines = CHORES.iter().map(|chore| format!("  {:<10} {}", chore.name, chore.about));
    format!("usage: cargo xtask CHORE\n\n{}", lines.collect::<Vec<_>>().join("\n"))
}
