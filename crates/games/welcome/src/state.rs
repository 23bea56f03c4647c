//! The state of a game, secrets included. It leaves the crate only as a view.

use game::{Seat, SeatSet, Turn};

use crate::bag::{Bag, Kinds};
use crate::components::{Adventurer, Monster, Slot, SlotSet, Tile};
use crate::options::GameOptions;
use crate::run::{Met, Run};

/// The largest number of players.
pub(crate) const SEATS: usize = 4;
/// The largest number of cards in a dungeon: thirteen monsters and two specials.
const PILE: usize = 15;
/// The number of successes that win and of failures that eliminate.
pub(crate) const ENOUGH: u8 = 2;

/// The state of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Welcome {
    pub(crate) options: GameOptions,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) players: [Player; SEATS],
    /// The player who begins the bidding of this round.
    pub(crate) starter: Seat,
    /// The player whose turn it is in the bidding; after the bidding, the player in the dungeon.
    pub(crate) actor: Seat,
    /// The players still in the bidding of this round.
    pub(crate) bidders: SeatSet,
    /// The players who had a turn in the bidding of this round.
    pub(crate) acted: SeatSet,
    pub(crate) deck: Bag,
    pub(crate) pile: Pile,
    /// The cards set aside, by the slot of the tile over them.
    pub(crate) aside: [Option<PlacedCard>; 6],
    pub(crate) specials: Kinds,
    /// The specials that each seat and, in the last place, the public knows to be in the game.
    pub(crate) known: [Kinds; SEATS + 1],
    /// The adventurer with its tiles, during the bidding and in the dungeon.
    pub(crate) run: Run,
    /// The card that Polymorph replaced in this dungeon.
    pub(crate) replaced: Option<Monster>,
}

/// What the game waits for.
///
/// The tag has its own byte, because every step asks for it several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Phase {
    DrawStarter,
    DrawAdventurer,
    DrawSpecial,
    /// The actor draws or passes.
    Bid,
    DrawCard,
    /// The actor adds the card or sets it aside.
    Place(Monster),
    NameType,
    /// The actor chooses the player who names a strength.
    PickRival,
    NameStrength(Seat),
    /// The actor uses an offered tile on the card, or none.
    Ask {
        met: Met,
        offered: SlotSet,
    },
    /// Chance draws the card that replaces the one revealed.
    Replace,
    /// The actor gives up a tile that is not spared.
    Discard {
        spared: SlotSet,
    },
    NextAdventurer,
    Over,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) successes: u8,
    pub(crate) failures: u8,
}

impl Player {
    pub(crate) const fn is_out(self) -> bool {
        self.failures >= ENOUGH
    }
}

/// A card in the dungeon pile or under a tile, and the player who placed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlacedCard {
    pub(crate) by: Seat,
    pub(crate) monster: Monster,
}

/// The dungeon pile, from the bottom to the top. Faced cards stay in it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile {
    cards: [Option<PlacedCard>; PILE],
    len: u8,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { cards: [None; PILE], len: 0 };

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn push(&mut self, card: PlacedCard) {
        if let Some(place) = self.cards.get_mut(self.len as usize) {
            *place = Some(card);
            self.len += 1;
        }
    }

    /// The card that is faced after `faced` others: the last one added comes first.
    pub(crate) fn next(&self, faced: u8) -> Option<Monster> {
        let place = self.len.checked_sub(faced + 1)?;
        self.cards[place as usize].map(|card| card.monster)
    }

    /// Replaces the card that is faced after `faced` others.
    pub(crate) fn swap(&mut self, faced: u8, monster: Monster) {
        let place = self.len.checked_sub(faced + 1).and_then(|place| self.cards.get_mut(place as usize));
        if let Some(Some(card)) = place {
            card.monster = monster;
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = PlacedCard> {
        self.cards.into_iter().take(self.len as usize).flatten()
    }
}

impl Welcome {
    pub(crate) const fn adventurer(&self) -> Adventurer {
        self.run.adventurer
    }

    pub(crate) fn player(&self, seat: Seat) -> Player {
        self.players[seat.index() % SEATS]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % SEATS]
    }

    /// Whether the seat exists and its player is still in the game.
    pub(crate) fn is_alive(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize && !self.player(seat).is_out()
    }

    /// The players still in the game.
    pub(crate) fn alive(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.is_alive(seat)).collect()
    }

    /// The slot of the tile, if it is held.
    pub(crate) fn held_slot(&self, tile: Tile) -> Option<Slot> {
        self.adventurer().slot_of(tile).filter(|&slot| self.run.held.has(slot))
    }

    /// The player who decides now; `None` if it is no player's turn.
    #[inline]
    pub(crate) const fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Bid
            | Phase::Place(_)
            | Phase::NameType
            | Phase::PickRival
            | Phase::Ask { .. }
            | Phase::Discard { .. }
            | Phase::NextAdventurer => Some(self.actor),
            Phase::NameStrength(rival) => Some(rival),
            Phase::DrawStarter
            | Phase::DrawAdventurer
            | Phase::DrawSpecial
            | Phase::DrawCard
            | Phase::Replace
            | Phase::Over => None,
        }
    }

    #[inline]
    pub(crate) const fn whose_turn(&self) -> Turn {
        match (self.decider(), self.phase) {
            (Some(seat), _) => Turn::of(seat),
            (None, Phase::Over) => Turn::Over,
            (None, _) => Turn::Chance,
        }
    }

    /// Everyone learns that the monster, if it is a special, is in the game.
    pub(crate) fn show_to_all(&mut self, monster: Monster) {
        if !monster.is_common() {
            self.known = self.known.map(|known| known.with(monster));
        }
    }

    /// One seat learns that the monster, if it is a special, is in the game.
    pub(crate) fn show_to(&mut self, seat: Seat, monster: Monster) {
        if !monster.is_common() {
            self.known[seat.index() % SEATS] = self.known[seat.index() % SEATS].with(monster);
        }
    }
}
