//! What someone who watches a room was sent, and what is new to them.

use std::sync::Arc;

use game::{Observer, Seat, Turn};
use table::{AnyTable, SnapshotMeta};

use crate::changes::Changes;
use crate::error::RoomError;
use crate::ids::PlayerId;
use crate::protocol::{ChatLine, Cover, Cursor, ErrorMessage, RoomInfo, ServerMessage, UndoPrice, You};
use crate::room::{Presence, Room, Stage};
use crate::write_buffer::{encode, json, write_json};

/// How many of the latest events a message contains at most. Earlier ones are available over HTTP.
const MOST_EVENTS: usize = 100;

/// Someone who watches a room, with or without a seat.
pub struct Watcher {
    player: Option<PlayerId>,
    observer: Observer,
    seen: Seen,
    chat: i64,
    personal: Personal,
}

/// The fields of [`You`] that change while the seat stays. If they differ, the watcher gets a new one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Personal {
    may_speak: bool,
    seat_refused: bool,
    muted: usize,
    muted_by_host: usize,
}

impl Personal {
    fn of(you: &You) -> Personal {
        let (muted, muted_by_host) = (you.muted.len(), you.muted_by_host.len());
        Personal { may_speak: you.may_speak, seat_refused: you.seat_refused, muted, muted_by_host }
    }
}

/// The part of the match that a watcher was sent. An observer learns only from events, the turn and its own question.
/// If none of these changed, it gets no update, so it does not even learn that someone decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seen {
    cursor: Cursor,
    turn: Option<Turn>,
    question: String,
}

impl Seen {
    fn of(undo_epoch: u32, meta: SnapshotMeta) -> Seen {
        let cursor = Cursor { undo_epoch, number: meta.number };
        Seen { cursor, turn: Some(meta.turn), question: meta.question }
    }
}

/// Everything that messages to watchers are built from.
pub struct RoomState<'a> {
    pub room: &'a Room,
    /// What spectators see, if it is delayed.
    pub delayed: Option<Delayed<'a>>,
    pub presence: &'a Presence,
    pub now_ms: i64,
}

/// The match as delayed spectators see it.
pub struct Delayed<'a> {
    pub table: Option<&'a dyn AnyTable>,
    /// The time up to which they see it.
    pub until_ms: i64,
}

/// The messages for everyone who watches after a change. What several of them get is encoded once.
pub struct Broadcast<'a> {
    state: &'a RoomState<'a>,
    for_seats: Changes,
    for_public: Changes,
    info: Option<Arc<str>>,
    info_public: Option<Arc<str>>,
    encoded: Vec<EncodedUpdate>,
}

/// An encoded update. It fits all watchers with the same observer and cursor.
struct EncodedUpdate {
    observer: Observer,
    since: Cursor,
    seen: Seen,
    text: Arc<str>,
}

impl<'a> RoomState<'a> {
    /// The match as this observer sees it.
    pub fn table(&self, observer: Observer) -> Option<&dyn AnyTable> {
        match &self.delayed {
            Some(delayed) if observer == Observer::Public => delayed.table,
            _ => self.room.table(),
        }
    }

    /// The position in sentences.
    pub fn scene(&self, observer: Observer) -> Arc<str> {
        let Some(table) = self.table(observer) else {
            return json(&ServerMessage::Error(ErrorMessage::of(&RoomError::NotBegun, None)));
        };
        let (lines, prompt) = table.scene(observer);
        json(&ServerMessage::Scene { lines, prompt, glossary: table.glossary(observer) })
    }

    fn cursor(&self, observer: Observer) -> Cursor {
        let of = |table: &dyn AnyTable| Cursor {
            undo_epoch: table.undo_epoch(),
            number: table.last_event_number(observer),
        };
        self.table(observer).map(of).unwrap_or_default()
    }

    /// The room info for an observer. For delayed spectators it hides the clocks and everything else that reveals the
    /// current position.
    fn shown(&self, observer: Observer) -> RoomInfo {
        let mut shown = self.room.info(self.table(observer), self.presence, self.now_ms);
        if self.delayed.is_some() && observer == Observer::Public {
            shown.undo = None;
            shown.next = shown.next.filter(|_| self.over(observer));
            for seat in &mut shown.seats {
                seat.covered = seat.covered.filter(|cover| *cover != Cover::TimeOut);
                (seat.bank_ms, seat.asked_ms, seat.deadline_ms) = (None, None, None);
            }
        }
        shown
    }

    fn you(&self, watcher: &Watcher) -> You {
        self.room.you(watcher.player.as_ref(), watcher.observer, self.presence)
    }

    /// The chat lines that a watcher has not been sent.
    fn unread(&self, watcher: &Watcher) -> Vec<&'a ChatLine> {
        let until = match &self.delayed {
            Some(delayed) if watcher.observer == Observer::Public => delayed.until_ms,
            _ => i64::MAX,
        };
        let (reader, over) = (watcher.player.as_ref(), self.over(watcher.observer));
        self.room.chat().visible_lines(watcher.chat, until, reader, watcher.observer, over).collect()
    }

    fn over(&self, observer: Observer) -> bool {
        self.table(observer).is_some_and(|table| table.is_over())
            || matches!(self.room.stage(), Stage::Closed { .. })
    }
}

impl<'a> Broadcast<'a> {
    pub fn new(state: &'a RoomState<'a>, changes: Changes) -> Broadcast<'a> {
        let for_public = if state.delayed.is_some() { changes.for_delayed() } else { changes.undelayed() };
        let for_seats = changes.undelayed();
        let info = for_seats.room_info.then(|| encode_room_info(state, Observer::Seat(Seat::FIRST)));
        let info_public = for_public.room_info.then(|| encode_room_info(state, Observer::Public));
        Broadcast { state, for_seats, for_public, info, info_public, encoded: Vec::new() }
    }

    /// The question that each seat was sent; `None` if nobody got an update.
    pub fn asked(self) -> Option<Vec<(Seat, String)>> {
        let question = |one: EncodedUpdate| Some((one.observer.seat()?, one.seen.question));
        (!self.encoded.is_empty()).then(|| self.encoded.into_iter().filter_map(question).collect())
    }
}

impl Watcher {
    pub fn new(room: &Room, player: Option<PlayerId>, chat_after: Option<i64>) -> Watcher {
        let observer = room.observer(player.as_ref());
        let (seen, chat, personal) = (Seen::default(), chat_after.unwrap_or(0), Personal::default());
        Watcher { player, observer, seen, chat, personal }
    }

    pub fn player(&self) -> Option<&PlayerId> {
        self.player.as_ref()
    }

    pub fn observer(&self) -> Observer {
        self.observer
    }

    /// The full state of the room. With a cursor of the current undo epoch, only later events are included.
    pub fn welcome(&mut self, state: &RoomState<'_>, after: Option<Cursor>) -> Arc<str> {
        let here = state.cursor(self.observer);
        let known = after.filter(|after| after.undo_epoch == here.undo_epoch && after.number <= here.number);
        let since = here.number.saturating_sub(MOST_EVENTS).max(known.map_or(0, |known| known.number));
        let snapshot = state.table(self.observer).map(|table| table.snapshot(self.observer, since));
        let shown = state.shown(self.observer);
        let chat = state.unread(self);
        let read = chat.last().map_or(self.chat, |line| line.number);
        let you = state.you(self);
        self.personal = Personal::of(&you);
        let message = ServerMessage::Welcome {
            you,
            room: &shown,
            undo_epoch: here.undo_epoch,
            snapshot: snapshot.as_ref(),
            undo: state.room.undo_price(self.observer),
            chat,
        };
        let text = json(&message);
        self.seen = snapshot.map(|snapshot| Seen::of(here.undo_epoch, snapshot.meta)).unwrap_or_default();
        self.chat = read;
        text
    }

    /// Sends what is new to this watcher. Stops with `false` when `send` does.
    pub fn tell(&mut self, news: &mut Broadcast<'_>, send: &mut dyn FnMut(Arc<str>) -> bool) -> bool {
        let state = news.state;
        if self.update_observer(state) {
            return send(self.welcome(state, None));
        }
        let is_public = self.observer == Observer::Public;
        let (changes, info) =
            if is_public { (news.for_public, &news.info_public) } else { (news.for_seats, &news.info) };
        info.as_ref().is_none_or(|text| send(Arc::clone(text)))
            && (!changes.in_match || self.update(state, &mut news.encoded).is_none_or(&mut *send))
            && (!changes.chat || self.new_chat(state).is_none_or(&mut *send))
            && (!changes.personal || self.new_you(state).is_none_or(&mut *send))
    }

    /// The current position, even if it has not changed.
    pub fn refresh(&mut self, state: &RoomState<'_>) -> Option<Arc<str>> {
        let fresh = self.encode(state)?;
        self.seen = fresh.seen;
        Some(fresh.text)
    }

    /// Whether the observer changed since the last message, because the watcher took or left a seat.
    fn update_observer(&mut self, state: &RoomState<'_>) -> bool {
        let observer = state.room.observer(self.player.as_ref());
        std::mem::replace(&mut self.observer, observer) != observer
    }

    /// An update if the observer can see a change. It is encoded once for all watchers with the same cursor.
    fn update(&mut self, state: &RoomState<'_>, encoded: &mut Vec<EncodedUpdate>) -> Option<Arc<str>> {
        let since = self.since(state);
        let fits = |one: &EncodedUpdate| one.observer == self.observer && one.since == since;
        if !encoded.iter().any(fits) {
            encoded.push(self.encode(state)?);
        }
        let fitting = encoded.iter().find(|one| fits(one)).filter(|one| one.seen != self.seen)?;
        self.seen.clone_from(&fitting.seen);
        Some(Arc::clone(&fitting.text))
    }

    /// The cursor from which events are sent. After an undo, the latest events are sent again.
    fn since(&self, state: &RoomState<'_>) -> Cursor {
        let here = state.cursor(self.observer);
        if self.seen.cursor.undo_epoch == here.undo_epoch {
            self.seen.cursor
        } else {
            Cursor { number: here.number.saturating_sub(MOST_EVENTS), ..here }
        }
    }

    fn encode(&self, state: &RoomState<'_>) -> Option<EncodedUpdate> {
        let (observer, since) = (self.observer, self.since(state));
        let (table, undo) = (state.table(observer)?, state.room.undo_price(observer));
        let (meta, text) = update(table, observer, since, undo);
        Some(EncodedUpdate { observer, since, seen: Seen::of(since.undo_epoch, meta), text })
    }

    /// [`You`] if it changed. Others are not informed.
    fn new_you(&mut self, state: &RoomState<'_>) -> Option<Arc<str>> {
        let you = state.you(self);
        let personal = Personal::of(&you);
        let before = std::mem::replace(&mut self.personal, personal);
        (before != personal).then(|| json(&ServerMessage::You { you }))
    }

    fn new_chat(&mut self, state: &RoomState<'_>) -> Option<Arc<str>> {
        let lines = state.unread(self);
        self.chat = lines.last()?.number;
        Some(json(&ServerMessage::Chat { lines }))
    }
}

fn encode_room_info(state: &RoomState<'_>, observer: Observer) -> Arc<str> {
    json(&ServerMessage::Room { room: &state.shown(observer) })
}

/// Encodes [`ServerMessage::Update`]. Everyone gets one after each decision, and the snapshot is most of it. So it is
/// encoded into the buffer directly and not copied.
fn update(
    table: &dyn AnyTable,
    observer: Observer,
    since: Cursor,
    undo: Option<UndoPrice>,
) -> (SnapshotMeta, Arc<str>) {
    encode(|buffer| {
        buffer.extend_from_slice(br#"{"type":"update","undo_epoch":"#);
        write_json(buffer, &since.undo_epoch);
        buffer.extend_from_slice(br#","snapshot":"#);
        let meta = table.write_snapshot(buffer, observer, since.number);
        buffer.extend_from_slice(br#","undo":"#);
        write_json(buffer, &undo);
        buffer.push(b'}');
        meta
    })
}

#[cfg(test)]
mod tests {
    use table::{Chance, Config};

    use super::*;

    fn check(undo: Option<UndoPrice>) {
        for game in catalog::GAMES {
            let table = (game.open)(Config::of(3), Chance::of_seed(7)).unwrap();
            let snapshot = table.snapshot(Observer::Seat(Seat::FIRST), 0);
            let sent = json(&ServerMessage::Update { undo_epoch: 3, snapshot: &snapshot, undo });
            let since = Cursor { undo_epoch: 3, number: 0 };
            assert_eq!(update(&*table, Observer::Seat(Seat::FIRST), since, undo), (snapshot.meta, sent));
        }
    }

    #[test]
    fn the_encoded_update_equals_its_type() {
        check(None);
        check(Some(UndoPrice::Free));
        check(Some(UndoPrice::Asks));
    }
}
