//! One observer of a match without a server: it gets messages as a room encodes them, and applies patches as the protocol
//! says.

use std::sync::Arc;

use catalog::Entry;
use game::{Observer, Turn};
use room::protocol::Cursor;
use room::{Form, LastPositions, Request, Update};
use serde_json::{Value, from_str};
use table::{AnyTable, Chance, Config, TableError};

use crate::promised::on_sockets;

pub(crate) struct Reader {
    pub(crate) observer: Observer,
    since: Cursor,
    /// The number of the last event before the last message.
    pub(crate) before: usize,
    form: Form,
    version: Value,
    pub(crate) snapshot: Value,
    pub(crate) patches: usize,
    pub(crate) wholes: usize,
}

impl Reader {
    pub(crate) fn of(observer: Observer) -> Reader {
        let (since, form) = (Cursor::default(), Form::Patch { since: None });
        let (version, snapshot) = (Value::Null, Value::Null);
        Reader { observer, since, before: 0, form, version, snapshot, patches: 0, wholes: 0 }
    }

    /// What the room sends this observer now.
    pub(crate) fn told(&mut self, table: &dyn AnyTable, last: &mut LastPositions) -> Arc<str> {
        let (observer, since, form) = (self.observer, self.since_in(table), self.form);
        let Update { meta, form, text } = last.encode(table, Request { observer, since, form, undo: None });
        (self.form, self.before) = (form, since.number);
        self.since = Cursor { undo_epoch: since.undo_epoch, number: meta.number };
        text
    }

    /// As a watcher of a room does it: after an undo, events are sent again.
    fn since_in(&self, table: &dyn AnyTable) -> Cursor {
        let undo_epoch = table.undo_epoch();
        if self.since.undo_epoch == undo_epoch { self.since } else { Cursor { undo_epoch, number: 0 } }
    }

    /// Applies a message. Returns false if it is a patch that does not fit.
    pub(crate) fn hear(&mut self, text: &str) -> bool {
        let message: Value = from_str(text).unwrap();
        on_sockets("ServerMessage", &message);
        let is_patch = message["type"] == "patch";
        if is_patch && message["from"] != self.version {
            return false;
        }
        self.snapshot =
            if is_patch { patched(&self.snapshot, &message) } else { message["snapshot"].clone() };
        self.version = message["version"].clone();
        *(if is_patch { &mut self.patches } else { &mut self.wholes }) += 1;
        true
    }

    /// Asks for the whole position.
    pub(crate) fn ask_again(&mut self) {
        self.form = Form::Patch { since: None };
    }
}

/// The snapshot that a patch makes of the last one.
pub(crate) fn patched(last: &Value, message: &Value) -> Value {
    let mut snapshot = last.clone();
    let patch: json_patch::Patch = serde_json::from_value(message["changes"].clone()).unwrap();
    json_patch::patch(&mut snapshot, &patch).unwrap();
    (snapshot["number"], snapshot["events"]) = (message["number"].clone(), message["events"].clone());
    snapshot
}

/// A table with these seats and options, if they are valid together.
pub(crate) fn table_of(
    entry: &Entry,
    seats: u8,
    options: &[(&'static str, &'static str)],
    seed: u64,
) -> Option<Box<dyn AnyTable>> {
    let usual = (entry.manifest)().simulations.iter();
    let config = usual.chain(options).fold(Config::of(seats), |config, (key, value)| config.with(key, value));
    match (entry.open)(config, Chance::of_seed(seed)) {
        Err(TableError::Setup(game::SetupError::Clash { .. })) => None,
        opened => Some(opened.unwrap()),
    }
}

/// Dice of tests: the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    /// A seat decides at random. Returns false at the end.
    pub(crate) fn decide(&mut self, table: &mut dyn AnyTable) -> bool {
        let Turn::Decide { owe, may } = table.turn() else { return false };
        let asked: Vec<_> = owe.iter().chain(may.iter().filter(|_| self.below(4) == 0)).collect();
        let seat = asked[self.below(asked.len())];
        let count = table.legal(seat).len();
        table.act_nth(seat, self.below(count)).unwrap();
        true
    }
}
