//! What events say.

use game::{Arg, Message, Seat, Worded};

use super::doors::{door, with_cell};
use super::{by, docked_on_chest, docked_on_trap, list, with_die, with_figure, with_half, with_room};
use crate::components::{Ability, DieKind, Symbol, Treasure};
use crate::dungeon::Room;
use crate::fact::{Fact, Target};
use crate::figure::Figure;
use crate::house::Mode;
use crate::player::Answer;

impl Worded for Fact {
    fn message(&self) -> Message {
        match *self {
            Fact::GameBegan { seats, mode } => began(seats, mode),
            Fact::TileUp { level, tile } => {
                Message::new("event-tile-up").with("level", level).with("room", tile)
            }
            Fact::HeroTaken { seat, hero } => by("event-hero-taken", seat).with("hero", hero),
            Fact::FirstDrawn { seat } => by("event-first-drawn", seat),
            // The terminal begins a new heading at this message, as it does in every game.
            Fact::RoundBegan { round } => {
                Message::new("event-round-began").with("number", Arg::Number(round.into()))
            }
            Fact::TurnBegan { seat } => by("event-turn-began", seat),
            Fact::StoodUp { seat } => by("event-stood-up", seat),
            Fact::MasterBegan { seat } => by("event-master-began", seat),
            Fact::ActionsEnded { seat } => by("event-actions-ended", seat),
            Fact::MovesEnded { seat } => by("event-moves-ended", seat),
            Fact::BountyDeclined { seat } => by("event-bounty-declined", seat),
            Fact::GoalReached { seat } => by("event-goal-reached", seat),
            Fact::Won { seat, xp, gold, life } => {
                by("event-won", seat).with("xp", xp).with("gold", gold).with("life", life)
            }
            Fact::Rolled { seat, dice } => by("event-rolled", seat).with("dice", list(dice.each())),
            Fact::PetRolled { seat, face } => by("event-pet-rolled", seat).with("symbol", face),
            Fact::PetLost { seat } => by("event-pet-lost", seat),
            Fact::RollsAgain { seat, dice } => by("event-rolls-again", seat).with("dice", dice),
            Fact::TokenFlipped { seat, symbol } => by("event-token-flipped", seat).with("symbol", symbol),
            Fact::DieChanged { seat, from, to } => {
                by("event-die-changed", seat).with("from", from).with("to", to)
            }
            Fact::Conjured { seat, with } => by("event-conjured", seat).with("with", with),
            Fact::DieChosen { seat, die, whose } => with_die(by("event-die-chosen", seat), die, whose),
            Fact::DiePicked { seat, die, whose } => with_die(by("event-die-picked", seat), die, whose),
            Fact::DiceKept { seat } => by("event-dice-kept", seat),
            Fact::SymbolsLost { seat, symbols } => {
                by("event-symbols-lost", seat).with("symbols", list(symbols.each()))
            }
            Fact::PointsLost { seat } => by("event-points-lost", seat),
            Fact::MadeSymbols { seat, symbols } => {
                by("event-made-symbols", seat).with("symbols", list(symbols.each()))
            }
            Fact::GotPoints { seat, points } => by("event-got-points", seat).with("points", points),
            Fact::StepSpent { seat, with } => by("event-step-spent", seat).with("with", with),
            Fact::Moved { seat, room } => with_room(by("event-moved", seat), room),
            Fact::TookStairs { seat, room } => with_room(by("event-took-stairs", seat), room),
            Fact::Teleported { seat, room } => with_room(by("event-teleported", seat), room),
            Fact::WallBroken { seat, room } => with_room(by("event-wall-broken", seat), room),
            Fact::Explores { seat, door: way } => by("event-explores", seat).with("door", door(way)),
            Fact::RuneFound { seat } => by("event-rune-found", seat),
            Fact::MediumDrawn { tile } => Message::new("event-medium-drawn").with("room", tile),
            Fact::MediumDoesNotFit { tile } => Message::new("event-medium-does-not-fit").with("room", tile),
            Fact::RoomLaid { room, .. } => with_room(Message::new("event-room-laid"), room),
            Fact::GoldStrewn { room, floor, chests } => {
                with_room(Message::new("event-gold-strewn"), room).with("floor", floor).with("chests", chests)
            }
            Fact::TrapTurned { tile } => Message::new("event-trap-turned").with("room", tile),
            Fact::TrapLaid { trap, cell } => {
                with_cell(with_room(Message::new("event-trap-laid"), trap), cell)
            }
            Fact::TilePutUnder { level, tile } => {
                Message::new("event-tile-put-under").with("level", level).with("room", tile)
            }
            Fact::LevelOpened { level, room } => {
                with_room(Message::new("event-level-opened"), room).with("level", level)
            }
            Fact::TrapSprung { trap } => with_room(Message::new("event-trap-sprung"), trap),
            Fact::WebHolds { seat } => by("event-web-holds", seat),
            Fact::StepLost { seat, with } => by("event-step-lost", seat).with("with", with),
            Fact::FellInPit { seat } => by("event-fell-in-pit", seat),
            Fact::CrossedPit { seat, with } => by("event-crossed-pit", seat).with("with", with),
            Fact::ChestOpened { seat, room, chest, dice } => {
                let dice = docked_on_chest(room, chest, dice);
                with_room(by("event-chest-opened", seat), room).with("dice", dice)
            }
            Fact::Disarmed { seat, trap, dice } => {
                with_room(by("event-disarmed", seat), trap).with("dice", docked_on_trap(trap, dice))
            }
            Fact::PortalOpened { seat } => by("event-portal-opened", seat),
            Fact::GainedGold { seat, gold, total } => {
                by("event-gained-gold", seat).with("gold", gold).with("total", total)
            }
            Fact::Healed { seat, life } => by("event-healed", seat).with("life", life),
            Fact::Drank { seat, with } => by("event-drank", seat).with("with", with),
            Fact::Wounded { seat, wounds, life } => {
                by("event-wounded", seat).with("wounds", wounds).with("life", life)
            }
            Fact::Fell { seat, xp, cards } => {
                by("event-fell", seat).with("xp", xp).with("cards", list(cards.each()))
            }
            Fact::GainedXp { seat, xp, total } => {
                by("event-gained-xp", seat).with("xp", xp).with("total", total)
            }
            Fact::Learnt { seat, ability } => by("event-learnt", seat).with("ability", ability),
            Fact::AbilityUsed { seat, ability, die, pick } => used(seat, ability, die, pick),
            Fact::MonsterCame { figure, room } => arrival("event-monster-came", figure, room),
            Fact::DieTaken { figure, room } => arrival("event-die-taken", figure, room),
            Fact::NoDieLeft { room } => with_room(Message::new("event-no-die-left"), room),
            Fact::MonsterCrowdedOut { figure, room } => arrival("event-monster-crowded-out", figure, room),
            Fact::FillsNext { seat, room } => with_room(by("event-fills-next", seat), room),
            Fact::MonsterMoved { figure, room } => arrival("event-monster-moved", figure, room),
            Fact::RitualDone { room } => with_room(Message::new("event-ritual-done"), room),
            Fact::FireBreath { room } => with_room(Message::new("event-fire-breath"), room),
            Fact::Summoned { figure } => with_figure(Message::new("event-summoned"), figure),
            Fact::MalaphyasCalls { face, kind } => calls(face, kind),
            Fact::GrimboltsFell { face, rooms } => {
                Message::new("event-grimbolts-fell").with("symbol", face).with("rooms", list(rooms))
            }
            Fact::CombatBegan { seat } => by("event-combat-began", seat),
            Fact::ThiefStruck { figure, symbol } => {
                with_figure(Message::new("event-thief-struck"), figure).with("symbol", symbol)
            }
            Fact::Stolen { seat, symbol, with } => {
                by("event-stolen", seat).with("symbol", symbol).with("with", with)
            }
            Fact::VenomStruck { seat } => by("event-venom-struck", seat),
            Fact::FightBegan { seat, figure } => with_figure(by("event-fight-began", seat), figure),
            Fact::Struck { seat, symbol, with } => {
                by("event-struck", seat).with("symbol", symbol).with("with", with)
            }
            Fact::AttackEnded { seat } => by("event-attack-ended", seat),
            Fact::SneakBegan { seat } => by("event-sneak-began", seat),
            Fact::Defeated { seat, being } => by("event-defeated", seat).with("monster", being),
            Fact::Withstood { seat, being } => by("event-withstood", seat).with("monster", being),
            Fact::PaybackComes { being, wounds } => {
                Message::new("event-payback-comes").with("monster", being).with("wounds", wounds)
            }
            Fact::Blocked { seat, left, with } => {
                by("event-blocked", seat).with("left", left).with("with", with)
            }
            Fact::Haunted { seat, xp } => by("event-haunted", seat).with("xp", xp),
            Fact::BossTurned { boss } => {
                Message::new("event-boss-turned").with("monster", Arg::Term(boss.term()))
            }
            Fact::TokenWon { seat } => by("event-token-won", seat),
            Fact::CombatEnded { seat } => by("event-combat-ended", seat),
            Fact::CardDrawn { seat, card: Some(card) } => {
                by("event-card-drawn-known", seat).with("card", card)
            }
            Fact::CardDrawn { seat, card: None } => by("event-card-drawn", seat),
            Fact::CardBought { seat } => by("event-card-bought", seat),
            Fact::NoCardLeft { seat } => by("event-no-card-left", seat),
            Fact::Reshuffled => Message::new("event-reshuffled"),
            Fact::Discarded { seat, card } => by("event-discarded", seat).with("card", card),
            Fact::CardPlayed { seat, card, half } => with_half(by("event-card-played", seat), card, half),
            Fact::Aimed { seat, target } => aimed(seat, target),
            Fact::CardCancelled { seat, card } => by("event-card-cancelled", seat).with("card", card),
            Fact::CardStolen { thief, victim, card } => stolen(thief, victim, card),
            Fact::TurnedInvisible { seat } => by("event-turned-invisible", seat),
            Fact::SeenAgain { seat } => by("event-seen-again", seat),
            Fact::Banished { figure } => with_figure(Message::new("event-banished"), figure),
            Fact::PlacesTraded { seat, with } => traded(seat, with),
            Fact::FearStruck { seat } => by("event-fear-struck", seat),
            Fact::Stumbled { seat } => by("event-stumbled", seat),
            Fact::Enraged { being } => Message::new("event-enraged").with("monster", being),
            Fact::PocketPicked { thief, victim, gold } => {
                robbed("event-pocket-picked", thief, victim).with("gold", gold)
            }
            Fact::Silenced { seat } => by("event-silenced", seat),
            Fact::StandingAnswer { seat, answer: Answer::Ask } => by("event-asks-again", seat),
            Fact::StandingAnswer { seat, answer: Answer::Pass } => by("event-passes-on", seat),
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
