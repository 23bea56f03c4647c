//! Checks that both languages say what a game says, and nothing else.
//!
//! A test plays the game, lets an [`Audit`] hear every message, and asks for its verdict on the two sources:
//!
//! ```
//! use game::{Arg, Message};
//! use words::audit::Audit;
//!
//! let mut audit = Audit::default();
//! audit.hear(&Message::new("event-drawn").with("card", Arg::Term("card-torch")));
//!
//! let english = "event-drawn = { $card-a } is drawn.\ncard-torch = torch\n    .a = a torch";
//! let spanish = "event-drawn = Sale { $card-a }.\ncard-torch = antorcha";
//! let complaints: Vec<_> = audit.verdict(english, spanish).iter().map(|complaint| complaint.to_string()).collect();
//! assert_eq!(complaints, ["`card-torch` lacks `.a` in Spanish, where `event-drawn` uses it: add it"]);
//! ```
//!
//! An [`Ear`] does the hearing for a whole game, and looks at how each message reads in both languages.
//!
//! For the program's own messages, which no game says, [`check_pair`] compares the languages with each other.

mod complaint;
mod ear;
mod heard;
mod page;
mod pair;

use std::collections::BTreeMap;

use game::{Arg, Lang, Message};

use crate::speech::SEAT_NAME;
use heard::Heard;
use page::Page;

pub use complaint::Complaint;
pub use ear::Ear;
pub use pair::check_pair;

/// Everything that a game was heard to say.
#[derive(Clone, Debug, Default)]
pub struct Audit {
    heard: BTreeMap<&'static str, Heard>,
}

impl Audit {
    /// Hears a message, and with it the terms among its arguments.
    pub fn hear(&mut self, message: &Message) {
        let heard = self.heard.entry(message.id).or_default();
        message.args.iter().for_each(|(name, arg)| heard.give(name, arg));
        message.args.iter().for_each(|(_, arg)| self.hear_within(arg));
    }

    /// What is wrong with the two sources, given all that was heard; nothing if all is well.
    #[must_use]
    pub fn verdict(&self, english: &str, spanish: &str) -> Vec<Complaint> {
        pair::with_sheets(english, spanish, |english, spanish| {
            let mut complaints = Vec::new();
            for (lang, sheet, other) in [(Lang::En, english, spanish), (Lang::Es, spanish, english)] {
                complaints.extend(Page { heard: &self.heard, lang, sheet }.complaints(other));
            }
            let alone = pair::alone(english, spanish).into_iter();
            complaints.extend(alone.filter(|complaint| !self.hears(complaint)));
            complaints.extend(pair::untranslated(english, spanish));
            complaints
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
    fn hears(&self, complaint: &Complaint) -> bool {
        matches!(complaint, Complaint::Alone { id, .. } if self.heard.contains_key(id.as_str()))
    }
}

#[cfg(test)]
mod tests;
