//! All that one observer gets at once, written as JSON without a detour.

use std::ops::Range;

use game::{Choice, Game, Message, Observer, RuleId, Scene, Seat, Turn, Worded};
use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::log::ObservedEvent;
use crate::prepared::mark_of;
use crate::table::Table;

/// The match as one observer sees it: what its host must know of it, and the whole as a text that is written once.
#[derive(Clone)]
pub struct Snapshot {
    /// What its host must know of it.
    pub meta: SnapshotMeta,
    text: Vec<u8>,
}

/// What a host must know of a snapshot, to tell whether there is anything new in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotMeta {
    /// The number of the last event that this observer heard.
    pub number: usize,
    /// What the match waits for.
    pub turn: Turn,
    /// The name of what the observer is asked; empty if it may decide nothing. See [`crate::AnyTable::question`].
    pub question: String,
}

impl Snapshot {
    pub(crate) fn of(write: impl FnOnce(&mut Vec<u8>) -> SnapshotMeta) -> Snapshot {
        let mut text = Vec::new();
        let meta = write(&mut text);
        Snapshot { meta, text }
    }

    /// The snapshot as JSON. Its members, in order: the `number` of the last event heard; the `events` after the one that
    /// was asked for, each with number, rule, fact and message; the `view` of the position; the `turn`; the `prompt`, if
    /// anything is asked; the `offers`, each with action, message, help, rule and aside; and the `question`.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.text).unwrap_or_default()
    }
}

/// For those who put a snapshot into something else that is written. Whoever sends many writes them where they are sent from;
/// see [`crate::AnyTable::write_snapshot`].
impl Serialize for Snapshot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text: &RawValue = serde_json::from_str(self.text()).map_err(S::Error::custom)?;
        text.serialize(serializer)
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn write_snapshot(
        &self,
        onto: &mut Vec<u8>,
        observer: Observer,
        since: usize,
    ) -> SnapshotMeta {
        let (number, turn, view) = (self.heard(observer), self.turn(), self.view(observer));
        let mut object = ObjectWriter::behind(onto);
        object.member("number", &number);
        object.list("events", self.events_since(observer, since).iter().map(WrittenEvent::of));
        object.member("view", &view);
        object.member("turn", &turn);
        object.member("prompt", &view.prompt());
        let legal = observer.seat().map(|seat| self.legal(seat)).unwrap_or_default();
        let offers = object.list("offers", legal.iter().map(WrittenOffer::of));
        let question = self.named_question(observer.seat(), object.piece(offers));
        object.member("question", &question);
        object.end();
        SnapshotMeta { number, turn, question }
    }

    pub(crate) fn question(&self, seat: Seat) -> String {
        let mut text = Vec::new();
        let mut object = ObjectWriter::behind(&mut text);
        let offers = object.list("offers", self.legal(seat).iter().map(WrittenOffer::of));
        self.named_question(Some(seat), object.piece(offers))
    }

    /// The seat knows all that goes into the name: its own decisions, and what it may decide.
    fn named_question(&self, seat: Option<Seat>, offers: &[u8]) -> String {
        match seat.filter(|_| offers != NOTHING) {
            Some(seat) => format!("{}-{}", self.history.decisions(seat), mark_of(offers, 8)),
            None => String::new(),
        }
    }
}

/// A JSON object that is written member by member, behind what stands there already.
struct ObjectWriter<'a> {
    text: &'a mut Vec<u8>,
    start: usize,
}

impl ObjectWriter<'_> {
    fn behind(text: &mut Vec<u8>) -> ObjectWriter<'_> {
        let start = text.len();
        ObjectWriter { text, start }
    }

    /// A value of the game. One that JSON cannot hold is a fault of the game's types; here it reads as null, because
    /// nothing that comes from outside can cause it.
    fn member(&mut self, name: &str, value: &impl Serialize) -> Range<usize> {
        self.begin(name);
        let start = self.text.len();
        if serde_json::to_writer(&mut *self.text, value).is_err() {
            self.text.truncate(start);
            self.text.extend_from_slice(b"null");
        }
        start..self.text.len()
    }

    /// A list of which each item is made when it is written.
    fn list<T: Serialize>(&mut self, name: &str, items: impl Iterator<Item = T> + Clone) -> Range<usize> {
        self.member(name, &Items(items))
    }

    fn begin(&mut self, name: &str) {
        self.text.extend_from_slice(if self.text.len() == self.start { b"{\"" } else { b",\"" });
        self.text.extend_from_slice(name.as_bytes());
        self.text.extend_from_slice(b"\":");
    }

    fn piece(&self, place: Range<usize>) -> &[u8] {
        self.text.get(place).unwrap_or_default()
    }

    fn end(self) {
        self.text.push(b'}');
    }
}

/// What an iterator gives, as a list.
struct Items<I>(I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for Items<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

/// An empty array.
const NOTHING: &[u8] = b"[]";

#[derive(Serialize)]
struct WrittenEvent<'a, F> {
    number: usize,
    rule: RuleId,
    #[serde(rename = "fact")]
    event: &'a F,
    message: Message,
}

impl<'a, F: Worded> WrittenEvent<'a, F> {
    fn of(heard: &'a ObservedEvent<F>) -> WrittenEvent<'a, F> {
        WrittenEvent {
            number: heard.number,
            rule: heard.rule,
            event: &heard.event,
            message: heard.event.message(),
        }
    }
}

#[derive(Serialize)]
struct WrittenOffer<'a, A> {
    action: &'a A,
    message: Message,
    help: Message,
    rule: RuleId,
    aside: bool,
}

impl<'a, A: Choice> WrittenOffer<'a, A> {
    fn of(action: &'a A) -> WrittenOffer<'a, A> {
        let (message, help) = (action.message(), action.help());
        WrittenOffer { action, message, help, rule: action.rule(), aside: action.is_aside() }
    }
}
