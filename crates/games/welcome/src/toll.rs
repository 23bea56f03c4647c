//! The damage of single cards, for a solver that adds up a dungeon instead of playing it.

use game::Silent;

use crate::components::{Adventurer, Monster, Slot, SlotSet, Tile};
use crate::damage;
use crate::options::{GameOptions, Set};
use crate::run::{HasSuccess, Run};

/// More health points than any card takes, so that effects of a death do not matter.
const PLENTY: i16 = 1_000;

/// The damage of this monster as the first card of a dungeon, to an adventurer with these of its tiles that uses none by
/// choice and names no type.
pub fn toll(adventurer: Adventurer, tiles: &[Tile], monster: Monster) -> u8 {
    let mut run = Run::enter(adventurer, held(adventurer, tiles), HasSuccess::No, OPTIONS);
    run.hp = PLENTY;
    let met = run.meet(monster, &mut Silent);
    run.face(met, None, &mut Silent);
    (PLENTY - run.hp).clamp(0, 255) as u8
}

/// The health points of the adventurer with these of its tiles.
pub fn health(adventurer: Adventurer, tiles: &[Tile]) -> u8 {
    damage::health(adventurer, held(adventurer, tiles)).clamp(0, 255) as u8
}

fn held(adventurer: Adventurer, tiles: &[Tile]) -> SlotSet {
    let slots = tiles.iter().filter_map(|&tile| adventurer.slot_of(tile));
    slots.fold(SlotSet::NONE, |held, slot: Slot| held.with(slot))
}

const OPTIONS: GameOptions = GameOptions::usual(Set::Welcome);

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
