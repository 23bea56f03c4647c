//! Why a decision or an outcome is not taken.

use game::{Arg, Message, Refusal as Refused, SeatSet, Worded};

use crate::card::Card;
use crate::components::Character;

/// Why a decision or an outcome is not taken. No reason depends on anything hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// Something is being drawn; nobody decides.
    ChanceFirst,
    /// Players decide; nothing is being drawn.
    NoChanceNow,
    /// Others are asked, not this seat.
    NotYourTurn {
        /// Those who are asked.
        owe: SeatSet,
    },
    /// A character is to be taken.
    TakeACharacter,
    /// Somebody has the character already.
    CharacterTaken {
        /// The character.
        character: Character,
    },
    /// A card is to be played.
    PlayACard,
    /// The card is not in the hand.
    CardNotHeld {
        /// The card.
        card: Card,
    },
    /// The card cannot be played in this room.
    CardNotForRoom {
        /// The card.
        card: Card,
    },
    /// There is no torch in the hand.
    NoTorch,
    /// There is no dark room ahead that the seat has not seen.
    NothingDark,
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

impl Worded for Refusal {
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
