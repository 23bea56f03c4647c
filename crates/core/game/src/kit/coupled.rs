//! Same sights, same outlook: two games are played side by side, apart wherever an observer cannot see it.
//!
//! In each beat, which is a decision and all chance after it, the first game goes its way and the second one
//! seeks a way of its own that tells the observer the same. As long as it finds one, everything else that
//! reaches the observer must be the same too, byte by byte, after every step. What the observer may know must
//! therefore have been told to it. Where it finds none, the second game joins the first and they begin anew.

use crate::contract::Game;
use crate::seat::Observer;
use crate::setup::Setup;
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

/// How often the second game may go its own way: every second time, or more seldom. The bold ones part soon,
/// and the shy ones carry a small difference far.
const BOLDNESS: [u32; 3] = [2, 4, 8];

/// Two games that an observer could not tell apart so far.
pub(super) struct Pair<G: Game> {
    observer: Observer,
    boldness: u32,
    first: Run<G>,
    second: Run<G>,
    beats: u64,
    diverged_beats: u64,
}

/// How a beat went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beat {
    /// Both games told the observer the same.
    Alike,
    /// The second game could not, and has joined the first.
    Parted,
    /// There was no beat left to play.
    Over,
}

/// A step of the first game, where it led and what the observer was told.
struct Moment<G: Game> {
    fork: Fork<G>,
    sights: String,
}

impl<G: Game> Pair<G> {
    pub(super) fn new(kit: &mut Kit<G>, observer: Observer, first: Run<G>, second: Run<G>) -> Pair<G> {
        let boldness = kit.dice.pick(&BOLDNESS).unwrap_or(1);
        Pair { observer, boldness, first, second, beats: 0, diverged_beats: 0 }
    }

    /// Plays one beat in both games.
    pub(super) fn beat(&mut self, kit: &mut Kit<G>) -> Found<Beat> {
        let led = self.lead(kit).map_err(|breach| breach.after(&self.first.story()))?;
        if led.is_empty() {
            return Ok(Beat::Over);
        }
        let second = self.match_found(kit, &led)?;
        for moment in led {
            self.first.steps.push(moment.fork.step);
            self.first.state = moment.fork.state;
        }
        let alike = second.is_some();
        self.second = second.unwrap_or_else(|| self.first.clone());
        self.beats += u64::from(alike);
        self.diverged_beats += u64::from(self.first.state != self.second.state);
        Ok(if alike { Beat::Alike } else { Beat::Parted })
    }

    fn match_found(&self, kit: &mut Kit<G>, led: &[Moment<G>]) -> Found<Option<Run<G>>> {
        for _ in 0..kit.effort.tries {
            if let Some(second) = self.follow(kit, led)? {
                return Ok(Some(second));
            }
        }
        Ok(None)
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
        let copy = !kit.dice.one_in(self.boldness);
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
