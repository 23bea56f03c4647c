//! Where each information set lies in the flat table.

use crate::deck::{CARDS, KINDS};
use crate::gear::{Gear, ROW, SETS, Tiles};
use crate::holding::{Holding, Ranking};

/// The first slot of each public situation.
///
/// What is kept of the public story: the tiles that are left, how many cards were drawn (which says whose turn it is),
/// and how many of them the one who decides has set aside (which says how many the other one has). The order in which
/// things happened is forgotten, and who gave up which tile.
pub(crate) struct Index {
    ranking: Ranking,
    bids: Vec<u32>,
    places: Vec<u32>,
    names: Vec<u32>,
    slots: usize,
}

/// How many situations are told apart: by cards drawn, tiles left and own cards set aside.
const SITUATIONS: usize = (CARDS as usize + 1) * SETS * (ROW + 1);

/// Draw or pass.
pub(crate) const BIDS: usize = 2;

impl Index {
    pub(crate) fn new(gear: &Gear) -> Index {
        let mut index = Index {
            ranking: Ranking::new(),
            bids: vec![0; SITUATIONS],
            places: vec![0; SITUATIONS],
            names: vec![0; SITUATIONS],
            slots: 0,
        };
        for situation in Situation::all() {
            index.lay_out(situation, gear);
        }
        index
    }

    fn lay_out(&mut self, situation: Situation, gear: &Gear) {
        let Situation { drawn, tiles, .. } = situation;
        let number = situation.number();
        if let Some(own) = situation.own_added_by(drawn / 2).filter(|_| drawn < CARDS) {
            let holdings = self.ranking.count(own, situation.aside);
            self.bids[number] = self.claim(holdings * BIDS);
            if tiles.len() > 0 {
                self.places[number] = self.claim(holdings * KINDS.len() * (1 + tiles.len()));
            }
        }
        if let Some(own) = situation.own_added_by(drawn.div_ceil(2)) {
            let holdings = self.ranking.count(own, situation.aside);
            self.names[number] = self.claim(holdings * gear.names(tiles).len());
        }
    }

    fn claim(&mut self, slots: usize) -> u32 {
        let first = self.slots as u32;
        self.slots += slots;
        first
    }

    /// How many slots there are.
    pub(crate) const fn slots(&self) -> usize {
        self.slots
    }

    /// Where a player decides whether to draw after so many cards.
    #[inline]
    pub(crate) fn bid(&self, drawn: u8, tiles: Tiles, own: Holding) -> usize {
        self.bids[number(drawn, tiles, own.aside())] as usize + self.ranking.rank(own) * BIDS
    }

    /// Where a player places a card that was drawn after so many others.
    #[inline]
    pub(crate) fn place(&self, drawn: u8, tiles: Tiles, own: Holding, kind: usize) -> usize {
        let card = self.ranking.rank(own) * KINDS.len() + kind;
        self.places[number(drawn, tiles, own.aside())] as usize + card * (1 + tiles.len())
    }

    /// Where a player names one of so many kinds before the dungeon.
    #[inline]
    pub(crate) fn name(&self, drawn: u8, tiles: Tiles, own: Holding, names: usize) -> usize {
        self.names[number(drawn, tiles, own.aside())] as usize + self.ranking.rank(own) * names
    }
}

/// A public situation, as one who decides in it keeps it.
#[derive(Clone, Copy)]
pub(crate) struct Situation {
    pub(crate) drawn: u8,
    pub(crate) tiles: Tiles,
    /// How many cards the one who decides has set aside.
    pub(crate) aside: u8,
}

impl Situation {
    /// Every situation, those that cannot come about included.
    pub(crate) fn all() -> impl Iterator<Item = Situation> {
        let all = (0..=CARDS).flat_map(|drawn| (0..SETS as u8).map(move |set| (drawn, Tiles(set))));
        all.flat_map(|(drawn, tiles)| (0..=ROW as u8).map(move |aside| Situation { drawn, tiles, aside }))
    }

    const fn number(self) -> usize {
        number(self.drawn, self.tiles, self.aside)
    }

    /// How many cards one has added who drew so many, if the situation can come about for such a player.
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
