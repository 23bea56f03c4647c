//! What the held tiles make of each kind of card, tried out once for each set of tiles.
//!
//! Nothing here is a rule: a [`Run`] is shown each kind and watched. What it shows saves most of the weighing:
//! where even the worst cards together do not kill, and where cards are alike.

use game::Silent;

use crate::bag::Kinds;
use crate::components::{Effect, Foe, Held, Monster, Special, Strength};
use crate::odds::unknown::Unknown;
use crate::run::{After, Coin, Met, Next, Run, Successes};

/// What a guard depends on: two runs that agree in this have the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Gear {
    held: Held,
    named: Option<Monster>,
    number: Option<u8>,
    hunted: Option<Monster>,
    record: Successes,
}

impl Gear {
    pub(crate) fn of(run: &Run) -> Gear {
        Gear { held: run.held, named: run.named, number: run.number, hunted: run.hunted, record: run.record }
    }
}

/// What the held tiles make of each kind of card.
pub(crate) struct Guard {
    /// The most that a kind can take from a player who uses no tile by choice.
    harm: [i16; KINDS],
    /// The kinds that can hurt, the worst first.
    worst_first: Vec<Monster>,
    /// The change of health points by a kind that asks nothing and does nothing else.
    plain: [Option<i16>; KINDS],
    /// The kinds that do nothing at all as long as no tile is lost.
    pub(crate) inert: Kinds,
}

const KINDS: usize = Monster::ALL.len();

/// With it the logistic curve is close to the normal one.
const STEEPNESS: f64 = 1.7;

impl Guard {
    /// Tries every kind out, in a dungeon of so many cards.
    pub(crate) fn of(run: Run, cards: u8, deck_is_empty: bool) -> Guard {
        let harm = Monster::ALL.map(|monster| most_harm(run, monster, cards));
        let mut worst_first: Vec<Monster> = Monster::ALL.to_vec();
        worst_first.retain(|&monster| harm[monster as usize] > 0);
        worst_first.sort_by_key(|&monster| -harm[monster as usize]);
        let plain = Monster::ALL.map(|monster| plain_change(run, monster, deck_is_empty));
        let inert = Monster::ALL.into_iter().filter(|&monster| is_inert(run, monster)).collect();
        Guard { harm, worst_first, plain, inert }
    }

    /// The health points that are left for certain behind all these cards, whatever the unknown ones are.
    pub(crate) fn spare(&self, hp: i16, cards: &[Option<Monster>], unknown: Unknown) -> i16 {
        let known: i16 = cards.iter().flatten().map(|&monster| self.harm(monster)).sum();
        let places = cards.iter().filter(|card| card.is_none()).count() as i16;
        hp - known - self.worst(places, unknown)
    }

    /// The most that so many unknown cards can take together.
    fn worst(&self, mut places: i16, unknown: Unknown) -> i16 {
        let (mut veiled, mut harm) = (unknown.veiled, 0);
        for &monster in &self.worst_first {
            if places == 0 {
                break;
            }
            let hidden = unknown.candidates.has(monster) && veiled > 0;
            veiled -= u8::from(hidden);
            let copies = places.min(unknown.bag.count(monster) as i16 + i16::from(hidden));
            places -= copies;
            harm += copies * self.harm(monster);
        }
        harm
    }

    /// A guess at the chance to come through, by the expected harm and how far it may be off.
    pub(crate) fn guess(&self, hp: i16, cards: &[Option<Monster>], unknown: Unknown) -> f64 {
        let known: i16 = cards.iter().flatten().map(|&monster| self.harm(monster)).sum();
        let places = cards.iter().filter(|card| card.is_none()).count() as f64;
        let weighed = || unknown.draws().map(|draw| (draw.chance, f64::from(self.harm(draw.monster))));
        let mean: f64 = weighed().map(|(chance, harm)| chance * harm).sum();
        let spread: f64 = weighed().map(|(chance, harm)| chance * (harm - mean).powi(2)).sum();
        let margin = f64::from(hp - known) - places * mean - 0.5;
        1.0 / (1.0 + (-STEEPNESS * margin / (1.0 + places * spread).sqrt()).exp())
    }

    pub(crate) fn harm(&self, monster: Monster) -> i16 {
        self.harm[monster as usize]
    }

    /// The run after a card that asks nothing and changes nothing but health points; nothing for another card.
    pub(crate) fn after_plain(&self, run: &Run, monster: Monster) -> Option<Run> {
        let change = self.plain[monster as usize]?;
        let is_plain = run.next == Next::Faced && run.relief == 0 && run.coin == Coin::Resting;
        (is_plain && run.hp + change > 0).then(|| {
            let mut after = Run { hp: run.hp + change, ..*run };
            after.unveil(run.meet(monster, &mut Silent));
            after
        })
    }
}

/// A run with these tiles and nothing else that helps.
fn bare(run: Run) -> Run {
    Run { hp: PLENTY, next: Next::Faced, relief: 0, coin: Coin::Resting, seen: Kinds::NONE, ..run }
}

/// Enough health points for any card, and more than any tile asks for that works for the weak.
const PLENTY: i16 = 90;

/// The most health points that a card can take from a player who uses no tile by choice. Where it is hard to say,
/// more is said.
fn most_harm(run: Run, monster: Monster, cards: u8) -> i16 {
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

/// The health points that go with the loss of a tile without which each card does as much harm as with it.
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

fn plain_change(run: Run, monster: Monster, deck_is_empty: bool) -> Option<i16> {
    let (before, met) = (bare(run), bare(run).meet(monster, &mut Silent));
    let asks = !before.offers(met, deck_is_empty).is_empty();
    let is_steady =
        !asks && has_fixed_strength(monster) && !run.held.into_iter().any(|slot| is_fickle(run.effect(slot)));
    is_steady.then(|| change(before, met)).flatten()
}

/// The change of health points by a card, unless it changes anything else.
fn change(before: Run, met: Met) -> Option<i16> {
    let (mut after, mut expected) = (before, before);
    let outcome = after.face(met, None, &mut Silent);
    expected.unveil(met);
    expected.hp = after.hp;
    (outcome == After::Alive && after == expected).then_some(after.hp - before.hp)
}

fn is_inert(run: Run, monster: Monster) -> bool {
    let (before, met) = (bare(run), bare(run).meet(monster, &mut Silent));
    // Polymorph may be used on any card, so that it makes no card differ from another.
    let mut offered = before.offers(met, false);
    let is_asked = offered.any(|slot| run.effect(slot) != Effect::Replaces);
    !is_asked && has_fixed_strength(monster) && change(before, met) == Some(0)
}

fn has_fixed_strength(monster: Monster) -> bool {
    matches!(monster.card().strength, Strength::Fixed(_) | Strength::BySuccess { .. })
}

/// Whether the tile works at some times only.
fn is_fickle(effect: Effect) -> bool {
    matches!(effect, Effect::BluntsBelow(_) | Effect::Defeats(Foe::Repeated | Foe::OneOfBelowHp { .. }))
}
