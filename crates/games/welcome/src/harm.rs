//! What each kind of card takes from an adventurer with given tiles, tried out once for all of them.

use std::sync::LazyLock;

use game::Silent;

use crate::components::{Adventurer, Effect, Held, Monster, Special, Strength};
use crate::options::{GameOptions, Set};
use crate::run::{Run, Successes};

pub(crate) const KINDS: usize = Monster::ALL.len();

/// Health points that each kind of card takes; less than nothing for one that gives some.
pub(crate) struct Harms([i8; KINDS]);

type Row = [Harms; Held::SETS];

/// By adventurer and by whether its player has a success, for every set of tiles.
static TABLE: LazyLock<Vec<[Row; 2]>> = LazyLock::new(|| {
    let rows = |adventurer| RECORDS.map(|record| row(adventurer, record));
    Adventurer::ALL.into_iter().map(rows).collect()
});

const RECORDS: [Successes; 2] = [Successes::None, Successes::Some];

impl Harms {
    /// What the cards take from this adventurer with these tiles.
    #[inline]
    pub(crate) fn of(run: &Run) -> &'static Harms {
        &TABLE[run.adventurer as usize][usize::from(run.record == Successes::Some)][run.held.code()]
    }

    /// What a card of this kind takes, apart from what was named.
    #[inline]
    pub(crate) fn of_kind(&self, run: &Run, monster: Monster) -> f64 {
        let falls = run.named == Some(monster)
            || run.hunted == Some(monster)
            || run.number.is_some_and(|number| monster.card().strength == Strength::Fixed(number));
        if falls { 0.0 } else { f64::from(self.0[monster as usize]) }
    }
}

fn row(adventurer: Adventurer, record: Successes) -> Row {
    std::array::from_fn(|code| harms(adventurer, Held::coded(code), record))
}

fn harms(adventurer: Adventurer, held: Held, record: Successes) -> Harms {
    let run = Run { hp: PLENTY, ..Run::enter(adventurer, held, record, USUAL) };
    Harms(Monster::ALL.map(|monster| harm(run, monster)))
}

/// Enough health points for any card, and more than any tile asks for that works for the weak.
const PLENTY: i16 = 60;

fn harm(run: Run, monster: Monster) -> i8 {
    let card = monster.card();
    match (card.effect, card.strength) {
        (Special::IgnoreNext, _) => ALLY,
        (Special::TakeTile, _) => price_of_a_tile(run),
        (_, Strength::Position) => {
            let at = |faced| taken(Run { faced, ..run }, monster);
            (POSITIONS.map(at).iter().sum::<i16>() / POSITIONS.len() as i16) as i8
        }
        _ => taken(run, monster) as i8,
    }
}

/// The Ally spares about one card.
const ALLY: i8 = -3;
/// Where the Shapeshifter lies as often as not.
const POSITIONS: [u8; 5] = [0, 1, 2, 3, 4];

fn taken(mut run: Run, monster: Monster) -> i16 {
    run.face(run.meet(monster, &mut Silent), None, &mut Silent);
    PLENTY - run.hp
}

/// What the loss of the cheapest tile is worth, about.
fn price_of_a_tile(run: Run) -> i8 {
    let price = |slot| if let Effect::Hp(hp) = run.effect(slot) { hp as i8 } else { 2 };
    run.held.map(price).min().unwrap_or(0)
}

/// GameOptions rules change little of what a card takes, so that one table serves all.
const USUAL: GameOptions = GameOptions::usual(Set::Combined);
