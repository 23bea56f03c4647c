//! A player that knows its odds.

use game::{Dice, Seat};

use crate::action::Action;
use crate::components::{Adventurer, Held, Monster};
use crate::odds::{Prospect, survival_if};
use crate::stakes::Stakes;
use crate::view::{Stage, View};

fn knob(name: &str, default: f64) -> f64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

pub(crate) struct Knobs { theta: f64, slope: f64, gamma: f64, floor: f64, pub(crate) luck: f64, hold: f64, mode: f64 }
pub(crate) static KNOBS: std::sync::LazyLock<Knobs> = std::sync::LazyLock::new(|| Knobs {
    theta: knob("THETA", 0.5), slope: knob("SLOPE", 0.1), gamma: knob("GAMMA", 0.9), floor: knob("FLOOR", 0.05), luck: knob("LUCK", 0.6), hold: knob("HOLD", 0.0), mode: knob("MODE", 0.0),
});

/// Decides by the exact chance to come through the dungeon and by what is at stake.
pub fn policy(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let choice = match view.stage {
        Stage::Bid => bid(view),
        Stage::Place => place(view),
        Stage::NameType | Stage::Ask { .. } | Stage::Discard { .. } => best(view, legal, |chance| chance),
        Stage::NameStrength { .. } => best(view, legal, |chance| -chance),
        _ => None,
    };
    choice.filter(|action| legal.contains(action)).or_else(|| legal.get(dice.below(legal.len() as u32) as usize).copied())
}

fn best(view: &View, legal: &[Action], worth: impl Fn(f64) -> f64) -> Option<Action> {
    let mut best: Option<(Action, f64)> = None;
    for &action in legal.iter().rev() {
        let worth = worth(survival_if(view, action)?);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    }
    best.map(|(action, _)| action)
}

fn bid(view: &View) -> Option<Action> {
    let prospect = Prospect::of(view)?;
    let stakes = Stakes::of(view, view.observer.seat()?);
    let chance = prospect.survival();
    if KNOBS.mode == 1.0 { return Some(if chance < 0.5 { Action::Pass } else { Action::Draw }); }
    let leave = stakes.leave(chance);
    let mut sacrifice = f64::MIN;
    let mut descent = prospect.descent();
    for slot in prospect.run.held {
        let p = descent.enter(prospect.without_tile(slot).run, prospect.unknown);
        sacrifice = sacrifice.max(after(&stakes, p, p));
    }
    let mut topped = prospect.topped_with(Monster::Goblin).descent();
    let mut adds = Vec::new();
    for draw in prospect.unknown.draws() {
        adds.push((draw.chance, topped.enter_topped(draw.monster, prospect.run, draw.rest)));
    }
    let belief: f64 = adds.iter().map(|(chance, p)| chance * p).sum();
    let stay: f64 = adds.iter().map(|&(chance, p)| chance * after(&stakes, p, belief).max(sacrifice)).sum();
    Some(if leave > stay { Action::Pass } else { Action::Draw })
}

fn place(view: &View) -> Option<Action> {
    let prospect = Prospect::of(view)?;
    let stakes = Stakes::of(view, view.observer.seat()?);
    let drawn = prospect.drawn?;
    let mut descent = prospect.descent();
    let mut options: Vec<(Action, f64, f64)> = Vec::new();
    for slot in prospect.run.held {
        let p = descent.enter(prospect.without_tile(slot).run, prospect.unknown);
        options.push((Action::Sacrifice { tile: prospect.run.adventurer.tile(slot) }, p, p));
    }
    let p = prospect.topped_with(drawn).survival();
    if KNOBS.mode == 1.0 {
        if p >= 0.5 { return Some(Action::Add); }
        return options.iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|o| o.0);
    }
    let mut topped = prospect.topped_with(Monster::Goblin).descent();
    let back = prospect.unknown.with(drawn);
    let belief: f64 = back.draws().map(|draw| draw.chance * topped.enter_topped(draw.monster, prospect.run, draw.rest)).sum();
    options.push((Action::Add, p, belief));
    let best = options.iter().max_by(|a, b| after(&stakes, a.1, a.2).total_cmp(&after(&stakes, b.1, b.2)));
    best.map(|o| o.0)
}

/// The worth of a dungeon that I come through with this chance, handed on to others who believe that.
fn after(stakes: &Stakes, chance: f64, belief: f64) -> f64 {
    let k = &*KNOBS;
    let pass = k.floor + (1.0 - 2.0 * k.floor) / (1.0 + ((belief - k.theta) / k.slope).exp());
    let all_pass = pass.powi(stakes.rivals as i32);
    let next = stakes.leave(chance * k.gamma).max(stakes.now + k.hold);
    all_pass * stakes.enter(chance) + (1.0 - all_pass) * next
}
