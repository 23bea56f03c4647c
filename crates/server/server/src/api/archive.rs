//! Reads a room from its log without opening it, and decides who may see which part.

use std::fmt;
use std::sync::LazyLock;

use game::{Observer, Seat};
use table::AnyTable;
use tokio::sync::Semaphore;

use crate::app::{App, now_ms};
use crate::error::ApiError;
use room::RoomError;
use room::ids::{PlayerId, RoomId};
use room::{Decided, Entry, Loaded, LogEntry, Room, Stage};

/// Replaying a long match takes a core for a while. Half of the cores stay free for running matches.
static AT_ONCE: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Semaphore::new((cores / 2).max(1))
});

/// A room and its log.
pub(super) struct Archive {
    pub(super) room: Room,
    pub(super) log: Vec<LogEntry>,
    /// Whether the caller has no seat, and the delay for spectators has not passed since the match ended.
    is_behind: bool,
    /// Why this version cannot continue the match, if the log does not say that it has ended. Another node may be
    /// able to, so the match counts as running.
    broken: Option<String>,
}

/// From whose perspective a replay shows a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Perspective {
    /// A seat or the public.
    Of(Observer),
    /// The referee, who sees everything.
    All,
}

/// The name of a perspective in requests.
impl fmt::Display for Perspective {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Perspective::Of(Observer::Public) => out.write_str("public"),
            Perspective::Of(Observer::Seat(seat)) => write!(out, "seat:{}", seat.index()),
            Perspective::All => out.write_str("all"),
        }
    }
}

/// Loads a room on a blocking thread and runs `work` on it, for this caller.
pub(super) async fn look_up<T: Send + 'static>(
    app: &App,
    room: &RoomId,
    caller: Option<PlayerId>,
    work: impl FnOnce(&Archive) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let permit = AT_ONCE.acquire().await.map_err(|_| ApiError::ShuttingDown)?;
    let log = app.rooms.log(room, 0).await?;
    let (games, room) = (app.games, room.clone());
    let working = tokio::task::spawn_blocking(move || {
        let Loaded { room, closing } = Room::load(&room, games, &log)?;
        let broken = closing.map(|entry| match entry {
            Entry::Closed { message, .. } => message,
            _ => String::new(),
        });
        let is_behind = room.observer(caller.as_ref()) == Observer::Public
            && end_ms(&room, &log).is_some_and(|end| end + room.settings().spectators.delay_ms() > now_ms());
        let found = work(&Archive { room, log, is_behind, broken });
        drop(permit);
        found
    });
    working.await.map_err(|_| ApiError::internal("a log cannot be read"))?
}

impl Archive {
    /// Whether the match has ended, as far as the caller may know.
    pub(super) fn has_ended(&self) -> bool {
        self.broken.is_none()
            && !self.is_behind
            && matches!(self.room.stage(), Stage::Over | Stage::Closed { .. })
    }

    /// Whether the match has ended and nothing in it is secret any more. A match that continues another from one
    /// player's knowledge stays secret.
    pub(super) fn is_open(&self) -> bool {
        self.has_ended() && !self.room.settings().is_private()
    }

    pub(super) fn record(&self) -> Result<String, ApiError> {
        if self.room.settings().is_private() {
            return Err(ApiError::from(RoomError::Private));
        }
        if self.is_open() {
            Ok(self.room.record(&self.log)?)
        } else {
            Err(ApiError::from(RoomError::NotOver))
        }
    }

    /// The perspective of a request, if the player may use it. While the match is running, that is only their own.
    pub(super) fn perspective(
        &self,
        player: Option<&PlayerId>,
        asked: Option<&str>,
    ) -> Result<Perspective, ApiError> {
        let own = self.room.observer(player);
        let perspective = asked.map_or(Ok(Perspective::Of(own)), |asked| self.parse_perspective(asked))?;
        if self.is_open() {
            return Ok(perspective);
        }
        if !self.room.may_watch(player) {
            return Err(ApiError::from(RoomError::NoSpectators));
        }
        if perspective == Perspective::Of(own) { Ok(perspective) } else { Err(ApiError::OtherPerspective) }
    }

    /// The names of all perspectives that the player may use, the public one first.
    pub(super) fn allowed_perspectives(&self, player: Option<&PlayerId>) -> Vec<String> {
        let seats =
            Seat::all(self.room.settings().seat_count()).map(|seat| Perspective::Of(Observer::Seat(seat)));
        let all = std::iter::once(Perspective::Of(Observer::Public)).chain(seats).chain([Perspective::All]);
        let names = all.map(|perspective| perspective.to_string());
        names.filter(|name| self.perspective(player, Some(name.as_str())).is_ok()).collect()
    }

    fn parse_perspective(&self, name: &str) -> Result<Perspective, ApiError> {
        let right = "public, seat:N with a seat counted from 0, or all";
        let wrong = || ApiError::BadQuery { field: "as".to_owned(), right: right.to_owned() };
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
                    Err(ApiError::from(RoomError::NoSuchSeat { seat }))
                }
            }
        }
    }

    /// By how many seconds a perspective is delayed: only spectators of a running match are.
    pub(super) fn delay_s(&self, perspective: Perspective) -> u32 {
        let is_behind = perspective == Perspective::Of(Observer::Public) && !self.is_open();
        if is_behind { self.room.settings().spectators.delay_s } else { 0 }
    }

    /// The time up to which a perspective sees the match.
    pub(super) fn until_ms(&self, perspective: Perspective) -> i64 {
        let is_behind = perspective == Perspective::Of(Observer::Public) && !self.is_open();
        if is_behind { now_ms() - i64::from(self.delay_s(perspective)) * 1_000 } else { i64::MAX }
    }

    /// Replays the match up to a time and calls `seen` with the table after each entry. Stops at the first entry that
    /// does not replay.
    pub(super) fn play(
        &self,
        until_ms: i64,
        mut seen: impl FnMut(&dyn AnyTable, LogPosition) -> Playback,
    ) -> Result<Option<Box<dyn AnyTable>>, ApiError> {
        let mut table: Option<Box<dyn AnyTable>> = None;
        for stored in self.log.iter().take_while(|stored| stored.at_ms <= until_ms) {
            let entry = Entry::from_line(&stored.body);
            let entry = entry.map_err(|_| ApiError::internal("an entry of the room's log cannot be read"))?;
            let moved = match entry {
                Entry::Began(began) => {
                    table = self.room.lay(began.rules_version).ok();
                    table
                        .as_deref()
                        .and_then(|table| table.opening().ok())
                        .is_some_and(|it| it.events_digest == began.told)
                }
                Entry::Decided(decided) | Entry::Undone(decided) => follows(table.as_deref_mut(), &decided),
                _ => continue,
            };
            match table.as_deref().filter(|_| moved) {
                Some(shown) if seen(shown, LogPosition::of(stored)) == Playback::Continue => {}
                Some(_) | None => break,
            }
        }
        Ok(table)
    }

    /// The error if there is no position to show: the match has not begun, or its room is closed.
    pub(super) fn nothing_to_see(&self) -> ApiError {
        let reason = match (self.room.stage(), &self.broken) {
            (_, Some(reason)) => reason,
            (Stage::Closed { message, .. }, _) => message,
            _ => return ApiError::from(RoomError::NotBegun),
        };
        ApiError::from(RoomError::Closed { reason: reason.clone() })
    }
}

/// An entry of a room's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LogPosition {
    pub(super) entry: i64,
    /// In milliseconds since 1970.
    pub(super) at_ms: i64,
}

impl LogPosition {
    fn of(stored: &LogEntry) -> LogPosition {
        LogPosition { entry: stored.number, at_ms: stored.at_ms }
    }
}

/// Whether to continue a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Playback {
    Continue,
    Stop,
}

fn follows(table: Option<&mut (dyn AnyTable + 'static)>, decided: &Decided) -> bool {
    table.is_some_and(|table| table.follow(decided.steps.get()).is_ok_and(|told| told == decided.told))
}

/// When the match ended by its rules, if it did. A room that its host closes is closed for spectators too.
fn end_ms(room: &Room, log: &[LogEntry]) -> Option<i64> {
    let has_steps = |stored: &&LogEntry| Entry::from_line(&stored.body).is_ok_and(|entry| entry.has_steps());
    let last = log.iter().rev().find(has_steps).filter(|_| *room.stage() == Stage::Over)?;
    Some(last.at_ms)
}
