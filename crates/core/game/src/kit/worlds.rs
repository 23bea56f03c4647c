//! Everything that an observer holds possible, as long as it can be listed.
//!
//! A game is followed through one pair of eyes. After each step the kit lists every state to which other
//! decisions and other draws could have led while telling the observer the same. Early in a game, or in one
//! with few secrets, these are few enough to be exact. Then every one of them must look the same to the
//! observer, and a state made from its view must be one of them: else it holds a card that lies elsewhere, or
//! forgets what the observer has seen.

use crate::contract::Game;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::sink::Silent;

use super::Kit;
use super::determinize::determinized;
use super::fork::Fork;
use super::law::{Breach, Found, Law};
use super::outlook::Outlook;
use super::run::Run;
use super::step::{self, StepOf};

/// How many states are made from each view: one alone could be possible by luck.
const GUESSES: u32 = 3;

/// How long a game is followed: this often as many worlds as may be listed at once are visited, and no more.
const VISITS: usize = 16;

/// Follows a game of one set-up through a random pair of eyes.
pub(super) fn play<G: Game>(kit: &mut Kit<G>, setup: &Setup) -> Found {
    let mut run = Run::<G>::start(setup, &mut Silent)?;
    let observers: Vec<_> = Observer::all(run.seats).collect();
    for _ in 0..kit.effort.games {
        let Some(observer) = kit.dice.pick(&observers) else { break };
        follow(kit, &mut run, observer)
            .map_err(|breach| breach.after(&format!("{}\nas {observer:?} sees it", run.story())))?;
        run = Run::start(setup, &mut Silent)?;
    }
    Ok(())
}

fn follow<G: Game>(kit: &mut Kit<G>, run: &mut Run<G>, observer: Observer) -> Found {
    let mut worlds = vec![run.state.clone()];
    let mut visits = 0;
    while worlds.len() <= kit.effort.worlds && visits <= VISITS * kit.effort.worlds {
        visits += worlds.len();
        look_alike(kit, &run.state, &worlds, observer)?;
        guesses_are_possible(kit, &run.state, &worlds, observer)?;
        let Some(step) = run.next(kit)? else { break };
        let fork = Fork::try_step(&run.state, step)?;
        worlds = possible_after(&worlds, &fork, observer, kit.effort.worlds)?;
        run.steps.push(step);
        run.state = fork.state;
    }
    Ok(())
}

fn look_alike<G: Game>(kit: &mut Kit<G>, state: &G, worlds: &[G], observer: Observer) -> Found {
    let probes = kit.pool.some_actions(kit.effort.probes, &mut kit.dice);
    let seen = Outlook::of(state, observer, &probes)?;
    for world in worlds.iter().filter(|world| *world != state) {
        seen.same(&Outlook::of(world, observer, &probes)?)?;
        kit.report.worlds += 1;
    }
    Ok(())
}

fn guesses_are_possible<G: Game>(kit: &mut Kit<G>, state: &G, worlds: &[G], observer: Observer) -> Found {
    for _ in 0..GUESSES {
        if !worlds.contains(&determinized(state, observer, &mut kit.dice)?) {
            let story =
                format!("{} states are possible, and the one made from the view is none", worlds.len());
            return Err(Breach::new(Law::DeterminizedIsPossible, story));
        }
        kit.report.placed += 1;
    }
    Ok(())
}

/// All states to which a step may have led that told the observer what this one did. If they are more than
/// enough, some are missing.
fn possible_after<G: Game>(
    worlds: &[G],
    taken: &Fork<G>,
    observer: Observer,
    enough: usize,
) -> Found<Vec<G>> {
    let sights = taken.sights(observer)?;
    let mut after = Vec::new();
    for world in worlds {
        for step in imaginable(world, taken.step, observer) {
            let fork = Fork::try_step(world, step)?;
            if fork.sights(observer)? == sights && !after.contains(&fork.state) {
                after.push(fork.state);
            }
        }
        if after.len() > enough {
            break;
        }
    }
    Ok(after)
}

/// The steps that the observer must reckon with: it knows its own, and of others' only what it was told.
fn imaginable<G: Game>(world: &G, taken: StepOf<G>, observer: Observer) -> Vec<StepOf<G>> {
    match taken.mover() {
        Some(seat) if observer.is(seat) => vec![taken],
        _ => {
            let by_others = |step: &StepOf<G>| !step.mover().is_some_and(|seat| observer.is(seat));
            step::all(world).into_iter().filter(by_others).collect()
        }
    }
}
