//! What a success or a failure is worth, by how the players stand.

use game::Seat;
use rustc_hash::FxHashMap;

use crate::state::ENOUGH;
use crate::view::{Bidding, View};

/// How likely an unknown round ends well, for thinking about rounds to come.
const LUCK: f64 = 0.6;

/// The chance to win the game for the one who looks, now and after each way that this round may end.
pub(crate) struct Stakes {
    now: f64,
    my_success: f64,
    my_failure: f64,
    /// The mean over all who may still enter.
    their_success: f64,
    their_failure: f64,
    rivals: usize,
}

impl Stakes {
    /// Reads the stakes of the observer; nothing for the public.
    pub(crate) fn of(view: &View) -> Option<Stakes> {
        let me = view.observer.seat().map(Seat::index).filter(|me| *me < view.players.len())?;
        let standing: Standing = view
            .players
            .iter()
            .map(|player| Player { successes: player.successes, failures: player.failures })
            .collect();
        let bids = |place: &usize| {
            let bidding = view.players.get(*place).map(|player| player.bidding);
            *place != me && matches!(bidding, Some(Bidding::Waiting | Bidding::Bidding))
        };
        let rivals: Vec<usize> = (0..view.players.len()).filter(bids).collect();
        let mut future = Future { me, known: FxHashMap::default() };
        let mut mean = |end: End| {
            let sum: f64 = rivals.iter().map(|&rival| future.worth(&after(&standing, rival, end))).sum();
            sum / rivals.len().max(1) as f64
        };
        let (their_success, their_failure) = (mean(End::Success), mean(End::Failure));
        Some(Stakes {
            now: future.worth(&standing),
            my_success: future.worth(&after(&standing, me, End::Success)),
            my_failure: future.worth(&after(&standing, me, End::Failure)),
            their_success,
            their_failure,
            rivals: rivals.len(),
        })
    }

    /// What the game is worth as it stands.
    pub(crate) const fn now(&self) -> f64 {
        self.now
    }

    /// How many others are still in the bidding.
    pub(crate) const fn rivals(&self) -> usize {
        self.rivals
    }

    /// What it is worth to enter with this chance.
    pub(crate) fn i_enter(&self, chance: f64) -> f64 {
        chance * self.my_success + (1.0 - chance) * self.my_failure
    }

    /// What it is worth that another one enters with this chance.
    pub(crate) fn others_enter(&self, chance: f64) -> f64 {
        chance * self.their_success + (1.0 - chance) * self.their_failure
    }
}

/// How all players stand.
type Standing = Vec<Player>;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Player {
    successes: u8,
    failures: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Success,
    Failure,
}

fn after(standing: &Standing, place: usize, end: End) -> Standing {
    let mut next = standing.clone();
    if let Some(player) = next.get_mut(place) {
        match end {
            End::Success => player.successes += 1,
            End::Failure => player.failures += 1,
        }
    }
    next
}

/// Rounds to come, in which everyone is as likely to enter and as lucky as anyone else.
struct Future {
    me: usize,
    known: FxHashMap<Standing, f64>,
}

impl Future {
    /// The chance of the one who looks to win from this standing on. Every round brings someone nearer to the end,
    /// so this comes to an end too.
    fn worth(&mut self, standing: &Standing) -> f64 {
        if let Some(winner) = standing.iter().position(|player| player.successes >= ENOUGH) {
            return if winner == self.me { 1.0 } else { 0.0 };
        }
        let alive: Vec<usize> =
            (0..standing.len()).filter(|&place| standing[place].failures < ENOUGH).collect();
        if !alive.contains(&self.me) || alive.len() == 1 {
            return if alive.contains(&self.me) { 1.0 } else { 0.0 };
        }
        if let Some(&worth) = self.known.get(standing) {
            return worth;
        }
        let sum: f64 = alive.iter().map(|&place| self.after_round(standing, place)).sum();
        let worth = sum / alive.len() as f64;
        self.known.insert(standing.clone(), worth);
        worth
    }

    fn after_round(&mut self, standing: &Standing, place: usize) -> f64 {
        let success = self.worth(&after(standing, place, End::Success));
        let failure = self.worth(&after(standing, place, End::Failure));
        LUCK * success + (1.0 - LUCK) * failure
    }
}
