//! A view can be turned into a state again: one that fits, plays on like the true one, and comes to an end.

use crate::chance::Dice;
use crate::contract::Game;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::sink::Silent;

use super::Kit;
use super::coupled::{Beat, Pair};
use super::dice::KitDice;
use super::law::{Breach, Found, Law};
use super::outlook::same_outlook;
use super::run::Run;

/// Looks at random moments of a random game of one set-up.
pub(super) fn play<G: Game>(kit: &mut Kit<G>, setup: &Setup) -> Found {
    let mut whole = Run::<G>::start_ahead(kit, setup)?;
    whole.finish(kit, &mut Silent).map_err(|breach| breach.after(&whole.story()))?;
    for _ in 0..kit.effort.moments {
        let seen = whole.steps.len() - whole.ahead;
        let length = whole.ahead + kit.dice.below(seen as u32 + 1) as usize;
        let run = beginning(setup, &whole, length)?;
        for observer in Observer::all(run.seats) {
            check(kit, &run, observer)
                .map_err(|breach| breach.after(&format!("{}\nas {observer:?} sees it", run.story())))?;
        }
    }
    Ok(())
}

/// Makes a state from what an observer sees.
pub(super) fn determinized<G: Game>(state: &G, observer: Observer, dice: &mut KitDice) -> Found<G> {
    G::determinize(&state.view(observer), dice)
        .ok_or_else(|| Breach::new(Law::DeterminizedFits, "no state is found that fits the view"))
}

fn beginning<G: Game>(setup: &Setup, whole: &Run<G>, length: usize) -> Found<Run<G>> {
    let mut run = Run::start(setup, &mut Silent)?;
    for &step in whole.steps.iter().take(length) {
        run.take(step, &mut Silent)?;
    }
    run.ahead = length;
    Ok(run)
}

fn check<G: Game>(kit: &mut Kit<G>, run: &Run<G>, observer: Observer) -> Found {
    let guess = determinized(&run.state, observer, &mut kit.dice)?;
    let probes = kit.pool.some_actions(kit.effort.probes, &mut kit.dice);
    same_outlook(&run.state, &guess, observer, &probes)
        .map_err(|breach| breach.counted_as(Law::DeterminizedFits))?;
    plays_on(kit, run, guess, observer).map_err(|breach| breach.counted_as(Law::DeterminizedPlaysOn))?;
    kit.report.determinized += 1;
    Ok(())
}

/// Plays the state beside the true one for a while, then alone to the end.
fn plays_on<G: Game>(kit: &mut Kit<G>, run: &Run<G>, guess: G, observer: Observer) -> Found {
    let mut alone = Run { state: guess, ..run.clone() };
    let mut pair = Pair::new(kit, observer, run.clone(), alone.clone());
    for _ in 0..kit.effort.beats {
        if pair.beat(kit)? != Beat::Alike {
            break;
        }
    }
    alone.finish(kit, &mut Silent).map_err(|breach| breach.after(&alone.story()))
}
