//! What a rival may hold, by what the table has seen of the rival's bidding.

use crate::bidding::{ADD, DRAW};
use crate::deck::KINDS;
use crate::families::{Families, NONE};
use crate::gear::Tiles;
use crate::habits::{Habits, Standing};
use crate::threshold::Threshold;
use crate::units::Units;

/// The holdings that a rival can have after one public story, each with how readily it would have acted so.
#[derive(Clone)]
pub(crate) struct Rival {
    pub(crate) added: u8,
    pub(crate) aside: u8,
    /// By their rank in their family.
    pub(crate) holdings: Vec<(u16, f32)>,
}

impl Rival {
    /// Before the first card.
    pub(crate) fn fresh() -> Rival {
        Rival { added: 0, aside: 0, holdings: vec![(0, 1.0)] }
    }

    /// Those that would still bid, and those that would pass.
    pub(crate) fn bids(&self, table: Bidding<'_>, rule: &mut Threshold<'_>) -> [Rival; 2] {
        let mut parts = [self.without_holdings(), self.without_holdings()];
        for &(rank, reach) in &self.holdings {
            let mix = table.habits.bid(table.standing(self, rank), rule);
            parts[0].take_in(rank, reach * mix[DRAW]);
            parts[1].take_in(rank, reach * mix[1 - DRAW]);
        }
        parts
    }

    /// What the rival may hold after each placing of a card: added, or set aside for each of the tiles.
    pub(crate) fn placings(&self, table: Bidding<'_>, rule: &mut Threshold<'_>) -> Vec<Rival> {
        let tiles = table.tiles.len();
        let sizes =
            [table.families.of(self.added + 1, self.aside), table.families.of(self.added, self.aside + 1)];
        let mut reaches = vec![vec![0.0; sizes[0].holdings.len()]];
        reaches.resize_with(1 + tiles, || vec![0.0; sizes[1].holdings.len()]);
        let family = table.families.of(self.added, self.aside);
        for &(rank, reach) in &self.holdings {
            let (added, aside) = (&family.added[usize::from(rank)], &family.aside[usize::from(rank)]);
            for kind in (0..KINDS.len()).filter(|&kind| added[kind] != NONE) {
                let mix = match tiles {
                    0 => Units::pure(ADD).mix(),
                    _ => table.habits.place(table.standing(self, rank), kind, rule),
                };
                for (action, reaches) in reaches.iter_mut().enumerate() {
                    let next = if action == ADD { added[kind] } else { aside[kind] };
                    reaches[usize::from(next)] += reach * mix[action];
                }
            }
        }
        let grown = |(action, reaches): (usize, Vec<f32>)| {
            let (added, aside) = if action == ADD { (1, 0) } else { (0, 1) };
            let likely = (0..).zip(reaches).filter(|(_, reach)| *reach > 0.0).collect();
            Rival { added: self.added + added, aside: self.aside + aside, holdings: likely }
        };
        reaches.into_iter().enumerate().map(grown).collect()
    }

    fn without_holdings(&self) -> Rival {
        Rival { holdings: Vec::new(), ..*self }
    }

    fn take_in(&mut self, rank: u16, reach: f32) {
        if reach > 0.0 {
            self.holdings.push((rank, reach));
        }
    }
}

/// What the table sees, and how the rival plays.
#[derive(Clone, Copy)]
pub(crate) struct Bidding<'a> {
    pub(crate) families: &'a Families,
    pub(crate) habits: &'a Habits<'a>,
    pub(crate) drawn: u8,
    pub(crate) tiles: Tiles,
    /// How many cards the responder has added.
    pub(crate) hidden: u8,
}

impl Bidding<'_> {
    pub(crate) fn standing(&self, rival: &Rival, rank: u16) -> Standing {
        let own = self.families.of(rival.added, rival.aside).holdings[usize::from(rank)];
        Standing { drawn: self.drawn, tiles: self.tiles, own, hidden: self.hidden }
    }
}
