//! One language beside what was heard.

use std::collections::{BTreeMap, BTreeSet};

use game::Lang;

use super::AuditError;
use super::used::{Origin, UsedMessages};
use crate::message_set::{MessageSet, is_private};
use crate::speech::SEAT_NAME;

/// One language's messages beside what was heard.
pub(super) struct Page<'a, 's> {
    /// What was heard, by id.
    pub(super) heard: &'a BTreeMap<&'static str, UsedMessages>,
    /// The language.
    pub(super) lang: Lang,
    /// Its messages.
    pub(super) message_set: &'a MessageSet<'s>,
}

impl Page<'_, '_> {
    /// All that is wrong with this language, seen beside the other.
    pub(super) fn errors(&self, other: &MessageSet<'_>) -> Vec<AuditError> {
        let mut errors: Vec<_> = self.missing(other).chain(self.unheard()).collect();
        errors.extend(self.badly_given());
        errors.extend(self.idle_attributes());
        errors
    }

    /// UsedMessages, but not in this language. How a seat is called needs a message only if the other language has one.
    fn missing(&self, other: &MessageSet<'_>) -> impl Iterator<Item = AuditError> {
        let needed = |id: &&str| *id != SEAT_NAME || other.entry(SEAT_NAME).is_some();
        let ids = self.heard.keys().copied().filter(needed);
        let absent = ids.filter(|id| self.message_set.entry(id).is_none());
        absent.map(|id| AuditError::Missing { lang: self.lang, id: id.to_owned() })
    }

    fn unheard(&self) -> impl Iterator<Item = AuditError> {
        let reached = self.reached();
        let ids = self.message_set.entries().map(|(id, _)| id).filter(move |id| !reached.contains(*id));
        ids.map(|id| AuditError::Unheard { lang: self.lang, id: id.to_owned() })
    }

    /// The ids that were heard, and those to which their messages refer.
    fn reached(&self) -> BTreeSet<String> {
        let heard = self.heard.keys().map(|&id| id.to_owned());
        let entries = self.heard.keys().filter_map(|id| self.message_set.entry(id));
        let references =
            entries.flat_map(|entry| entry.parts()).flat_map(|(_, part)| self.message_set.reachable(part));
        heard.chain(references.map(|reference| reference.id)).collect()
    }

    /// UsedMessages messages that do not fit what they were given.
    fn badly_given(&self) -> Vec<AuditError> {
        let mut errors = Vec::new();
        for (id, heard) in self.heard {
            let Some(entry) = self.message_set.entry(id) else { continue };
            let uses = self.message_set.uses(entry);
            errors.extend(uses.variables.iter().flat_map(|variable| self.unprovided(id, heard, variable)));
            let shown = uses.shown.iter().filter(|variable| heard.is_symbol(variable));
            errors.extend(shown.map(|variable| self.shown_symbol(id, variable)));
            let idle = uses.variants.iter().filter(|(variable, variant)| !heard.selects(variable, variant));
            errors.extend(idle.map(|(variable, variant)| self.idle_variant(id, variable, variant)));
        }
        errors
    }

    fn unprovided(&self, id: &str, heard: &UsedMessages, variable: &str) -> Vec<AuditError> {
        let (lang, variable) = (self.lang, variable.to_owned());
        match heard.origin(&variable) {
            Origin::Argument => Vec::new(),
            Origin::Attribute { terms, attribute } => self.lacking(id, terms, attribute).collect(),
            Origin::Nowhere => vec![AuditError::Unprovided { lang, id: id.to_owned(), variable }],
        }
    }

    fn shown_symbol(&self, id: &str, variable: &str) -> AuditError {
        AuditError::ShownSymbol { lang: self.lang, id: id.to_owned(), variable: variable.to_owned() }
    }

    fn idle_variant(&self, id: &str, variable: &str, variant: &str) -> AuditError {
        let (id, variable, variant) = (id.to_owned(), variable.to_owned(), variant.to_owned());
        AuditError::IdleVariant { lang: self.lang, id, variable, variant }
    }

    fn lacking(
        &self,
        wanted_by: &str,
        terms: &BTreeSet<&'static str>,
        attribute: &str,
    ) -> impl Iterator<Item = AuditError> {
        let lacks = |id: &&&str| {
            self.message_set.entry(id).is_some_and(|entry| !entry.attributes.contains_key(attribute))
        };
        terms.iter().filter(lacks).map(|&id| AuditError::MissingAttribute {
            lang: self.lang,
            id: id.to_owned(),
            attribute: attribute.to_owned(),
            wanted_by: wanted_by.to_owned(),
        })
    }

    /// Attributes that no message of this language uses, be it as a variable or by a reference.
    fn idle_attributes(&self) -> Vec<AuditError> {
        let mut errors = Vec::new();
        for (id, entry) in self.message_set.entries().filter(|(id, _)| !is_private(id)) {
            let idle = entry.attributes.keys().filter(|attribute| !self.uses(id, attribute));
            errors.extend(idle.map(|&attribute| AuditError::IdleAttribute {
                lang: self.lang,
                id: id.to_owned(),
                attribute: attribute.to_owned(),
            }));
        }
        errors
    }

    fn uses(&self, id: &str, attribute: &str) -> bool {
        let suffix = format!("-{attribute}");
        let mut parts = self.message_set.entries().flat_map(|(_, entry)| entry.parts()).map(|(_, part)| part);
        parts.any(|part| {
            let by_variable = part.uses.variables.iter().any(|variable| variable.ends_with(&suffix));
            by_variable || part.references.iter().any(|reference| reference.is_to(id, attribute))
        })
    }
}
