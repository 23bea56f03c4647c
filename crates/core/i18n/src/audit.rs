//! Checks that both languages have exactly the messages that a game uses.
//!
//! A test plays the game, passes every message to an [`Audit`], and asks for its verdict on the two sources:
//!
//! ```
//! use game::{Arg, Message};
//! use i18n::audit::Audit;
//!
//! let mut audit = Audit::default();
//! audit.add(&Message::new("event-drawn").with("card", Arg::Term("card-torch")));
//!
//! let english = "event-drawn = { $card-a } is drawn.\ncard-torch = torch\n    .a = a torch";
//! let spanish = "event-drawn = Sale { $card-a }.\ncard-torch = antorcha";
//! let errors: Vec<_> = audit.verdict(english, spanish).iter().map(|error| error.to_string()).collect();
//! assert_eq!(errors, ["`card-torch` lacks `.a` in Spanish, where `event-drawn` uses it: add it"]);
//! ```
//!
//! A [`MessageAudit`] does this for a whole game, and also checks how each message reads in both languages.
//!
//! For the program's own messages, which no game uses, [`check_pair`] compares the languages with each other.

mod error;
mod language_audit;
mod message_audit;
mod message_use;
mod pair;
mod variants;

use std::collections::BTreeMap;

use game::{Arg, Lang, Message};

use crate::message_bundle::SEAT_NAME;
use language_audit::LanguageAudit;
use message_use::MessageUse;

pub use error::AuditError;
pub use message_audit::MessageAudit;
pub use pair::check_pair;
pub use variants::{PLACEHOLDER, Variants, variants};

/// Collects the messages that a game uses.
#[derive(Clone, Debug, Default)]
pub struct Audit {
    used: BTreeMap<&'static str, MessageUse>,
}

impl Audit {
    /// Adds a message, and the terms and messages in its arguments.
    pub fn add(&mut self, message: &Message) {
        let message_use = self.used.entry(message.id).or_default();
        message.args.iter().for_each(|(name, arg)| message_use.add_arg(name, arg));
        message.args.iter().for_each(|(_, arg)| self.add_terms(arg));
    }

    /// Returns what is wrong with the two sources, given all added messages.
    pub fn verdict(&self, english: &str, spanish: &str) -> Vec<AuditError> {
        pair::with_message_sets(english, spanish, |english, spanish| {
            let mut errors = Vec::new();
            for (lang, message_set, other) in [(Lang::En, english, spanish), (Lang::Es, spanish, english)] {
                errors.extend(LanguageAudit { used: &self.used, lang, message_set }.errors(other));
            }
            let unmatched = pair::in_one_language(english, spanish).into_iter();
            errors.extend(unmatched.filter(|error| !self.is_used(error)));
            errors.extend(pair::untranslated(english, spanish));
            errors
        })
    }

    fn add_terms(&mut self, arg: &Arg) {
        match arg {
            Arg::Number(_) | Arg::Symbol(_) => {}
            Arg::Seat(_) => self.used.entry(SEAT_NAME).or_default().add_arg("number", &Arg::Number(1)),
            Arg::Term(id) => {
                self.used.entry(id).or_default();
            }
            Arg::List(items) => items.iter().for_each(|item| self.add_terms(item)),
            Arg::Message(message) => self.add(message),
        }
    }

    /// Returns whether the id of this error is used. Then it is already reported as missing in the other language.
    fn is_used(&self, error: &AuditError) -> bool {
        matches!(error, AuditError::InOneLanguage { id, .. } if self.used.contains_key(id.as_str()))
    }
}

#[cfg(test)]
mod tests;
