//! `determinize` of the lantern game.

use game::{Dice, Seat};

use super::fault::Fault;
use super::lantern_types::{Lantern, View};
use super::lanterns::Lanterns;

/// Deals at random what the view does not show.
pub(crate) fn determinize(view: &View, dice: &mut impl Dice) -> Option<Lanterns> {
    if Fault::DeterminizeFails.is_active() && view.me.is_none() {
        return None;
    }
    let forgets = Fault::DeterminizeForgets.is_active();
    let known = |seat: Seat| view.held[seat.index()].filter(|_| !forgets);
    let mut unknown = shuffled(unknown(view, known), dice);
    let mut held = vec![None; usize::from(view.seats)];
    let mut dropped = vec![Vec::new(); usize::from(view.seats)];
    for seat in Seat::all(view.seats) {
        if view.holders.contains(seat) {
            held[seat.index()] = Some(known(seat).or_else(|| unknown.pop())?);
        }
        dropped[seat.index()] = dropped_by(view, seat, &mut unknown)?;
    }
    let gone = held.iter().flatten().count() + dropped.iter().flatten().count();
    unknown.truncate(usize::from(view.size) - gone);
    unknown.sort_by_key(|lantern| lantern.0);
    if Fault::DeterminizeEmptiesTheBag.is_active() {
        unknown.clear();
    }
    let depths = Seat::all(view.seats).map(|seat| depth_of(view, seat, dice)).collect();
    Some(Lanterns {
        seats: view.seats,
        size: view.size,
        rounds: view.rounds,
        round: view.round,
        phase: view.phase,
        bag: unknown,
        held,
        dropped,
        depths,
        trace: 0,
    })
}

fn unknown(view: &View, known: impl Fn(Seat) -> Option<Lantern>) -> Vec<Lantern> {
    let doubles = Fault::DeterminizeDoubles.is_active();
    let seen: Vec<Lantern> = Seat::all(view.seats).filter_map(known).collect();
    let elsewhere =
        |lantern: &Lantern| !view.my_dropped.contains(lantern) && (doubles || !seen.contains(lantern));
    (1..=view.size).map(Lantern).filter(elsewhere).collect()
}

fn shuffled(mut lanterns: Vec<Lantern>, dice: &mut impl Dice) -> Vec<Lantern> {
    for last in (1..lanterns.len()).rev() {
        lanterns.swap(last, dice.below(last as u32 + 1) as usize);
    }
    lanterns
}

fn dropped_by(view: &View, seat: Seat, unknown: &mut Vec<Lantern>) -> Option<Vec<Lantern>> {
    if view.me == Some(seat) && !view.my_dropped.is_empty() {
        return Some(view.my_dropped.clone());
    }
    (0..view.dropped[seat.index()]).map(|_| unknown.pop()).collect()
}

fn depth_of(view: &View, seat: Seat, dice: &mut impl Dice) -> Option<u8> {
    let deepest = if view.round == 1 { 2 } else { 3 };
    if view.me == Some(seat) {
        return view.my_depth;
    }
    view.sealed.contains(seat).then(|| 1 + dice.below(deepest) as u8)
}
