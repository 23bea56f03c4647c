//! The open matches of a session.

use std::collections::BTreeMap;

use catalog::Entry;
use game::{Observer, Seat, Turn};
use table::{AnyTable, TableError};

use crate::answer::TurnLine;
use crate::error::EngineError;
use crate::fields::ObserverArg;

pub(crate) const MAX_MATCHES: usize = 256;

/// The open matches by handle. Handles are not reused.
#[derive(Default)]
pub(crate) struct Matches {
    open: BTreeMap<u64, Match>,
    opened: u64,
}

pub(crate) struct Match {
    pub(crate) entry: &'static Entry,
    pub(crate) table: Box<dyn AnyTable>,
    /// The number of events of each seat, and last of the public, when they were last counted.
    event_counts: Vec<usize>,
}

impl Matches {
    /// Adds a match and returns its handle.
    pub(crate) fn open(
        &mut self,
        entry: &'static Entry,
        table: Box<dyn AnyTable>,
    ) -> Result<u64, EngineError> {
        if self.open.len() >= MAX_MATCHES {
            return Err(EngineError::TooManyMatches { most: MAX_MATCHES });
        }
        let event_counts = vec![0; usize::from(table.seats()) + 1];
        self.opened += 1;
        self.open.insert(self.opened, Match { entry, table, event_counts });
        Ok(self.opened)
    }

    /// Returns the match with this handle. Without a handle, returns the newest match.
    pub(crate) fn find(&mut self, asked: Option<u64>) -> Result<&mut Match, EngineError> {
        let handle = self.handle(asked)?;
        self.open.get_mut(&handle).ok_or(EngineError::NoMatch)
    }

    /// Removes a match and returns its handle.
    pub(crate) fn close(&mut self, asked: Option<u64>) -> Result<u64, EngineError> {
        let handle = self.handle(asked)?;
        self.open.remove(&handle);
        Ok(handle)
    }

    fn handle(&self, asked: Option<u64>) -> Result<u64, EngineError> {
        let latest = *self.open.keys().next_back().ok_or(EngineError::NoMatch)?;
        match asked {
            None => Ok(latest),
            Some(handle) if self.open.contains_key(&handle) => Ok(handle),
            Some(asked) => {
                Err(EngineError::UnknownMatch { asked, open: self.open.keys().copied().collect() })
            }
        }
    }
}

impl Match {
    pub(crate) fn turn(&self) -> TurnLine {
        let winners = self.table.is_over().then(|| self.table.winners());
        TurnLine { turn: self.table.turn(), winners }
    }

    /// Returns a copy for trying an action.
    pub(crate) fn copy(&self) -> Result<Box<dyn AnyTable>, TableError> {
        (self.entry.load)(&self.table.save()?)
    }

    pub(crate) fn seat(&self, asked: u64) -> Result<Seat, EngineError> {
        let seats = self.table.seats();
        let seat = u8::try_from(asked).ok().filter(|&number| number < seats).and_then(Seat::new);
        seat.ok_or(EngineError::NoSuchSeat { asked, seats })
    }

    /// Returns the named seat, or the only seat that owes a decision.
    pub(crate) fn seat_or_owing(&self, asked: Option<u64>) -> Result<Seat, EngineError> {
        match (asked, self.table.turn()) {
            (Some(asked), _) => self.seat(asked),
            (None, Turn::Chance) => Err(TableError::ChanceFirst.into()),
            (None, Turn::Over) => Err(TableError::Over.into()),
            (None, turn @ Turn::Decide { owe, .. }) => {
                let only = owe.first().filter(|_| owe.len() == 1);
                only.ok_or(EngineError::WhichSeat { actors: turn.actors() })
            }
        }
    }

    /// Checks the seat of an observer.
    pub(crate) fn observer(&self, observer_arg: ObserverArg) -> Result<Observer, EngineError> {
        match observer_arg {
            ObserverArg::Seat(asked) => Ok(Observer::Seat(self.seat(asked)?)),
            ObserverArg::Public => Ok(Observer::Public),
        }
    }

    /// Returns the number of events of this observer. It counts only the events since the last call, so that steps do not
    /// become slower in a long match.
    pub(crate) fn event_count(&mut self, observer: Observer) -> usize {
        let last = self.event_counts.len().saturating_sub(1);
        let Some(event_counts) = self.event_counts.get_mut(observer.seat().map_or(last, Seat::index)) else {
            return 0;
        };
        *event_counts += self.table.events_since(observer, *event_counts).len();
        *event_counts
    }
}
