//! The whole truth of a game, secrets included; it never leaves the crate but as a view.

use game::{Seat, SeatSet, Turn};

use crate::bag::{Bag, Kinds};
use crate::components::{Adventurer, Held, Monster, Slot, Tile};
use crate::options::GameOptions;
use crate::run::{Met, Run};

/// The most players.
pub(crate) const SEATS: usize = 4;
/// The most cards a dungeon can hold: thirteen monsters and two specials.
const PILE: usize = 15;
/// Successes that win, and failures that eliminate.
pub(crate) const ENOUGH: u8 = 2;

/// A game of the Welcome family in progress.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Welcome {
    pub(crate) options: GameOptions,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) players: [Player; SEATS],
    /// Who begins the bidding of this round.
    pub(crate) starter: Seat,
    /// Whose turn it is in the bidding; later, who is in the dungeon.
    pub(crate) actor: Seat,
    /// Who is still in the bidding of this round.
    pub(crate) bidders: SeatSet,
    /// Who had a turn in the bidding of this round.
    pub(crate) acted: SeatSet,
    pub(crate) deck: Bag,
    pub(crate) pile: Pile,
    /// What was set aside under which tile.
    pub(crate) aside: [Option<Aside>; 6],
    /// The specials of this game.
    pub(crate) specials: Kinds,
    /// The specials that each seat, and last the public, knows to be in the game.
    pub(crate) known: [Kinds; SEATS + 1],
    /// The adventurer with its tiles: at the table first, in the dungeon later.
    pub(crate) run: Run,
    /// The card that Polymorph replaced in this dungeon.
    pub(crate) replaced: Option<Monster>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Chance draws the player who starts.
    DrawStarter,
    /// Chance draws the first adventurer.
    DrawAdventurer,
    /// Chance draws a special that joins.
    DrawSpecial,
    /// The actor draws or passes.
    Bid,
    /// Chance draws the actor's card.
    DrawCard,
    /// The actor adds the card, or sets it aside.
    Place(Monster),
    /// The actor names a type.
    NameType,
    /// The actor chooses who names a strength.
    PickRival,
    /// That player names it.
    NameStrength(Seat),
    /// The actor uses an offered tile on the card, or none.
    Ask { met: Met, offered: Held },
    /// Chance draws the card that replaces the one revealed.
    Replace,
    /// The actor gives up a tile, but none of those spared.
    Discard { spared: Held },
    /// The actor chooses the next adventurer.
    NextAdventurer,
    /// The game has ended.
    Over,
}

/// How a player stands.
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

/// A card set aside, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aside {
    pub(crate) by: Seat,
    pub(crate) monster: Monster,
}

/// The dungeon pile, from the bottom to the top. A card that was faced stays where it lay.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile {
    cards: [Option<Aside>; PILE],
    len: u8,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { cards: [None; PILE], len: 0 };

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn push(&mut self, card: Aside) {
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

    /// Puts another monster in the place of the one that is faced after `faced` others.
    pub(crate) fn swap(&mut self, faced: u8, monster: Monster) {
        let place = self.len.checked_sub(faced + 1).and_then(|place| self.cards.get_mut(place as usize));
        if let Some(Some(card)) = place {
            card.monster = monster;
        }
    }

    /// The cards from the bottom to the top.
    pub(crate) fn iter(self) -> impl Iterator<Item = Aside> {
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

    /// Whether the seat is at this table and its player still in the game.
    pub(crate) fn is_alive(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize && !self.player(seat).is_out()
    }

    /// Those who are still in the game.
    pub(crate) fn alive(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.is_alive(seat)).collect()
    }

    /// The held tile's slot, if the tile lies under the adventurer.
    pub(crate) fn held_slot(&self, tile: Tile) -> Option<Slot> {
        self.adventurer().slot_of(tile).filter(|&slot| self.run.held.has(slot))
    }

    /// The one player who decides now, if it is a player's turn.
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

    /// Everyone learns that this special is in the game.
    pub(crate) fn show_to_all(&mut self, monster: Monster) {
        if !monster.is_common() {
            self.known = self.known.map(|known| known.with(monster));
        }
    }

    /// One seat learns that this special is in the game.
    pub(crate) fn show_to(&mut self, seat: Seat, monster: Monster) {
        if !monster.is_common() {
            self.known[seat.index() % SEATS] = self.known[seat.index() % SEATS].with(monster);
        }
    }
}
