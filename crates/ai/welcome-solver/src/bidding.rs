//! The round as a game for the solver: bidding, and naming a type before the dungeon.

use std::fmt;

use game::Dice;
use solver::{Node, RegretTable, Round, SampleDeals, Side};
use welcome::Adventurer;

use crate::deck::{CARDS, Counts, Deal};
use crate::gear::{Gear, Tiles};
use crate::holding::Holding;
use crate::index::{BIDS, Index};
use crate::stakes::{Ending, Stakes};

/// The tables of one adventurer's round, whatever is at stake.
pub struct Rules {
    pub(crate) gear: Gear,
    pub(crate) index: Index,
}

impl Rules {
    /// The tables of this adventurer; nothing for one whose round is not solved here.
    pub fn of(adventurer: Adventurer) -> Option<Rules> {
        let gear = Gear::of(adventurer)?;
        let index = Index::new(&gear);
        Some(Rules { gear, index })
    }

    /// The tables of the adventurer with this name.
    ///
    /// # Errors
    /// If there is no such adventurer, or its round is not solved here.
    pub fn named(name: &str) -> Result<Rules, UnknownAdventurer> {
        let adventurer = Adventurer::ALL.into_iter().find(|adventurer| adventurer.key() == name);
        adventurer.and_then(Rules::of).ok_or_else(|| UnknownAdventurer { found: name.to_owned() })
    }

    /// Whose tables they are.
    pub const fn adventurer(&self) -> Adventurer {
        self.gear.adventurer()
    }

    /// How many action slots all information sets have together, those that cannot come about included.
    pub fn slots(&self) -> usize {
        self.index.slots()
    }

    /// How many bytes a table of them takes.
    pub fn table_bytes(&self) -> usize {
        RegretTable::bytes_for(self.slots())
    }
}

/// Asked for an adventurer whose round is not solved here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownAdventurer {
    /// The name found.
    pub found: String,
}

impl UnknownAdventurer {
    /// A stable name for programs.
    pub const fn code(&self) -> &'static str {
        "unknown_adventurer"
    }
}

impl fmt::Display for UnknownAdventurer {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "the rounds of `{}` cannot be solved: the adventurer can be warrior", self.found)
    }
}

impl std::error::Error for UnknownAdventurer {}

/// One adventurer's round with something at stake.
#[derive(Clone, Copy)]
pub struct Bout<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) stakes: Stakes,
}

impl<'a> Bout<'a> {
    /// A round with these stakes.
    pub const fn new(rules: &'a Rules, stakes: Stakes) -> Bout<'a> {
        Bout { rules, stakes }
    }
}

/// The whole truth of a round, the rest of the deck included. The players draw in turns, so that the deal settles what
/// each will draw, whatever they decide.
#[derive(Clone, Copy)]
pub struct Position {
    deal: Deal,
    pub(crate) holdings: [Holding; 2],
    pub(crate) pile: Counts,
    pub(crate) tiles: Tiles,
    pub(crate) drawn: u8,
    pub(crate) phase: Phase,
}

/// What the round waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// One draws or passes.
    Bid,
    /// One has drawn this kind and places it.
    Place(u8),
    /// The last bidder names a kind.
    Name,
    /// The dungeon is over.
    Over(Ending),
}

/// The number of the action that draws, and of the one that adds.
pub(crate) const DRAW: usize = 0;
pub(crate) const ADD: usize = 0;

/// Whose turn it is in the bidding after so many cards.
#[inline]
pub(crate) const fn bidder_after(drawn: u8) -> Side {
    if drawn.is_multiple_of(2) { Side::First } else { Side::Second }
}

impl Position {
    pub(crate) fn new(deal: Deal) -> Position {
        Position {
            deal,
            holdings: [Holding::default(); 2],
            pile: Counts::default(),
            tiles: Tiles::ALL,
            drawn: 0,
            phase: Phase::Bid,
        }
    }

    /// In the middle of a round, with what each holds and the cards that are still to come.
    #[cfg(test)]
    pub(crate) fn midway(holdings: [Holding; 2], tiles: Tiles, to_come: &[usize]) -> Position {
        let cards = |holding: Holding| holding.added() + holding.aside();
        let drawn = cards(holdings[0]) + cards(holdings[1]);
        let pile = Counts(holdings[0].pile().0 + holdings[1].pile().0);
        Position { deal: Deal::to_come(drawn, to_come), holdings, pile, tiles, drawn, phase: Phase::Bid }
    }

    /// Whose turn it is in the bidding. Once it is over, that one has passed and the other one is in the dungeon.
    #[inline]
    pub(crate) const fn bidder(&self) -> Side {
        bidder_after(self.drawn)
    }

    #[inline]
    pub(crate) const fn holding(&self, side: Side) -> Holding {
        self.holdings[side as usize]
    }

    #[inline]
    fn draw(mut self, gear: &Gear) -> Position {
        let kind = self.deal.kind(self.drawn);
        self.phase = Phase::Place(kind as u8);
        if self.tiles.len() == 0 { self.place(kind, ADD, gear) } else { self }
    }

    #[inline]
    fn place(mut self, kind: usize, action: usize, gear: &Gear) -> Position {
        let own = &mut self.holdings[self.drawn as usize % 2];
        if action == ADD {
            *own = own.with_added(kind);
            self.pile = self.pile.with(kind);
        } else {
            *own = own.with_aside(kind);
            self.tiles = self.tiles.without(self.tiles.nth(action - 1));
        }
        self.drawn += 1;
        self.phase = Phase::Bid;
        if self.drawn == CARDS { self.pass(gear) } else { self }
    }

    #[inline]
    fn pass(mut self, gear: &Gear) -> Position {
        self.phase = Phase::Name;
        if self.pile.0 == 0 || gear.names(self.tiles).len() < 2 {
            let only = gear.names(self.tiles).first().map(|&kind| usize::from(kind));
            return self.enter(only, gear);
        }
        self
    }

    #[inline]
    fn enter(mut self, named: Option<usize>, gear: &Gear) -> Position {
        let survives = gear.survives(self.tiles, self.pile, named);
        self.phase = Phase::Over(match (self.bidder(), survives) {
            (Side::Second, true) => Ending::StarterSucceeds,
            (Side::Second, false) => Ending::StarterFails,
            (Side::First, true) => Ending::OtherSucceeds,
            (Side::First, false) => Ending::OtherFails,
        });
        self
    }
}

impl Round for Bout<'_> {
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
                let at = index.bid(drawn, tiles, position.holding(bidder));
                Node::Decision { side: bidder, at, actions: BIDS }
            }
            Phase::Place(kind) => {
                let at = index.place(drawn, tiles, position.holding(bidder), usize::from(kind));
                Node::Decision { side: bidder, at, actions: 1 + tiles.len() }
            }
            Phase::Name => {
                let (side, actions) = (bidder.other(), self.rules.gear.names(tiles).len());
                let at = index.name(drawn, tiles, position.holding(side), actions);
                Node::Decision { side, at, actions }
            }
            Phase::Over(ending) => Node::Terminal { first: self.stakes.worth(ending) },
        }
    }

    #[inline]
    fn after(&self, position: &Position, action: usize) -> Position {
        let gear = &self.rules.gear;
        match position.phase {
            Phase::Bid if action == DRAW => position.draw(gear),
            Phase::Bid => position.pass(gear),
            Phase::Place(kind) => position.place(usize::from(kind), action, gear),
            Phase::Name => {
                let kind = gear.names(position.tiles).get(action).map(|&kind| usize::from(kind));
                position.enter(kind, gear)
            }
            Phase::Over(_) => *position,
        }
    }
}

impl SampleDeals for Bout<'_> {
    fn deal(&self, dice: &mut impl Dice) -> Position {
        Position::new(Deal::drawn(dice))
    }
}
