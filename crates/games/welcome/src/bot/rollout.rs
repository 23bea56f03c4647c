//! The rollout policy: a fast guess at what a seat would decide, for playing sampled states on.
//!
//! It gets the whole state but uses only what the seat may know, by way of [`KnownCards`].

use game::{Dice, Seat, Silent, math};

use crate::action::{Action, GREATSWORD_STRENGTHS};
use crate::bot::card_damage::CardDamage;
use crate::bot::known_cards::{KnownCards, run_of};
use crate::bot::match_score::{MatchScore, Opponents, RoundResult};
use crate::bot::next_adventurer::NextAdventurer;
use crate::bot::survival_net::survival_net;
use crate::components::{Effect, Monster, Slot, SlotSet, Tile};
use crate::run::{After, Met, Run};
use crate::state::{Phase, SEATS, Welcome};

/// Guesses the seat's decision in about a microsecond, without allocating. The dice vary when it leaves the bidding and
/// how it places cards, as people do. Returns `None` if the seat has nothing to decide.
pub fn rollout_policy(game: &Welcome, seat: Seat, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    decide_among(game, seat, legal, Opponents::Usual, dice)
}

/// Like `rollout_policy`, at a table of legends.
pub fn legendary_rollout_policy(
    game: &Welcome,
    seat: Seat,
    legal: &[Action],
    dice: &mut impl Dice,
) -> Option<Action> {
    decide_among(game, seat, legal, Opponents::Legends, dice)
}

fn decide_among(
    game: &Welcome,
    seat: Seat,
    legal: &[Action],
    opponents: Opponents,
    dice: &mut impl Dice,
) -> Option<Action> {
    if game.decider() != Some(seat) {
        return None;
    }
    let choice = match game.phase {
        Phase::Bid => Some(bid(game, seat, opponents, dice)),
        Phase::Place(monster) => Some(place(game, seat, monster, dice)),
        Phase::NameType => Some(Action::NameType { monster: most_damaging_type(game, seat) }),
        Phase::NameStrength(_) => Some(Action::NameStrength { strength: least_helpful_strength(game, seat) }),
        Phase::Ask { met, offered } => Some(answer(game, seat, met, offered)),
        Phase::Discard { spared } => discard(game, seat, spared).map(|tile| Action::Discard { tile }),
        Phase::NextAdventurer => next_adventurer(game, seat),
        _ => None,
    };
    let any = || legal.get(dice.below(legal.len() as u32) as usize).copied();
    choice.filter(|action| legal.contains(action)).or_else(any)
}

/// The adventurer that suits the seat; `None` if the seat is out of the game.
fn next_adventurer(game: &Welcome, seat: Seat) -> Option<Action> {
    let choice = NextAdventurer {
        options: game.options,
        specials: game.known[seat.index() % SEATS],
        players: game.alive().len(),
        has_success: run_of(game, seat).has_success,
    };
    let chosen = game.is_alive(seat).then(|| choice.best()).flatten();
    chosen.map(|adventurer| Action::Choose { adventurer })
}

/// Passes the more often, the more it gains from another player's entering.
fn bid(game: &Welcome, seat: Seat, opponents: Opponents, dice: &mut impl Dice) -> Action {
    let chance = survival_net(&run_of(game, seat), &KnownCards::of(game, seat));
    if happens(stay_probability(game, seat, chance, opponents), dice) { Action::Draw } else { Action::Pass }
}

/// The resolution of [`happens`].
const FACES: u32 = 1 << 16;

/// The probability that a seat with this chance to survive stays in the bidding.
pub(crate) fn stay_probability(game: &Welcome, seat: Seat, chance: f64, opponents: Opponents) -> f64 {
    let gain = gain_of_entering(game, seat, chance, opponents);
    1.0 / (1.0 + math::exp(-(gain + STAY_BONUS) / STAY_TEMPERATURE))
}

/// The scale of gains, as chances to win the game, in the logistic curve of [`stay_probability`].
const STAY_TEMPERATURE: f64 = 0.03;
/// The value of one more turn in the bidding: a player who stays can still leave later.
const STAY_BONUS: f64 = 0.03;

/// How much more it is worth to enter with this chance than to let another player enter.
fn gain_of_entering(game: &Welcome, seat: Seat, chance: f64, opponents: Opponents) -> f64 {
    let (score, me) = (MatchScore::of_game(game), seat.index());
    let value = |entrant: Seat, chance: f64| {
        let after = |result| score.after(entrant.index(), result).chances_among(opponents)[me];
        chance * after(RoundResult::Success) + (1.0 - chance) * after(RoundResult::Failure)
    };
    let rivals = game.bidders.without(seat);
    let theirs: f64 = rivals.iter().map(|rival| value(rival, chance)).sum();
    value(seat, chance) - theirs / rivals.len().max(1) as f64
}

/// Adds the card or sets it aside, each the more often the better the chance it leaves. If everyone always did what
/// looks best, all cards would be added and no tile would ever be lost; the starter would then enter last and win.
fn place(game: &Welcome, seat: Seat, monster: Monster, dice: &mut impl Dice) -> Action {
    let (run, known) = (run_of(game, seat), KnownCards::of(game, seat));
    let added = survival_net(&run, &known.facing(monster)) + SECRECY_BONUS;
    match least_useful_tile(&run, &known) {
        Some((slot, chance)) if !happens(preference(added - chance), dice) => {
            Action::Sacrifice { tile: run.adventurer.tile(slot) }
        }
        _ => Action::Add,
    }
}

/// The tile whose loss leaves the best chance, and that chance.
pub(crate) fn least_useful_tile(run: &Run, known: &KnownCards) -> Option<(Slot, f64)> {
    let chances = run.held.into_iter().map(|slot| (slot, survival_net(&without(*run, slot), known)));
    chances.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// The probability that a player prefers an action that improves the chance to survive by `advantage`.
pub(crate) fn preference(advantage: f64) -> f64 {
    1.0 / (1.0 + math::exp(-advantage / PREFERENCE_TEMPERATURE))
}

/// The scale of survival chances in the logistic curve of [`preference`].
const PREFERENCE_TEMPERATURE: f64 = 0.025;

fn happens(probability: f64, dice: &mut impl Dice) -> bool {
    f64::from(dice.below(FACES)) < probability * f64::from(FACES)
}

/// The value of adding a card unseen, since everyone sees a tile that is sacrificed.
const SECRECY_BONUS: f64 = 0.05;

pub(crate) fn without(mut run: Run, slot: Slot) -> Run {
    run.set_aside(slot);
    run
}

/// The type that would deal the most damage in total.
fn most_damaging_type(game: &Welcome, seat: Seat) -> Monster {
    let (run, known) = (run_of(game, seat), KnownCards::of(game, seat));
    let (damage, share) = (CardDamage::of(&run), f64::from(known.hidden_ahead) / known.unplaced().max(1.0));
    let mut most = (Monster::Dragon, 0.0);
    for monster in Monster::ALL {
        let copies = f64::from(known.known_ahead.count(monster)) + share * known.expected(monster);
        let total = copies * damage.of_kind(&run, monster);
        if total > most.1 {
            most = (monster, total);
        }
    }
    most.0
}

/// The strength that helps the adventurer least.
fn least_helpful_strength(game: &Welcome, seat: Seat) -> u8 {
    let (run, known) = (game.run, KnownCards::of(game, seat));
    let chance = |number: u8| survival_net(&Run { number: Some(number), ..run }, &known);
    let mut least = (GREATSWORD_STRENGTHS[0], f64::MAX);
    for number in GREATSWORD_STRENGTHS {
        let chance = chance(number);
        if chance < least.1 {
            least = (number, chance);
        }
    }
    least.0
}

fn answer(game: &Welcome, seat: Seat, met: Met, offered: SlotSet) -> Action {
    let (strike, _) = best_answer(game.run, met, offered, &KnownCards::of(game, seat));
    strike.map_or(Action::Decline, |slot| Action::Use { tile: game.run.adventurer.tile(slot) })
}

/// The tile to use on the card, or `None` to decline, and the chance after it.
pub(crate) fn best_answer(run: Run, met: Met, offered: SlotSet, known: &KnownCards) -> (Option<Slot>, f64) {
    let mut best = (None, chance_after(run, met, None, known));
    for slot in offered {
        let chance = chance_after(run, met, Some(slot), known);
        if chance > best.1 {
            best = (Some(slot), chance);
        }
    }
    best
}

fn chance_after(mut run: Run, met: Met, strike: Option<Slot>, known: &KnownCards) -> f64 {
    if let Some(slot) = strike.filter(|&slot| run.effect(slot) == Effect::Replaces) {
        run.replace(slot, met, &mut Silent);
        return survival_net(&run, &known.facing_any());
    }
    match run.face(met, strike, &mut Silent) {
        After::Alive => survival_net(&run, known),
        After::Dead => survival_net(&Run { hp: DEAD, ..run }, known),
        After::OwesTile { spared } => best_discard(run, spared, known).map_or(0.0, |(_, chance)| chance),
    }
}

/// Health points of a dead adventurer. Only a tile that wins after death still helps.
const DEAD: i16 = -99;

fn discard(game: &Welcome, seat: Seat, spared: SlotSet) -> Option<Tile> {
    let (slot, _) = best_discard(game.run, spared, &KnownCards::of(game, seat))?;
    Some(game.run.adventurer.tile(slot))
}

/// The tile to give up, and the chance after it.
pub(crate) fn best_discard(run: Run, spared: SlotSet, known: &KnownCards) -> Option<(Slot, f64)> {
    let mut best: Option<(Slot, f64)> = None;
    for slot in run.held.minus(spared) {
        let mut after = run;
        let chance = match after.lose_tile(slot, &mut Silent) {
            After::Dead => 0.0,
            After::Alive | After::OwesTile { .. } => survival_net(&after, known),
        };
        if best.is_none_or(|(_, most)| chance > most) {
            best = Some((slot, chance));
        }
    }
    best
}
