//! How large the round is: a count of what there is to be solved.

use crate::deck::{CARDS, KINDS};
use crate::gear::ROW;
use crate::holding::Holding;
use crate::index::Situation;

/// How many information sets the round has when only tiles and counts are kept of the public story, and how many public
/// stories there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Where a player draws or passes.
    pub bids: u64,
    /// Where a player places a card and has a choice.
    pub places: u64,
    /// Where a player with the vorpal blade names one of the eight kinds, before a dungeon that is not empty.
    pub names: u64,
    /// The ways in which the bidding can go up to a turn, by what everyone sees.
    pub stories: u64,
}

impl Census {
    /// Counts everything.
    pub fn taken() -> Census {
        let mut census = Census { stories: (0..=CARDS).map(stories).sum(), ..Census::default() };
        let holdings = Holding::all();
        for situation in Situation::all() {
            census.add(situation, &holdings);
        }
        census
    }

    fn add(&mut self, situation: Situation, holdings: &[Holding]) {
        let Situation { drawn, tiles, aside } = situation;
        let with = |own_drawn| {
            let added = situation.own_added_by(own_drawn);
            let fits = move |holding: &&Holding| added == Some(holding.added()) && holding.aside() == aside;
            holdings.iter().filter(fits)
        };
        if drawn < CARDS {
            self.bids += with(drawn / 2).count() as u64;
            let kinds = |holding: &Holding| (0..KINDS.len()).filter(|&kind| holding.unseen(kind) > 0).count();
            let cards: usize = with(drawn / 2).map(kinds).sum();
            self.places += if tiles.len() > 0 { cards as u64 } else { 0 };
        }
        let given_up = ROW - tiles.len();
        if tiles.has(VORPAL) && usize::from(drawn) > given_up {
            self.names += with(drawn.div_ceil(2)).count() as u64;
        }
    }
}

/// The vorpal sword's place in the Warrior's row.
const VORPAL: usize = 2;

/// In how many ways so many cards can be placed in turn, if each is added or costs a tile that is still there.
fn stories(cards: u8) -> u64 {
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
    fn the_warriors_round_is_as_large_as_was_counted_elsewhere() {
        let census = Census::taken();
        // 5.49 million public histories, and 10.6 million information sets.
        assert_eq!(census.stories, 5_485_520);
        assert_eq!(census.bids + census.places, 10_623_517);
        // 76.7 million slots: two for a bid, seven for a card however many tiles are left, eight for a name.
        assert_eq!(census.bids * 2 + census.places * 7 + census.names * 8, 76_655_389);
    }
}
