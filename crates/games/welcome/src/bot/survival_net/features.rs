//! The inputs of the networks: an adventurer and the cards ahead, as numbers of about the same size.

use game::{Seat, Silent};

use crate::action::Action;
use crate::bot::card_damage::CardDamage;
use crate::bot::known_cards::{KnownCards, run_of};
use crate::components::{Adventurer, Effect, Monster, Slot};
use crate::run::{After, Coin, HasSuccess, Next, Run, Variety};
use crate::state::{Phase, Welcome};

const KINDS: usize = Monster::ALL.len();
/// Expected copies of each kind, their total damage, the tiles, and the others.
pub(super) const COUNT: usize = KINDS + KINDS + Slot::ALL.len() + OTHERS;
const OTHERS: usize = 12;

/// The inputs of a network.
#[derive(Clone, Copy, Debug)]
pub struct Features(pub [f32; COUNT]);

impl Features {
    /// The adventurer and its features as a seat knows them. `None` if no card is ahead or the adventurer is dead: the
    /// networks are not used then.
    pub fn of(game: &Welcome, seat: Seat) -> Option<(Adventurer, Features)> {
        let (run, known) = (run_of(game, seat), KnownCards::of(game, seat));
        (known.ahead() > 0 && run.hp > 0).then(|| (run.adventurer, Features::at(&run, &known)))
    }

    /// The same after an answer to a revealed card. `None` if the adventurer does not go straight on to the next card.
    pub fn after(game: &Welcome, seat: Seat, answer: Action) -> Option<(Adventurer, Features)> {
        let Phase::Ask { met, .. } = game.phase else { return None };
        let strike = match answer {
            Action::Use { tile } => Some(game.run.adventurer.slot_of(tile)?),
            _ => None,
        };
        let (mut run, known) = (game.run, KnownCards::of(game, seat));
        let replaces = strike.is_some_and(|slot| run.effect(slot) == Effect::Replaces);
        let goes_on = !replaces && run.face(met, strike, &mut Silent) == After::Alive && known.ahead() > 0;
        goes_on.then(|| (run.adventurer, Features::at(&run, &known)))
    }

    pub(crate) fn at(run: &Run, known: &KnownCards) -> Features {
        let mut numbers = [0.0; COUNT];
        let (kinds, rest) = numbers.split_at_mut(2 * KINDS);
        let damage = kind_features(run, known, kinds);
        let (tiles, others) = rest.split_at_mut(Slot::ALL.len());
        run.held.into_iter().for_each(|slot| tiles[slot.index()] = 1.0);
        others.copy_from_slice(&other_features(run, known, damage));
        Features(numbers)
    }
}

/// The total damage of the cards ahead.
struct Damage {
    mean: f32,
    variance: f32,
}

/// Fills in the expected copies of each kind ahead and their damage.
fn kind_features(run: &Run, known: &KnownCards, numbers: &mut [f32]) -> Damage {
    let (damage, unplaced) = (CardDamage::of(run), known.unplaced().max(1.0));
    let share = f64::from(known.hidden_ahead) / unplaced;
    let (mut total, mut sum, mut squares) = (0.0, 0.0, 0.0);
    let (counts, damages) = numbers.split_at_mut(KINDS);
    for (place, monster) in Monster::ALL.into_iter().enumerate() {
        let (expected, each) = (known.expected(monster), damage.of_kind(run, monster));
        let cards = f64::from(known.known_ahead.count(monster)) + share * expected;
        total += cards * each;
        sum += expected * each;
        squares += expected * each * each;
        counts[place] = cards as f32;
        damages[place] = (cards * each) as f32 * EIGHTH;
    }
    let mean = sum / unplaced;
    let variance = (squares / unplaced - mean * mean).max(0.0);
    let variance = variance * f64::from(known.hidden_ahead) * (1.0 - share).max(0.0);
    Damage { mean: total as f32, variance: variance as f32 }
}

/// These factors scale health points, counts and variances to about 1.
const EIGHTH: f32 = 1.0 / 8.0;
const THIRTY_SECOND: f32 = 1.0 / 32.0;

fn other_features(run: &Run, known: &KnownCards, damage: Damage) -> [f32; OTHERS] {
    let hp = f32::from(run.hp);
    let flag = |is: bool| if is { 1.0 } else { 0.0 };
    [
        hp * EIGHTH,
        (hp - damage.mean) * EIGHTH,
        (hp - damage.mean) / (2.0 + damage.variance).sqrt(),
        damage.variance * THIRTY_SECOND,
        f32::from(known.hidden_ahead) * EIGHTH,
        f32::from(known.ahead()) * EIGHTH,
        all_differ(run, known) as f32,
        flag(run.has_success == HasSuccess::Yes),
        f32::from(run.relief),
        flag(run.coin == Coin::Running),
        flag(run.next != Next::Faced),
        flag(run.named.is_some() || run.number.is_some() || run.hunted.is_some()),
    ]
}

/// The chance that all monsters of the dungeon differ, if Omnipotence is held.
pub(super) fn all_differ(run: &Run, known: &KnownCards) -> f64 {
    let repeated = |monster: &Monster| {
        let count = known.known_ahead.count(*monster);
        count + u32::from(run.seen.has(*monster) && count > 0) > 1
    };
    if run.omnipotence().is_none() || run.variety == Variety::SomeAlike || Monster::ALL.iter().any(repeated) {
        return 0.0;
    }
    ALL_DIFFER.get(usize::from(known.ahead() + run.faced)).copied().unwrap_or(0.0)
}

/// The chance that this many of the thirteen common cards are all different.
const ALL_DIFFER: [f64; 9] = [1.0, 1.0, 0.94, 0.81, 0.64, 0.46, 0.29, 0.16, 0.07];
