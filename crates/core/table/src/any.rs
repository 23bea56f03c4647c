//! A table without a type parameter for the game: JSON in, JSON out.

use std::collections::BTreeMap;

use game::{
    Choice, Game, HasMessage, LogLine, Manifest, Message, Observer, RuleId, Scene, Seat, SeatSet, Turn,
};
use serde::Serialize;
use serde_json::Value;

use crate::bot_input::BotInput;
use crate::chance::{Chance, Fairness};
use crate::config::Config;
use crate::error::{TableError, clipped};
use crate::json::to_json;
use crate::log::ObservedEvent;
use crate::origin::Deal;
use crate::parse::parse;
use crate::prepared::{Opening, Prepared};
use crate::snapshot::{Snapshot, SnapshotMeta};
use crate::table::Table;
use crate::undo::{SinceDecision, Undo};

/// A match of any game.
pub trait AnyTable: Send + Sync {
    fn manifest(&self) -> &'static Manifest;
    /// Returns the rules version under which the match started.
    fn rules_version(&self) -> u32;
    fn seats(&self) -> u8;
    /// Returns every option with its value.
    fn options(&self) -> Vec<(&'static str, &'static str)>;
    /// Returns the players' names in seat order, or an empty list if none were given.
    fn players(&self) -> &[String];
    fn turn(&self) -> Turn;
    /// Returns the legal actions of a seat.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// Returns the labels of the legal actions, in the order of [`AnyTable::legal`].
    fn legal_messages(&self, seat: Seat) -> Vec<Message>;
    /// Returns the legal actions as the UI offers them, in the order of [`AnyTable::legal`].
    fn legal_choices(&self, seat: Seat) -> Vec<Offer>;
    /// Applies an action; see [`Table::decide`].
    fn act(&mut self, seat: Seat, action: Value) -> Result<(), TableError>;
    /// Applies the legal action with this index.
    fn act_nth(&mut self, seat: Seat, index: usize) -> Result<(), TableError>;
    /// Tries an action and the chance after it without changing the table.
    fn prepare(&self, seat: Seat, action: Value) -> Result<Prepared, TableError>;
    /// Like [`AnyTable::prepare`], for the legal action with this index.
    fn prepare_nth(&self, seat: Seat, index: usize) -> Result<Prepared, TableError>;
    /// Like [`AnyTable::prepare`], for an undo of the last active steps; see [`Table::undo`].
    fn prepare_undo(&self, steps: u32) -> Result<Prepared, TableError>;
    /// Applies a prepared move. Fails if the match has changed since then, or if another table prepared it.
    fn apply_prepared(&mut self, prepared: Prepared) -> Result<(), TableError>;
    /// Applies a stored move again and returns the digest of its events; see [`Table::apply_recorded`].
    fn apply_recorded(&mut self, steps: &str) -> Result<String, TableError>;
    /// Returns what an undo of this seat's last decision involves; see [`Table::undo_for`].
    fn undo_for(&self, seat: Seat) -> Option<Undo>;
    /// Returns what has happened since this seat's last decision; see [`Table::since_decision`].
    fn since_decision(&self, seat: Seat) -> Option<SinceDecision>;
    /// Returns all steps so far, for the store. On a newly opened table these are the draws before the first decision.
    /// They contain secrets, so only the store and the referee may read them.
    fn opening(&self) -> Result<Opening, TableError>;
    /// Returns how many undos the match had. Event numbers restart with each.
    fn undo_epoch(&self) -> u32;
    /// Returns the possible chance outcomes and their weights, if the caller supplies chance; see [`Table::outcomes`].
    fn outcomes(&self) -> Result<Vec<(Value, u32)>, TableError>;
    /// Applies a chance outcome from the caller; see [`Table::resolve`].
    fn resolve(&mut self, outcome: Value) -> Result<(), TableError>;
    /// Returns what the observer may know about the position.
    fn view(&self, observer: Observer) -> Value;
    /// Returns the view as sentences, and the question to the observer if there is one.
    fn scene(&self, observer: Observer) -> (Vec<Message>, Option<Message>);
    /// Explains the components that the observer sees.
    fn glossary(&self, observer: Observer) -> Vec<Message>;
    /// Returns the observer's snapshot, with the events after number `since`.
    fn snapshot(&self, observer: Observer, since: usize) -> Snapshot {
        Snapshot::of(|text| self.write_snapshot(text, observer, since))
    }
    /// Appends the snapshot to `out`, so that a message that contains it is written without a copy.
    fn write_snapshot(&self, out: &mut Vec<u8>, observer: Observer, since: usize) -> SnapshotMeta;
    /// Returns the id of the question that this seat is asked, or an empty text if it has no legal action.
    ///
    /// The id consists of the number of the seat's active decisions and the first 8 hexadecimal digits of the SHA-256
    /// of its offers as written in [`Snapshot`]. An answer to another id was given to another position.
    fn question(&self, seat: Seat) -> String;
    /// Returns how many decisions of this seat are active, that is, not undone.
    fn decisions(&self, seat: Seat) -> u32;
    /// Returns the input of a bot in this seat. It can be sent to another thread.
    fn bot_input(&self, seat: Seat) -> BotInput;
    /// Returns the view of an observer, for code that knows the game.
    fn view_input(&self, observer: Observer) -> BotInput;
    /// Returns the number of the observer's last event.
    fn last_event_number(&self, observer: Observer) -> usize;
    /// Returns all events of the observer.
    fn events(&self, observer: Observer) -> Vec<JsonEvent>;
    /// Returns the observer's events after this number.
    fn events_since(&self, observer: Observer, number: usize) -> Vec<JsonEvent>;
    /// Returns all events with their secrets. Only the referee may read them.
    fn referee_log(&self) -> Vec<JsonEvent>;
    /// Returns the events of [`AnyTable::referee_log`] after this number.
    fn referee_log_since(&self, number: usize) -> Vec<JsonEvent>;
    /// Returns the record as text, with its secret. Only the referee may read it.
    fn save(&self) -> Result<String, TableError>;
    /// Returns the resamplings before the first step, with their keys. Only the referee may read them; see
    /// [`Table::deals`].
    fn deals(&self) -> Vec<Deal>;
    /// Returns the public part of the fairness proof; see [`Table::fairness`].
    fn fairness(&self) -> Option<Fairness>;
    fn winners(&self) -> SeatSet;
    fn is_over(&self) -> bool;
}

pub fn open_any<G: Game>(config: Config, chance: Chance) -> Result<Box<dyn AnyTable>, TableError> {
    Ok(Box::new(Table::<G>::open(config, chance)?))
}

/// Opens a match that started under this rules version; see [`Table::open_as`].
pub fn open_any_as<G: Game>(
    config: Config,
    chance: Chance,
    rules_version: u32,
) -> Result<Box<dyn AnyTable>, TableError> {
    Ok(Box::new(Table::<G>::open_as(config, chance, rules_version)?))
}

pub fn load_any<G: Game>(text: &str) -> Result<Box<dyn AnyTable>, TableError> {
    Ok(Box::new(Table::<G>::load(text)?))
}

/// A legal action as the UI offers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The label.
    pub message: Message,
    /// What the action does.
    pub help: Message,
    /// The rule that allows it.
    pub rule: RuleId,
    /// Whether it changes only how its player is asked, not the game.
    pub aside: bool,
}

/// An event as one observer may know it, as JSON and as a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct JsonEvent {
    /// Counted from 1 over the events of this observer.
    pub number: usize,
    pub rule: RuleId,
    #[serde(rename = "fact")]
    pub event: Value,
    pub message: Message,
    /// The number of the log line that the event belongs to.
    pub line: usize,
    /// The log lines that get a new text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<LogLine>,
}

/// Returns the log lines of these events with their last texts, in order.
pub fn log_lines(events: &[JsonEvent]) -> Vec<&LogLine> {
    let written = events.iter().flat_map(|event| &event.lines);
    let lines: BTreeMap<usize, &LogLine> = written.map(|line| (line.line, line)).collect();
    lines.into_values().collect()
}

impl<G: Game> AnyTable for Table<G> {
    fn manifest(&self) -> &'static Manifest {
        Table::manifest(self)
    }

    fn rules_version(&self) -> u32 {
        Table::rules_version(self)
    }

    fn seats(&self) -> u8 {
        Table::seats(self)
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        self.setup().options().collect()
    }

    fn players(&self) -> &[String] {
        Table::players(self)
    }

    fn turn(&self) -> Turn {
        Table::turn(self)
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        Table::legal(self, seat).iter().map(json).collect()
    }

    fn legal_messages(&self, seat: Seat) -> Vec<Message> {
        Table::legal(self, seat).iter().map(HasMessage::message).collect()
    }

    fn legal_choices(&self, seat: Seat) -> Vec<Offer> {
        let offer = |action: &G::Action| Offer {
            message: action.message(),
            help: self.help(*action),
            rule: action.rule(),
            aside: action.is_aside(),
        };
        Table::legal(self, seat).iter().map(offer).collect()
    }

    fn act(&mut self, seat: Seat, action: Value) -> Result<(), TableError> {
        let action = self.read_action(seat, &action)?;
        self.decide(seat, action)
    }

    fn act_nth(&mut self, seat: Seat, index: usize) -> Result<(), TableError> {
        self.decide_nth(seat, index)
    }

    fn prepare(&self, seat: Seat, action: Value) -> Result<Prepared, TableError> {
        self.prepared(self.draft_decision(seat, self.read_action(seat, &action)?)?)
    }

    fn prepare_nth(&self, seat: Seat, index: usize) -> Result<Prepared, TableError> {
        self.prepared(self.draft_nth(seat, index)?)
    }

    fn prepare_undo(&self, steps: u32) -> Result<Prepared, TableError> {
        self.prepared(self.draft_undo(steps)?)
    }

    fn apply_prepared(&mut self, prepared: Prepared) -> Result<(), TableError> {
        Table::apply_prepared(self, prepared)
    }

    fn apply_recorded(&mut self, steps: &str) -> Result<String, TableError> {
        Table::apply_recorded(self, steps)
    }

    fn undo_for(&self, seat: Seat) -> Option<Undo> {
        Table::undo_for(self, seat)
    }

    fn since_decision(&self, seat: Seat) -> Option<SinceDecision> {
        Table::since_decision(self, seat)
    }

    fn opening(&self) -> Result<Opening, TableError> {
        Opening::of(self.steps(), Table::referee_log(self))
    }

    fn undo_epoch(&self) -> u32 {
        Table::undo_epoch(self)
    }

    fn outcomes(&self) -> Result<Vec<(Value, u32)>, TableError> {
        let outcomes = Table::outcomes(self)?;
        Ok(outcomes.iter().map(|(outcome, weight)| (json(outcome), *weight)).collect())
    }

    fn resolve(&mut self, outcome: Value) -> Result<(), TableError> {
        match parse::<G::Outcome>(&outcome) {
            Ok(outcome) => Table::resolve(self, outcome),
            Err(problem) => Err(TableError::BadOutcome { problem: clipped(&problem) }),
        }
    }

    fn view(&self, observer: Observer) -> Value {
        json(&Table::view(self, observer))
    }

    fn scene(&self, observer: Observer) -> (Vec<Message>, Option<Message>) {
        let view = Table::view(self, observer);
        (view.lines(), view.prompt())
    }

    fn glossary(&self, observer: Observer) -> Vec<Message> {
        Table::view(self, observer).glossary()
    }

    fn write_snapshot(&self, out: &mut Vec<u8>, observer: Observer, since: usize) -> SnapshotMeta {
        Table::write_snapshot(self, out, observer, since)
    }

    fn question(&self, seat: Seat) -> String {
        Table::question(self, seat)
    }

    fn decisions(&self, seat: Seat) -> u32 {
        Table::decisions(self, seat)
    }

    fn bot_input(&self, seat: Seat) -> BotInput {
        Table::bot_input(self, seat)
    }

    fn view_input(&self, observer: Observer) -> BotInput {
        BotInput::of::<G>(Table::view(self, observer), Vec::new())
    }

    fn last_event_number(&self, observer: Observer) -> usize {
        Table::last_event_number(self, observer)
    }

    fn events(&self, observer: Observer) -> Vec<JsonEvent> {
        AnyTable::events_since(self, observer, 0)
    }

    fn events_since(&self, observer: Observer, number: usize) -> Vec<JsonEvent> {
        Table::events_since(self, observer, number).into_iter().map(json_event).collect()
    }

    fn referee_log(&self) -> Vec<JsonEvent> {
        self.referee_log_since(0)
    }

    fn referee_log_since(&self, number: usize) -> Vec<JsonEvent> {
        self.log.referee_since(number).into_iter().map(json_event).collect()
    }

    fn save(&self) -> Result<String, TableError> {
        Table::save(self)
    }

    fn deals(&self) -> Vec<Deal> {
        Table::deals(self)
    }

    fn fairness(&self) -> Option<Fairness> {
        Table::fairness(self)
    }

    fn winners(&self) -> SeatSet {
        Table::winners(self)
    }

    fn is_over(&self) -> bool {
        Table::is_over(self)
    }
}

impl<G: Game> Table<G> {
    fn read_action(&self, seat: Seat, action: &Value) -> Result<G::Action, TableError> {
        parse(action).map_err(|problem| self.bad_action(seat, &problem))
    }

    fn bad_action(&self, seat: Seat, problem: &str) -> TableError {
        let legal = match self.check_turn(seat) {
            Ok(()) => AnyTable::legal(self, seat),
            Err(_) => Vec::new(),
        };
        TableError::BadAction { problem: clipped(problem), legal }
    }
}

fn json_event<E: HasMessage + Serialize>(observed: ObservedEvent<E>) -> JsonEvent {
    let message = observed.event.message();
    let ObservedEvent { number, rule, event, line, lines } = observed;
    JsonEvent { number, rule, event: json(&event), message, line, lines }
}

/// Returns a value of the game as JSON.
#[expect(clippy::expect_used, reason = "the conformance kit writes the values of every game as JSON")]
fn json(value: &impl Serialize) -> Value {
    to_json(value).expect("invariant: a game's values can be written as JSON")
}
