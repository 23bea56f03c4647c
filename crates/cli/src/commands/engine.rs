//! `antorcha engine`: the engine protocol on standard input and output.

use std::io;

use crate::error::CliError;

/// Run games with JSON lines on standard input and output.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  echo '{\"cmd\":\"games\"}' | antorcha engine

Each line is a request with a field `cmd` and gets one line as answer; {\"cmd\":\"help\"} lists the commands. Only
{\"cmd\":\"quit\"} and the end of the input end the program. docs/engine.md describes the protocol.")]
pub(crate) struct Engine {}

impl Engine {
    pub(crate) fn run(self) -> Result<(), CliError> {
        Ok(engine::serve(&mut io::stdin().lock(), &mut io::stdout().lock())?)
    }
}
