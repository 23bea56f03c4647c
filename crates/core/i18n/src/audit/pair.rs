//! Compares the two languages with each other.

use std::collections::BTreeSet;

use game::Lang;

use super::AuditError;
use crate::message_set::{Entry, MessageSet, Reference, is_private};

/// Texts of up to this many words may be the same in both languages.
const SHORT: usize = 3;

/// Checks sources that no game uses, such as the program's own. Both languages must have the same messages with the same
/// arguments and attributes.
pub fn check_pair(english: &str, spanish: &str) -> Vec<AuditError> {
    with_message_sets(english, spanish, |english, spanish| {
        let mut errors = in_one_language(english, spanish);
        for (id, ours, theirs) in common(english, spanish) {
            let arguments = one_sided(arguments(english, ours), arguments(spanish, theirs));
            errors.extend(arguments.map(|(lang, argument)| argument_in_one_language(lang, id, argument)));
            let attributes = one_sided(ours.attributes.keys().copied(), theirs.attributes.keys().copied());
            errors.extend(attributes.map(|(lang, attribute)| attribute_in_one_language(lang, id, attribute)));
        }
        errors.extend(untranslated(english, spanish));
        errors
    })
}

/// Runs `judge` on both sources, or returns the parse errors.
pub(super) fn with_message_sets(
    english: &str,
    spanish: &str,
    judge: impl FnOnce(&MessageSet<'_>, &MessageSet<'_>) -> Vec<AuditError>,
) -> Vec<AuditError> {
    match (MessageSet::read(&[english]), MessageSet::read(&[spanish])) {
        (Ok(english), Ok(spanish)) => judge(&english, &spanish),
        (english, spanish) => {
            let errors = [(Lang::En, english.err()), (Lang::Es, spanish.err())].into_iter();
            errors.filter_map(|(lang, error)| Some(AuditError::Source { lang, error: error? })).collect()
        }
    }
}

/// Returns messages that only one language has. Private terms may differ.
pub(super) fn in_one_language(english: &MessageSet<'_>, spanish: &MessageSet<'_>) -> Vec<AuditError> {
    let ids = one_sided(public_ids(english), public_ids(spanish));
    ids.map(|(lang, id)| AuditError::InOneLanguage { lang, id: id.to_owned() }).collect()
}

/// Returns texts of more than a few words that are the same in both languages.
pub(super) fn untranslated(english: &MessageSet<'_>, spanish: &MessageSet<'_>) -> Vec<AuditError> {
    let mut errors = Vec::new();
    for (id, ours, theirs) in common(english, spanish) {
        for (attribute, part) in ours.parts().filter(|(_, part)| part.word_count() > SHORT) {
            if theirs.parts().any(|(name, other)| name == attribute && part.has_same_text(other)) {
                let text = Reference { id: id.to_owned(), attribute: attribute.map(str::to_owned) };
                errors.push(AuditError::Untranslated { id: text.to_string() });
            }
        }
    }
    errors
}

fn common<'a, 's, 't>(
    english: &'a MessageSet<'s>,
    spanish: &'a MessageSet<'t>,
) -> impl Iterator<Item = (&'a str, &'a Entry<'s>, &'a Entry<'t>)> {
    english.entries().filter_map(|(id, ours)| Some((id, ours, spanish.entry(id)?)))
}

fn public_ids<'a>(message_set: &'a MessageSet<'_>) -> impl Iterator<Item = &'a str> {
    message_set.entries().map(|(id, _)| id).filter(|id| !is_private(id))
}

/// Returns the arguments of a message. `$…-is` and `$…-count` count as the argument itself, because one language may have
/// to distinguish persons or plurals where the other does not.
fn arguments<'s>(message_set: &MessageSet<'s>, entry: &Entry<'s>) -> BTreeSet<&'s str> {
    let variables = message_set.uses(entry).variables.into_iter();
    variables.map(|name| name.strip_suffix("-is").or(name.strip_suffix("-count")).unwrap_or(name)).collect()
}

/// Returns what only one side has, with the language of that side.
fn one_sided<'a>(
    english: impl IntoIterator<Item = &'a str>,
    spanish: impl IntoIterator<Item = &'a str>,
) -> impl Iterator<Item = (Lang, &'a str)> {
    let (english, spanish) = (BTreeSet::from_iter(english), BTreeSet::from_iter(spanish));
    let here: Vec<_> = english.difference(&spanish).map(|&it| (Lang::En, it)).collect();
    let there: Vec<_> = spanish.difference(&english).map(|&it| (Lang::Es, it)).collect();
    here.into_iter().chain(there)
}

fn argument_in_one_language(lang: Lang, id: &str, argument: &str) -> AuditError {
    AuditError::ArgumentInOneLanguage { lang, id: id.to_owned(), argument: argument.to_owned() }
}

fn attribute_in_one_language(lang: Lang, id: &str, attribute: &str) -> AuditError {
    AuditError::AttributeInOneLanguage { lang, id: id.to_owned(), attribute: attribute.to_owned() }
}
