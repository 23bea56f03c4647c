//! The reasons why a decision or a chance outcome is refused.

use game::{Arg, HasMessage, Message, Refusal as Refused, SeatSet};

use crate::action::Action;
use crate::components::{Ability, Treasure};

/// Why a decision or a chance outcome is refused. No reason depends on hidden information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    /// Chance must draw first.
    ChanceFirst,
    /// A player must decide first.
    NoChanceNow,
    ImpossibleOutcome,
    /// Other seats must decide now.
    NotYourTurn {
        owe: SeatSet,
    },
    FightFirst,
    /// This half cannot be played now, or the card is not in the hand.
    CardNotNow {
        card: Treasure,
    },
    /// The ability is not learnt, cannot be paid for, was used already, or has no use now.
    AbilityNotNow {
        ability: Ability,
    },
    /// The seat cannot pay for it.
    CannotPay,
    /// The current question is a different one.
    NotAsked,
}

impl Refusal {
    /// Returns the reason for an action that is not legal although the seat may act.
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

impl HasMessage for Refusal {
    fn message(&self) -> Message {
        match *self {
            Refusal::GameOver => Message::new("refusal-game-over"),
            Refusal::ChanceFirst => Message::new("refusal-chance-first"),
            Refusal::NoChanceNow => Message::new("refusal-no-chance-now"),
            Refusal::ImpossibleOutcome => Message::new("refusal-impossible-outcome"),
            Refusal::NotYourTurn { owe } => Message::new("refusal-not-your-turn")
                .with("who", Arg::List(owe.iter().map(Arg::Seat).collect())),
            Refusal::FightFirst => Message::new("refusal-fight-first"),
            Refusal::CardNotNow { card } => Message::new("refusal-card-not-now").with("card", card),
            Refusal::AbilityNotNow { ability } => {
                Message::new("refusal-ability-not-now").with("ability", ability)
            }
            Refusal::CannotPay => Message::new("refusal-cannot-pay"),
            Refusal::NotAsked => Message::new("refusal-not-asked"),
        }
    }
}
