//! The engine protocol: programs in any language drive any game by JSON lines.
//!
//! One request per line comes in, one answer per line goes out; `docs/engine.md` documents the protocol. Modules in
//! reading order: a line is read ([`lines`]), parsed ([`json`], [`fields`]), passed to the command it names
//! ([`commands`]), which hosts, plays or watches one of the open [`mod@matches`], and answered ([`answer`], or
//! [`error`]). A [`Session`] turns requests into answers and does no I/O.

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
mod error;

#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use lines::{Line, read_line};
use session::Session;

/// The longest request, in bytes: room for the largest record that can be loaded, written as a string of JSON.
const MAX_LINE: usize = 48 << 20;

/// Answers each line as soon as it is read, until the input ends or a request ends the session.
pub fn serve(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    serve_lines(input, output, MAX_LINE)
}

fn serve_lines(input: &mut impl BufRead, output: &mut impl Write, most: usize) -> io::Result<()> {
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
