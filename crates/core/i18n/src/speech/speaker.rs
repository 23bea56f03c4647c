//! One message being said: its arguments become Fluent's, and what is missing is noted.

use std::collections::BTreeMap;

use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use fluent_syntax::ast::Pattern;
use game::{Arg, Lang, Message, Seat};

use super::Words;
use crate::audience::Audience;
use crate::error::{Gap, SayError};
use crate::grammar;

/// The message that names a seat whose player has no name.
pub(crate) const SEAT_NAME: &str = "seat-name";

/// Beyond it, Fluent's numbers are no longer exact.
const LARGEST_EXACT: u64 = 1 << 53;

pub(super) struct Speaker<'w> {
    words: &'w Words,
    cast: &'w Audience,
    gaps: Vec<Gap>,
}

/// An argument as it reads on its own, and in the forms that its attributes give.
struct Wording {
    text: String,
    forms: BTreeMap<String, String>,
}

impl Wording {
    fn plain(text: String) -> Wording {
        Wording { text, forms: BTreeMap::new() }
    }
}

impl<'w> Speaker<'w> {
    pub(super) fn new(words: &'w Words, cast: &'w Audience) -> Speaker<'w> {
        Speaker { words, cast, gaps: Vec::new() }
    }

    pub(super) fn say(mut self, message: &Message) -> Result<String, SayError> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            self.give(&mut args, name, arg);
        }
        let said = self.value(message.id, &args);
        if self.gaps.is_empty() { Ok(said) } else { Err(SayError { said, gaps: self.gaps }) }
    }

    fn give(&mut self, args: &mut FluentArgs<'static>, name: &'static str, arg: &Arg) {
        match arg {
            Arg::Number(number) => args.set(name, number_value(*number)),
            Arg::Seat(seat) => args.set(format!("{name}-is"), self.cast.role(*seat)),
            Arg::Symbol(_) | Arg::Term(_) => {}
            Arg::List(items) => args.set(format!("{name}-count"), items.len()),
        }
        if !matches!(arg, Arg::Number(_)) {
            let wording = self.wording(arg);
            args.set(name, wording.text);
            wording.forms.into_iter().for_each(|(form, text)| args.set(format!("{name}-{form}"), text));
        }
    }

    fn wording(&mut self, arg: &Arg) -> Wording {
        match arg {
            Arg::Number(number) => Wording::plain(number.to_string()),
            Arg::Seat(seat) => Wording::plain(self.name(*seat)),
            Arg::Symbol(symbol) => Wording::plain((*symbol).to_owned()),
            Arg::Term(id) => self.term(id),
            Arg::List(items) => self.list(items),
        }
    }

    fn name(&mut self, seat: Seat) -> String {
        let number = seat.index() + 1;
        match (self.cast.name(seat), self.words.lang) {
            (Some(name), _) => name.to_owned(),
            (None, _) if self.words.bundle.has_message(SEAT_NAME) => {
                self.value(SEAT_NAME, &FluentArgs::from_iter([("number", number)]))
            }
            (None, Lang::En) => format!("Player {number}"),
            (None, Lang::Es) => format!("Jugador {number}"),
        }
    }

    fn term(&mut self, id: &str) -> Wording {
        let args = FluentArgs::new();
        let text = self.value(id, &args);
        let attributes = self.words.bundle.get_message(id).into_iter().flat_map(|term| term.attributes());
        let forms = attributes.map(|form| (form.id().to_owned(), self.resolve(id, form.value(), &args)));
        Wording { text, forms: forms.collect() }
    }

    fn list(&mut self, items: &[Arg]) -> Wording {
        let items: Vec<_> = items.iter().map(|item| self.wording(item)).collect();
        let texts: Vec<_> = items.iter().map(|item| item.text.clone()).collect();
        let forms = self.words.attributes.iter().filter_map(|form| {
            let texts: Option<Vec<_>> = items.iter().map(|item| item.forms.get(form).cloned()).collect();
            Some((form.clone(), grammar::join(self.words.lang, &texts?)))
        });
        Wording { text: grammar::join(self.words.lang, &texts), forms: forms.collect() }
    }

    fn value(&mut self, id: &str, args: &FluentArgs<'_>) -> String {
        match self.words.bundle.get_message(id).and_then(|message| message.value()) {
            Some(pattern) => self.resolve(id, pattern, args),
            None => {
                self.note(Gap::Message { id: id.to_owned() });
                format!("{{{id}}}")
            }
        }
    }

    fn resolve(&mut self, id: &str, pattern: &'w Pattern<&'w str>, args: &FluentArgs<'_>) -> String {
        let mut errors = Vec::new();
        let text = self.words.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        errors.into_iter().for_each(|error| self.note(gap(id, error)));
        text
    }

    fn note(&mut self, gap: Gap) {
        if !self.gaps.contains(&gap) {
            self.gaps.push(gap);
        }
    }
}

fn number_value(number: i64) -> FluentValue<'static> {
    if number.unsigned_abs() <= LARGEST_EXACT { number.into() } else { number.to_string().into() }
}

fn gap(id: &str, error: FluentError) -> Gap {
    let id = id.to_owned();
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id: name })) => {
            Gap::Variable { id, name }
        }
        other => Gap::Unresolved { id, reason: other.to_string() },
    }
}
