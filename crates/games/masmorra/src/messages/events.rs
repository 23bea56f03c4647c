//! Messages of events.

use game::{Arg, HasMessage, Message, Seat};

use super::doors::{door, with_cell};
use super::{by, docked_on_chest, docked_on_trap, list, with_die, with_figure, with_half, with_room};
use crate::components::{Ability, DieKind, Symbol, Treasure};
use crate::dungeon::Room;
use crate::event::{Event, Target};
use crate::figure::Figure;
use crate::options::Mode;
use crate::player::Answer;

impl HasMessage for Event {
    fn message(&self) -> Message {
        match *self {
            Event::GameBegan { seats, mode } => began(seats, mode),
            Event::TileUp { level, tile } => {
                Message::new("event-tile-up").with("level", level).with("room", tile)
            }
            Event::HeroTaken { seat, hero } => by("event-hero-taken", seat).with("hero", hero),
            Event::FirstDrawn { seat } => by("event-first-drawn", seat),
            Event::RoundBegan { round } => {
                Message::new("event-round-began").with("number", Arg::Number(round.into()))
            }
            Event::TurnBegan { seat } => by("event-turn-began", seat),
            Event::StoodUp { seat } => by("event-stood-up", seat),
            Event::MasterBegan { seat } => by("event-master-began", seat),
            Event::ActionsEnded { seat } => by("event-actions-ended", seat),
            Event::MovesEnded { seat } => by("event-moves-ended", seat),
            Event::BountyDeclined { seat } => by("event-bounty-declined", seat),
            Event::GoalReached { seat } => by("event-goal-reached", seat),
            Event::Won { seat, xp, gold, life } => {
                by("event-won", seat).with("xp", xp).with("gold", gold).with("life", life)
            }
            Event::Rolled { seat, dice } => by("event-rolled", seat).with("dice", list(dice.each())),
            Event::PetRolled { seat, face } => by("event-pet-rolled", seat).with("symbol", face),
            Event::PetLost { seat } => by("event-pet-lost", seat),
            Event::RollsAgain { seat, dice } => by("event-rolls-again", seat).with("dice", dice),
            Event::TokenFlipped { seat, symbol } => by("event-token-flipped", seat).with("symbol", symbol),
            Event::DieChanged { seat, from, to } => {
                by("event-die-changed", seat).with("from", from).with("to", to)
            }
            Event::Conjured { seat, with } => by("event-conjured", seat).with("with", with),
            Event::DieChosen { seat, die, whose } => with_die(by("event-die-chosen", seat), die, whose),
            Event::DiePicked { seat, die, whose } => with_die(by("event-die-picked", seat), die, whose),
            Event::DiceKept { seat } => by("event-dice-kept", seat),
            Event::SymbolsLost { seat, symbols } => {
                by("event-symbols-lost", seat).with("symbols", list(symbols.each()))
            }
            Event::PointsLost { seat } => by("event-points-lost", seat),
            Event::MadeSymbols { seat, symbols } => {
                by("event-made-symbols", seat).with("symbols", list(symbols.each()))
            }
            Event::GotPoints { seat, points } => by("event-got-points", seat).with("points", points),
            Event::StepSpent { seat, with } => by("event-step-spent", seat).with("with", with),
            Event::Moved { seat, room } => with_room(by("event-moved", seat), room),
            Event::TookStairs { seat, room } => with_room(by("event-took-stairs", seat), room),
            Event::Teleported { seat, room } => with_room(by("event-teleported", seat), room),
            Event::WallBroken { seat, room } => with_room(by("event-wall-broken", seat), room),
            Event::Explores { seat, door: way } => by("event-explores", seat).with("door", door(way)),
            Event::RuneFound { seat } => by("event-rune-found", seat),
            Event::MediumDrawn { tile } => Message::new("event-medium-drawn").with("room", tile),
            Event::MediumDoesNotFit { tile } => Message::new("event-medium-does-not-fit").with("room", tile),
            Event::RoomLaid { room, .. } => with_room(Message::new("event-room-laid"), room),
            Event::GoldStrewn { room, floor, chests } => {
                with_room(Message::new("event-gold-strewn"), room).with("floor", floor).with("chests", chests)
            }
            Event::TrapTurned { tile } => Message::new("event-trap-turned").with("room", tile),
            Event::TrapLaid { trap, cell } => {
                with_cell(with_room(Message::new("event-trap-laid"), trap), cell)
            }
            Event::TilePutUnder { level, tile } => {
                Message::new("event-tile-put-under").with("level", level).with("room", tile)
            }
            Event::LevelOpened { level, room } => {
                with_room(Message::new("event-level-opened"), room).with("level", level)
            }
            Event::TrapSprung { trap } => with_room(Message::new("event-trap-sprung"), trap),
            Event::WebHolds { seat } => by("event-web-holds", seat),
            Event::StepLost { seat, with } => by("event-step-lost", seat).with("with", with),
            Event::FellInPit { seat } => by("event-fell-in-pit", seat),
            Event::CrossedPit { seat, with } => by("event-crossed-pit", seat).with("with", with),
            Event::ChestOpened { seat, room, chest, dice } => {
                let dice = docked_on_chest(room, chest, dice);
                with_room(by("event-chest-opened", seat), room).with("dice", dice)
            }
            Event::Disarmed { seat, trap, dice } => {
                with_room(by("event-disarmed", seat), trap).with("dice", docked_on_trap(trap, dice))
            }
            Event::PortalOpened { seat } => by("event-portal-opened", seat),
            Event::GainedGold { seat, gold, total } => {
                by("event-gained-gold", seat).with("gold", gold).with("total", total)
            }
            Event::Healed { seat, life } => by("event-healed", seat).with("life", life),
            Event::Drank { seat, with } => by("event-drank", seat).with("with", with),
            Event::Wounded { seat, wounds, life } => {
                by("event-wounded", seat).with("wounds", wounds).with("life", life)
            }
            Event::Fell { seat, xp, cards } => {
                by("event-fell", seat).with("xp", xp).with("cards", list(cards.each()))
            }
            Event::GainedXp { seat, xp, total } => {
                by("event-gained-xp", seat).with("xp", xp).with("total", total)
            }
            Event::Learnt { seat, ability } => by("event-learnt", seat).with("ability", ability),
            Event::AbilityUsed { seat, ability, die, pick } => used(seat, ability, die, pick),
            Event::MonsterCame { figure, room } => arrival("event-monster-came", figure, room),
            Event::DieTaken { figure, room } => arrival("event-die-taken", figure, room),
            Event::NoDieLeft { room } => with_room(Message::new("event-no-die-left"), room),
            Event::MonsterCrowdedOut { figure, room } => arrival("event-monster-crowded-out", figure, room),
            Event::FillsNext { seat, room } => with_room(by("event-fills-next", seat), room),
            Event::MonsterMoved { figure, room } => arrival("event-monster-moved", figure, room),
            Event::RitualDone { room } => with_room(Message::new("event-ritual-done"), room),
            Event::FireBreath { room } => with_room(Message::new("event-fire-breath"), room),
            Event::Summoned { figure } => with_figure(Message::new("event-summoned"), figure),
            Event::MalaphyasCalls { face, kind } => calls(face, kind),
            Event::GrimboltsFell { face, rooms } => {
                Message::new("event-grimbolts-fell").with("symbol", face).with("rooms", list(rooms))
            }
            Event::CombatBegan { seat } => by("event-combat-began", seat),
            Event::ThiefStruck { figure, symbol } => {
                with_figure(Message::new("event-thief-struck"), figure).with("symbol", symbol)
            }
            Event::Stolen { seat, symbol, with } => {
                by("event-stolen", seat).with("symbol", symbol).with("with", with)
            }
            Event::VenomStruck { seat } => by("event-venom-struck", seat),
            Event::FightBegan { seat, figure } => with_figure(by("event-fight-began", seat), figure),
            Event::Struck { seat, symbol, with } => {
                by("event-struck", seat).with("symbol", symbol).with("with", with)
            }
            Event::AttackEnded { seat } => by("event-attack-ended", seat),
            Event::SneakBegan { seat } => by("event-sneak-began", seat),
            Event::Defeated { seat, being } => by("event-defeated", seat).with("monster", being),
            Event::Withstood { seat, being } => by("event-withstood", seat).with("monster", being),
            Event::PaybackComes { being, wounds } => {
                Message::new("event-payback-comes").with("monster", being).with("wounds", wounds)
            }
            Event::Blocked { seat, left, with } => {
                by("event-blocked", seat).with("left", left).with("with", with)
            }
            Event::Haunted { seat, xp } => by("event-haunted", seat).with("xp", xp),
            Event::BossTurned { boss } => {
                Message::new("event-boss-turned").with("monster", Arg::Term(boss.term()))
            }
            Event::TokenWon { seat } => by("event-token-won", seat),
            Event::CombatEnded { seat } => by("event-combat-ended", seat),
            Event::CardDrawn { seat, card: Some(card) } => {
                by("event-card-drawn-known", seat).with("card", card)
            }
            Event::CardDrawn { seat, card: None } => by("event-card-drawn", seat),
            Event::CardBought { seat } => by("event-card-bought", seat),
            Event::NoCardLeft { seat } => by("event-no-card-left", seat),
            Event::Reshuffled => Message::new("event-reshuffled"),
            Event::Discarded { seat, card } => by("event-discarded", seat).with("card", card),
            Event::CardPlayed { seat, card, half } => with_half(by("event-card-played", seat), card, half),
            Event::Aimed { seat, target } => aimed(seat, target),
            Event::CardCancelled { seat, card } => by("event-card-cancelled", seat).with("card", card),
            Event::CardStolen { thief, victim, card } => stolen(thief, victim, card),
            Event::TurnedInvisible { seat } => by("event-turned-invisible", seat),
            Event::SeenAgain { seat } => by("event-seen-again", seat),
            Event::Banished { figure } => with_figure(Message::new("event-banished"), figure),
            Event::PlacesTraded { seat, with } => traded(seat, with),
            Event::FearStruck { seat } => by("event-fear-struck", seat),
            Event::Stumbled { seat } => by("event-stumbled", seat),
            Event::Enraged { being } => Message::new("event-enraged").with("monster", being),
            Event::PocketPicked { thief, victim, gold } => {
                robbed("event-pocket-picked", thief, victim).with("gold", gold)
            }
            Event::Silenced { seat } => by("event-silenced", seat),
            Event::StandingAnswer { seat, answer: Answer::Ask } => by("event-asks-again", seat),
            Event::StandingAnswer { seat, answer: Answer::Pass } => by("event-passes-on", seat),
        }
    }
}

fn began(seats: u8, mode: Mode) -> Message {
    let mode = match mode {
        Mode::Standard => "standard",
        Mode::Epic => "epic",
    };
    Message::new("event-game-began").with("seats", seats).with("mode", Arg::Symbol(mode))
}

fn calls(face: Symbol, kind: DieKind) -> Message {
    let kind = match kind {
        DieKind::Minor => "minor",
        DieKind::Major => "major",
    };
    Message::new("event-malaphyas-calls").with("symbol", face).with("kind", Arg::Symbol(kind))
}

fn used(seat: Seat, ability: Ability, die: Option<Symbol>, pick: Option<Symbol>) -> Message {
    match (die, pick) {
        (Some(die), _) => by("event-ability-used-on", seat).with("ability", ability).with("symbol", die),
        (None, Some(pick)) => {
            by("event-ability-used-for", seat).with("ability", ability).with("symbol", pick)
        }
        (None, None) => by("event-ability-used", seat).with("ability", ability),
    }
}

fn arrival(id: &'static str, figure: Figure, room: Room) -> Message {
    with_room(with_figure(Message::new(id), figure), room)
}

fn aimed(seat: Seat, target: Target) -> Message {
    match target {
        Target::Room { room } => with_room(by("event-aimed-at-room", seat), room),
        Target::Hero { seat: target } => by("event-aimed-at-hero", seat).with("target", target),
        Target::Monster { figure } => with_figure(by("event-aimed-at-monster", seat), figure),
    }
}

fn traded(seat: Seat, with: Target) -> Message {
    match with {
        Target::Room { room } => with_room(by("event-teleported", seat), room),
        Target::Hero { seat: other } => by("event-traded-with-hero", seat).with("target", other),
        Target::Monster { figure } => with_figure(by("event-traded-with-monster", seat), figure),
    }
}

fn robbed(id: &'static str, thief: Seat, victim: Seat) -> Message {
    Message::new(id).with("thief", thief).with("victim", victim)
}

fn stolen(thief: Seat, victim: Seat, card: Option<Treasure>) -> Message {
    match card {
        Some(card) => robbed("event-card-stolen-known", thief, victim).with("card", card),
        None => robbed("event-card-stolen", thief, victim),
    }
}
