//! What a rules crate says about a data file: which fields its records have, and what Rust they become.

/// The shape of the records in one data file.
///
/// Each record also has a `key`, which names its variant of the enum, and a `source`, which gives the provenance
/// of every field.
#[derive(Clone, Debug)]
pub struct Record {
    pub(crate) table: &'static str,
    pub(crate) name: &'static str,
    pub(crate) card: &'static str,
    pub(crate) fields: Vec<Field>,
}

/// A field of a record, and how it is written in Rust.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: &'static str,
    pub(crate) shape: Shape,
}

/// One value, or several.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    One(Kind),
    Array { length: usize, of: Kind },
    List { of: Kind },
}

/// What a single value is in the data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number.
    Number,
    /// A Rust expression, taken as it is.
    Code,
    /// A variant of this enum of the rules crate, with its fields if it has any: of `Effect`, `"Hp(5)"` becomes
    /// `Effect::Hp(5)`.
    Variant(&'static str),
    /// The key of a record in this table, which was baked before.
    Key(&'static str),
}

impl Record {
    /// Records `[[table]]`, whose keys become the enum `name` and whose fields fill the struct `card`.
    pub fn new(table: &'static str, name: &'static str, card: &'static str) -> Record {
        Record { table, name, card, fields: Vec::new() }
    }

    /// A field with a whole number.
    pub fn number(self, field: &'static str) -> Record {
        self.with(field, Shape::One(Kind::Number))
    }

    /// A field with a Rust expression, taken as it is.
    pub fn code(self, field: &'static str) -> Record {
        self.with(field, Shape::One(Kind::Code))
    }

    /// A field with a variant of an enum of the rules crate.
    pub fn variant(self, field: &'static str, name: &'static str) -> Record {
        self.with(field, Shape::One(Kind::Variant(name)))
    }

    /// A field with the key of a record in a table that was baked before.
    pub fn key(self, field: &'static str, table: &'static str) -> Record {
        self.with(field, Shape::One(Kind::Key(table)))
    }

    /// A field with exactly `length` values, which becomes an array.
    pub fn array(self, field: &'static str, length: usize, of: Kind) -> Record {
        self.with(field, Shape::Array { length, of })
    }

    /// A field with any number of values, which becomes a slice.
    pub fn list(self, field: &'static str, of: Kind) -> Record {
        self.with(field, Shape::List { of })
    }

    fn with(mut self, name: &'static str, shape: Shape) -> Record {
        self.fields.push(Field { name, shape });
        self
    }
}

impl Kind {
    /// What a data file should hold here, for people.
    pub(crate) fn wanted(self) -> String {
        match self {
            Kind::Number => "a whole number, such as 2".to_owned(),
            Kind::Code => "a Rust expression in quotes".to_owned(),
            Kind::Variant(name) => format!("a variant of `{name}` in quotes"),
            Kind::Key(table) => format!("the key of a `{table}` in quotes"),
        }
    }
}

impl Shape {
    /// What a data file should hold here, for people.
    pub(crate) fn wanted(self) -> String {
        match self {
            Shape::One(kind) => kind.wanted(),
            Shape::Array { length, of } => format!("a list of {length}, each {}", of.wanted()),
            Shape::List { of } => format!("a list, each {}", of.wanted()),
        }
    }
}
