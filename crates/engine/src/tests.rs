//! Tests of the protocol: whole games, errors, random input, and all examples of `docs/engine.md`.

mod document;
mod garbage;
mod hosts;
mod names;
mod play;
mod refusals;
mod secrets;

use serde_json::{Value, json};

use super::request;
use super::session::Session;

/// The sets of Welcome to the Dungeon.
const SETS: [&str; 3] = ["welcome", "back", "combined"];

/// A client of the engine.
struct Driver {
    session: Session,
    /// The state of a random number generator with a fixed seed, so that tests play the same games every time.
    state: u64,
}

impl Driver {
    fn new() -> Driver {
        Driver { session: Session::new(), state: 1 }
    }

    /// Creates a client and opens a match.
    fn with_match(request: Value) -> Driver {
        let mut driver = Driver::new();
        driver.ok(request);
        driver
    }

    /// Sends a raw line.
    fn send_line(&mut self, line: &[u8]) -> Option<Value> {
        let answer = request::answer(&mut self.session, line)?;
        assert!(!answer.contains('\n'), "an answer is one line: {answer}");
        Some(serde_json::from_str(&answer).unwrap())
    }

    fn ask(&mut self, request: Value) -> Value {
        self.send_line(request.to_string().as_bytes()).unwrap()
    }

    /// Sends a request that must succeed.
    fn ok(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone());
        assert_eq!(answer["ok"], true, "{request} is answered by {answer}");
        answer
    }

    /// Sends a request that must fail with this code, and returns the error.
    fn refused(&mut self, request: Value, code: &str) -> Value {
        let mut answer = self.ask(request.clone());
        assert_eq!(answer["ok"], false, "{request} is answered by {answer}");
        assert_eq!(answer["error"]["code"], code, "{request} is answered by {answer}");
        answer["error"].take()
    }

    fn save(&mut self) -> String {
        text(&self.ok(json!({"cmd": "save"}))["record"])
    }

    /// Returns a random number below `bound`.
    fn below(&mut self, bound: usize) -> usize {
        self.state =
            self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) as usize % bound
    }

    /// Makes a random step, by index or by value. Returns `false` if the match is over.
    fn step(&mut self) -> bool {
        let turn = self.ok(json!({"cmd": "turn"}));
        let (list, cmd, field) = match turn["turn"].as_str().unwrap() {
            "decide" => (self.ok(json!({"cmd": "legal"}))["actions"].take(), "act", "action"),
            "chance" => (self.ok(json!({"cmd": "outcomes"}))["outcomes"].take(), "resolve", "outcome"),
            _ => return false,
        };
        let index = self.below(list.as_array().unwrap().len());
        let spelt = if cmd == "act" { &list[index] } else { &list[index]["outcome"] };
        let request = match self.below(2) {
            0 => json!({"cmd": cmd, "index": index}),
            _ => json!({"cmd": cmd, field: spelt}),
        };
        self.ok(request);
        true
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn length(value: &Value) -> usize {
    value.as_array().unwrap().len()
}

/// Returns a request for a match with seeded chance.
fn seeded(set: &str, seats: usize) -> Value {
    json!({"cmd": "new", "game": "welcome", "seats": seats, "options": {"set": set}, "seed": 7})
}

/// Returns a request for a match whose chance the caller supplies.
fn by_caller(set: &str, seats: usize) -> Value {
    json!({"cmd": "new", "game": "welcome", "seats": seats, "options": {"set": set}, "chance": "caller"})
}
