//! One game, from the deal to its end.

use game::{Seat, Turn};
use table::{AnyTable, TableError};

use crate::contestant::{Absence, Contestant, Seating};
use crate::ending::{Ending, Fault, Played};
use crate::error::ArenaError;
use crate::halt::Halt;
use crate::kind::{Kind, Nature};
use crate::plan::Plan;
use crate::thinking::{Clock, Stopwatch, Thinking};

/// The most decisions of a game, so that one without an end is noticed and not waited for.
const MOST_DECISIONS: u64 = 90_000;

impl Plan {
    /// Plays the game with this number; nothing if it was stopped on the way.
    pub(crate) fn play(&self, game: u64, halt: &Halt) -> Result<Option<Played>, ArenaError> {
        let place = self.place(game);
        let table = self.open(place.deal)?;
        let kinds: Vec<&Kind> = place.kinds.iter().filter_map(|&kind| self.kinds.get(kind)).collect();
        let thinking = vec![Thinking::default(); kinds.len()];
        let mut party = Party { table, kinds, players: Vec::new(), thinking };
        let ending = match party.sit_down(self, game) {
            Ok(()) => party.play(halt),
            Err(ending) => Ok(Some(ending)),
        };
        let broke_off = |error: TableError| ArenaError::BrokeOff { game, problem: error.to_string() };
        let Some(ending) = ending.map_err(broke_off)? else { return Ok(None) };
        Ok(Some(Played { game, ending, thinking: party.leave(ending) }))
    }

    /// Lets every program take a seat once, so that one that cannot is found before the first game.
    pub fn check_programs(&self) -> Result<(), ArenaError> {
        let table = self.open(0)?;
        for kind in self.kinds.iter().filter(|kind| matches!(kind.nature, Nature::Program { .. })) {
            let seating =
                Seating { table: table.as_ref(), seat: Seat::FIRST, seed: 0, move_time: self.move_time };
            let absent = |absence| ArenaError::NotStarted { command: command(kind), problem: why(absence) };
            Contestant::sit(kind, &seating).map_err(absent)?.leave(table.as_ref(), Seat::FIRST, Vec::new());
        }
        Ok(())
    }
}

fn command(kind: &Kind) -> String {
    kind.name().trim_start_matches("exec:").to_owned()
}

fn why(absence: Absence) -> String {
    let why = match absence {
        Absence::NotStarted { problem } => return problem,
        Absence::NotReady(Fault::Crashed) => "it ended",
        Absence::NotReady(Fault::TimedOut) => "it said nothing in time",
        Absence::NotReady(Fault::Illegal) => "it said something else",
    };
    format!("{why}, where `{{\"ok\":true}}` would answer the hello (see docs/engine.md)")
}

/// Everyone at one table.
struct Party<'a> {
    table: Box<dyn AnyTable>,
    kinds: Vec<&'a Kind>,
    players: Vec<Contestant>,
    thinking: Vec<Thinking>,
}

impl Party<'_> {
    /// Seats everyone, or tells how the game ended for whoever was not there.
    fn sit_down(&mut self, plan: &Plan, game: u64) -> Result<(), Ending> {
        for (seat, kind) in Seat::all(self.table.seats()).zip(&self.kinds) {
            let seed = plan.seat_seed(game, seat.index());
            let seating = Seating { table: self.table.as_ref(), seat, seed, move_time: plan.move_time };
            let player = Contestant::sit(kind, &seating).map_err(|absence| match absence {
                Absence::NotStarted { .. } => Ending::Forfeited { seat, fault: Fault::Crashed },
                Absence::NotReady(fault) => Ending::Forfeited { seat, fault },
            })?;
            self.players.push(player);
        }
        Ok(())
    }

    fn play(&mut self, halt: &Halt) -> Result<Option<Ending>, TableError> {
        for _ in 0..MOST_DECISIONS {
            if !halt.lets_games_go_on() {
                return Ok(None);
            }
            let Turn::Decide { owe, .. } = self.table.turn() else {
                return Ok(Some(Ending::Played { winners: self.table.winners() }));
            };
            // The rules promise that someone owes a decision whenever players decide.
            let Some(seat) = owe.first() else { break };
            match self.choose(seat) {
                Ok(choice) => match self.table.act_nth(seat, choice) {
                    Err(TableError::TooManySteps { .. }) => break,
                    acted => acted?,
                },
                Err(fault) => return Ok(Some(Ending::Forfeited { seat, fault })),
            }
        }
        Ok(Some(Ending::CutOff))
    }

    fn choose(&mut self, seat: Seat) -> Result<usize, Fault> {
        let clock = self.kinds.get(seat.index()).map_or(Clock::Wall, |kind| kind.clock());
        let player = self.players.get_mut(seat.index()).ok_or(Fault::Crashed)?;
        let watch = Stopwatch::start(clock);
        let choice = player.choose(self.table.as_ref(), seat);
        if let Some(thinking) = self.thinking.get_mut(seat.index()) {
            thinking.count(watch.elapsed());
        }
        choice
    }

    /// Tells everyone how it ended, but for whoever failed, which is not waited for any longer.
    fn leave(self, ending: Ending) -> Vec<Thinking> {
        let winners: Vec<Seat> = ending.winners(self.table.seats()).iter().collect();
        let failed = |seat| matches!(ending, Ending::Forfeited { seat: failed, .. } if failed == seat);
        for (seat, player) in Seat::all(self.table.seats()).zip(self.players) {
            if !failed(seat) {
                player.leave(self.table.as_ref(), seat, winners.clone());
            }
        }
        self.thinking
    }
}
