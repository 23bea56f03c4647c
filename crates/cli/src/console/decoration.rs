//! Colours and frames, where the terminal has them.

use std::env;
use std::io::{self, IsTerminal};

use anstyle::{AnsiColor, Style};
use terminal_size::{Width, terminal_size};

/// The widest frame, so that lines stay readable on a large screen.
const WIDEST: usize = 100;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Decoration {
    has_colours: bool,
    /// The width of a frame, its border included; none if there are no frames.
    frame: Option<usize>,
}

impl Decoration {
    pub(super) const PLAIN: Decoration = Decoration { has_colours: false, frame: None };

    /// Returns what the terminal of the standard output can show. Output that is no terminal is plain.
    pub(super) fn of_terminal() -> Decoration {
        let is_dumb = env::var("TERM").is_ok_and(|name| name == "dumb");
        if is_dumb || !io::stdout().is_terminal() {
            return Decoration::PLAIN;
        }
        let has_colours = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let width = terminal_size().map_or(80, |(Width(width), _)| usize::from(width));
        Decoration { has_colours, frame: Some(width.min(WIDEST)) }
    }

    pub(super) fn heading(self, text: &str) -> String {
        self.styled(text, AnsiColor::Yellow.on_default().bold())
    }

    pub(super) fn question(self, text: &str) -> String {
        self.styled(text, Style::new().bold())
    }

    fn styled(self, text: &str, style: Style) -> String {
        if self.has_colours { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// Returns the lines in a frame, wrapped to its width.
    pub(super) fn framed(self, lines: &[String]) -> Vec<String> {
        let Some(width) = self.frame else { return lines.to_vec() };
        let inner = width.saturating_sub(4).max(20);
        let border = "─".repeat(inner + 2);
        let wrapped = lines.iter().flat_map(|line| textwrap::wrap(line, inner));
        let row = |text: std::borrow::Cow<'_, str>| {
            let gap = " ".repeat(inner.saturating_sub(textwrap::core::display_width(&text)));
            format!("│ {text}{gap} │")
        };
        let top = [format!("╭{border}╮")].into_iter();
        top.chain(wrapped.map(row)).chain([format!("╰{border}╯")]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RICH: Decoration = Decoration { has_colours: true, frame: Some(24) };

    #[test]
    fn plain_text_has_no_decoration() {
        let lines = ["One line.".to_owned()];
        assert_eq!(Decoration::PLAIN.framed(&lines), lines);
        assert_eq!(Decoration::PLAIN.heading("Round 1"), "Round 1");
        assert_eq!(Decoration::PLAIN.question("Your turn"), "Your turn");
    }

    #[test]
    fn headings_and_questions_end_their_style() {
        for text in [RICH.heading("Round 1"), RICH.question("Your turn")] {
            assert!(text.starts_with("\u{1b}[") && text.ends_with("\u{1b}[0m"), "{text:?}");
        }
        let uncoloured = Decoration { has_colours: false, ..RICH };
        assert_eq!(uncoloured.heading("Round 1"), "Round 1");
    }

    #[test]
    fn a_frame_wraps_long_lines() {
        let lines = ["Iñigo has 3 cards and 12 coins.".to_owned()];
        assert_eq!(
            RICH.framed(&lines),
            [
                "╭──────────────────────╮",
                "│ Iñigo has 3 cards    │",
                "│ and 12 coins.        │",
                "╰──────────────────────╯"
            ]
        );
    }
}
