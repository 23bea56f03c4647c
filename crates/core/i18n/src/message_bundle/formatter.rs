//! Formats one message: converts its arguments for Fluent and collects what is missing.

use std::collections::BTreeMap;

use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use fluent_syntax::ast::Pattern;
use game::{Arg, Lang, Message, Seat};

use super::MessageBundle;
use crate::audience::Audience;
use crate::error::{FormatError, MissingPart};
use crate::grammar;

/// The message that names a seat whose player has no name.
pub(crate) const SEAT_NAME: &str = "seat-name";

/// Fluent's numbers are floats, which are exact up to this value.
const LARGEST_EXACT: u64 = 1 << 53;

pub(super) struct Formatter<'w> {
    bundle: &'w MessageBundle,
    audience: &'w Audience,
    missing: Vec<MissingPart>,
}

/// The text of an argument, and its forms by attribute.
struct FormattedArg {
    text: String,
    forms: BTreeMap<String, String>,
}

impl FormattedArg {
    fn plain(text: String) -> FormattedArg {
        FormattedArg { text, forms: BTreeMap::new() }
    }
}

impl<'w> Formatter<'w> {
    pub(super) fn new(bundle: &'w MessageBundle, audience: &'w Audience) -> Formatter<'w> {
        Formatter { bundle, audience, missing: Vec::new() }
    }

    pub(super) fn format(mut self, message: &Message) -> Result<String, FormatError> {
        let text = self.message(message);
        if self.missing.is_empty() { Ok(text) } else { Err(FormatError { text, missing: self.missing }) }
    }

    fn message(&mut self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            self.add_arg(&mut args, name, arg);
        }
        self.value(message.id, &args)
    }

    fn add_arg(&mut self, args: &mut FluentArgs<'static>, name: &'static str, arg: &Arg) {
        match arg {
            Arg::Number(number) => args.set(name, number_value(*number)),
            Arg::Seat(seat) => args.set(format!("{name}-is"), self.audience.role(*seat)),
            Arg::Symbol(_) | Arg::Term(_) | Arg::Message(_) => {}
            Arg::List(items) => args.set(format!("{name}-count"), items.len()),
        }
        if !matches!(arg, Arg::Number(_)) {
            let formatted = self.format_arg(arg);
            args.set(name, formatted.text);
            formatted.forms.into_iter().for_each(|(form, text)| args.set(format!("{name}-{form}"), text));
        }
    }

    fn format_arg(&mut self, arg: &Arg) -> FormattedArg {
        match arg {
            Arg::Number(number) => FormattedArg::plain(number.to_string()),
            Arg::Seat(seat) => FormattedArg::plain(self.name(*seat)),
            Arg::Symbol(symbol) => FormattedArg::plain((*symbol).to_owned()),
            Arg::Term(id) => self.term(id),
            Arg::List(items) => self.list(items),
            Arg::Message(message) => FormattedArg::plain(self.message(message)),
        }
    }

    fn name(&mut self, seat: Seat) -> String {
        let number = seat.index() + 1;
        match (self.audience.name(seat), self.bundle.lang) {
            (Some(name), _) => name.to_owned(),
            (None, _) if self.bundle.fluent.has_message(SEAT_NAME) => {
                self.value(SEAT_NAME, &FluentArgs::from_iter([("number", number)]))
            }
            (None, Lang::En) => format!("Player {number}"),
            (None, Lang::Es) => format!("Jugador {number}"),
        }
    }

    fn term(&mut self, id: &str) -> FormattedArg {
        let args = FluentArgs::new();
        let text = self.value(id, &args);
        let attributes = self.bundle.fluent.get_message(id).into_iter().flat_map(|term| term.attributes());
        let forms = attributes.map(|form| (form.id().to_owned(), self.resolve(id, form.value(), &args)));
        FormattedArg { text, forms: forms.collect() }
    }

    fn list(&mut self, items: &[Arg]) -> FormattedArg {
        let items: Vec<_> = items.iter().map(|item| self.format_arg(item)).collect();
        let texts: Vec<_> = items.iter().map(|item| item.text.clone()).collect();
        let forms = self.bundle.attributes.iter().filter_map(|form| {
            let texts: Option<Vec<_>> = items.iter().map(|item| item.forms.get(form).cloned()).collect();
            Some((form.clone(), grammar::join(self.bundle.lang, &texts?)))
        });
        FormattedArg { text: grammar::join(self.bundle.lang, &texts), forms: forms.collect() }
    }

    fn value(&mut self, id: &str, args: &FluentArgs<'_>) -> String {
        match self.bundle.fluent.get_message(id).and_then(|message| message.value()) {
            Some(pattern) => self.resolve(id, pattern, args),
            None => {
                self.add_missing(MissingPart::Message { id: id.to_owned() });
                format!("{{{id}}}")
            }
        }
    }

    fn resolve(&mut self, id: &str, pattern: &'w Pattern<&'w str>, args: &FluentArgs<'_>) -> String {
        let mut errors = Vec::new();
        let text = self.bundle.fluent.format_pattern(pattern, Some(args), &mut errors).into_owned();
        errors.into_iter().for_each(|error| self.add_missing(missing_part(id, error)));
        text
    }

    fn add_missing(&mut self, missing_part: MissingPart) {
        if !self.missing.contains(&missing_part) {
            self.missing.push(missing_part);
        }
    }
}

fn number_value(number: i64) -> FluentValue<'static> {
    if number.unsigned_abs() <= LARGEST_EXACT { number.into() } else { number.to_string().into() }
}

fn missing_part(id: &str, error: FluentError) -> MissingPart {
    let id = id.to_owned();
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id: name })) => {
            MissingPart::Variable { id, name }
        }
        other => MissingPart::Unresolved { id, reason: other.to_string() },
    }
}
