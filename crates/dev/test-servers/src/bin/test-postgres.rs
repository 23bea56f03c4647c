//! Starts a temporary PostgreSQL, prints its URL, and runs until its standard input ends.
//!
//! `cargo verify` starts one for all tests. By hand: `ANTORCHA_TEST_POSTGRES=ADDRESS cargo nextest run`.

use std::io::{Read, Write};
use std::process::ExitCode;

use test_servers::{Durability, Postgres};

fn main() -> ExitCode {
    match serve() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn serve() -> Result<(), String> {
    let postgres = Postgres::start_with(Durability::Unsynced)?;
    let to_text = |error: std::io::Error| error.to_string();
    writeln!(std::io::stdout(), "{}", postgres.url()).map_err(to_text)?;
    std::io::stdin().read_to_end(&mut Vec::new()).map_err(to_text)?;
    Ok(())
}
