//! How a player stands: the hero, what it has, and how it answers.

use crate::components::Hero;
use crate::dungeon::Spot;
use crate::stacks::Hand;

/// What a hero can hold of each.
pub(crate) const LIFE: u8 = 6;
pub(crate) const GOLD_LIMIT: u8 = 6;
pub(crate) const HAND_LIMIT: u8 = 6;
/// Where the experience track has its arrows; the last four count for falls only.
pub(crate) const ARROWS: [u8; 8] = [3, 7, 12, 17, 24, 28, 33, 38];
/// How many of them teach an ability.
pub(crate) const LESSONS: u8 = 4;
/// The experience that ends the Standard game.
pub(crate) const GOAL: u8 = 16;

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) hero: Option<Hero>,
    pub(crate) at: Spot,
    pub(crate) life: u8,
    pub(crate) gold: u8,
    pub(crate) xp: u8,
    /// How many arrows have taught an ability.
    pub(crate) lessons: u8,
    /// Abilities learnt, one bit each in the order of the hero's cards.
    pub(crate) learnt: u8,
    pub(crate) hand: Hand,
    pub(crate) posture: Posture,
    pub(crate) answer: Answer,
}

impl Player {
    /// Before the first turn.
    pub(crate) const NEW: Player = Player {
        hero: None,
        at: Spot::START,
        life: LIFE,
        gold: 0,
        xp: 0,
        lessons: 0,
        learnt: 0,
        hand: Hand::EMPTY,
        posture: Posture::Standing,
        answer: Answer::Ask,
    };

    /// The last arrow that the experience has passed: what is left of it after a fall.
    pub(crate) fn arrow(&self) -> u8 {
        ARROWS.into_iter().filter(|&arrow| arrow <= self.xp).max().unwrap_or(0)
    }
}

/// Whether a hero is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Posture {
    /// On its feet.
    Standing,
    /// Fallen: as if not there until the own next turn.
    Fallen,
}

/// What a seat does about windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is asked.
    Ask,
    /// It passes until its turn.
    Pass,
}
