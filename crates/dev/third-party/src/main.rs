//! Lists the crates in the program with their licences: `third-party TARGET`, for example `x86_64-unknown-linux-gnu`.

mod crates;
mod texts;

use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(target) = std::env::args().nth(1) else {
        eprintln!("name the target for which the program was built");
        return ExitCode::from(2);
    };
    match crates::in_program(&target).and_then(|crates| texts::document(&crates)) {
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
