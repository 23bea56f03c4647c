//! The games, their options, and the names of their actions and features.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use catalog::{Entry, GAMES, find};
use game::Setup;
use pyo3::prelude::*;
use serde_json::json;
use table::peek;

use crate::errors::bad_value;

/// Describes all games as JSON.
#[pyfunction]
pub(crate) fn games() -> String {
    let describe = |entry: &Entry| {
        let manifest = (entry.manifest)();
        json!({
            "key": manifest.key,
            "seats": manifest.seats.clone().collect::<Vec<_>>(),
            "options": manifest.options.iter().map(|option| (option.key, option.values)).collect::<BTreeMap<_, _>>(),
            "simulations": manifest.simulations.iter().copied().collect::<BTreeMap<_, _>>(),
            "bots": entry.bots.iter().map(|bot| bot.key).collect::<Vec<_>>(),
            "rules_version": manifest.rules_version,
            "encoding_version": entry.environments.version,
            "has_odds": entry.odds.is_some(),
        })
    };
    json!(GAMES.iter().map(describe).collect::<Vec<_>>()).to_string()
}

#[pyfunction]
pub(crate) fn action_names(game: &str) -> PyResult<Vec<String>> {
    Ok((entry(game)?.environments.action_names)())
}

#[pyfunction]
pub(crate) fn feature_names(game: &str) -> PyResult<Vec<String>> {
    Ok((entry(game)?.environments.feature_names)())
}

/// Checks a record: its format, its checksum and all its steps. Returns the game's key.
#[pyfunction]
pub(crate) fn check_record(text: &str) -> PyResult<String> {
    let header = peek(text).map_err(bad_value)?;
    (entry(&header.game)?.load)(text).map_err(bad_value)?;
    Ok(header.game)
}

pub(crate) fn entry(game: &str) -> PyResult<&'static Entry> {
    find(game).map_err(bad_value)
}

/// Returns the number of features, which takes a while to count.
pub(crate) fn feature_count(entry: &'static Entry) -> usize {
    static COUNTS: Mutex<BTreeMap<&str, usize>> = Mutex::new(BTreeMap::new());
    let names = entry.environments.feature_names;
    let mut counts = COUNTS.lock().unwrap_or_else(PoisonError::into_inner);
    *counts.entry(entry.key()).or_insert_with(|| names().len())
}

/// Checks seats and options. Options that are not given have the default of simulations.
pub(crate) fn setup(entry: &'static Entry, seats: u8, options: &BTreeMap<String, String>) -> PyResult<Setup> {
    let options = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    entry.simulation_setup(seats, options).map_err(bad_value)
}
