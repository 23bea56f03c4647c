//! Same sights, same outlook: two games are played side by side, apart wherever an observer cannot see it.
//!
//! In each beat, which is a decision and all chance after it, the first game goes its way and the second one
//! seeks a way of its own that tells the observer the same. As long as it finds one, everything else that
//! reaches the observer must be the same too, byte by byte, after every step. What the observer may know must
//! therefore have been told to it.

use crate::contract::Game;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::sink::Silent;
use crate::turn::Turn;

use super::Kit;
use super::fork::Fork;
use super::law::Found;
use super::outlook::same_outlook;
use super::run::Run;
use super::step::{self, Step, StepOf};

/// Plays the pairs of one set-up.
pub(super) fn play<G: Game>(kit: &mut Kit<G>, setup: &Setup) -> Found {
    for observer in Observer::all(setup.seats()) {
        for _ in 0..kit.effort.pairs {
            let run = Run::start(setup, &mut Silent)?;
            let mut pair = Pair::new(observer, run.clone(), run);
            pair.play(kit, kit.effort.longest)?;
            kit.report.pairs += 1;
            kit.report.beats += pair.beats;
            kit.report.diverged_beats += pair.diverged_beats;
            kit.report.diverged_pairs += u64::from(pair.diverged_beats > 0);
        }
    }
    Ok(())
}

/// Two games that an observer could not tell apart so far.
pub(super) struct Pair<G: Game> {
    observer: Observer,
    first: Run<G>,
    second: Run<G>,
    beats: u64,
    diverged_beats: u64,
}

/// A step of the first game, where it led and what the observer was told.
struct Moment<G: Game> {
    fork: Fork<G>,
    sights: String,
}

impl<G: Game> Pair<G> {
    pub(super) fn new(observer: Observer, first: Run<G>, second: Run<G>) -> Pair<G> {
        Pair { observer, first, second, beats: 0, diverged_beats: 0 }
    }

    /// Plays until the observer could tell the games apart, or they end, or there were enough beats.
    pub(super) fn play(&mut self, kit: &mut Kit<G>, most: usize) -> Found {
        for _ in 0..most {
            if !self.beat(kit)? {
                break;
            }
        }
        Ok(())
    }

    /// Plays one beat in both games. False if there is none in the first or no match for it in the second.
    fn beat(&mut self, kit: &mut Kit<G>) -> Found<bool> {
        let led = self.lead(kit).map_err(|breach| breach.after(&self.first.story()))?;
        if led.is_empty() {
            return Ok(false);
        }
        for _ in 0..kit.effort.tries {
            if let Some(second) = self.follow(kit, &led)? {
                self.second = second;
                self.move_on(led);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn move_on(&mut self, led: Vec<Moment<G>>) {
        for moment in led {
            self.first.steps.push(moment.fork.step);
            self.first.state = moment.fork.state;
        }
        self.beats += 1;
        self.diverged_beats += u64::from(self.first.state != self.second.state);
    }

    /// Goes ahead with the first game.
    fn lead(&self, kit: &mut Kit<G>) -> Found<Vec<Moment<G>>> {
        let mut led: Vec<Moment<G>> = Vec::new();
        let mut next = self.first.next(kit)?;
        while let Some(step) = next {
            let state = led.last().map_or(&self.first.state, |moment| &moment.fork.state);
            let fork = Fork::try_step(state, step)?;
            let sights = fork.sights(self.observer)?;
            next = chance_goes_on(&fork.state, led.len(), kit)?;
            led.push(Moment { fork, sights });
        }
        Ok(led)
    }

    /// Seeks a way for the second game to tell the same. Nothing if this one told something else.
    fn follow(&self, kit: &mut Kit<G>, led: &[Moment<G>]) -> Found<Option<Run<G>>> {
        let mut second = self.second.clone();
        for (at, moment) in led.iter().enumerate() {
            let Some(step) = self.response(kit, &second.state, moment.fork.step)? else { return Ok(None) };
            second.steps.push(step);
            let fork = Fork::try_step(&second.state, step).map_err(|breach| breach.after(&second.story()))?;
            if fork.sights(self.observer)? != moment.sights {
                return Ok(None);
            }
            second.state = fork.state;
            self.compare(kit, led.get(..=at).unwrap_or(led), &second)?;
        }
        Ok(Some(second))
    }

    /// What the second game does when the first did this: the same if the observer did it, and else the same
    /// or anything.
    fn response(&self, kit: &mut Kit<G>, state: &G, step: StepOf<G>) -> Found<Option<StepOf<G>>> {
        let copy = kit.dice.one_in(2);
        Ok(match step {
            Step::Decide { seat, .. } if self.observer.is(seat) => Some(step),
            Step::Decide { seat, action } if copy && step::legal(state, seat).contains(&action) => Some(step),
            Step::Decide { seat, .. } => step::decide(state, seat, &mut kit.dice),
            Step::Resolve { outcome } if copy && step::outcomes(state).contains(&outcome) => Some(step),
            Step::Resolve { .. } => Some(step::draw(state, &mut kit.dice)?),
        })
    }

    /// Compares what reaches the observer. Equal states are passed over: from them, nothing else can come.
    fn compare(&self, kit: &mut Kit<G>, led: &[Moment<G>], second: &Run<G>) -> Found {
        let Some(now) = led.last().map(|moment| &moment.fork.state) else { return Ok(()) };
        if *now == second.state {
            return Ok(());
        }
        let probes = kit.pool.some_actions(kit.effort.probes, &mut kit.dice);
        same_outlook(now, &second.state, self.observer, &probes).map_err(|breach| {
            let mut first = self.first.clone();
            first.steps.extend(led.iter().map(|moment| moment.fork.step));
            let seen = format!("{:?} was told the same in two games", self.observer);
            breach.after(&format!("{seen}\none game {}\nother game {}", first.story(), second.story()))
        })
    }
}

/// The next draw, if it is still chance's turn.
fn chance_goes_on<G: Game>(state: &G, steps: usize, kit: &mut Kit<G>) -> Found<Option<StepOf<G>>> {
    if state.turn() == Turn::Chance && steps < kit.effort.longest {
        return step::draw(state, &mut kit.dice).map(Some);
    }
    Ok(None)
}
