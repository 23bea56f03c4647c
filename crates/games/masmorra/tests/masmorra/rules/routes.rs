//! Routes through the dungeon that several tests need: explorations, fights, and the way down.

use masmorra::{Ability, Action, Compass, Event, Foe, Hero, Payment, Symbol, Task, Tile, Treasure};

use crate::rules::script::Script;

/// Dice for tests that do not use any.
pub(crate) const IDLE: [Symbol; 6] = [Symbol::Defense; 6];

/// Explores on this side, lays the room in the first legal way, meets these monsters and turns `next` up.
pub(crate) fn scout(script: &mut Script, side: Compass, foes: &[Foe], next: Tile) {
    script.explore(side);
    script.lay_first_way();
    foes.iter().for_each(|&foe| script.monster(foe));
    script.tile(next);
}

pub(crate) fn step(script: &mut Script) {
    script.act(Action::Step { with: Payment::Die });
}

/// Lays the drawn trap on this side of the room.
pub(crate) fn lay_trap(script: &mut Script, wanted: Compass) {
    let choices = script.legal(script.owe()[0]);
    let place =
        choices.into_iter().find(|action| matches!(action, Action::LayTrap { side, .. } if *side == wanted));
    script.act(place.unwrap_or_else(|| panic!("no space for a trap in the {wanted:?}")));
}

/// Fights the monsters of the room with dice of one face, takes all payback and the rewards.
pub(crate) fn slay(script: &mut Script, symbol: Symbol) {
    slay_and_learn(script, symbol, &[]);
}

/// Like `slay`, learning these abilities as soon as possible.
fn slay_and_learn(script: &mut Script, symbol: Symbol, wishes: &[Ability]) {
    script.act(Action::Fight);
    loop {
        match script.task() {
            Some(Task::Fighting) => script.act(Action::Strike { symbol, with: Payment::Die }),
            Some(Task::Payback) => script.act(Action::Suffer),
            Some(Task::DrawCard { .. }) => {
                let (card, _) = script.outcomes()[0];
                script.chance(card);
            }
            Some(Task::CombatNext | Task::Learn { .. } | Task::HandLimit { .. }) => choose(script, wishes),
            _ => return,
        }
    }
}

/// Learns a wanted ability, else takes the first choice.
fn choose(script: &mut Script, wishes: &[Ability]) {
    let choices = script.legal(script.owe()[0]);
    let wish = wishes.iter().map(|&ability| Action::Learn { ability }).find(|learn| choices.contains(learn));
    script.act(wish.unwrap_or(choices[0]));
}

/// A turn that gains six experience in a medium room, with a rune room face up.
pub(crate) fn clear_a_lair(script: &mut Script, tile: Tile, rolled: &[Foe], next: Tile, wishes: &[Ability]) {
    script.roll([Symbol::Ranged; 6]);
    script.free_step();
    explore_anywhere(script);
    script.tile(tile);
    script.lay_first_way();
    rolled.iter().for_each(|&foe| script.monster(foe));
    script.tile(next);
    slay_and_learn(script, Symbol::Ranged, wishes);
}

/// Explores through the first door to an empty cell.
pub(crate) fn explore_anywhere(script: &mut Script) {
    let choices = script.legal(script.owe()[0]);
    let explore = choices.into_iter().find(|action| matches!(action, Action::Explore { .. }));
    script.act(explore.expect("nothing to explore"));
}

/// Ends the active player's turn; the other player of two is idle.
pub(crate) fn end_round(script: &mut Script) {
    script.end_turn([Foe::Orc, Foe::YoungDragon]);
    script.idle_turn();
}

/// The start of the third turn of this hero, with 12 experience, three abilities (these if possible), 3 gold and 3
/// Life. The room has no monsters, and a minor monster room is face up.
pub(crate) fn veteran(hero: Hero, wishes: &[Ability]) -> Script {
    let other = if hero == Hero::Jay { Hero::Mika } else { Hero::Jay };
    let mut script = Script::standard(&[hero, other], Tile::A11);
    clear_a_lair(&mut script, Tile::Mt15, &[Foe::Orc], Tile::A12, wishes);
    end_round(&mut script);
    clear_a_lair(&mut script, Tile::Mt13, &[], Tile::A02, wishes);
    script.act(Action::TakeGold);
    end_round(&mut script);
    script
}

/// Takes the payback of the monster without attacking.
pub(crate) fn take_payback(script: &mut Script) {
    script.act(Action::Fight);
    script.act(Action::EndAttack);
    script.act(Action::Suffer);
}

/// Dice for a hero who reaches the third level in one turn.
const DESCENT: [Symbol; 6] =
    [Symbol::Step, Symbol::Step, Symbol::Step, Symbol::Ranged, Symbol::Ranged, Symbol::Elixir];

/// From the first turn of a game with the stairs face up to the Second Level Entrance, with one move point left. No
/// tile of the second level is turned yet.
pub(crate) fn go_down(script: &mut Script) {
    script.roll(DESCENT);
    script.free_step();
    scout(script, Compass::North, &[], Tile::A09);
    script.act(Action::TakeStairs);
}

/// The rest of the same turn, until the stairs to the third level are face up. Calls `turned` before each draw.
pub(crate) fn find_second_stairs(script: &mut Script, mut turned: impl FnMut(&Script)) {
    let mut turn = |script: &mut Script, tile| {
        turned(script);
        script.tile(tile);
    };
    turn(script, Tile::B08);
    script.explore(Compass::North);
    turn(script, Tile::B09);
    step(script);
    for next in [Tile::B10, Tile::B06] {
        script.explore(Compass::North);
        script.lay_first_way();
        turn(script, next);
    }
    step(script);
    script.explore(Compass::North);
    script.lay_first_way();
    for (trap, side) in [(Tile::B13, Compass::East), (Tile::B14, Compass::West)] {
        turn(script, trap);
        if matches!(script.task(), Some(Task::LayTrap { .. })) {
            lay_trap(script, side);
        }
    }
    turn(script, Tile::B02);
    script.explore(Compass::North);
    script.monster(Foe::Orc);
    turn(script, Tile::B01);
}

/// The number of matching events.
pub(crate) fn times(script: &Script, fits: impl Fn(&Event) -> bool) -> usize {
    script.events.iter().filter(|event| fits(&event.event)).count()
}

/// The index of the first matching event.
pub(crate) fn place(script: &Script, fits: impl Fn(&Event) -> bool) -> usize {
    script.events.iter().position(|event| fits(&event.event)).expect("there is no such event")
}

/// Lays the room in this rotation.
pub(crate) fn lay(script: &mut Script, quarters: u8) {
    let choices = script.legal(script.owe()[0]);
    let fits = |action: &Action| matches!(action, Action::LayRoom { placement, .. } if placement.quarters == quarters);
    script.act(choices.into_iter().find(fits).expect("this rotation is not legal"));
}

/// Seat 0 is in a room and seat 1 in the Starting Room, with one trap beside both that has wounded both once.
pub(crate) fn beside_one_trap() -> Script {
    let hands = [Treasure::Misdirection, Treasure::Stumble, Treasure::WrongTurn, Treasure::WrongTurn];
    let mut script = Script::with_cards(&[Hero::Jay, Hero::Mika], Tile::A08, &hands);
    script.roll([Symbol::Step; 6]);
    script.free_step();
    scout(&mut script, Compass::North, &[], Tile::A09);
    script.explore(Compass::East);
    lay(&mut script, 0);
    script.tile(Tile::A13);
    lay_trap(&mut script, Compass::South);
    script.tile(Tile::A02);
    assert_eq!([0, 1].map(|number| script.player(number).life), [5, 5]);
    script.clear_events();
    script
}
