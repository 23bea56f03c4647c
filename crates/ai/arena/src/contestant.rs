//! Whoever sits in a seat for one game: a bot or a program, each with its seat's knowledge alone.

use std::time::Duration;

use catalog::SeatedBot;
use game::{Observer, Seat};
use serde::Serialize;
use table::{AnyTable, Secret};

use crate::ending::Fault;
use crate::kind::{Kind, Nature};
use crate::program::Program;
use crate::thinking::Clock;
use crate::wire::{Said, chosen, is_ready};

/// How long a program may take to say that it is ready, however hasty it has to be afterwards.
const PREPARING: Duration = Duration::from_secs(10);

/// A player in a seat.
pub(crate) enum Contestant {
    /// A bot of the house.
    Bot(Box<dyn SeatedBot>),
    /// A program of someone's.
    Program {
        program: Program,
        move_time: Duration,
        /// The number of the last event that it was told.
        heard: usize,
    },
}

/// What a player has to know before the game.
pub(crate) struct Seating<'a> {
    pub(crate) table: &'a dyn AnyTable,
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
    pub(crate) move_time: Duration,
}

/// Why a program does not play.
pub(crate) enum Absence {
    /// The system cannot start it.
    NotStarted { problem: String },
    /// It did not say that it is ready.
    NotReady(Fault),
}

impl Contestant {
    /// Lets one of this kind sit down.
    pub(crate) fn sit(kind: &Kind, seating: &Seating<'_>) -> Result<Contestant, Absence> {
        match &kind.nature {
            Nature::Bot(bot) => Ok(Contestant::Bot(bot.seeded(seating.seed))),
            Nature::Program { words } => {
                let start = Program::start(words).map_err(|problem| Absence::NotStarted { problem })?;
                greet(start, seating).map_err(Absence::NotReady)
            }
        }
    }

    /// The place of its choice among its legal decisions.
    pub(crate) fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<usize, Fault> {
        match self {
            Contestant::Bot(bot) => bot.choose(&table.bot_input(seat)).ok_or(Fault::Illegal),
            Contestant::Program { program, move_time, heard } => {
                let line = line_of(&Said::choose(table, seat, *heard))?;
                *heard = table.heard(Observer::Seat(seat));
                chosen(&program.ask(line, *move_time)?, &table.legal(seat))
            }
        }
    }

    /// Tells a program how the game ended, and ends it.
    pub(crate) fn leave(self, table: &dyn AnyTable, seat: Seat, winners: Vec<Seat>) {
        if let Contestant::Program { program, heard, .. } = self
            && let Ok(line) = line_of(&Said::over(table, seat, heard, winners))
        {
            program.dismiss(line);
        }
    }
}

impl Kind {
    /// What its thinking is measured by.
    #[must_use]
    pub fn clock(&self) -> Clock {
        match self.nature {
            Nature::Bot(_) => Clock::Cpu,
            Nature::Program { .. } => Clock::Wall,
        }
    }
}

fn greet(mut program: Program, seating: &Seating<'_>) -> Result<Contestant, Fault> {
    let Seating { table, seat, seed, move_time } = *seating;
    let move_ms = u64::try_from(move_time.as_millis()).unwrap_or(u64::MAX);
    let hello = line_of(&Said::hello(table, seat, told_seed(seed), move_ms))?;
    let answer = program.ask(hello, move_time.max(PREPARING))?;
    if !is_ready(&answer) {
        return Err(Fault::Illegal);
    }
    Ok(Contestant::Program { program, move_time, heard: 0 })
}

/// The seed that a program is told. Deals are drawn from the same source as a seat's seed, so it goes through a hash that cannot
/// be turned round; it has 52 bits, which every language can hold as a number.
fn told_seed(seed: u64) -> u64 {
    let digits = Secret::from_seed(seed).commitment().to_string();
    digits.get(..13).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or_default()
}

/// A line of JSON. One that cannot be written is a fault of the game; the program hears nothing, and the game ends.
fn line_of(said: &impl Serialize) -> Result<String, Fault> {
    serde_json::to_string(said).map_err(|_| Fault::Crashed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_told_a_seed_that_fits_a_number_of_any_language() {
        assert!((0..1_000).all(|seed| told_seed(seed) < 1 << 52));
        assert_ne!(told_seed(1), told_seed(2));
        assert_eq!(told_seed(7), told_seed(7));
    }
}
