//! A match told to people: what was settled, what happened, and how it ended.

use game::{Manifest, Message};
use i18n::Audience;
use table::{AnyTable, JsonEvent};

use crate::console::Console;
use crate::failure::Failure;
use crate::speech::{Speech, seats, term};

/// The message with which a round begins. A game that has rounds tells them by it, and its sentence serves as the
/// heading of what follows.
const NEW_ROUND: &str = "event-round-began";

/// Whether each sentence of a story names the rule behind it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cite {
    Rules,
    Nothing,
}

/// Tells events, a sentence a line, with a gap before each round.
pub(crate) fn tell_events(
    console: &mut Console,
    speech: &Speech,
    cast: &Audience,
    events: &[JsonEvent],
    cite: Cite,
) -> Result<(), Failure> {
    for event in events {
        if begins_round(event) {
            console.gap()?;
        }
        let sentence = speech.tell(&event.message, cast);
        match cite {
            Cite::Rules => console.line(&format!("{sentence} ({})", event.rule))?,
            Cite::Nothing => console.line(&sentence)?,
        }
    }
    Ok(())
}

/// Whether a round begins with this event.
pub(crate) fn begins_round(event: &JsonEvent) -> bool {
    event.message.id == NEW_ROUND
}

/// Tells who has won.
pub(crate) fn tell_result(
    console: &mut Console,
    speech: &Speech,
    cast: &Audience,
    table: &dyn AnyTable,
) -> Result<(), Failure> {
    let winners = table.winners();
    let result = match winners.first() {
        None => Message::new("cli-nobody-won"),
        Some(winner) if winners.len() == 1 => Message::new("cli-won").with("who", winner),
        Some(_) => Message::new("cli-won-together").with("winners", seats(winners.iter())),
    };
    console.line(&speech.plainly("cli-over"))?;
    console.line(&speech.tell(&result, cast))
}

/// The game's name and what it is about.
pub(crate) fn introduction(manifest: &Manifest) -> Message {
    Message::new("cli-game").with("game", term(&["game", manifest.key]))
}

/// Tells the options that are not at their default.
pub(crate) fn tell_settings(
    console: &mut Console,
    speech: &Speech,
    table: &dyn AnyTable,
) -> Result<(), Failure> {
    for option in table.manifest().options {
        let settled = table.options().into_iter().find(|(key, _)| *key == option.key).map(|(_, value)| value);
        if let Some(value) = settled.filter(|value| Some(value) != option.values.first()) {
            let (option, value) = (term(&["option", option.key]), term(&["option", option.key, value]));
            console.line(
                &speech.say(&Message::new("cli-setting").with("option", option).with("value", value)),
            )?;
        }
    }
    Ok(())
}
