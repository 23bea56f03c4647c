//! A hunch: the chance to come through a dungeon at a glance, for rollouts that ask by the million.
//!
//! The exact odds weigh every order of the cards. A hunch adds up what each card would take from an adventurer with
//! these tiles, grants the tiles that work only now and then a rough worth in health points, and asks whether health
//! or harm is likely to be larger. It allocates nothing and takes a fraction of a microsecond.

use crate::components::{Effect, Foe, Monster};
use crate::harm::Harms;
use crate::run::{Run, Variety};
use crate::sight::Sight;

/// With it the logistic curve is close to the normal one.
const STEEPNESS: f64 = 1.7;

/// The chance of the adventurer to come through what is left of the dungeon, as someone sees it.
pub(crate) fn hunch(run: &Run, sight: &Sight) -> f64 {
    let ahead = sight.hidden + sight.known.len();
    if ahead == 0 {
        return 1.0;
    }
    let toll = Toll::of(run, sight);
    let health = f64::from(run.hp) + run.held.map(|slot| toll.relief(run, run.effect(slot))).sum::<f64>();
    let margin = health - toll.total() - SHORT_OF_DEATH;
    let alive = 1.0 / (1.0 + (-STEEPNESS * margin / (ROUGHNESS + toll.spread).sqrt()).exp());
    alive + (1.0 - alive) * all_differ(run, sight, ahead)
}

/// One point must be left.
const SHORT_OF_DEATH: f64 = 0.5;
/// How far a hunch is off even where every card is known.
const ROUGHNESS: f64 = 2.0;

/// What the cards ahead take.
struct Toll {
    /// By the cards that are known.
    known: f64,
    /// By all hidden cards together, on average, and how far that may be off.
    hidden: f64,
    spread: f64,
    /// By one hidden card, on average.
    each: f64,
    /// The most that one card is likely to take.
    worst: f64,
    /// The most that all cards of one type are likely to take.
    worst_type: f64,
    cards: f64,
}

impl Toll {
    fn of(run: &Run, sight: &Sight) -> Toll {
        let harms = Harms::of(run);
        let hidden = f64::from(sight.hidden);
        let share = hidden / sight.unplaced().max(1.0);
        let (mut sum, mut squares, mut known) = (0.0, 0.0, 0.0);
        let (mut worst, mut worst_type) = (0.0_f64, 0.0_f64);
        for monster in Monster::ALL {
            let (copies, likely) = (f64::from(sight.known.count(monster)), sight.likely(monster));
            let harm = harms.of_kind(run, monster);
            known += copies * harm;
            sum += likely * harm;
            squares += likely * harm * harm;
            worst_type = worst_type.max((copies + likely * share) * harm);
            if copies > 0.0 {
                worst = worst.max(harm);
            }
        }
        let each = sum / sight.unplaced().max(1.0);
        let variance = (squares / sight.unplaced().max(1.0) - each * each).max(0.0);
        let likely_worst = if sight.hidden == 0 { 0.0 } else { each + (variance * hidden.sqrt()).sqrt() };
        Toll {
            known,
            hidden: each * hidden,
            spread: variance * hidden * (1.0 - share).max(0.0),
            each,
            worst: worst.max(likely_worst),
            worst_type,
            cards: hidden + f64::from(sight.known.len()),
        }
    }

    fn total(&self) -> f64 {
        self.known + self.hidden
    }

    /// The health points that a tile is worth that works by choice, or now and then. The factors were fitted to the
    /// exact odds of some thousand views.
    fn relief(&self, run: &Run, effect: Effect) -> f64 {
        match effect {
            Effect::NamesType if run.named.is_none() => 1.05 * self.worst_type,
            Effect::NamesStrength if run.number.is_none() => 0.35 * self.each,
            Effect::StrikesSeen => 0.95 * self.worst,
            Effect::StrikesForHp => 1.7 * self.worst,
            Effect::StrikesOdd => 0.85 * self.worst,
            Effect::StrikesForTile => 0.55 * self.worst * f64::from(run.held.len() - 1).min(4.0),
            Effect::Replaces => 1.1 * (self.worst - self.each),
            Effect::Revives => 1.15 * f64::from(run.adventurer.card().hp) + 0.4 * self.each,
            Effect::Reanimates => 0.4 * self.worst + 1.0,
            Effect::BluntsBelow(_) => 0.3 * self.total(),
            Effect::LuckyRun => 0.9 * self.worst,
            Effect::Defeats(Foe::Repeated) => 0.1 * self.each * self.cards,
            Effect::Defeats(Foe::OneOfBelowHp { .. }) => 0.35 * self.total(),
            Effect::DefeatsWithNext(_) => 0.1 * self.each * self.cards,
            _ => 0.0,
        }
    }
}

/// The chance that no two cards of the dungeon are alike, for the tile that wins by it.
fn all_differ(run: &Run, sight: &Sight, ahead: u8) -> f64 {
    let doubled = |monster: &Monster| {
        sight.known.count(*monster) + u32::from(run.seen.has(*monster) && sight.known.count(*monster) > 0) > 1
    };
    if run.omnipotence().is_none() || run.variety == Variety::SomeAlike || Monster::ALL.iter().any(doubled) {
        return 0.0;
    }
    let cards = usize::from(ahead + run.faced);
    ALL_DIFFER.get(cards).copied().unwrap_or(0.0)
}

/// The chance that so many of the thirteen common cards are all different.
const ALL_DIFFER: [f64; 9] = [1.0, 1.0, 0.94, 0.81, 0.64, 0.46, 0.29, 0.16, 0.07];
