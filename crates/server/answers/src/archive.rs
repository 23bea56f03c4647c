//! A room and its log, as one caller may see them, and who may see which part.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use game::{Observer, Seat};
use room::ids::PlayerId;
use room::{Decided, Entry, LogEntry, RoomError, Stage};
use table::AnyTable;

use crate::error::AnswerError;
use crate::loaded_room::{LoadedRoom, Perspective};

/// A room and its log, as one caller may see them.
pub struct Archive {
    loaded: Arc<LoadedRoom>,
    /// Whether the caller has no seat, and the delay for spectators has not passed since the match ended.
    is_behind: bool,
    /// Whether others have yet to play the same deal.
    is_sealed: bool,
    now_ms: i64,
}

impl Deref for Archive {
    type Target = LoadedRoom;

    fn deref(&self) -> &LoadedRoom {
        &self.loaded
    }
}

impl Archive {
    /// The room as this caller may see it now.
    pub fn new(loaded: Arc<LoadedRoom>, caller: Option<&PlayerId>, is_sealed: bool, now_ms: i64) -> Archive {
        let is_behind = loaded.is_behind(caller, now_ms);
        Archive { loaded, is_behind, is_sealed, now_ms }
    }

    /// The time at which the caller asks.
    pub fn now_ms(&self) -> i64 {
        self.now_ms
    }

    /// Whether the match has ended, as far as the caller may know.
    pub fn has_ended(&self) -> bool {
        self.broken.is_none()
            && !self.is_behind
            && matches!(self.room.stage(), Stage::Over | Stage::Closed { .. })
    }

    pub fn is_sealed(&self) -> bool {
        self.is_sealed
    }

    /// Whether the match has ended and nothing in it is secret any more. A match that continues another from one
    /// player's knowledge stays secret, and a daily dungeon until its day is over.
    pub fn is_open(&self) -> bool {
        self.has_ended() && !self.is_sealed && !self.room.settings().is_private()
    }

    /// Refuses if something in the match is still secret.
    pub fn check_open(&self) -> Result<(), AnswerError> {
        if self.room.settings().is_private() {
            return Err(AnswerError::from(RoomError::Private));
        }
        match (self.is_open(), self.has_ended()) {
            (true, _) => Ok(()),
            (false, true) => Err(AnswerError::from(RoomError::DailySealed)),
            (false, false) => Err(AnswerError::from(RoomError::NotOver)),
        }
    }

    pub fn record(&self) -> Result<String, AnswerError> {
        self.check_open()?;
        Ok(self.room.record(&self.log)?)
    }

    /// The perspective of a request, if the player may use it. While the match is running, that is only their own.
    pub fn perspective(
        &self,
        player: Option<&PlayerId>,
        asked: Option<&str>,
    ) -> Result<Perspective, AnswerError> {
        let own = self.room.observer(player);
        let perspective = asked.map_or(Ok(Perspective::Of(own)), |asked| self.parse_perspective(asked))?;
        if self.is_open() {
            return Ok(perspective);
        }
        if !self.room.may_watch(player) {
            return Err(AnswerError::from(RoomError::NoSpectators));
        }
        if perspective == Perspective::Of(own) { Ok(perspective) } else { Err(AnswerError::OtherPerspective) }
    }

    /// The names of all perspectives that the player may use, the public one first.
    pub fn allowed_perspectives(&self, player: Option<&PlayerId>) -> Vec<String> {
        let seats =
            Seat::all(self.room.settings().seat_count()).map(|seat| Perspective::Of(Observer::Seat(seat)));
        let all = std::iter::once(Perspective::Of(Observer::Public)).chain(seats).chain([Perspective::All]);
        let names = all.map(|perspective| perspective.to_string());
        names.filter(|name| self.perspective(player, Some(name.as_str())).is_ok()).collect()
    }

    fn parse_perspective(&self, name: &str) -> Result<Perspective, AnswerError> {
        let right = "use public, seat:N with a seat counted from 0, or all";
        let wrong = || AnswerError::BadQuery { field: "as".to_owned(), right: right.to_owned() };
        match name {
            "public" => Ok(Perspective::Of(Observer::Public)),
            "all" => Ok(Perspective::All),
            other => {
                let seat = other.strip_prefix("seat:").and_then(|seat| Seat::new(seat.parse().ok()?));
                let seat = seat.ok_or_else(wrong)?;
                let known = seat.index() < self.room.places().len();
                if known {
                    Ok(Perspective::Of(Observer::Seat(seat)))
                } else {
                    Err(AnswerError::from(RoomError::NoSuchSeat { seat }))
                }
            }
        }
    }

    /// By how many seconds a perspective is delayed: only spectators of a running match are.
    pub fn delay_s(&self, perspective: Perspective) -> u32 {
        let is_behind = perspective == Perspective::Of(Observer::Public) && !self.is_open();
        if is_behind { self.room.settings().spectators.delay_s } else { 0 }
    }

    /// The time up to which a perspective sees the match.
    pub fn until_ms(&self, perspective: Perspective) -> i64 {
        let is_behind = perspective == Perspective::Of(Observer::Public) && !self.is_open();
        if is_behind { self.now_ms - i64::from(self.delay_s(perspective)) * 1_000 } else { i64::MAX }
    }

    /// Replays the match up to a time and calls `seen` with the table after each entry. Stops at the first entry that
    /// does not replay.
    pub fn play(
        &self,
        until_ms: i64,
        mut seen: impl FnMut(&dyn AnyTable, LogPosition) -> Playback,
    ) -> Result<Option<Box<dyn AnyTable>>, AnswerError> {
        let mut table: Option<Box<dyn AnyTable>> = None;
        for (index, stored) in self.seen_until(until_ms).iter().enumerate() {
            self.replayed.fetch_add(1, Ordering::Relaxed);
            let entry = Entry::from_line(&stored.body);
            let entry =
                entry.map_err(|_| AnswerError::internal("an entry of the room's log cannot be read"))?;
            let moved = match entry {
                Entry::Began(began) => {
                    table = self.room.open_table(began.rules_version).ok();
                    table
                        .as_deref()
                        .and_then(|table| table.opening().ok())
                        .is_some_and(|it| it.events_digest == began.told)
                }
                Entry::Decided(decided) | Entry::Undone(decided) => follows(table.as_deref_mut(), &decided),
                _ => continue,
            };
            match table.as_deref().filter(|_| moved) {
                Some(shown) if seen(shown, LogPosition::of(index, stored)) == Playback::Continue => {}
                Some(_) | None => break,
            }
        }
        Ok(table)
    }

    /// Calls `look` with the newest position that a perspective may see.
    pub fn position<T>(
        &self,
        perspective: Perspective,
        look: impl FnOnce(&dyn AnyTable) -> T,
    ) -> Result<T, AnswerError> {
        let until_ms = self.until_ms(perspective);
        if let Some(table) = self.room.table().filter(|_| until_ms == i64::MAX) {
            return Ok(look(table));
        }
        let table = self.play(until_ms, |_, _| Playback::Continue)?;
        Ok(look(table.ok_or_else(|| self.nothing_to_see())?.as_ref()))
    }

    /// The entries up to a time.
    pub fn seen_until(&self, until_ms: i64) -> &[LogEntry] {
        let count = self.log.iter().take_while(|stored| stored.at_ms <= until_ms).count();
        &self.log[..count]
    }

    /// The error if there is no position to show: the match has not begun, or its room is closed.
    pub fn nothing_to_see(&self) -> AnswerError {
        let reason = match (self.room.stage(), &self.broken) {
            (_, Some(reason)) => reason,
            (Stage::Closed { message, .. }, _) => message,
            _ => return AnswerError::from(RoomError::NotBegun),
        };
        AnswerError::from(RoomError::Closed { reason: reason.clone() })
    }
}

/// An entry of a room's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogPosition {
    /// Counted from 0.
    pub index: usize,
    pub entry: i64,
    /// In milliseconds since 1970.
    pub at_ms: i64,
}

impl LogPosition {
    fn of(index: usize, stored: &LogEntry) -> LogPosition {
        LogPosition { index, entry: stored.number, at_ms: stored.at_ms }
    }
}

/// Whether to continue a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playback {
    Continue,
    Stop,
}

fn follows(table: Option<&mut (dyn AnyTable + 'static)>, decided: &Decided) -> bool {
    table
        .is_some_and(|table| table.apply_recorded(decided.steps.get()).is_ok_and(|told| told == decided.told))
}
