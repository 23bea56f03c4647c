//! Plays one game from the deal to its end.

use game::{Seat, Turn};
use table::{AnyTable, TableError};

use crate::ending::{Ending, ForfeitReason, PlayedGame};
use crate::error::ArenaError;
use crate::kind::{Kind, Source};
use crate::plan::{LuckAdjustment, Plan};
use crate::player::{Player, SeatSetup, StartError};
use crate::stop_signal::StopSignal;
use crate::thinking::{Clock, Stopwatch, Thinking};

/// The limit of decisions: a game that never ends must not block the run.
const MAX_DECISIONS: u64 = 90_000;

impl Plan {
    /// Plays one game. `None` if it was stopped.
    pub(crate) fn play(&self, game: u64, stop: &StopSignal) -> Result<Option<PlayedGame>, ArenaError> {
        let seating = self.seating(game);
        let table = self.open(seating.deal)?;
        let kinds: Vec<&Kind> = seating.kinds.iter().filter_map(|&kind| self.kinds.get(kind)).collect();
        let thinking = vec![Thinking::default(); kinds.len()];
        let mut running = Match { table, kinds, players: Vec::new(), thinking };
        let ending = match running.start_players(self, game) {
            Ok(()) => running.play(stop),
            Err(ending) => Ok(Some(ending)),
        };
        let broke_off = |error: TableError| ArenaError::BrokeOff { game, problem: error.to_string() };
        let Some(ending) = ending.map_err(broke_off)? else { return Ok(None) };
        let luck = self.luck_in(game, running.table.as_ref())?;
        Ok(Some(PlayedGame { game, ending, thinking: running.finish(ending), luck }))
    }

    /// The luck of each seat, if it is measured.
    fn luck_in(&self, game: u64, table: &dyn AnyTable) -> Result<Vec<f64>, ArenaError> {
        if self.luck == LuckAdjustment::Off {
            return Ok(Vec::new());
        }
        let broke_off = |problem: String| ArenaError::BrokeOff { game, problem };
        let record = table.save().map_err(|error| broke_off(error.to_string()))?;
        let seats = (self.game.luck)(&record).map_err(|error| broke_off(error.to_string()))?;
        Ok(seats.into_iter().map(|seat| seat.luck).collect())
    }

    /// Starts each program once, so that a broken one is found before the first game.
    pub fn check_programs(&self) -> Result<(), ArenaError> {
        let table = self.open(0)?;
        for kind in self.kinds.iter().filter(|kind| matches!(kind.source, Source::Program { .. })) {
            let setup =
                SeatSetup { table: table.as_ref(), seat: Seat::FIRST, seed: 0, move_time: self.move_time };
            let failed = |error| ArenaError::NotStarted { command: command(kind), problem: explain(error) };
            Player::start(kind, &setup).map_err(failed)?.finish(table.as_ref(), Seat::FIRST, Vec::new());
        }
        Ok(())
    }
}

fn command(kind: &Kind) -> String {
    kind.name().trim_start_matches("exec:").to_owned()
}

fn explain(error: StartError) -> String {
    let problem = match error {
        StartError::NotStarted { problem } => return problem,
        StartError::NotReady(ForfeitReason::Crashed) => "it exited",
        StartError::NotReady(ForfeitReason::TimedOut) => "it did not answer in time",
        StartError::NotReady(ForfeitReason::Illegal) => "it sent a wrong answer",
    };
    format!("{problem}. It must answer the hello with `{{\"ok\":true}}` (see docs/engine.md)")
}

struct Match<'a> {
    table: Box<dyn AnyTable>,
    kinds: Vec<&'a Kind>,
    players: Vec<Player>,
    thinking: Vec<Thinking>,
}

impl Match<'_> {
    /// Starts all players. The error is the ending of the game if one cannot start.
    fn start_players(&mut self, plan: &Plan, game: u64) -> Result<(), Ending> {
        for (seat, kind) in Seat::all(self.table.seats()).zip(&self.kinds) {
            let seed = plan.seat_seed(game, seat.index());
            let setup = SeatSetup { table: self.table.as_ref(), seat, seed, move_time: plan.move_time };
            let player = Player::start(kind, &setup).map_err(|error| match error {
                StartError::NotStarted { .. } => Ending::Forfeited { seat, reason: ForfeitReason::Crashed },
                StartError::NotReady(reason) => Ending::Forfeited { seat, reason },
            })?;
            self.players.push(player);
        }
        Ok(())
    }

    fn play(&mut self, stop: &StopSignal) -> Result<Option<Ending>, TableError> {
        for _ in 0..MAX_DECISIONS {
            if !stop.may_continue() {
                return Ok(None);
            }
            let Turn::Decide { owe, .. } = self.table.turn() else {
                return Ok(Some(Ending::Played { winners: self.table.winners() }));
            };
            // The game contract guarantees that some seat owes a decision.
            let Some(seat) = owe.first() else { break };
            match self.choose(seat) {
                Ok(choice) => match self.table.act_nth(seat, choice) {
                    Err(TableError::TooManySteps { .. }) => break,
                    acted => acted?,
                },
                Err(reason) => return Ok(Some(Ending::Forfeited { seat, reason })),
            }
        }
        Ok(Some(Ending::CutOff))
    }

    fn choose(&mut self, seat: Seat) -> Result<usize, ForfeitReason> {
        let clock = self.kinds.get(seat.index()).map_or(Clock::Wall, |kind| kind.clock());
        let player = self.players.get_mut(seat.index()).ok_or(ForfeitReason::Crashed)?;
        let stopwatch = Stopwatch::start(clock);
        let choice = player.choose(self.table.as_ref(), seat);
        if let Some(thinking) = self.thinking.get_mut(seat.index()) {
            thinking.count(stopwatch.elapsed());
        }
        choice
    }

    /// Tells the result to all players except one that forfeited.
    fn finish(self, ending: Ending) -> Vec<Thinking> {
        let winners: Vec<Seat> = ending.winners(self.table.seats()).iter().collect();
        let failed = |seat| matches!(ending, Ending::Forfeited { seat: failed, .. } if failed == seat);
        for (seat, player) in Seat::all(self.table.seats()).zip(self.players) {
            if !failed(seat) {
                player.finish(self.table.as_ref(), seat, winners.clone());
            }
        }
        self.thinking
    }
}
