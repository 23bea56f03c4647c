//! The same table for those who do not know its game: JSON in, JSON out.

use game::{Choice, Game, Manifest, Message, Observer, RuleId, Scene, Seat, SeatSet, Turn, Worded};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::bot_input::BotInput;
use crate::chance::{Chance, Fairness};
use crate::config::Config;
use crate::error::TableError;
use crate::log::ObservedEvent;
use crate::origin::Deal;
use crate::prepared::{Opening, Prepared};
use crate::record::clipped;
use crate::snapshot::{Snapshot, SnapshotMeta};
use crate::table::Table;
use crate::undo::Undo;

/// A match of some game.
pub trait AnyTable: Send + Sync {
    /// What the game is.
    fn manifest(&self) -> &'static Manifest;
    /// The version of the rules under which the match was begun.
    fn rules_version(&self) -> u32;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Every option with what it is set to.
    fn options(&self) -> Vec<(&'static str, &'static str)>;
    /// The names of the players in seat order, if any were given.
    fn players(&self) -> &[String];
    /// What the match waits for.
    fn turn(&self) -> Turn;
    /// All that this seat may decide now.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// The labels of the same, in the same order.
    fn legal_messages(&self, seat: Seat) -> Vec<Message>;
    /// The same as it is offered to a person, in the same order.
    fn legal_choices(&self, seat: Seat) -> Vec<Offer>;
    /// Takes a decision; see [`Table::decide`].
    fn act(&mut self, seat: Seat, action: Value) -> Result<(), TableError>;
    /// Takes the decision at this place of the legal ones, counted from 0.
    fn act_nth(&mut self, seat: Seat, index: usize) -> Result<(), TableError>;
    /// Tries a decision, and the chance that follows it, without changing anything at the table.
    fn prepare(&self, seat: Seat, action: Value) -> Result<Prepared, TableError>;
    /// The same for the decision at this place of the legal ones, counted from 0.
    fn prepare_nth(&self, seat: Seat, index: usize) -> Result<Prepared, TableError>;
    /// The same for taking back the last steps that still stand; see [`Table::undo`].
    fn prepare_undo(&self, steps: u32) -> Result<Prepared, TableError>;
    /// Makes a move that was prepared. It is refused if the match has moved on since then, or if it was prepared at
    /// another table.
    fn keep(&mut self, prepared: Prepared) -> Result<(), TableError>;
    /// Makes a move once more from its stored steps and gives the mark of what it tells; see [`Table::follow`].
    fn follow(&mut self, steps: &str) -> Result<String, TableError>;
    /// What taking back this seat's last decision would mean; see [`Table::undo_for`].
    fn undo_for(&self, seat: Seat) -> Option<Undo>;
    /// Whether nobody would have to agree to that; see [`Table::undo_is_free`].
    fn undo_is_free(&self, seat: Seat) -> Option<bool>;
    /// All that has been done so far, for the store; asked of a table that was just opened, it is the chance that
    /// came before the first decision. It holds secrets, and so it is for the store and the referee alone.
    fn opening(&self) -> Result<Opening, TableError>;
    /// How many times steps were taken back. With each time, the numbers of the events go back as well.
    fn undo_epoch(&self) -> u32;
    /// What chance may do, with its weights, where the caller supplies it; see [`Table::outcomes`].
    fn outcomes(&self) -> Result<Vec<(Value, u32)>, TableError>;
    /// Takes a chance outcome from the caller; see [`Table::resolve`].
    fn resolve(&mut self, outcome: Value) -> Result<(), TableError>;
    /// What this observer may know of the position.
    fn view(&self, observer: Observer) -> Value;
    /// The same in sentences, and what is asked of the observer, if anything.
    fn scene(&self, observer: Observer) -> (Vec<Message>, Option<Message>);
    /// What the pieces that this observer sees do.
    fn glossary(&self, observer: Observer) -> Vec<Message>;
    /// All that this observer gets at once, with what it heard after the event with this number.
    fn snapshot(&self, observer: Observer, since: usize) -> Snapshot {
        Snapshot::of(|text| self.write_snapshot(text, observer, since))
    }
    /// The same, written behind what stands in a text already, so that a message which holds a snapshot is written in one go.
    fn write_snapshot(&self, onto: &mut Vec<u8>, observer: Observer, since: usize) -> SnapshotMeta;
    /// The name of what this seat is asked: how many of its decisions stand, and the first 8 hexadecimal digits of
    /// the SHA-256 of its offers as they are written in [`Snapshot`]. It is empty if the seat may decide nothing.
    /// An answer that names another question was given to another position.
    fn question(&self, seat: Seat) -> String;
    /// How many decisions of this seat stand.
    fn decisions(&self, seat: Seat) -> u32;
    /// What a bot in this seat gets to see; it can be carried elsewhere.
    fn bot_input(&self, seat: Seat) -> BotInput;
    /// The number of the last event that this observer has heard.
    fn heard(&self, observer: Observer) -> usize;
    /// All that this observer has heard.
    fn events(&self, observer: Observer) -> Vec<JsonEvent>;
    /// What this observer has heard after the event with this number.
    fn events_since(&self, observer: Observer, number: usize) -> Vec<JsonEvent>;
    /// Everything that happened, secrets included. For the referee alone.
    fn referee_log(&self) -> Vec<JsonEvent>;
    /// The same after the event with this number.
    fn referee_log_since(&self, number: usize) -> Vec<JsonEvent>;
    /// The record as text, its secret included. For the referee alone.
    fn save(&self) -> Result<String, TableError>;
    /// What was dealt anew before the first step, keys included. For the referee alone; see [`Table::deals`].
    fn deals(&self) -> Vec<Deal>;
    /// What everyone may know of how chance is drawn; see [`Table::fairness`].
    fn fairness(&self) -> Option<Fairness>;
    /// Who has won.
    fn winners(&self) -> SeatSet;
    /// Whether the match has ended.
    fn is_over(&self) -> bool;
}

/// Opens a table of this game.
pub fn open_any<G: Game>(config: Config, chance: Chance) -> Result<Box<dyn AnyTable>, TableError> {
    Ok(Box::new(Table::<G>::open(config, chance)?))
}

/// Opens a table at which the match was begun under this version of the rules; see [`Table::open_as`].
pub fn open_any_as<G: Game>(
    config: Config,
    chance: Chance,
    rules_version: u32,
) -> Result<Box<dyn AnyTable>, TableError> {
    Ok(Box::new(Table::<G>::open_as(config, chance, rules_version)?))
}

/// Loads a saved match of this game.
pub fn load_any<G: Game>(text: &str) -> Result<Box<dyn AnyTable>, TableError> {
    Ok(Box::new(Table::<G>::load(text)?))
}

/// A decision as it is offered to a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// Its label.
    pub message: Message,
    /// What choosing it means.
    pub help: Message,
    /// The rule that allows it.
    pub rule: RuleId,
    /// Whether it changes only how its player is asked.
    pub aside: bool,
}

/// An event as one observer heard it, in JSON and in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct JsonEvent {
    /// Its number, counted from 1 over what this observer heard.
    pub number: usize,
    /// The rule that made it happen.
    pub rule: RuleId,
    /// What happened, as far as this observer may know.
    #[serde(rename = "fact")]
    pub event: Value,
    /// The sentence that tells it.
    pub message: Message,
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
        Table::legal(self, seat).iter().map(Worded::message).collect()
    }

    fn legal_choices(&self, seat: Seat) -> Vec<Offer> {
        let offer = |action: &G::Action| Offer {
            message: action.message(),
            help: action.help(),
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

    fn keep(&mut self, prepared: Prepared) -> Result<(), TableError> {
        self.keep_prepared(prepared)
    }

    fn follow(&mut self, steps: &str) -> Result<String, TableError> {
        Table::follow(self, steps)
    }

    fn undo_for(&self, seat: Seat) -> Option<Undo> {
        Table::undo_for(self, seat)
    }

    fn undo_is_free(&self, seat: Seat) -> Option<bool> {
        Table::undo_is_free(self, seat)
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
        match read::<G::Outcome>(&outcome) {
            Ok(outcome) => Table::resolve(self, outcome),
            Err(error) => Err(TableError::BadOutcome { problem: clipped(&error.to_string()) }),
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

    fn write_snapshot(&self, onto: &mut Vec<u8>, observer: Observer, since: usize) -> SnapshotMeta {
        Table::write_snapshot(self, onto, observer, since)
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

    fn heard(&self, observer: Observer) -> usize {
        Table::heard(self, observer)
    }

    fn events(&self, observer: Observer) -> Vec<JsonEvent> {
        AnyTable::events_since(self, observer, 0)
    }

    fn events_since(&self, observer: Observer, number: usize) -> Vec<JsonEvent> {
        Table::events_since(self, observer, number).into_iter().map(numbered).collect()
    }

    fn referee_log(&self) -> Vec<JsonEvent> {
        self.referee_log_since(0)
    }

    fn referee_log_since(&self, number: usize) -> Vec<JsonEvent> {
        let events = Table::referee_log(self).iter().zip(1..).skip(number);
        let heard = |(event, number): (&game::LoggedEvent<G::Event>, usize)| ObservedEvent {
            number,
            rule: event.rule,
            event: event.event.clone(),
        };
        events.map(heard).map(numbered).collect()
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
        read(action).map_err(|error| self.bad_action(seat, &error))
    }

    fn bad_action(&self, seat: Seat, error: &serde_json::Error) -> TableError {
        let legal = match self.check_turn(seat) {
            Ok(()) => AnyTable::legal(self, seat),
            Err(_) => Vec::new(),
        };
        TableError::BadAction { problem: clipped(&error.to_string()), legal }
    }
}

fn numbered<F: Worded + Serialize>(heard: ObservedEvent<F>) -> JsonEvent {
    let message = heard.event.message();
    JsonEvent { number: heard.number, rule: heard.rule, event: json(&heard.event), message }
}

/// A value of the game as JSON. One that JSON cannot hold is a fault of the game's types; here it reads as
/// null, because nothing that comes from outside can cause it.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

fn read<T: Serialize + DeserializeOwned>(sent: &Value) -> Result<T, serde_json::Error> {
    exactly(T::deserialize(sent)?, sent)
}

/// What was parsed, if it says all that was sent. Parsing passes over members that some variants do not have, and
/// whoever sent them meant something else.
fn exactly<T: Serialize>(parsed: T, sent: &Value) -> Result<T, serde_json::Error> {
    let understood = json(&parsed);
    if understood == *sent {
        return Ok(parsed);
    }
    let problem = format!("only {understood} was understood of it: send just that");
    Err(serde::de::Error::custom(problem))
}
