//! The subscribers of a room.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Observer, Seat, SeatSet};
use room::RoomError;
use room::ids::PlayerId;
use room::protocol::{Cursor, Hello, NamedPlayer, ServerMessage};
use room::{Broadcast, Changes, LastPositions, Room, RoomState, Watcher, json, seat_of};

use super::message::{ClientSender, Ending, Visitor};
use crate::error::ApiError;

#[derive(Default)]
pub(super) struct Subscribers {
    subscribers: Vec<Subscriber>,
    /// The question that each seat was last sent, and the number of the last entry at that time.
    asked: Vec<(Seat, String)>,
    asked_after: i64,
    last_positions: LastPositions,
    /// When they were last needed.
    last_told: Option<Instant>,
}

/// How long the last positions are kept. After a longer silence, everyone is sent the whole position, so that a table where
/// nobody decides takes less memory.
const KEPT: Duration = Duration::from_secs(120);

struct Subscriber {
    visitor: Visitor,
    client: ClientSender,
    watcher: Watcher,
}

impl Subscribers {
    /// Adds a subscriber. The caller sends the welcome with [`Subscribers::greet`].
    pub(super) fn join(&mut self, room: &Room, visitor: Visitor, client: ClientSender, hello: &Hello) {
        let watcher = Watcher::new(room, visitor.player.clone(), hello);
        self.subscribers.push(Subscriber { visitor, client, watcher });
    }

    /// Sends the welcome to a new subscriber, with the events after the given cursor.
    pub(super) fn greet(&mut self, state: &RoomState<'_>, client: u64, after: Option<Cursor>) {
        if let Some(Subscriber { client: sender, watcher, .. }) = self.find(client)
            && !sender.send(watcher.welcome(state, after))
        {
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
        let mut news = Broadcast::new(state, changes, &mut self.last_positions);
        self.subscribers.retain_mut(|Subscriber { client, watcher, .. }| {
            watcher.tell(&mut news, &mut |text| client.send(text))
        });
        if let Some(asked) = news.asked() {
            self.asked = asked;
            self.asked_after = state.room.number();
            self.last_told = (!self.last_positions.is_empty()).then(Instant::now);
        }
    }

    /// When [`Subscribers::save_memory`] has something to do.
    pub(super) fn silent_at(&self) -> Option<Instant> {
        Some(self.last_told? + KEPT)
    }

    /// Forgets the last positions if nobody has been told anything for long.
    pub(super) fn save_memory(&mut self) {
        if self.last_told.is_some_and(|told| told.elapsed() >= KEPT) {
            self.last_positions.forget();
            self.last_told = None;
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
        self.send_text(client, json(message));
    }

    /// Sends a message that is already encoded.
    pub(super) fn send_text(&mut self, client: u64, text: Arc<str>) {
        if self.find(client).is_some_and(|subscriber| !subscriber.client.send(text)) {
            self.leave(client);
        }
    }

    /// Sends a subscriber the current position, even if it has not changed.
    pub(super) fn refresh(&mut self, state: &RoomState<'_>, client: u64) {
        if let Some(subscriber) = self.find(client)
            && let Some(text) = subscriber.watcher.refresh(state)
        {
            subscriber.client.send(text);
        }
    }

    pub(super) fn observer(&mut self, client: u64) -> Option<Observer> {
        self.find(client).map(|subscriber| subscriber.watcher.observer())
    }

    /// The seats whose owners are connected.
    pub(super) fn seats(&self, room: &Room) -> SeatSet {
        let players = self.subscribers.iter().filter_map(|subscriber| subscriber.visitor.player.as_ref());
        players.filter_map(|player| seat_of(room.places(), player)).collect()
    }

    /// The spectators who have a session, each once.
    pub(super) fn spectators(&self, room: &Room) -> Vec<NamedPlayer> {
        let is_public = |subscriber: &&Subscriber| subscriber.watcher.observer() == Observer::Public;
        let mut spectators: Vec<NamedPlayer> = self
            .subscribers
            .iter()
            .filter(is_public)
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

    fn find(&mut self, client: u64) -> Option<&mut Subscriber> {
        self.subscribers.iter_mut().find(|subscriber| subscriber.client.id == client)
    }
}

/// Refuses a spectator.
pub(super) fn refuse_spectator(client: &ClientSender) {
    client.send(json(&ServerMessage::Error(ApiError::from(RoomError::NoSpectators).message(None))));
    client.end(Ending::NoSpectators);
}
