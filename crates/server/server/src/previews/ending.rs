//! How a match ended, as everyone may know it.

use game::{LineKind, Message, Observer, Seat};
use table::{AnyTable, log_lines};

use catalog::Portrait;

/// How many of the last events are read for the last lines of the log.
const EVENTS: usize = 80;

/// How many lines are kept.
const LINES: usize = 12;

/// How a match ended, as everyone may know it.
pub(crate) struct Ending {
    pub(crate) winners: Vec<Seat>,
    /// By seat.
    pub(crate) portraits: Vec<Portrait>,
    /// The last lines of the log, the last one first.
    pub(crate) lines: Vec<Message>,
    /// The names that the lines use.
    pub(crate) names: Vec<String>,
}

impl Ending {
    /// Returns `None` while the match runs.
    pub(crate) fn of(game: &catalog::Entry, table: &dyn AnyTable) -> Option<Ending> {
        table.is_over().then(|| Ending::at(game, table))
    }

    /// Reads only the public view and the public log of a position.
    pub(super) fn at(game: &catalog::Entry, table: &dyn AnyTable) -> Ending {
        let last = table.last_event_number(Observer::Public);
        let events = table.events_since(Observer::Public, last.saturating_sub(EVENTS));
        let lines = log_lines(&events).into_iter().rev().filter(|line| line.kind == LineKind::Line);
        Ending {
            winners: table.winners().iter().collect(),
            portraits: Seat::all(table.seats()).map(|seat| game.portraits.of_seat(table, seat)).collect(),
            lines: lines.take(LINES).map(|line| line.message.clone()).collect(),
            names: table.players().to_vec(),
        }
    }
}
