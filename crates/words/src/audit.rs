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
//! For the program's own messages, which no game says, [`check_pair`] compares the languages with each other.

mod complaint;
mod heard;
mod pair;

use std::collections::{BTreeMap, BTreeSet};

use game::{Arg, Lang, Message};

use crate::sheet::{Sheet, is_private};
use crate::speech::SEAT_NAME;
use heard::{Heard, Origin};

pub use complaint::Complaint;
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
                let page = Page { audit: self, lang, sheet };
                complaints.extend(page.missing(other));
                complaints.extend(page.unheard());
                complaints.extend(page.badly_given());
                complaints.extend(page.idle_attributes());
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

/// One language's messages beside what was heard.
struct Page<'a, 's> {
    audit: &'a Audit,
    lang: Lang,
    sheet: &'a Sheet<'s>,
}

impl Page<'_, '_> {
    /// Heard, but not in this language. How a seat is called needs a message only if the other language has one.
    fn missing(&self, other: &Sheet<'_>) -> impl Iterator<Item = Complaint> {
        let needed = |id: &&str| *id != SEAT_NAME || other.entry(SEAT_NAME).is_some();
        let ids = self.audit.heard.keys().copied().filter(needed);
        let absent = ids.filter(|id| self.sheet.entry(id).is_none());
        absent.map(|id| Complaint::Missing { lang: self.lang, id: id.to_owned() })
    }

    fn unheard(&self) -> impl Iterator<Item = Complaint> {
        let reached = self.reached();
        let ids = self.sheet.entries().map(|(id, _)| id).filter(move |id| !reached.contains(*id));
        ids.map(|id| Complaint::Unheard { lang: self.lang, id: id.to_owned() })
    }

    /// The ids that were heard, and those to which their messages refer.
    fn reached(&self) -> BTreeSet<String> {
        let heard = self.audit.heard.keys().map(|&id| id.to_owned());
        let entries = self.audit.heard.keys().filter_map(|id| self.sheet.entry(id));
        let references =
            entries.flat_map(|entry| entry.parts()).flat_map(|(_, part)| self.sheet.reachable(part));
        heard.chain(references.map(|reference| reference.id)).collect()
    }

    /// Each heard message beside what it was given.
    fn badly_given(&self) -> Vec<Complaint> {
        let mut complaints = Vec::new();
        for (id, heard) in &self.audit.heard {
            let parts: Vec<_> =
                self.sheet.entry(id).into_iter().flat_map(|entry| self.sheet.texts(entry)).collect();
            let variables: BTreeSet<_> = parts.iter().flat_map(|part| &part.variables).collect();
            complaints
                .extend(variables.into_iter().flat_map(|variable| self.unprovided(id, heard, variable)));
            let shown: BTreeSet<_> = parts.iter().flat_map(|part| &part.shown).collect();
            complaints
                .extend(shown.into_iter().filter_map(|variable| self.shown_symbol(id, heard, variable)));
            let variants: BTreeSet<_> = parts.iter().flat_map(|part| &part.variants).collect();
            complaints
                .extend(variants.into_iter().filter_map(|variant| self.idle_variant(id, heard, *variant)));
        }
        complaints
    }

    fn unprovided(&self, id: &str, heard: &Heard, variable: &str) -> Vec<Complaint> {
        match heard.origin(variable) {
            Origin::Argument => Vec::new(),
            Origin::Attribute { terms, attribute } => self.lacking(id, terms, attribute).collect(),
            Origin::Nowhere => {
                vec![Complaint::Unprovided {
                    lang: self.lang,
                    id: id.to_owned(),
                    variable: variable.to_owned(),
                }]
            }
        }
    }

    fn shown_symbol(&self, id: &str, heard: &Heard, variable: &str) -> Option<Complaint> {
        let complaint =
            || Complaint::ShownSymbol { lang: self.lang, id: id.to_owned(), variable: variable.to_owned() };
        heard.is_symbol(variable).then(complaint)
    }

    fn idle_variant(&self, id: &str, heard: &Heard, (variable, variant): (&str, &str)) -> Option<Complaint> {
        (!heard.selects(variable, variant)).then(|| Complaint::IdleVariant {
            lang: self.lang,
            id: id.to_owned(),
            variable: variable.to_owned(),
            variant: variant.to_owned(),
        })
    }

    fn lacking(
        &self,
        wanted_by: &str,
        terms: &BTreeSet<&'static str>,
        attribute: &str,
    ) -> impl Iterator<Item = Complaint> {
        let lacks =
            |id: &&&str| self.sheet.entry(id).is_some_and(|entry| !entry.attributes.contains_key(attribute));
        terms.iter().filter(lacks).map(|&id| Complaint::MissingAttribute {
            lang: self.lang,
            id: id.to_owned(),
            attribute: attribute.to_owned(),
            wanted_by: wanted_by.to_owned(),
        })
    }

    /// Attributes that no message of this language uses, be it as a variable or by a reference.
    fn idle_attributes(&self) -> Vec<Complaint> {
        let mut complaints = Vec::new();
        for (id, entry) in self.sheet.entries().filter(|(id, _)| !is_private(id)) {
            let idle = entry.attributes.keys().filter(|attribute| !self.uses(id, attribute));
            complaints.extend(idle.map(|&attribute| Complaint::IdleAttribute {
                lang: self.lang,
                id: id.to_owned(),
                attribute: attribute.to_owned(),
            }));
        }
        complaints
    }

    fn uses(&self, id: &str, attribute: &str) -> bool {
        let suffix = format!("-{attribute}");
        let mut parts = self.sheet.entries().flat_map(|(_, entry)| entry.parts()).map(|(_, part)| part);
        parts.any(|part| {
            let by_variable = part.variables.iter().any(|variable| variable.ends_with(&suffix));
            by_variable || part.references.iter().any(|reference| reference.is_to(id, attribute))
        })
    }
}

#[cfg(test)]
mod tests;
