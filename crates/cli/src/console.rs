//! Reads and writes lines at the terminal.
//!
//! All output is sanitized here, so that names, files and arguments cannot send control characters to the terminal.

mod decoration;

use std::io::{self, BufRead, IsTerminal, Write};

use crate::error::CliError;
use decoration::Decoration;

pub(crate) struct Console {
    input: Box<dyn BufRead>,
    output: Box<dyn Write>,
    echo: Echo,
    decoration: Decoration,
}

/// Whether the output may have colours and frames.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Only where the terminal has them.
    Automatic,
    /// Never: plain lines for screen readers and files.
    Plain,
}

/// Who shows the input. A terminal shows it itself. For a file or a pipe the program repeats it, so that the output is
/// the same as on a screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Echo {
    ByTerminal,
    ByProgram,
}

impl Console {
    pub(crate) fn standard() -> Console {
        let echo = if io::stdin().is_terminal() { Echo::ByTerminal } else { Echo::ByProgram };
        let (input, output) = (Box::new(io::stdin().lock()), Box::new(io::stdout().lock()));
        Console { input, output, echo, decoration: Decoration::PLAIN }
    }

    /// The console of a game, with colours and frames where the terminal has them.
    pub(crate) fn decorated(mode: Mode) -> Console {
        let decoration = match mode {
            Mode::Automatic => Decoration::of_terminal(),
            Mode::Plain => Decoration::PLAIN,
        };
        Console { decoration, ..Console::standard() }
    }

    pub(crate) fn line(&mut self, text: &str) -> Result<(), CliError> {
        writeln!(self.output, "{}", sanitize(text))?;
        Ok(())
    }

    pub(crate) fn blank_line(&mut self) -> Result<(), CliError> {
        self.line("")
    }

    /// Prints the heading of a round or a turn.
    pub(crate) fn heading(&mut self, text: &str) -> Result<(), CliError> {
        self.raw(&self.decoration.heading(&sanitize(text)))
    }

    /// Prints what a person has to decide.
    pub(crate) fn question(&mut self, text: &str) -> Result<(), CliError> {
        self.raw(&self.decoration.question(&sanitize(text)))
    }

    /// Prints the position, in a frame if the terminal has one.
    pub(crate) fn scene(&mut self, lines: &[String]) -> Result<(), CliError> {
        let lines: Vec<String> = lines.iter().map(|line| sanitize(line)).collect();
        self.decoration.framed(&lines).iter().try_for_each(|line| self.raw(line))
    }

    fn raw(&mut self, sanitized: &str) -> Result<(), CliError> {
        writeln!(self.output, "{sanitized}")?;
        Ok(())
    }

    /// Prints a question and reads a line. Returns `None` at the end of the input.
    pub(crate) fn ask(&mut self, text: &str) -> Result<Option<String>, CliError> {
        write!(self.output, "{} ", sanitize(text))?;
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            self.blank_line()?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.echo == Echo::ByProgram {
            self.line(&line)?;
        }
        Ok(Some(line))
    }
}

/// Replaces control characters and characters that change the text direction.
pub(crate) fn sanitize(text: &str) -> String {
    text.chars().map(|c| if is_control(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

fn is_control(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_replaced() {
        for control in ["\u{1b}[2J", "\r", "\n", "\u{7f}", "\u{9b}31m", "\u{202e}", "\u{2066}"] {
            let shown = sanitize(&format!("Ana{control}!"));
            assert!(shown.starts_with("Ana\u{fffd}") && shown.ends_with('!'), "{shown:?}");
        }
    }

    #[test]
    fn letters_of_any_language_are_kept() {
        for text in ["Iñigo Ávila, ¿qué tal?", "李雷", "עברית", "🔥"] {
            assert_eq!(sanitize(text), text);
        }
    }
}
