//! Compares the messages of one language with those that a game uses.

use std::collections::{BTreeMap, BTreeSet};

use game::Lang;

use super::AuditError;
use super::message_use::{MessageUse, VariableSource};
use crate::message_bundle::SEAT_NAME;
use crate::message_set::{MessageSet, is_private};

pub(super) struct LanguageAudit<'a, 's> {
    /// The used messages by id.
    pub(super) used: &'a BTreeMap<&'static str, MessageUse>,
    pub(super) lang: Lang,
    pub(super) message_set: &'a MessageSet<'s>,
}

impl LanguageAudit<'_, '_> {
    /// Returns all errors of this language.
    pub(super) fn errors(&self, other: &MessageSet<'_>) -> Vec<AuditError> {
        let mut errors: Vec<_> = self.missing(other).chain(self.unused()).collect();
        errors.extend(self.argument_errors());
        errors.extend(self.unused_attributes());
        errors
    }

    /// Used messages that this language does not have. `seat-name` is needed only if the other language has it.
    fn missing(&self, other: &MessageSet<'_>) -> impl Iterator<Item = AuditError> {
        let needed = |id: &&str| *id != SEAT_NAME || other.entry(SEAT_NAME).is_some();
        let ids = self.used.keys().copied().filter(needed);
        let absent = ids.filter(|id| self.message_set.entry(id).is_none());
        absent.map(|id| AuditError::Missing { lang: self.lang, id: id.to_owned() })
    }

    fn unused(&self) -> impl Iterator<Item = AuditError> {
        let reached = self.used_ids();
        let ids = self.message_set.entries().map(|(id, _)| id).filter(move |id| !reached.contains(*id));
        ids.map(|id| AuditError::Unused { lang: self.lang, id: id.to_owned() })
    }

    /// Returns the used ids and those that their messages refer to.
    fn used_ids(&self) -> BTreeSet<String> {
        let used = self.used.keys().map(|&id| id.to_owned());
        let entries = self.used.keys().filter_map(|id| self.message_set.entry(id));
        let references =
            entries.flat_map(|entry| entry.parts()).flat_map(|(_, part)| self.message_set.reachable(part));
        used.chain(references.map(|reference| reference.id)).collect()
    }

    /// Used messages that do not fit their arguments.
    fn argument_errors(&self) -> Vec<AuditError> {
        let mut errors = Vec::new();
        for (id, message_use) in self.used {
            let Some(entry) = self.message_set.entry(id) else { continue };
            let uses = self.message_set.uses(entry);
            errors.extend(
                uses.variables.iter().flat_map(|variable| self.unprovided(id, message_use, variable)),
            );
            let shown = uses.shown.iter().filter(|variable| message_use.is_symbol(variable));
            errors.extend(shown.map(|variable| self.shown_symbol(id, variable)));
            let unused =
                uses.variants.iter().filter(|(variable, variant)| !message_use.selects(variable, variant));
            errors.extend(unused.map(|(variable, variant)| self.unused_variant(id, variable, variant)));
        }
        errors
    }

    fn unprovided(&self, id: &str, message_use: &MessageUse, variable: &str) -> Vec<AuditError> {
        let (lang, variable) = (self.lang, variable.to_owned());
        match message_use.source_of(&variable) {
            VariableSource::Argument => Vec::new(),
            VariableSource::Attribute { terms, attribute } => self.lacking(id, terms, attribute).collect(),
            VariableSource::Nowhere => {
                vec![AuditError::UnknownVariable { lang, id: id.to_owned(), variable }]
            }
        }
    }

    fn shown_symbol(&self, id: &str, variable: &str) -> AuditError {
        AuditError::ShownSymbol { lang: self.lang, id: id.to_owned(), variable: variable.to_owned() }
    }

    fn unused_variant(&self, id: &str, variable: &str, variant: &str) -> AuditError {
        let (id, variable, variant) = (id.to_owned(), variable.to_owned(), variant.to_owned());
        AuditError::UnusedVariant { lang: self.lang, id, variable, variant }
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

    /// Attributes that no message of this language uses, as a variable or by a reference.
    fn unused_attributes(&self) -> Vec<AuditError> {
        let mut errors = Vec::new();
        for (id, entry) in self.message_set.entries().filter(|(id, _)| !is_private(id)) {
            let unused = entry.attributes.keys().filter(|attribute| !self.uses(id, attribute));
            errors.extend(unused.map(|&attribute| AuditError::UnusedAttribute {
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
