//! Lessons: scripted first games with a coach.
//!
//! A lesson is an ordinary match in which chance and the other seats follow a script, as long as that is possible. The
//! script is a data file of the game. Its texts are messages of the web app.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The seat of the learner.
pub const LEARNER: u8 = 0;

/// The name of the first lesson.
pub const FIRST: &str = "first";

/// A lesson's name and its script.
#[derive(Clone, Copy, Debug)]
pub struct Script {
    pub chapter: &'static str,
    /// A [`Lesson`] as JSON, which the build script has made of the game's TOML file.
    pub text: &'static str,
}

/// The script of a lesson.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    pub seats: u8,
    /// The bot for the other seats where the script ends.
    pub bot: String,
    /// Options of the game. All others get their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The steps of the match in whose middle the lesson starts, written as in a record; empty if it starts at the setup.
    #[serde(default)]
    pub before: Vec<Value>,
    /// What chance and the others do before the first step.
    #[serde(default)]
    pub first: Vec<ScriptedStep>,
    /// One step per decision of the learner.
    pub step: Vec<LessonStep>,
    /// What the coach says when the script ends. The match goes on.
    pub farewell: Vec<Page>,
    /// The coach's hints after that: page names by the id of the game's prompt.
    #[serde(default)]
    pub hints: BTreeMap<String, String>,
}

/// What the coach explains before a decision, and the accepted decisions.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What the coach says, page by page.
    pub say: Vec<Page>,
    /// Patterns of accepted decisions. A decision fits if it has all members of a pattern.
    pub accept: Vec<Value>,
    /// What the coach says about any other decision.
    pub otherwise: String,
    /// What chance and the others do afterwards, up to the next step.
    #[serde(default)]
    pub then: Vec<ScriptedStep>,
}

/// A text of the coach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// The name of the text.
    pub page: String,
    /// The rule that it explains.
    #[serde(default)]
    pub rule: Option<String>,
    /// A pattern of an event. The page is shown only if such an event happened.
    #[serde(default)]
    pub told: Option<Value>,
}

/// A scripted step of chance or another seat, written as in a record.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum ScriptedStep {
    Chance { chance: Value },
    Decision { seat: u8, action: Value },
}

impl Lesson {
    pub fn read(text: &str) -> Result<Lesson, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// Returns all scripted chance outcomes in the order of the draws.
    pub fn chance(&self) -> Vec<Value> {
        let chance = |step: &ScriptedStep| match step {
            ScriptedStep::Chance { chance } => Some(chance.clone()),
            ScriptedStep::Decision { .. } => None,
        };
        self.scripted_steps().filter_map(chance).collect()
    }

    /// Returns the scripted decision of another seat after its first `after` decisions.
    pub fn decision(&self, seat: u8, after: u32) -> Option<&Value> {
        let of_seat = |step| match step {
            &ScriptedStep::Decision { seat: other, ref action } if other == seat => Some(action),
            _ => None,
        };
        self.scripted_steps().filter_map(of_seat).nth(usize::try_from(after).ok()?)
    }

    /// Returns the learner's step after its first `after` decisions, or `None` if the script has ended.
    pub fn step(&self, after: u32) -> Option<&LessonStep> {
        self.step.get(usize::try_from(after).ok()?)
    }

    fn scripted_steps(&self) -> impl Iterator<Item = &ScriptedStep> {
        self.first.iter().chain(self.step.iter().flat_map(|step| &step.then))
    }
}

impl LessonStep {
    /// Returns whether the script accepts this decision.
    pub fn accepts(&self, action: &Value) -> bool {
        self.accept.iter().any(|pattern| fits(pattern, action))
    }
}

/// Returns whether a value has all members of a pattern.
pub fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(pattern), Value::Object(value)) => {
            pattern.iter().all(|(key, part)| value.get(key).is_some_and(|found| fits(part, found)))
        }
        (pattern, value) => pattern == value,
    }
}
