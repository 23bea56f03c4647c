//! Each seat's chance to win the match by the score alone, computed once for every score.

use std::sync::LazyLock;

use crate::state::{ENOUGH, Player, SEATS, Welcome};

/// Who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponents {
    Usual,
    Legends,
}

impl Opponents {
    /// The chance that the player who enters succeeds, assumed for all future rounds. At tables of legends, 27 to 39 % of
    /// the dungeons are survived: they sacrifice more, and let others enter.
    const fn success_rate(self) -> f64 {
        match self {
            Opponents::Usual => 0.6,
            Opponents::Legends => 0.4,
        }
    }
}

/// The successes and failures of all seats. An empty seat counts as a player who is out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct MatchScore([Player; SEATS]);

/// How a round ended for the player who entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RoundResult {
    Success,
    Failure,
}

/// The chance of each seat to win the game.
pub(crate) type Chances = [f64; SEATS];

/// Per player: up to one success and up to one failure, or out.
const PLAYER_CODES: usize = 5;
const SCORES: usize = PLAYER_CODES.pow(SEATS as u32);

static CHANCES: LazyLock<Box<[Chances]>> = LazyLock::new(|| all_chances(Opponents::Usual));
static CHANCES_AMONG_LEGENDS: LazyLock<Box<[Chances]>> = LazyLock::new(|| all_chances(Opponents::Legends));

impl MatchScore {
    pub(crate) fn of(players: impl IntoIterator<Item = Player>) -> MatchScore {
        let mut score = [OUT; SEATS];
        score.iter_mut().zip(players).for_each(|(place, player)| *place = player);
        MatchScore(score)
    }

    pub(crate) fn of_game(game: &Welcome) -> MatchScore {
        MatchScore::of(game.players.into_iter().take(game.seats.into()))
    }

    /// The score after a round that this seat entered.
    pub(crate) fn after(mut self, seat: usize, result: RoundResult) -> MatchScore {
        let player = &mut self.0[seat % SEATS];
        match result {
            RoundResult::Success => player.successes = player.successes.saturating_add(1),
            RoundResult::Failure => player.failures = player.failures.saturating_add(1),
        }
        self
    }

    /// The chance of each seat to win, if all players are equally likely to enter and to succeed.
    pub(crate) fn chances(self) -> Chances {
        self.chances_among(Opponents::Usual)
    }

    pub(crate) fn chances_among(self, opponents: Opponents) -> Chances {
        let known = match opponents {
            Opponents::Usual => &CHANCES,
            Opponents::Legends => &CHANCES_AMONG_LEGENDS,
        };
        self.decided().unwrap_or_else(|| known[self.code()])
    }

    /// The chances if the match is over.
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
        self.0.iter().fold(0, |code, player| code * PLAYER_CODES + player_code(*player))
    }

    fn coded(code: usize) -> MatchScore {
        MatchScore(std::array::from_fn(|seat| {
            coded_player(code / PLAYER_CODES.pow((SEATS - 1 - seat) as u32) % PLAYER_CODES)
        }))
    }

    /// The chances before a round, from the chances of the scores after it.
    fn before_a_round(self, known: &[Chances], opponents: Opponents) -> Chances {
        let success = opponents.success_rate();
        let alive = || (0..SEATS).filter(|&seat| !self.0[seat].is_out());
        let share = 1.0 / alive().count().max(1) as f64;
        let mut chances = [0.0; SEATS];
        for entrant in alive() {
            for (result, weight) in [(RoundResult::Success, success), (RoundResult::Failure, 1.0 - success)] {
                let after = self.after(entrant, result);
                let later = after.decided().unwrap_or_else(|| known[after.code()]);
                (0..SEATS).for_each(|seat| chances[seat] += share * weight * later[seat]);
            }
        }
        chances
    }
}

const OUT: Player = Player { successes: 0, failures: ENOUGH };

fn player_code(player: Player) -> usize {
    if player.is_out() { PLAYER_CODES - 1 } else { usize::from(player.successes + ENOUGH * player.failures) }
}

fn coded_player(code: usize) -> Player {
    let code = code as u8;
    if usize::from(code) == PLAYER_CODES - 1 {
        return OUT;
    }
    Player { successes: code % ENOUGH, failures: code / ENOUGH }
}

/// Every round leads to a larger code, so the largest codes are computed first.
fn all_chances(opponents: Opponents) -> Box<[Chances]> {
    let mut known = vec![[0.0; SEATS]; SCORES];
    for code in (0..SCORES).rev() {
        let score = MatchScore::coded(code);
        known[code] = score.decided().unwrap_or_else(|| score.before_a_round(&known, opponents));
    }
    known.into_boxed_slice()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(players: &[(u8, u8)]) -> Chances {
        let players = players.iter().map(|&(successes, failures)| Player { successes, failures });
        MatchScore::of(players).chances()
    }

    #[test]
    fn equal_players_have_equal_chances_and_empty_seats_have_none() {
        for seats in 2..=SEATS {
            let even = chances(&vec![(0, 0); seats]);
            for (seat, chance) in even.into_iter().enumerate() {
                let expected = if seat < seats { 1.0 / seats as f64 } else { 0.0 };
                assert!((chance - expected).abs() < 1e-12, "{seats} seats: {even:?}");
            }
        }
    }

    #[test]
    fn a_success_raises_the_chance_and_a_failure_lowers_it() {
        assert!(chances(&[(1, 0), (0, 0), (0, 0)])[0] > 0.5);
        assert!(chances(&[(0, 1), (0, 0), (0, 0)])[0] < 0.3);
        assert_eq!(chances(&[(2, 1), (1, 0)]), [1.0, 0.0, 0.0, 0.0]);
        assert_eq!(chances(&[(1, 2), (0, 2), (0, 1)]), [0.0, 0.0, 1.0, 0.0]);
    }

    #[test]
    fn a_failure_weighs_less_where_most_fail() {
        let failed = MatchScore::of(
            [(0, 1), (0, 0), (0, 0)].map(|(successes, failures)| Player { successes, failures }),
        );
        let [usual, legends] =
            [Opponents::Usual, Opponents::Legends].map(|opponents| failed.chances_among(opponents)[0]);
        assert!(usual != legends && (0.1..0.33).contains(&legends), "{usual} and {legends}");
        assert!((failed.chances_among(Opponents::Legends).iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn two_players_one_round_from_the_end_have_equal_chances() {
        // The player who enters wins with a success and loses with a failure, so both are equal.
        assert!((chances(&[(1, 1), (1, 1)])[0] - 0.5).abs() < 1e-12);
        assert!((chances(&[(1, 1), (1, 1)]).iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
