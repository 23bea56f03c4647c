//! The terminal: plain lines out, plain lines in.
//!
//! All that a command says passes through here, so that nothing from a name, a file or the command line can
//! steer the terminal.

use std::io::{self, BufRead, IsTerminal, Write};

use crate::failure::Failure;

/// Standard input and output, or what stands in for them.
pub(crate) struct Console {
    input: Box<dyn BufRead>,
    output: Box<dyn Write>,
    echo: Echo,
}

/// Who shows what is typed. A terminal does it itself; where the input is a file or a pipe, the program does, so
/// that the transcript reads as the screen would.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Echo {
    ByTerminal,
    ByProgram,
}

impl Console {
    pub(crate) fn standard() -> Console {
        let echo = if io::stdin().is_terminal() { Echo::ByTerminal } else { Echo::ByProgram };
        Console { input: Box::new(io::stdin().lock()), output: Box::new(io::stdout().lock()), echo }
    }

    /// Says a line.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.output, "{}", plain(text))?;
        Ok(())
    }

    /// Says an empty line.
    pub(crate) fn gap(&mut self) -> Result<(), Failure> {
        self.line("")
    }

    /// Asks something and waits for a line. Nothing means that the input has ended.
    pub(crate) fn ask(&mut self, text: &str) -> Result<Option<String>, Failure> {
        write!(self.output, "{} ", plain(text))?;
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            self.gap()?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.echo == Echo::ByProgram {
            self.line(&line)?;
        }
        Ok(Some(line))
    }
}

/// The text without whatever could steer a terminal or turn the direction of reading.
pub(crate) fn plain(text: &str) -> String {
    text.chars().map(|c| if steers(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

fn steers(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_a_terminal_gets_through() {
        for steering in ["\u{1b}[2J", "\r", "\n", "\u{7f}", "\u{9b}31m", "\u{202e}", "\u{2066}"] {
            let shown = plain(&format!("Ana{steering}!"));
            assert!(shown.starts_with("Ana\u{fffd}") && shown.ends_with('!'), "{shown:?}");
        }
    }

    #[test]
    fn letters_of_any_language_do() {
        for text in ["Iñigo Ávila, ¿qué tal?", "李雷", "עברית", "🔥"] {
            assert_eq!(plain(text), text);
        }
    }
}
