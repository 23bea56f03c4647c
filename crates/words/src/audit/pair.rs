//! Comparing the two languages with each other.

use std::collections::BTreeSet;

use game::Lang;

use super::Complaint;
use crate::sheet::{Entry, Reference, Sheet, is_private};

/// Texts of up to so many words may well be the same in both languages.
const SHORT: usize = 3;

/// Checks sources that no game says, such as the program's own: both languages must have the same messages, with
/// the same arguments and attributes.
#[must_use]
pub fn check_pair(english: &str, spanish: &str) -> Vec<Complaint> {
    with_sheets(english, spanish, |english, spanish| {
        let mut complaints = alone(english, spanish);
        for (id, ours, theirs) in common(english, spanish) {
            let arguments = one_sided(arguments(english, ours), arguments(spanish, theirs));
            complaints.extend(arguments.map(|(lang, argument)| argument_alone(lang, id, argument)));
            let attributes = one_sided(ours.attributes.keys().copied(), theirs.attributes.keys().copied());
            complaints.extend(attributes.map(|(lang, attribute)| attribute_alone(lang, id, attribute)));
        }
        complaints.extend(untranslated(english, spanish));
        complaints
    })
}

/// Judges the sources if they can be read; otherwise the complaint is that they cannot.
pub(super) fn with_sheets(
    english: &str,
    spanish: &str,
    judge: impl FnOnce(&Sheet<'_>, &Sheet<'_>) -> Vec<Complaint>,
) -> Vec<Complaint> {
    match (Sheet::read(&[english]), Sheet::read(&[spanish])) {
        (Ok(english), Ok(spanish)) => judge(&english, &spanish),
        (english, spanish) => {
            let errors = [(Lang::En, english.err()), (Lang::Es, spanish.err())].into_iter();
            errors.filter_map(|(lang, error)| Some(Complaint::Source { lang, error: error? })).collect()
        }
    }
}

/// Messages that only one language has. Private terms are each language's own affair.
pub(super) fn alone(english: &Sheet<'_>, spanish: &Sheet<'_>) -> Vec<Complaint> {
    let ids = one_sided(public_ids(english), public_ids(spanish));
    ids.map(|(lang, id)| Complaint::Alone { lang, id: id.to_owned() }).collect()
}

/// Texts of more than a few words that are the same in both languages.
pub(super) fn untranslated(english: &Sheet<'_>, spanish: &Sheet<'_>) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for (id, ours, theirs) in common(english, spanish) {
        for (attribute, part) in ours.parts().filter(|(_, part)| part.word_count() > SHORT) {
            if theirs.parts().any(|(name, other)| name == attribute && part.reads_like(other)) {
                let text = Reference { id: id.to_owned(), attribute: attribute.map(str::to_owned) };
                complaints.push(Complaint::Untranslated { id: text.to_string() });
            }
        }
    }
    complaints
}

fn common<'a, 's, 't>(
    english: &'a Sheet<'s>,
    spanish: &'a Sheet<'t>,
) -> impl Iterator<Item = (&'a str, &'a Entry<'s>, &'a Entry<'t>)> {
    english.entries().filter_map(|(id, ours)| Some((id, ours, spanish.entry(id)?)))
}

fn public_ids<'a>(sheet: &'a Sheet<'_>) -> impl Iterator<Item = &'a str> {
    sheet.entries().map(|(id, _)| id).filter(|id| !is_private(id))
}

/// The arguments that a message takes. What a seat or a list brings along counts as the argument itself, since
/// one language may have to tell the reader from the others, or one from many, where the other has not.
fn arguments<'s>(sheet: &Sheet<'s>, entry: &Entry<'s>) -> BTreeSet<&'s str> {
    let variables = sheet.uses(entry).variables.into_iter();
    variables.map(|name| name.strip_suffix("-is").or(name.strip_suffix("-count")).unwrap_or(name)).collect()
}

/// What is on one side alone, with the language of that side.
fn one_sided<'a>(
    english: impl IntoIterator<Item = &'a str>,
    spanish: impl IntoIterator<Item = &'a str>,
) -> impl Iterator<Item = (Lang, &'a str)> {
    let (english, spanish) = (BTreeSet::from_iter(english), BTreeSet::from_iter(spanish));
    let here: Vec<_> = english.difference(&spanish).map(|&it| (Lang::En, it)).collect();
    let there: Vec<_> = spanish.difference(&english).map(|&it| (Lang::Es, it)).collect();
    here.into_iter().chain(there)
}

fn argument_alone(lang: Lang, id: &str, argument: &str) -> Complaint {
    Complaint::ArgumentAlone { lang, id: id.to_owned(), argument: argument.to_owned() }
}

fn attribute_alone(lang: Lang, id: &str, attribute: &str) -> Complaint {
    Complaint::AttributeAlone { lang, id: id.to_owned(), attribute: attribute.to_owned() }
}
