//! Rules by number: what an event cites, and what the rule book says.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::words::Lang;

/// The number of a rule: a book's letter, a number and at times a suffix, as in `W25` or `M32a`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId {
    book: char,
    number: u8,
    suffix: Option<char>,
}

impl RuleId {
    /// Rule `number` of the book with this letter.
    #[must_use]
    pub const fn new(book: char, number: u8) -> RuleId {
        RuleId { book, number, suffix: None }
    }

    /// The same number with a suffix.
    #[must_use]
    pub const fn suffixed(self, suffix: char) -> RuleId {
        RuleId { suffix: Some(suffix), ..self }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{:02}", self.book, self.number)?;
        self.suffix.map_or(Ok(()), |suffix| write!(out, "{suffix}"))
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl FromStr for RuleId {
    type Err = String;

    fn from_str(text: &str) -> Result<RuleId, String> {
        parse(text).ok_or_else(|| format!("`{text}` is no rule number: one looks like W25 or M32a"))
    }
}

fn parse(text: &str) -> Option<RuleId> {
    let mut letters = text.chars();
    let book = letters.next().filter(char::is_ascii_alphabetic)?.to_ascii_uppercase();
    let rest = letters.as_str();
    let digits = rest.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let number = digits.parse().ok()?;
    let mut suffixes = rest[digits.len()..].chars();
    let id = RuleId { book, number, suffix: suffixes.next() };
    suffixes.next().is_none().then_some(id)
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RuleId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// One rule as the project words it, in every language it speaks.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleEntry {
    /// The rule's number.
    pub id: RuleId,
    /// Whether play can show it.
    pub fires: Fires,
    /// The English wording.
    pub en: RuleText,
    /// The Spanish wording.
    pub es: RuleText,
}

impl RuleEntry {
    /// The wording in a language.
    #[must_use]
    pub const fn text(&self, lang: Lang) -> &RuleText {
        match lang {
            Lang::En => &self.en,
            Lang::Es => &self.es,
        }
    }
}

/// A rule's title and text in one language.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleText {
    /// A few words that name the rule.
    pub title: &'static str,
    /// What the rule says.
    pub text: &'static str,
}

/// Whether a rule can be seen at work in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fires {
    /// Random play reaches it, and the coverage report demands it.
    InPlay,
    /// No game can show it; the reason stands in the report instead.
    Never {
        /// Why not.
        because: &'static str,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_number_reads_as_it_is_written() {
        for text in ["W01", "R60", "M32a", "M99"] {
            assert_eq!(text.parse::<RuleId>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_words_are_no_rule_number() {
        for text in ["", "W", "25", "W25ab", "W999", "Wé", "ñ1"] {
            assert!(text.parse::<RuleId>().is_err(), "{text}");
        }
    }
}
