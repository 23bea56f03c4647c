//! The damage that each kind of card deals to an adventurer with given tiles, computed once for all combinations.

use std::sync::LazyLock;

use game::Silent;

use crate::components::{Adventurer, Effect, Monster, SlotSet, Special, Strength};
use crate::options::{GameOptions, Set};
use crate::run::{HasSuccess, Run};

const KINDS: usize = Monster::ALL.len();

/// Health points that each kind of card takes; negative for a card that helps.
pub(crate) struct CardDamage([i8; KINDS]);

type Row = [CardDamage; SlotSet::SETS];

/// By adventurer, by whether its player has a success, and by set of tiles.
static TABLE: LazyLock<Vec<[Row; 2]>> = LazyLock::new(|| {
    let rows = |adventurer| {
        [HasSuccess::No, HasSuccess::Yes].map(|has_success| {
            std::array::from_fn(|code| of_tiles(adventurer, SlotSet::coded(code), has_success))
        })
    };
    Adventurer::ALL.into_iter().map(rows).collect()
});

impl CardDamage {
    /// The damage to this adventurer with these tiles.
    #[inline]
    pub(crate) fn of(run: &Run) -> &'static CardDamage {
        &TABLE[run.adventurer as usize][usize::from(run.has_success == HasSuccess::Yes)][run.held.code()]
    }

    /// The damage of a card of this kind; 0 for a kind that falls because it was named.
    #[inline]
    pub(crate) fn of_kind(&self, run: &Run, monster: Monster) -> f64 {
        let falls = run.named == Some(monster)
            || run.hunted == Some(monster)
            || run.number.is_some_and(|number| monster.card().strength == Strength::Fixed(number));
        if falls { 0.0 } else { f64::from(self.0[monster as usize]) }
    }
}

fn of_tiles(adventurer: Adventurer, held: SlotSet, has_success: HasSuccess) -> CardDamage {
    let run = Run { hp: PLENTY, ..Run::enter(adventurer, held, has_success, OPTIONS) };
    CardDamage(Monster::ALL.map(|monster| of_card(run, monster)))
}

/// Enough health points for any card, and above the limit of every tile that works only at low health.
const PLENTY: i16 = 60;

fn of_card(run: Run, monster: Monster) -> i8 {
    let card = monster.card();
    match (card.effect, card.strength) {
        (Special::IgnoreNext, _) => ALLY,
        (Special::TakeTile, _) => cheapest_tile(run),
        (_, Strength::Position) => {
            let at = |faced| simulated(Run { faced, ..run }, monster);
            (POSITIONS.map(at).iter().sum::<i16>() / POSITIONS.len() as i16) as i8
        }
        _ => simulated(run, monster) as i8,
    }
}

/// The Ally saves about one average card.
const ALLY: i8 = -3;
/// Typical positions of the Shapeshifter.
const POSITIONS: [u8; 5] = [0, 1, 2, 3, 4];

fn simulated(mut run: Run, monster: Monster) -> i16 {
    run.face(run.meet(monster, &mut Silent), None, &mut Silent);
    PLENTY - run.hp
}

/// A rough value of the cheapest tile, in health points.
fn cheapest_tile(run: Run) -> i8 {
    let price = |slot| if let Effect::Hp(hp) = run.effect(slot) { hp as i8 } else { 2 };
    run.held.map(price).min().unwrap_or(0)
}

/// One table serves all game options, since they hardly change the damage.
const OPTIONS: GameOptions = GameOptions::usual(Set::Combined);
