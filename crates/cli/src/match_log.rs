//! Prints the options, log and result of a match.

use game::{LineKind, Manifest, Message};
use i18n::Audience;
use table::{AnyTable, JsonEvent, log_lines};

use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, seats, term};

/// Whether each sentence names its rule.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cite {
    Rules,
    Nothing,
}

/// Prints the log lines of these events, and a blank line before each heading.
pub(crate) fn print_events(
    console: &mut Console,
    localizer: &Localizer,
    audience: &Audience,
    events: &[JsonEvent],
    cite: Cite,
) -> Result<(), CliError> {
    for line in log_lines(events) {
        let sentence = localizer.sentence_for(&line.message, audience);
        let text = match cite {
            Cite::Rules => format!("{sentence} ({})", line.rule),
            Cite::Nothing => sentence,
        };
        match line.kind {
            LineKind::Heading => {
                console.blank_line()?;
                console.heading(&text)?;
            }
            LineKind::Line => console.line(&text)?,
        }
    }
    Ok(())
}

/// Whether a round or a turn begins with this event.
pub(crate) fn begins_chapter(event: &JsonEvent) -> bool {
    event.lines.iter().any(|line| line.kind == LineKind::Heading)
}

pub(crate) fn print_result(
    console: &mut Console,
    localizer: &Localizer,
    audience: &Audience,
    table: &dyn AnyTable,
) -> Result<(), CliError> {
    let winners = table.winners();
    let result = match winners.first() {
        None => Message::new("cli-nobody-won"),
        Some(winner) if winners.len() == 1 => Message::new("cli-won").with("who", winner),
        Some(_) => Message::new("cli-won-together").with("winners", seats(winners.iter())),
    };
    console.line(&localizer.text("cli-over"))?;
    console.line(&localizer.sentence_for(&result, audience))
}

/// Returns the game's name and tagline.
pub(crate) fn introduction(manifest: &Manifest) -> Message {
    Message::new("cli-game").with("game", term(&["game", manifest.key]))
}

/// Returns the options that differ from their default, each as a sentence.
pub(crate) fn options(localizer: &Localizer, table: &dyn AnyTable) -> Vec<String> {
    let mut sentences = Vec::new();
    for option in table.manifest().options {
        let chosen = table.options().into_iter().find(|(key, _)| *key == option.key).map(|(_, value)| value);
        if let Some(value) = chosen.filter(|value| Some(value) != option.values.first()) {
            let (option, value) = (term(&["option", option.key]), term(&["option", option.key, value]));
            let setting = Message::new("cli-setting").with("option", option).with("value", value);
            sentences.push(localizer.sentence(&setting));
        }
    }
    sentences
}
