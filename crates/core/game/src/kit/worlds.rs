//! Lists every state that an observer holds possible, as long as there are few.
//!
//! The kit plays a game and follows the knowledge of one observer. After each step it lists every state to which other
//! decisions and draws could have led with the same events for the observer. Early in a game, or with few secrets, this
//! list is short enough to be complete. All states in it must look the same to the observer, and a determinized state
//! must be one of them. If it is not, it contains a card that is elsewhere, or ignores what the observer has seen.

use crate::contract::Game;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::sink::Silent;

use super::Kit;
use super::determinize::sample_state;
use super::fork::Fork;
use super::law::{CheckResult, Failure, Law};
use super::observation::Observation;
use super::reveals;
use super::run::Run;
use super::step::{self, StepOf};

/// Determinized states per view. A single one could be possible by luck.
const SAMPLES: u32 = 3;

/// A game is followed until this many states per listable state were visited.
const VISITS_PER_WORLD: usize = 16;

/// Follows games of one setup, each for a random observer.
pub(super) fn play<G: Game>(kit: &mut Kit<G>, setup: &Setup) -> CheckResult {
    let mut run = Run::<G>::start(setup, &mut Silent)?;
    let observers: Vec<_> = Observer::all(run.seats).collect();
    for _ in 0..kit.effort.games {
        let Some(observer) = kit.dice.pick(&observers) else { break };
        follow(kit, &mut run, observer)
            .map_err(|failure| failure.after(&format!("{}\nas seen by {observer:?}", run.trace())))?;
        run = Run::start(setup, &mut Silent)?;
    }
    Ok(())
}

fn follow<G: Game>(kit: &mut Kit<G>, run: &mut Run<G>, observer: Observer) -> CheckResult {
    let mut worlds = vec![run.state.clone()];
    let mut visits = 0;
    while worlds.len() <= kit.effort.worlds && visits <= VISITS_PER_WORLD * kit.effort.worlds {
        visits += worlds.len();
        check_same_observations(kit, &run.state, &worlds, observer)?;
        check_samples_possible(kit, &run.state, &worlds, observer)?;
        let Some(step) = run.next(kit)? else { break };
        let fork = Fork::try_step(&run.state, step)?;
        if step.mover().is_some() || run.has_decision() {
            check_reveals_marked(kit, &fork, &worlds, observer)?;
        }
        worlds = possible_after(&worlds, &fork, observer, kit.effort.worlds)?;
        run.steps.push(step);
        run.state = fork.state;
    }
    Ok(())
}

fn check_same_observations<G: Game>(
    kit: &mut Kit<G>,
    state: &G,
    worlds: &[G],
    observer: Observer,
) -> CheckResult {
    let probes = kit.pool.some_actions(kit.effort.probes, &mut kit.dice);
    let observed = Observation::of(state, observer, &probes)?;
    for world in worlds.iter().filter(|world| *world != state) {
        observed.check_same(&Observation::of(world, observer, &probes)?)?;
        kit.report.worlds += 1;
    }
    Ok(())
}

fn check_samples_possible<G: Game>(
    kit: &mut Kit<G>,
    state: &G,
    worlds: &[G],
    observer: Observer,
) -> CheckResult {
    for _ in 0..SAMPLES {
        if !worlds.contains(&sample_state(state, observer, &mut kit.dice)?) {
            let details = format!(
                "{} states are possible, and the determinized state is not one of them",
                worlds.len()
            );
            return Err(Failure::new(Law::DeterminizedIsPossible, details));
        }
        kit.report.placed += 1;
    }
    Ok(())
}

fn check_reveals_marked<G: Game>(
    kit: &mut Kit<G>,
    taken: &Fork<G>,
    worlds: &[G],
    observer: Observer,
) -> CheckResult {
    let events_json = taken.events_json(observer)?;
    worlds.iter().try_for_each(|world| reveals::check(kit, taken, &events_json, world, observer))
}

/// Returns all states to which a step with the same events for the observer could have led. The list is incomplete if
/// it is longer than `enough`.
pub(super) fn possible_after<G: Game>(
    worlds: &[G],
    taken: &Fork<G>,
    observer: Observer,
    enough: usize,
) -> CheckResult<Vec<G>> {
    let events_json = taken.events_json(observer)?;
    let mut after = Vec::new();
    for world in worlds {
        for step in candidate_steps(world, taken.step, observer) {
            let fork = Fork::try_step(world, step)?;
            if fork.events_json(observer)? == events_json && !after.contains(&fork.state) {
                after.push(fork.state);
            }
        }
        if after.len() > enough {
            break;
        }
    }
    Ok(after)
}

/// Returns the steps that the observer must consider: its own step is known, other steps only by their events.
fn candidate_steps<G: Game>(world: &G, taken: StepOf<G>, observer: Observer) -> Vec<StepOf<G>> {
    match taken.mover() {
        Some(seat) if observer.is(seat) => vec![taken],
        _ => {
            let by_others = |step: &StepOf<G>| !step.mover().is_some_and(|seat| observer.is(seat));
            step::all(world).into_iter().filter(by_others).collect()
        }
    }
}
