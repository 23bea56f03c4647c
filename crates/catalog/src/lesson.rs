//! A first game with a coach: what it explains, what it asks for, and what happens meanwhile.
//!
//! A lesson is an ordinary match in which chance and the other seats do what was written down, for as long as that goes.
//! Its script is a data file of the game; the words that it names are the web table's own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The seat of whoever learns.
pub const LEARNER: u8 = 0;

/// The name of the lesson with which a newcomer begins.
pub const FIRST: &str = "first";

/// A lesson as a game brings it along: its name, and its script as it was written.
#[derive(Clone, Copy, Debug)]
pub struct Script {
    /// By what it is asked for.
    pub chapter: &'static str,
    /// A [`Lesson`] in TOML.
    pub text: &'static str,
}

/// The script of a lesson.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// How many sit at the table.
    pub seats: u8,
    /// The bot that plays the other seats where the script says nothing.
    pub bot: String,
    /// Options of the game; those not named take their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The steps of the match in whose middle the lesson begins, written as in a record; none if it begins anew.
    #[serde(default)]
    pub before: Vec<Value>,
    /// What happens before the first step.
    #[serde(default)]
    pub first: Vec<Cue>,
    /// One step for each decision of whoever learns.
    pub step: Vec<LessonStep>,
    /// What is said when the script ends; the match goes on.
    pub farewell: Vec<Page>,
    /// What is said from then on when this is asked: the name of a page by the name of the game's prompt.
    #[serde(default)]
    pub hints: BTreeMap<String, String>,
}

/// What is explained before a decision, and which decisions go with the story.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What the coach says, page after page.
    pub say: Vec<Page>,
    /// The decisions that are taken. A decision fits if it has all that is written here.
    pub accept: Vec<Value>,
    /// What the coach says of any other decision.
    pub otherwise: String,
    /// What chance and the others do after it, up to the next step.
    #[serde(default)]
    pub then: Vec<Cue>,
}

/// Some sentences of the coach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Their name.
    pub page: String,
    /// The rule that they are about.
    #[serde(default)]
    pub rule: Option<String>,
    /// An event, of which some fields are named here, without which they are left out.
    #[serde(default)]
    pub told: Option<Value>,
}

/// What chance or another seat does, written as in a record.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Cue {
    /// Chance draws this.
    Chance {
        /// The outcome.
        chance: Value,
    },
    /// A seat decides this.
    Decision {
        /// Which.
        seat: u8,
        /// What.
        action: Value,
    },
}

impl Lesson {
    /// Reads a script.
    pub fn read(text: &str) -> Result<Lesson, toml::de::Error> {
        toml::from_str(text)
    }

    /// All that chance does, in the order of the draws.
    pub fn chance(&self) -> Vec<Value> {
        let chance = |cue: &Cue| match cue {
            Cue::Chance { chance } => Some(chance.clone()),
            Cue::Decision { .. } => None,
        };
        self.cues().filter_map(chance).collect()
    }

    /// What another seat decides after so many decisions of its own, as far as the script goes.
    pub fn decision(&self, seat: u8, after: u32) -> Option<&Value> {
        let of_seat = |cue| match cue {
            &Cue::Decision { seat: other, ref action } if other == seat => Some(action),
            _ => None,
        };
        self.cues().filter_map(of_seat).nth(usize::try_from(after).ok()?)
    }

    /// The step that whoever learns is at after so many decisions; nothing once the script has ended.
    pub fn step(&self, after: u32) -> Option<&LessonStep> {
        self.step.get(usize::try_from(after).ok()?)
    }

    fn cues(&self) -> impl Iterator<Item = &Cue> {
        self.first.iter().chain(self.step.iter().flat_map(|step| &step.then))
    }
}

impl LessonStep {
    /// Whether this decision goes with the story.
    pub fn accepts(&self, action: &Value) -> bool {
        self.accept.iter().any(|pattern| fits(pattern, action))
    }
}

/// Whether a value has all that a pattern names.
pub fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(pattern), Value::Object(value)) => {
            pattern.iter().all(|(key, part)| value.get(key).is_some_and(|found| fits(part, found)))
        }
        (pattern, value) => pattern == value,
    }
}
