//! Checks JSON values against TypeScript types.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::{Map, Value};

use crate::parser;
use crate::shape::{Member, Presence, Shape};

/// The types of one or more files.
#[derive(Debug, Default)]
pub struct Shapes {
    types: BTreeMap<String, Shape>,
}

/// Why a value does not match its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeError {
    /// The path in the value, such as `.players[0].part`.
    pub path: String,
    pub problem: String,
}

impl fmt::Display for ShapeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "at `{}`: {}", self.path, self.problem)
    }
}

/// Returns whether a type is built in.
pub(crate) fn is_builtin(name: &str) -> bool {
    matches!(name, "string" | "number" | "boolean" | "null" | "unknown")
}

impl Shapes {
    /// Parses the declared types of a file.
    pub fn read(text: &str) -> Result<Shapes, String> {
        let mut types = BTreeMap::new();
        for declared in text.split("\nexport ").skip(1) {
            let (declaration, _) = parser::declaration(declared)?;
            if let Some(name) =
                types.insert(declaration.name.clone(), declaration.shape).map(|_| declaration.name)
            {
                return Err(format!("{name} is declared twice"));
            }
        }
        Ok(Shapes { types })
    }

    /// Adds the types of another file. Types that exist already are kept.
    pub fn and(mut self, other: Shapes) -> Shapes {
        for (name, shape) in other.types {
            self.types.entry(name).or_insert(shape);
        }
        self
    }

    /// Checks that a value matches the type exactly, without additional members.
    pub fn check(&self, name: &str, value: &Value) -> Result<(), ShapeError> {
        self.fits(&Shape::Name(name.to_owned()), value).map_err(|mismatch| mismatch.to_error())
    }

    fn fits<'a>(&'a self, shape: &'a Shape, value: &'a Value) -> Result<(), Mismatch<'a>> {
        match (shape, value) {
            (Shape::Name(name), _) => self.fits_name(name, shape, value),
            (Shape::Literal(text), Value::String(found)) if found == text => Ok(()),
            (Shape::Array(of), Value::Array(items)) => {
                items.iter().enumerate().try_for_each(|(place, item)| self.fits_item(of, item, place))
            }
            (Shape::Tuple(parts), Value::Array(items)) if parts.len() == items.len() => {
                let mut pairs = parts.iter().zip(items).enumerate();
                pairs.try_for_each(|(place, (part, item))| self.fits_item(part, item, place))
            }
            (Shape::Map { value: of, .. }, Value::Object(members)) => {
                members.iter().try_for_each(|(name, member)| self.fits_member(of, name, member))
            }
            (Shape::Union(parts), _) => nearest(parts.iter().map(|part| self.fits(part, value)), value),
            (Shape::Object(known), Value::Object(found)) => self.fits_object(known.iter(), found),
            (Shape::Intersection(_), Value::Object(found)) => {
                let variants = self.variants(shape)?;
                nearest(variants.into_iter().map(|kind| self.fits_object(kind.into_iter(), found)), value)
            }
            _ => Err(Mismatch::new(Problem::Not { value, shape })),
        }
    }

    fn fits_name<'a>(
        &'a self,
        name: &'a str,
        shape: &'a Shape,
        value: &'a Value,
    ) -> Result<(), Mismatch<'a>> {
        let fits = match name {
            "unknown" => true,
            "string" => value.is_string(),
            "number" => value.is_number(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            name => return self.fits(self.declared(name)?, value),
        };
        if fits { Ok(()) } else { Err(Mismatch::new(Problem::Not { value, shape })) }
    }

    fn declared<'a>(&'a self, name: &'a str) -> Result<&'a Shape, Mismatch<'a>> {
        self.types.get(name).ok_or_else(|| Mismatch::new(Problem::Undeclared { name: name.to_owned() }))
    }

    fn fits_item<'a>(&'a self, of: &'a Shape, item: &'a Value, place: usize) -> Result<(), Mismatch<'a>> {
        self.fits(of, item).map_err(|mismatch| mismatch.within(Step::Item(place)))
    }

    fn fits_member<'a>(&'a self, of: &'a Shape, name: &'a str, value: &'a Value) -> Result<(), Mismatch<'a>> {
        self.fits(of, value).map_err(|mismatch| mismatch.within(Step::Member(name)))
    }

    fn fits_object<'a>(
        &'a self,
        known: impl Iterator<Item = &'a Member> + Clone,
        found: &'a Map<String, Value>,
    ) -> Result<(), Mismatch<'a>> {
        for member in known.clone() {
            match found.get(member.name()) {
                Some(value) => self.fits_member(&member.shape, member.name(), value)?,
                None if member.presence == Presence::Optional => {}
                None => return Err(Mismatch::new(Problem::Missing { name: member.name() })),
            }
        }
        match found.keys().find(|name| known.clone().all(|member| member.name() != name.as_str())) {
            Some(name) => Err(Mismatch::new(Problem::Stray { name })),
            None => Ok(()),
        }
    }

    /// Returns the possible lists of members of an object type. A union has one list per part.
    fn variants<'a>(&'a self, shape: &'a Shape) -> Result<Vec<Vec<&'a Member>>, Mismatch<'a>> {
        match shape {
            Shape::Object(members) => Ok(vec![members.iter().collect()]),
            Shape::Name(name) => self.variants(self.declared(name)?),
            Shape::Union(parts) => {
                let variants: Result<Vec<_>, _> = parts.iter().map(|part| self.variants(part)).collect();
                Ok(variants?.concat())
            }
            Shape::Intersection(parts) => parts.iter().try_fold(vec![Vec::new()], |before, part| {
                let variants = self.variants(part)?;
                let pairs = before
                    .iter()
                    .flat_map(|one| variants.iter().map(move |other| [&one[..], other].concat()));
                Ok(pairs.collect())
            }),
            other => Err(Mismatch::new(Problem::NoObject { shape: other })),
        }
    }
}

/// Returns success if one part of a union matches. Otherwise returns the mismatch of the part that was probably meant.
fn nearest<'a>(
    tried: impl Iterator<Item = Result<(), Mismatch<'a>>>,
    value: &'a Value,
) -> Result<(), Mismatch<'a>> {
    let mut furthest: Option<Mismatch<'a>> = None;
    for mismatch in tried {
        let Err(mismatch) = mismatch else { return Ok(()) };
        if furthest.as_ref().is_none_or(|known| known.depth() < mismatch.depth()) {
            furthest = Some(mismatch);
        }
    }
    Err(furthest.filter(|mismatch| mismatch.depth() > 0).unwrap_or(Mismatch::new(Problem::NoneOf { value })))
}

/// A mismatch without a message. Most are dropped, because another part of a union matches.
struct Mismatch<'a> {
    /// The path in the value, in reverse order.
    path: Vec<Step<'a>>,
    problem: Problem<'a>,
}

enum Step<'a> {
    Member(&'a str),
    Item(usize),
}

enum Problem<'a> {
    Not { value: &'a Value, shape: &'a Shape },
    NoneOf { value: &'a Value },
    NoObject { shape: &'a Shape },
    Missing { name: &'a str },
    Stray { name: &'a str },
    Undeclared { name: String },
}

impl<'a> Mismatch<'a> {
    fn new(problem: Problem<'a>) -> Mismatch<'a> {
        Mismatch { path: Vec::new(), problem }
    }

    fn within(mut self, step: Step<'a>) -> Mismatch<'a> {
        self.path.push(step);
        self
    }

    /// Returns the depth of the mismatch. A different literal has depth 0, because it shows that this type was not meant.
    fn depth(&self) -> usize {
        match self.problem {
            Problem::Not { shape: Shape::Literal(_), .. } => 0,
            _ => self.path.len(),
        }
    }

    fn to_error(&self) -> ShapeError {
        let steps = self.path.iter().rev().map(|step| match step {
            Step::Member(name) => format!(".{name}"),
            Step::Item(place) => format!("[{place}]"),
        });
        let problem = match &self.problem {
            Problem::Not { value, shape } => format!("{} is no {}", describe(value), kind(shape)),
            Problem::NoneOf { value } => format!("{} is none of what it may be", describe(value)),
            Problem::NoObject { shape } => format!("{} is no object", kind(shape)),
            Problem::Missing { name } => format!("`{name}` is missing"),
            Problem::Stray { name } => format!("`{name}` is not in the type"),
            Problem::Undeclared { name } => format!("{name} is not declared"),
        };
        ShapeError { path: steps.collect(), problem }
    }
}

/// Describes a value for an error message.
fn describe(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("a list of {}", items.len()),
        Value::Object(members) => {
            let names: Vec<&str> = members.keys().map(String::as_str).collect();
            format!("an object of {}", names.join(", "))
        }
        simple => simple.to_string(),
    }
}

/// Describes a type for an error message.
fn kind(shape: &Shape) -> String {
    match shape {
        Shape::Array(_) => "list".to_owned(),
        Shape::Tuple(parts) => format!("list of {}", parts.len()),
        Shape::Object(_) | Shape::Intersection(_) | Shape::Map { .. } => "object".to_owned(),
        Shape::Literal(text) => format!("\"{text}\""),
        Shape::Name(name) => name.clone(),
        Shape::Union(_) => "one of several".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const FILE: &str = "// Doors.

/** A door. */
export type Door = {
  steps: number,
  /** Who has it. */
  key?: string | null,
  state: State,
};

export type State = \"open\" | { \"locked\": { by: Seat[] } };

export type Seat = number;

export type Gate = { wide: boolean } & Door;

export type Way = { \"is\": \"door\", door: Door } | { \"is\": \"gap\" };

export type Plan = { [key in string]: [Seat, Seat] };
";

    fn check(name: &str, value: Value, problem: &str) {
        let checked = Shapes::read(FILE).unwrap().check(name, &value);
        assert_eq!(checked.err().map_or(String::new(), |error| error.to_string()), problem);
    }

    #[test]
    fn matching_values_are_accepted() {
        check("Door", json!({ "steps": 3, "key": null, "state": "open" }), "");
        check("Door", json!({ "steps": 3, "state": { "locked": { "by": [0, 2] } } }), "");
        check("Gate", json!({ "wide": true, "steps": 3, "state": "open" }), "");
        check("Way", json!({ "is": "gap" }), "");
        check("Plan", json!({ "a": [0, 1], "b": [2, 3] }), "");
    }

    #[test]
    fn mismatches_are_found() {
        check("Door", json!({ "steps": 3 }), "at ``: `state` is missing");
        check("Door", json!({ "steps": "3", "state": "open" }), "at `.steps`: \"3\" is no number");
        check(
            "Door",
            json!({ "steps": 3, "state": "ajar" }),
            "at `.state`: \"ajar\" is none of what it may be",
        );
        check("Door", json!({ "steps": 3, "state": "open", "of": 1 }), "at ``: `of` is not in the type");
        check(
            "Door",
            json!({ "steps": 3, "state": { "locked": { "by": [0, "1"] } } }),
            "at `.state.locked.by[1]`: \"1\" is no number",
        );
        check("Gate", json!({ "wide": 1, "steps": 3, "state": "open" }), "at `.wide`: 1 is no boolean");
        check("Way", json!({ "is": "door" }), "at ``: an object of is is none of what it may be");
        check("Way", json!({ "is": "door", "door": { "steps": 3 } }), "at `.door`: `state` is missing");
        check(
            "Way",
            json!({ "is": "gap", "door": 1 }),
            "at ``: an object of door, is is none of what it may be",
        );
        check("Plan", json!({ "a": [0] }), "at `.a`: a list of 1 is no list of 2");
        check("Wall", json!(1), "at ``: Wall is not declared");
    }

    #[test]
    fn a_duplicate_declaration_is_an_error() {
        let twice = format!("{FILE}\nexport type Door = number;\n");
        assert_eq!(Shapes::read(&twice).unwrap_err(), "Door is declared twice");
    }
}
