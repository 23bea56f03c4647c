//! Writes checked components as Rust code.

use super::Card;
use crate::record::Record;

/// Returns the Rust code of a table: the enum of its keys, its methods, and the cards.
pub(crate) fn table(file: &str, record: &Record, cards: &[Card]) -> String {
    [enumeration(file, record, cards), methods(record, cards), statics(record, cards)].concat()
}

/// Converts a key to a variant: `gelatinous_cube` becomes `GelatinousCube`.
pub(crate) fn variant(key: &str) -> String {
    let capitalised = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect::<String>()
    };
    key.split('_').map(capitalised).collect()
}

/// Converts a key to a Fluent id: `gelatinous_cube` of the table `monster` becomes `monster-gelatinous-cube`.
fn term(table: &str, key: &str) -> String {
    format!("{table}-{key}").replace('_', "-")
}

fn enumeration(file: &str, record: &Record, cards: &[Card]) -> String {
    let Record { table, name, .. } = record;
    let variants = lines(cards, |card| format!("    {}\n    {},\n", doc(record, card), variant(&card.key)));
    format!(
        r#"/// Every {table} of `{file}`, by its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum {name} {{
{variants}}}

"#
    )
}

fn doc(record: &Record, card: &Card) -> String {
    let fields = record.fields.iter().zip(&card.values);
    let values: Vec<String> = fields.map(|(field, value)| format!("{} `{value}`", field.name)).collect();
    format!("/// `{}`: {}.", card.key, values.join(", "))
}

fn methods(record: &Record, cards: &[Card]) -> String {
    let Record { table, name, card: struct_name, .. } = record;
    let (count, statics) = (cards.len(), static_name(record));
    let all = lines(cards, |card| format!("        {name}::{},\n", variant(&card.key)));
    let arm = |card: &Card, text: &str| format!("            {name}::{} => {text:?},\n", variant(&card.key));
    let keys = lines(cards, |card| arm(card, &card.key));
    let terms = lines(cards, |card| arm(card, &term(table, &card.key)));
    format!(
        r#"impl {name} {{
    /// Every {table}, in order.
    pub const ALL: [{name}; {count}] = [
{all}    ];

    /// The key in the data file, which is also the name in records.
    #[must_use]
    pub const fn key(self) -> &'static str {{
        match self {{
{keys}        }}
    }}

    /// The id of the Fluent message that names this {table}.
    #[must_use]
    pub const fn term(self) -> &'static str {{
        match self {{
{terms}        }}
    }}

    /// The place in the order, from 0.
    #[must_use]
    pub const fn index(self) -> usize {{
        self as usize
    }}

    /// The {table} at this place in the order.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<{name}> {{
        if (index as usize) < {count} {{ Some({name}::ALL[index as usize]) }} else {{ None }}
    }}

    /// What the data file says about this {table}.
    #[must_use]
    pub const fn card(self) -> &'static {struct_name} {{
        &{statics}[self as usize]
    }}
}}

impl From<{name}> for ::game::Arg {{
    fn from({table}: {name}) -> ::game::Arg {{
        ::game::Arg::Term({table}.term())
    }}
}}

"#
    )
}

fn statics(record: &Record, cards: &[Card]) -> String {
    let (count, statics) = (cards.len(), static_name(record));
    let literals = lines(cards, |card| literal(record, card));
    format!(
        "/// The card of every {}, in order.\npub(crate) static {statics}: [{}; {count}] = [\n{literals}];\n\n",
        record.table, record.card
    )
}

fn static_name(record: &Record) -> String {
    format!("{}S", record.table.to_uppercase())
}

fn literal(record: &Record, card: &Card) -> String {
    let fields = record.fields.iter().zip(&card.values);
    let values: String = fields.map(|(field, value)| format!("        {}: {value},\n", field.name)).collect();
    let pair = |name, source| format!("            ({name:?}, ::game::Provenance::{source}),\n");
    let sources = record.fields.iter().zip(&card.sources);
    let sources: String = sources.map(|(field, source)| pair(field.name, source)).collect();
    format!("    {} {{\n{values}        sources: &[\n{sources}        ],\n    }},\n", record.card)
}

fn lines(cards: &[Card], line: impl Fn(&Card) -> String) -> String {
    cards.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_becomes_the_variant_and_the_fluent_id() {
        assert_eq!(variant("gelatinous_cube"), "GelatinousCube");
        assert_eq!(variant("level_b2"), "LevelB2");
        assert_eq!(term("final_monster", "gelatinous_cube"), "final-monster-gelatinous-cube");
    }

    #[test]
    fn a_table_becomes_an_enum_with_methods_and_cards() {
        let record = Record::new("orc", "Orc", "OrcCard").number("hp").variant("mood", "Mood");
        let card = |key: &str, hp: &str, mood: &str| Card {
            key: key.to_owned(),
            values: vec![hp.to_owned(), mood.to_owned()],
            sources: vec!["Seed", "Ruling"],
        };
        let cards = [card("old", "3", "Mood::Calm"), card("very_young", "1", "Mood::Wild(2)")];
        assert_eq!(table("data/orcs.toml", &record, &cards), include_str!("../../golden/orcs.txt"));
    }
}
