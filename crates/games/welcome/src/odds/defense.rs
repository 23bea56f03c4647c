//! What each kind of card does to an adventurer with the held tiles, computed once for each set of tiles.
//!
//! This file holds no rules: it lets a [`Run`] face each kind and observes the effect. The results cut most of the
//! search, where even the worst cards together do not kill and where different cards have the same effect.

use game::{Silent, math};

use crate::bag::Kinds;
use crate::components::{Effect, Foe, Monster, SlotSet, Special, Strength};
use crate::odds::unknown_cards::UnknownCards;
use crate::run::{After, Coin, HasSuccess, Met, Next, Run};

/// Everything that a [`Defense`] depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct DefenseKey {
    held: SlotSet,
    named: Option<Monster>,
    number: Option<u8>,
    hunted: Option<Monster>,
    has_success: HasSuccess,
}

impl DefenseKey {
    pub(crate) fn of(run: &Run) -> DefenseKey {
        DefenseKey {
            held: run.held,
            named: run.named,
            number: run.number,
            hunted: run.hunted,
            has_success: run.has_success,
        }
    }
}

/// What each kind of card does against the held tiles.
pub(crate) struct Defense {
    /// The most damage of a kind to a player who uses no tile by choice.
    damage: [i16; KINDS],
    /// The kinds that deal damage, the worst first.
    worst_first: Vec<Monster>,
    /// The change of health points, for kinds that ask nothing and do nothing else.
    simple: [Option<i16>; KINDS],
    /// The kinds that do nothing as long as no tile is lost.
    pub(crate) inert: Kinds,
}

const KINDS: usize = Monster::ALL.len();

/// Makes the logistic curve approximate the normal distribution.
const LOGISTIC_SCALE: f64 = 1.7;

impl Defense {
    /// Lets the run face every kind in a dungeon of this many cards.
    pub(crate) fn of(run: Run, cards: u8, deck_is_empty: bool) -> Defense {
        let damage = Monster::ALL.map(|monster| max_damage(run, monster, cards));
        let mut worst_first: Vec<Monster> = Monster::ALL.to_vec();
        worst_first.retain(|&monster| damage[monster as usize] > 0);
        worst_first.sort_by_key(|&monster| -damage[monster as usize]);
        let simple = Monster::ALL.map(|monster| simple_change(run, monster, deck_is_empty));
        let inert = Monster::ALL.into_iter().filter(|&monster| is_inert(run, monster)).collect();
        Defense { damage, worst_first, simple, inert }
    }

    /// The health points that are left after these cards in the worst case.
    pub(crate) fn health_margin(&self, hp: i16, cards: &[Option<Monster>], unknown: UnknownCards) -> i16 {
        let known: i16 = cards.iter().flatten().map(|&monster| self.damage(monster)).sum();
        let places = cards.iter().filter(|card| card.is_none()).count() as i16;
        hp - known - self.max_unknown_damage(places, unknown)
    }

    /// The most damage that this many unknown cards can deal together.
    fn max_unknown_damage(&self, mut places: i16, unknown: UnknownCards) -> i16 {
        let (mut hidden_specials, mut damage) = (unknown.hidden_specials, 0);
        for &monster in &self.worst_first {
            if places == 0 {
                break;
            }
            let hidden = unknown.candidates.has(monster) && hidden_specials > 0;
            hidden_specials -= u8::from(hidden);
            let copies = places.min(unknown.bag.count(monster) as i16 + i16::from(hidden));
            places -= copies;
            damage += copies * self.damage(monster);
        }
        damage
    }

    /// Estimates the chance to survive from the mean and variance of the damage.
    pub(crate) fn estimate(&self, hp: i16, cards: &[Option<Monster>], unknown: UnknownCards) -> f64 {
        let known: i16 = cards.iter().flatten().map(|&monster| self.damage(monster)).sum();
        let places = cards.iter().filter(|card| card.is_none()).count() as f64;
        let draws = || unknown.draws().map(|draw| (draw.chance, f64::from(self.damage(draw.monster))));
        let mean: f64 = draws().map(|(chance, damage)| chance * damage).sum();
        let variance: f64 = draws().map(|(chance, damage)| chance * math::powi(damage - mean, 2)).sum();
        let margin = f64::from(hp - known) - places * mean - 0.5;
        1.0 / (1.0 + math::exp(-LOGISTIC_SCALE * margin / (1.0 + places * variance).sqrt()))
    }

    pub(crate) fn damage(&self, monster: Monster) -> i16 {
        self.damage[monster as usize]
    }

    /// The run after a card that asks nothing and changes only health points; `None` for any other card.
    pub(crate) fn after_simple(&self, run: &Run, monster: Monster) -> Option<Run> {
        let change = self.simple[monster as usize]?;
        let is_simple = run.next == Next::Faced && run.relief == 0 && run.coin == Coin::Resting;
        (is_simple && run.hp + change > 0).then(|| {
            let mut after = Run { hp: run.hp + change, ..*run };
            after.unveil(run.meet(monster, &mut Silent));
            after
        })
    }
}

/// The run without temporary effects and with plenty of health points.
fn bare(run: Run) -> Run {
    Run { hp: PLENTY, next: Next::Faced, relief: 0, coin: Coin::Resting, seen: Kinds::NONE, ..run }
}

/// Enough health points for any card, and above the limit of every tile that works only at low health.
const PLENTY: i16 = 90;

/// An upper bound of the damage of a card to a player who uses no tile by choice.
fn max_damage(run: Run, monster: Monster, cards: u8) -> i16 {
    let card = monster.card();
    match (card.effect, card.strength) {
        (Special::TakeTile, _) => cheapest_tile(run),
        (_, Strength::TilesLeft) => run.held.len().into(),
        (_, Strength::Position) => cards.into(),
        _ => {
            let mut run = bare(run);
            run.face(run.meet(monster, &mut Silent), None, &mut Silent);
            (PLENTY - run.hp).max(0)
        }
    }
}

/// The health points lost with the cheapest tile that does not affect the damage of other cards.
fn cheapest_tile(run: Run) -> i16 {
    let price = |slot| match run.effect(slot) {
        Effect::Hp(hp) => hp.into(),
        Effect::StrikesSeen
        | Effect::StrikesForHp
        | Effect::StrikesOdd
        | Effect::StrikesForTile
        | Effect::Replaces
        | Effect::Revives
        | Effect::Reanimates
        | Effect::WinsIfAllDiffer
        | Effect::LuckyRun => 0,
        _ => PLENTY,
    };
    run.held.map(price).min().unwrap_or(0)
}

fn simple_change(run: Run, monster: Monster, deck_is_empty: bool) -> Option<i16> {
    let (before, met) = (bare(run), bare(run).meet(monster, &mut Silent));
    let asks = !before.offers(met, deck_is_empty).is_empty();
    let is_steady = !asks
        && has_fixed_strength(monster)
        && !run.held.into_iter().any(|slot| is_conditional(run.effect(slot)));
    is_steady.then(|| change(before, met)).flatten()
}

/// The change of health points by a card; `None` if it changes anything else.
fn change(before: Run, met: Met) -> Option<i16> {
    let (mut after, mut expected) = (before, before);
    let outcome = after.face(met, None, &mut Silent);
    expected.unveil(met);
    expected.hp = after.hp;
    (outcome == After::Alive && after == expected).then_some(after.hp - before.hp)
}

fn is_inert(run: Run, monster: Monster) -> bool {
    let (before, met) = (bare(run), bare(run).meet(monster, &mut Silent));
    // Polymorph can be used on any card, so it does not distinguish kinds.
    let mut offered = before.offers(met, false);
    let is_asked = offered.any(|slot| run.effect(slot) != Effect::Replaces);
    !is_asked && has_fixed_strength(monster) && change(before, met) == Some(0)
}

fn has_fixed_strength(monster: Monster) -> bool {
    matches!(monster.card().strength, Strength::Fixed(_) | Strength::BySuccess { .. })
}

/// Whether the tile works only under some conditions.
fn is_conditional(effect: Effect) -> bool {
    matches!(effect, Effect::BluntsBelow(_) | Effect::Defeats(Foe::Repeated | Foe::OneOfBelowHp { .. }))
}
