//! The setups to play: every seat count with every value of every option, and random combinations.

use crate::contract::Game;
use crate::setup::{Setup, SetupError};
use crate::sink::Silent;

use super::Kit;
use super::dice::KitDice;
use super::law::{CheckResult, Failure, Law, Violation};

/// How many random combinations are tried for a value that clashes with the defaults.
const TRIES_PER_VALUE: u32 = 64;

pub(super) type Chosen = Vec<(&'static str, &'static str)>;

/// Returns all setups to play. The report counts those that clash.
pub(super) fn all<G: Game>(kit: &mut Kit<G>) -> Result<Vec<Setup>, Violation> {
    let mut setups = Setups { fit: Vec::new(), clash: Vec::new() };
    check_options::<G>().map_err(Failure::anywhere)?;
    for seats in G::manifest().seats.clone() {
        add::<G>(seats, Vec::new(), &mut setups)?;
        for (key, value) in values::<G>() {
            add_value(kit, seats, (key, value), &mut setups)?;
        }
        for _ in 0..kit.effort.combinations {
            let chosen = random_options::<G>(&mut kit.dice);
            add::<G>(seats, chosen, &mut setups)?;
        }
    }
    check_every_value_is_played::<G>(&setups.fit).map_err(Failure::anywhere)?;
    kit.report.setups = setups.fit.len() as u64;
    kit.report.clashes = setups.clash.len() as u64;
    Ok(setups.fit)
}

/// The setups that were tried, without duplicates.
struct Setups {
    fit: Vec<Setup>,
    clash: Vec<Setup>,
}

/// Adds a value with all other options at their default. If that clashes, adds the first random combination that fits.
fn add_value<G: Game>(
    kit: &mut Kit<G>,
    seats: u8,
    value: (&'static str, &'static str),
    setups: &mut Setups,
) -> Result<(), Violation> {
    let mut fits = add::<G>(seats, vec![value], setups)?;
    for _ in 0..TRIES_PER_VALUE {
        if fits {
            break;
        }
        let mut chosen = random_options::<G>(&mut kit.dice);
        chosen.push(value);
        fits = add::<G>(seats, chosen, setups)?;
    }
    Ok(())
}

/// Tries a setup. Returns whether its options fit together.
fn add<G: Game>(seats: u8, chosen: Chosen, setups: &mut Setups) -> Result<bool, Violation> {
    let setup = Setup::new(G::manifest(), seats, chosen.iter().copied())
        .map_err(|error| refused(&error).after(&format!("{seats} seats, {chosen:?}")).anywhere())?;
    let fits = match G::new(&setup, &mut Silent) {
        Ok(_) => true,
        Err(SetupError::Clash { .. }) => false,
        Err(error) => return Err(refused(&error).at(&setup)),
    };
    let tried = if fits { &mut setups.fit } else { &mut setups.clash };
    if !tried.contains(&setup) {
        tried.push(setup);
    }
    Ok(fits)
}

fn refused(error: &SetupError) -> Failure {
    Failure::new(Law::SetsUp, format!("the setup is refused: {error}"))
}

pub(super) fn random_options<G: Game>(dice: &mut KitDice) -> Chosen {
    let options = G::manifest().options.iter();
    options.filter_map(|option| Some((option.key, dice.pick(option.values)?))).collect()
}

fn values<G: Game>() -> impl Iterator<Item = (&'static str, &'static str)> {
    let options = G::manifest().options.iter();
    options.flat_map(|option| option.values.iter().map(|&value| (option.key, value)))
}

fn check_options<G: Game>() -> CheckResult {
    for option in G::manifest().options {
        if option.values.is_empty() {
            return Err(Failure::new(Law::SetsUp, format!("option `{}` has no value", option.key)));
        }
        if G::manifest().rule(option.rule).is_none() {
            let details =
                format!("option `{}` varies rule {}, which is not in the manifest", option.key, option.rule);
            return Err(Failure::new(Law::RulesAreKnown, details));
        }
    }
    Ok(())
}

fn check_every_value_is_played<G: Game>(setups: &[Setup]) -> CheckResult {
    if setups.is_empty() {
        return Err(Failure::new(Law::SetsUp, "no setup is accepted"));
    }
    for (key, value) in values::<G>() {
        if !setups.iter().any(|setup| setup.option(key) == value) {
            let details = format!("`{key}={value}` clashes with everything that was tried");
            return Err(Failure::new(Law::SetsUp, details));
        }
    }
    Ok(())
}
