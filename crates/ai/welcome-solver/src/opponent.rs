//! The range of hands that the opponent may have, given the public history.

use crate::deck::{CARDS, KINDS};
use crate::equipment::Tiles;
use crate::full_strategy::{Decision, FullStrategy};
use crate::hand_groups::{HandGroups, NONE};
use crate::round::{ADD, DRAW};
use crate::threshold::Threshold;
use crate::units::Units;

/// The hands that the opponent can have after a public history, each with its reach: the probability that the opponent's
/// strategy plays this history with it.
#[derive(Clone)]
pub(crate) struct OpponentRange {
    pub(crate) added: u8,
    pub(crate) aside: u8,
    /// The rank of each hand in its group, with its reach.
    pub(crate) hands: Vec<(u16, f32)>,
}

impl OpponentRange {
    pub(crate) fn start() -> OpponentRange {
        OpponentRange { added: 0, aside: 0, hands: vec![(0, 1.0)] }
    }

    /// The probability that the opponent plays this history, if the responder does.
    pub(crate) fn probability(&self, groups: &HandGroups) -> f32 {
        let (own, cards) = (groups.of(self.added, self.aside), self.added + self.aside);
        let orders: f32 = (0..cards).map(|before| f32::from(CARDS - before)).product();
        let ways = groups.ways(0, cards).rows().next().unwrap_or_default();
        let likely = |&(rank, reach): &(u16, f32)| reach * ways[usize::from(own.set_of[usize::from(rank)])];
        self.hands.iter().map(likely).sum::<f32>() / orders
    }

    /// The hands that draw, and the hands that pass.
    pub(crate) fn bids(&self, context: BidContext<'_>, threshold: &mut Threshold<'_>) -> [OpponentRange; 2] {
        let mut parts = [self.without_hands(), self.without_hands()];
        for &(rank, reach) in &self.hands {
            let mix = context.strategy.bid(context.decision(self, rank), threshold);
            parts[0].add(rank, reach * mix[DRAW]);
            parts[1].add(rank, reach * mix[1 - DRAW]);
        }
        parts
    }

    /// The range after each placement of a drawn card: added, or set aside under each of the tiles.
    pub(crate) fn placements(
        &self,
        context: BidContext<'_>,
        threshold: &mut Threshold<'_>,
    ) -> Vec<OpponentRange> {
        let tiles = context.tiles.len();
        let sizes =
            [context.groups.of(self.added + 1, self.aside), context.groups.of(self.added, self.aside + 1)];
        let mut reaches = vec![vec![0.0; sizes[0].hands.len()]];
        reaches.resize_with(1 + tiles, || vec![0.0; sizes[1].hands.len()]);
        let group = context.groups.of(self.added, self.aside);
        for &(rank, reach) in &self.hands {
            let (added, aside) = (&group.added[usize::from(rank)], &group.aside[usize::from(rank)]);
            for kind in (0..KINDS.len()).filter(|&kind| added[kind] != NONE) {
                let mix = match tiles {
                    0 => Units::pure(ADD).mix(),
                    _ => context.strategy.place(context.decision(self, rank), kind, threshold),
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
            OpponentRange { added: self.added + added, aside: self.aside + aside, hands: likely }
        };
        reaches.into_iter().enumerate().map(grown).collect()
    }

    fn without_hands(&self) -> OpponentRange {
        OpponentRange { hands: Vec::new(), ..*self }
    }

    fn add(&mut self, rank: u16, reach: f32) {
        if reach > 0.0 {
            self.hands.push((rank, reach));
        }
    }
}

/// The public state and the opponent's strategy.
#[derive(Clone, Copy)]
pub(crate) struct BidContext<'a> {
    pub(crate) groups: &'a HandGroups,
    pub(crate) strategy: &'a FullStrategy<'a>,
    pub(crate) drawn: u8,
    pub(crate) tiles: Tiles,
    /// The number of cards that the responder has added.
    pub(crate) hidden: u8,
}

impl BidContext<'_> {
    pub(crate) fn decision(&self, opponent: &OpponentRange, rank: u16) -> Decision {
        let own = self.groups.of(opponent.added, opponent.aside).hands[usize::from(rank)];
        Decision { drawn: self.drawn, tiles: self.tiles, own, hidden: self.hidden }
    }
}
