//! The subscribers of a room, and what each of them is sent.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::{Observer, Seat, SeatSet, Turn};
use room::RoomError;
use room::ids::PlayerId;
use room::protocol::{ChatLine, Cover, Cursor, NamedPlayer, RoomInfo, ServerMessage, UndoPrice, You};
use room::{Presence, Room, Stage, seat_of};
use table::{AnyTable, SnapshotMeta};

use super::changes::Changes;
use super::delayed_view::DelayedView;
use super::message::{ClientSender, Ending, Visitor};
use super::write_buffer::{encode, json, write_json};
use crate::error::ApiError;

/// How many of the latest events a message contains at most. Earlier ones are available over HTTP.
const MOST_EVENTS: usize = 100;

#[derive(Default)]
pub(super) struct Subscribers {
    subscribers: Vec<Subscriber>,
    /// The question that each seat was last sent, and the number of the last entry at that time.
    asked: Vec<(Seat, String)>,
    asked_after: i64,
}

struct Subscriber {
    visitor: Visitor,
    client: ClientSender,
    observer: Observer,
    seen: Seen,
    chat: i64,
    personal: Personal,
}

/// The fields of [`You`] that change while the seat stays. If they differ, the subscriber gets a new one.
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

/// The part of the match that a subscriber was sent. An observer learns only from events, the turn and its own
/// question. If none of these changed, it gets no update, so it does not even learn that someone decided.
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

/// Everything that messages to subscribers are built from.
pub(super) struct RoomState<'a> {
    pub(super) room: &'a Room,
    pub(super) delayed: Option<&'a DelayedView>,
    pub(super) presence: &'a Presence,
    pub(super) now_ms: i64,
}

/// An encoded update. It fits all subscribers with the same observer and cursor.
struct EncodedUpdate {
    observer: Observer,
    since: Cursor,
    seen: Seen,
    text: Arc<str>,
}

impl<'a> RoomState<'a> {
    pub(super) fn table(&self, observer: Observer) -> Option<&dyn AnyTable> {
        match self.delayed {
            Some(delayed) if observer == Observer::Public => delayed.table(),
            _ => self.room.table(),
        }
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

    fn you(&self, subscriber: &Subscriber) -> You {
        self.room.you(subscriber.visitor.player.as_ref(), subscriber.observer, self.presence)
    }

    /// The chat lines that a subscriber has not been sent.
    fn unread(&self, subscriber: &Subscriber) -> Vec<&'a ChatLine> {
        let until = match self.delayed {
            Some(delayed) if subscriber.observer == Observer::Public => delayed.time_ms(self.now_ms),
            _ => i64::MAX,
        };
        let reader = subscriber.visitor.player.as_ref();
        let over = self.over(subscriber.observer);
        let chat = self.room.chat();
        chat.visible_lines(subscriber.chat, until, reader, subscriber.observer, over).collect()
    }

    fn over(&self, observer: Observer) -> bool {
        self.table(observer).is_some_and(|table| table.is_over())
            || matches!(self.room.stage(), Stage::Closed { .. })
    }
}

impl Subscribers {
    /// Adds a subscriber. The caller sends the welcome with [`Subscribers::greet`].
    pub(super) fn join(
        &mut self,
        room: &Room,
        visitor: Visitor,
        client: ClientSender,
        chat_after: Option<i64>,
    ) {
        let observer = room.observer(visitor.player.as_ref());
        let (seen, chat, personal) = (Seen::default(), chat_after.unwrap_or(0), Personal::default());
        self.subscribers.push(Subscriber { visitor, client, observer, seen, chat, personal });
    }

    /// Sends the welcome to a new subscriber, with the events after the given cursor.
    pub(super) fn greet(&mut self, state: &RoomState<'_>, client: u64, after: Option<Cursor>) {
        let newcomer = self.subscribers.iter_mut().find(|subscriber| subscriber.client.id == client);
        if newcomer.is_some_and(|subscriber| !subscriber.welcome(state, after)) {
            self.leave(client);
        }
    }

    /// Removes a subscriber.
    pub(super) fn leave(&mut self, client: u64) -> Option<Visitor> {
        let place = self.subscribers.iter().position(|subscriber| subscriber.client.id == client)?;
        Some(self.subscribers.swap_remove(place).visitor)
    }

    /// Sends each subscriber what is new to it, and removes those that cannot be reached.
    pub(super) fn broadcast(&mut self, state: &RoomState<'_>, changes: Changes) {
        let mut encoded: Vec<EncodedUpdate> = Vec::new();
        let for_public = if state.delayed.is_some() { changes.for_delayed() } else { changes.undelayed() };
        let for_seats = changes.undelayed();
        let info = for_seats.room_info.then(|| encode_room_info(state, Observer::Seat(Seat::FIRST)));
        let info_public = for_public.room_info.then(|| encode_room_info(state, Observer::Public));
        self.subscribers.retain_mut(|subscriber| {
            if subscriber.update_observer(state) {
                return subscriber.welcome(state, None);
            }
            let is_public = subscriber.observer == Observer::Public;
            let (changes, info) = if is_public { (for_public, &info_public) } else { (for_seats, &info) };
            let reached = info.as_ref().is_none_or(|text| subscriber.client.send(Arc::clone(text)));
            reached
                && (!changes.in_match || subscriber.update(state, &mut encoded))
                && (!changes.chat || subscriber.send_chat(state))
                && (!changes.personal || subscriber.send_you(state))
        });
        if !encoded.is_empty() {
            let question = |one: EncodedUpdate| Some((one.observer.seat()?, one.seen.question));
            self.asked = encoded.into_iter().filter_map(question).collect();
            self.asked_after = state.room.number();
        }
    }

    /// Whether the seat's latest message asked this question. This saves the room from computing it again for the
    /// usual decision, which answers the latest question.
    pub(super) fn was_just_asked(&self, room: &Room, seat: Seat, question: &str) -> bool {
        let is_latest = self.asked_after == room.number();
        is_latest && self.asked.iter().any(|(asked, latest)| *asked == seat && latest == question)
    }

    /// Removes people whose data are deleted.
    pub(super) fn drop_people(&mut self, people: &BTreeSet<PlayerId>) {
        let is_kept = |subscriber: &Subscriber| {
            subscriber.visitor.player.as_ref().is_none_or(|player| !people.contains(player))
        };
        self.subscribers.retain(is_kept);
    }

    /// Removes subscribers who may not watch any more: the match began without them, or they lost their seat.
    pub(super) fn remove_unwelcome(&mut self, room: &Room) {
        self.subscribers.retain(|subscriber| {
            let may_stay = room.may_watch(subscriber.visitor.player.as_ref());
            if !may_stay {
                refuse_spectator(&subscriber.client);
            }
            may_stay
        });
    }

    pub(super) fn has_spectators(&self, room: &Room) -> bool {
        self.subscribers
            .iter()
            .any(|subscriber| room.observer(subscriber.visitor.player.as_ref()) == Observer::Public)
    }

    /// Ends the subscriptions of all spectators.
    pub(super) fn drop_spectators(&mut self, room: &Room, ending: Ending) {
        self.subscribers.retain(|subscriber| {
            let is_spectator = room.observer(subscriber.visitor.player.as_ref()) == Observer::Public;
            if is_spectator {
                subscriber.client.end(ending);
            }
            !is_spectator
        });
    }

    pub(super) fn send(&mut self, client: u64, message: &ServerMessage<'_>) {
        let reached = match self.subscribers.iter().find(|subscriber| subscriber.client.id == client) {
            Some(subscriber) => subscriber.client.send(json(message)),
            None => return,
        };
        if !reached {
            self.leave(client);
        }
    }

    /// Sends a subscriber the current position, even if it has not changed.
    pub(super) fn refresh(&mut self, state: &RoomState<'_>, client: u64) {
        if let Some(subscriber) =
            self.subscribers.iter_mut().find(|subscriber| subscriber.client.id == client)
            && let Some(encoded) = subscriber.encode(state)
        {
            subscriber.send(&encoded);
        }
    }

    pub(super) fn observer(&self, client: u64) -> Option<Observer> {
        self.subscribers
            .iter()
            .find(|subscriber| subscriber.client.id == client)
            .map(|subscriber| subscriber.observer)
    }

    /// The seats whose owners are connected.
    pub(super) fn seats(&self, room: &Room) -> SeatSet {
        let players = self.subscribers.iter().filter_map(|subscriber| subscriber.visitor.player.as_ref());
        players.filter_map(|player| seat_of(room.places(), player)).collect()
    }

    /// The spectators who have a session, each once.
    pub(super) fn spectators(&self, room: &Room) -> Vec<NamedPlayer> {
        let named = self.subscribers.iter().filter(|subscriber| subscriber.observer == Observer::Public);
        let mut spectators: Vec<NamedPlayer> = named
            .filter_map(|subscriber| {
                let player = subscriber.visitor.player.clone()?;
                seat_of(room.places(), &player)
                    .is_none()
                    .then(|| NamedPlayer { player, name: subscriber.visitor.name.clone() })
            })
            .collect();
        spectators.sort_by(|one, other| one.player.cmp(&other.player));
        spectators.dedup_by(|one, other| one.player == other.player);
        spectators
    }

    pub(super) fn is_empty(&self) -> bool {
        self.subscribers.is_empty()
    }
}

impl Subscriber {
    /// Whether the subscriber's observer changed since the last message, because they took or left a seat.
    fn update_observer(&mut self, state: &RoomState<'_>) -> bool {
        let observer = state.room.observer(self.visitor.player.as_ref());
        std::mem::replace(&mut self.observer, observer) != observer
    }

    /// Sends the full state of the room. With a cursor of the current undo epoch, only later events are included.
    fn welcome(&mut self, state: &RoomState<'_>, after: Option<Cursor>) -> bool {
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
        self.client.send(text)
    }

    /// Sends an update if the observer can see a change. It is encoded once for all subscribers with the same cursor.
    fn update(&mut self, state: &RoomState<'_>, encoded: &mut Vec<EncodedUpdate>) -> bool {
        let since = self.since(state);
        let fits = |one: &&EncodedUpdate| one.observer == self.observer && one.since == since;
        if let Some(same) = encoded.iter().find(fits) {
            return same.seen == self.seen || self.send(same);
        }
        let Some(fresh) = self.encode(state) else { return true };
        let reached = fresh.seen == self.seen || self.send(&fresh);
        encoded.push(fresh);
        reached
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

    fn send(&mut self, encoded: &EncodedUpdate) -> bool {
        self.seen.clone_from(&encoded.seen);
        self.client.send(Arc::clone(&encoded.text))
    }

    /// Sends [`You`] if it changed. Other subscribers are not informed.
    fn send_you(&mut self, state: &RoomState<'_>) -> bool {
        let you = state.you(self);
        let personal = Personal::of(&you);
        let before = std::mem::replace(&mut self.personal, personal);
        before == personal || self.client.send(json(&ServerMessage::You { you }))
    }

    fn send_chat(&mut self, state: &RoomState<'_>) -> bool {
        let lines = state.unread(self);
        let Some(last) = lines.last().map(|line| line.number) else { return true };
        self.chat = last;
        self.client.send(json(&ServerMessage::Chat { lines }))
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

/// Refuses a spectator.
pub(super) fn refuse_spectator(client: &ClientSender) {
    client.send(json(&ServerMessage::Error(ApiError::from(RoomError::NoSpectators).message(None))));
    client.end(Ending::NoSpectators);
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
