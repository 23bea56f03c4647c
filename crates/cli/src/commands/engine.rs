//! `antorcha engine`: the engine protocol on standard input and output.

use std::io;

use crate::error::CliError;

/// Drive games by JSON lines: one request a line on standard input, one answer a line on standard output.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  echo '{\"cmd\":\"games\"}' | antorcha engine

Requests have a field `cmd`; {\"cmd\":\"help\"} lists the commands and their fields. Nothing that is sent ends the
program but {\"cmd\":\"quit\"} and the end of the input. The protocol is written down in docs/engine.md.")]
pub(crate) struct Engine {}

impl Engine {
    pub(crate) fn run(self) -> Result<(), CliError> {
        Ok(engine::serve(&mut io::stdin().lock(), &mut io::stdout().lock())?)
    }
}
