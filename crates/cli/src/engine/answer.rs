//! What answers look like. The order of the members here is the order on the wire.

use catalog::Odds;
use game::{RuleId, Seat, SeatSet, Turn};
use serde::Serialize;
use serde_json::Value;
use table::Fairness;

use super::commands::Command;
use super::fault::{Fault, Told};

/// The answer to a request that was granted.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
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
pub(super) struct GameLine {
    pub(super) key: &'static str,
    pub(super) name: NameLine,
    pub(super) rules_version: u32,
    pub(super) seats: SeatsLine,
    pub(super) options: Vec<OptionLine>,
    pub(super) bots: Vec<&'static str>,
}

/// A name in every language.
#[derive(Serialize)]
pub(super) struct NameLine {
    pub(super) en: String,
    pub(super) es: String,
}

/// How many can play.
#[derive(Serialize)]
pub(super) struct SeatsLine {
    pub(super) min: u8,
    pub(super) max: u8,
}

/// Something to settle before the game.
#[derive(Serialize)]
pub(super) struct OptionLine {
    pub(super) key: &'static str,
    pub(super) values: &'static [&'static str],
    pub(super) default: Option<&'static str>,
    pub(super) rule: RuleId,
}

/// Whose turn it is, and who has won if it is nobody's any more.
#[derive(Serialize)]
pub(super) struct TurnLine {
    #[serde(flatten)]
    pub(super) turn: Turn,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) winners: Option<SeatSet>,
}

/// A decision as it is offered to a person.
#[derive(Serialize)]
pub(super) struct OfferLine {
    pub(super) action: Value,
    pub(super) label: String,
    pub(super) help: String,
    pub(super) rule: RuleId,
}

/// Something that happened.
#[derive(Serialize)]
pub(super) struct EventLine {
    pub(super) number: usize,
    pub(super) rule: RuleId,
    pub(super) fact: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) text: Option<String>,
}

/// Something that chance may do.
#[derive(Serialize)]
pub(super) struct OutcomeLine {
    pub(super) outcome: Value,
    pub(super) weight: u32,
}

/// A position in sentences.
#[derive(Serialize)]
pub(super) struct SceneLine {
    pub(super) lines: Vec<String>,
    pub(super) prompt: Option<String>,
}

/// The answer as one line of text.
pub(super) fn written(id: Option<Value>, answer: Result<Answer, Fault>) -> String {
    let reply = match answer {
        Ok(answer) => Reply { ok: true, id, said: Said::Granted(answer) },
        Err(fault) => Reply { ok: false, id, said: Said::Refused { error: fault.told() } },
    };
    // No answer holds anything that JSON cannot, but the other end must get a line in any case.
    serde_json::to_string(&reply).unwrap_or_else(|_| UNWRITABLE.to_owned())
}

const UNWRITABLE: &str = r#"{"ok":false,"error":{"code":"unwritable","kind":"match","message":"the answer cannot be written as JSON, which is a fault in the game"}}"#;

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
    Refused { error: Told },
}
