//! What is seen at a glance: an adventurer and the cards ahead, in numbers of about the same size.

use game::{Seat, Silent};

use crate::action::Action;
use crate::components::{Adventurer, Effect, Monster, Slot};
use crate::harm::Harms;
use crate::rollout::run_of;
use crate::run::{After, Coin, Next, Run, Successes};
use crate::sight::Sight;
use crate::state::{Phase, Welcome};
use crate::survival_net::all_differ;

const KINDS: usize = Monster::ALL.len();
/// Cards of each kind, what they take, the tiles, and the rest.
pub(super) const NUMBERS: usize = KINDS + KINDS + Slot::ALL.len() + OTHERS;
const OTHERS: usize = 12;

/// What a network looks at.
#[derive(Clone, Copy, Debug)]
pub struct Glimpse(pub [f32; NUMBERS]);

impl Glimpse {
    /// What a seat sees of an adventurer that it would lead in or leads, and which adventurer that is; nothing where no card
    /// is ahead or it is dead, since no network is asked then.
    #[must_use]
    pub fn of(game: &Welcome, seat: Seat) -> Option<(Adventurer, Glimpse)> {
        let (run, sight) = (run_of(game, seat), Sight::of(game, seat));
        (sight.ahead() > 0 && run.hp > 0).then(|| (run.adventurer, Glimpse::at(&run, &sight)))
    }

    /// What the one in the dungeon sees after an answer to a card, if the adventurer then goes on with nothing else to decide.
    #[must_use]
    pub fn after(game: &Welcome, seat: Seat, answer: Action) -> Option<(Adventurer, Glimpse)> {
        let Phase::Ask { met, .. } = game.phase else { return None };
        let strike = match answer {
            Action::Use { tile } => Some(game.run.adventurer.slot_of(tile)?),
            _ => None,
        };
        let (mut run, sight) = (game.run, Sight::of(game, seat));
        let replaces = strike.is_some_and(|slot| run.effect(slot) == Effect::Replaces);
        let goes_on = !replaces && run.face(met, strike, &mut Silent) == After::Alive && sight.ahead() > 0;
        goes_on.then(|| (run.adventurer, Glimpse::at(&run, &sight)))
    }

    pub(crate) fn at(run: &Run, sight: &Sight) -> Glimpse {
        let mut numbers = [0.0; NUMBERS];
        let (kinds, rest) = numbers.split_at_mut(2 * KINDS);
        let toll = weigh_kinds(run, sight, kinds);
        let (tiles, others) = rest.split_at_mut(Slot::ALL.len());
        run.held.into_iter().for_each(|slot| tiles[slot.index()] = 1.0);
        others.copy_from_slice(&weigh_others(run, sight, toll));
        Glimpse(numbers)
    }
}

/// What the cards ahead take in all, on average, and how far that may be off.
struct Toll {
    total: f32,
    spread: f32,
}

/// How many cards of each kind are ahead, on average, and what they take together.
fn weigh_kinds(run: &Run, sight: &Sight, numbers: &mut [f32]) -> Toll {
    let (harms, unplaced) = (Harms::of(run), sight.unplaced().max(1.0));
    let share = f64::from(sight.hidden) / unplaced;
    let (mut total, mut sum, mut squares) = (0.0, 0.0, 0.0);
    let (counts, tolls) = numbers.split_at_mut(KINDS);
    for (place, monster) in Monster::ALL.into_iter().enumerate() {
        let (likely, harm) = (sight.likely(monster), harms.of_kind(run, monster));
        let cards = f64::from(sight.known.count(monster)) + share * likely;
        total += cards * harm;
        sum += likely * harm;
        squares += likely * harm * harm;
        counts[place] = cards as f32;
        tolls[place] = (cards * harm) as f32 * A_FEW_POINTS;
    }
    let each = sum / unplaced;
    let variance = (squares / unplaced - each * each).max(0.0);
    let spread = variance * f64::from(sight.hidden) * (1.0 - share).max(0.0);
    Toll { total: total as f32, spread: spread as f32 }
}

/// Health points and numbers of cards are brought to about one.
const A_FEW_POINTS: f32 = 1.0 / 8.0;
const MANY: f32 = 1.0 / 32.0;

fn weigh_others(run: &Run, sight: &Sight, toll: Toll) -> [f32; OTHERS] {
    let hp = f32::from(run.hp);
    let yes = |is: bool| if is { 1.0 } else { 0.0 };
    [
        hp * A_FEW_POINTS,
        (hp - toll.total) * A_FEW_POINTS,
        (hp - toll.total) / (2.0 + toll.spread).sqrt(),
        toll.spread * MANY,
        f32::from(sight.hidden) * A_FEW_POINTS,
        f32::from(sight.ahead()) * A_FEW_POINTS,
        all_differ(run, sight) as f32,
        yes(run.record == Successes::Some),
        f32::from(run.relief),
        yes(run.coin == Coin::Running),
        yes(run.next != Next::Faced),
        yes(run.named.is_some() || run.number.is_some() || run.hunted.is_some()),
    ]
}
