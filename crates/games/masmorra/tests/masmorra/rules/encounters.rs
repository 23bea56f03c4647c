//! Helpers that bring heroes into rooms and fights.

use masmorra::Symbol::Defense;
use masmorra::{
    Action, Being, Compass, Event, Figure, Foe, Hero, Outcome, Payment, Room, Size, Spot, Symbol, Task, Tile,
    Treasure,
};

use crate::rules::script::{Script, seat};

/// Two heroes whose starting abilities make a Defense and an Elixir.
pub(crate) const TWO: [Hero; 2] = [Hero::Jay, Hero::Valerie];
/// Three heroes: the tiles for three players are used.
pub(crate) const THREE: [Hero; 3] = [Hero::Jay, Hero::Valerie, Hero::Albus];
/// Four heroes: all tiles are used.
pub(crate) const FOUR: [Hero; 4] = [Hero::Jay, Hero::Valerie, Hero::Albus, Hero::Greybark];

/// The first hero enters a new room with the free step, before the roll. A room of the second level is reached by the
/// stairs, a medium one through a rune room. Another tile of the level is turned up afterwards.
pub(crate) fn enter(heroes: &[Hero], tile: Tile, foes: &[Foe]) -> Script {
    let next = if tile.card().level == 1 { Tile::A12 } else { Tile::B12 };
    enter_then(heroes, tile, foes, next)
}

/// Like `enter`, with the tile that is turned up afterwards.
pub(crate) fn enter_then(heroes: &[Hero], tile: Tile, foes: &[Foe], next: Tile) -> Script {
    go_in(|first| Script::standard(heroes, first), tile, foes, next)
}

/// Like `enter_then`, for two heroes with these cards.
pub(crate) fn enter_holding(cards: [Treasure; 4], tile: Tile, foes: &[Foe], next: Tile) -> Script {
    go_in(|first| Script::with_cards(&TWO, first, &cards), tile, foes, next)
}

fn go_in(begin: impl Fn(Tile) -> Script, tile: Tile, foes: &[Foe], next: Tile) -> Script {
    let mut script = at_the_door(begin, tile);
    script.explore(Compass::North);
    if tile.card().size == Size::Medium {
        script.tile(tile);
    }
    script.lay_first_way();
    foes.iter().for_each(|&foe| script.monster(foe));
    script.tile(next);
    script
}

/// The first hero has one move point left, and the tile to explore is face up.
fn at_the_door(begin: impl Fn(Tile) -> Script, tile: Tile) -> Script {
    let medium = tile.card().size == Size::Medium;
    if tile.card().level == 1 {
        let mut script = begin(if medium { Tile::A11 } else { tile });
        script.free_step();
        return script;
    }
    let mut script = begin(Tile::A01);
    script.step_and_explore(Compass::North);
    script.tile(Tile::A09);
    script.act(Action::TakeStairs);
    script.tile(if medium { Tile::B11 } else { tile });
    script
}

/// The first hero is in a new room with these monsters and has rolled these dice.
pub(crate) fn before(heroes: &[Hero], tile: Tile, foes: &[Foe], dice: [Symbol; 6]) -> Script {
    let mut script = enter(heroes, tile, foes);
    script.roll(dice);
    script
}

/// Jay is in a small room with one monster.
pub(crate) fn jay_before(foe: Foe, dice: [Symbol; 6]) -> Script {
    let tile = if foe.card().die == masmorra::DieKind::Minor { Tile::A02 } else { Tile::B03 };
    before(&TWO, tile, &[foe], dice)
}

/// Attacks with dice of these faces, one after the other.
pub(crate) fn strike(script: &mut Script, symbols: &[Symbol]) {
    symbols.iter().for_each(|&symbol| script.act(Action::Strike { symbol, with: Payment::Die }));
}

/// Fills up these dice to six with Defense.
pub(crate) fn six(dice: &[Symbol]) -> [Symbol; 6] {
    std::array::from_fn(|place| dice.get(place).copied().unwrap_or(Defense))
}

/// The result of an attack, with the payback.
#[derive(Debug, PartialEq)]
pub(crate) enum Attack {
    Defeated(u8),
    Survived(u8),
}

/// Attacks the current monster with these dice and no more.
pub(crate) fn attack(script: &mut Script, being: Being, hits: &[Symbol]) -> Attack {
    let foe = script.view().combat.foe;
    strike(script, hits);
    if script.task() == Some(Task::Fighting) && script.view().combat.foe == foe {
        script.act(Action::EndAttack);
    }
    let combat = script.view().combat;
    let payback = if script.task() == Some(Task::Payback) { combat.payback } else { 0 };
    let beaten = combat.defeated || script.has_event(Event::Defeated { seat: seat(0), being });
    if beaten { Attack::Defeated(payback) } else { Attack::Survived(payback) }
}

pub(crate) fn block(script: &mut Script, dice: u8) {
    (0..dice).for_each(|_| script.act(Action::Block { with: Payment::Die }));
}

/// Ends the attack and takes the payback.
pub(crate) fn stop_and_suffer(script: &mut Script) {
    script.act(Action::EndAttack);
    script.act(Action::Suffer);
}

/// Fights this monster next.
pub(crate) fn face(script: &mut Script, being: Being) {
    let figure = figure(script, being);
    script.act(Action::Face { figure });
}

/// Ends the action step and takes no bounty.
pub(crate) fn end_hero_phase(script: &mut Script) {
    script.act(Action::EndActions);
    if script.task() == Some(Task::Bounty) {
        script.act(Action::Collect { coins: 0 });
    }
}

/// Draws treasure cards, learns abilities and discards cards until nothing is due.
pub(crate) fn take_rewards(script: &mut Script) {
    loop {
        match script.task() {
            Some(Task::DrawCard { .. }) => {
                let (outcome, _): (Outcome, u32) = script.outcomes()[0];
                script.chance(outcome);
            }
            Some(Task::Learn { .. } | Task::HandLimit { .. }) => {
                let first = script.legal(script.owe()[0])[0];
                script.act(first);
            }
            _ => return,
        }
    }
}

/// The figure of a monster in the dungeon.
pub(crate) fn figure(script: &Script, being: Being) -> Figure {
    let monsters = script.view().monsters;
    let found = monsters.into_iter().map(|monster| monster.figure).find(|figure| figure.being == being);
    found.unwrap_or_else(|| panic!("there is no {being:?}"))
}

/// The room of a tile.
pub(crate) fn room(script: &Script, tile: Tile) -> Room {
    let place = script.view().dungeon.iter().position(|room| room.tile == tile);
    let number = place.unwrap_or_else(|| panic!("{tile:?} is not in the dungeon"));
    Room { number: Spot(number as u8), tile }
}
