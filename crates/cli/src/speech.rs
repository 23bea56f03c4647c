//! What the program says: a game's messages together with its own, in one language.

use game::{Arg, Lang, Manifest, Message, RuleEntry, Seat};
use table::{AnyTable, Numbered};
use words::{Cast, Words};

use crate::console::Console;
use crate::failure::Failure;

/// The message with which a round begins. A game that tells rounds tells them by it, and its sentence serves as
/// the heading of what follows.
const NEW_ROUND: &str = "event-round-began";

/// The voice in which a game is told.
pub(crate) struct Speech {
    words: Words,
}

impl Speech {
    pub(crate) fn of(manifest: &Manifest, lang: Lang) -> Result<Speech, Failure> {
        let own = match lang {
            Lang::En => include_str!("../i18n/en.ftl"),
            Lang::Es => include_str!("../i18n/es.ftl"),
        };
        Ok(Speech { words: Words::new(lang, &[manifest.words(lang), own])? })
    }

    /// A sentence said to someone at the table.
    pub(crate) fn tell(&self, message: &Message, cast: &Cast) -> String {
        self.words.say_sentence(message, cast)
    }

    /// A sentence in which nobody at the table occurs.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.tell(message, &Cast::default())
    }

    /// A message without arguments.
    pub(crate) fn plainly(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// A rule in full, in one line.
    pub(crate) fn rule(&self, rule: &RuleEntry) -> String {
        let text = rule.text(self.words.lang());
        let body: Vec<_> = text.text.split_whitespace().collect();
        format!("{} {}: {}. {}", self.plainly("cli-rule"), rule.id, text.title, body.join(" "))
    }

    /// A rule's title.
    pub(crate) fn rule_title(&self, rule: &RuleEntry) -> &'static str {
        match self.words.lang() {
            Lang::En => rule.en.title,
            Lang::Es => rule.es.title,
        }
    }
}

/// Those at the table by name, as this seat or a spectator sees them.
pub(crate) fn cast(table: &dyn AnyTable, viewer: Option<Seat>) -> Cast {
    Cast { names: table.players().to_vec(), viewer }
}

/// The name of a game or an option, made from its key. The ids in a [`Message`] live as long as the program, and
/// so do the few that are made here.
pub(crate) fn term(parts: &[&str]) -> Arg {
    Arg::Term(parts.join("-").replace('_', "-").leak())
}

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
    cast: &Cast,
    events: &[Numbered],
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
pub(crate) fn begins_round(event: &Numbered) -> bool {
    event.message.id == NEW_ROUND
}

/// Tells who has won.
pub(crate) fn tell_result(
    console: &mut Console,
    speech: &Speech,
    cast: &Cast,
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

/// Several players as one argument.
pub(crate) fn seats(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(seats.map(Arg::Seat).collect())
}

/// A count as an argument. One beyond what a message can hold is as good as the largest.
pub(crate) fn count(number: impl TryInto<i64>) -> Arg {
    Arg::Number(number.try_into().unwrap_or(i64::MAX))
}
