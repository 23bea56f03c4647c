//! What the program says: a game's messages together with its own, in one language.

use game::{Arg, Lang, Manifest, Message, RuleEntry, Seat};
use i18n::{Audience, Words};
use table::AnyTable;

use crate::failure::Failure;

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
    pub(crate) fn tell(&self, message: &Message, cast: &Audience) -> String {
        self.words.say_sentence(message, cast)
    }

    /// A sentence in which nobody at the table occurs.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.tell(message, &Audience::default())
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
pub(crate) fn cast(table: &dyn AnyTable, viewer: Option<Seat>) -> Audience {
    Audience { names: table.players().to_vec(), viewer }
}

/// The name of a game or an option, made from its key. The ids in a [`Message`] live as long as the program, and
/// so do the few that are made here.
pub(crate) fn term(parts: &[&str]) -> Arg {
    Arg::Term(parts.join("-").replace('_', "-").leak())
}

/// Several players as one argument.
pub(crate) fn seats(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(seats.map(Arg::Seat).collect())
}

/// A count as an argument. One beyond what a message can hold is as good as the largest.
pub(crate) fn count(number: impl TryInto<i64>) -> Arg {
    Arg::Number(number.try_into().unwrap_or(i64::MAX))
}
