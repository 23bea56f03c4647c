//! The task that serves one room: it reads its message queue one message after the other.
//!
//! Every change is planned, stored, applied and broadcast, in this order. So clients never see a change that a crash
//! could undo.

mod alarm;
mod listing;
mod reminding;
mod timing;
#[cfg(test)]
mod weight;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use game::Seat;
use store::{Lease, NewEntry, Report, StoreError};
use table::Prepared;
use tokio::sync::mpsc;

use self::alarm::Alarm;
use self::reminding::Postponed;
use super::Rooms;
use super::bot_runner::{BotRunner, decider};
use super::delayed_view::DelayedView;
use super::message::{Answer, ClientSender, Ending, RoomMessage, Thought, Visitor, WeakRoomHandle};
use super::subscribers::{Broadcast, Changes, Subscribers, turn_away};
use super::summary::{self, Listing};
use crate::app::now_ms;
use crate::error::ApiError;
use crate::ratings;
use room::RoomError;
use room::ids::PlayerId;
use room::protocol::{Ack, Command, Cover, Cursor, ServerMessage};
use room::{Entry, Plan, Presence, Room, Stage};

pub(super) struct RoomTask {
    rooms: Arc<Rooms>,
    room: Room,
    lease: Lease,
    subscribers: Subscribers,
    bot_runner: BotRunner,
    presence: Presence,
    delayed: Option<DelayedView>,
    postponed: BTreeMap<Seat, Postponed>,
    inbox: mpsc::Receiver<Box<RoomMessage>>,
    /// The task's own queue, for bots. The weak handle does not keep the room open.
    post: WeakRoomHandle,
    /// Set if the store did not confirm the last write. The log must be read again before the next command.
    unsure: bool,
    /// When to save the summary that lists show.
    list_at: Option<Instant>,
    /// The players as they were last saved. They rarely change, so most summaries omit them.
    listed: Option<Vec<(i64, String)>>,
    idle_since: Instant,
    leaving: bool,
}

impl RoomTask {
    pub(super) fn new(
        rooms: Arc<Rooms>,
        room: Room,
        lease: Lease,
        (post, inbox): (WeakRoomHandle, mpsc::Receiver<Box<RoomMessage>>),
    ) -> RoomTask {
        let bot_runner = BotRunner::new(room.places().len(), Arc::clone(&rooms.bot_permits), now_ms());
        RoomTask {
            rooms,
            room,
            lease,
            subscribers: Subscribers::default(),
            bot_runner,
            presence: Presence::default(),
            delayed: None,
            postponed: BTreeMap::new(),
            inbox,
            post,
            unsure: false,
            list_at: None,
            listed: None,
            idle_since: Instant::now(),
            leaving: false,
        }
    }

    /// Runs until the room is stopped, moves to another node or has been idle for too long. Each handler is boxed, so
    /// that the future of a waiting room stays small.
    pub(super) async fn run(&mut self, closing: Option<Entry>) {
        metrics::gauge!("antorcha_rooms").increment(1.0);
        Box::pin(self.settle_in(closing)).await;
        let (mut stopped, mut alarm) = (None, Alarm::default());
        while !self.leaving {
            let wake = self.next_wake();
            let message = tokio::select! {
                biased;
                message = self.inbox.recv() => message,
                () = alarm.ring(wake) => {
                    Box::pin(self.on_time()).await;
                    continue;
                }
            };
            match message.map(|message| *message) {
                Some(RoomMessage::Stop { done }) => {
                    stopped = Some(done);
                    break;
                }
                Some(message) => Box::pin(self.read(message)).await,
                None => break,
            }
        }
        Box::pin(self.let_go()).await;
        if let Some(done) = stopped {
            let _ = done.send(());
        }
        metrics::gauge!("antorcha_rooms").decrement(1.0);
    }

    /// Closes a room that cannot be played, or restarts its clocks, before the first message is read.
    async fn settle_in(&mut self, closing: Option<Entry>) {
        let pause = (closing.is_none() && self.room.clocks().pauses()).then_some(Entry::Resumed);
        let entries: Vec<Entry> = closing.into_iter().chain(pause).collect();
        if !entries.is_empty() && self.enter(entries, None).await.is_err() {
            tracing::warn!(room = %self.room.id(), "a room could not be settled; it will be when it is next opened");
        }
        self.finish().await;
        self.think();
    }

    async fn read(&mut self, message: RoomMessage) {
        match message {
            RoomMessage::Watch { visitor, after, chat_after, client } => {
                self.watch(visitor, after, chat_after, client).await;
            }
            RoomMessage::Unwatch { client } => {
                self.subscribers.leave(client);
                self.look_around();
            }
            RoomMessage::Command { visitor, id, command, answer } => {
                let carried_out = self.command(&visitor, &id, command).await;
                self.answer(&id, carried_out, answer);
            }
            RoomMessage::Describe { client } => self.describe(client),
            RoomMessage::HandOver { from, to, name, done } => {
                let _ = done.send(self.hand_over(&from, &to, &name).await);
            }
            RoomMessage::BotChose(thought) => self.bot_chose(thought).await,
            RoomMessage::Stop { .. } => {}
        }
        self.idle_since = Instant::now();
    }

    async fn watch(
        &mut self,
        visitor: Visitor,
        after: Option<Cursor>,
        chat_after: Option<i64>,
        client: ClientSender,
    ) {
        let seat = visitor.player.as_ref().and_then(|player| room::seat_of(self.room.places(), player));
        if !self.room.may_watch(visitor.player.as_ref()) {
            return turn_away(&client);
        }
        if seat.is_none()
            && let Err(error) = self.ensure_delayed_view().await
        {
            tracing::warn!(room = %self.room.id(), %error, "the delayed view could not be built");
            return client.end(Ending::Unavailable);
        }
        let id = client.id;
        self.subscribers.join(&self.room, visitor, client, chat_after);
        let changed = self.look_quietly();
        let (stage, subscribers) = self.stage();
        subscribers.greet(&stage, id, after);
        if changed {
            self.tell(Changes { around: true, ..Changes::default() });
            self.think();
        }
        if let Some(seat) = seat.filter(|seat| self.room.covered(*seat) == Some(Cover::TimeOut)) {
            let back = self.enter(vec![Entry::Returned { seat }], None).await;
            self.log_failure("a seat could not be handed back", back);
        }
    }

    /// Builds the delayed view if this room delays spectators. If this fails, nobody may be served as a spectator:
    /// they would see the match without delay.
    async fn ensure_delayed_view(&mut self) -> Result<(), ApiError> {
        let delay_ms = i64::from(self.room.settings().spectators.delay_s) * 1_000;
        if delay_ms > 0 && self.delayed.is_none() {
            let log = self.rooms.log(self.room.id(), 0).await?;
            self.delayed = Some(DelayedView::new(delay_ms, &self.room, &log, now_ms())?);
        }
        Ok(())
    }

    async fn command(&mut self, visitor: &Visitor, id: &str, command: Command) -> Result<Ack, ApiError> {
        let player = visitor.player.as_ref().ok_or(ApiError::NoSession)?;
        self.be_sure().await?;
        self.rooms.limits.check_command(self.room.id(), player, &command)?;
        let start = Instant::now();
        let decides = matches!(command, Command::Decide { .. });
        let mut ack = Ack { id: id.to_owned(), again: false, room: None };
        let command = self.with_known_question(player, command);
        match self.room.plan(player, &visitor.name, id, command)? {
            Plan::Again => (ack.again, ack.room) = (true, self.room.next().cloned()),
            Plan::Enter { entries, prepared } => self.enter(entries, prepared).await?,
            Plan::Report { line, reason } => {
                self.report(line, player, reason).await?;
            }
            Plan::Rematch { entries } => {
                let room = self.rooms.open_room(entries).await?;
                self.enter(vec![Entry::Followed { room: room.clone() }], None).await?;
                ack.room = Some(room);
            }
        }
        if decides {
            metrics::histogram!("antorcha_decision_seconds").record(start.elapsed().as_secs_f64());
        }
        Ok(ack)
    }

    /// Removes the question from a decision if the seat was just sent that question, so that the room does not
    /// compute it again.
    fn with_known_question(&self, player: &PlayerId, command: Command) -> Command {
        let Command::Decide { question: Some(question), action, choice } = command else { return command };
        let seat = room::seat_of(self.room.places(), player);
        let known = seat.is_some_and(|seat| self.subscribers.was_just_asked(&self.room, seat, &question));
        Command::Decide { question: (!known).then_some(question), action, choice }
    }

    /// Stores a report of a chat line for the operators of the server.
    async fn report(&mut self, line: i64, reporter: &PlayerId, reason: String) -> Result<(), ApiError> {
        let (room, reporter) = (self.room.id().to_string(), reporter.to_string());
        self.rooms.store.add_report(Report { room, line, reporter, reason, at_ms: now_ms() }).await?;
        Ok(())
    }

    fn answer(&mut self, id: &str, carried_out: Result<Ack, ApiError>, answer: Answer) {
        let client = match answer {
            Answer::Caller(caller) => {
                let _ = caller.send(carried_out);
                return;
            }
            Answer::ClientSender(client) => client,
        };
        match carried_out {
            Ok(ack) => self.subscribers.send(client, &ServerMessage::Ack(ack)),
            Err(error) => {
                self.subscribers.send(client, &ServerMessage::Error(error.message(Some(id))));
                if error.is_stale() {
                    let (stage, subscribers) = self.stage();
                    subscribers.refresh(&stage, client);
                }
            }
        }
    }

    async fn hand_over(&mut self, from: &PlayerId, to: &PlayerId, name: &str) -> Result<(), ApiError> {
        self.be_sure().await?;
        let entries = self.room.plan_hand_over(from, to, name);
        if entries.is_empty() { Ok(()) } else { self.enter(entries, None).await }
    }

    fn describe(&mut self, client: u64) {
        let Some(observer) = self.subscribers.observer(client) else { return };
        let (stage, subscribers) = self.stage();
        let Some(table) = stage.table(observer) else {
            return subscribers
                .send(client, &ServerMessage::Error(ApiError::from(RoomError::NotBegun).message(None)));
        };
        let (lines, prompt) = table.scene(observer);
        let glossary = table.glossary(observer);
        subscribers.send(client, &ServerMessage::Scene { lines, prompt, glossary });
    }

    async fn bot_chose(&mut self, thought: Thought) {
        let Thought { seat, bot, kind, question, choice } = thought;
        self.bot_runner.rest(seat, bot);
        if self.be_sure().await.is_err() {
            return;
        }
        let covered = self.presence.covered;
        let still_asked = self.room.table().is_some_and(|table| table.question(seat) == question)
            && decider(&self.room, covered, seat).is_some();
        if let (true, Some(choice)) = (still_asked, choice) {
            match self.room.plan_bot_decision(seat, &kind, choice) {
                Ok(Plan::Enter { entries, prepared }) => {
                    let entered = self.enter(entries, prepared).await;
                    self.log_failure("a bot's decision could not be stored", entered);
                }
                Ok(_) => {}
                Err(error) => tracing::error!(room = %self.room.id(), %error, "a bot's decision was refused"),
            }
        }
        self.think();
    }

    /// Stores entries, applies them and broadcasts the changes. If the store rejects them, nothing changes.
    async fn enter(&mut self, entries: Vec<Entry>, mut prepared: Option<Prepared>) -> Result<(), ApiError> {
        let at_ms = now_ms();
        let unwritten = |_| ApiError::internal("an entry cannot be written");
        let line = |entry: &Entry| Ok(NewEntry { at_ms, body: entry.to_line().map_err(unwritten)? });
        let lines = entries.iter().map(line).collect::<Result<Vec<_>, ApiError>>()?;
        let asked = Instant::now();
        let stored = self.rooms.store.append(&self.lease, self.room.number() + 1, lines, None).await;
        metrics::histogram!("antorcha_store_seconds").record(asked.elapsed().as_secs_f64());
        self.check_stored(stored)?;
        let before = self.room.setting();
        let mut changes = Changes::default();
        let mut lists = Listing::Never;
        for entry in entries {
            changes.add(&entry);
            // A decision closes an open undo request, which room info shows.
            changes.around |= entry.has_steps() && self.room.is_asked_for_undo();
            lists = lists.max(summary::listing(&entry, &self.room));
            if let Some(delayed) = &mut self.delayed {
                delayed.hear(&entry, at_ms);
            }
            let fitting = if entry.has_steps() { prepared.take() } else { None };
            if let Err(broken) = self.room.apply(entry, at_ms, fitting) {
                tracing::error!(room = %self.room.id(), problem = %broken, "a stored entry does not fit the room");
                self.leaving = true;
                return Err(ApiError::Moving);
            }
        }
        // If a decision is hidden from others, neither stage nor clocks change, and they must not notice it.
        changes.by_match |= self.room.setting() != before;
        self.after(changes, lists).await;
        Ok(())
    }

    async fn after(&mut self, mut changes: Changes, lists: Listing) {
        let over = *self.room.stage() == Stage::Over;
        self.subscribers.clear_out(&self.room);
        if self.subscribers.has_spectators(&self.room)
            && let Err(error) = self.ensure_delayed_view().await
        {
            tracing::warn!(room = %self.room.id(), %error, "the delayed view could not be built");
            self.subscribers.drop_spectators(&self.room, Ending::Unavailable);
        }
        changes.around |= self.look_quietly();
        self.tell(changes);
        match lists {
            Listing::Later if !over => {
                let lists_behind = self.rooms.settings.lists_behind;
                self.list_at.get_or_insert_with(|| Instant::now() + lists_behind);
            }
            Listing::Now | Listing::Later => self.save_summary().await,
            Listing::Never => {}
        }
        if over && changes.in_match {
            self.finish().await;
        }
        self.think();
    }

    fn check_stored(&mut self, stored: Result<(), StoreError>) -> Result<(), ApiError> {
        let Err(error) = stored else { return Ok(()) };
        match error {
            // Another node has the room, so this one must stop serving it.
            StoreError::Fenced | StoreError::Conflict => self.leaving = true,
            StoreError::Full => {}
            _ => self.unsure = true,
        }
        Err(error.into())
    }

    /// After an unconfirmed write, reads the log to find out whether the entries were stored.
    async fn be_sure(&mut self) -> Result<(), ApiError> {
        if !self.unsure {
            return Ok(());
        }
        let log = self.rooms.log(self.room.id(), self.room.number()).await?;
        self.unsure = false;
        for stored in log {
            let entry = Entry::from_line(&stored.body);
            let entry = entry.map_err(|_| ApiError::internal("an entry cannot be read"))?;
            if let Some(delayed) = &mut self.delayed {
                delayed.hear(&entry, stored.at_ms);
            }
            if self.room.apply(entry, stored.at_ms, None).is_err() {
                self.leaving = true;
                return Err(ApiError::Moving);
            }
        }
        let changes =
            Changes { in_match: true, around: true, chat: true, silences: true, ..Changes::default() };
        self.after(changes, Listing::Now).await;
        Ok(())
    }

    /// Counts the result of a finished rated match. Counting it twice changes nothing.
    async fn finish(&mut self) {
        if *self.room.stage() == Stage::Over && self.room.settings().rated {
            let counted = ratings::count_result(&self.rooms.store, &self.room).await;
            self.log_failure(
                "a result could not be counted; it will be when the room is next opened",
                counted,
            );
        }
    }

    /// Updates presence, and broadcasts it if it changed.
    fn look_around(&mut self) {
        if self.look_quietly() {
            self.tell(Changes { around: true, ..Changes::default() });
            self.think();
        }
    }

    fn look_quietly(&mut self) -> bool {
        let now = now_ms();
        let seats = self.subscribers.seats(&self.room);
        self.bot_runner.note_present(seats, now);
        let covered = self.bot_runner.covered(&self.room, seats, now);
        let spectators = self.subscribers.spectators(&self.room);
        let owe = self.room.owe();
        let cover = |seat| self.bot_runner.cover_at(&self.room, seats, seat).filter(|_| owe.contains(seat));
        let cover_at = Seat::all(self.room.settings().seat_count()).map(cover).collect();
        let before = &self.presence;
        let changed = (before.seats, before.covered, &before.spectators) != (seats, covered, &spectators);
        self.presence = Presence { seats, covered, cover_at, spectators };
        changed
    }

    fn think(&mut self) {
        self.bot_runner.think(&self.room, self.presence.covered, &self.post);
    }

    fn tell(&mut self, changes: Changes) {
        let (stage, subscribers) = self.stage();
        subscribers.tell(&stage, changes);
    }

    fn stage(&mut self) -> (Broadcast<'_>, &mut Subscribers) {
        let delayed = self.delayed.as_ref();
        let stage = Broadcast { room: &self.room, delayed, presence: &self.presence, now_ms: now_ms() };
        (stage, &mut self.subscribers)
    }

    /// Releases the lease, so that any node can open the room, and rejects the messages that are still queued.
    async fn let_go(&mut self) {
        self.inbox.close();
        if *self.room.stage() == Stage::Playing {
            self.save_summary().await;
        }
        let released = self.rooms.store.release(&self.lease).await;
        if let Err(error) = released {
            tracing::warn!(room = %self.room.id(), %error, "a room could not be released; its lease runs out by itself");
        }
        while let Ok(message) = self.inbox.try_recv() {
            if let RoomMessage::Command { answer: Answer::Caller(caller), .. } = *message {
                let _ = caller.send(Err(ApiError::Moving));
            }
        }
    }

    fn log_failure(&self, what: &'static str, result: Result<(), ApiError>) {
        if let Err(error) = result {
            tracing::warn!(room = %self.room.id(), %error, "{what}");
        }
    }
}
