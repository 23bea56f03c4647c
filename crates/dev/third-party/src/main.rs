//! Lists the crates in a program with their licences: `third-party TARGET CRATE`, for example `third-party
//! x86_64-unknown-linux-gnu cli`.

mod crates;
mod texts;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [target, program] = arguments.as_slice() else {
        eprintln!("name the target for which the program was built, and its crate: third-party TARGET CRATE");
        return ExitCode::from(2);
    };
    match crates::in_program(target, program).and_then(|crates| texts::document(&crates)) {
        Ok(document) => {
            print!("{document}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::FAILURE
        }
    }
}
