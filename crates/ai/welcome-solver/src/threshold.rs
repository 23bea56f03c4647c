//! The threshold rule: a baseline that passes when the exact chance to survive falls below a half.

use rustc_hash::FxHashMap;

use crate::deck::{Counts, KINDS};
use crate::equipment::Tiles;
use crate::hand::Hand;
use crate::round::{ADD, DRAW, Phase, Position, Rules};

/// Passes when its exact chance to survive is below a half, adds a card if at least a half remains, and otherwise places
/// the card for the best chance. It knows its own cards and treats all others as random.
pub struct Threshold<'a> {
    rules: &'a Rules,
    known: FxHashMap<Dungeon, f32>,
}

/// The least chance to survive with which it stays.
const ENOUGH: f32 = 0.5;

/// The dungeon as one player knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Dungeon {
    tiles: Tiles,
    /// The cards in it that the player knows.
    pile: Counts,
    /// All cards that the player has not seen.
    unseen: Counts,
    /// The number of unseen cards in the dungeon.
    hidden: u8,
}

impl<'a> Threshold<'a> {
    pub fn new(rules: &'a Rules) -> Threshold<'a> {
        Threshold { rules, known: FxHashMap::default() }
    }

    /// The action in this position, by what the deciding player knows.
    pub fn choose(&mut self, position: &Position) -> usize {
        let bidder = position.bidder();
        let (mine, theirs) = (position.hand(bidder), position.hand(bidder.other()));
        let dungeon = |tiles, own| Dungeon::of(tiles, own, theirs.added());
        match position.phase {
            Phase::Bid => self.bid(dungeon(position.tiles, mine)),
            Phase::Place(kind) => self.place(position.tiles, mine, theirs.added(), usize::from(kind)),
            Phase::Name => self.name(Dungeon::of(position.tiles, theirs, mine.added())),
            Phase::Over(_) => 0,
        }
    }

    pub(crate) fn bid(&mut self, dungeon: Dungeon) -> usize {
        if self.chance(dungeon) >= ENOUGH { DRAW } else { 1 - DRAW }
    }

    pub(crate) fn place(&mut self, tiles: Tiles, own: Hand, hidden: u8, kind: usize) -> usize {
        if self.placed(tiles, own, hidden, kind, ADD) >= ENOUGH {
            return ADD;
        }
        self.best_place(tiles, own, hidden, kind)
    }

    /// The placement with the best chance.
    pub(crate) fn best_place(&mut self, tiles: Tiles, own: Hand, hidden: u8, kind: usize) -> usize {
        let mut best = (ADD, -1.0);
        for action in 0..=tiles.len() {
            let chance = self.placed(tiles, own, hidden, kind, action);
            if chance > best.1 {
                best = (action, chance);
            }
        }
        best.0
    }

    /// The chance after the card is placed.
    pub(crate) fn placed(&mut self, tiles: Tiles, own: Hand, hidden: u8, kind: usize, action: usize) -> f32 {
        let dungeon = match action {
            ADD => Dungeon::of(tiles, own.with_added(kind), hidden),
            _ => Dungeon::of(tiles.without(tiles.nth(action - 1)), own.with_aside(kind), hidden),
        };
        self.chance(dungeon)
    }

    /// The number, among the kinds worth naming, of the kind with the best chance.
    pub(crate) fn name(&self, dungeon: Dungeon) -> usize {
        let chances =
            (0..self.rules.equipment.names(dungeon.tiles).len()).map(|action| self.naming(dungeon, action));
        let best =
            chances.enumerate().fold((0, -1.0), |best, next| if next.1 > best.1 { next } else { best });
        best.0
    }

    /// The chance after the kind with this number is named.
    pub(crate) fn naming(&self, dungeon: Dungeon, action: usize) -> f32 {
        let kind = self.rules.equipment.names(dungeon.tiles).get(action).map(|&kind| usize::from(kind));
        self.chance_naming(dungeon, kind)
    }

    /// Whether every possible dungeon is survived, whatever kind is named.
    pub(crate) fn is_safe(&self, dungeon: Dungeon) -> bool {
        self.surviving(dungeon, 0, None) >= ways(dungeon.unseen.len(), dungeon.hidden)
    }

    /// The exact chance to survive, with the best kind named.
    fn chance(&mut self, dungeon: Dungeon) -> f32 {
        if let Some(&chance) = self.known.get(&dungeon) {
            return chance;
        }
        let names = self.rules.equipment.names(dungeon.tiles);
        let plain = self.chance_naming(dungeon, None);
        let chances = names.iter().map(|&kind| self.chance_naming(dungeon, Some(usize::from(kind))));
        let chance = chances.fold(plain, f32::max);
        self.known.insert(dungeon, chance);
        chance
    }

    fn chance_naming(&self, dungeon: Dungeon, named: Option<usize>) -> f32 {
        let all = ways(dungeon.unseen.len(), dungeon.hidden);
        self.surviving(dungeon, 0, named) / all
    }

    /// The number of ways to choose the hidden cards, from this kind on, so that the adventurer survives.
    fn surviving(&self, dungeon: Dungeon, kind: usize, named: Option<usize>) -> f32 {
        if dungeon.hidden == 0 {
            return f32::from(u8::from(self.rules.equipment.survives(dungeon.tiles, dungeon.pile, named)));
        }
        if kind == KINDS.len() {
            return 0.0;
        }
        let there = dungeon.unseen.count(kind).min(dungeon.hidden);
        let mut sum = 0.0;
        let mut pile = dungeon.pile;
        for taken in 0..=there {
            let rest = Dungeon { pile, hidden: dungeon.hidden - taken, ..dungeon };
            sum += ways(dungeon.unseen.count(kind), taken) * self.surviving(rest, kind + 1, named);
            pile = pile.with(kind);
        }
        sum
    }
}

impl Dungeon {
    pub(crate) fn of(tiles: Tiles, own: Hand, hidden: u8) -> Dungeon {
        Dungeon { tiles, pile: own.pile(), unseen: Counts::ALL.minus(own.cards()), hidden }
    }
}

/// The binomial coefficient.
fn ways(of: u8, taken: u8) -> f32 {
    (0..taken).fold(1.0, |ways, step| ways * f32::from(of - step) / f32::from(step + 1))
}

#[cfg(test)]
mod tests {
    use welcome::Adventurer;

    use super::*;

    #[test]
    fn ways_are_binomial() {
        assert_eq!(
            [(5, 0), (5, 2), (13, 6), (3, 3)].map(|(of, taken)| ways(of, taken)),
            [1.0, 10.0, 1716.0, 1.0]
        );
    }

    #[test]
    fn a_bare_warrior_survives_one_unknown_card_in_four_of_thirteen_cases() {
        let rules = Rules::of(Adventurer::Warrior).unwrap();
        let mut threshold = Threshold::new(&rules);
        let bare = Dungeon::of(Tiles(0), Hand::default(), 1);
        assert!((threshold.chance(bare) - 4.0 / 13.0).abs() < 1e-6);
        let with_blade = Dungeon::of(Tiles(0b100), Hand::default(), 1);
        assert!((threshold.chance(with_blade) - 6.0 / 13.0).abs() < 1e-6);
    }
}
