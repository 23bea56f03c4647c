//! Redaction: which parts of an event each observer may know.

use game::Observer;

use crate::event::Event;

impl Event {
    /// Returns the event as `observer` may know it. The match lists every event, so a new one does not compile until
    /// someone decides who may know it.
    pub(crate) fn redacted(&self, observer: Observer) -> Option<Event> {
        match *self {
            Event::CardDrawn { seat, card } => {
                Some(Event::CardDrawn { seat, card: card.filter(|_| observer.is(seat)) })
            }
            Event::CardStolen { thief, victim, card } => {
                let knows = observer.is(thief) || observer.is(victim);
                Some(Event::CardStolen { thief, victim, card: card.filter(|_| knows) })
            }
            Event::GameBegan { .. }
            | Event::TileUp { .. }
            | Event::HeroTaken { .. }
            | Event::FirstDrawn { .. }
            | Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::StoodUp { .. }
            | Event::MasterBegan { .. }
            | Event::ActionsEnded { .. }
            | Event::MovesEnded { .. }
            | Event::BountyDeclined { .. }
            | Event::GoalReached { .. }
            | Event::Won { .. }
            | Event::Rolled { .. }
            | Event::PetRolled { .. }
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
            | Event::MediumDrawn { .. }
            | Event::MediumDoesNotFit { .. }
            | Event::RoomLaid { .. }
            | Event::GoldStrewn { .. }
            | Event::TrapTurned { .. }
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
            | Event::Fell { .. }
            | Event::GainedXp { .. }
            | Event::Learnt { .. }
            | Event::AbilityUsed { .. }
            | Event::MonsterCame { .. }
            | Event::DieTaken { .. }
            | Event::NoDieLeft { .. }
            | Event::MonsterCrowdedOut { .. }
            | Event::FillsNext { .. }
            | Event::MonsterMoved { .. }
            | Event::RitualDone { .. }
            | Event::FireBreath { .. }
            | Event::Summoned { .. }
            | Event::MalaphyasCalls { .. }
            | Event::GrimboltsFell { .. }
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
            | Event::Discarded { .. }
            | Event::CardPlayed { .. }
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
            | Event::StandingAnswer { .. } => Some(*self),
        }
    }
}
