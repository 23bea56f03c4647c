//! Snapshots: everything that one observer gets at once, written directly as JSON.

use std::ops::Range;

use game::{Choice, Game, HasMessage, LogLine, Message, Observer, RuleId, Scene, Seat, Turn};
use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::log::ObservedEvent;
use crate::prepared::hex_digest;
use crate::table::Table;

/// The match as one observer sees it, as JSON text.
#[derive(Clone)]
pub struct Snapshot {
    pub meta: SnapshotMeta,
    text: Vec<u8>,
}

/// The parts of a snapshot that a host needs to decide whether anything is new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotMeta {
    /// The number of the observer's last event.
    pub number: usize,
    pub turn: Turn,
    /// The id of the question to the observer; empty if it has no legal action. See [`crate::AnyTable::question`].
    pub question: String,
    /// Where the members that tell the position begin in the text: all but the number and the events.
    pub position_start: usize,
}

impl Snapshot {
    pub(crate) fn of(write: impl FnOnce(&mut Vec<u8>) -> SnapshotMeta) -> Snapshot {
        let mut text = Vec::new();
        let meta = write(&mut text);
        Snapshot { meta, text }
    }

    /// Returns the snapshot as JSON. Its members, in order:
    ///
    /// - `number`: the number of the last event;
    /// - `events`: the new events, each with number, rule, fact, message, line and lines;
    /// - `view`, `turn`;
    /// - `prompt`: the question to the observer, or null;
    /// - `offers`: the legal actions, each with action, message, help, rule and aside;
    /// - `question`: the id of the question.
    #[expect(clippy::expect_used, reason = "only JSON is written to the text")]
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.text).expect("invariant: JSON is UTF-8")
    }

    /// The members that tell the position, from `view` to `question`, as they are written in the text.
    pub fn position(&self) -> &[u8] {
        self.meta.position_in(&self.text)
    }
}

impl SnapshotMeta {
    /// The members that tell the position in the text of the snapshot.
    pub fn position_in<'a>(&self, text: &'a [u8]) -> &'a [u8] {
        text.get(self.position_start..text.len().saturating_sub(1)).unwrap_or_default()
    }
}

/// Embeds the snapshot in other JSON. [`crate::AnyTable::write_snapshot`] does the same without a copy.
impl Serialize for Snapshot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text: &RawValue = serde_json::from_str(self.text()).map_err(S::Error::custom)?;
        text.serialize(serializer)
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn write_snapshot(&self, out: &mut Vec<u8>, observer: Observer, since: usize) -> SnapshotMeta {
        let (number, turn, view) = (self.last_event_number(observer), self.turn(), self.view(observer));
        let mut object = ObjectWriter::append_to(out);
        object.member("number", &number);
        object.list("events", self.events_since(observer, since).iter().map(EventJson::of));
        let position_start = object.next_member();
        object.member("view", &view);
        object.member("turn", &turn);
        object.member("prompt", &view.prompt());
        let legal = observer.seat().map(|seat| self.legal(seat)).unwrap_or_default();
        let offers = object.list("offers", self.offers(&legal));
        let question = self.question_id(observer.seat(), object.slice(offers));
        object.member("question", &question);
        object.end();
        SnapshotMeta { number, turn, question, position_start }
    }

    pub(crate) fn question(&self, seat: Seat) -> String {
        let mut text = Vec::new();
        let mut object = ObjectWriter::append_to(&mut text);
        let legal = self.legal(seat);
        let offers = object.list("offers", self.offers(&legal));
        self.question_id(Some(seat), object.slice(offers))
    }

    fn offers<'a>(
        &'a self,
        legal: &'a [G::Action],
    ) -> impl Iterator<Item = OfferJson<'a, G::Action>> + Clone {
        legal.iter().map(|action| OfferJson::of(action, self.help(*action)))
    }

    /// The id depends only on what the seat knows: its own decisions and its legal actions.
    fn question_id(&self, seat: Option<Seat>, offers: &[u8]) -> String {
        match seat.filter(|_| offers != EMPTY_LIST) {
            Some(seat) => format!("{}-{}", self.history.decisions(seat), hex_digest(offers, 8)),
            None => String::new(),
        }
    }
}

/// Writes a JSON object member by member at the end of a buffer.
struct ObjectWriter<'a> {
    text: &'a mut Vec<u8>,
    start: usize,
}

impl ObjectWriter<'_> {
    fn append_to(text: &mut Vec<u8>) -> ObjectWriter<'_> {
        let start = text.len();
        ObjectWriter { text, start }
    }

    /// Writes a value. Only a mistake in the game's types can make it fail; the value is then null.
    fn member(&mut self, name: &str, value: &impl Serialize) -> Range<usize> {
        self.begin(name);
        let start = self.text.len();
        if serde_json::to_writer(&mut *self.text, value).is_err() {
            self.text.truncate(start);
            self.text.extend_from_slice(b"null");
        }
        start..self.text.len()
    }

    /// Writes a list. Its items are created one by one.
    fn list<T: Serialize>(&mut self, name: &str, items: impl Iterator<Item = T> + Clone) -> Range<usize> {
        self.member(name, &Items(items))
    }

    /// Where the next member begins, counted from the start of the object. It is not the first.
    fn next_member(&self) -> usize {
        self.text.len() - self.start + 1
    }

    fn begin(&mut self, name: &str) {
        self.text.extend_from_slice(if self.text.len() == self.start { b"{\"" } else { b",\"" });
        self.text.extend_from_slice(name.as_bytes());
        self.text.extend_from_slice(b"\":");
    }

    #[expect(clippy::expect_used, reason = "the place is that of a list in the text")]
    fn slice(&self, place: Range<usize>) -> &[u8] {
        self.text.get(place).expect("invariant: the text only grows")
    }

    fn end(self) {
        self.text.push(b'}');
    }
}

/// Serializes an iterator as a list.
struct Items<I>(I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for Items<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

const EMPTY_LIST: &[u8] = b"[]";

#[derive(Serialize)]
struct EventJson<'a, E> {
    number: usize,
    rule: RuleId,
    #[serde(rename = "fact")]
    event: &'a E,
    message: Message,
    line: usize,
    #[serde(skip_serializing_if = "<[LogLine]>::is_empty")]
    lines: &'a [LogLine],
}

impl<'a, E: HasMessage> EventJson<'a, E> {
    fn of(event: &'a ObservedEvent<E>) -> EventJson<'a, E> {
        EventJson {
            number: event.number,
            rule: event.rule,
            event: &event.event,
            message: event.event.message(),
            line: event.line,
            lines: &event.lines,
        }
    }
}

#[derive(Serialize)]
struct OfferJson<'a, A> {
    action: &'a A,
    message: Message,
    help: Message,
    rule: RuleId,
    aside: bool,
}

impl<'a, A: Choice> OfferJson<'a, A> {
    fn of(action: &'a A, help: Message) -> OfferJson<'a, A> {
        OfferJson { action, message: action.message(), help, rule: action.rule(), aside: action.is_aside() }
    }
}
