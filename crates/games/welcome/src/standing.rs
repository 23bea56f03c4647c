//! Who wins the game from here, by score alone: worked out once for every standing.

use std::sync::LazyLock;

use crate::state::{ENOUGH, Player, SEATS, Welcome};

/// How likely an unknown round ends well for the one who enters, for thinking about rounds to come.
const LUCK: f64 = 0.6;

/// How all players stand. A seat that nobody has counts as one whose player is out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standing([Player; SEATS]);

/// How a round ends for the one who entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Success,
    Failure,
}

/// The chance of each seat to win the game.
pub(crate) type Chances = [f64; SEATS];

/// Players who are neither out nor winners stand in one of four ways, and those who are out in a fifth.
const WAYS: usize = 5;
const STANDINGS: usize = WAYS.pow(SEATS as u32);

static FUTURES: LazyLock<Box<[Chances]>> = LazyLock::new(all_futures);

impl Standing {
    pub(crate) fn of(players: impl IntoIterator<Item = Player>) -> Standing {
        let mut standing = [OUT; SEATS];
        standing.iter_mut().zip(players).for_each(|(place, player)| *place = player);
        Standing(standing)
    }

    pub(crate) fn of_game(game: &Welcome) -> Standing {
        Standing::of(game.players.into_iter().take(game.seats.into()))
    }

    /// The standing after a round that ended so for this seat.
    pub(crate) fn after(mut self, seat: usize, end: End) -> Standing {
        let player = &mut self.0[seat % SEATS];
        match end {
            End::Success => player.successes = player.successes.saturating_add(1),
            End::Failure => player.failures = player.failures.saturating_add(1),
        }
        self
    }

    /// The chance of each seat to win, if everyone is as likely to enter and as lucky as anyone else.
    pub(crate) fn chances(self) -> Chances {
        self.decided().unwrap_or_else(|| FUTURES[self.code()])
    }

    /// The chances, once somebody has won.
    fn decided(self) -> Option<Chances> {
        let second_success = self.0.iter().position(|player| player.successes >= ENOUGH);
        let mut alive = (0..SEATS).filter(|&seat| !self.0[seat].is_out());
        let winner = second_success.or_else(|| match (alive.next(), alive.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        })?;
        Some(std::array::from_fn(|seat| if seat == winner { 1.0 } else { 0.0 }))
    }

    fn code(self) -> usize {
        self.0.iter().fold(0, |code, player| code * WAYS + way(*player))
    }

    fn coded(code: usize) -> Standing {
        Standing(std::array::from_fn(|seat| player(code / WAYS.pow((SEATS - 1 - seat) as u32) % WAYS)))
    }

    /// The chances after one more round, by those of the standings that it may lead to.
    fn after_a_round(self, known: &[Chances]) -> Chances {
        let alive = || (0..SEATS).filter(|&seat| !self.0[seat].is_out());
        let share = 1.0 / alive().count().max(1) as f64;
        let mut chances = [0.0; SEATS];
        for entrant in alive() {
            for (end, weight) in [(End::Success, LUCK), (End::Failure, 1.0 - LUCK)] {
                let after = self.after(entrant, end);
                let later = after.decided().unwrap_or_else(|| known[after.code()]);
                (0..SEATS).for_each(|seat| chances[seat] += share * weight * later[seat]);
            }
        }
        chances
    }
}

const OUT: Player = Player { successes: 0, failures: ENOUGH };

fn way(player: Player) -> usize {
    if player.is_out() { WAYS - 1 } else { usize::from(player.successes + ENOUGH * player.failures) }
}

fn player(way: usize) -> Player {
    let way = way as u8;
    if usize::from(way) == WAYS - 1 {
        return OUT;
    }
    Player { successes: way % ENOUGH, failures: way / ENOUGH }
}

/// A round makes the sum of the players' ways larger, so that the largest codes are worked out first.
fn all_futures() -> Box<[Chances]> {
    let mut known = vec![[0.0; SEATS]; STANDINGS];
    for code in (0..STANDINGS).rev() {
        let standing = Standing::coded(code);
        known[code] = standing.decided().unwrap_or_else(|| standing.after_a_round(&known));
    }
    known.into_boxed_slice()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(players: &[(u8, u8)]) -> Chances {
        let players = players.iter().map(|&(successes, failures)| Player { successes, failures });
        Standing::of(players).chances()
    }

    #[test]
    fn equals_have_equal_chances_and_empty_seats_have_none() {
        for seats in 2..=SEATS {
            let even = chances(&vec![(0, 0); seats]);
            for (seat, chance) in even.into_iter().enumerate() {
                let expected = if seat < seats { 1.0 / seats as f64 } else { 0.0 };
                assert!((chance - expected).abs() < 1e-12, "{seats} seats: {even:?}");
            }
        }
    }

    #[test]
    fn a_success_is_worth_having_and_a_failure_is_not() {
        assert!(chances(&[(1, 0), (0, 0), (0, 0)])[0] > 0.5);
        assert!(chances(&[(0, 1), (0, 0), (0, 0)])[0] < 0.3);
        assert_eq!(chances(&[(2, 1), (1, 0)]), [1.0, 0.0, 0.0, 0.0]);
        assert_eq!(chances(&[(1, 2), (0, 2), (0, 1)]), [0.0, 0.0, 1.0, 0.0]);
    }

    #[test]
    fn two_players_one_round_from_the_end_win_as_the_dice_fall() {
        // Whoever enters wins with a success and loses with a failure, so that both are equal.
        assert!((chances(&[(1, 1), (1, 1)])[0] - 0.5).abs() < 1e-12);
        assert!((chances(&[(1, 1), (1, 1)]).iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
