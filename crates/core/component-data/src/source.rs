//! Parses a data file into records, and reads checked values from a record.

use toml::{Table, Value};

use crate::error::{Error, Problem};

/// Returns the records of the only table in a file.
pub(crate) fn records(file: &str, text: &str, table: &'static str) -> Result<Vec<Table>, Error> {
    open(text, table).map_err(|problem| Error::in_file(file, problem))
}

fn open(text: &str, table: &'static str) -> Result<Vec<Table>, Problem> {
    let mut content: Table = text.parse().map_err(syntax)?;
    let records = content.remove(table);
    if let Some((name, _)) = content.into_iter().next() {
        return Err(Problem::StrayEntry { name, table });
    }
    let records = match records {
        Some(Value::Array(records)) => records,
        _ => return Err(Problem::NoRecords { table }),
    };
    if records.is_empty() {
        return Err(Problem::NoRecords { table });
    }
    let no_table = || Problem::StrayEntry { name: table.to_owned(), table };
    records.into_iter().map(|record| into_table(record).ok_or_else(no_table)).collect()
}

fn syntax(error: toml::de::Error) -> Problem {
    Problem::Syntax { reason: error.to_string().trim_end().to_owned() }
}

fn into_table(value: Value) -> Option<Table> {
    match value {
        Value::Table(table) => Some(table),
        _ => None,
    }
}

/// Returns the value of a required field.
pub(crate) fn value<'a>(record: &'a Table, field: &str, wanted: &str) -> Result<&'a Value, Problem> {
    let missing = || Problem::MissingField { field: field.to_owned(), wanted: wanted.to_owned() };
    record.get(field).ok_or_else(missing)
}

/// Returns the text of a required field. It must not be empty.
pub(crate) fn text<'a>(record: &'a Table, field: &str, wanted: &str) -> Result<&'a str, Problem> {
    as_text(value(record, field, wanted)?, field, wanted)
}

/// Returns a value as text. It must not be empty.
pub(crate) fn as_text<'a>(value: &'a Value, field: &str, wanted: &str) -> Result<&'a str, Problem> {
    let text = value.as_str().ok_or_else(|| wrong_kind(value, field, wanted))?;
    if text.trim().is_empty() {
        return Err(Problem::EmptyText { field: field.to_owned() });
    }
    Ok(text)
}

/// Returns the table of a required field.
pub(crate) fn table<'a>(record: &'a Table, field: &str, wanted: &str) -> Result<&'a Table, Problem> {
    let value = value(record, field, wanted)?;
    value.as_table().ok_or_else(|| wrong_kind(value, field, wanted))
}

/// The problem for a value of the wrong kind.
pub(crate) fn wrong_kind(value: &Value, field: &str, wanted: &str) -> Problem {
    let found = match value {
        Value::String(_) => "a text",
        Value::Integer(_) => "a whole number",
        Value::Float(_) => "a number with a fraction",
        Value::Boolean(_) => "a yes or no",
        Value::Datetime(_) => "a date",
        Value::Array(_) => "a list",
        Value::Table(_) => "a table",
    };
    Problem::WrongKind { field: field.to_owned(), wanted: wanted.to_owned(), found }
}

/// Checks that a record has only known fields, so that a misspelt name is found.
pub(crate) fn only(record: &Table, known: &[&str]) -> Result<(), Problem> {
    let Some(field) = record.keys().find(|field| !known.contains(&field.as_str())) else { return Ok(()) };
    let known = known.iter().map(|&name| name.to_owned()).collect();
    Err(Problem::UnknownField { field: field.clone(), known })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, message: &str) {
        let error = records("orcs.toml", text, "orc").err().unwrap();
        assert!(error.to_string().starts_with(message), "{error}");
    }

    #[test]
    fn a_file_contains_only_the_records_of_its_table() {
        check("", "orcs.toml: holds no record: write one or more, each under [[orc]]");
        check("orc = []", "orcs.toml: holds no record");
        check("orc = 1", "orcs.toml: holds no record");
        check("orc = [1]", "orcs.toml: `orc` does not belong here");
        check(
            "[[orc]]\n[[ork]]",
            "orcs.toml: `ork` does not belong here: the file holds [[orc]] records only",
        );
    }

    #[test]
    fn the_error_for_invalid_toml_has_a_position() {
        check("[[orc]]\nhp = \n", "orcs.toml: is no TOML: TOML parse error at line 2, column 6");
    }
}
