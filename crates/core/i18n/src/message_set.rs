//! The messages of some sources, taken apart: what each one says, uses and refers to.

mod part;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use fluent_syntax::parser::{self, ParserError};

use crate::error::{Place, WordsError};

pub(crate) use part::{Part, Reference, Uses};

/// Attributes of a term may not have the names of the variables that a seat and a list bring along.
const TAKEN: [&str; 2] = ["is", "count"];

/// All messages and private terms by id; that of a private term begins with a hyphen.
#[derive(Debug)]
pub(crate) struct MessageSet<'s> {
    entries: BTreeMap<String, Entry<'s>>,
}

/// A message or a private term.
#[derive(Debug)]
pub(crate) struct Entry<'s> {
    place: Place,
    /// Its text.
    value: Part<'s>,
    /// Its attributes by name.
    pub(crate) attributes: BTreeMap<&'s str, Part<'s>>,
}

impl<'s> Entry<'s> {
    /// The text and the attributes, each with the name of its attribute.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (Option<&'s str>, &Part<'s>)> {
        let attributes = self.attributes.iter().map(|(&name, part)| (Some(name), part));
        std::iter::once((None, &self.value)).chain(attributes)
    }
}

impl<'s> MessageSet<'s> {
    /// Reads the sources as one set and checks that every reference leads somewhere and ends.
    pub(crate) fn read(sources: &[&'s str]) -> Result<MessageSet<'s>, WordsError> {
        let mut message_set = MessageSet { entries: BTreeMap::new() };
        for (index, source) in sources.iter().enumerate() {
            message_set.add(index + 1, source)?;
        }
        message_set.follow_references()?;
        Ok(message_set)
    }

    /// Every entry with its id.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&str, &Entry<'s>)> {
        self.entries.iter().map(|(id, entry)| (id.as_str(), entry))
    }

    /// The entry with this id.
    pub(crate) fn entry(&self, id: &str) -> Option<&Entry<'s>> {
        self.entries.get(id)
    }

    /// The names of all attributes.
    pub(crate) fn attribute_names(&self) -> BTreeSet<&'s str> {
        self.entries.values().flat_map(|entry| entry.attributes.keys().copied()).collect()
    }

    /// What an entry does with variables, in its own texts and in those to which they refer.
    pub(crate) fn uses(&self, entry: &Entry<'s>) -> Uses<'s> {
        let own = entry.parts().fold(Uses::default(), |uses, (_, part)| uses.join(&part.uses));
        let reached = entry.parts().flat_map(|(_, part)| self.reachable(part));
        let others = reached.filter_map(|reference| self.part(&reference));
        others.fold(own, |uses, part| uses.join(&part.uses))
    }

    /// Everything that a part refers to, itself or through others.
    pub(crate) fn reachable(&self, part: &Part<'s>) -> BTreeSet<Reference> {
        let mut reached = BTreeSet::new();
        let mut open: Vec<_> = part.references.iter().cloned().collect();
        while let Some(reference) = open.pop() {
            let further = self.part(&reference).map(|part| &part.references);
            if reached.insert(reference) {
                open.extend(further.into_iter().flatten().cloned());
            }
        }
        reached
    }

    fn part(&self, reference: &Reference) -> Option<&Part<'s>> {
        let entry = self.entries.get(&reference.id)?;
        match &reference.attribute {
            Some(name) => entry.attributes.get(name.as_str()),
            None => Some(&entry.value),
        }
    }

    fn add(&mut self, source: usize, text: &'s str) -> Result<(), WordsError> {
        let (resource, errors) = parser::parse_runtime(text).map_or_else(|both| both, |it| (it, Vec::new()));
        if let Some(error) = errors.first() {
            return Err(syntax_error(source, text, error));
        }
        for pieces in resource.body.into_iter().filter_map(dismantle) {
            let line = line_at(text, offset(text, pieces.name));
            self.insert(Place { source, line }, pieces)?;
        }
        Ok(())
    }

    fn insert(&mut self, place: Place, pieces: Pieces<'s>) -> Result<(), WordsError> {
        let id = pieces.id.clone();
        if let Some(first) = self.holder(&id) {
            return Err(WordsError::Duplicate { id, first, second: place });
        }
        match read_entry(place, pieces) {
            Ok(entry) => self.entries.insert(id, entry),
            Err(what) => return Err(WordsError::Unsupported { place, id, what }),
        };
        Ok(())
    }

    /// Where the id stands already. A private term and a message cannot share one, since Fluent would take the
    /// one for the other.
    fn holder(&self, id: &str) -> Option<Place> {
        let bare = id.trim_start_matches('-');
        let entry = self.entries.get(bare).or_else(|| self.entries.get(&format!("-{bare}")));
        entry.map(|entry| entry.place)
    }

    fn follow_references(&self) -> Result<(), WordsError> {
        for (id, entry) in &self.entries {
            for (attribute, part) in entry.parts() {
                let itself = Reference { id: id.clone(), attribute: attribute.map(str::to_owned) };
                self.follow(entry.place, &itself, part)?;
            }
            self.keep_closed(id, entry)?;
        }
        Ok(())
    }

    /// Fluent hides the arguments of a message from the private terms in it, and says nothing of it.
    fn keep_closed(&self, id: &str, entry: &Entry<'s>) -> Result<(), WordsError> {
        if !is_private(id) || self.uses(entry).variables.is_empty() {
            return Ok(());
        }
        let what = "a variable, but a private term is given none: make it a message";
        Err(WordsError::Unsupported { place: entry.place, id: id.to_owned(), what })
    }

    fn follow(&self, place: Place, itself: &Reference, part: &Part<'s>) -> Result<(), WordsError> {
        let id = itself.to_string();
        if let Some(dead) = part.references.iter().find(|reference| self.part(reference).is_none()) {
            return Err(WordsError::DeadReference { place, id, to: dead.to_string() });
        }
        if self.reachable(part).contains(itself) {
            return Err(WordsError::Loop { place, id });
        }
        Ok(())
    }
}

/// Whether this is the id of a private term.
pub(crate) fn is_private(id: &str) -> bool {
    id.starts_with('-')
}

struct Pieces<'s> {
    name: &'s str,
    id: String,
    value: Option<ast::Pattern<&'s str>>,
    attributes: Vec<ast::Attribute<&'s str>>,
}

fn dismantle(entry: ast::Entry<&str>) -> Option<Pieces<'_>> {
    match entry {
        ast::Entry::Message(ast::Message { id: ast::Identifier { name }, value, attributes, .. }) => {
            Some(Pieces { name, id: name.to_owned(), value, attributes })
        }
        ast::Entry::Term(ast::Term { id: ast::Identifier { name }, value, attributes, .. }) => {
            Some(Pieces { name, id: format!("-{name}"), value: Some(value), attributes })
        }
        ast::Entry::Comment(_)
        | ast::Entry::GroupComment(_)
        | ast::Entry::ResourceComment(_)
        | ast::Entry::Junk { .. } => None,
    }
}

fn read_entry<'s>(place: Place, pieces: Pieces<'s>) -> Result<Entry<'s>, &'static str> {
    let value = pieces.value.ok_or("attributes but no text: give it one")?;
    let mut entry = Entry { place, value: Part::read(value)?, attributes: BTreeMap::new() };
    for attribute in pieces.attributes {
        let name = attribute.id.name;
        if TAKEN.contains(&name) {
            return Err("an attribute named `is` or `count`, which seats and lists need: name it otherwise");
        }
        if entry.attributes.insert(name, Part::read(attribute.value)?).is_some() {
            return Err("the same attribute twice: keep one of them");
        }
    }
    Ok(entry)
}

fn syntax_error(source: usize, text: &str, error: &ParserError) -> WordsError {
    let broken = error.slice.clone().and_then(|range| text.get(range)).unwrap_or(text).trim_end();
    // The parser looks for what is missing beyond the broken entry; the person should not.
    let line = line_at(text, error.pos.start.min(offset(text, broken) + broken.len()));
    let entry = broken.lines().next().unwrap_or_default().trim().to_owned();
    WordsError::Syntax { place: Place { source, line }, entry, problem: lower_first(&error.to_string()) }
}

/// Where a slice of the text begins in it. Fluent's tree does not say, but the slice's address does.
fn offset(text: &str, slice: &str) -> usize {
    slice.as_ptr().addr().saturating_sub(text.as_ptr().addr())
}

fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
}

#[cfg(test)]
mod tests;
