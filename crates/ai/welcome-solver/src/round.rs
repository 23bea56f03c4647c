//! The round as a game for the solver: the bidding, and naming a type before the dungeon.

use game::Dice;
use solver::{Node, RegretTable, Round, SampleDeals, Side};
use thiserror::Error;
use welcome::Adventurer;

use crate::deck::{CARDS, Counts, Deal};
use crate::equipment::{Equipment, Tiles};
use crate::hand::Hand;
use crate::index::{BIDS, Index};
use crate::stakes::{Ending, Stakes};

/// The tables of one adventurer's round, for any stakes.
pub struct Rules {
    pub(crate) equipment: Equipment,
    pub(crate) index: Index,
}

impl Rules {
    /// Returns `None` for an adventurer whose rounds cannot be solved.
    pub fn of(adventurer: Adventurer) -> Option<Rules> {
        let equipment = Equipment::of(adventurer)?;
        let index = Index::new(&equipment);
        Some(Rules { equipment, index })
    }

    /// # Errors
    /// If there is no such adventurer, or its rounds cannot be solved.
    pub fn named(name: &str) -> Result<Rules, UnknownAdventurer> {
        let adventurer = Adventurer::ALL.into_iter().find(|adventurer| adventurer.key() == name);
        adventurer.and_then(Rules::of).ok_or_else(|| UnknownAdventurer { found: name.to_owned() })
    }

    pub const fn adventurer(&self) -> Adventurer {
        self.equipment.adventurer()
    }

    /// The number of action slots of all information sets, including impossible ones.
    pub fn slots(&self) -> usize {
        self.index.slots()
    }

    /// The size of a table in bytes.
    pub fn table_bytes(&self) -> usize {
        RegretTable::bytes_for(self.slots())
    }
}

/// The name of an adventurer whose rounds cannot be solved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the rounds of `{}` cannot be solved: use warrior", found)]
pub struct UnknownAdventurer {
    pub found: String,
}

impl UnknownAdventurer {
    /// A stable code for programs.
    pub const fn code(&self) -> &'static str {
        "unknown_adventurer"
    }
}

/// One adventurer's round with its stakes.
#[derive(Clone, Copy)]
pub struct StakedRound<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) stakes: Stakes,
}

impl<'a> StakedRound<'a> {
    pub const fn new(rules: &'a Rules, stakes: Stakes) -> StakedRound<'a> {
        StakedRound { rules, stakes }
    }
}

/// The full state of a round, including the rest of the deck. The players draw alternately, so the deal fixes what each
/// will draw.
#[derive(Clone, Copy)]
pub struct Position {
    deal: Deal,
    pub(crate) hands: [Hand; 2],
    pub(crate) pile: Counts,
    pub(crate) tiles: Tiles,
    pub(crate) drawn: u8,
    pub(crate) phase: Phase,
}

/// What the round waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// A player draws or passes.
    Bid,
    /// A player has drawn this kind and places it.
    Place(u8),
    /// The last bidder names a kind.
    Name,
    Over(Ending),
}

/// The numbers of the actions that draw and add.
pub(crate) const DRAW: usize = 0;
pub(crate) const ADD: usize = 0;

/// The side whose turn it is in the bidding after `drawn` cards.
#[inline]
pub(crate) const fn bidder_after(drawn: u8) -> Side {
    if drawn.is_multiple_of(2) { Side::First } else { Side::Second }
}

impl Position {
    pub(crate) fn new(deal: Deal) -> Position {
        Position {
            deal,
            hands: [Hand::default(); 2],
            pile: Counts::default(),
            tiles: Tiles::ALL,
            drawn: 0,
            phase: Phase::Bid,
        }
    }

    /// A position in the middle of a round, with both hands and the rest of the deck.
    #[cfg(test)]
    pub(crate) fn midway(hands: [Hand; 2], tiles: Tiles, to_come: &[usize]) -> Position {
        let cards = |hand: Hand| hand.added() + hand.aside();
        let drawn = cards(hands[0]) + cards(hands[1]);
        let pile = Counts(hands[0].pile().0 + hands[1].pile().0);
        Position { deal: Deal::to_come(drawn, to_come), hands, pile, tiles, drawn, phase: Phase::Bid }
    }

    /// The side whose turn it is in the bidding. After the bidding it has passed, and the other side is in the dungeon.
    #[inline]
    pub(crate) const fn bidder(&self) -> Side {
        bidder_after(self.drawn)
    }

    #[inline]
    pub(crate) const fn hand(&self, side: Side) -> Hand {
        self.hands[side as usize]
    }

    #[inline]
    fn draw(mut self, equipment: &Equipment) -> Position {
        let kind = self.deal.kind(self.drawn);
        self.phase = Phase::Place(kind as u8);
        if self.tiles.len() == 0 { self.place(kind, ADD, equipment) } else { self }
    }

    #[inline]
    fn place(mut self, kind: usize, action: usize, equipment: &Equipment) -> Position {
        let own = &mut self.hands[self.drawn as usize % 2];
        if action == ADD {
            *own = own.with_added(kind);
            self.pile = self.pile.with(kind);
        } else {
            *own = own.with_aside(kind);
            self.tiles = self.tiles.without(self.tiles.nth(action - 1));
        }
        self.drawn += 1;
        self.phase = Phase::Bid;
        if self.drawn == CARDS { self.pass(equipment) } else { self }
    }

    #[inline]
    fn pass(mut self, equipment: &Equipment) -> Position {
        self.phase = Phase::Name;
        if self.pile.0 == 0 || equipment.names(self.tiles).len() < 2 {
            let only = equipment.names(self.tiles).first().map(|&kind| usize::from(kind));
            return self.enter(only, equipment);
        }
        self
    }

    #[inline]
    fn enter(mut self, named: Option<usize>, equipment: &Equipment) -> Position {
        let survives = equipment.survives(self.tiles, self.pile, named);
        self.phase = Phase::Over(match (self.bidder(), survives) {
            (Side::Second, true) => Ending::StarterSucceeds,
            (Side::Second, false) => Ending::StarterFails,
            (Side::First, true) => Ending::OtherSucceeds,
            (Side::First, false) => Ending::OtherFails,
        });
        self
    }
}

impl Round for StakedRound<'_> {
    type Position = Position;

    fn slots(&self) -> usize {
        self.rules.slots()
    }

    #[inline]
    fn node(&self, position: &Position) -> Node {
        let Position { drawn, tiles, .. } = *position;
        let index = &self.rules.index;
        let bidder = position.bidder();
        match position.phase {
            Phase::Bid => {
                let at = index.bid(drawn, tiles, position.hand(bidder));
                Node::Decision { side: bidder, at, actions: BIDS }
            }
            Phase::Place(kind) => {
                let at = index.place(drawn, tiles, position.hand(bidder), usize::from(kind));
                Node::Decision { side: bidder, at, actions: 1 + tiles.len() }
            }
            Phase::Name => {
                let (side, actions) = (bidder.other(), self.rules.equipment.names(tiles).len());
                let at = index.name(drawn, tiles, position.hand(side), actions);
                Node::Decision { side, at, actions }
            }
            Phase::Over(ending) => Node::Terminal { first: self.stakes.worth(ending) },
        }
    }

    #[inline]
    fn after(&self, position: &Position, action: usize) -> Position {
        let equipment = &self.rules.equipment;
        match position.phase {
            Phase::Bid if action == DRAW => position.draw(equipment),
            Phase::Bid => position.pass(equipment),
            Phase::Place(kind) => position.place(usize::from(kind), action, equipment),
            Phase::Name => {
                let kind = equipment.names(position.tiles).get(action).map(|&kind| usize::from(kind));
                position.enter(kind, equipment)
            }
            Phase::Over(_) => *position,
        }
    }
}

impl SampleDeals for StakedRound<'_> {
    fn deal(&self, dice: &mut impl Dice) -> Position {
        Position::new(Deal::drawn(dice))
    }
}
