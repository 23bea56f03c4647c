//! The engine protocol: programs in any language drive any game by JSON lines.
//!
//! Each line is a request and gets one answer; `docs/engine.md` documents the protocol. `lines` reads a line, `json`
//! and `fields` parse it, `request` finds its `command`, and `lifecycle`, `play` and `observe` run it on one of the open
//! `matches` of the `session`. `answer` and `error` define the answers. Only this file and `lines` do I/O.

mod lines;
mod request;

mod fields;
mod json;

mod command;
mod lifecycle;
mod observe;
mod play;

mod localizer;
mod matches;
mod session;

mod answer;
mod error;

#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use lines::{Line, read_line};
use session::Session;

/// The longest request, in bytes. The largest record, escaped as a JSON string, fits.
const MAX_LINE: usize = 48 << 20;

/// Answers each line at once, until the input ends or a request ends the session.
pub fn serve(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    serve_lines(input, output, MAX_LINE)
}

fn serve_lines(input: &mut impl BufRead, output: &mut impl Write, max: usize) -> io::Result<()> {
    let mut session = Session::new();
    let mut line = Vec::new();
    while !session.is_done() {
        let answer = match read_line(input, max, &mut line)? {
            Line::End => break,
            Line::Whole => request::answer(&mut session, &line),
            Line::TooLong => Some(request::answer_too_long(max)),
        };
        if let Some(answer) = answer {
            output.write_all((answer + "\n").as_bytes())?;
            output.flush()?;
        }
    }
    Ok(())
}
