//! Checks that both languages say what a game says, and nothing else.
//!
//! A test plays the game, lets an [`Audit`] hear every message, and asks for its verdict on the two sources:
//!
//! ```
//! use game::{Arg, Message};
//! use i18n::audit::Audit;
//!
//! let mut audit = Audit::default();
//! audit.hear(&Message::new("event-drawn").with("card", Arg::Term("card-torch")));
//!
//! let english = "event-drawn = { $card-a } is drawn.\ncard-torch = torch\n    .a = a torch";
//! let spanish = "event-drawn = Sale { $card-a }.\ncard-torch = antorcha";
//! let errors: Vec<_> = audit.verdict(english, spanish).iter().map(|error| error.to_string()).collect();
//! assert_eq!(errors, ["`card-torch` lacks `.a` in Spanish, where `event-drawn` uses it: add it"]);
//! ```
//!
//! An [`MessageAudit`] does the hearing for a whole game, and looks at how each message reads in both languages.
//!
//! For the program's own messages, which no game says, [`check_pair`] compares the languages with each other.

mod error;
mod message_audit;
mod page;
mod pair;
mod used;

use std::collections::BTreeMap;

use game::{Arg, Lang, Message};

use crate::speech::SEAT_NAME;
use page::Page;
use used::UsedMessages;

pub use error::AuditError;
pub use message_audit::MessageAudit;
pub use pair::check_pair;

/// Everything that a game was heard to say.
#[derive(Clone, Debug, Default)]
pub struct Audit {
    heard: BTreeMap<&'static str, UsedMessages>,
}

impl Audit {
    /// Hears a message, and with it the terms among its arguments.
    pub fn hear(&mut self, message: &Message) {
        let heard = self.heard.entry(message.id).or_default();
        message.args.iter().for_each(|(name, arg)| heard.give(name, arg));
        message.args.iter().for_each(|(_, arg)| self.hear_within(arg));
    }

    /// What is wrong with the two sources, given all that was heard; nothing if all is well.
    pub fn verdict(&self, english: &str, spanish: &str) -> Vec<AuditError> {
        pair::with_sheets(english, spanish, |english, spanish| {
            let mut errors = Vec::new();
            for (lang, message_set, other) in [(Lang::En, english, spanish), (Lang::Es, spanish, english)] {
                errors.extend(Page { heard: &self.heard, lang, message_set }.errors(other));
            }
            let alone = pair::alone(english, spanish).into_iter();
            errors.extend(alone.filter(|error| !self.hears(error)));
            errors.extend(pair::untranslated(english, spanish));
            errors
        })
    }

    fn hear_within(&mut self, arg: &Arg) {
        match arg {
            Arg::Number(_) | Arg::Symbol(_) => {}
            Arg::Seat(_) => self.heard.entry(SEAT_NAME).or_default().give("number", &Arg::Number(1)),
            Arg::Term(id) => {
                self.heard.entry(id).or_default();
            }
            Arg::List(items) => items.iter().for_each(|item| self.hear_within(item)),
        }
    }

    /// Whether the id that stands alone was heard: then it is missing in the other language already.
    fn hears(&self, error: &AuditError) -> bool {
        matches!(error, AuditError::Alone { id, .. } if self.heard.contains_key(id.as_str()))
    }
}

#[cfg(test)]
mod tests;
