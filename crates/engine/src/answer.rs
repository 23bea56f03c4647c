//! What answers look like. The order of the members here is the order on the wire.

use catalog::Odds;
use game::{RuleId, Seat, SeatSet, Turn};
use serde::Serialize;
use serde_json::Value;
use table::Fairness;

use crate::commands::Command;
use crate::error::{EngineError, ErrorAnswer};

/// The answer to a request that was granted.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    Help {
        /// The version of the protocol.
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
        /// What binds the host to its secret; nothing where the caller supplies chance.
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

/// A game of the catalog.
#[derive(Serialize)]
pub(crate) struct GameLine {
    pub(crate) key: &'static str,
    pub(crate) name: NameLine,
    pub(crate) rules_version: u32,
    pub(crate) seats: SeatsLine,
    pub(crate) options: Vec<OptionLine>,
    pub(crate) bots: Vec<&'static str>,
}

/// A name in every language.
#[derive(Serialize)]
pub(crate) struct NameLine {
    pub(crate) en: String,
    pub(crate) es: String,
}

/// How many can play.
#[derive(Serialize)]
pub(crate) struct SeatsLine {
    pub(crate) min: u8,
    pub(crate) max: u8,
}

/// Something to settle before the game.
#[derive(Serialize)]
pub(crate) struct OptionLine {
    pub(crate) key: &'static str,
    pub(crate) values: &'static [&'static str],
    pub(crate) default: Option<&'static str>,
    pub(crate) rule: RuleId,
}

/// Whose turn it is, and who has won if it is nobody's any more.
#[derive(Serialize)]
pub(crate) struct TurnLine {
    #[serde(flatten)]
    pub(crate) turn: Turn,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) winners: Option<SeatSet>,
}

/// A decision as it is offered to a person.
#[derive(Serialize)]
pub(crate) struct OfferLine {
    pub(crate) action: Value,
    pub(crate) label: String,
    pub(crate) help: String,
    pub(crate) rule: RuleId,
}

/// Something that happened.
#[derive(Serialize)]
pub(crate) struct EventLine {
    pub(crate) number: usize,
    pub(crate) rule: RuleId,
    pub(crate) fact: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) text: Option<String>,
}

/// Something that chance may do.
#[derive(Serialize)]
pub(crate) struct OutcomeLine {
    pub(crate) outcome: Value,
    pub(crate) weight: u32,
}

/// A position in sentences.
#[derive(Serialize)]
pub(crate) struct SceneLine {
    pub(crate) lines: Vec<String>,
    pub(crate) prompt: Option<String>,
}

/// The answer as one line of text.
pub(crate) fn written(id: Option<Value>, answer: Result<Answer, EngineError>) -> String {
    let reply = match answer {
        Ok(answer) => Reply { ok: true, id, said: Said::Granted(answer) },
        Err(error) => Reply { ok: false, id, said: Said::Refused { error: error.told() } },
    };
    // No answer holds anything that JSON cannot, but the other end must get a line in any case.
    serde_json::to_string(&reply).unwrap_or_else(|_| UNWRITABLE.to_owned())
}

const UNWRITABLE: &str = r#"{"ok":false,"error":{"code":"unwritable","kind":"match","message":"the answer cannot be written as JSON, which is a error in the game"}}"#;

/// What every answer has, and the rest.
#[derive(Serialize)]
struct Reply {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    said: Said,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Said {
    Granted(Answer),
    Refused { error: ErrorAnswer },
}
