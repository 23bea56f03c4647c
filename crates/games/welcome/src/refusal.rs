//! Why a decision or an outcome is not taken.

use game::{Message, Refusal as Refused, SeatSet, Worded};

use crate::components::{Adventurer, Monster, Tile};

/// Why a decision or an outcome is not taken. No reason depends on anything hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// A card is being drawn; nobody decides.
    ChanceFirst,
    /// Players decide; nothing is being drawn.
    NoChanceNow,
    /// Others are asked, not this seat.
    NotYourTurn {
        /// Those who are asked.
        owe: SeatSet,
    },
    /// Draw or pass is asked.
    DrawOrPass,
    /// Add or sacrifice is asked.
    AddOrSacrifice,
    /// A type is to be named.
    NameAType,
    /// Another player is to be chosen.
    PickAnother,
    /// A strength is to be named.
    NameAStrength,
    /// A tile is offered, to be used or not.
    UseOrDecline,
    /// A tile must be given up.
    DiscardATile,
    /// An adventurer is to be chosen.
    ChooseAdventurer,
    /// The tile does not lie under the adventurer.
    TileNotThere {
        /// The tile.
        tile: Tile,
    },
    /// The tile is there but cannot be used on this card.
    TileNotOffered {
        /// The tile.
        tile: Tile,
    },
    /// The tile is the one that is safe from its own price.
    TileSpared {
        /// The tile.
        tile: Tile,
    },
    /// The monster is not in this set.
    MonsterNotInSet {
        /// The monster.
        monster: Monster,
    },
    /// The adventurer is not in this set.
    AdventurerNotInSet {
        /// The adventurer.
        adventurer: Adventurer,
    },
    /// The outcome is none of those that chance can draw now.
    ImpossibleOutcome,
}

impl Refused for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver => "game_over",
            Refusal::ChanceFirst => "chance_first",
            Refusal::NoChanceNow => "no_chance_now",
            Refusal::NotYourTurn { .. } => "not_your_turn",
            Refusal::DrawOrPass => "draw_or_pass",
            Refusal::AddOrSacrifice => "add_or_sacrifice",
            Refusal::NameAType => "name_a_type",
            Refusal::PickAnother => "pick_another",
            Refusal::NameAStrength => "name_a_strength",
            Refusal::UseOrDecline => "use_or_decline",
            Refusal::DiscardATile => "discard_a_tile",
            Refusal::ChooseAdventurer => "choose_adventurer",
            Refusal::TileNotThere { .. } => "tile_not_there",
            Refusal::TileNotOffered { .. } => "tile_not_offered",
            Refusal::TileSpared { .. } => "tile_spared",
            Refusal::MonsterNotInSet { .. } => "monster_not_in_set",
            Refusal::AdventurerNotInSet { .. } => "adventurer_not_in_set",
            Refusal::ImpossibleOutcome => "impossible_outcome",
        }
    }
}

impl Worded for Refusal {
    fn message(&self) -> Message {
        match *self {
            Refusal::GameOver => Message::new("refusal-game-over"),
            Refusal::ChanceFirst => Message::new("refusal-chance-first"),
            Refusal::NoChanceNow => Message::new("refusal-no-chance-now"),
            Refusal::NotYourTurn { owe } => Message::new("refusal-not-your-turn")
                .with("who", game::Arg::List(owe.iter().map(game::Arg::Seat).collect())),
            Refusal::DrawOrPass => Message::new("refusal-draw-or-pass"),
            Refusal::AddOrSacrifice => Message::new("refusal-add-or-sacrifice"),
            Refusal::NameAType => Message::new("refusal-name-a-type"),
            Refusal::PickAnother => Message::new("refusal-pick-another"),
            Refusal::NameAStrength => Message::new("refusal-name-a-strength"),
            Refusal::UseOrDecline => Message::new("refusal-use-or-decline"),
            Refusal::DiscardATile => Message::new("refusal-discard-a-tile"),
            Refusal::ChooseAdventurer => Message::new("refusal-choose-adventurer"),
            Refusal::TileNotThere { tile } => Message::new("refusal-tile-not-there").with("tile", tile),
            Refusal::TileNotOffered { tile } => Message::new("refusal-tile-not-offered").with("tile", tile),
            Refusal::TileSpared { tile } => Message::new("refusal-tile-spared").with("tile", tile),
            Refusal::MonsterNotInSet { monster } => {
                Message::new("refusal-monster-not-in-set").with("monster", monster)
            }
            Refusal::AdventurerNotInSet { adventurer } => {
                Message::new("refusal-adventurer-not-in-set").with("adventurer", adventurer)
            }
            Refusal::ImpossibleOutcome => Message::new("refusal-impossible-outcome"),
        }
    }
}
