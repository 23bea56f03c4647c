//! A player in a seat for one game: a bot or a program.

use std::time::Duration;

use catalog::SeatedBot;
use game::{Observer, Seat};
use serde::Serialize;
use table::{AnyTable, Secret};

use crate::ending::ForfeitReason;
use crate::kind::{Kind, Source};
use crate::program::Program;
use crate::protocol::{ProgramMessage, chosen, is_ready};
use crate::thinking::Clock;

/// The minimum time for a program to get ready, even if the move time is shorter.
const MIN_READY_TIME: Duration = Duration::from_secs(10);

pub(crate) enum Player {
    Bot(Box<dyn SeatedBot>),
    Program {
        program: Program,
        move_time: Duration,
        /// The number of the last event that was sent.
        last_event: usize,
    },
}

pub(crate) struct SeatSetup<'a> {
    pub(crate) table: &'a dyn AnyTable,
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
    pub(crate) move_time: Duration,
}

/// Why a program cannot play.
pub(crate) enum StartError {
    NotStarted {
        problem: String,
    },
    /// The program did not answer the hello correctly.
    NotReady(ForfeitReason),
}

impl Player {
    pub(crate) fn start(kind: &Kind, setup: &SeatSetup<'_>) -> Result<Player, StartError> {
        match &kind.source {
            Source::Bot(bot) => Ok(Player::Bot(bot.seeded(setup.seed))),
            Source::Program { words } => {
                let start = Program::start(words).map_err(|problem| StartError::NotStarted { problem })?;
                greet(start, setup).map_err(StartError::NotReady)
            }
        }
    }

    /// Returns the index of the chosen action in the legal actions.
    pub(crate) fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<usize, ForfeitReason> {
        match self {
            Player::Bot(bot) => bot.choose(&table.bot_input(seat)).ok_or(ForfeitReason::Illegal),
            Player::Program { program, move_time, last_event } => {
                let line = line_of(&ProgramMessage::choose(table, seat, *last_event))?;
                *last_event = table.last_event_number(Observer::Seat(seat));
                chosen(&program.ask(line, *move_time)?, &table.legal(seat))
            }
        }
    }

    /// Tells a program the result, and ends it.
    pub(crate) fn finish(self, table: &dyn AnyTable, seat: Seat, winners: Vec<Seat>) {
        if let Player::Program { program, last_event, .. } = self
            && let Ok(line) = line_of(&ProgramMessage::over(table, seat, last_event, winners))
        {
            program.dismiss(line);
        }
    }
}

impl Kind {
    pub fn clock(&self) -> Clock {
        match self.source {
            Source::Bot(_) => Clock::Cpu,
            Source::Program { .. } => Clock::Wall,
        }
    }
}

fn greet(mut program: Program, setup: &SeatSetup<'_>) -> Result<Player, ForfeitReason> {
    let SeatSetup { table, seat, seed, move_time } = *setup;
    let move_ms = u64::try_from(move_time.as_millis()).unwrap_or(u64::MAX);
    let hello = line_of(&ProgramMessage::hello(table, seat, program_seed(seed), move_ms))?;
    let answer = program.ask(hello, move_time.max(MIN_READY_TIME))?;
    if !is_ready(&answer) {
        return Err(ForfeitReason::Illegal);
    }
    Ok(Player::Program { program, move_time, last_event: 0 })
}

/// The seed for a program. Deals come from the same source as seat seeds, so a hash hides the original. It has 52 bits, which
/// fit a number in every language.
#[expect(clippy::expect_used, reason = "a commitment is written as 64 hexadecimal digits")]
fn program_seed(seed: u64) -> u64 {
    let digits = Secret::from_seed(seed).commitment().to_string();
    let first = digits.get(..13).and_then(|digits| u64::from_str_radix(digits, 16).ok());
    first.expect("invariant: a commitment has 64 hexadecimal digits")
}

/// A line of JSON. If serialization fails, the game ends.
fn line_of(message: &impl Serialize) -> Result<String, ForfeitReason> {
    serde_json::to_string(message).map_err(|_| ForfeitReason::Crashed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_for_programs_fits_a_double() {
        assert!((0..1_000).all(|seed| program_seed(seed) < 1 << 52));
        assert_ne!(program_seed(1), program_seed(2));
        assert_eq!(program_seed(7), program_seed(7));
    }
}
