//! A page that asks the module.

use antorcha_wasm::Module;
use serde_json::{Value, json};

pub(crate) const ANA: &str = "ana00000000000000000";
pub(crate) const NOW: i64 = 1_790_000_000_000;

#[derive(Default)]
pub(crate) struct Page {
    module: Module,
}

/// What a message or a bot led to.
pub(crate) struct Led {
    pub(crate) messages: Vec<Value>,
    pub(crate) entries: Vec<Value>,
    pub(crate) next_bot: bool,
}

impl Page {
    /// The whole answer.
    pub(crate) fn raw(&mut self, request: &str) -> Value {
        serde_json::from_str(&self.module.answer(request)).unwrap()
    }

    #[track_caller]
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        let mut answer = self.raw(&request.to_string());
        assert!(answer.get("error").is_none(), "{request} -> {answer}");
        answer["ok"].take()
    }

    /// The text of a successful answer, byte by byte.
    #[track_caller]
    pub(crate) fn text(&mut self, request: &Value) -> String {
        let answer = self.module.answer(&request.to_string());
        let inside = answer.strip_prefix("{\"ok\":").and_then(|rest| rest.strip_suffix('}'));
        inside.unwrap_or_else(|| panic!("{answer}")).to_owned()
    }

    /// The code of the refusal.
    #[track_caller]
    pub(crate) fn refused(&mut self, request: &Value) -> String {
        let answer = self.raw(&request.to_string());
        let code = answer["error"]["code"].as_str();
        code.unwrap_or_else(|| panic!("{request} was not refused: {answer}")).to_owned()
    }

    /// Begins a match against bots of these levels; returns its room and entries.
    #[track_caller]
    pub(crate) fn begin(&mut self, game: &str, bots: &[&str]) -> (String, Vec<Value>) {
        let bots = bots.iter().map(|bot| json!({ "for": "bot", "bot": bot }));
        let seats: Vec<Value> = [json!({ "for": "person" })].into_iter().chain(bots).collect();
        let created = self.ask(&json!({
            "do": "create", "player": ANA, "name": "Ana", "now_ms": NOW,
            "proposal": { "game": game, "seats": seats },
        }));
        (created["room"].as_str().unwrap().to_owned(), created["entries"].as_array().unwrap().clone())
    }

    #[track_caller]
    pub(crate) fn message(&mut self, room: &str, message: &Value) -> Led {
        let asked = json!({ "do": "message", "room": room, "message": message, "now_ms": NOW });
        Led::of(&self.ask(&asked))
    }

    #[track_caller]
    pub(crate) fn command(&mut self, room: &str, id: &str, command: &Value) -> Led {
        self.message(room, &json!({ "type": "command", "id": id, "command": command }))
    }

    #[track_caller]
    pub(crate) fn think(&mut self, room: &str) -> Led {
        Led::of(&self.ask(&json!({ "do": "think", "room": room, "now_ms": NOW })))
    }
}

impl Led {
    fn of(answer: &Value) -> Led {
        Led {
            messages: answer["messages"].as_array().unwrap().clone(),
            entries: answer["entries"].as_array().unwrap().clone(),
            next_bot: answer["next_bot"].as_bool().unwrap(),
        }
    }

    /// The first message of a type.
    #[track_caller]
    pub(crate) fn first(&self, kind: &str) -> &Value {
        let found = self.messages.iter().find(|message| message["type"] == kind);
        found.unwrap_or_else(|| panic!("no {kind} in {:?}", self.messages))
    }

    /// The latest position.
    pub(crate) fn snapshot(&self) -> Option<&Value> {
        self.messages.iter().rev().find_map(|message| message.get("snapshot")).filter(|it| !it.is_null())
    }
}
