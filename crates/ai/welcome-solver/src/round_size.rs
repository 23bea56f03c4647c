//! Counts the information sets and public histories of the round.

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
}

impl RoundSize {
    /// Counts everything.
    pub fn count() -> RoundSize {
        let mut size = RoundSize { histories: (0..=CARDS).map(histories).sum(), ..RoundSize::default() };
        let hands = Hand::all();
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

/// The number of ways to place this many cards, each added or set aside under a tile that is left.
fn histories(cards: u8) -> u64 {
    let mut by_tiles_left = [0_u64; ROW + 1];
    by_tiles_left[ROW] = 1;
    for _ in 0..cards {
        let mut next = by_tiles_left;
        for left in 1..=ROW {
            next[left - 1] += by_tiles_left[left] * left as u64;
        }
        by_tiles_left = next;
    }
    by_tiles_left.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[ignore = "slow"]
    fn the_size_of_the_warriors_round_matches_an_independent_count() {
        let size = RoundSize::count();
        // 5.49 million public histories, and 10.6 million information sets.
        assert_eq!(size.histories, 5_485_520);
        assert_eq!(size.bids + size.places, 10_623_517);
        // 76.7 million slots: two for a bid, seven for a card however many tiles are left, eight for a name.
        assert_eq!(size.bids * 2 + size.places * 7 + size.names * 8, 76_655_389);
    }
}
