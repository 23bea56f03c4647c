//! The syntax tree of TypeScript types, as far as ts-rs uses it.

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Declaration {
    pub(crate) name: String,
    pub(crate) shape: Shape,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// A string literal without its quotes.
    Literal(String),
    /// The name of a built-in or declared type.
    Name(String),
    Array(Box<Shape>),
    Tuple(Vec<Shape>),
    Object(Vec<Member>),
    /// Values with any keys.
    Map {
        presence: Presence,
        value: Box<Shape>,
    },
    Union(Vec<Shape>),
    Intersection(Vec<Shape>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Member {
    pub(crate) comment: Option<String>,
    /// The name as in the source, with or without quotes.
    pub(crate) key: String,
    pub(crate) presence: Presence,
    pub(crate) shape: Shape,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    Required,
    Optional,
}

impl Member {
    /// Returns the name without quotes.
    pub(crate) fn name(&self) -> &str {
        self.key.trim_matches('"')
    }
}

impl Shape {
    /// Calls `visit` for every mentioned type name.
    pub(crate) fn each_name<'a>(&'a self, visit: &mut impl FnMut(&'a str)) {
        match self {
            Shape::Literal(_) => {}
            Shape::Name(name) => visit(name),
            Shape::Array(of) | Shape::Map { value: of, .. } => of.each_name(visit),
            Shape::Object(members) => members.iter().for_each(|member| member.shape.each_name(visit)),
            Shape::Tuple(parts) | Shape::Union(parts) | Shape::Intersection(parts) => {
                parts.iter().for_each(|part| part.each_name(visit));
            }
        }
    }
}
