//! The description of a data file: the fields of its records, and the Rust code they become.

/// The fields of the records in one data file.
///
/// Each record also has a `key`, which becomes its enum variant, and a `source`, which gives the provenance of every
/// field.
#[derive(Clone, Debug)]
pub struct Record {
    pub(crate) table: &'static str,
    pub(crate) name: &'static str,
    pub(crate) card: &'static str,
    pub(crate) fields: Vec<Field>,
}

#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: &'static str,
    pub(crate) shape: Shape,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    One(Kind),
    Array { length: usize, of: Kind },
    List { of: Kind },
}

/// The kind of a single value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number.
    Number,
    /// A Rust expression, copied as it is.
    Code,
    /// A variant of this enum of the rules crate, with its fields: for `Effect`, `"Hp(5)"` becomes `Effect::Hp(5)`.
    Variant(&'static str),
    /// The key of a record in this table, which must come from an earlier file.
    Key(&'static str),
}

impl Record {
    /// Describes `[[table]]` records. Their keys become the enum `name`, and their fields the struct `card`.
    pub fn new(table: &'static str, name: &'static str, card: &'static str) -> Record {
        Record { table, name, card, fields: Vec::new() }
    }

    /// Adds a field with a whole number.
    pub fn number(self, field: &'static str) -> Record {
        self.with(field, Shape::One(Kind::Number))
    }

    /// Adds a field with a Rust expression, copied as it is.
    pub fn code(self, field: &'static str) -> Record {
        self.with(field, Shape::One(Kind::Code))
    }

    /// Adds a field with a variant of an enum of the rules crate.
    pub fn variant(self, field: &'static str, name: &'static str) -> Record {
        self.with(field, Shape::One(Kind::Variant(name)))
    }

    /// Adds a field with the key of a record of an earlier file.
    pub fn key(self, field: &'static str, table: &'static str) -> Record {
        self.with(field, Shape::One(Kind::Key(table)))
    }

    /// Adds a field with exactly `length` values, which becomes an array.
    pub fn array(self, field: &'static str, length: usize, of: Kind) -> Record {
        self.with(field, Shape::Array { length, of })
    }

    /// Adds a field with any number of values, which becomes a slice.
    pub fn list(self, field: &'static str, of: Kind) -> Record {
        self.with(field, Shape::List { of })
    }

    fn with(mut self, name: &'static str, shape: Shape) -> Record {
        self.fields.push(Field { name, shape });
        self
    }
}

impl Kind {
    /// Describes the expected value, for error messages.
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
    /// Describes the expected value, for error messages.
    pub(crate) fn wanted(self) -> String {
        match self {
            Shape::One(kind) => kind.wanted(),
            Shape::Array { length, of } => format!("a list of {length}, each {}", of.wanted()),
            Shape::List { of } => format!("a list, each {}", of.wanted()),
        }
    }
}
