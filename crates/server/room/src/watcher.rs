//! What someone who watches a room was sent, and what is new to them.

use std::sync::Arc;

use game::{Observer, Seat, Turn};
use table::{AnyTable, Snapshot, SnapshotMeta};

use crate::changes::Changes;
use crate::error::RoomError;
use crate::ids::PlayerId;
use crate::protocol::{ChatLine, Cover, Cursor, ErrorMessage, Hello, RoomInfo, ServerMessage, You};
use crate::room::{Presence, Room, Stage};
use crate::updates::{Form, LastPositions, Request, Update, Version};
use crate::write_buffer::json;

/// How many of the latest events a message contains at most. Earlier ones are available over HTTP.
const MOST_EVENTS: usize = 100;

/// Someone who watches a room, with or without a seat.
pub struct Watcher {
    player: Option<PlayerId>,
    observer: Observer,
    form: Form,
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
    last: &'a mut LastPositions,
    encoded: Vec<EncodedUpdate>,
}

/// An encoded update. It fits all watchers with the same request.
struct EncodedUpdate {
    request: Request,
    seen: Seen,
    /// The form of the watcher's next request.
    form: Form,
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
    pub fn new(state: &'a RoomState<'a>, changes: Changes, last: &'a mut LastPositions) -> Broadcast<'a> {
        let for_public = if state.delayed.is_some() { changes.for_delayed() } else { changes.undelayed() };
        let for_seats = changes.undelayed();
        let info = for_seats.room_info.then(|| encode_room_info(state, Observer::Seat(Seat::FIRST)));
        let info_public = for_public.room_info.then(|| encode_room_info(state, Observer::Public));
        Broadcast { state, for_seats, for_public, info, info_public, last, encoded: Vec::new() }
    }

    /// The question that each seat was sent; `None` if nobody got an update.
    pub fn asked(self) -> Option<Vec<(Seat, String)>> {
        let question = |one: EncodedUpdate| Some((one.request.observer.seat()?, one.seen.question));
        (!self.encoded.is_empty()).then(|| self.encoded.into_iter().filter_map(question).collect())
    }
}

impl EncodedUpdate {
    fn of(state: &RoomState<'_>, request: Request, last: &mut LastPositions) -> Option<EncodedUpdate> {
        let Update { meta, form, text } = last.encode(state.table(request.observer)?, request);
        Some(EncodedUpdate { request, seen: Seen::of(request.since.undo_epoch, meta), form, text })
    }
}

impl Watcher {
    pub fn new(room: &Room, player: Option<PlayerId>, hello: &Hello) -> Watcher {
        let observer = room.observer(player.as_ref());
        let form = if hello.patches { Form::Patch { since: None } } else { Form::Whole };
        let (seen, chat, personal) = (Seen::default(), hello.chat_after.unwrap_or(0), Personal::default());
        Watcher { player, observer, form, seen, chat, personal }
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
        let position = snapshot.as_ref().map(Snapshot::position);
        let version = position.filter(|_| self.form != Form::Whole).map(Version::of);
        self.form = self.form.after(version);
        let message = ServerMessage::Welcome {
            you,
            room: &shown,
            undo_epoch: here.undo_epoch,
            snapshot: snapshot.as_ref(),
            undo: state.room.undo_price(self.observer),
            chat,
            version,
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
            && (!changes.in_match || self.update(news).is_none_or(&mut *send))
            && (!changes.chat || self.new_chat(state).is_none_or(&mut *send))
            && (!changes.personal || self.new_you(state).is_none_or(&mut *send))
    }

    /// The current position, even if it has not changed.
    pub fn refresh(&mut self, state: &RoomState<'_>) -> Option<Arc<str>> {
        let request = Request { form: self.form.after(None), ..self.request(state) };
        let fresh = EncodedUpdate::of(state, request, &mut LastPositions::default())?;
        (self.seen, self.form) = (fresh.seen, fresh.form);
        Some(fresh.text)
    }

    /// Whether the observer changed since the last message, because the watcher took or left a seat.
    fn update_observer(&mut self, state: &RoomState<'_>) -> bool {
        let observer = state.room.observer(self.player.as_ref());
        std::mem::replace(&mut self.observer, observer) != observer
    }

    /// An update if the observer can see a change. It is encoded once for all watchers with the same request.
    fn update(&mut self, news: &mut Broadcast<'_>) -> Option<Arc<str>> {
        let request = self.request(news.state);
        if !news.encoded.iter().any(|one| one.request == request) {
            news.encoded.push(EncodedUpdate::of(news.state, request, news.last)?);
        }
        let is_new = |one: &&EncodedUpdate| one.request == request && one.seen != self.seen;
        let fitting = news.encoded.iter().find(is_new)?;
        self.seen.clone_from(&fitting.seen);
        self.form = fitting.form;
        Some(Arc::clone(&fitting.text))
    }

    fn request(&self, state: &RoomState<'_>) -> Request {
        let (observer, form) = (self.observer, self.form);
        Request { observer, since: self.since(state), form, undo: state.room.undo_price(observer) }
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
