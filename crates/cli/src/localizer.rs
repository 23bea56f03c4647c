//! Turns messages of a game and of this program into text in one language.

use game::{Arg, Lang, Manifest, Message, RuleEntry, Seat};
use i18n::{Audience, MessageBundle};
use table::AnyTable;

use crate::error::CliError;

pub(crate) struct Localizer {
    bundle: MessageBundle,
}

impl Localizer {
    pub(crate) fn of(manifest: &Manifest, lang: Lang) -> Result<Localizer, CliError> {
        let own = match lang {
            Lang::En => include_str!("../i18n/en.ftl"),
            Lang::Es => include_str!("../i18n/es.ftl"),
        };
        Ok(Localizer { bundle: MessageBundle::new(lang, &[manifest.messages(lang), own])? })
    }

    /// Returns a sentence for this audience, which knows the players' names and who reads it.
    pub(crate) fn sentence_for(&self, message: &Message, audience: &Audience) -> String {
        self.bundle.format_sentence(message, audience)
    }

    /// Returns a sentence without player names.
    pub(crate) fn sentence(&self, message: &Message) -> String {
        self.sentence_for(message, &Audience::default())
    }

    /// Returns the text of a message without arguments.
    pub(crate) fn text(&self, id: &'static str) -> String {
        self.sentence(&Message::new(id))
    }

    /// Returns the number, title and text of a rule in one line.
    pub(crate) fn rule(&self, rule: &RuleEntry) -> String {
        let text = rule.text(self.bundle.lang());
        let body: Vec<_> = text.text.split_whitespace().collect();
        format!("{} {}: {}. {}", self.text("cli-rule"), rule.id, text.title, body.join(" "))
    }

    pub(crate) fn rule_title(&self, rule: &RuleEntry) -> &'static str {
        match self.bundle.lang() {
            Lang::En => rule.en.title,
            Lang::Es => rule.es.title,
        }
    }
}

/// Returns the players' names for this seat, or for a spectator.
pub(crate) fn audience(table: &dyn AnyTable, viewer: Option<Seat>) -> Audience {
    Audience { names: table.players().to_vec(), viewer }
}

/// Returns the message id for the name of a game or an option. It leaks memory, because the ids in a [`Message`] are
/// `'static`; there are only a few.
pub(crate) fn term(parts: &[&str]) -> Arg {
    Arg::Term(parts.join("-").replace('_', "-").leak())
}

pub(crate) fn seats(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(seats.map(Arg::Seat).collect())
}

/// Returns a number as an argument. Larger numbers become `i64::MAX`.
pub(crate) fn count(number: impl TryInto<i64>) -> Arg {
    Arg::Number(number.try_into().unwrap_or(i64::MAX))
}
