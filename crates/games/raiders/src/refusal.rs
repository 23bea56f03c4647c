//! Why an action or an outcome is rejected.

use game::{Arg, HasMessage, Message, Refusal as Refused, SeatSet};

use crate::card::Card;
use crate::components::Character;

/// Why an action or an outcome is rejected. No reason depends on hidden information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    /// Chance must resolve first.
    ChanceFirst,
    /// A player must decide first.
    NoChanceNow,
    NotYourTurn {
        owe: SeatSet,
    },
    TakeACharacter,
    CharacterTaken {
        character: Character,
    },
    PlayACard,
    CardNotHeld {
        card: Card,
    },
    /// The card does not fit this room.
    CardNotForRoom {
        card: Card,
    },
    NoTorch,
    /// No room ahead is face down, or the seat has seen them already.
    NothingDark,
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
            Refusal::TakeACharacter => "take_a_character",
            Refusal::CharacterTaken { .. } => "character_taken",
            Refusal::PlayACard => "play_a_card",
            Refusal::CardNotHeld { .. } => "card_not_held",
            Refusal::CardNotForRoom { .. } => "card_not_for_room",
            Refusal::NoTorch => "no_torch",
            Refusal::NothingDark => "nothing_dark",
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
                .with("who", Arg::List(owe.iter().map(Arg::Seat).collect())),
            Refusal::TakeACharacter => Message::new("refusal-take-a-character"),
            Refusal::CharacterTaken { character } => {
                Message::new("refusal-character-taken").with("character", character)
            }
            Refusal::PlayACard => Message::new("refusal-play-a-card"),
            Refusal::CardNotHeld { card } => Message::new("refusal-card-not-held").with("card", card),
            Refusal::CardNotForRoom { card } => Message::new("refusal-card-not-for-room").with("card", card),
            Refusal::NoTorch => Message::new("refusal-no-torch"),
            Refusal::NothingDark => Message::new("refusal-nothing-dark"),
            Refusal::ImpossibleOutcome => Message::new("refusal-impossible-outcome"),
        }
    }
}
