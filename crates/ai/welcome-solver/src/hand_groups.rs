//! Hands grouped by their counts, with their successors and the number of ways to draw two hands together.

use std::sync::OnceLock;

use crate::deck::{CARDS, Counts, KINDS, copies};
use crate::equipment::{Equipment, ROW, SETS, Tiles};
use crate::hand::{Hand, Ranking};

/// All groups, with precomputed tables.
pub(crate) struct HandGroups {
    groups: Vec<HandGroup>,
    /// By the numbers of cards of both players.
    ways: Vec<Ways>,
    /// By group, tiles and named kind.
    damages: Vec<OnceLock<Vec<u8>>>,
}

/// All hands with the same numbers of cards added and set aside, by rank.
#[derive(Default)]
pub(crate) struct HandGroup {
    pub(crate) hands: Vec<Hand>,
    /// For each hand, the number of its set of cards among all sets of the same size.
    pub(crate) set_of: Vec<u16>,
    /// For each hand and kind, the rank after one more card is added or set aside; [`NONE`] if there is no such card.
    pub(crate) added: Vec<[u16; KINDS.len()]>,
    pub(crate) aside: Vec<[u16; KINDS.len()]>,
}

/// The rank of an impossible hand.
pub(crate) const NONE: u16 = u16::MAX;

/// The number of possible counts of cards, 0 included.
const COUNTS: usize = CARDS as usize + 1;

impl HandGroups {
    pub(crate) fn new() -> HandGroups {
        let (ranking, sets) = (Ranking::new(), Sets::new());
        let mut groups: Vec<HandGroup> = Vec::new();
        groups.resize_with(COUNTS * (ROW + 1), HandGroup::default);
        let mut all = Hand::all();
        all.retain(|hand| usize::from(hand.aside()) <= ROW);
        all.sort_by_key(|hand| ranking.rank(*hand));
        for hand in all {
            let set = sets.number(hand.cards());
            groups[number(hand.added(), hand.aside())].push(hand, set, &ranking);
        }
        let pairs = (0..COUNTS * COUNTS).map(|pair| Ways::of(&sets, pair / COUNTS, pair % COUNTS));
        let mut damages = Vec::new();
        damages.resize_with(groups.len() * SETS * (KINDS.len() + 1), OnceLock::new);
        HandGroups { groups, ways: pairs.collect(), damages }
    }

    pub(crate) fn of(&self, added: u8, aside: u8) -> &HandGroup {
        &self.groups[number(added, aside)]
    }

    /// The ways to draw hands of these numbers of cards together.
    pub(crate) fn ways(&self, mine: u8, theirs: u8) -> &Ways {
        &self.ways[usize::from(mine) * COUNTS + usize::from(theirs)]
    }

    /// The damage of the added cards of each hand of a group, without the named kind.
    pub(crate) fn damages(
        &self,
        (added, aside): (u8, u8),
        equipment: &Equipment,
        tiles: Tiles,
        named: Option<usize>,
    ) -> &[u8] {
        let place = (number(added, aside) * SETS + tiles.index()) * (KINDS.len() + 1);
        let damage = |hand: &Hand| equipment.damage(tiles, hand.pile(), named);
        let all = || self.of(added, aside).hands.iter().map(damage).collect();
        self.damages[place + named.unwrap_or(KINDS.len())].get_or_init(all)
    }
}

const fn number(added: u8, aside: u8) -> usize {
    added as usize * (ROW + 1) + aside as usize
}

impl HandGroup {
    fn push(&mut self, hand: Hand, set: u16, ranking: &Ranking) {
        let extended = |next: fn(Hand, usize) -> Hand| {
            std::array::from_fn(|kind| {
                let next = (hand.unseen(kind) > 0).then(|| next(hand, kind));
                let fits = next.filter(|next| usize::from(next.aside()) <= ROW);
                fits.map_or(NONE, |next| ranking.rank(next) as u16)
            })
        };
        self.added.push(extended(Hand::with_added));
        self.aside.push(extended(Hand::with_aside));
        self.set_of.push(set);
        self.hands.push(hand);
    }
}

/// The number of ways to draw the copies of two sets of cards, for all pairs of sets of two sizes.
pub(crate) struct Ways {
    /// The number of sets of the other player.
    pub(crate) theirs: usize,
    ways: Vec<f32>,
}

impl Ways {
    /// One row for each set of the first player, with all sets of the other.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[f32]> {
        self.ways.chunks(self.theirs.max(1))
    }

    fn of(sets: &Sets, mine: usize, theirs: usize) -> Ways {
        let (mine, theirs) = (&sets.0[mine], &sets.0[theirs]);
        let pairs = mine.iter().flat_map(|mine| theirs.iter().map(move |theirs| (*mine, *theirs)));
        Ways { theirs: theirs.len(), ways: pairs.map(|(mine, theirs)| joint_ways(mine, theirs)).collect() }
    }
}

/// All sets of cards, by size.
struct Sets([Vec<Counts>; COUNTS]);

impl Sets {
    fn new() -> Sets {
        let mut all = vec![Counts::default()];
        for kind in 0..KINDS.len() {
            let next = |set: &Counts| Some(set.with(kind));
            let more = |set| std::iter::successors(Some(set), next).take(usize::from(copies(kind)) + 1);
            all = all.into_iter().flat_map(more).collect();
        }
        let mut sets: [Vec<Counts>; COUNTS] = Default::default();
        all.into_iter().for_each(|set| sets[usize::from(set.len())].push(set));
        Sets(sets)
    }

    #[expect(clippy::expect_used, reason = "`new` lists every set")]
    fn number(&self, set: Counts) -> u16 {
        let place = self.0[usize::from(set.len())].iter().position(|&known| known == set);
        place.expect("invariant: every set has a number") as u16
    }
}

fn joint_ways(mine: Counts, theirs: Counts) -> f32 {
    (0..KINDS.len()).map(|kind| ways(kind, mine.count(kind) + theirs.count(kind))).product()
}

/// The number of ways to draw `drawn` copies of a kind one after the other.
fn ways(kind: usize, drawn: u8) -> f32 {
    (0..drawn).map(|before| f32::from(copies(kind).saturating_sub(before))).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_is_sorted_by_rank() {
        let (groups, ranking) = (HandGroups::new(), Ranking::new());
        for (added, aside) in [(0, 0), (3, 1), (2, 4), (7, 0)] {
            for (rank, hand) in groups.of(added, aside).hands.iter().enumerate() {
                assert_eq!((ranking.rank(*hand), hand.added(), hand.aside()), (rank, added, aside));
            }
        }
    }

    #[test]
    fn one_more_card_leads_to_the_hand_that_has_it() {
        let groups = HandGroups::new();
        let group = groups.of(2, 1);
        for (rank, hand) in group.hands.iter().enumerate() {
            for kind in (0..KINDS.len()).filter(|&kind| hand.unseen(kind) > 0) {
                let next = usize::from(group.added[rank][kind]);
                assert_eq!(groups.of(3, 1).hands[next], hand.with_added(kind));
            }
        }
    }

    #[test]
    fn a_pair_has_three_cases_and_a_single_card_has_two() {
        let sets = Sets::new().0;
        assert_eq!(sets.iter().map(Vec::len).sum::<usize>(), 3_usize.pow(5) * 2_usize.pow(3));
        assert_eq!((sets[0].len(), sets[1].len(), sets[COUNTS - 1].len()), (1, KINDS.len(), 1));
    }

    #[test]
    fn two_sets_can_be_drawn_together_only_if_the_deck_has_the_cards() {
        let of = |kinds: &[usize]| kinds.iter().fold(Counts::default(), |all, &kind| all.with(kind));
        let check = |mine: &[usize], theirs: &[usize], expected: f32| {
            assert_eq!(joint_ways(of(mine), of(theirs)), expected, "{mine:?} and {theirs:?}");
        };
        check(&[], &[], 1.0);
        check(&[0], &[], 2.0);
        check(&[0], &[0], 2.0);
        check(&[0, 0], &[0], 0.0);
        check(&[0, 1], &[5], 4.0);
        check(&[5], &[5], 0.0);
    }
}
