//! The answers of the protocol. The order of the fields here is their order in the JSON.

use catalog::Odds;
use game::{RuleId, Seat, SeatSet, Turn};
use serde::Serialize;
use serde_json::Value;
use table::Fairness;

use crate::command::Command;
use crate::error::{EngineError, ErrorAnswer};

/// The answer to a successful request.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    Help {
        protocol: u32,
        commands: &'static [Command],
    },
    Games {
        games: Vec<GameLine>,
    },
    Opened {
        #[serde(rename = "match")]
        handle: u64,
        game: &'static str,
        rules_version: u32,
        seats: u8,
        players: Vec<String>,
        /// `None` if the caller supplies chance.
        commitment: Option<String>,
        #[serde(flatten)]
        turn: TurnLine,
    },
    Turn(TurnLine),
    Legal {
        seat: Seat,
        actions: Vec<Value>,
        #[serde(skip_serializing_if = "Option::is_none")]
        offers: Option<Vec<OfferLine>>,
    },
    Stepped {
        #[serde(flatten)]
        turn: TurnLine,
        new_events: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        events: Option<Vec<EventLine>>,
    },
    Advice {
        seat: Seat,
        bot: &'static str,
        index: usize,
        action: Value,
    },
    Odds {
        seat: Seat,
        #[serde(flatten)]
        odds: Odds,
    },
    Outcomes {
        outcomes: Vec<OutcomeLine>,
    },
    View {
        view: Value,
        #[serde(flatten)]
        scene: Option<SceneLine>,
    },
    Log {
        events: Vec<EventLine>,
    },
    Fairness {
        fairness: Option<Fairness>,
    },
    Saved {
        record: String,
    },
    Closed {
        closed: u64,
    },
    Bye {},
}

#[derive(Serialize)]
pub(crate) struct GameLine {
    pub(crate) key: &'static str,
    pub(crate) name: NameLine,
    pub(crate) rules_version: u32,
    pub(crate) seats: SeatsLine,
    pub(crate) options: Vec<OptionLine>,
    pub(crate) bots: Vec<&'static str>,
}

#[derive(Serialize)]
pub(crate) struct NameLine {
    pub(crate) en: String,
    pub(crate) es: String,
}

#[derive(Serialize)]
pub(crate) struct SeatsLine {
    pub(crate) min: u8,
    pub(crate) max: u8,
}

#[derive(Serialize)]
pub(crate) struct OptionLine {
    pub(crate) key: &'static str,
    pub(crate) values: &'static [&'static str],
    pub(crate) default: Option<&'static str>,
    pub(crate) rule: RuleId,
}

/// The turn, and the winners if the match is over.
#[derive(Serialize)]
pub(crate) struct TurnLine {
    #[serde(flatten)]
    pub(crate) turn: Turn,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) winners: Option<SeatSet>,
}

/// A legal action with its label and help.
#[derive(Serialize)]
pub(crate) struct OfferLine {
    pub(crate) action: Value,
    pub(crate) label: String,
    pub(crate) help: String,
    pub(crate) rule: RuleId,
}

#[derive(Serialize)]
pub(crate) struct EventLine {
    pub(crate) number: usize,
    pub(crate) rule: RuleId,
    pub(crate) fact: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) text: Option<String>,
}

#[derive(Serialize)]
pub(crate) struct OutcomeLine {
    pub(crate) outcome: Value,
    pub(crate) weight: u32,
}

/// A position as text.
#[derive(Serialize)]
pub(crate) struct SceneLine {
    pub(crate) lines: Vec<String>,
    pub(crate) prompt: Option<String>,
}

/// Serializes an answer as one line.
pub(crate) fn to_line(id: Option<Value>, answer: Result<Answer, EngineError>) -> String {
    let reply = match answer {
        Ok(answer) => Reply { ok: true, id, body: Body::Granted(answer) },
        Err(error) => Reply { ok: false, id, body: Body::Refused { error: error.into_answer() } },
    };
    // Serializing should never fail, but every request must get an answer.
    serde_json::to_string(&reply).unwrap_or_else(|_| UNWRITABLE.to_owned())
}

const UNWRITABLE: &str = r#"{"ok":false,"error":{"code":"unwritable","kind":"match","message":"the answer cannot be written as JSON: this is a bug in the game"}}"#;

#[derive(Serialize)]
struct Reply {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    body: Body,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Body {
    Granted(Answer),
    Refused { error: ErrorAnswer },
}
