//! `antorcha engine`: drives any game by JSON lines on standard input and output.
//!
//! One request a line comes in, one answer a line goes out; `docs/engine.md` is the promise to those who write
//! the other end. A [`Session`] turns requests into answers and knows no pipes; what stands here knows nothing
//! else. Modules in reading order: a line is read ([`lines`]), understood ([`json`], [`fields`]), given to the
//! command it names ([`commands`]), which hosts, plays or watches one of the open [`mod@matches`], and answered
//! ([`answer`], or [`fault`] where something was wrong).

mod session;

mod lines;

mod fields;
mod json;

mod commands;
mod hosting;
mod playing;
mod watching;

mod matches;
mod voice;

mod answer;
mod fault;

#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use crate::failure::Failure;
use lines::{Line, read_line};
use session::Session;

/// The longest request, in bytes: room for the largest record that can be loaded, written as a string of JSON.
const MAX_LINE: usize = 48 << 20;

/// Drive games by JSON lines: one request a line on standard input, one answer a line on standard output.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  echo '{\"cmd\":\"games\"}' | antorcha engine

Requests have a field `cmd`; {\"cmd\":\"help\"} lists the commands and their fields. Nothing that is sent ends the
program but {\"cmd\":\"quit\"} and the end of the input. The protocol is written down in docs/engine.md.")]
pub(crate) struct Engine {}

impl Engine {
    pub(crate) fn run(self) -> Result<(), Failure> {
        Ok(serve(&mut io::stdin().lock(), &mut io::stdout().lock(), MAX_LINE)?)
    }
}

/// Answers line by line, each answer at once, until the input ends or a request ends it.
fn serve(input: &mut impl BufRead, output: &mut impl Write, most: usize) -> io::Result<()> {
    let mut session = Session::new();
    let mut line = Vec::new();
    while !session.is_done() {
        let answer = match read_line(input, most, &mut line)? {
            Line::End => break,
            Line::Whole => session.answer(&line),
            Line::TooLong => Some(Session::answer_to_a_line_over(most)),
        };
        if let Some(answer) = answer {
            output.write_all((answer + "\n").as_bytes())?;
            output.flush()?;
        }
    }
    Ok(())
}
