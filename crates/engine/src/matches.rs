//! The open matches, each under a handle.

use std::collections::BTreeMap;

use catalog::Entry;
use game::{Observer, Seat, Turn};
use table::{AnyTable, TableError};

use crate::answer::TurnLine;
use crate::error::EngineError;
use crate::fields::Onlooker;

/// The most matches that are open at once.
pub(crate) const MAX_MATCHES: usize = 256;

/// The open matches by handle. A handle is never used again.
#[derive(Default)]
pub(crate) struct Matches {
    open: BTreeMap<u64, Match>,
    opened: u64,
}

/// One open match.
pub(crate) struct Match {
    /// The game of the catalog that is played.
    pub(crate) entry: &'static Entry,
    pub(crate) table: Box<dyn AnyTable>,
    /// How many events each seat, and last the public, is known to have heard.
    heard: Vec<usize>,
}

impl Matches {
    /// Opens a match and gives its handle.
    pub(crate) fn open(
        &mut self,
        entry: &'static Entry,
        table: Box<dyn AnyTable>,
    ) -> Result<u64, EngineError> {
        if self.open.len() >= MAX_MATCHES {
            return Err(EngineError::TooManyMatches { most: MAX_MATCHES });
        }
        let heard = vec![0; usize::from(table.seats()) + 1];
        self.opened += 1;
        self.open.insert(self.opened, Match { entry, table, heard });
        Ok(self.opened)
    }

    /// The match with this handle, or the latest one that is open.
    pub(crate) fn find(&mut self, asked: Option<u64>) -> Result<&mut Match, EngineError> {
        let handle = self.handle(asked)?;
        self.open.get_mut(&handle).ok_or(EngineError::NoMatch)
    }

    /// Drops a match and gives the handle it had.
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
    /// Whose turn it is.
    pub(crate) fn turn(&self) -> TurnLine {
        let winners = self.table.is_over().then(|| self.table.winners());
        TurnLine { turn: self.table.turn(), winners }
    }

    /// The same match once more, to try something on.
    pub(crate) fn copy(&self) -> Result<Box<dyn AnyTable>, TableError> {
        (self.entry.load)(&self.table.save()?)
    }

    /// The seat with this number, if the table has it.
    pub(crate) fn seat(&self, asked: u64) -> Result<Seat, EngineError> {
        let seats = self.table.seats();
        let seat = u8::try_from(asked).ok().filter(|&number| number < seats).and_then(Seat::new);
        seat.ok_or(EngineError::NoSuchSeat { asked, seats })
    }

    /// The seat that was asked for, or the only one that owes a decision.
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

    /// The one to whom something is shown, if the table has that seat.
    pub(crate) fn observer(&self, onlooker: Onlooker) -> Result<Observer, EngineError> {
        match onlooker {
            Onlooker::Seat(asked) => Ok(Observer::Seat(self.seat(asked)?)),
            Onlooker::Public => Ok(Observer::Public),
        }
    }

    /// How many events this observer has heard so far. Only those since the last time are counted, so that a
    /// long match does not get slower with every step.
    pub(crate) fn heard_by(&mut self, observer: Observer) -> usize {
        let last = self.heard.len().saturating_sub(1);
        let Some(heard) = self.heard.get_mut(observer.seat().map_or(last, Seat::index)) else { return 0 };
        *heard += self.table.events_since(observer, *heard).len();
        *heard
    }
}
