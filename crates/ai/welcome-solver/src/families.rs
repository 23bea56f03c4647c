//! Holdings side by side: what each becomes with one card more, and in how many ways two of them come together.

use std::sync::OnceLock;

use crate::deck::{CARDS, Counts, KINDS, copies};
use crate::gear::{Gear, ROW, SETS, Tiles};
use crate::holding::{Holding, Ranking};

/// Every family, and how holdings of two players go together.
pub(crate) struct Families {
    families: Vec<Family>,
    /// By the numbers of cards of the one and of the other.
    ways: Vec<Ways>,
    /// By family, tiles and name.
    tolls: Vec<OnceLock<Vec<u8>>>,
}

/// All holdings of so many cards added and so many set aside, by their rank.
#[derive(Default)]
pub(crate) struct Family {
    pub(crate) holdings: Vec<Holding>,
    /// The number of the cards that each has, wherever they lie, among all sets of as many cards.
    pub(crate) set_of: Vec<u16>,
    /// The rank that each has with one card more that is added, or set aside; none where there is no such card.
    pub(crate) added: Vec<[u16; KINDS.len()]>,
    pub(crate) aside: Vec<[u16; KINDS.len()]>,
}

/// No such holding.
pub(crate) const NONE: u16 = u16::MAX;

/// One more than the most cards that anyone has.
const MOST: usize = CARDS as usize + 1;

impl Families {
    pub(crate) fn new() -> Families {
        let (ranking, sets) = (Ranking::new(), Sets::new());
        let mut families: Vec<Family> = Vec::new();
        families.resize_with(MOST * (ROW + 1), Family::default);
        let mut all = Holding::all();
        all.retain(|holding| usize::from(holding.aside()) <= ROW);
        all.sort_by_key(|holding| ranking.rank(*holding));
        for holding in all {
            let set = sets.number(holding.cards());
            families[number(holding.added(), holding.aside())].take_in(holding, set, &ranking);
        }
        let pairs = (0..MOST * MOST).map(|pair| Ways::of(&sets, pair / MOST, pair % MOST));
        let mut tolls = Vec::new();
        tolls.resize_with(families.len() * SETS * (KINDS.len() + 1), OnceLock::new);
        Families { families, ways: pairs.collect(), tolls }
    }

    pub(crate) fn of(&self, added: u8, aside: u8) -> &Family {
        &self.families[number(added, aside)]
    }

    /// In how many ways holdings of so many cards come together with holdings of so many others.
    pub(crate) fn ways(&self, mine: u8, theirs: u8) -> &Ways {
        &self.ways[usize::from(mine) * MOST + usize::from(theirs)]
    }

    /// What the cards that each of a family has added take from the adventurer, but for a kind that is named.
    pub(crate) fn tolls(
        &self,
        (added, aside): (u8, u8),
        gear: &Gear,
        tiles: Tiles,
        named: Option<usize>,
    ) -> &[u8] {
        let place = (number(added, aside) * SETS + tiles.index()) * (KINDS.len() + 1);
        let toll = |holding: &Holding| gear.toll(tiles, holding.pile(), named);
        let all = || self.of(added, aside).holdings.iter().map(toll).collect();
        self.tolls[place + named.unwrap_or(KINDS.len())].get_or_init(all)
    }
}

const fn number(added: u8, aside: u8) -> usize {
    added as usize * (ROW + 1) + aside as usize
}

impl Family {
    fn take_in(&mut self, holding: Holding, set: u16, ranking: &Ranking) {
        let grown = |next: fn(Holding, usize) -> Holding| {
            std::array::from_fn(|kind| {
                let next = (holding.unseen(kind) > 0).then(|| next(holding, kind));
                let fits = next.filter(|next| usize::from(next.aside()) <= ROW);
                fits.map_or(NONE, |next| ranking.rank(next) as u16)
            })
        };
        self.added.push(grown(Holding::with_added));
        self.aside.push(grown(Holding::with_aside));
        self.set_of.push(set);
        self.holdings.push(holding);
    }
}

/// In how many ways the copies of the kinds can be those of one who has some cards, and of another one who has others.
pub(crate) struct Ways {
    /// How many sets of cards the other one can have.
    pub(crate) theirs: usize,
    ways: Vec<f32>,
}

impl Ways {
    /// A row for each set of the one, with all sets of the other.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[f32]> {
        self.ways.chunks(self.theirs.max(1))
    }

    fn of(sets: &Sets, mine: usize, theirs: usize) -> Ways {
        let (mine, theirs) = (&sets.0[mine], &sets.0[theirs]);
        let pairs = mine.iter().flat_map(|mine| theirs.iter().map(move |theirs| (*mine, *theirs)));
        Ways { theirs: theirs.len(), ways: pairs.map(|(mine, theirs)| together(mine, theirs)).collect() }
    }
}

/// All sets of cards, by how many cards they have.
struct Sets([Vec<Counts>; MOST]);

impl Sets {
    fn new() -> Sets {
        let mut all = vec![Counts::default()];
        for kind in 0..KINDS.len() {
            let next = |set: &Counts| Some(set.with(kind));
            let more = |set| std::iter::successors(Some(set), next).take(usize::from(copies(kind)) + 1);
            all = all.into_iter().flat_map(more).collect();
        }
        let mut sets: [Vec<Counts>; MOST] = Default::default();
        all.into_iter().for_each(|set| sets[usize::from(set.len())].push(set));
        Sets(sets)
    }

    fn number(&self, set: Counts) -> u16 {
        let place = self.0[usize::from(set.len())].iter().position(|&known| known == set);
        place.unwrap_or_default() as u16
    }
}

fn together(mine: Counts, theirs: Counts) -> f32 {
    (0..KINDS.len()).map(|kind| ways(kind, mine.count(kind) + theirs.count(kind))).product()
}

/// In how many ways so many copies of a kind can be drawn one after the other.
fn ways(kind: usize, drawn: u8) -> f32 {
    (0..drawn).map(|before| f32::from(copies(kind).saturating_sub(before))).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_stands_in_the_order_of_its_ranks() {
        let (families, ranking) = (Families::new(), Ranking::new());
        for (added, aside) in [(0, 0), (3, 1), (2, 4), (7, 0)] {
            for (rank, holding) in families.of(added, aside).holdings.iter().enumerate() {
                assert_eq!((ranking.rank(*holding), holding.added(), holding.aside()), (rank, added, aside));
            }
        }
    }

    #[test]
    fn one_card_more_leads_to_the_holding_that_has_it() {
        let families = Families::new();
        let family = families.of(2, 1);
        for (rank, holding) in family.holdings.iter().enumerate() {
            for kind in (0..KINDS.len()).filter(|&kind| holding.unseen(kind) > 0) {
                let next = usize::from(family.added[rank][kind]);
                assert_eq!(families.of(3, 1).holdings[next], holding.with_added(kind));
            }
        }
    }

    #[test]
    fn there_are_three_cases_of_a_pair_and_two_of_a_single_card() {
        let sets = Sets::new().0;
        assert_eq!(sets.iter().map(Vec::len).sum::<usize>(), 3_usize.pow(5) * 2_usize.pow(3));
        assert_eq!((sets[0].len(), sets[1].len(), sets[MOST - 1].len()), (1, KINDS.len(), 1));
    }

    #[test]
    fn two_holdings_come_together_only_if_the_deck_has_the_cards() {
        let of = |kinds: &[usize]| kinds.iter().fold(Counts::default(), |all, &kind| all.with(kind));
        let check = |mine: &[usize], theirs: &[usize], expected: f32| {
            assert_eq!(together(of(mine), of(theirs)), expected, "{mine:?} and {theirs:?}");
        };
        check(&[], &[], 1.0);
        check(&[0], &[], 2.0);
        check(&[0], &[0], 2.0);
        check(&[0, 0], &[0], 0.0);
        check(&[0, 1], &[5], 4.0);
        check(&[5], &[5], 0.0);
    }
}
