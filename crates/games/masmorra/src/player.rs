//! A player: the hero and what it owns.

use crate::components::Hero;
use crate::dungeon::Spot;
use crate::stacks::Hand;

/// The number of ability slots: the starting one and those of the cards.
pub(crate) const ABILITY_SLOTS: u8 = 5;

pub(crate) const LIFE: u8 = 6;
pub(crate) const GOLD_LIMIT: u8 = 6;
pub(crate) const HAND_LIMIT: u8 = 6;
/// Experience at which a player learns an ability. The last four arrows matter only when a hero falls.
pub(crate) const ARROWS: [u8; 8] = [3, 7, 12, 17, 24, 28, 33, 38];
/// The number of arrows that teach an ability.
pub(crate) const LESSONS: u8 = 4;
/// The experience that ends a Standard game.
pub(crate) const GOAL: u8 = 16;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) hero: Option<Hero>,
    pub(crate) at: Spot,
    pub(crate) life: u8,
    pub(crate) gold: u8,
    pub(crate) xp: u8,
    /// How many arrows have taught an ability.
    pub(crate) lessons: u8,
    /// Abilities learnt: one bit each, in the order of the hero's cards.
    pub(crate) learnt: u8,
    pub(crate) hand: Hand,
    pub(crate) posture: Posture,
    pub(crate) answer: Answer,
}

impl Player {
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

    /// The last arrow that the player's experience has passed. Experience returns to it after a fall.
    pub(crate) fn arrow(&self) -> u8 {
        ARROWS.into_iter().filter(|&arrow| arrow <= self.xp).max().unwrap_or(0)
    }
}

/// Whether a hero takes part in the game at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Posture {
    /// The hero is in play.
    Standing,
    /// The hero is out of play until the player's next turn.
    Fallen,
}

/// How a seat answers interrupt windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The seat is asked in each window.
    Ask,
    /// The seat passes in every window until its next turn.
    Pass,
}
