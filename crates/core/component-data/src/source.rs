//! A data file opened: its records, and careful ways to take a value out of one.

use toml::{Table, Value};

use crate::error::{Error, Problem};

/// The records of the one table that a file holds.
pub(crate) fn records(file: &str, text: &str, table: &'static str) -> Result<Vec<Table>, Error> {
    open(text, table).map_err(|fault| Error::in_file(file, fault))
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

/// The value of a field that must be there.
pub(crate) fn value<'a>(record: &'a Table, field: &str, wanted: &str) -> Result<&'a Value, Problem> {
    let missing = || Problem::MissingField { field: field.to_owned(), wanted: wanted.to_owned() };
    record.get(field).ok_or_else(missing)
}

/// The text of a field that must be there and say something.
pub(crate) fn text<'a>(record: &'a Table, field: &str, wanted: &str) -> Result<&'a str, Problem> {
    as_text(value(record, field, wanted)?, field, wanted)
}

/// The text that a value must be.
pub(crate) fn as_text<'a>(value: &'a Value, field: &str, wanted: &str) -> Result<&'a str, Problem> {
    let text = value.as_str().ok_or_else(|| wrong_kind(value, field, wanted))?;
    if text.trim().is_empty() {
        return Err(Problem::EmptyText { field: field.to_owned() });
    }
    Ok(text)
}

/// The fields inside a field that must be there.
pub(crate) fn table<'a>(record: &'a Table, field: &str, wanted: &str) -> Result<&'a Table, Problem> {
    let value = value(record, field, wanted)?;
    value.as_table().ok_or_else(|| wrong_kind(value, field, wanted))
}

/// A complaint about a value that is something else than it should be.
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

/// Makes sure that a record has no field beyond the known ones, so that a misspelt name cannot go unseen.
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
    fn a_file_holds_the_records_of_its_table_and_nothing_else() {
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
    fn a_file_that_is_no_toml_says_where() {
        check("[[orc]]\nhp = \n", "orcs.toml: is no TOML: TOML parse error at line 2, column 6");
    }
}
