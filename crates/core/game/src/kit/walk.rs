//! Random games in which every law that needs only one state is checked at every position.

use crate::contract::Game;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::sink::{LoggedEvent, Silent};

use super::Kit;
use super::fork::Fork;
use super::law::{CheckResult, Failure, Law};
use super::observation::Observation;
use super::position;
use super::run::{Recorder, Run, check_json_round_trip, json, observed_events};
use super::step::{self, Step, StepOf};
use super::story;

/// Replays the steps of a run and returns all events.
fn replayed_events<G: Game>(setup: &Setup, run: &Run<G>) -> CheckResult<Vec<LoggedEvent<G::Event>>> {
    let mut recorder = Recorder::new();
    let mut again = Run::<G>::start(setup, &mut recorder)?;
    for &step in &run.steps {
        again.take(step, &mut recorder)?;
    }
    Ok(recorder.events)
}

pub(super) fn play<G: Game>(kit: &mut Kit<G>, setup: &Setup) -> CheckResult {
    for _ in 0..kit.effort.games {
        let mut walk = Walk::start(kit, setup)?;
        walk.game(kit, setup).map_err(|failure| failure.after(&walk.run.trace()))?;
        kit.report.games += 1;
    }
    Ok(())
}

struct Walk<G: Game> {
    run: Run<G>,
    events: Vec<LoggedEvent<G::Event>>,
}

impl<G: Game> Walk<G> {
    fn start(kit: &mut Kit<G>, setup: &Setup) -> CheckResult<Walk<G>> {
        let mut recorder = Recorder::new();
        let run = Run::<G>::start(setup, &mut recorder)?;
        let silent = Run::<G>::start(setup, &mut Silent)?;
        if silent.state != run.state {
            let again = Run::<G>::start(setup, &mut Recorder::new())?;
            return Err(state_differs(again.state == run.state));
        }
        check_events::<G>(run.seats, &recorder)?;
        if kit.effort.head_start == 0 {
            return Ok(Walk { run, events: recorder.events });
        }
        let run = Run::start_ahead(kit, setup)?;
        Ok(Walk { events: replayed_events(setup, &run)?, run })
    }

    fn game(&mut self, kit: &mut Kit<G>, setup: &Setup) -> CheckResult {
        position::check(kit, &self.run)?;
        while let Some(step) = self.run.next(kit)? {
            self.take(kit, step)?;
            position::check(kit, &self.run)?;
        }
        story::check(kit, self.run.seats, &self.events)?;
        self.replays(setup)
    }

    /// Takes a step twice: with a recording sink and with a silent one.
    fn take(&mut self, kit: &mut Kit<G>, step: StepOf<G>) -> CheckResult {
        let before = self.run.state.clone();
        let mut recorder = Recorder::new();
        self.run.take(step, &mut recorder)?;
        let mut silent = before.clone();
        if step::take(&mut silent, step, &mut Silent).is_err() || silent != self.run.state {
            let again = Fork::try_step(&before, step)?;
            return Err(state_differs(again.state == self.run.state));
        }
        check_events::<G>(self.run.seats, &recorder)?;
        self.events.append(&mut recorder.events);
        match step {
            Step::Decide { .. } => kit.report.decisions += 1,
            Step::Resolve { .. } => kit.report.draws += 1,
        }
        Ok(())
    }

    /// Replays the recorded steps. Also compares the views, because a wrong `PartialEq` could hide a difference.
    fn replays(&self, setup: &Setup) -> CheckResult {
        let differs = |what: &str| Failure::new(Law::ReplaysTheSame, format!("in a replay, {what}"));
        let mut recorder = Recorder::new();
        let mut again = Run::<G>::start(setup, &mut recorder)?;
        for &step in &self.run.steps {
            step::take(&mut again.state, step, &mut recorder).map_err(|_| differs("a step is refused"))?;
        }
        if again.state != self.run.state || self.run.state.clone() != self.run.state {
            return Err(differs("the state differs"));
        }
        if json(&recorder.events)? != json(&self.events)? {
            return Err(differs("the events differ"));
        }
        for observer in Observer::all(again.seats) {
            let observed = Observation::of(&self.run.state, observer, &[])?;
            observed
                .check_same(&Observation::of(&again.state, observer, &[])?)
                .map_err(|failure| failure.counted_as(Law::ReplaysTheSame))?;
        }
        Ok(())
    }
}

/// The failure for a step that led to two different states. If a second recording gives the same state again, the
/// silent sink made the difference.
fn state_differs(recording_is_stable: bool) -> Failure {
    if recording_is_stable {
        return Failure::new(Law::SilentPlaysTheSame, "the state differs with a silent sink");
    }
    Failure::new(Law::ReplaysTheSame, "the same step, taken twice, leads to different states")
}

/// Checks that events cite known rules and survive a JSON round trip, in full and redacted.
pub(super) fn check_events<G: Game>(seats: u8, recorder: &Recorder<G::Event>) -> CheckResult {
    check_rules_known::<G>(recorder)?;
    check_json_round_trip(&recorder.events)?;
    for observer in Observer::all(seats) {
        check_json_round_trip(&observed_events::<G>(&recorder.events, observer))?;
    }
    Ok(())
}

pub(super) fn check_rules_known<G: Game>(recorder: &Recorder<G::Event>) -> CheckResult {
    match recorder.rules().find(|&rule| G::manifest().rule(rule).is_none()) {
        Some(rule) => Err(Failure::new(Law::RulesAreKnown, format!("rule {rule} is cited but unknown"))),
        None => Ok(()),
    }
}
