//! One adventurer in the dungeon: what each card does to it.
//!
//! A [`Run`] holds public facts only and asks nothing: whoever drives it (the game, or the calculation of odds)
//! shows it one card after the other and answers its questions.

use game::Sink;

use crate::bag::Kinds;
use crate::cite::{W23, W24, W26, W40, W41, W42, W43, W44, W46, W47, W48, W49, W51, W52, W53, W54};
use crate::components::{Adventurer, Effect, Foe, Held, Identity, Monster, Slot, Special, Strength, Tile};
use crate::fact::Fact;
use crate::house::{Flute, House, PolymorphedCounts, VorpalAxe};

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
    pub(crate) house: House,
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
    fn is_even(self) -> bool {
        self.strength.is_some_and(|strength| strength % 2 == 0)
    }

    fn is_odd(self) -> bool {
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
    pub(crate) fn enter(adventurer: Adventurer, held: Held, record: Successes, house: House) -> Run {
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
            house,
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
    pub(crate) fn meet(&self, card: Monster, tell: &mut impl Sink<Fact>) -> Met {
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

    /// The tiles that the player may use by choice on this card.
    #[inline]
    pub(crate) fn offers(&self, met: Met, deck_is_empty: bool) -> Held {
        let mut offered = Held::NONE;
        for slot in self.held {
            if self.is_offered(slot, met, deck_is_empty) {
                offered = offered.with(slot);
            }
        }
        offered
    }

    fn is_offered(&self, slot: Slot, met: Met, deck_is_empty: bool) -> bool {
        let ignored = self.next == Next::Ignored;
        match self.effect(slot) {
            Effect::Replaces => !deck_is_empty,
            Effect::StrikesForHp => !ignored,
            Effect::StrikesSeen => !ignored && !self.falls_by_itself(met),
            Effect::StrikesForTile => !ignored && self.held.len() > 1 && !self.falls_by_itself(met),
            Effect::StrikesOdd => !ignored && met.is_odd() && !self.falls_by_itself(met),
            Effect::LuckyRun => {
                !ignored && met.is_even() && self.coin == Coin::Resting && !self.falls_by_itself(met)
            }
            _ => false,
        }
    }

    /// Whether the card is defeated without anyone choosing it.
    fn falls_by_itself(&self, met: Met) -> bool {
        matches!(self.next, Next::Falls(_))
            || self.hunted == Some(met.kind)
            || self.held.into_iter().any(|slot| self.defeats(slot, met))
            || self.running_coin(met).is_some()
    }

    fn running_coin(&self, met: Met) -> Option<Slot> {
        let running = self.coin == Coin::Running && met.is_even();
        running.then(|| self.holder(Effect::LuckyRun)).flatten()
    }

    /// Replaces the card by another one: the tile is spent, and the old card was never there.
    pub(crate) fn replace(&mut self, slot: Slot, old: Met, tell: &mut impl Sink<Fact>) {
        self.held = self.held.without(slot);
        cite_special_undone(old.card, tell);
        if self.house.polymorphed_counts == PolymorphedCounts::Yes {
            tell.cite(W46);
            self.note(old.kind);
        }
    }

    /// Faces a card, with the tile that the player chose to use on it.
    pub(crate) fn face(&mut self, met: Met, strike: Option<Slot>, tell: &mut impl Sink<Fact>) -> After {
        let relief = self.relief_now();
        if self.house.flute == Flute::Next {
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
    pub(crate) fn lose_tile(&mut self, slot: Slot, tell: &mut impl Sink<Fact>) -> After {
        self.held = self.held.without(slot);
        let tile = self.adventurer.tile(slot);
        let hp_lost = self.hp_of(slot);
        let hp = self.hp - i16::from(hp_lost);
        tell.tell(W49, || Fact::TileLost { tile, hp_lost, hp });
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

    fn pass_over(&mut self, met: Met, tell: &mut impl Sink<Fact>) -> After {
        tell.tell(W44, || Fact::Ignored { monster: met.card });
        After::Alive
    }

    /// The card falls with the one before it; whatever else defeats it works too.
    fn fall_with_last(
        &mut self,
        met: Met,
        slot: Slot,
        strike: Option<Slot>,
        tell: &mut impl Sink<Fact>,
    ) -> After {
        let tile = self.adventurer.tile(slot);
        tell.tell(W44, || Fact::FellWithLast { tile, monster: met.card });
        cite_special_undone(met.card, tell);
        self.apply_tiles(met, tell);
        strike.map_or(After::Alive, |strike| self.strike(met, strike, tell))
    }

    fn fight(&mut self, met: Met, strike: Option<Slot>, relief: u8, tell: &mut impl Sink<Fact>) -> After {
        let after = strike.map(|strike| self.strike(met, strike, tell));
        let fell = self.apply_tiles(met, tell);
        match after {
            Some(after) => after,
            None if fell || self.fell_to_hunt_or_coin(met, tell) => After::Alive,
            None => self.suffer(met, relief, tell),
        }
    }

    /// Uses a tile by choice.
    fn strike(&mut self, met: Met, slot: Slot, tell: &mut impl Sink<Fact>) -> After {
        let (tile, monster) = (self.adventurer.tile(slot), met.card);
        let effect = self.effect(slot);
        if effect == Effect::LuckyRun {
            self.coin = Coin::Running;
            tell.tell(W48, || Fact::CoinStarted { tile, monster });
            return After::Alive;
        }
        let rule = if effect == Effect::StrikesSeen { W52 } else { W24 };
        tell.tell(rule, || Fact::Defeated { tile, monster });
        cite_special_undone(met.card, tell);
        if effect == Effect::StrikesForTile {
            return After::OwesTile { spared: Held::NONE.with(slot) };
        }
        self.held = self.held.without(slot);
        match effect {
            Effect::StrikesForHp => self.gain(tile, met, tell),
            Effect::StrikesSeen if self.house.vorpal_axe == VorpalAxe::Type => self.hunted = Some(met.kind),
            _ => {}
        }
        After::Alive
    }

    /// Lets every tile that defeats the card work; all their gains are had. Whether any did.
    fn apply_tiles(&mut self, met: Met, tell: &mut impl Sink<Fact>) -> bool {
        let mut fell = false;
        for slot in self.held {
            if self.defeats(slot, met) {
                fell = true;
                self.apply_tile(slot, met, tell);
            }
        }
        if fell {
            cite_special_undone(met.card, tell);
        }
        fell
    }

    fn apply_tile(&mut self, slot: Slot, met: Met, tell: &mut impl Sink<Fact>) {
        let tile = self.adventurer.tile(slot);
        let effect = self.effect(slot);
        let rule = if effect == Effect::NamesStrength { W54 } else { W23 };
        tell.tell(rule, || Fact::Defeated { tile, monster: met.card });
        match effect {
            Effect::DefeatsForHp(_) => self.gain(tile, met, tell),
            Effect::DefeatsWithNext(_) => {
                self.next = Next::Falls(slot);
                tell.tell(W44, || Fact::NextWillFall { tile });
            }
            Effect::DefeatsForRelief(_) => {
                self.relief += 1;
                let points = self.relief;
                tell.tell(W51, || Fact::ReliefWon { tile, points });
            }
            Effect::Defeats(Foe::Type(_) | Foe::Repeated) | Effect::NamesType => tell.cite(W40),
            _ => {}
        }
    }

    fn gain(&mut self, tile: Tile, met: Met, tell: &mut impl Sink<Fact>) {
        let amount = met.strength.unwrap_or(0);
        self.hp += i16::from(amount);
        let hp = self.hp;
        tell.tell(W23, || Fact::Gained { tile, amount, hp });
    }

    /// Whether a held tile defeats the card by itself.
    #[inline]
    fn defeats(&self, slot: Slot, met: Met) -> bool {
        match self.effect(slot) {
            Effect::Defeats(foe)
            | Effect::DefeatsForHp(foe)
            | Effect::DefeatsWithNext(foe)
            | Effect::DefeatsForRelief(foe) => self.is_foe(foe, met),
            Effect::NamesType => self.named == Some(met.kind),
            Effect::NamesStrength => self.number.is_some() && self.number == met.strength,
            _ => false,
        }
    }

    #[inline]
    fn is_foe(&self, foe: Foe, met: Met) -> bool {
        let strength_is = |fits: &dyn Fn(u8) -> bool| met.strength.is_some_and(fits);
        match foe {
            Foe::Type(kind) => met.kind == kind,
            Foe::AtMost(most) => strength_is(&|strength| strength <= most),
            Foe::AtLeast(least) => strength_is(&|strength| strength >= least),
            Foe::Even => met.is_even(),
            Foe::OneOf(strengths) => strength_is(&|strength| strengths.contains(&strength)),
            Foe::OneOfBelowHp { strengths, hp } => {
                self.hp < i16::from(hp) && strength_is(&|strength| strengths.contains(&strength))
            }
            Foe::Repeated => self.seen.has(met.kind),
        }
    }

    fn fell_to_hunt_or_coin(&mut self, met: Met, tell: &mut impl Sink<Fact>) -> bool {
        if let (true, Some(tile)) = (self.hunted == Some(met.kind), self.hunting_tile()) {
            tell.tell(W52, || Fact::Defeated { tile, monster: met.card });
            return true;
        }
        let Some(coin) = self.running_coin(met) else { return false };
        let tile = self.adventurer.tile(coin);
        tell.tell(W48, || Fact::Defeated { tile, monster: met.card });
        true
    }

    /// The tile whose type is hunted on, though it was spent.
    fn hunting_tile(&self) -> Option<Tile> {
        let tiles = self.adventurer.card().tiles;
        tiles.into_iter().find(|tile| tile.card().effect == Effect::StrikesSeen)
    }

    /// Nothing defeated the card: its effect, or its damage.
    fn suffer(&mut self, met: Met, relief: u8, tell: &mut impl Sink<Fact>) -> After {
        match met.card.card().effect {
            Special::IgnoreNext => {
                self.next = Next::Ignored;
                tell.tell(W44, || Fact::AllyHelps);
                After::Alive
            }
            Special::TakeTile if self.held.is_empty() => {
                tell.tell(W49, || Fact::CubeFoundNothing);
                After::Alive
            }
            Special::TakeTile => After::OwesTile { spared: Held::NONE },
            Special::Nothing => self.take_damage(met, relief, tell),
        }
    }

    fn relief_now(&self) -> u8 {
        let flute_held = self.held.into_iter().any(|slot| self.is_flute(slot));
        if flute_held { self.relief } else { 0 }
    }

    fn is_flute(&self, slot: Slot) -> bool {
        matches!(self.effect(slot), Effect::DefeatsForRelief(_))
    }

    /// A blow: damage, or the loss of a tile that gave health points. A death may be undone.
    pub(crate) fn blow(&mut self, amount: u8, tell: &mut impl Sink<Fact>) -> After {
        let before = self.hp;
        self.hp -= i16::from(amount);
        if self.hp > 0 {
            return After::Alive;
        }
        tell.cite(W26);
        if let Some(potion) = self.holder(Effect::Revives) {
            self.held = self.held.without(potion);
            return self.stand_again(potion, i16::from(self.adventurer.card().hp), tell);
        }
        match self.holder(Effect::Reanimates) {
            Some(bones) if before >= 2 => self.stand_again(bones, 1, tell),
            _ => {
                tell.tell(W26, || Fact::Died);
                After::Dead
            }
        }
    }

    fn stand_again(&mut self, slot: Slot, hp: i16, tell: &mut impl Sink<Fact>) -> After {
        self.hp = hp;
        let tile = self.adventurer.tile(slot);
        tell.tell(W47, || Fact::Revived { tile, hp });
        After::Alive
    }
}

/// The adventurer's own health points and those of its tiles.
pub(crate) fn health(adventurer: Adventurer, held: Held) -> i16 {
    let tiles = held.map(|slot| match adventurer.tile(slot).card().effect {
        Effect::Hp(hp) => i16::from(hp),
        _ => 0,
    });
    i16::from(adventurer.card().hp) + tiles.sum::<i16>()
}

fn cite_meeting(card: Monster, kind: Monster, strength: Option<u8>, tell: &mut impl Sink<Fact>) {
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
fn cite_special_undone(card: Monster, tell: &mut impl Sink<Fact>) {
    if card.card().effect != Special::Nothing {
        tell.cite(W43);
    }
}
