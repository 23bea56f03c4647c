//! Maps information sets to slots of the flat table.

use crate::deck::{CARDS, KINDS};
use crate::equipment::{Equipment, ROW, SETS, Tiles};
use crate::hand::{Hand, Ranking};

/// The first slot of each public situation.
///
/// A situation keeps of the public history: the tiles left, the number of cards drawn (which gives the turn), and the
/// number of cards that the deciding player has set aside (which gives that of the other player). It forgets the order of
/// events and who gave up which tile.
pub(crate) struct Index {
    ranking: Ranking,
    bids: Vec<u32>,
    places: Vec<u32>,
    names: Vec<u32>,
    slots: usize,
}

/// The number of situations: by cards drawn, tiles left and own cards set aside.
const SITUATIONS: usize = (CARDS as usize + 1) * SETS * (ROW + 1);

/// The number of actions of a bid: draw or pass.
pub(crate) const BIDS: usize = 2;

impl Index {
    pub(crate) fn new(equipment: &Equipment) -> Index {
        let mut index = Index {
            ranking: Ranking::new(),
            bids: vec![0; SITUATIONS],
            places: vec![0; SITUATIONS],
            names: vec![0; SITUATIONS],
            slots: 0,
        };
        for situation in Situation::all() {
            index.lay_out(situation, equipment);
        }
        index
    }

    fn lay_out(&mut self, situation: Situation, equipment: &Equipment) {
        let Situation { drawn, tiles, .. } = situation;
        let number = situation.number();
        if let Some(own) = situation.own_added_by(drawn / 2).filter(|_| drawn < CARDS) {
            let hands = self.ranking.count(own, situation.aside);
            self.bids[number] = self.claim(hands * BIDS);
            if tiles.len() > 0 {
                self.places[number] = self.claim(hands * KINDS.len() * (1 + tiles.len()));
            }
        }
        if let Some(own) = situation.own_added_by(drawn.div_ceil(2)) {
            let hands = self.ranking.count(own, situation.aside);
            self.names[number] = self.claim(hands * equipment.names(tiles).len());
        }
    }

    fn claim(&mut self, slots: usize) -> u32 {
        let first = self.slots as u32;
        self.slots += slots;
        first
    }

    pub(crate) const fn slots(&self) -> usize {
        self.slots
    }

    /// The first slot of a bid after `drawn` cards.
    #[inline]
    pub(crate) fn bid(&self, drawn: u8, tiles: Tiles, own: Hand) -> usize {
        self.bids[number(drawn, tiles, own.aside())] as usize + self.ranking.rank(own) * BIDS
    }

    /// The first slot of the placement of a card that was drawn after `drawn` others.
    #[inline]
    pub(crate) fn place(&self, drawn: u8, tiles: Tiles, own: Hand, kind: usize) -> usize {
        let card = self.ranking.rank(own) * KINDS.len() + kind;
        self.places[number(drawn, tiles, own.aside())] as usize + card * (1 + tiles.len())
    }

    /// The first slot of naming one of `names` kinds.
    #[inline]
    pub(crate) fn name(&self, drawn: u8, tiles: Tiles, own: Hand, names: usize) -> usize {
        self.names[number(drawn, tiles, own.aside())] as usize + self.ranking.rank(own) * names
    }
}

/// A public situation from the view of the deciding player.
#[derive(Clone, Copy)]
pub(crate) struct Situation {
    pub(crate) drawn: u8,
    pub(crate) tiles: Tiles,
    /// The number of cards that the deciding player has set aside.
    pub(crate) aside: u8,
}

impl Situation {
    /// All situations, including impossible ones.
    pub(crate) fn all() -> impl Iterator<Item = Situation> {
        let all = (0..=CARDS).flat_map(|drawn| (0..SETS as u8).map(move |set| (drawn, Tiles(set))));
        all.flat_map(|(drawn, tiles)| (0..=ROW as u8).map(move |aside| Situation { drawn, tiles, aside }))
    }

    const fn number(self) -> usize {
        number(self.drawn, self.tiles, self.aside)
    }

    /// The number of cards that the deciding player has added after drawing `own_drawn`; `None` if that is impossible here.
    pub(crate) const fn own_added_by(self, own_drawn: u8) -> Option<u8> {
        let given_up = (ROW - self.tiles.len()) as u8;
        let theirs = self.drawn - own_drawn;
        if self.aside > given_up || given_up - self.aside > theirs {
            return None;
        }
        own_drawn.checked_sub(self.aside)
    }
}

#[inline]
const fn number(drawn: u8, tiles: Tiles, aside: u8) -> usize {
    (drawn as usize * SETS + tiles.index()) * (ROW + 1) + aside as usize
}
