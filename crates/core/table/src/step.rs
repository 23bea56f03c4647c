//! Steps: decisions of seats, chance outcomes and undos.

use game::{Game, Seat};
use serde::{Deserialize, Deserializer, Serialize};

/// The largest number of steps in a match: far more than any game needs, and few enough to replay at once.
pub const MAX_STEPS: usize = 100_000;

/// One step of a match, as JSON `{"seat":0,"action":...}`, `{"chance":...}` or `{"undo":...}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Members<A, O>")]
#[serde(bound(deserialize = "A: Deserialize<'de>, O: Deserialize<'de>"))]
pub enum Step<A, O> {
    Decision {
        seat: Seat,
        action: A,
    },
    Chance {
        #[serde(rename = "chance")]
        outcome: O,
    },
    /// Undoes the last active steps. The record keeps them, and this step too.
    Undo {
        undo: u32,
    },
}

/// A step of this game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

/// All members that a step can have. Parsing them first gives better error messages than `untagged`.
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

/// Parses a member that is present, even if its value is `null`.
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
            _ => Err("a step must have `seat` and `action`, or only `chance`, or only `undo`"),
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
    fn a_step_survives_a_json_round_trip() {
        let seat = Seat::new(2).unwrap();
        check(Step::Decision { seat, action: 'a' }, r#"{"seat":2,"action":"a"}"#);
        check(Step::Chance { outcome: Some(4) }, r#"{"chance":4}"#);
        check(Step::Undo { undo: 3 }, r#"{"undo":3}"#);
    }

    #[test]
    fn a_null_outcome_is_still_an_outcome() {
        check(Step::Chance { outcome: None }, r#"{"chance":null}"#);
    }

    #[test]
    fn a_step_with_missing_or_extra_members_is_rejected() {
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
