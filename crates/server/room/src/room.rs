//! A room with its match, people, chat and clocks.

mod chat;
mod clock;
mod daily;
mod enter;
mod entry;
mod forgetting;
mod info;
mod lesson;
mod load;
mod plan;
mod redaction;
mod reminders;
mod requests;
mod reveal;
mod seats;
mod settings;
mod take_over;
mod undo;

use catalog::Lesson;
use game::{Observer, Seat, SeatSet, Turn};
use serde_json::Value;
use table::{AnyTable, Chance, Config, Deal, Nonce, NonceHash, Origin, Prepared, Secret};

pub use chat::Chat;
pub use clock::Clocks;
pub use entry::{Began, Decided, Decider, Entry, LogEntry};
pub use info::Presence;
pub use load::Loaded;
pub use plan::Plan;
pub use redaction::{ENTRIES_ABOUT_PEOPLE, FORMER_NAME, OwnText, Redaction};
pub use reminders::Reminders;
pub use seats::{Holder, Place, REMEMBERED, names, seat_of};
pub(crate) use settings::is_not;
pub use settings::{Clock, MAX_DELAY_S, Pace, RoomSettings, SeatRequest, Spectators, StartPosition};

use crate::error::RoomError;
use crate::ids::{PlayerId, RoomId};
use crate::protocol::{Cover, TakeOverInfo};
use crate::room::requests::{TakeOvers, UndoRequest, noticed_by_others};
use crate::room::seats::{Remembered, Reveals};

/// The steps of another match to the position at which this one starts.
#[derive(Clone)]
struct Way {
    steps: Vec<Value>,
    dealt: Vec<Deal>,
}

/// A room with its match.
pub struct Room {
    id: RoomId,
    catalog: &'static catalog::Entry,
    host: PlayerId,
    settings: RoomSettings,
    secret: Secret,
    /// All chance outcomes, in a lesson.
    script: Option<Vec<Value>>,
    /// The lesson, if this version knows it.
    lesson: Option<Lesson>,
    /// Where the match starts, if it continues another one.
    origin: Option<Way>,
    places: Vec<Place>,
    /// The names of the players when the match began.
    players: Vec<String>,
    begun_under: Option<u32>,
    reveals: Box<Reveals>,
    stage: Stage,
    table: Option<Box<dyn AnyTable>>,
    clocks: Clocks,
    reminders: Reminders,
    chat: Chat,
    undo: Option<Box<UndoRequest>>,
    take_overs: Box<TakeOvers>,
    remembered: Remembered,
    next: Option<RoomId>,
    number: i64,
    /// When the last entry was stored; 0 if only the first entry was.
    active_ms: i64,
}

/// The stage of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    Open,
    /// The match is running.
    Playing,
    /// The match has ended.
    Over,
    /// The room was closed before the match ended.
    Closed {
        code: String,
        message: String,
    },
}

/// Why a room cannot apply an entry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApplyError {
    /// It does not fit what came before.
    #[error("an entry is misplaced: {0}")]
    Misplaced(&'static str),
    /// The rules of this version refuse a step, or lead to other draws or events.
    #[error("the match cannot continue with these rules: {0}")]
    OtherRules(String),
}

impl Room {
    /// Applies the first entry of a log.
    pub fn open(id: RoomId, games: &'static [catalog::Entry], entry: Entry) -> Result<Room, ApplyError> {
        let Entry::Opened { host, settings, secret } = entry else {
            return Err(ApplyError::Misplaced("the first entry opens the room"));
        };
        let known = games.iter().find(|game| game.key() == settings.game);
        let catalog = known.ok_or(ApplyError::OtherRules(format!("unknown game `{}`", settings.game)))?;
        let secret = Secret::from_hex(&secret).map_err(|_| ApplyError::Misplaced("the secret is invalid"))?;
        let place = |chair: &SeatRequest| match chair {
            SeatRequest::Person => Place::free(),
            SeatRequest::Bot { bot } => Place::of(Holder::Bot { bot: bot.clone() }),
        };
        Ok(Room {
            id,
            catalog,
            host,
            places: settings.seats.iter().map(place).collect(),
            clocks: Clocks::new(&settings.pace, settings.seats.len()),
            lesson: settings.lesson().and_then(|chapter| catalog.lesson(chapter)),
            settings,
            secret,
            script: None,
            origin: None,
            players: Vec::new(),
            begun_under: None,
            reveals: Box::default(),
            stage: Stage::Open,
            table: None,
            reminders: Reminders::default(),
            chat: Chat::default(),
            undo: None,
            take_overs: Box::default(),
            remembered: Remembered::default(),
            next: None,
            number: 1,
            active_ms: 0,
        })
    }

    /// Applies an entry that was stored at this time. A prepared decision is kept; one from the log is played
    /// again.
    pub fn apply(&mut self, entry: Entry, at: i64, prepared: Option<Prepared>) -> Result<(), ApplyError> {
        self.number += 1;
        if !matches!(entry, Entry::Redacted) {
            self.active_ms = at;
        }
        match entry {
            Entry::Opened { .. } => return Err(ApplyError::Misplaced("a room is opened once")),
            Entry::Scripted { chance } => self.script = Some(chance),
            Entry::Continued { steps, dealt } => self.origin = Some(Way { steps, dealt }),
            Entry::Sat { seat, player, name, nonce, nonce_hash } => {
                let nonce =
                    Nonce::from_hex(&nonce).map_err(|_| ApplyError::Misplaced("a nonce is invalid"))?;
                self.seat(seat, Holder::Person { player, name }, nonce, nonce_hash)?;
            }
            Entry::BotSat { seat, bot } => self.seat(seat, Holder::Bot { bot }, Nonce::default(), None)?,
            Entry::Freed { seat } => self.seat(seat, Holder::Nobody, Nonce::default(), None)?,
            Entry::BeginAsked => self.reveals.since = Some(at),
            Entry::Revealed { seat, nonce, replaced } => self.revealed(seat, nonce, replaced)?,
            Entry::Began(began) => self.begin(&began, at)?,
            Entry::Decided(decided) | Entry::Undone(decided) => self.decided(&decided, at, prepared)?,
            Entry::UndoAsked { seat, id, reason, steps: _, asks } => {
                self.remember(seat, &id);
                let (waits_for, until_ms) = (asks.into_iter().collect(), at + self.answer_ms());
                self.undo = Some(Box::new(UndoRequest { seat, reason, waits_for, until_ms }));
            }
            Entry::UndoEnded => self.undo = None,
            Entry::UndoAnswered { seat, agree } => self.undo_answered(seat, agree),
            Entry::TakeOverAsked { seat, player, name, asks } => {
                let (waits_for, until_ms) = (asks.into_iter().collect(), at + self.answer_ms());
                self.take_overs.ask(TakeOverInfo { seat, player, name, waits_for, until_ms });
            }
            Entry::TakeOverAnswered { seat, agree } => self.take_overs.answer(seat, agree),
            Entry::TakeOverEnded => self.take_overs.end(),
            Entry::Said { player, name, id, channel, text } => {
                self.remembered.note(&player, &id);
                self.chat.say(at, player, name, channel, text);
            }
            Entry::Muted { by, player, muted } => self.chat.mute(by, player, muted),
            Entry::MutedByHost { player, muted } => self.chat.mute_for_all(player, muted),
            Entry::RanOut { seat } => self.place_mut(seat)?.covered = Some(Cover::TimeOut),
            Entry::Returned { seat } => {
                self.place_mut(seat)?.covered = None;
                self.take_overs.close(seat);
                self.clocks.refresh(seat, at);
            }
            Entry::Reminded { seat } => self.reminded(seat)?,
            Entry::Left { seat } => {
                self.place_mut(seat)?.covered = Some(Cover::Left);
                self.take_overs.leave(seat);
            }
            Entry::HandedOver { from, to, name } => self.hand_over(&from, to, name),
            Entry::Resumed => self.clocks.restart(at),
            Entry::Followed { room } => self.next = Some(room),
            Entry::Closed { code, message } => self.stage = Stage::Closed { code, message },
            Entry::Redacted => {}
        }
        Ok(())
    }

    fn seat(
        &mut self,
        seat: Seat,
        holder: Holder,
        nonce: Nonce,
        nonce_hash: Option<NonceHash>,
    ) -> Result<(), ApplyError> {
        self.reminders.begin_anew(seat);
        if let Holder::Person { player, .. } = &holder {
            self.chat.admit(player);
        }
        if self.stage != Stage::Open {
            // Taking over a seat during a match does not change its randomness.
            self.take_overs.close(seat);
            let place = self.place_mut(seat)?;
            (place.holder, place.covered) = (holder, None);
            return Ok(());
        }
        self.reveals.nonce_order.retain(|&other| other != seat);
        if nonce != Nonce::default() || nonce_hash.is_some() {
            self.reveals.nonce_order.push(seat);
        }
        self.reveals.since = None;
        *self.place_mut(seat)? = Place { holder, nonce, nonce_hash, covered: None };
        Ok(())
    }

    fn begin(&mut self, began: &Began, at: i64) -> Result<(), ApplyError> {
        self.stage = Stage::Playing;
        self.reveals.since = None;
        self.players = names(&self.places);
        self.begun_under = Some(began.rules_version);
        let other = |error: table::TableError| ApplyError::OtherRules(error.to_string());
        let table = self.open_table(began.rules_version).map_err(other)?;
        if table.opening().map_err(other)?.events_digest != began.told {
            return Err(ApplyError::OtherRules("the match would begin differently".to_owned()));
        }
        self.table = Some(table);
        self.ask(at);
        Ok(())
    }

    /// A table before the first decision, with the players of this room.
    pub fn open_table(&self, rules_version: u32) -> Result<Box<dyn AnyTable>, table::TableError> {
        self.open_table_with(rules_version, self.nonces())
    }

    fn open_table_with(
        &self,
        rules_version: u32,
        nonces: Vec<Nonce>,
    ) -> Result<Box<dyn AnyTable>, table::TableError> {
        let players = if self.players.is_empty() { names(&self.places) } else { self.players.clone() };
        let (seats, options) = (self.settings.seat_count(), self.settings.options.clone());
        let secret = self.secret.clone();
        let chance = match &self.script {
            Some(script) => Chance::Scripted { script: script.clone(), secret },
            None => Chance::Seeded { secret, nonces },
        };
        let practice = self.settings.practice;
        let config = Config { seats, options, players, origin: self.origin(), practice };
        (self.catalog.open_as)(config, chance, rules_version)
    }

    /// The match that this one continues, if it does.
    pub fn origin(&self) -> Option<Origin> {
        let Way { steps, dealt } = self.origin.clone()?;
        let (of, known_to) = match &self.settings.origin {
            Some(StartPosition { room, known_to, .. }) => (room.to_string(), *known_to),
            // A lesson that starts later continues a match that was played for it.
            None => (self.settings.lesson().unwrap_or_default().to_owned(), None),
        };
        Some(Origin { of, steps, dealt, known_to })
    }

    fn decided(&mut self, decided: &Decided, at: i64, prepared: Option<Prepared>) -> Result<(), ApplyError> {
        let table = self.table.as_mut().ok_or(ApplyError::Misplaced("the match has not begun"))?;
        let other = |error: table::TableError| ApplyError::OtherRules(error.to_string());
        let before = noticed_by_others(&**table, decided.seat);
        let told = match prepared {
            Some(prepared) => {
                table.apply_prepared(prepared).map_err(other)?;
                None
            }
            None => Some(table.apply_recorded(decided.steps.get()).map_err(other)?),
        };
        if told.is_some_and(|told| told != decided.told) {
            return Err(ApplyError::OtherRules("a step now leads to other events".to_owned()));
        }
        // A decision ends an undo request, except one that nobody else notices: the end would reveal it.
        if noticed_by_others(&**table, decided.seat) != before {
            self.undo = None;
        }
        if let Decider::Owner { id } = &decided.by {
            self.remember(decided.seat, id);
        }
        self.clocks.decided(decided.seat, at);
        self.reminders.begin_anew(decided.seat);
        self.ask(at);
        Ok(())
    }

    /// Updates the clocks, the reminders and the stage after a step.
    fn ask(&mut self, at: i64) {
        let owe = self.owing_seats();
        self.clocks.ask(owe, at);
        self.reminders.keep_only(owe);
        if self.table.as_ref().is_some_and(|table| table.is_over()) {
            self.stage = Stage::Over;
        }
    }

    fn reminded(&mut self, seat: Seat) -> Result<(), ApplyError> {
        self.place_mut(seat)?;
        self.reminders.note(seat);
        Ok(())
    }

    fn remember(&mut self, seat: Seat, id: &str) {
        if let Some(player) = self.places.get(seat.index()).and_then(Place::player) {
            self.remembered.note(player, id);
        }
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, ApplyError> {
        self.places.get_mut(seat.index()).ok_or(ApplyError::Misplaced("the seat does not exist"))
    }

    /// The seats that owe a decision.
    pub fn owing_seats(&self) -> SeatSet {
        match self.table.as_ref().map(|table| table.turn()) {
            Some(Turn::Decide { owe, .. }) => owe,
            Some(Turn::Chance | Turn::Over) | None => SeatSet::EMPTY,
        }
    }

    /// The display names of the seats. A bot keeps the name under which it began.
    pub fn names(&self) -> Vec<String> {
        let mut names = names(&self.places);
        for ((name, place), began_as) in names.iter_mut().zip(&self.places).zip(&self.players) {
            if matches!(place.holder, Holder::Bot { .. }) {
                name.clone_from(began_as);
            }
        }
        names
    }

    /// What this player observes.
    pub fn observer(&self, player: Option<&PlayerId>) -> Observer {
        let seat = player.and_then(|player| seat_of(&self.places, player));
        seat.map_or(Observer::Public, Observer::Seat)
    }

    pub fn id(&self) -> &RoomId {
        &self.id
    }

    pub fn settings(&self) -> &RoomSettings {
        &self.settings
    }

    /// The game in the catalog.
    pub fn game(&self) -> &'static catalog::Entry {
        self.catalog
    }

    pub fn host(&self) -> &PlayerId {
        &self.host
    }

    /// The stage.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The match, once it has begun.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    pub fn places(&self) -> &[Place] {
        &self.places
    }

    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    pub fn reminders(&self) -> &Reminders {
        &self.reminders
    }

    pub fn chat(&self) -> &Chat {
        &self.chat
    }

    /// The room of the next match.
    pub fn next(&self) -> Option<&RoomId> {
        self.next.as_ref()
    }

    /// The number of the last entry.
    pub fn number(&self) -> i64 {
        self.number
    }

    /// When the last entry was stored.
    pub fn active_ms(&self) -> i64 {
        self.active_ms
    }

    /// Whether a running match has no person in any seat.
    pub fn only_bots_play(&self) -> bool {
        self.stage == Stage::Playing && self.places.iter().all(|place| place.player().is_none())
    }

    /// How many undos the match had.
    pub fn take(&self) -> u32 {
        self.table.as_ref().map_or(0, |table| table.undo_epoch())
    }

    fn playing(&self) -> Result<&dyn AnyTable, RoomError> {
        match (&self.stage, self.table.as_deref()) {
            (Stage::Playing, Some(table)) => Ok(table),
            (Stage::Closed { message, .. }, _) => Err(RoomError::Closed { reason: message.clone() }),
            (Stage::Over, _) => Err(RoomError::Over),
            (Stage::Open | Stage::Playing, _) => Err(RoomError::NotBegun),
        }
    }
}
