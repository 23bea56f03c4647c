//! What moves a match on: decisions of seats, outcomes of chance, and steps taken back.

use game::{Game, Seat};
use serde::{Deserialize, Deserializer, Serialize};

/// One step of a match, written as `{"seat":0,"action":...}`, as `{"chance":...}` or as `{"undo":...}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Members<A, O>")]
#[serde(bound(deserialize = "A: Deserialize<'de>, O: Deserialize<'de>"))]
pub enum Step<A, O> {
    /// A seat decided.
    Decision {
        /// Who decided.
        seat: Seat,
        /// What was decided.
        action: A,
    },
    /// Chance drew.
    Chance {
        /// What it drew.
        #[serde(rename = "chance")]
        outcome: O,
    },
    /// The last steps that still stood were taken back. They stay in the record, and so does this one.
    Undo {
        /// How many of them.
        undo: u32,
    },
}

/// A step of this game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

/// A step as it is read, member by member, so that a wrong one is told what is wrong with it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "A: Deserialize<'de>, O: Deserialize<'de>"))]
struct Members<A, O> {
    #[serde(default, deserialize_with = "present")]
    seat: Option<Seat>,
    #[serde(default, deserialize_with = "present")]
    action: Option<A>,
    #[serde(default, deserialize_with = "present")]
    chance: Option<O>,
    #[serde(default, deserialize_with = "present")]
    undo: Option<u32>,
}

/// Reads a member that is there, even one that is written as `null`.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl<A, O> TryFrom<Members<A, O>> for Step<A, O> {
    type Error = &'static str;

    fn try_from(members: Members<A, O>) -> Result<Step<A, O>, &'static str> {
        match members {
            Members { seat: Some(seat), action: Some(action), chance: None, undo: None } => {
                Ok(Step::Decision { seat, action })
            }
            Members { seat: None, action: None, chance: Some(outcome), undo: None } => {
                Ok(Step::Chance { outcome })
            }
            Members { seat: None, action: None, chance: None, undo: Some(undo) } => Ok(Step::Undo { undo }),
            _ => Err("a step has `seat` and `action`, or `chance` alone, or `undo` alone"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Plain = Step<char, Option<u8>>;

    fn check(step: Plain, text: &str) {
        assert_eq!(serde_json::to_string(&step).unwrap(), text);
        assert_eq!(serde_json::from_str::<Plain>(text).unwrap(), step);
    }

    #[test]
    fn a_step_reads_as_it_is_written() {
        let seat = Seat::new(2).unwrap();
        check(Step::Decision { seat, action: 'a' }, r#"{"seat":2,"action":"a"}"#);
        check(Step::Chance { outcome: Some(4) }, r#"{"chance":4}"#);
        check(Step::Undo { undo: 3 }, r#"{"undo":3}"#);
    }

    #[test]
    fn an_outcome_written_as_null_is_still_an_outcome() {
        check(Step::Chance { outcome: None }, r#"{"chance":null}"#);
    }

    #[test]
    fn a_step_is_one_thing_alone() {
        for text in [
            "{}",
            r#"{"seat":0}"#,
            r#"{"action":"a"}"#,
            r#"{"seat":0,"chance":1}"#,
            r#"{"chance":1,"odd":1}"#,
            r#"{"chance":1,"undo":1}"#,
            r#"{"seat":0,"action":"a","undo":1}"#,
            r#"{"undo":null}"#,
            r#"{"undo":-1}"#,
        ] {
            assert!(serde_json::from_str::<Plain>(text).is_err(), "{text}");
        }
    }
}
