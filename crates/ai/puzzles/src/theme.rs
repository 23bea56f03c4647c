//! What a puzzle is about.

use serde::{Deserialize, Serialize};

/// What the seat has to decide. Each game uses some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    // Welcome to the Dungeon.
    /// Draw or pass.
    Bid,
    /// Add the drawn monster to the dungeon or set it aside, and under which tile.
    Place,
    /// Name a type or a strength before the dungeon.
    Name,
    /// Use a tile on a monster in the dungeon, or not.
    Tile,
    /// Give up a tile in the dungeon.
    GiveUp,

    // Dungeon Raiders.
    Character,
    Treasure,
    Vault,
    Trap,
    Monster,
    FinalMonster,

    // Masmorra.
    /// Which dice to roll again.
    Dice,
    /// Fights, and their payback.
    Fight,
    /// Where to go and what to explore.
    Explore,
    /// Chests, traps, gold, portals and fountains.
    Loot,
    /// Abilities and changed dice.
    Ability,
    /// Treasure cards.
    Card,
    /// The dungeon master phase.
    Master,
}

impl Theme {
    pub const ALL: [Theme; 18] = [
        Theme::Bid,
        Theme::Place,
        Theme::Name,
        Theme::Tile,
        Theme::GiveUp,
        Theme::Character,
        Theme::Treasure,
        Theme::Vault,
        Theme::Trap,
        Theme::Monster,
        Theme::FinalMonster,
        Theme::Dice,
        Theme::Fight,
        Theme::Explore,
        Theme::Loot,
        Theme::Ability,
        Theme::Card,
        Theme::Master,
    ];
}
