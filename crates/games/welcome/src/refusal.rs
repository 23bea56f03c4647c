//! Why an action or an outcome is refused.

use game::{HasMessage, Message, Refusal as Refused, SeatSet};

use crate::components::{Adventurer, Monster, Tile};

/// Why an action or an outcome is refused. No reason depends on hidden information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    /// Chance is next, so no seat can decide.
    ChanceFirst,
    /// A seat is next, so chance cannot decide.
    NoChanceNow,
    /// Only the seats in `owe` can decide.
    NotYourTurn {
        owe: SeatSet,
    },
    // The question of the phase, answered by an action that does not fit.
    DrawOrPass,
    AddOrSacrifice,
    NameAType,
    PickAnother,
    NameAStrength,
    UseOrDecline,
    DiscardATile,
    ChooseAdventurer,
    /// The adventurer does not hold the tile.
    TileNotThere {
        tile: Tile,
    },
    /// The tile is held but cannot be used on this card.
    TileNotOffered {
        tile: Tile,
    },
    /// The tile cannot pay for its own use.
    TileSpared {
        tile: Tile,
    },
    MonsterNotInSet {
        monster: Monster,
    },
    AdventurerNotInSet {
        adventurer: Adventurer,
    },
    /// Chance cannot draw this outcome now.
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

impl HasMessage for Refusal {
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
