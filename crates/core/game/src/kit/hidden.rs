//! Checks what a game says about hidden cards.
//!
//! As in `worlds`, the kit lists every state that an observer holds possible. Whatever is computed from the views of two
//! of them must be byte-identical: the hidden places with their names, and the cards that sampled states have there.

use crate::hidden::{HiddenCards, HiddenKind};
use crate::seat::Observer;
use crate::setup::Setup;

use super::Kit;
use super::dice::KitDice;
use super::effort::Effort;
use super::fork::Fork;
use super::law::{CheckResult, Failure, Law, Violation};
use super::run::{Run, json};
use super::setups;
use super::worlds::possible_after;

/// Sampled states per belief.
const SAMPLES: u32 = 8;

/// One in this many positions is compared once too many states are possible.
const LATE_ONE_IN: u32 = 16;

/// The same for all beliefs, so that equal views give equal samples.
const SEED: u64 = 5;

/// What [`check_hidden_cards`] has compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HiddenCardsReport {
    pub setups: u64,
    /// Hidden places whose cards were counted.
    pub places: u64,
    /// Pairs of different states that an observer cannot tell apart.
    pub twins: u64,
}

/// Plays random games with all options and seat counts. While few states are possible for an observer, its beliefs are
/// compared in all of them; after that, at some positions, with those of a sampled state.
pub fn check_hidden_cards<G: HiddenCards>(effort: Effort) -> Result<HiddenCardsReport, Violation> {
    let mut kit = Kit::<G>::new(effort);
    let setups = setups::all(&mut kit)?;
    let mut report = HiddenCardsReport { setups: setups.len() as u64, ..HiddenCardsReport::default() };
    for setup in &setups {
        play(&mut kit, setup, &mut report).map_err(|failure| failure.at(setup))?;
    }
    Ok(report)
}

/// Follows games of one setup, each for a random observer.
fn play<G: HiddenCards>(kit: &mut Kit<G>, setup: &Setup, report: &mut HiddenCardsReport) -> CheckResult {
    let observers: Vec<_> = Observer::all(setup.seats()).collect();
    for _ in 0..kit.effort.games {
        let Some(observer) = kit.dice.pick(&observers) else { break };
        let mut run = Run::<G>::start_ahead(kit, setup)?;
        follow(kit, &mut run, observer, report)
            .map_err(|failure| failure.after(&format!("{}\nas seen by {observer:?}", run.trace())))?;
    }
    Ok(())
}

fn follow<G: HiddenCards>(
    kit: &mut Kit<G>,
    run: &mut Run<G>,
    observer: Observer,
    report: &mut HiddenCardsReport,
) -> CheckResult {
    // After a head start, the states that were possible before are not known.
    let mut worlds = if run.head_start == 0 { vec![run.state.clone()] } else { Vec::new() };
    loop {
        if worlds.len() > kit.effort.worlds {
            worlds.clear();
        }
        if !worlds.is_empty() || kit.dice.one_in(LATE_ONE_IN) {
            let sample = G::determinize(&run.state.view(observer), &mut kit.dice);
            check(&run.state, worlds.iter().chain(&sample), observer, report)?;
        }
        let Some(step) = run.next(kit)? else { return Ok(()) };
        let fork = Fork::try_step(&run.state, step)?;
        worlds = possible_after(&worlds, &fork, observer, kit.effort.worlds)?;
        run.steps.push(step);
        run.state = fork.state;
    }
}

fn check<'a, G: HiddenCards>(
    state: &G,
    worlds: impl Iterator<Item = &'a G>,
    observer: Observer,
    report: &mut HiddenCardsReport,
) -> CheckResult {
    let view = state.view(observer);
    let places = G::hidden_places(&view);
    let (belief, counts) = (belief::<G>(&view)?, counts::<G>(&view, &places, state)?);
    report.places += counts.len() as u64;
    for world in worlds.filter(|world| *world != state) {
        let theirs = self::belief::<G>(&world.view(observer))?;
        if theirs != belief {
            let details = format!("beliefs differ:\n  one:   {belief}\n  other: {theirs}");
            return Err(Failure::new(Law::SameBeliefs, details));
        }
        if self::counts::<G>(&view, &places, world)? != counts {
            let details = format!("the numbers of cards of {places:?} differ between two states");
            return Err(Failure::new(Law::HiddenPlacesAreFull, details));
        }
        report.twins += 1;
    }
    Ok(())
}

/// All that a view says about hidden cards, with the cards of sampled states.
fn belief<G: HiddenCards>(view: &G::View) -> CheckResult<String> {
    let mut told = String::new();
    let places = G::hidden_places(view);
    for &place in &places {
        told += &format!("{:?} {}; ", G::hidden_kind(place), json(&G::hidden_name(view, place))?);
    }
    let (mut dice, mut cards) = (KitDice::new(SEED), Vec::new());
    for _ in 0..SAMPLES {
        let Some(sample) = G::determinize(view, &mut dice) else { continue };
        for &place in &places {
            G::hidden_cards(view, place, &sample, &mut cards);
            for &card in &cards {
                told += &format!("{} ", json(&G::card_name(card))?);
            }
            told += "/ ";
        }
    }
    Ok(told)
}

/// How many cards each hidden place has in a state that fits the view.
fn counts<G: HiddenCards>(view: &G::View, places: &[G::Place], state: &G) -> CheckResult<Vec<usize>> {
    let mut cards = Vec::new();
    let count = |&place: &G::Place| {
        G::hidden_cards(view, place, state, &mut cards);
        let fits = match G::hidden_kind(place) {
            HiddenKind::Card => cards.len() == 1,
            HiddenKind::Cards | HiddenKind::Deck => !cards.is_empty(),
        };
        let details = || format!("{place:?} has {} cards", cards.len());
        if fits { Ok(cards.len()) } else { Err(Failure::new(Law::HiddenPlacesAreFull, details())) }
    };
    places.iter().map(count).collect()
}
