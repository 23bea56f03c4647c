//! Which events show an observer something that was hidden from it, or a result of chance.

use game::Observer;

use crate::event::Event;
use crate::stacks::Hand;

impl Event {
    /// Returns whether the event, as the observer knows it, tells it something new that nobody decided.
    pub(crate) fn reveals(self, observer: Observer) -> bool {
        match self {
            Event::TileUp { .. }
            | Event::FirstDrawn { .. }
            | Event::Rolled { .. }
            | Event::PetRolled { .. }
            | Event::MediumDrawn { .. }
            | Event::TrapTurned { .. }
            | Event::MonsterCame { .. }
            | Event::MalaphyasCalls { .. }
            | Event::GrimboltsFell { .. } => true,
            Event::CardDrawn { card, .. } | Event::CardStolen { card, .. } => card.is_some(),
            Event::Discarded { seat, .. } | Event::CardPlayed { seat, .. } => !observer.is(seat),
            Event::Fell { seat, cards, .. } => cards != Hand::EMPTY && !observer.is(seat),
            Event::GameBegan { .. }
            | Event::HeroTaken { .. }
            | Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::StoodUp { .. }
            | Event::MasterBegan { .. }
            | Event::ActionsEnded { .. }
            | Event::MovesEnded { .. }
            | Event::BountyDeclined { .. }
            | Event::GoalReached { .. }
            | Event::Won { .. }
            | Event::PetLost { .. }
            | Event::RollsAgain { .. }
            | Event::TokenFlipped { .. }
            | Event::DieChanged { .. }
            | Event::Conjured { .. }
            | Event::DieChosen { .. }
            | Event::DiePicked { .. }
            | Event::DiceKept { .. }
            | Event::SymbolsLost { .. }
            | Event::PointsLost { .. }
            | Event::MadeSymbols { .. }
            | Event::GotPoints { .. }
            | Event::StepSpent { .. }
            | Event::Moved { .. }
            | Event::TookStairs { .. }
            | Event::Teleported { .. }
            | Event::WallBroken { .. }
            | Event::Explores { .. }
            | Event::RuneFound { .. }
            | Event::MediumDoesNotFit { .. }
            | Event::RoomLaid { .. }
            | Event::GoldStrewn { .. }
            | Event::TrapLaid { .. }
            | Event::TilePutUnder { .. }
            | Event::LevelOpened { .. }
            | Event::TrapSprung { .. }
            | Event::WebHolds { .. }
            | Event::StepLost { .. }
            | Event::FellInPit { .. }
            | Event::CrossedPit { .. }
            | Event::ChestOpened { .. }
            | Event::Disarmed { .. }
            | Event::PortalOpened { .. }
            | Event::GainedGold { .. }
            | Event::Healed { .. }
            | Event::Drank { .. }
            | Event::Wounded { .. }
            | Event::GainedXp { .. }
            | Event::Learnt { .. }
            | Event::AbilityUsed { .. }
            | Event::DieTaken { .. }
            | Event::NoDieLeft { .. }
            | Event::MonsterCrowdedOut { .. }
            | Event::FillsNext { .. }
            | Event::MonsterMoved { .. }
            | Event::RitualDone { .. }
            | Event::FireBreath { .. }
            | Event::Summoned { .. }
            | Event::CombatBegan { .. }
            | Event::ThiefStruck { .. }
            | Event::Stolen { .. }
            | Event::VenomStruck { .. }
            | Event::FightBegan { .. }
            | Event::Struck { .. }
            | Event::AttackEnded { .. }
            | Event::SneakBegan { .. }
            | Event::Defeated { .. }
            | Event::Withstood { .. }
            | Event::PaybackComes { .. }
            | Event::Blocked { .. }
            | Event::Haunted { .. }
            | Event::BossTurned { .. }
            | Event::TokenWon { .. }
            | Event::CombatEnded { .. }
            | Event::CardBought { .. }
            | Event::NoCardLeft { .. }
            | Event::Reshuffled
            | Event::Aimed { .. }
            | Event::CardCancelled { .. }
            | Event::TurnedInvisible { .. }
            | Event::SeenAgain { .. }
            | Event::Banished { .. }
            | Event::PlacesTraded { .. }
            | Event::FearStruck { .. }
            | Event::Stumbled { .. }
            | Event::Enraged { .. }
            | Event::PocketPicked { .. }
            | Event::Silenced { .. }
            | Event::StandingAnswer { .. } => false,
        }
    }
}
