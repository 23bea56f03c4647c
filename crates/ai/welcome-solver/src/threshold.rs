//! The yardstick: a player who leaves as soon as the exact chance to survive falls below a half.

use rustc_hash::FxHashMap;

use crate::bidding::{ADD, DRAW, Phase, Position, Rules};
use crate::deck::{Counts, KINDS};
use crate::gear::Tiles;
use crate::holding::Holding;

/// Passes when its exact chance to survive is below a half, adds a card that leaves it a half, and otherwise places the
/// card as leaves the best chance. It knows its own cards and takes all others to be as likely as they come.
pub struct Threshold<'a> {
    rules: &'a Rules,
    known: FxHashMap<Dungeon, f32>,
}

/// The least chance with which it stays.
const ENOUGH: f32 = 0.5;

/// A dungeon as one player knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Dungeon {
    tiles: Tiles,
    /// Its cards that this player knows.
    pile: Counts,
    /// The cards that this player does not know.
    unseen: Counts,
    /// How many of those lie in it.
    hidden: u8,
}

impl<'a> Threshold<'a> {
    /// A player of this adventurer's round.
    pub fn new(rules: &'a Rules) -> Threshold<'a> {
        Threshold { rules, known: FxHashMap::default() }
    }

    /// What it does in this position, by what the one who decides knows of it.
    pub fn choose(&mut self, position: &Position) -> usize {
        let bidder = position.bidder();
        let (mine, theirs) = (position.holding(bidder), position.holding(bidder.other()));
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

    pub(crate) fn place(&mut self, tiles: Tiles, own: Holding, hidden: u8, kind: usize) -> usize {
        if self.placed(tiles, own, hidden, kind, ADD) >= ENOUGH {
            return ADD;
        }
        self.best_place(tiles, own, hidden, kind)
    }

    /// The place that leaves the best chance.
    pub(crate) fn best_place(&mut self, tiles: Tiles, own: Holding, hidden: u8, kind: usize) -> usize {
        let mut best = (ADD, -1.0);
        for action in 0..=tiles.len() {
            let chance = self.placed(tiles, own, hidden, kind, action);
            if chance > best.1 {
                best = (action, chance);
            }
        }
        best.0
    }

    /// The chance once the card is placed.
    pub(crate) fn placed(
        &mut self,
        tiles: Tiles,
        own: Holding,
        hidden: u8,
        kind: usize,
        action: usize,
    ) -> f32 {
        let dungeon = match action {
            ADD => Dungeon::of(tiles, own.with_added(kind), hidden),
            _ => Dungeon::of(tiles.without(tiles.nth(action - 1)), own.with_aside(kind), hidden),
        };
        self.chance(dungeon)
    }

    /// The name that leaves the best chance, by its number among those worth naming.
    pub(crate) fn name(&self, dungeon: Dungeon) -> usize {
        let chances =
            (0..self.rules.gear.names(dungeon.tiles).len()).map(|action| self.naming(dungeon, action));
        let best =
            chances.enumerate().fold((0, -1.0), |best, next| if next.1 > best.1 { next } else { best });
        best.0
    }

    /// The chance once the name with this number is named.
    pub(crate) fn naming(&self, dungeon: Dungeon, action: usize) -> f32 {
        let kind = self.rules.gear.names(dungeon.tiles).get(action).map(|&kind| usize::from(kind));
        self.chance_naming(dungeon, kind)
    }

    /// Whether whoever enters comes through, whatever the unknown cards are and whatever is named.
    pub(crate) fn is_safe(&self, dungeon: Dungeon) -> bool {
        self.surviving(dungeon, 0, None) >= ways(dungeon.unseen.len(), dungeon.hidden)
    }

    /// The exact chance to survive, with the best type named.
    fn chance(&mut self, dungeon: Dungeon) -> f32 {
        if let Some(&chance) = self.known.get(&dungeon) {
            return chance;
        }
        let names = self.rules.gear.names(dungeon.tiles);
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

    /// In how many ways the hidden cards can lie so that the adventurer comes through, kind by kind.
    fn surviving(&self, dungeon: Dungeon, kind: usize, named: Option<usize>) -> f32 {
        if dungeon.hidden == 0 {
            return f32::from(u8::from(self.rules.gear.survives(dungeon.tiles, dungeon.pile, named)));
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
    pub(crate) fn of(tiles: Tiles, own: Holding, hidden: u8) -> Dungeon {
        Dungeon { tiles, pile: own.pile(), unseen: Counts::ALL.minus(own.cards()), hidden }
    }
}

/// In how many ways so many cards can be taken out of more.
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
        let bare = Dungeon::of(Tiles(0), Holding::default(), 1);
        assert!((threshold.chance(bare) - 4.0 / 13.0).abs() < 1e-6);
        let with_blade = Dungeon::of(Tiles(0b100), Holding::default(), 1);
        assert!((threshold.chance(with_blade) - 6.0 / 13.0).abs() < 1e-6);
    }
}
