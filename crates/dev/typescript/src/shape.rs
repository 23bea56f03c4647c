//! What a type of TypeScript is made of, as far as Rust types become one.

/// A type that a file declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Declaration {
    pub(crate) name: String,
    pub(crate) shape: Shape,
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// One text and no other, without its quotes.
    Literal(String),
    /// A type by its name, one of the language's own or one that is declared.
    Name(String),
    /// Any number of values.
    Array(Box<Shape>),
    /// So many values.
    Tuple(Vec<Shape>),
    /// Named values.
    Object(Vec<Member>),
    /// Values by any key.
    Map { presence: Presence, value: Box<Shape> },
    /// One of several.
    Union(Vec<Shape>),
    /// All of several at once.
    Intersection(Vec<Shape>),
}

/// A named value of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Member {
    /// What is said of it, as it is written.
    pub(crate) comment: Option<String>,
    /// Its name as it is written, in quotes or without.
    pub(crate) key: String,
    pub(crate) presence: Presence,
    pub(crate) shape: Shape,
}

/// Whether a value may be missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    Required,
    Optional,
}

impl Member {
    /// Its name without quotes.
    pub(crate) fn name(&self) -> &str {
        self.key.trim_matches('"')
    }
}

impl Shape {
    /// Hears of every name that is mentioned.
    pub(crate) fn each_name<'a>(&'a self, hear: &mut impl FnMut(&'a str)) {
        match self {
            Shape::Literal(_) => {}
            Shape::Name(name) => hear(name),
            Shape::Array(of) | Shape::Map { value: of, .. } => of.each_name(hear),
            Shape::Object(members) => members.iter().for_each(|member| member.shape.each_name(hear)),
            Shape::Tuple(parts) | Shape::Union(parts) | Shape::Intersection(parts) => {
                parts.iter().for_each(|part| part.each_name(hear));
            }
        }
    }
}
