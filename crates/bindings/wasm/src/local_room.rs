//! A room for one person and bots.

use std::collections::BTreeMap;
use std::sync::Arc;

use answers::{Archive, LoadedRoom};
use catalog::{Need, SeatedBot};
use game::{Seat, SeatSet};
use room::ids::{PlayerId, RoomId, draw_seed};
use room::protocol::{Ack, ClientMessage, Command, ErrorMessage, ServerMessage};
use room::{
    Broadcast, Changes, Entry, LastPositions, Loaded, LogEntry, Plan, Presence, Room, RoomError, RoomState,
    Stage, Watcher, json, seat_of,
};
use serde_json::value::RawValue;
use table::Prepared;

use crate::files;
use crate::problem::Problem;

/// A room with its log and its bots.
pub struct LocalRoom {
    room: Room,
    player: PlayerId,
    name: String,
    log: Vec<LogEntry>,
    /// The room as it is read, with what was found by replaying it.
    loaded: Option<Arc<LoadedRoom>>,
    watcher: Option<Watcher>,
    last_positions: LastPositions,
    bots: BTreeMap<Seat, Box<dyn SeatedBot>>,
    /// Questions whose answer was refused. The bot would give the same answer again.
    refused: BTreeMap<Seat, String>,
}

/// What a message or a bot led to.
#[derive(serde::Serialize)]
pub struct Advanced {
    /// The messages of the socket protocol for the person.
    pub messages: Vec<Box<RawValue>>,
    /// The new log entries. They must be stored before the messages are shown.
    pub entries: Vec<LogEntry>,
    /// Whether a bot has to decide.
    pub next_bot: bool,
}

/// Collects what one request changes.
#[derive(Default)]
struct Turnout {
    messages: Vec<Arc<str>>,
    entries: Vec<LogEntry>,
}

impl LocalRoom {
    /// Opens a new room with its first entries.
    pub(crate) fn create(
        id: &RoomId,
        player: PlayerId,
        name: String,
        entries: Vec<Entry>,
        now_ms: i64,
    ) -> Result<LocalRoom, Problem> {
        let log = (1..).zip(&entries).map(|(number, entry)| stored(number, now_ms, entry));
        let log = log.collect::<Result<Vec<_>, Problem>>()?;
        Ok(LocalRoom { name, ..LocalRoom::load(id, player, log)? })
    }

    /// Opens a room from its stored log.
    pub(crate) fn load(id: &RoomId, player: PlayerId, log: Vec<LogEntry>) -> Result<LocalRoom, Problem> {
        let damaged = |error: RoomError| Problem::Damaged { reason: error.to_string() };
        let Loaded { room, closing } = Room::load(id, catalog::GAMES, &log).map_err(damaged)?;
        match closing {
            Some(Entry::Closed { code, message }) if code == "rules_changed" => {
                return Err(Problem::RulesChanged { reason: message });
            }
            Some(_) => return Err(Problem::Damaged { reason: "it does not replay".to_owned() }),
            None => {}
        }
        let seat = seat_of(room.places(), &player);
        let name = seat.and_then(|seat| room.names().into_iter().nth(seat.index())).unwrap_or_default();
        let (bots, refused) = (BTreeMap::new(), BTreeMap::new());
        let last_positions = LastPositions::default();
        Ok(LocalRoom { room, player, name, log, loaded: None, watcher: None, last_positions, bots, refused })
    }

    pub(crate) fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// The room with its log, as its person may see it.
    pub(crate) fn archive(&mut self) -> Result<Archive, Problem> {
        let newest = self.log.last().map_or(0, |entry| entry.number);
        let known = self.loaded.take().filter(|loaded| loaded.last_entry() == newest);
        let loaded = match known {
            Some(loaded) => loaded,
            None => {
                let log = self.log.clone();
                Arc::new(LoadedRoom::load(self.room.id(), catalog::GAMES, log, Arc::default())?)
            }
        };
        self.loaded = Some(Arc::clone(&loaded));
        Ok(Archive::new(loaded, Some(&self.player), false, self.room.active_ms()))
    }

    pub(crate) fn room(&self) -> &Room {
        &self.room
    }

    pub(crate) fn player(&self) -> &PlayerId {
        &self.player
    }

    /// Runs commands of the person one after the other.
    pub(crate) fn begin(&mut self, commands: Vec<Command>, now_ms: i64) -> Result<(), Problem> {
        let mut turnout = Turnout::default();
        for (number, command) in commands.into_iter().enumerate() {
            self.command(&format!("begin-{number}"), command, now_ms, &mut turnout)?;
        }
        Ok(())
    }

    /// Answers a message of the person.
    pub(crate) fn message(&mut self, message: ClientMessage, now_ms: i64) -> Result<Advanced, Problem> {
        let mut turnout = Turnout::default();
        match message {
            ClientMessage::Hello(hello) => {
                let mut watcher = Watcher::new(&self.room, Some(self.player.clone()), &hello);
                let presence = self.presence();
                turnout.messages.push(watcher.welcome(&self.state(&presence, now_ms), hello.after));
                self.watcher = Some(watcher);
            }
            ClientMessage::Ping => turnout.messages.push(json(&ServerMessage::Pong)),
            ClientMessage::Describe => {
                let observer = self.room.observer(Some(&self.player));
                let presence = self.presence();
                turnout.messages.push(self.state(&presence, now_ms).scene(observer));
            }
            ClientMessage::Command { id, command } => self.answer(id, command, now_ms, &mut turnout)?,
        }
        self.advanced(turnout)
    }

    /// Runs a command and adds its answer: after the entries were applied, before what they changed.
    fn answer(
        &mut self,
        id: String,
        command: Command,
        now_ms: i64,
        turnout: &mut Turnout,
    ) -> Result<(), Problem> {
        match self.command(&id, command, now_ms, turnout) {
            Ok(again) => {
                let ack = ServerMessage::Ack(Ack { id, again, room: None });
                turnout.messages.push(json(&ack));
            }
            Err(Problem::Room(error)) => {
                turnout.messages.push(json(&ServerMessage::Error(ErrorMessage::of(&error, Some(id)))));
                if error.is_stale() {
                    let presence = self.presence();
                    let mut watcher = self.watcher.take();
                    let fresh =
                        watcher.as_mut().and_then(|watcher| watcher.refresh(&self.state(&presence, now_ms)));
                    turnout.messages.extend(fresh);
                    self.watcher = watcher;
                }
            }
            Err(problem) => return Err(problem),
        }
        Ok(())
    }

    /// Runs a command; returns whether it had been done before.
    fn command(
        &mut self,
        id: &str,
        command: Command,
        now_ms: i64,
        turnout: &mut Turnout,
    ) -> Result<bool, Problem> {
        if self.room.has_fixed_order() && matches!(command, Command::Decide { .. }) {
            while self.next_bot().is_some() {
                self.let_bot_decide(now_ms, turnout)?;
            }
        }
        let planned = self.room.plan(&self.player, &self.name, id, command);
        if let Some(closed) = planned.as_ref().err().and_then(|error| self.room.plan_close_too_long(error)) {
            self.enter(vec![closed], None, now_ms, turnout)?;
        }
        match planned? {
            Plan::Again => Ok(true),
            Plan::Enter { entries, prepared } => {
                self.enter(entries, prepared, now_ms, turnout)?;
                Ok(false)
            }
            Plan::Report { .. } | Plan::Rematch { .. } => Err(Problem::bad("not possible on this device")),
        }
    }

    /// Lets the next bot decide once.
    pub(crate) fn think(&mut self, now_ms: i64) -> Result<Advanced, Problem> {
        let mut turnout = Turnout::default();
        self.let_bot_decide(now_ms, &mut turnout)?;
        self.advanced(turnout)
    }

    fn let_bot_decide(&mut self, now_ms: i64, turnout: &mut Turnout) -> Result<(), Problem> {
        let (seat, kind) = self.next_bot().ok_or(Problem::NoBot)?;
        let kind = kind.to_owned();
        let table = self.room.table().ok_or(RoomError::NotBegun)?;
        let question = table.question(seat);
        let choice = match self.room.written_choice(seat) {
            Some(written) => Some(written),
            None => {
                self.check_bot_files()?;
                let input = table.bot_input(seat);
                self.bot(seat, &kind)?.choose(&input)
            }
        };
        let planned = choice.map(|choice| self.room.plan_bot_decision(seat, &kind, choice));
        match planned {
            Some(Ok(Plan::Enter { entries, prepared })) => {
                self.enter(entries, prepared, now_ms, turnout)?;
            }
            Some(Err(error)) => {
                self.refused.insert(seat, question);
                if let Some(closed) = self.room.plan_close_too_long(&error) {
                    self.enter(vec![closed], None, now_ms, turnout)?;
                }
            }
            Some(Ok(_)) | None => {
                self.refused.insert(seat, question);
            }
        }
        Ok(())
    }

    /// The bot of a seat. In a daily dungeon each decision has its own seed.
    fn bot(&mut self, seat: Seat, kind: &str) -> Result<&mut Box<dyn SeatedBot>, Problem> {
        let entry = self.room.game().bot(kind).map_err(Problem::bad)?;
        if let Some(seed) = self.room.fixed_bot_seed(seat) {
            self.bots.insert(seat, entry.seeded(seed));
        }
        Ok(self.bots.entry(seat).or_insert_with(|| entry.seeded(draw_seed())))
    }

    /// The first seat that owes a decision which a bot makes, and that bot.
    fn next_bot(&self) -> Option<(Seat, &str)> {
        let table = self.room.table().filter(|_| *self.room.stage() == Stage::Playing)?;
        let is_refused = |seat: Seat| self.refused.get(&seat).is_some_and(|old| *old == table.question(seat));
        let mut owing = self.room.owing_seats().iter().filter(|seat| !is_refused(*seat));
        owing.find_map(|seat| Some((seat, self.room.decider(SeatSet::EMPTY, seat)?)))
    }

    /// Refuses if a file is missing that the bots of this room read. Nothing may have changed before.
    fn check_bot_files(&self) -> Result<(), Problem> {
        let seats = Seat::all(self.room.settings().seat_count());
        let bots = seats.filter_map(|seat| self.room.decider(SeatSet::EMPTY, seat));
        files::check_bots(self.room.game(), bots)
    }

    /// Refuses if a file is missing that reviews read.
    pub(crate) fn check_review_files(&self) -> Result<(), Problem> {
        let game = self.room.game();
        files::check(game, Need::Bots)?;
        files::check(game, Need::Reviews)
    }

    /// Applies entries, keeps them, and tells the person what changed.
    fn enter(
        &mut self,
        entries: Vec<Entry>,
        prepared: Option<Prepared>,
        now_ms: i64,
        turnout: &mut Turnout,
    ) -> Result<(), Problem> {
        let first = self.room.number() + 1;
        let lines = (first..).zip(&entries).map(|(number, entry)| stored(number, now_ms, entry));
        let lines = lines.collect::<Result<Vec<_>, Problem>>()?;
        let changes = self.room.apply_all(entries, prepared, now_ms, &mut |_, _| {});
        let changes = changes.map_err(|_| Problem::Internal { what: "an entry cannot be applied" })?;
        self.log.extend_from_slice(&lines);
        turnout.entries.extend(lines);
        self.broadcast(changes, now_ms, turnout);
        Ok(())
    }

    fn broadcast(&mut self, changes: Changes, now_ms: i64, turnout: &mut Turnout) {
        let Some(mut watcher) = self.watcher.take() else { return };
        let presence = self.presence();
        let mut last_positions = std::mem::take(&mut self.last_positions);
        let state = self.state(&presence, now_ms);
        let mut news = Broadcast::new(&state, changes, &mut last_positions);
        watcher.tell(&mut news, &mut |text| {
            turnout.messages.push(text);
            true
        });
        self.watcher = Some(watcher);
        self.last_positions = last_positions;
    }

    /// The person counts as connected whenever they are told something.
    fn presence(&self) -> Presence {
        let seats = seat_of(self.room.places(), &self.player).into_iter().collect();
        Presence { seats, ..Presence::default() }
    }

    fn state<'a>(&'a self, presence: &'a Presence, now_ms: i64) -> RoomState<'a> {
        RoomState { room: &self.room, delayed: None, presence, now_ms }
    }

    fn advanced(&self, turnout: Turnout) -> Result<Advanced, Problem> {
        let unreadable = |_| Problem::Internal { what: "a message is not JSON" };
        let raw = |text: Arc<str>| RawValue::from_string(text.to_string()).map_err(unreadable);
        let messages = turnout.messages.into_iter().map(raw).collect::<Result<_, _>>()?;
        Ok(Advanced { messages, entries: turnout.entries, next_bot: self.next_bot().is_some() })
    }
}

/// An entry as it is stored.
pub(crate) fn stored(number: i64, at_ms: i64, entry: &Entry) -> Result<LogEntry, Problem> {
    let body = entry.to_line().map_err(|_| Problem::Internal { what: "an entry cannot be written" })?;
    Ok(LogEntry { number, at_ms, body })
}
