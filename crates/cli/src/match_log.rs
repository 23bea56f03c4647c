//! Prints the options, events and result of a match.

use game::{Manifest, Message};
use i18n::Audience;
use table::{AnyTable, JsonEvent};

use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, seats, term};

/// The message of the event that begins a round, in games with rounds. Its sentence is a heading for the events after it.
const NEW_ROUND: &str = "event-round-began";

/// Whether each sentence names its rule.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cite {
    Rules,
    Nothing,
}

/// Prints one sentence per line, and a blank line before each round.
pub(crate) fn print_events(
    console: &mut Console,
    localizer: &Localizer,
    audience: &Audience,
    events: &[JsonEvent],
    cite: Cite,
) -> Result<(), CliError> {
    for event in events {
        if begins_round(event) {
            console.blank_line()?;
        }
        let sentence = localizer.sentence_for(&event.message, audience);
        match cite {
            Cite::Rules => console.line(&format!("{sentence} ({})", event.rule))?,
            Cite::Nothing => console.line(&sentence)?,
        }
    }
    Ok(())
}

pub(crate) fn begins_round(event: &JsonEvent) -> bool {
    event.message.id == NEW_ROUND
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

/// Prints the options that differ from their default.
pub(crate) fn print_options(
    console: &mut Console,
    localizer: &Localizer,
    table: &dyn AnyTable,
) -> Result<(), CliError> {
    for option in table.manifest().options {
        let chosen = table.options().into_iter().find(|(key, _)| *key == option.key).map(|(_, value)| value);
        if let Some(value) = chosen.filter(|value| Some(value) != option.values.first()) {
            let (option, value) = (term(&["option", option.key]), term(&["option", option.key, value]));
            console.line(
                &localizer.sentence(&Message::new("cli-setting").with("option", option).with("value", value)),
            )?;
        }
    }
    Ok(())
}
