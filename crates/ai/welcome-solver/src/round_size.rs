//! Counts the information sets and public histories of the round.

use std::collections::BTreeMap;

use crate::deck::{CARDS, KINDS};
use crate::equipment::ROW;
use crate::hand::Hand;
use crate::index::Situation;

/// The numbers of information sets, if only tiles and counts are kept of the public history, and of public histories.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundSize {
    /// Information sets where a player draws or passes.
    pub bids: u64,
    /// Information sets where a player places a card and has a choice.
    pub places: u64,
    /// Information sets where a player names one of the eight kinds for the vorpal blade. The dungeon is not empty.
    pub names: u64,
    /// Public histories of the bidding up to a turn.
    pub histories: u64,
    /// Information sets where a player draws or passes, if everything is kept of the public history.
    pub unmerged_bids: u64,
}

impl RoundSize {
    /// Counts everything.
    pub fn count() -> RoundSize {
        let hands = Hand::all();
        let mut size = RoundSize {
            histories: (0..=CARDS).flat_map(histories).map(|(_, count)| count).sum(),
            unmerged_bids: (0..CARDS).map(|drawn| unmerged_bids(drawn, &hands)).sum(),
            ..RoundSize::default()
        };
        for situation in Situation::all() {
            size.add(situation, &hands);
        }
        size
    }

    fn add(&mut self, situation: Situation, hands: &[Hand]) {
        let Situation { drawn, tiles, aside } = situation;
        let with = |own_drawn| {
            let added = situation.own_added_by(own_drawn);
            let fits = move |hand: &&Hand| added == Some(hand.added()) && hand.aside() == aside;
            hands.iter().filter(fits)
        };
        if drawn < CARDS {
            self.bids += with(drawn / 2).count() as u64;
            let kinds = |hand: &Hand| (0..KINDS.len()).filter(|&kind| hand.unseen(kind) > 0).count();
            let cards: usize = with(drawn / 2).map(kinds).sum();
            self.places += if tiles.len() > 0 { cards as u64 } else { 0 };
        }
        let given_up = ROW - tiles.len();
        if tiles.has(VORPAL) && usize::from(drawn) > given_up {
            self.names += with(drawn.div_ceil(2)).count() as u64;
        }
    }
}

/// The place of the vorpal sword among the Warrior's tiles.
const VORPAL: usize = 2;

/// The numbers of tiles that each player has given up.
type GivenUp = [usize; 2];

/// The ways to place this many cards, each added or set aside under a tile that is left.
fn histories(cards: u8) -> BTreeMap<GivenUp, u64> {
    let mut all = BTreeMap::from([([0, 0], 1)]);
    for drawn in 0..cards {
        let mut next = all.clone();
        for (mut given_up, count) in all {
            let left = ROW - given_up[0] - given_up[1];
            given_up[usize::from(drawn) % 2] += 1;
            if left > 0 {
                *next.entry(given_up).or_default() += count * left as u64;
            }
        }
        all = next;
    }
    all
}

/// The information sets of the player who bids after this many cards, with all public histories.
fn unmerged_bids(drawn: u8, hands: &[Hand]) -> u64 {
    let sets = |(given_up, count): (GivenUp, u64)| {
        let aside = given_up[usize::from(drawn) % 2] as u8;
        let fits = |hand: &&Hand| hand.aside() == aside && hand.added() + aside == drawn / 2;
        count * hands.iter().filter(fits).count() as u64
    };
    histories(drawn).into_iter().map(sets).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[ignore = "slow"]
    fn the_size_of_the_warriors_round_matches_an_independent_count() {
        let size = RoundSize::count();
        // 5.49 million public histories, 7.80 billion bids with them, and 10.6 million information sets without.
        assert_eq!(size.histories, 5_485_520);
        assert_eq!(size.unmerged_bids, 7_804_278_483);
        assert_eq!(size.bids + size.places, 10_623_517);
        // 76.7 million slots: two for a bid, seven for a card however many tiles are left, eight for a name.
        assert_eq!(size.bids * 2 + size.places * 7 + size.names * 8, 76_655_389);
    }
}
