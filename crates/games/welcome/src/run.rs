//! One adventurer in the dungeon: what each card does to it.
//!
//! A [`Run`] holds public events only and asks nothing: whoever drives it (the game, or the calculation of odds)
//! shows it one card after the other and answers its questions.

use game::Sink;

use crate::bag::Kinds;
use crate::cite::{W41, W42, W43, W44, W46, W49, W53};
use crate::components::{Adventurer, Effect, Held, Identity, Monster, Slot, Special, Strength, Tile};
use crate::damage::health;
use crate::event::Event;
use crate::options::{Flute, GameOptions, PolymorphedCounts};

/// The adventurer on its way through the dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Run {
    pub(crate) adventurer: Adventurer,
    pub(crate) held: Held,
    pub(crate) hp: i16,
    /// How many cards were faced.
    pub(crate) faced: u8,
    /// The type named for the vorpal blade.
    pub(crate) named: Option<Monster>,
    /// The strength named for the Greatsword.
    pub(crate) number: Option<u8>,
    /// The type that the Vorpal Axe defeats from now on.
    pub(crate) hunted: Option<Monster>,
    /// What becomes of the next card.
    pub(crate) next: Next,
    /// How much the Flute takes off.
    pub(crate) relief: u8,
    pub(crate) coin: Coin,
    /// The kinds that were in the dungeon so far, and whether any came twice.
    pub(crate) seen: Kinds,
    pub(crate) variety: Variety,
    pub(crate) record: Successes,
    pub(crate) options: GameOptions,
}

/// What becomes of the next card, because of the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Next {
    Faced,
    Falls(Slot),
    Ignored,
}

/// Whether the Lucky Coin's run goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Coin {
    Resting,
    Running,
}

/// Whether the monsters so far were all different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Variety {
    AllDiffer,
    SomeAlike,
}

/// Whether the player in the dungeon already has a success card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Successes {
    None,
    Some,
}

/// A card as it is met: strength and kind are fixed when it is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Met {
    pub(crate) card: Monster,
    pub(crate) kind: Monster,
    pub(crate) strength: Option<u8>,
}

impl Met {
    pub(crate) fn is_even(self) -> bool {
        self.strength.is_some_and(|strength| strength % 2 == 0)
    }

    pub(crate) fn is_odd(self) -> bool {
        self.strength.is_some_and(|strength| strength % 2 == 1)
    }
}

/// How the adventurer stands after a card or a lost tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    Alive,
    Dead,
    /// A tile of the player's choice must go, but for those in `spared`.
    OwesTile {
        spared: Held,
    },
}

impl Run {
    pub(crate) fn enter(adventurer: Adventurer, held: Held, record: Successes, options: GameOptions) -> Run {
        Run {
            adventurer,
            held,
            hp: health(adventurer, held),
            faced: 0,
            named: None,
            number: None,
            hunted: None,
            next: Next::Faced,
            relief: 0,
            coin: Coin::Resting,
            seen: Kinds::NONE,
            variety: Variety::AllDiffer,
            record,
            options,
        }
    }

    /// Goes without a tile, and without the health points that it would give.
    pub(crate) fn set_aside(&mut self, slot: Slot) {
        self.held = self.held.without(slot);
        self.hp -= i16::from(self.hp_of(slot));
    }

    fn hp_of(&self, slot: Slot) -> u8 {
        if let Effect::Hp(hp) = self.effect(slot) { hp } else { 0 }
    }

    /// Turns a card up: its strength and its kind as they stand now.
    #[inline]
    pub(crate) fn meet(&self, card: Monster, tell: &mut impl Sink<Event>) -> Met {
        let printed = card.card();
        let position = self.faced + 1;
        let strength = match printed.strength {
            Strength::Fixed(strength) => Some(strength),
            Strength::Absent => None,
            Strength::TilesLeft => Some(self.held.len()),
            Strength::BySuccess { without, with } => Some(self.by_success(without, with)),
            Strength::Position => Some(position),
        };
        let kind = match printed.identity {
            Identity::Printed => card,
            Identity::WithoutSuccess(other) => self.by_success(other, card),
            Identity::OfPosition => Monster::of_strength(position).unwrap_or(card),
        };
        cite_meeting(card, kind, strength, tell);
        Met { card, kind, strength }
    }

    fn by_success<T>(&self, without: T, with: T) -> T {
        match self.record {
            Successes::None => without,
            Successes::Some => with,
        }
    }

    /// Replaces the card by another one: the tile is spent, and the old card was never there.
    pub(crate) fn replace(&mut self, slot: Slot, old: Met, tell: &mut impl Sink<Event>) {
        self.held = self.held.without(slot);
        cite_special_undone(old.card, tell);
        if self.options.polymorphed_counts == PolymorphedCounts::Yes {
            tell.cite(W46);
            self.note(old.kind);
        }
    }

    /// Faces a card, with the tile that the player chose to use on it.
    pub(crate) fn face(&mut self, met: Met, strike: Option<Slot>, tell: &mut impl Sink<Event>) -> After {
        let relief = self.relief_now();
        if self.options.flute == Flute::Next {
            self.relief = 0;
        }
        let after = match std::mem::replace(&mut self.next, Next::Faced) {
            Next::Ignored => self.pass_over(met, tell),
            Next::Falls(slot) => self.fall_with_last(met, slot, strike, tell),
            Next::Faced => self.fight(met, strike, relief, tell),
        };
        self.note(met.kind);
        self.faced += 1;
        after
    }

    /// Takes note of a card that lies in the dungeon after death, when nothing works any more.
    pub(crate) fn unveil(&mut self, met: Met) {
        self.note(met.kind);
        self.faced += 1;
    }

    /// Gives up a tile. One that gave health points takes them along.
    pub(crate) fn lose_tile(&mut self, slot: Slot, tell: &mut impl Sink<Event>) -> After {
        self.held = self.held.without(slot);
        let tile = self.adventurer.tile(slot);
        let hp_lost = self.hp_of(slot);
        let hp = self.hp - i16::from(hp_lost);
        tell.tell(W49, || Event::TileLost { tile, hp_lost, hp });
        self.blow(hp_lost, tell)
    }

    /// The tile that wins the round if all monsters differed, if it is held.
    pub(crate) fn omnipotence(&self) -> Option<Tile> {
        self.holder(Effect::WinsIfAllDiffer).map(|slot| self.adventurer.tile(slot))
    }

    /// The slot of the held tile with this effect.
    pub(crate) fn holder(&self, effect: Effect) -> Option<Slot> {
        self.held.into_iter().find(|&slot| self.effect(slot) == effect)
    }

    #[inline]
    pub(crate) fn effect(&self, slot: Slot) -> Effect {
        self.adventurer.tile(slot).card().effect
    }

    fn note(&mut self, kind: Monster) {
        if self.seen.has(kind) {
            self.variety = Variety::SomeAlike;
        }
        self.seen = self.seen.with(kind);
    }

    fn pass_over(&mut self, met: Met, tell: &mut impl Sink<Event>) -> After {
        tell.tell(W44, || Event::Ignored { monster: met.card });
        After::Alive
    }

    /// The card falls with the one before it; whatever else defeats it works too.
    fn fall_with_last(
        &mut self,
        met: Met,
        slot: Slot,
        strike: Option<Slot>,
        tell: &mut impl Sink<Event>,
    ) -> After {
        let tile = self.adventurer.tile(slot);
        tell.tell(W44, || Event::FellWithLast { tile, monster: met.card });
        cite_special_undone(met.card, tell);
        self.apply_tiles(met, tell);
        strike.map_or(After::Alive, |strike| self.strike(met, strike, tell))
    }

    fn fight(&mut self, met: Met, strike: Option<Slot>, relief: u8, tell: &mut impl Sink<Event>) -> After {
        let after = strike.map(|strike| self.strike(met, strike, tell));
        let fell = self.apply_tiles(met, tell);
        match after {
            Some(after) => after,
            None if fell || self.fell_to_hunt_or_coin(met, tell) => After::Alive,
            None => self.suffer(met, relief, tell),
        }
    }

    /// Nothing defeated the card: its effect, or its damage.
    fn suffer(&mut self, met: Met, relief: u8, tell: &mut impl Sink<Event>) -> After {
        match met.card.card().effect {
            Special::IgnoreNext => {
                self.next = Next::Ignored;
                tell.tell(W44, || Event::AllyHelps);
                After::Alive
            }
            Special::TakeTile if self.held.is_empty() => {
                tell.tell(W49, || Event::CubeFoundNothing);
                After::Alive
            }
            Special::TakeTile => After::OwesTile { spared: Held::NONE },
            Special::Nothing => self.take_damage(met, relief, tell),
        }
    }
}

fn cite_meeting(card: Monster, kind: Monster, strength: Option<u8>, tell: &mut impl Sink<Event>) {
    if strength.is_none() {
        tell.cite(W41);
    }
    if card != kind {
        tell.cite(W42);
    }
    if card.card().strength == Strength::TilesLeft {
        tell.cite(W53);
    }
}

/// A special that is defeated or replaced has no effect.
pub(crate) fn cite_special_undone(card: Monster, tell: &mut impl Sink<Event>) {
    if card.card().effect != Special::Nothing {
        tell.cite(W43);
    }
}
