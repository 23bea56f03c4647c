//! The task that serves one room: it reads its message queue one message after the other.
//!
//! Every change is planned, stored, applied and broadcast, in this order. So clients never see a change that a crash
//! could undo.

mod alarm;
mod announced;
mod commit;
mod forgetting;
mod held;
mod notices;
mod reveal;
#[cfg(test)]
mod size;
mod timers;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Seat, SeatSet};
use room::RoomError;
use room::ids::PlayerId;
use room::protocol::{Ack, Command, Cover, Hello, ServerMessage};
use room::{Changes, Delayed, Entry, Plan, Presence, Room, RoomState, Stage};
use store::{Lease, Report};
use tokio::sync::mpsc;

use self::alarm::Alarm;
use self::announced::Announced;
use super::Rooms;
use super::bot_queue::Priority;
use super::bot_runner::{BotRunner, priority};
use super::delayed_view::DelayedView;
use super::message::{Answer, BotChoice, ClientSender, Ending, RoomMessage, Visitor, WeakRoomHandle};
use super::subscribers::{Subscribers, refuse_spectator};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::{daily, results};

/// The pause after a failure of the store.
const RETRY: Duration = Duration::from_secs(1);

pub(super) struct RoomTask {
    rooms: Arc<Rooms>,
    room: Room,
    lease: Lease,
    subscribers: Subscribers,
    bot_runner: BotRunner,
    presence: Presence,
    delayed: Option<DelayedView>,
    /// The turns of absent players that are in the outbox.
    announced: BTreeMap<Seat, Announced>,
    /// When the owner of a seat last decided.
    decided: BTreeMap<Seat, i64>,
    inbox: mpsc::Receiver<Box<RoomMessage>>,
    /// A decision that waits for the bots.
    held: Option<Box<RoomMessage>>,
    /// The task's own queue, for bots. The weak handle does not keep the room open.
    own_queue: WeakRoomHandle,
    /// Set if the store did not confirm the last write. The log must be read again before the next command.
    commit_unknown: bool,
    /// When to save the summary that lists show.
    save_summary_at: Option<Instant>,
    /// The players as they were last saved. They rarely change, so most summaries omit them.
    saved_players: Option<Vec<(i64, String)>>,
    idle_since: Instant,
    /// After a failure, the earliest time of the next attempt.
    retry_at: Option<Instant>,
    leaving: bool,
    /// Set if the log was changed and could not be read again.
    is_outdated: bool,
}

impl RoomTask {
    pub(super) fn new(
        rooms: Arc<Rooms>,
        room: Room,
        lease: Lease,
        (own_queue, inbox): (WeakRoomHandle, mpsc::Receiver<Box<RoomMessage>>),
    ) -> RoomTask {
        let bot_runner = BotRunner::new(room.places().len(), Arc::clone(&rooms.bot_queue), now_ms());
        RoomTask {
            rooms,
            room,
            lease,
            subscribers: Subscribers::default(),
            bot_runner,
            presence: Presence::default(),
            delayed: None,
            announced: BTreeMap::new(),
            decided: BTreeMap::new(),
            inbox,
            held: None,
            own_queue,
            commit_unknown: false,
            save_summary_at: None,
            saved_players: None,
            idle_since: Instant::now(),
            retry_at: None,
            leaving: false,
            is_outdated: false,
        }
    }

    /// Runs until the room is stopped, moves to another node or has been idle for too long. Each handler is boxed, so
    /// that the future of a waiting room stays small.
    pub(super) async fn run(&mut self, closing: Option<Entry>) {
        metrics::gauge!("antorcha_rooms").increment(1.0);
        Box::pin(self.start(closing)).await;
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
                Some(message) => Box::pin(self.handle(message)).await,
                None => break,
            }
            while let Some(held) = self.next_held() {
                Box::pin(self.handle(held)).await;
            }
        }
        Box::pin(self.release()).await;
        if let Some(done) = stopped {
            let _ = done.send(());
        }
        metrics::gauge!("antorcha_rooms").decrement(1.0);
    }

    /// Closes a room that cannot be played, or restarts its clocks, before the first message is read.
    async fn start(&mut self, closing: Option<Entry>) {
        let pause = (closing.is_none() && self.room.clocks().pauses()).then_some(Entry::Resumed);
        let entries: Vec<Entry> =
            closing.into_iter().chain(pause).chain(self.late_requests(now_ms())).collect();
        if !entries.is_empty() && self.store_and_apply(entries, None).await.is_err() {
            tracing::warn!(room = %self.room.id(), "the first entries of a room could not be stored; the next opening tries again");
        }
        self.finish().await;
        self.ask_bots();
    }

    async fn handle(&mut self, message: RoomMessage) {
        let Some(message) = self.hold(message) else { return };
        match message {
            RoomMessage::Watch { visitor, hello, client } => self.watch(visitor, &hello, client).await,
            RoomMessage::Unwatch { client } => {
                self.subscribers.leave(client);
                self.update_presence();
            }
            RoomMessage::Command { visitor, id, command, answer } => {
                let result = self.command(&visitor, &id, command).await;
                self.answer(&id, result, answer);
            }
            RoomMessage::Describe { client } => self.describe(client),
            RoomMessage::HandOver { from, to, name, done } => {
                let _ = done.send(self.hand_over(&from, &to, &name).await);
            }
            RoomMessage::Close { done } => {
                let _ = done.send(self.close_by_admin().await);
            }
            RoomMessage::Forget { people, done } => {
                let _ = done.send(Box::pin(self.forget(&people)).await);
            }
            RoomMessage::BotChose(bot_choice) => self.bot_chose(bot_choice).await,
            RoomMessage::CheckNotice { seat, player, asked_ms, done } => {
                let _ = done.send(self.check_notice(seat, &player, asked_ms));
                // A notice keeps no room open.
                return;
            }
            RoomMessage::Stop { .. } => {}
        }
        self.idle_since = Instant::now();
    }

    async fn watch(&mut self, visitor: Visitor, hello: &Hello, client: ClientSender) {
        let seat = visitor.player.as_ref().and_then(|player| room::seat_of(self.room.places(), player));
        if !self.room.may_watch(visitor.player.as_ref()) {
            return refuse_spectator(&client);
        }
        if seat.is_none()
            && let Err(error) = self.ensure_delayed_view().await
        {
            tracing::warn!(room = %self.room.id(), %error, "the delayed view could not be built");
            return client.end(Ending::Unavailable);
        }
        let id = client.id;
        self.subscribers.join(&self.room, visitor, client, hello);
        let changed = self.refresh_presence();
        let (state, subscribers) = self.state();
        subscribers.greet(&state, id, hello.after);
        if changed {
            self.broadcast(Changes::ROOM_INFO);
            self.ask_bots();
        }
        if let Some(seat) = seat.filter(|seat| self.room.covered(*seat) == Some(Cover::TimeOut)) {
            let back = self.store_and_apply(vec![Entry::Returned { seat }], None).await;
            self.log_failure("a seat could not be handed back", back);
        }
    }

    /// Builds the delayed view if this room delays spectators. If this fails, nobody may be served as a spectator:
    /// they would see the match without delay.
    async fn ensure_delayed_view(&mut self) -> Result<(), ApiError> {
        let delay_ms = self.room.settings().spectators.delay_ms();
        if delay_ms > 0 && self.delayed.is_none() {
            let log = self.rooms.log(self.room.id(), 0).await?;
            self.delayed = Some(DelayedView::new(delay_ms, &self.room, &log, now_ms())?);
        }
        Ok(())
    }

    async fn command(&mut self, visitor: &Visitor, id: &str, command: Command) -> Result<Ack, ApiError> {
        let player = visitor.player.as_ref().ok_or(ApiError::NoSession)?;
        self.resolve_unknown_commit().await?;
        self.rooms.limits.check_command(self.room.id(), player, &command)?;
        let start = Instant::now();
        let decides = matches!(command, Command::Decide { .. });
        let mut ack = Ack { id: id.to_owned(), again: false, room: None };
        let command = self.with_known_question(player, command);
        let planned = self.room.plan(player, &visitor.name, id, command);
        if let Some(closed) = planned.as_ref().err().and_then(|error| self.room.plan_close_too_long(error)) {
            self.store_and_apply(vec![closed], None).await?;
        }
        match planned? {
            Plan::Again => (ack.again, ack.room) = (true, self.room.next().cloned()),
            Plan::Enter { entries, prepared } => self.store_and_apply(entries, prepared).await?,
            Plan::Report { line, reason } => {
                self.report(line, player, reason).await?;
            }
            Plan::Rematch { entries } => {
                let room = self.rooms.open_room(entries).await?;
                self.store_and_apply(vec![Entry::Followed { room: room.clone() }], None).await?;
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

    fn answer(&mut self, id: &str, result: Result<Ack, ApiError>, answer: Answer) {
        let client = match answer {
            Answer::Caller(caller) => {
                let _ = caller.send(result);
                return;
            }
            Answer::Client(client) => client,
        };
        match result {
            Ok(ack) => self.subscribers.send(client, &ServerMessage::Ack(ack)),
            Err(error) => {
                self.subscribers.send(client, &ServerMessage::Error(error.message(Some(id))));
                if error.is_stale() {
                    let (state, subscribers) = self.state();
                    subscribers.refresh(&state, client);
                }
            }
        }
    }

    async fn hand_over(&mut self, from: &PlayerId, to: &PlayerId, name: &str) -> Result<(), ApiError> {
        self.resolve_unknown_commit().await?;
        let entries = self.room.plan_hand_over(from, to, name);
        if entries.is_empty() { Ok(()) } else { self.store_and_apply(entries, None).await }
    }

    async fn close_by_admin(&mut self) -> Result<(), ApiError> {
        self.resolve_unknown_commit().await?;
        match self.room.plan_close_by_admin() {
            Some(closed) => self.store_and_apply(vec![closed], None).await,
            None => Ok(()),
        }
    }

    fn describe(&mut self, client: u64) {
        let Some(observer) = self.subscribers.observer(client) else { return };
        let (state, subscribers) = self.state();
        subscribers.send_text(client, state.scene(observer));
    }

    async fn bot_chose(&mut self, bot_choice: BotChoice) {
        let BotChoice { seat, bot, kind, question, choice } = bot_choice;
        self.bot_runner.put_back(seat, bot);
        if self.resolve_unknown_commit().await.is_err() {
            return;
        }
        let covered = self.presence.covered;
        let still_asked = self.room.table().is_some_and(|table| table.question(seat) == question)
            && self.room.decider(covered, seat).is_some();
        if still_asked {
            let planned = choice.map(|choice| self.room.plan_bot_decision(seat, &kind, choice));
            match planned {
                Some(Ok(Plan::Enter { entries, prepared })) => {
                    let entered = self.store_and_apply(entries, prepared).await;
                    self.log_failure("a bot's decision could not be stored", entered);
                }
                Some(Err(error)) => self.bot_was_refused(seat, question, &error).await,
                Some(Ok(_)) | None => self.bot_runner.note_refused(seat, question),
            }
        }
        self.ask_bots();
    }

    /// Closes a match that is too long. Otherwise the bot is not asked the same question again.
    async fn bot_was_refused(&mut self, seat: Seat, question: String, error: &RoomError) {
        self.bot_runner.note_refused(seat, question);
        if let Some(closed) = self.room.plan_close_too_long(error) {
            let entered = self.store_and_apply(vec![closed], None).await;
            self.log_failure("a match that is too long could not be closed", entered);
        } else {
            tracing::error!(room = %self.room.id(), %error, "a bot's decision was refused");
        }
    }

    /// Counts the result of a finished match. Counting it twice changes nothing.
    async fn finish(&mut self) {
        if *self.room.stage() == Stage::Over && self.room.settings().daily.is_some() {
            let counted = daily::count_result(&self.rooms.store, &self.rooms.settings, &self.room).await;
            self.log_failure(
                "a daily dungeon could not be counted; it will be when the room is next opened",
                counted,
            );
        }
        if *self.room.stage() == Stage::Over {
            let counted = results::count_result(&self.rooms.store, &self.room).await;
            self.log_failure(
                "a result could not be counted; it will be when the room is next opened",
                counted,
            );
        }
    }

    /// Updates presence; broadcasts it and asks bots if it changed.
    fn update_presence(&mut self) {
        if self.refresh_presence() {
            self.broadcast(Changes::ROOM_INFO);
            self.ask_bots();
        }
    }

    fn refresh_presence(&mut self) -> bool {
        let now = now_ms();
        let seats = self.subscribers.seats(&self.room);
        self.bot_runner.note_present(seats, now);
        let covered = self.bot_runner.covered(&self.room, seats, now);
        let spectators = self.subscribers.spectators(&self.room);
        let owe = self.room.owing_seats();
        let cover = |seat| self.bot_runner.cover_at(&self.room, seats, seat).filter(|_| owe.contains(seat));
        let cover_at = Seat::all(self.room.settings().seat_count()).map(cover).collect();
        let before = &self.presence;
        let changed = (before.seats, before.covered, &before.spectators) != (seats, covered, &spectators);
        self.presence = Presence { seats, covered, cover_at, spectators };
        changed
    }

    fn ask_bots(&mut self) {
        let priority = self.priority();
        self.bot_runner.start_bots(&self.room, self.presence.covered, priority, &self.own_queue);
    }

    fn priority(&self) -> Option<Priority> {
        priority(&self.room, self.presence.seats, !self.subscribers.is_empty())
    }

    fn broadcast(&mut self, changes: Changes) {
        let (state, subscribers) = self.state();
        subscribers.broadcast(&state, changes);
    }

    fn state(&mut self) -> (RoomState<'_>, &mut Subscribers) {
        let now_ms = now_ms();
        let delayed = self.delayed.as_ref();
        let delayed = delayed.map(|view| Delayed { table: view.table(), until_ms: view.time_ms(now_ms) });
        let state = RoomState { room: &self.room, delayed, presence: &self.presence, now_ms };
        (state, &mut self.subscribers)
    }

    /// Releases the lease, so that any node can open the room, and rejects the messages that are still queued.
    async fn release(&mut self) {
        self.inbox.close();
        self.leaving = true;
        if *self.room.stage() == Stage::Playing && !self.is_outdated {
            // Clients are disconnected, and perhaps they do not come back.
            self.bot_runner.note_present(SeatSet::EMPTY, now_ms());
            self.presence.seats = SeatSet::EMPTY;
            self.announce_turns().await;
        }
        if matches!(self.room.stage(), Stage::Open | Stage::Playing) && !self.is_outdated {
            self.save_summary().await;
        }
        let released = self.rooms.store.release(&self.lease).await;
        if let Err(error) = released {
            tracing::warn!(room = %self.room.id(), %error, "a room could not be released; its lease will expire");
        }
        let queued = std::iter::from_fn(|| self.inbox.try_recv().ok());
        for message in self.held.take().into_iter().chain(queued) {
            if let RoomMessage::Command { answer: Answer::Caller(caller), .. } = *message {
                let _ = caller.send(Err(ApiError::Moving));
            }
        }
    }

    fn log_failure(&mut self, what: &'static str, result: Result<(), ApiError>) {
        self.retry_at = result.is_err().then(|| Instant::now() + RETRY);
        if let Err(error) = result {
            tracing::warn!(room = %self.room.id(), %error, "{what}");
        }
    }
}
