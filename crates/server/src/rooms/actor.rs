//! A room at work: one task that reads its letters one after the other.
//!
//! Whatever changes a room is planned, stored, applied and told, in this order. So nobody ever hears of anything that
//! a crash could take back.

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
use store::{Lease, NewEntry, StoreError};
use table::Prepared;
use tokio::sync::mpsc;

use self::alarm::Alarm;
use self::reminding::Postponed;
use super::audience::{Audience, News, Stagecraft, turn_away};
use super::lagging::Lagging;
use super::letter::{Answer, Letter, Outlet, Thought, Visitor, WeakLetterBox};
use super::minding::{Minders, decider};
use super::summary::{self, Listing};
use crate::fault::Fault;
use crate::house::{House, now_ms};
use crate::ids::PlayerId;
use crate::room::{Entry, Plan, Presence, Room, Stage};
use crate::wire::{Ack, Command, Cover, Mark, Notice};

/// The task of a room.
pub(super) struct Actor {
    house: Arc<House>,
    room: Room,
    lease: Lease,
    audience: Audience,
    minders: Minders,
    presence: Presence,
    lagging: Option<Lagging>,
    postponed: BTreeMap<Seat, Postponed>,
    inbox: mpsc::Receiver<Box<Letter>>,
    /// The way to its own letter box, for bots. It does not keep the room alive.
    post: WeakLetterBox,
    /// Whether the last entries may or may not be in the store, so that it has to be asked first.
    unsure: bool,
    /// When lists are to be told what has changed since.
    list_at: Option<Instant>,
    /// Who sits where as lists were last told, which is most often still so.
    listed: Option<Vec<(i64, String)>>,
    idle_since: Instant,
    leaving: bool,
}

impl Actor {
    pub(super) fn new(
        house: Arc<House>,
        room: Room,
        lease: Lease,
        (post, inbox): (WeakLetterBox, mpsc::Receiver<Box<Letter>>),
    ) -> Actor {
        let minders = Minders::new(room.places().len(), Arc::clone(&house.bot_permits), now_ms());
        Actor {
            house,
            room,
            lease,
            audience: Audience::default(),
            minders,
            presence: Presence::default(),
            lagging: None,
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

    /// Works until the room is stopped, moves away, or has been idle for long. What it does is boxed, so that a room that
    /// merely waits is small.
    pub(super) async fn run(&mut self, closing: Option<Entry>) {
        metrics::gauge!("antorcha_rooms").increment(1.0);
        Box::pin(self.settle_in(closing)).await;
        let (mut stopped, mut alarm) = (None, Alarm::default());
        while !self.leaving {
            let wake = self.next_wake();
            let letter = tokio::select! {
                biased;
                letter = self.inbox.recv() => letter,
                () = alarm.ring(wake) => {
                    Box::pin(self.on_time()).await;
                    continue;
                }
            };
            match letter.map(|letter| *letter) {
                Some(Letter::Stop { done }) => {
                    stopped = Some(done);
                    break;
                }
                Some(letter) => Box::pin(self.read(letter)).await,
                None => break,
            }
        }
        Box::pin(self.let_go()).await;
        if let Some(done) = stopped {
            let _ = done.send(());
        }
        metrics::gauge!("antorcha_rooms").decrement(1.0);
    }

    /// What has to be put in order before anyone is served.
    async fn settle_in(&mut self, closing: Option<Entry>) {
        let pause = (closing.is_none() && self.room.clocks().pauses()).then_some(Entry::Resumed);
        let entries: Vec<Entry> = closing.into_iter().chain(pause).collect();
        if !entries.is_empty() && self.enter(entries, None).await.is_err() {
            tracing::warn!(room = %self.room.id(), "a room could not be settled; it will be when it is next opened");
        }
        self.finish().await;
        self.think();
    }

    async fn read(&mut self, letter: Letter) {
        match letter {
            Letter::Watch { visitor, after, chat_after, outlet } => {
                self.watch(visitor, after, chat_after, outlet).await;
            }
            Letter::Unwatch { outlet } => {
                self.audience.leave(outlet);
                self.look_around();
            }
            Letter::Command { visitor, id, command, answer } => {
                let carried_out = self.command(&visitor, &id, command).await;
                self.answer(&id, carried_out, answer);
            }
            Letter::Describe { outlet } => self.describe(outlet),
            Letter::HandOver { from, to, name, done } => {
                let _ = done.send(self.hand_over(&from, &to, &name).await);
            }
            Letter::BotChose(thought) => self.bot_chose(thought).await,
            Letter::Stop { .. } => {}
        }
        self.idle_since = Instant::now();
    }

    async fn watch(
        &mut self,
        visitor: Visitor,
        after: Option<Mark>,
        chat_after: Option<i64>,
        outlet: Outlet,
    ) {
        let seat =
            visitor.player.as_ref().and_then(|player| crate::room::seat_of(self.room.places(), player));
        if !self.room.may_watch(visitor.player.as_ref()) {
            return turn_away(&outlet);
        }
        if seat.is_none() {
            self.keep_behind().await;
        }
        let id = outlet.id;
        self.audience.join(&self.room, visitor, outlet, chat_after);
        let changed = self.look_quietly();
        let (stage, audience) = self.stage();
        audience.greet(&stage, id, after);
        if changed {
            self.tell(News { around: true, ..News::default() });
            self.think();
        }
        if let Some(seat) = seat.filter(|seat| self.room.covered(*seat) == Some(Cover::TimeOut)) {
            let back = self.enter(vec![Entry::Returned { seat }], None).await;
            self.log_failure("a seat could not be handed back", back);
        }
    }

    /// Spectators who are to be behind need a table of their own.
    async fn keep_behind(&mut self) {
        let delay_ms = i64::from(self.room.terms().spectators.delay_s) * 1_000;
        if delay_ms == 0 || self.lagging.is_some() {
            return;
        }
        let log = self.house.store.entries(self.room.id().as_str(), 0).await.unwrap_or_default();
        self.lagging = Some(Lagging::new(delay_ms, &self.room, &log, now_ms()));
    }

    async fn command(&mut self, visitor: &Visitor, id: &str, command: Command) -> Result<Ack, Fault> {
        let player = visitor.player.as_ref().ok_or(Fault::NoSession)?;
        self.be_sure().await?;
        self.house.limits.check_command(self.room.id(), player, &command)?;
        let start = Instant::now();
        let decides = matches!(command, Command::Decide { .. });
        let mut ack = Ack { id: id.to_owned(), again: false, room: None };
        let command = self.with_known_question(player, command);
        match self.room.plan(player, &visitor.name, id, command)? {
            Plan::Again => (ack.again, ack.room) = (true, self.room.next().cloned()),
            Plan::Enter { entries, prepared } => self.enter(entries, prepared).await?,
            Plan::Report { line, reason } => {
                self.house.report(self.room.id(), line, player, &reason).await?;
            }
            Plan::Rematch { entries } => {
                let room = self.house.open_room(entries).await?;
                self.enter(vec![Entry::Followed { room: room.clone() }], None).await?;
                ack.room = Some(room);
            }
        }
        if decides {
            metrics::histogram!("antorcha_decision_seconds").record(start.elapsed().as_secs_f64());
        }
        Ok(ack)
    }

    /// A decision that answers the question which its seat was just told need not have it worked out again.
    fn with_known_question(&self, player: &PlayerId, command: Command) -> Command {
        let Command::Decide { question: Some(question), action, choice } = command else { return command };
        let seat = crate::room::seat_of(self.room.places(), player);
        let known = seat.is_some_and(|seat| self.audience.was_just_asked(&self.room, seat, &question));
        Command::Decide { question: (!known).then_some(question), action, choice }
    }

    fn answer(&mut self, id: &str, carried_out: Result<Ack, Fault>, answer: Answer) {
        let outlet = match answer {
            Answer::Caller(caller) => {
                let _ = caller.send(carried_out);
                return;
            }
            Answer::Outlet(outlet) => outlet,
        };
        match carried_out {
            Ok(ack) => self.audience.send(outlet, &Notice::Ack(ack)),
            Err(fault) => {
                self.audience.send(outlet, &Notice::Error(fault.refused(Some(id))));
                if fault.is_stale() {
                    let (stage, audience) = self.stage();
                    audience.refresh(&stage, outlet);
                }
            }
        }
    }

    async fn hand_over(&mut self, from: &PlayerId, to: &PlayerId, name: &str) -> Result<(), Fault> {
        self.be_sure().await?;
        let entries = self.room.plan_hand_over(from, to, name);
        if entries.is_empty() { Ok(()) } else { self.enter(entries, None).await }
    }

    fn describe(&mut self, outlet: u64) {
        let Some(observer) = self.audience.observer(outlet) else { return };
        let (stage, audience) = self.stage();
        let Some(table) = stage.table(observer) else {
            return audience.send(outlet, &Notice::Error(Fault::NotBegun.refused(None)));
        };
        let (lines, prompt) = table.scene(observer);
        let glossary = table.glossary(observer);
        audience.send(outlet, &Notice::Scene { lines, prompt, glossary });
    }

    async fn bot_chose(&mut self, thought: Thought) {
        let Thought { seat, bot, kind, question, choice } = thought;
        self.minders.rest(seat, bot);
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
                Err(fault) => tracing::error!(room = %self.room.id(), %fault, "a bot's decision was refused"),
            }
        }
        self.think();
    }

    /// Stores entries, then applies them, then tells. If the store does not take them, nothing has happened.
    async fn enter(&mut self, entries: Vec<Entry>, mut prepared: Option<Prepared>) -> Result<(), Fault> {
        let at_ms = now_ms();
        let unwritten = |_| Fault::Internal { what: "an entry cannot be written" };
        let line = |entry: &Entry| Ok(NewEntry { at_ms, body: entry.to_line().map_err(unwritten)? });
        let lines = entries.iter().map(line).collect::<Result<Vec<_>, Fault>>()?;
        let asked = Instant::now();
        let stored = self.house.store.append(&self.lease, self.room.number() + 1, lines, None).await;
        metrics::histogram!("antorcha_store_seconds").record(asked.elapsed().as_secs_f64());
        self.check_stored(stored)?;
        let before = self.room.setting();
        let mut news = News::default();
        let mut lists = Listing::Never;
        for entry in entries {
            news.add(&entry);
            // A decision answers whoever asked to take one back.
            news.around |= entry.has_steps() && self.room.is_asked_for_undo();
            lists = lists.max(summary::listing(&entry, &self.room));
            if let Some(lagging) = &mut self.lagging {
                lagging.hear(&entry, at_ms);
            }
            let fitting = if entry.has_steps() { prepared.take() } else { None };
            if let Err(broken) = self.room.apply(entry, at_ms, fitting) {
                tracing::error!(room = %self.room.id(), problem = %broken, "a stored entry does not fit the room");
                self.leaving = true;
                return Err(Fault::Moving);
            }
        }
        // A decision that others may not know of moves neither the stage nor a clock, and so tells them nothing.
        news.by_match |= self.room.setting() != before;
        self.after(news, lists).await;
        Ok(())
    }

    async fn after(&mut self, mut news: News, lists: Listing) {
        let over = *self.room.stage() == Stage::Over;
        self.audience.clear_out(&self.room);
        if self.audience.has_spectators(&self.room) {
            self.keep_behind().await;
        }
        news.around |= self.look_quietly();
        self.tell(news);
        match lists {
            Listing::Later if !over => {
                let lists_behind = self.house.settings.lists_behind;
                self.list_at.get_or_insert_with(|| Instant::now() + lists_behind);
            }
            Listing::Now | Listing::Later => self.save_summary().await,
            Listing::Never => {}
        }
        if over && news.in_match {
            self.finish().await;
        }
        self.think();
    }

    fn check_stored(&mut self, stored: Result<(), StoreError>) -> Result<(), Fault> {
        let Err(error) = stored else { return Ok(()) };
        match error {
            // Another node has the room: this one is not to answer for it any more.
            StoreError::Fenced | StoreError::Conflict => self.leaving = true,
            StoreError::Full => {}
            _ => self.unsure = true,
        }
        Err(error.into())
    }

    /// Asks the store what has become of entries of which nobody knows.
    async fn be_sure(&mut self) -> Result<(), Fault> {
        if !self.unsure {
            return Ok(());
        }
        let log = self.house.store.entries(self.room.id().as_str(), self.room.number()).await?;
        self.unsure = false;
        for stored in log {
            let entry = Entry::from_line(&stored.body);
            let entry = entry.map_err(|_| Fault::Internal { what: "an entry cannot be read" })?;
            if let Some(lagging) = &mut self.lagging {
                lagging.hear(&entry, stored.at_ms);
            }
            if self.room.apply(entry, stored.at_ms, None).is_err() {
                self.leaving = true;
                return Err(Fault::Moving);
            }
        }
        let news = News { in_match: true, around: true, chat: true, silences: true, ..News::default() };
        self.after(news, Listing::Now).await;
        Ok(())
    }

    /// A rated match that is over counts, once.
    async fn finish(&mut self) {
        if *self.room.stage() == Stage::Over && self.room.terms().rated {
            let counted = self.house.count_result(&self.room).await;
            self.log_failure(
                "a result could not be counted; it will be when the room is next opened",
                counted,
            );
        }
    }

    /// Looks who is there, and tells if that has changed.
    fn look_around(&mut self) {
        if self.look_quietly() {
            self.tell(News { around: true, ..News::default() });
            self.think();
        }
    }

    fn look_quietly(&mut self) -> bool {
        let now = now_ms();
        let seats = self.audience.seats(&self.room);
        self.minders.note_present(seats, now);
        let covered = self.minders.covered(&self.room, seats, now);
        let spectators = self.audience.spectators(&self.room);
        let owe = self.room.owe();
        let cover = |seat| self.minders.cover_at(&self.room, seats, seat).filter(|_| owe.contains(seat));
        let cover_at = Seat::all(self.room.terms().seat_count()).map(cover).collect();
        let before = &self.presence;
        let changed = (before.seats, before.covered, &before.spectators) != (seats, covered, &spectators);
        self.presence = Presence { seats, covered, cover_at, spectators };
        changed
    }

    fn think(&mut self) {
        self.minders.think(&self.room, self.presence.covered, &self.post);
    }

    fn tell(&mut self, news: News) {
        let (stage, audience) = self.stage();
        audience.tell(&stage, news);
    }

    fn stage(&mut self) -> (Stagecraft<'_>, &mut Audience) {
        let lagging = self.lagging.as_ref();
        let stage = Stagecraft { room: &self.room, lagging, presence: &self.presence, now_ms: now_ms() };
        (stage, &mut self.audience)
    }

    /// Leaves the room to whoever asks for it next.
    async fn let_go(&mut self) {
        self.inbox.close();
        if *self.room.stage() == Stage::Playing {
            self.save_summary().await;
        }
        let released = self.house.store.release(&self.lease).await;
        if let Err(error) = released {
            tracing::warn!(room = %self.room.id(), %error, "a room could not be released; its lease runs out by itself");
        }
        while let Ok(letter) = self.inbox.try_recv() {
            if let Letter::Command { answer: Answer::Caller(caller), .. } = *letter {
                let _ = caller.send(Err(Fault::Moving));
            }
        }
    }

    fn log_failure(&self, what: &'static str, result: Result<(), Fault>) {
        if let Err(fault) = result {
            tracing::warn!(room = %self.room.id(), %fault, "{what}");
        }
    }
}
