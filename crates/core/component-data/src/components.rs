//! Components: records with a key, fields and provenance, which become an enum and a table of cards.

mod rust;

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::error::{Error, Problem};
use crate::record::{Kind, Record, Shape};
use crate::source;

pub(crate) use rust::table as render;

/// Parses and checks the records of a file.
pub(crate) fn read(file: &str, text: &str, record: &Record, known: &Known) -> Result<Vec<Card>, Error> {
    let mut cards: Vec<Card> = Vec::new();
    for (place, entry) in source::records(file, text, record.table)?.iter().enumerate() {
        let card = card(entry, record, known)
            .and_then(|card| check_unique(&cards, card))
            .map_err(|problem| Error::in_record(file, label(entry, record.table, place), problem))?;
        cards.push(card);
    }
    Ok(cards)
}

/// A checked record, with its values as Rust code.
pub(crate) struct Card {
    pub(crate) key: String,
    pub(crate) values: Vec<String>,
    pub(crate) sources: Vec<&'static str>,
}

/// The tables so far, with the Rust names of their records.
pub(crate) type Known = BTreeMap<&'static str, Vec<Name>>;

#[derive(Debug)]
pub(crate) struct Name {
    key: String,
    path: String,
}

/// Returns the names that later tables can refer to.
pub(crate) fn names(record: &Record, cards: &[Card]) -> Vec<Name> {
    let name = |card: &Card| Name {
        key: card.key.clone(),
        path: format!("{}::{}", record.name, rust::variant(&card.key)),
    };
    cards.iter().map(name).collect()
}

fn label(entry: &Table, table: &str, place: usize) -> String {
    match entry.get("key").and_then(Value::as_str) {
        Some(key) => format!("{table} `{key}`"),
        None => format!("{table} number {}", place + 1),
    }
}

fn check_unique(cards: &[Card], card: Card) -> Result<Card, Problem> {
    if cards.iter().any(|earlier| earlier.key == card.key) {
        return Err(Problem::DuplicateKey { key: card.key });
    }
    Ok(card)
}

fn card(entry: &Table, record: &Record, known: &Known) -> Result<Card, Problem> {
    let fields: Vec<&str> = record.fields.iter().map(|field| field.name).collect();
    source::only(entry, &[&["key"], fields.as_slice(), &["source"]].concat())?;
    let key = key(entry)?;
    let values = record.fields.iter().map(|field| rust_field(entry, field.name, field.shape, known));
    let values = values.collect::<Result<_, _>>()?;
    Ok(Card { key, values, sources: sources(entry, &fields)? })
}

fn key(entry: &Table) -> Result<String, Problem> {
    let key = source::text(entry, "key", "a key in quotes, such as \"gelatinous_cube\"")?.to_owned();
    let is_word = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_lowercase())
            && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    if key.split('_').all(is_word) { Ok(key) } else { Err(Problem::BadKey { key }) }
}

fn rust_field(entry: &Table, field: &str, shape: Shape, known: &Known) -> Result<String, Problem> {
    let value = source::value(entry, field, &shape.wanted())?;
    match shape {
        Shape::One(kind) => rust_value(value, field, kind, known),
        Shape::List { of } => Ok(format!("&[{}]", rust_values(value, field, shape, of, known)?.join(", "))),
        Shape::Array { length, of } => {
            let values = rust_values(value, field, shape, of, known)?;
            if values.len() != length {
                let field = field.to_owned();
                return Err(Problem::WrongLength { field, wanted: length, found: values.len() });
            }
            Ok(format!("[{}]", values.join(", ")))
        }
    }
}

fn rust_values(
    value: &Value,
    field: &str,
    shape: Shape,
    of: Kind,
    known: &Known,
) -> Result<Vec<String>, Problem> {
    let values = value.as_array().ok_or_else(|| source::wrong_kind(value, field, &shape.wanted()))?;
    values.iter().map(|value| rust_value(value, field, of, known)).collect()
}

fn rust_value(value: &Value, field: &str, kind: Kind, known: &Known) -> Result<String, Problem> {
    let text = || source::as_text(value, field, &kind.wanted());
    match kind {
        Kind::Number => {
            let number = value.as_integer();
            number.map(|n| n.to_string()).ok_or_else(|| source::wrong_kind(value, field, &kind.wanted()))
        }
        Kind::Code => Ok(text()?.to_owned()),
        Kind::Variant(name) => Ok(format!("{name}::{}", text()?)),
        Kind::Key(table) => look_up(text()?, field, table, known),
    }
}

fn look_up(key: &str, field: &str, table: &'static str, known: &Known) -> Result<String, Problem> {
    let field = || field.to_owned();
    let Some(names) = known.get(table) else { return Err(Problem::UnknownTable { field: field(), table }) };
    let Some(name) = names.iter().find(|name| name.key == key) else {
        let known = names.iter().map(|name| name.key.clone()).collect();
        return Err(Problem::UnknownKey { field: field(), table, key: key.to_owned(), known });
    };
    Ok(name.path.clone())
}

fn sources(entry: &Table, fields: &[&str]) -> Result<Vec<&'static str>, Problem> {
    let example = fields.first().copied().unwrap_or("field");
    let sources = source::table(entry, "source", &format!("source = {{ {example} = \"seed\", ... }}"))?;
    source::only(sources, fields)?;
    fields.iter().map(|field| provenance(sources, field)).collect()
}

fn provenance(sources: &Table, field: &str) -> Result<&'static str, Problem> {
    let path = format!("source.{field}");
    let wanted =
        "where the value comes from: \"seed\", \"public\", \"single\", \"reconstructed\" or \"ruling\"";
    let missing = |_| Problem::MissingField { field: path.clone(), wanted: wanted.to_owned() };
    let value = source::value(sources, field, wanted).map_err(missing)?;
    match source::as_text(value, &path, wanted)? {
        "seed" => Ok("Seed"),
        "public" => Ok("Public"),
        "single" => Ok("Single"),
        "reconstructed" => Ok("Reconstructed"),
        "ruling" => Ok("Ruling"),
        word => Err(Problem::UnknownProvenance { field: field.to_owned(), word: word.to_owned() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orc() -> Record {
        Record::new("orc", "Orc", "OrcCard")
            .number("hp")
            .variant("mood", "Mood")
            .code("bonus")
            .array("tiles", 2, Kind::Key("tile"))
            .list("loot", Kind::Number)
    }

    fn tiles() -> Known {
        let tile = Record::new("tile", "Tile", "TileCard");
        let text = "[[tile]]\nkey = \"torch\"\nsource = {}\n[[tile]]\nkey = \"war_hammer\"\nsource = {}\n";
        let cards = read("data/tiles.toml", text, &tile, &Known::new()).unwrap();
        Known::from([("tile", names(&tile, &cards))])
    }

    const GRISHNAK: &str = r#"
        [[orc]]
        key = "grishnak"
        hp = 3
        mood = "Wild(2)"
        bonus = "1 + 1"
        tiles = ["torch", "war_hammer"]
        loot = [1, 3]
        source = { hp = "seed", mood = "public", bonus = "single", tiles = "reconstructed", loot = "ruling" }
    "#;

    /// Checks that the valid file, with `from` replaced by `to`, gives this error.
    #[track_caller]
    fn check(from: &str, to: &str, message: &str) {
        assert!(GRISHNAK.contains(from), "`{from}` is not in the file");
        let text = GRISHNAK.replace(from, to);
        let error = read("orcs.toml", &text, &orc(), &tiles()).err().unwrap();
        assert_eq!(error.to_string(), message);
    }

    #[test]
    fn every_kind_of_value_becomes_rust_code() {
        let cards = read("orcs.toml", GRISHNAK, &orc(), &tiles()).unwrap();
        let values = ["3", "Mood::Wild(2)", "1 + 1", "[Tile::Torch, Tile::WarHammer]", "&[1, 3]"];
        assert_eq!(cards[0].values, values);
        assert_eq!(cards[0].sources, ["Seed", "Public", "Single", "Reconstructed", "Ruling"]);
    }

    #[test]
    fn a_key_must_be_unique() {
        let twice = GRISHNAK.repeat(2);
        let error = read("orcs.toml", &twice, &orc(), &tiles()).err().unwrap();
        let message = "orcs.toml: orc `grishnak`: the key `grishnak` is taken: give each record its own";
        assert_eq!((error.code(), error.to_string().as_str()), ("duplicate_key", message));
    }

    #[test]
    fn a_key_consists_of_lower_case_words() {
        for key in ["Grishnak", "grish nak", "_grishnak", "grishnak_", "grish__nak", "grish_2", "gríshnak"] {
            let rule = "write lower-case words joined by `_`, each beginning with a letter";
            let message = format!("orcs.toml: orc `{key}`: `{key}` cannot be a key: {rule}");
            check("grishnak", key, &message);
        }
    }

    #[test]
    fn the_error_for_a_record_without_key_has_its_position() {
        let wanted = "write a key in quotes, such as \"gelatinous_cube\"";
        check("key = \"grishnak\"", "", &format!("orcs.toml: orc number 1: `key` is missing: {wanted}"));
    }

    #[test]
    fn a_field_must_exist_and_have_the_described_kind() {
        let orc = "orcs.toml: orc `grishnak`";
        let cases = [
            ("hp = 3", "", "`hp` is missing: write a whole number, such as 2"),
            ("hp = 3", "hp = 3.5", "`hp` is a number with a fraction: write a whole number, such as 2"),
            ("hp = 3", "hp = true", "`hp` is a yes or no: write a whole number, such as 2"),
            ("\"Wild(2)\"", "2", "`mood` is a whole number: write a variant of `Mood` in quotes"),
            ("Wild(2)", " ", "`mood` is empty: write its text"),
            ("\"1 + 1\"", "[2]", "`bonus` is a list: write a Rust expression in quotes"),
            ("[1, 3]", "1", "`loot` is a whole number: write a list, each a whole number, such as 2"),
            ("[1, 3]", "[\"1\"]", "`loot` is a text: write a whole number, such as 2"),
            (", \"war_hammer\"", "", "`tiles` holds 1 values: it takes 2"),
        ];
        for (from, to, problem) in cases {
            check(from, to, &format!("{orc}: {problem}"));
        }
    }

    #[test]
    fn a_misspelt_field_is_rejected() {
        let known = "there are key, hp, mood, bonus, tiles, loot, source";
        check("hp = 3", "hq = 3", &format!("orcs.toml: orc `grishnak`: `hq` is not a field here: {known}"));
    }

    #[test]
    fn a_reference_must_name_an_earlier_record() {
        let missing = "`tiles` names the tile `torc`, which does not exist: there are torch, war_hammer";
        check("\"torch\"", "\"torc\"", &format!("orcs.toml: orc `grishnak`: {missing}"));
        let error = read("orcs.toml", GRISHNAK, &orc(), &Known::new()).err().unwrap();
        assert_eq!(error.code(), "unknown_table");
    }

    #[test]
    fn every_value_needs_a_provenance() {
        let orc = "orcs.toml: orc `grishnak`";
        let words = "\"seed\", \"public\", \"single\", \"reconstructed\" or \"ruling\"";
        let missing = format!("`source.hp` is missing: write where the value comes from: {words}");
        let unknown = "`source.hp` cannot be `rumour`: it can be seed, public, single, reconstructed, ruling";
        check("hp = \"seed\", ", "", &format!("{orc}: {missing}"));
        check("\"seed\"", "\"rumour\"", &format!("{orc}: {unknown}"));
        check(
            "{ hp",
            "{ hq = \"seed\", hp",
            &format!("{orc}: `hq` is not a field here: there are hp, mood, bonus, tiles, loot"),
        );
    }
}
