//! Why a decision or an outcome is not taken.

use game::{Arg, Message, Refusal as Refused, SeatSet, Worded};

use crate::action::Action;
use crate::components::{Ability, Treasure};

/// Why a decision or an outcome is not taken. No reason depends on anything hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// Something is being drawn; nobody decides.
    ChanceFirst,
    /// Players decide; nothing is being drawn.
    NoChanceNow,
    /// The outcome is none of those that chance can draw now.
    ImpossibleOutcome,
    /// Others are asked, not this seat.
    NotYourTurn {
        /// Those who are asked.
        owe: SeatSet,
    },
    /// Monsters of the room must be fought first.
    FightFirst,
    /// This half of the card cannot be played now, or the card is not in the hand.
    CardNotNow {
        /// The card.
        card: Treasure,
    },
    /// The ability is not learnt, not paid for, used up, or of no use now.
    AbilityNotNow {
        /// The ability.
        ability: Ability,
    },
    /// What it would cost is not there.
    CannotPay,
    /// Something else is asked.
    NotAsked,
}

impl Refusal {
    /// The reason why a decision of somebody who may act was not among those offered.
    pub(crate) const fn of(action: Action, must_fight: bool) -> Refusal {
        match action {
            Action::Play { card, .. } => Refusal::CardNotNow { card },
            Action::UseAbility { ability, .. } => Refusal::AbilityNotNow { ability },
            Action::Step { .. }
            | Action::Move { .. }
            | Action::Explore { .. }
            | Action::TakeStairs
            | Action::Heal { .. }
            | Action::OpenChest { .. }
            | Action::Disarm { .. }
            | Action::UsePortal
            | Action::UseFountain
            | Action::TakeGold
            | Action::EndActions
                if must_fight =>
            {
                Refusal::FightFirst
            }
            Action::Step { .. }
            | Action::Heal { .. }
            | Action::Conjure { .. }
            | Action::Strike { .. }
            | Action::Block { .. }
            | Action::OpenChest { .. }
            | Action::Disarm { .. }
            | Action::UsePortal
            | Action::UseFountain
            | Action::BuyCard => Refusal::CannotPay,
            _ => Refusal::NotAsked,
        }
    }
}

impl Refused for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver => "game_over",
            Refusal::ChanceFirst => "chance_first",
            Refusal::NoChanceNow => "no_chance_now",
            Refusal::ImpossibleOutcome => "impossible_outcome",
            Refusal::NotYourTurn { .. } => "not_your_turn",
            Refusal::FightFirst => "fight_first",
            Refusal::CardNotNow { .. } => "card_not_now",
            Refusal::AbilityNotNow { .. } => "ability_not_now",
            Refusal::CannotPay => "cannot_pay",
            Refusal::NotAsked => "not_asked",
        }
    }
}

impl Worded for Refusal {
    fn message(&self) -> Message {
        match *self {
            Refusal::GameOver => Message::new("refusal-game-over"),
            Refusal::ChanceFirst => Message::new("refusal-chance-first"),
            Refusal::NoChanceNow => Message::new("refusal-no-chance-now"),
            Refusal::ImpossibleOutcome => Message::new("refusal-impossible-outcome"),
            Refusal::NotYourTurn { owe } => Message::new("refusal-not-your-turn")
                .with("who", Arg::List(owe.iter().map(Arg::Seat).collect())),
            Refusal::FightFirst => Message::new("refusal-fight-first"),
            Refusal::CardNotNow { card } => {
                Message::new("refusal-card-not-now").with("card", Arg::Term(card.term()))
            }
            Refusal::AbilityNotNow { ability } => {
                Message::new("refusal-ability-not-now").with("ability", Arg::Term(ability.term()))
            }
            Refusal::CannotPay => Message::new("refusal-cannot-pay"),
            Refusal::NotAsked => Message::new("refusal-not-asked"),
        }
    }
}
