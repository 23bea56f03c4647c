//! Which set-ups are played: every number of seats with every value of every option, and random mixtures.

use crate::contract::Game;
use crate::setup::{Setup, SetupError};
use crate::sink::Silent;

use super::Kit;
use super::law::{Breach, Found, Law, Violation};

/// How many random mixtures are tried for a value that clashes with the defaults.
const MIXTURES_FOR_A_VALUE: u32 = 64;

type Chosen = Vec<(&'static str, &'static str)>;

/// All set-ups to be played. The report counts those that clash.
pub(super) fn all<G: Game>(kit: &mut Kit<G>) -> Result<Vec<Setup>, Violation> {
    let mut setups = Setups { fit: Vec::new(), clash: Vec::new() };
    options_are_sound::<G>().map_err(Breach::anywhere)?;
    for seats in G::manifest().seats.clone() {
        add::<G>(seats, Vec::new(), &mut setups)?;
        for (key, value) in values::<G>() {
            add_value(kit, seats, (key, value), &mut setups)?;
        }
        for _ in 0..kit.effort.combinations {
            let mixture = mixture(kit);
            add::<G>(seats, mixture, &mut setups)?;
        }
    }
    every_value_is_played::<G>(&setups.fit).map_err(Breach::anywhere)?;
    kit.report.setups = setups.fit.len() as u64;
    kit.report.clashes = setups.clash.len() as u64;
    Ok(setups.fit)
}

/// The set-ups that were tried, none of them twice.
struct Setups {
    fit: Vec<Setup>,
    clash: Vec<Setup>,
}

/// Plays a value with everything else at its default or, if that clashes, with the first mixture that fits.
fn add_value<G: Game>(
    kit: &mut Kit<G>,
    seats: u8,
    value: (&'static str, &'static str),
    setups: &mut Setups,
) -> Result<(), Violation> {
    let mut fits = add::<G>(seats, vec![value], setups)?;
    for _ in 0..MIXTURES_FOR_A_VALUE {
        if fits {
            break;
        }
        let mut chosen = mixture(kit);
        chosen.push(value);
        fits = add::<G>(seats, chosen, setups)?;
    }
    Ok(())
}

/// Adds a set-up unless its options clash, and says whether they fit.
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

fn refused(error: &SetupError) -> Breach {
    Breach::new(Law::SetsUp, format!("the set-up is refused: {error}"))
}

fn mixture<G: Game>(kit: &mut Kit<G>) -> Chosen {
    let options = G::manifest().options.iter();
    options.filter_map(|option| Some((option.key, kit.dice.pick(option.values)?))).collect()
}

fn values<G: Game>() -> impl Iterator<Item = (&'static str, &'static str)> {
    let options = G::manifest().options.iter();
    options.flat_map(|option| option.values.iter().map(|&value| (option.key, value)))
}

fn options_are_sound<G: Game>() -> Found {
    for option in G::manifest().options {
        if option.values.is_empty() {
            return Err(Breach::new(Law::SetsUp, format!("option `{}` has no value", option.key)));
        }
        if G::manifest().rule(option.rule).is_none() {
            let story =
                format!("option `{}` varies rule {}, which the manifest lacks", option.key, option.rule);
            return Err(Breach::new(Law::RulesAreKnown, story));
        }
    }
    Ok(())
}

fn every_value_is_played<G: Game>(setups: &[Setup]) -> Found {
    if setups.is_empty() {
        return Err(Breach::new(Law::SetsUp, "no set-up at all is accepted"));
    }
    for (key, value) in values::<G>() {
        if !setups.iter().any(|setup| setup.option(key) == value) {
            let story = format!("`{key}={value}` clashes with everything that was tried");
            return Err(Breach::new(Law::SetsUp, story));
        }
    }
    Ok(())
}
