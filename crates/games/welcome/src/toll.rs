//! What one card costs an adventurer, for those who add a whole dungeon up instead of playing it.

use game::Silent;

use crate::components::{Adventurer, Held, Monster, Slot, Tile};
use crate::damage;
use crate::options::{GameOptions, Set};
use crate::run::{Run, Successes};

/// More health than any card takes, so that nothing that only death starts comes into it.
const PLENTY: i16 = 1_000;

/// How many health points this monster takes, as the first card of a dungeon, from an adventurer with these tiles of its
/// own of whom nothing was asked or named.
#[must_use]
pub fn toll(adventurer: Adventurer, tiles: &[Tile], monster: Monster) -> u8 {
    let mut run = Run::enter(adventurer, held(adventurer, tiles), Successes::None, USUAL);
    run.hp = PLENTY;
    let met = run.meet(monster, &mut Silent);
    run.face(met, None, &mut Silent);
    (PLENTY - run.hp).clamp(0, 255) as u8
}

/// The health points of the adventurer with these tiles of its own.
#[must_use]
pub fn health(adventurer: Adventurer, tiles: &[Tile]) -> u8 {
    damage::health(adventurer, held(adventurer, tiles)).clamp(0, 255) as u8
}

fn held(adventurer: Adventurer, tiles: &[Tile]) -> Held {
    let slots = tiles.iter().filter_map(|&tile| adventurer.slot_of(tile));
    slots.fold(Held::NONE, |held, slot: Slot| held.with(slot))
}

/// The usual house rules of the first box.
const USUAL: GameOptions = GameOptions::usual(Set::Welcome);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn w25_a_monster_takes_its_strength_unless_a_tile_defeats_it() {
        let check = |tiles: &[Tile], monster, expected| {
            assert_eq!(toll(Adventurer::Warrior, tiles, monster), expected, "{tiles:?} {monster:?}");
        };
        check(&[], Monster::Dragon, 9);
        check(&[Tile::DragonSpear], Monster::Dragon, 0);
        check(&[Tile::HolyGrail], Monster::Vampire, 0);
        check(&[Tile::HolyGrail, Tile::Torch], Monster::Golem, 5);
    }

    #[test]
    fn w20_tiles_add_health() {
        assert_eq!(health(Adventurer::Warrior, &[]), 3);
        assert_eq!(health(Adventurer::Warrior, &[Tile::PlateArmor, Tile::KnightShield]), 11);
    }
}
