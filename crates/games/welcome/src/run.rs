//! One adventurer in the dungeon, and what each card does to it.
//!
//! A [`Run`] holds public information only. Its caller (the game or the odds) passes it one card after the other,
//! together with the player's answers.

use game::Sink;

use crate::bag::Kinds;
use crate::components::{Adventurer, Effect, Identity, Monster, Slot, SlotSet, Special, Strength, Tile};
use crate::damage::health;
use crate::event::Event;
use crate::options::{Flute, GameOptions, PolymorphedCounts};
use crate::rule_ids::{W41, W42, W43, W44, W46, W49, W53};

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Run {
    pub(crate) adventurer: Adventurer,
    pub(crate) held: SlotSet,
    pub(crate) hp: i16,
    /// The number of cards faced.
    pub(crate) faced: u8,
    /// The type named for the vorpal blade.
    pub(crate) named: Option<Monster>,
    /// The strength named for the Greatsword.
    pub(crate) number: Option<u8>,
    /// The type that the Vorpal Axe defeats from now on.
    pub(crate) hunted: Option<Monster>,
    pub(crate) next: Next,
    /// How much the Flute reduces damage.
    pub(crate) relief: u8,
    pub(crate) coin: Coin,
    /// The kinds met so far.
    pub(crate) seen: Kinds,
    pub(crate) variety: Variety,
    pub(crate) has_success: HasSuccess,
    pub(crate) options: GameOptions,
}

/// What happens to the next card because of the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Next {
    Faced,
    Falls(Slot),
    Ignored,
}

/// Whether the Lucky Coin is passing over even monsters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Coin {
    Resting,
    Running,
}

/// Whether all monsters met so far differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Variety {
    AllDiffer,
    SomeAlike,
}

/// Whether the player in the dungeon already has a success card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum HasSuccess {
    No,
    Yes,
}

impl HasSuccess {
    pub(crate) const fn by_count(successes: u8) -> HasSuccess {
        if successes > 0 { HasSuccess::Yes } else { HasSuccess::No }
    }
}

/// A revealed card. Its strength and kind are fixed when it is revealed.
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

/// The state of the adventurer after a card or a lost tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    Alive,
    Dead,
    /// The player must give up a tile that is not in `spared`.
    OwesTile {
        spared: SlotSet,
    },
}

impl Run {
    pub(crate) fn enter(
        adventurer: Adventurer,
        held: SlotSet,
        has_success: HasSuccess,
        options: GameOptions,
    ) -> Run {
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
            has_success,
            options,
        }
    }

    /// Removes a tile before the dungeon, with the health points that it would give.
    pub(crate) fn set_aside(&mut self, slot: Slot) {
        self.held = self.held.without(slot);
        self.hp -= i16::from(self.hp_of(slot));
    }

    fn hp_of(&self, slot: Slot) -> u8 {
        if let Effect::Hp(hp) = self.effect(slot) { hp } else { 0 }
    }

    /// Reveals a card: determines its strength and kind.
    #[inline]
    pub(crate) fn meet(&self, card: Monster, sink: &mut impl Sink<Event>) -> Met {
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
        cite_meeting(card, kind, strength, sink);
        Met { card, kind, strength }
    }

    fn by_success<T>(&self, without: T, with: T) -> T {
        match self.has_success {
            HasSuccess::No => without,
            HasSuccess::Yes => with,
        }
    }

    /// Uses up the tile that replaces the card. The old card has no effect.
    pub(crate) fn replace(&mut self, slot: Slot, old: Met, sink: &mut impl Sink<Event>) {
        self.held = self.held.without(slot);
        cite_special_undone(old.card, sink);
        if self.options.polymorphed_counts == PolymorphedCounts::Yes {
            sink.cite(W46);
            self.note(old.kind);
        }
    }

    /// Faces a card; `strike` is the tile that the player chose to use on it.
    pub(crate) fn face(&mut self, met: Met, strike: Option<Slot>, sink: &mut impl Sink<Event>) -> After {
        let relief = self.relief;
        if self.uses_up_relief(met) {
            self.relief = 0;
        }
        let after = match std::mem::replace(&mut self.next, Next::Faced) {
            Next::Ignored => self.pass_over(met, sink),
            Next::Falls(slot) => self.fall_with_last(met, slot, strike, sink),
            Next::Faced => self.fight(met, strike, relief, sink),
        };
        self.note(met.kind);
        self.faced += 1;
        after
    }

    fn uses_up_relief(&self, met: Met) -> bool {
        match self.options.flute {
            Flute::Next => true,
            Flute::All => false,
            Flute::NextOther => !self.falls_to_flute(met),
        }
    }

    /// Notes a card that is revealed after death, when no effect works any more.
    pub(crate) fn unveil(&mut self, met: Met) {
        self.note(met.kind);
        self.faced += 1;
    }

    /// Gives up a tile, with the health points that it gave.
    pub(crate) fn lose_tile(&mut self, slot: Slot, sink: &mut impl Sink<Event>) -> After {
        self.held = self.held.without(slot);
        self.end_effect(self.effect(slot));
        let tile = self.adventurer.tile(slot);
        let hp_lost = self.hp_of(slot);
        let hp = self.hp - i16::from(hp_lost);
        sink.emit(W49, || Event::TileLost { tile, hp_lost, hp });
        self.lose_hp(hp_lost, sink)
    }

    /// Ends what a lost tile had begun: a named type or number, the Flute's points, a started Coin.
    fn end_effect(&mut self, effect: Effect) {
        match effect {
            Effect::NamesType => self.named = None,
            Effect::NamesStrength => self.number = None,
            Effect::DefeatsForRelief(_) => self.relief = 0,
            Effect::LuckyRun => self.coin = Coin::Resting,
            _ => {}
        }
    }

    /// The held tile that wins the round if all monsters differ.
    pub(crate) fn omnipotence(&self) -> Option<Tile> {
        self.slot_with(Effect::WinsIfAllDiffer).map(|slot| self.adventurer.tile(slot))
    }

    /// The slot of the held tile with this effect.
    pub(crate) fn slot_with(&self, effect: Effect) -> Option<Slot> {
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

    fn pass_over(&mut self, met: Met, sink: &mut impl Sink<Event>) -> After {
        sink.emit(W44, || Event::Ignored { monster: met.card });
        After::Alive
    }

    /// The card falls with the one before it. Other tiles that defeat it work too.
    fn fall_with_last(
        &mut self,
        met: Met,
        slot: Slot,
        strike: Option<Slot>,
        sink: &mut impl Sink<Event>,
    ) -> After {
        let tile = self.adventurer.tile(slot);
        sink.emit(W44, || Event::FellWithLast { tile, monster: met.card });
        cite_special_undone(met.card, sink);
        self.apply_tiles(met, sink);
        strike.map_or(After::Alive, |strike| self.strike(met, strike, sink))
    }

    fn fight(&mut self, met: Met, strike: Option<Slot>, relief: u8, sink: &mut impl Sink<Event>) -> After {
        let after = strike.map(|strike| self.strike(met, strike, sink));
        let fell = self.apply_tiles(met, sink);
        match after {
            Some(after) => after,
            None if fell || self.fell_to_hunt_or_coin(met, sink) => After::Alive,
            None => self.suffer(met, relief, sink),
        }
    }

    /// Applies the effect or the damage of a card that nothing defeated.
    fn suffer(&mut self, met: Met, relief: u8, sink: &mut impl Sink<Event>) -> After {
        match met.card.card().effect {
            Special::IgnoreNext => {
                self.next = Next::Ignored;
                sink.emit(W44, || Event::AllyHelps);
                After::Alive
            }
            Special::TakeTile if self.held.is_empty() => {
                sink.emit(W49, || Event::CubeFoundNothing);
                After::Alive
            }
            Special::TakeTile => After::OwesTile { spared: SlotSet::NONE },
            Special::Nothing => self.take_damage(met, relief, sink),
        }
    }
}

fn cite_meeting(card: Monster, kind: Monster, strength: Option<u8>, sink: &mut impl Sink<Event>) {
    if strength.is_none() {
        sink.cite(W41);
    }
    if card != kind {
        sink.cite(W42);
    }
    if card.card().strength == Strength::TilesLeft {
        sink.cite(W53);
    }
}

/// Cites the rule that a defeated or replaced special has no effect.
pub(crate) fn cite_special_undone(card: Monster, sink: &mut impl Sink<Event>) {
    if card.card().effect != Special::Nothing {
        sink.cite(W43);
    }
}
