//! A fast and sensible guess at what a seat would decide, for rollouts in sampled states.
//!
//! It looks at the whole state, yet only at what that seat may know: [`Sight`] does not show more.

use game::{Dice, Seat, Silent};

use crate::action::{Action, GREATSWORD_STRENGTHS};
use crate::components::{Effect, Held, Monster, Slot, Tile};
use crate::harm::Harms;
use crate::run::{After, Met, Run, Successes};
use crate::sight::Sight;
use crate::standing::{End, Standing};
use crate::state::{Phase, SEATS, Welcome};
use crate::succession::Choosing;
use crate::survival_net::survival_net;

/// What the seat is likely to decide, as far as anyone can tell in a microsecond. The dice make it leave the bidding now
/// a little earlier, now later, as people do; nothing is allocated. Nothing if the seat has nothing to decide.
pub fn rollout_policy(game: &Welcome, seat: Seat, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    if game.decider() != Some(seat) {
        return None;
    }
    let choice = match game.phase {
        Phase::Bid => Some(bid(game, seat, dice)),
        Phase::Place(monster) => Some(place(game, seat, monster, dice)),
        Phase::NameType => Some(Action::NameType { monster: worst_type(game, seat) }),
        Phase::NameStrength(_) => Some(Action::NameStrength { strength: least_use(game, seat) }),
        Phase::Ask { met, offered } => Some(answer(game, seat, met, offered)),
        Phase::Discard { spared } => give_up(game, seat, spared).map(|tile| Action::Discard { tile }),
        Phase::NextAdventurer => next_adventurer(game, seat),
        _ => None,
    };
    let any = || legal.get(dice.below(legal.len() as u32) as usize).copied();
    choice.filter(|action| legal.contains(action)).or_else(any)
}

/// The adventurer that suits the seat, if it is still in the game.
fn next_adventurer(game: &Welcome, seat: Seat) -> Option<Action> {
    let choosing = Choosing {
        options: game.options,
        specials: game.known[seat.index() % SEATS],
        players: game.alive().len(),
        record: run_of(game, seat).record,
    };
    let chosen = game.is_alive(seat).then(|| choosing.best()).flatten();
    chosen.map(|adventurer| Action::Choose { adventurer })
}

/// The adventurer as the seat would lead it in.
pub(crate) fn run_of(game: &Welcome, seat: Seat) -> Run {
    let record = if game.player(seat).successes > 0 { Successes::Some } else { Successes::None };
    Run { record, ..game.run }
}

/// Leaves the bidding the more likely, the more it is worth to let others enter.
fn bid(game: &Welcome, seat: Seat, dice: &mut impl Dice) -> Action {
    let chance = survival_net(&run_of(game, seat), &Sight::of(game, seat));
    if happens(staying(game, seat, chance), dice) { Action::Draw } else { Action::Pass }
}

const FACES: u32 = 1 << 16;

/// How likely a seat with this chance stays in the bidding.
pub(crate) fn staying(game: &Welcome, seat: Seat, chance: f64) -> f64 {
    let gain = gain_of_entering(game, seat, chance);
    1.0 / (1.0 + (-(gain + COURAGE) / TEMPER).exp())
}

/// What is a clear difference, in chances to win the game.
const TEMPER: f64 = 0.03;
/// What a turn more in the bidding is worth: whoever stays may still leave later.
const COURAGE: f64 = 0.03;

/// What it is worth to enter with this chance, more than to let another enter.
fn gain_of_entering(game: &Welcome, seat: Seat, chance: f64) -> f64 {
    let (standing, me) = (Standing::of_game(game), seat.index());
    let worth = |who: Seat, chance: f64| {
        let after = |end| standing.after(who.index(), end).chances()[me];
        chance * after(End::Success) + (1.0 - chance) * after(End::Failure)
    };
    let rivals = game.bidders.without(seat);
    let theirs: f64 = rivals.iter().map(|rival| worth(rival, chance)).sum();
    worth(seat, chance) - theirs / rivals.len().max(1) as f64
}

/// Adds the card or sets it aside, the more likely whatever leaves the better chance. If everyone always did what looks
/// best, all cards would be added and nobody would ever lose a tile; whoever starts would then enter last and win.
fn place(game: &Welcome, seat: Seat, monster: Monster, dice: &mut impl Dice) -> Action {
    let (run, sight) = (run_of(game, seat), Sight::of(game, seat));
    let added = survival_net(&run, &sight.facing(monster)) + SECRECY;
    match least_missed(&run, &sight) {
        Some((slot, chance)) if !happens(preference(added - chance), dice) => {
            Action::Sacrifice { tile: run.adventurer.tile(slot) }
        }
        _ => Action::Add,
    }
}

/// The tile without which the chance is best, and that chance.
pub(crate) fn least_missed(run: &Run, sight: &Sight) -> Option<(Slot, f64)> {
    let weighed = run.held.into_iter().map(|slot| (slot, survival_net(&without(*run, slot), sight)));
    weighed.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// How likely someone does what is better by this much, in chances to come through.
pub(crate) fn preference(advantage: f64) -> f64 {
    1.0 / (1.0 + (-advantage / SHARPNESS).exp())
}

/// How sharply players tell a better chance from a worse one.
const SHARPNESS: f64 = 0.025;

fn happens(probability: f64, dice: &mut impl Dice) -> bool {
    f64::from(dice.below(FACES)) < probability * f64::from(FACES)
}

/// What it is worth that nobody sees the card that is added, while everyone sees the tile that goes.
const SECRECY: f64 = 0.05;

pub(crate) fn without(mut run: Run, slot: Slot) -> Run {
    run.set_aside(slot);
    run
}

/// The type that would take most.
fn worst_type(game: &Welcome, seat: Seat) -> Monster {
    let (run, sight) = (run_of(game, seat), Sight::of(game, seat));
    let (harms, share) = (Harms::of(&run), f64::from(sight.hidden) / sight.unplaced().max(1.0));
    let mut worst = (Monster::Dragon, 0.0);
    for monster in Monster::ALL {
        let copies = f64::from(sight.known.count(monster)) + share * sight.likely(monster);
        let toll = copies * harms.of_kind(&run, monster);
        if toll > worst.1 {
            worst = (monster, toll);
        }
    }
    worst.0
}

/// The strength that helps the adventurer least.
fn least_use(game: &Welcome, seat: Seat) -> u8 {
    let (run, sight) = (game.run, Sight::of(game, seat));
    let chance = |number: u8| survival_net(&Run { number: Some(number), ..run }, &sight);
    let mut least = (GREATSWORD_STRENGTHS[0], f64::MAX);
    for number in GREATSWORD_STRENGTHS {
        let chance = chance(number);
        if chance < least.1 {
            least = (number, chance);
        }
    }
    least.0
}

/// Uses the tile after which the rest looks best, or none.
fn answer(game: &Welcome, seat: Seat, met: Met, offered: Held) -> Action {
    let (strike, _) = best_answer(game.run, met, offered, &Sight::of(game, seat));
    strike.map_or(Action::Decline, |slot| Action::Use { tile: game.run.adventurer.tile(slot) })
}

/// The tile after which the rest looks best, or none, and the chance that is then left.
pub(crate) fn best_answer(run: Run, met: Met, offered: Held, sight: &Sight) -> (Option<Slot>, f64) {
    let mut best = (None, after(run, met, None, sight));
    for slot in offered {
        let chance = after(run, met, Some(slot), sight);
        if chance > best.1 {
            best = (Some(slot), chance);
        }
    }
    best
}

fn after(mut run: Run, met: Met, strike: Option<Slot>, sight: &Sight) -> f64 {
    if let Some(slot) = strike.filter(|&slot| run.effect(slot) == Effect::Replaces) {
        run.replace(slot, met, &mut Silent);
        return survival_net(&run, &sight.facing_any());
    }
    let outcome = run.face(met, strike, &mut Silent);
    settled(run, outcome, sight)
}

fn settled(run: Run, outcome: After, sight: &Sight) -> f64 {
    match outcome {
        After::Alive => survival_net(&run, sight),
        After::Dead => survival_net(&Run { hp: LOST, ..run }, sight),
        After::OwesTile { spared } => cheapest(run, spared, sight).map_or(0.0, |(_, chance)| chance),
    }
}

/// So few health points that only a tile that wins after death helps.
const LOST: i16 = -99;

fn give_up(game: &Welcome, seat: Seat, spared: Held) -> Option<Tile> {
    let (slot, _) = cheapest(game.run, spared, &Sight::of(game, seat))?;
    Some(game.run.adventurer.tile(slot))
}

/// The tile without which the rest looks best.
pub(crate) fn cheapest(run: Run, spared: Held, sight: &Sight) -> Option<(Slot, f64)> {
    let mut best: Option<(Slot, f64)> = None;
    for slot in run.held.minus(spared) {
        let mut poorer = run;
        let chance = match poorer.lose_tile(slot, &mut Silent) {
            After::Dead => 0.0,
            After::Alive | After::OwesTile { .. } => survival_net(&poorer, sight),
        };
        if best.is_none_or(|(_, most)| chance > most) {
            best = Some((slot, chance));
        }
    }
    best
}
