//! Checks secrecy with two games played side by side that differ only where an observer cannot see it.
//!
//! A beat is a decision and all chance outcomes after it. In each beat the first game plays at random, and the second
//! game searches for its own steps that give the observer the same events. While it finds them, everything else that
//! reaches the observer must be byte-identical too, after every step. So whatever an observer knows must have come to
//! it by events. If the second game finds no such steps, it restarts as a copy of the first.

use crate::contract::Game;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::turn::Turn;

use super::Kit;
use super::fork::Fork;
use super::law::CheckResult;
use super::observation::check_same_observation;
use super::reveals;
use super::run::Run;
use super::step::{self, Step, StepOf};

/// Plays the pairs of one setup.
pub(super) fn play<G: Game>(kit: &mut Kit<G>, setup: &Setup) -> CheckResult {
    for observer in Observer::all(setup.seats()) {
        for _ in 0..kit.effort.pairs {
            let run = Run::start_ahead(kit, setup)?;
            let mut pair = Pair::new(kit, observer, run.clone(), run);
            while pair.beat(kit)? != Beat::Over {}
            kit.report.pairs += 1;
            kit.report.beats += pair.beats;
            kit.report.diverged_beats += pair.diverged_beats;
            kit.report.diverged_pairs += u64::from(pair.diverged_beats > 0);
        }
    }
    Ok(())
}

/// The second game deviates once in this many steps. Pairs that deviate often diverge early; pairs that deviate rarely
/// carry a small difference far.
const DEVIATE_ONE_IN: [u32; 3] = [2, 4, 8];

/// Two games that the observer has not been able to tell apart.
pub(super) struct Pair<G: Game> {
    observer: Observer,
    deviate_one_in: u32,
    first: Run<G>,
    second: Run<G>,
    beats: u64,
    diverged_beats: u64,
}

/// The result of a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beat {
    /// Both games gave the observer the same events.
    Same,
    /// The second game found no matching steps and is now a copy of the first.
    Reset,
    /// The game had ended.
    Over,
}

/// A step of the first game, and its events for the observer.
struct LeadStep<G: Game> {
    fork: Fork<G>,
    events_json: String,
}

impl<G: Game> Pair<G> {
    pub(super) fn new(kit: &mut Kit<G>, observer: Observer, first: Run<G>, second: Run<G>) -> Pair<G> {
        let deviate_one_in = kit.dice.pick(&DEVIATE_ONE_IN).unwrap_or(1);
        Pair { observer, deviate_one_in, first, second, beats: 0, diverged_beats: 0 }
    }

    /// Both games so far.
    pub(super) fn runs(&self) -> (&Run<G>, &Run<G>) {
        (&self.first, &self.second)
    }

    /// Plays one beat in both games.
    pub(super) fn beat(&mut self, kit: &mut Kit<G>) -> CheckResult<Beat> {
        let lead_steps = self.play_first(kit).map_err(|failure| failure.after(&self.first.trace()))?;
        if lead_steps.is_empty() {
            return Ok(Beat::Over);
        }
        let second = self.find_match(kit, &lead_steps)?;
        for lead in lead_steps {
            self.first.steps.push(lead.fork.step);
            self.first.state = lead.fork.state;
        }
        let matched = second.is_some();
        self.second = second.unwrap_or_else(|| self.first.clone());
        self.beats += u64::from(matched);
        self.diverged_beats += u64::from(self.first.state != self.second.state);
        Ok(if matched { Beat::Same } else { Beat::Reset })
    }

    fn find_match(&self, kit: &mut Kit<G>, lead_steps: &[LeadStep<G>]) -> CheckResult<Option<Run<G>>> {
        for _ in 0..kit.effort.tries {
            if let Some(second) = self.try_follow(kit, lead_steps)? {
                return Ok(Some(second));
            }
        }
        Ok(None)
    }

    /// Plays the beat in the first game.
    fn play_first(&self, kit: &mut Kit<G>) -> CheckResult<Vec<LeadStep<G>>> {
        let mut lead_steps: Vec<LeadStep<G>> = Vec::new();
        let mut next = self.first.next(kit)?;
        while let Some(step) = next {
            let state = lead_steps.last().map_or(&self.first.state, |lead| &lead.fork.state);
            let fork = Fork::try_step(state, step)?;
            let events_json = fork.events_json(self.observer)?;
            next = next_draw(&fork.state, lead_steps.len(), kit)?;
            lead_steps.push(LeadStep { fork, events_json });
        }
        Ok(lead_steps)
    }

    /// Tries one random way for the second game. Returns `None` if its events differ.
    fn try_follow(&self, kit: &mut Kit<G>, lead_steps: &[LeadStep<G>]) -> CheckResult<Option<Run<G>>> {
        let mut second = self.second.clone();
        for (at, lead) in lead_steps.iter().enumerate() {
            if lead.fork.step.mover().is_some() || second.has_decision() {
                reveals::check(kit, &lead.fork, &lead.events_json, &second.state, self.observer)
                    .map_err(|failure| failure.after(&second.trace()))?;
            }
            let Some(step) = self.response(kit, &second.state, lead.fork.step)? else { return Ok(None) };
            second.steps.push(step);
            let fork =
                Fork::try_step(&second.state, step).map_err(|failure| failure.after(&second.trace()))?;
            if fork.events_json(self.observer)? != lead.events_json {
                return Ok(None);
            }
            second.state = fork.state;
            self.compare(kit, lead_steps.get(..=at).unwrap_or(lead_steps), &second)?;
        }
        Ok(Some(second))
    }

    /// Returns the second game's answer to a step of the first: the same step if the observer made it, otherwise the
    /// same or a random one.
    fn response(&self, kit: &mut Kit<G>, state: &G, step: StepOf<G>) -> CheckResult<Option<StepOf<G>>> {
        let copy = !kit.dice.one_in(self.deviate_one_in);
        Ok(match step {
            Step::Decide { seat, .. } if self.observer.is(seat) => Some(step),
            Step::Decide { seat, action } if copy && step::legal(state, seat).contains(&action) => Some(step),
            Step::Decide { seat, .. } => step::decide(state, seat, &mut kit.dice),
            Step::Resolve { outcome } if copy && step::outcomes(state).contains(&outcome) => Some(step),
            Step::Resolve { .. } => Some(step::draw(state, &mut kit.dice)?),
        })
    }

    /// Compares what reaches the observer. Equal states need no comparison.
    fn compare(&self, kit: &mut Kit<G>, lead_steps: &[LeadStep<G>], second: &Run<G>) -> CheckResult {
        let Some(now) = lead_steps.last().map(|lead| &lead.fork.state) else { return Ok(()) };
        if *now == second.state {
            return Ok(());
        }
        let probes = kit.pool.some_actions(kit.effort.probes, &mut kit.dice);
        check_same_observation(now, &second.state, self.observer, &probes).map_err(|failure| {
            let mut first = self.first.clone();
            first.steps.extend(lead_steps.iter().map(|lead| lead.fork.step));
            let intro = format!("{:?} received the same events in two games", self.observer);
            failure.after(&format!("{intro}\none game {}\nother game {}", first.trace(), second.trace()))
        })
    }
}

/// Returns the next draw, if it is still chance's turn.
fn next_draw<G: Game>(state: &G, steps: usize, kit: &mut Kit<G>) -> CheckResult<Option<StepOf<G>>> {
    if state.turn() == Turn::Chance && steps < kit.effort.longest {
        return step::draw(state, &mut kit.dice).map(Some);
    }
    Ok(None)
}
