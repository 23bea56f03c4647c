//! Rule ids, which events cite, and the texts of rules.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::message::Lang;

/// The id of a rule: a letter for the rulebook, a number and an optional suffix, as in `W25` or `M32a`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId {
    book: char,
    number: u8,
    suffix: Option<char>,
}

impl RuleId {
    pub const fn new(book: char, number: u8) -> RuleId {
        RuleId { book, number, suffix: None }
    }

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
        parse(text).ok_or_else(|| format!("`{text}` is not a rule number: use one like W25 or M32a"))
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

/// A rule with our own text of it in every language.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleEntry {
    pub id: RuleId,
    pub fires: Fires,
    pub en: RuleText,
    pub es: RuleText,
}

impl RuleEntry {
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
    pub title: &'static str,
    pub text: &'static str,
}

/// Whether a match can show a rule being applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fires {
    /// Random play reaches the rule, and the coverage report requires it.
    InPlay,
    /// No match can show the rule. The coverage report prints the reason.
    Never { because: &'static str },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_id_parses_and_prints_the_same() {
        for text in ["W01", "R60", "M32a", "M99"] {
            assert_eq!(text.parse::<RuleId>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn malformed_rule_ids_are_rejected() {
        for text in ["", "W", "25", "W25ab", "W999", "Wé", "ñ1"] {
            assert!(text.parse::<RuleId>().is_err(), "{text}");
        }
    }
}
