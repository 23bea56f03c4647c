//! The first pass: games played at random, with every law checked at every position that needs one state only.

use crate::contract::Game;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::sink::{LoggedEvent, Silent};

use super::Kit;
use super::fork::Fork;
use super::law::{Breach, Found, Law};
use super::outlook::Outlook;
use super::position;
use super::run::{Recorder, Run, heard, json, survives};
use super::step::{self, Step, StepOf};

/// What was told on the way to where a game is.
fn told_so_far<G: Game>(setup: &Setup, run: &Run<G>) -> Found<Vec<LoggedEvent<G::Event>>> {
    let mut recorder = Recorder::new();
    let mut again = Run::<G>::start(setup, &mut recorder)?;
    for &step in &run.steps {
        again.take(step, &mut recorder)?;
    }
    Ok(recorder.events)
}

/// Plays the games of one set-up.
pub(super) fn play<G: Game>(kit: &mut Kit<G>, setup: &Setup) -> Found {
    for _ in 0..kit.effort.games {
        let mut walk = Walk::start(kit, setup)?;
        walk.game(kit, setup).map_err(|breach| breach.after(&walk.run.story()))?;
        kit.report.games += 1;
    }
    Ok(())
}

struct Walk<G: Game> {
    run: Run<G>,
    events: Vec<LoggedEvent<G::Event>>,
}

impl<G: Game> Walk<G> {
    fn start(kit: &mut Kit<G>, setup: &Setup) -> Found<Walk<G>> {
        let mut recorder = Recorder::new();
        let run = Run::<G>::start(setup, &mut recorder)?;
        let silent = Run::<G>::start(setup, &mut Silent)?;
        if silent.state != run.state {
            let again = Run::<G>::start(setup, &mut Recorder::new())?;
            return Err(drifted(again.state == run.state));
        }
        told_well::<G>(run.seats, &recorder)?;
        if kit.effort.head_start == 0 {
            return Ok(Walk { run, events: recorder.events });
        }
        let run = Run::start_ahead(kit, setup)?;
        Ok(Walk { events: told_so_far(setup, &run)?, run })
    }

    fn game(&mut self, kit: &mut Kit<G>, setup: &Setup) -> Found {
        position::check(kit, &self.run)?;
        while let Some(step) = self.run.next(kit)? {
            self.take(kit, step)?;
            position::check(kit, &self.run)?;
        }
        self.replays(setup)
    }

    /// Takes a step twice, once with a listener and once without.
    fn take(&mut self, kit: &mut Kit<G>, step: StepOf<G>) -> Found {
        let before = self.run.state.clone();
        let mut recorder = Recorder::new();
        self.run.take(step, &mut recorder)?;
        let mut silent = before.clone();
        if step::take(&mut silent, step, &mut Silent).is_err() || silent != self.run.state {
            let again = Fork::try_step(&before, step)?;
            return Err(drifted(again.state == self.run.state));
        }
        told_well::<G>(self.run.seats, &recorder)?;
        self.events.append(&mut recorder.events);
        match step {
            Step::Decide { .. } => kit.report.decisions += 1,
            Step::Resolve { .. } => kit.report.draws += 1,
        }
        Ok(())
    }

    /// Plays the recorded steps again. Views are compared as well, lest an equality that is too generous hide
    /// a difference.
    fn replays(&self, setup: &Setup) -> Found {
        let differs = |what: &str| Breach::new(Law::ReplaysTheSame, format!("played again, {what}"));
        let mut recorder = Recorder::new();
        let mut again = Run::<G>::start(setup, &mut recorder)?;
        for &step in &self.run.steps {
            step::take(&mut again.state, step, &mut recorder).map_err(|_| differs("a step is refused"))?;
        }
        if again.state != self.run.state || self.run.state.clone() != self.run.state {
            return Err(differs("the state is another one"));
        }
        if json(&recorder.events)? != json(&self.events)? {
            return Err(differs("the events are others"));
        }
        for observer in Observer::all(again.seats) {
            let seen = Outlook::of(&self.run.state, observer, &[])?;
            seen.same(&Outlook::of(&again.state, observer, &[])?)
                .map_err(|breach| breach.counted_as(Law::ReplaysTheSame))?;
        }
        Ok(())
    }
}

/// Where a step led elsewhere the second time: it was the listener who made the difference, if it leads to the
/// same again with one.
fn drifted(listener_decides: bool) -> Breach {
    if listener_decides {
        return Breach::new(Law::SilentPlaysTheSame, "the state is another one when nobody listens");
    }
    Breach::new(Law::ReplaysTheSame, "done twice, the same step leads to another state")
}

/// Checks that what was told cites known rules and survives its journey, whole and redacted.
pub(super) fn told_well<G: Game>(seats: u8, recorder: &Recorder<G::Event>) -> Found {
    rules_are_known::<G>(recorder)?;
    survives(&recorder.events)?;
    for observer in Observer::all(seats) {
        survives(&heard::<G>(&recorder.events, observer))?;
    }
    Ok(())
}

/// Checks that every rule that was named stands in the manifest.
pub(super) fn rules_are_known<G: Game>(recorder: &Recorder<G::Event>) -> Found {
    match recorder.rules().find(|&rule| G::manifest().rule(rule).is_none()) {
        Some(rule) => Err(Breach::new(Law::RulesAreKnown, format!("rule {rule} is cited and unknown"))),
        None => Ok(()),
    }
}
