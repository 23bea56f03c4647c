//! Parsed messages: their texts, the variables they use, and what they refer to.

mod part;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use fluent_syntax::parser::{self, ParserError};

use crate::error::{Place, SourceError};

pub(crate) use part::{Part, Reference, Uses};

/// Names that no attribute may have, because seats and lists provide variables with these suffixes.
const RESERVED: [&str; 2] = ["is", "count"];

/// All messages and private terms by id. The id of a private term starts with a hyphen.
#[derive(Debug)]
pub(crate) struct MessageSet<'s> {
    entries: BTreeMap<String, Entry<'s>>,
}

#[derive(Debug)]
pub(crate) struct Entry<'s> {
    place: Place,
    value: Part<'s>,
    pub(crate) attributes: BTreeMap<&'s str, Part<'s>>,
}

impl<'s> Entry<'s> {
    /// Returns the text and the attributes, each with its attribute name.
    pub(crate) fn parts(&self) -> impl Iterator<Item = (Option<&'s str>, &Part<'s>)> {
        let attributes = self.attributes.iter().map(|(&name, part)| (Some(name), part));
        std::iter::once((None, &self.value)).chain(attributes)
    }
}

impl<'s> MessageSet<'s> {
    /// Parses the sources as one set and checks that references exist and have no cycle.
    pub(crate) fn read(sources: &[&'s str]) -> Result<MessageSet<'s>, SourceError> {
        let mut message_set = MessageSet { entries: BTreeMap::new() };
        for (index, source) in sources.iter().enumerate() {
            message_set.add(index + 1, source)?;
        }
        message_set.check_references()?;
        Ok(message_set)
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = (&str, &Entry<'s>)> {
        self.entries.iter().map(|(id, entry)| (id.as_str(), entry))
    }

    pub(crate) fn entry(&self, id: &str) -> Option<&Entry<'s>> {
        self.entries.get(id)
    }

    pub(crate) fn attribute_names(&self) -> BTreeSet<&'s str> {
        self.entries.values().flat_map(|entry| entry.attributes.keys().copied()).collect()
    }

    /// Returns how an entry uses variables, in its own texts and in those it refers to.
    pub(crate) fn uses(&self, entry: &Entry<'s>) -> Uses<'s> {
        let own = entry.parts().fold(Uses::default(), |uses, (_, part)| uses.join(&part.uses));
        let reached = entry.parts().flat_map(|(_, part)| self.reachable(part));
        let others = reached.filter_map(|reference| self.part(&reference));
        others.fold(own, |uses, part| uses.join(&part.uses))
    }

    /// Returns everything that a part refers to, directly or indirectly.
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

    fn add(&mut self, source: usize, text: &'s str) -> Result<(), SourceError> {
        let (resource, errors) = parser::parse_runtime(text).map_or_else(|both| both, |it| (it, Vec::new()));
        if let Some(error) = errors.first() {
            return Err(syntax_error(source, text, error));
        }
        for raw in resource.body.into_iter().filter_map(raw_entry) {
            let line = line_at(text, offset(text, raw.name));
            self.insert(Place { source, line }, raw)?;
        }
        Ok(())
    }

    fn insert(&mut self, place: Place, raw: RawEntry<'s>) -> Result<(), SourceError> {
        let id = raw.id.clone();
        if let Some(first) = self.place_of(&id) {
            return Err(SourceError::Duplicate { id, first, second: place });
        }
        match read_entry(place, raw) {
            Ok(entry) => self.entries.insert(id, entry),
            Err(what) => return Err(SourceError::Unsupported { place, id, what }),
        };
        Ok(())
    }

    /// Returns where this id is already used. A private term and a message cannot share one, because Fluent would confuse
    /// them.
    fn place_of(&self, id: &str) -> Option<Place> {
        let bare = id.trim_start_matches('-');
        let entry = self.entries.get(bare).or_else(|| self.entries.get(&format!("-{bare}")));
        entry.map(|entry| entry.place)
    }

    fn check_references(&self) -> Result<(), SourceError> {
        for (id, entry) in &self.entries {
            for (attribute, part) in entry.parts() {
                let itself = Reference { id: id.clone(), attribute: attribute.map(str::to_owned) };
                self.check_part(entry.place, &itself, part)?;
            }
            self.check_private_term(id, entry)?;
        }
        Ok(())
    }

    /// Rejects variables in private terms: Fluent does not pass them the arguments of a message, and reports no error.
    fn check_private_term(&self, id: &str, entry: &Entry<'s>) -> Result<(), SourceError> {
        if !is_private(id) || self.uses(entry).variables.is_empty() {
            return Ok(());
        }
        let what = "a variable, but a private term is given none: make it a message";
        Err(SourceError::Unsupported { place: entry.place, id: id.to_owned(), what })
    }

    fn check_part(&self, place: Place, itself: &Reference, part: &Part<'s>) -> Result<(), SourceError> {
        let id = itself.to_string();
        if let Some(dead) = part.references.iter().find(|reference| self.part(reference).is_none()) {
            return Err(SourceError::DeadReference { place, id, to: dead.to_string() });
        }
        if self.reachable(part).contains(itself) {
            return Err(SourceError::Loop { place, id });
        }
        Ok(())
    }
}

pub(crate) fn is_private(id: &str) -> bool {
    id.starts_with('-')
}

struct RawEntry<'s> {
    name: &'s str,
    id: String,
    value: Option<ast::Pattern<&'s str>>,
    attributes: Vec<ast::Attribute<&'s str>>,
}

fn raw_entry(entry: ast::Entry<&str>) -> Option<RawEntry<'_>> {
    match entry {
        ast::Entry::Message(ast::Message { id: ast::Identifier { name }, value, attributes, .. }) => {
            Some(RawEntry { name, id: name.to_owned(), value, attributes })
        }
        ast::Entry::Term(ast::Term { id: ast::Identifier { name }, value, attributes, .. }) => {
            Some(RawEntry { name, id: format!("-{name}"), value: Some(value), attributes })
        }
        ast::Entry::Comment(_)
        | ast::Entry::GroupComment(_)
        | ast::Entry::ResourceComment(_)
        | ast::Entry::Junk { .. } => None,
    }
}

fn read_entry<'s>(place: Place, raw: RawEntry<'s>) -> Result<Entry<'s>, &'static str> {
    let value = raw.value.ok_or("attributes but no text: give it one")?;
    let mut entry = Entry { place, value: Part::read(value)?, attributes: BTreeMap::new() };
    for attribute in raw.attributes {
        let name = attribute.id.name;
        if RESERVED.contains(&name) {
            return Err("an attribute named `is` or `count`, which seats and lists need: name it otherwise");
        }
        if entry.attributes.insert(name, Part::read(attribute.value)?).is_some() {
            return Err("the same attribute twice: keep one of them");
        }
    }
    Ok(entry)
}

fn syntax_error(source: usize, text: &str, error: &ParserError) -> SourceError {
    let broken = error.slice.clone().and_then(|range| text.get(range)).unwrap_or(text).trim_end();
    // The parser reports a position after the broken entry. Point to the entry itself.
    let line = line_at(text, error.pos.start.min(offset(text, broken) + broken.len()));
    let entry = broken.lines().next().unwrap_or_default().trim().to_owned();
    SourceError::Syntax { place: Place { source, line }, entry, problem: lower_first(&error.to_string()) }
}

/// Returns where `slice` starts in `text`. Fluent's syntax tree has no positions, but the slice's address shows it.
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
