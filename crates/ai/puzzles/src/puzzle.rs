//! A puzzle as it is stored: one line of JSON.

use std::collections::BTreeMap;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::theme::Theme;

/// A position with a clearly best action, and the proof of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The first letter of the game and six hexadecimal digits.
    pub id: String,
    pub game: String,
    pub rules_version: u32,
    pub theme: Theme,
    /// How hard the puzzle is, on the scale of chess ratings. It is estimated from how often bots find the answer.
    pub rating: u16,
    pub seats: u8,
    /// The game options that are not at their defaults.
    pub options: BTreeMap<String, String>,
    /// The seed of the match's chance.
    pub seed: u64,
    /// The decisions before the position: the index of each among the legal actions of the first seat that owed one.
    pub plays: Vec<u16>,
    /// The seat to move.
    pub seat: Seat,
    /// A digest of what the seat knows.
    pub position: String,
    /// The index of the best action among the legal ones.
    pub best: usize,
    /// The index of the action that comes to mind first.
    pub obvious: usize,
    /// The chance to win after each legal action; none for actions that only change how the player is asked.
    pub figures: Vec<Option<Figure>>,
    pub proof: Proof,
}

/// A chance to win and its standard error, which is 0 for exact odds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure(pub f64, pub f64);

/// Why the answer can be trusted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    pub basis: Basis,
    /// The seed of the sampled worlds.
    pub seed: u64,
    /// The gap under each model.
    pub models: Vec<ModelProof>,
}

/// The gap between the best action and the next one under one model of the players, in worlds that were not used to find
/// the best action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModelProof {
    pub model: String,
    pub gap: f64,
    pub error: f64,
    pub worlds: u32,
}

/// Where the figures come from. Every puzzle must hold under all models, whatever its basis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// From exact odds.
    Odds,
    /// From the models. A solved table plays the best action and no other.
    Solved,
    /// From the models.
    Search,
}

impl Puzzle {
    /// The smallest gap that a model gave.
    pub fn gap(&self) -> f64 {
        self.proof.models.iter().map(|model| model.gap).fold(1.0, f64::min)
    }

    pub fn figure(&self, action: usize) -> Option<Figure> {
        self.figures.get(action).copied().flatten()
    }
}
