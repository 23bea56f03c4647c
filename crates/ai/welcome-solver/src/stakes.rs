//! The score before a round, and the payoffs of the round at that score.

/// The successes and failures of the starter and of the other player before a round.
///
/// Two successes win the game and two failures lose it, so each player has at most one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Score(u8);

/// The number of scores.
pub const SCORES: usize = 16;

/// Who enters the dungeon, and with which result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    StarterSucceeds,
    StarterFails,
    OtherSucceeds,
    OtherFails,
}

impl Ending {
    pub const ALL: [Ending; 4] =
        [Ending::StarterSucceeds, Ending::StarterFails, Ending::OtherSucceeds, Ending::OtherFails];

    const fn starter_entered(self) -> bool {
        matches!(self, Ending::StarterSucceeds | Ending::StarterFails)
    }

    const fn mark(self) -> u8 {
        match self {
            Ending::StarterSucceeds => STARTER_SUCCESS,
            Ending::StarterFails => STARTER_FAILURE,
            Ending::OtherSucceeds => OTHER_SUCCESS,
            Ending::OtherFails => OTHER_FAILURE,
        }
    }

    /// The starter's payoff if the ending decides the game.
    const fn decisive_worth(self) -> f64 {
        match self {
            Ending::StarterSucceeds | Ending::OtherFails => 1.0,
            Ending::StarterFails | Ending::OtherSucceeds => -1.0,
        }
    }
}

const STARTER_SUCCESS: u8 = 0b1000;
const STARTER_FAILURE: u8 = 0b0100;
const OTHER_SUCCESS: u8 = 0b0010;
const OTHER_FAILURE: u8 = 0b0001;

impl Score {
    /// The score before the first round.
    pub const EVEN: Score = Score(0);
    /// The score at which every ending decides the game.
    pub const LAST: Score = Score(15);

    /// The score by its number, below [`SCORES`].
    pub fn numbered(number: usize) -> Option<Score> {
        (number < SCORES).then_some(Score(number as u8))
    }

    /// The score for successes and failures of the starter and of the other player; `None` if anyone has two of either.
    pub fn of(starter: (u8, u8), other: (u8, u8)) -> Option<Score> {
        let digits = [starter.0, starter.1, other.0, other.1];
        let fits = digits.iter().all(|&digit| digit <= 1);
        fits.then(|| Score(digits.iter().fold(0, |number, digit| number * 2 + digit)))
    }

    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// All scores; each comes after the scores that may follow it in a game.
    pub fn latest_first() -> Vec<Score> {
        let mut all: Vec<_> = (0..SCORES as u8).rev().map(Score).collect();
        all.sort_by_key(|score| std::cmp::Reverse(score.0.count_ones()));
        all
    }

    /// The score of the next round, and whether it has the same starter; `None` if the ending decides the game. The
    /// player who entered starts the next round.
    pub fn after(self, ending: Ending) -> Option<(Score, bool)> {
        if self.0 & ending.mark() != 0 {
            return None;
        }
        let next = self.0 | ending.mark();
        let same = ending.starter_entered();
        Some((Score(if same { next } else { next >> 2 | (next & 3) << 2 }), same))
    }
}

/// The starter's payoff of each ending: 1 for a game won, -1 for a game lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stakes([f32; 4]);

impl Stakes {
    /// The payoffs of the last round: a success wins and a failure loses.
    pub const PLAIN: Stakes = Stakes([1.0, -1.0, -1.0, 1.0]);

    /// The payoffs at this score, from the values of the later scores.
    pub fn at(score: Score, values: &Values) -> Stakes {
        let worth = |ending: Ending| match score.after(ending) {
            None => ending.decisive_worth(),
            Some((next, same)) => values.0[next.number()] * if same { 1.0 } else { -1.0 },
        };
        Stakes(Ending::ALL.map(|ending| worth(ending) as f32))
    }

    /// Half the difference between the best and the worst payoff.
    pub fn spread(&self) -> f32 {
        let most = self.0.into_iter().fold(f32::MIN, f32::max);
        let least = self.0.into_iter().fold(f32::MAX, f32::min);
        (most - least) / 2.0
    }

    #[inline]
    pub const fn worth(&self, ending: Ending) -> f32 {
        self.0[ending as usize]
    }
}

/// The value of each score to the starter of its round; 0 where it is not known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Values(pub [f64; SCORES]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_comes_after_the_scores_that_may_follow_it() {
        let order = Score::latest_first();
        assert_eq!(order.len(), SCORES);
        for (place, score) in order.iter().enumerate() {
            for (next, _) in Ending::ALL.into_iter().filter_map(|ending| score.after(ending)) {
                assert!(order[..place].contains(&next), "{next:?} comes after {score:?}");
            }
        }
    }

    #[test]
    fn the_player_who_entered_starts_the_next_round() {
        let even_after = |ending| Score::EVEN.after(ending).unwrap();
        assert_eq!(even_after(Ending::StarterSucceeds), (Score::of((1, 0), (0, 0)).unwrap(), true));
        assert_eq!(even_after(Ending::OtherFails), (Score::of((0, 1), (0, 0)).unwrap(), false));
        assert_eq!(Score::LAST.after(Ending::OtherSucceeds), None);
    }

    #[test]
    fn the_last_round_has_plain_stakes() {
        assert_eq!(Stakes::at(Score::LAST, &Values::default()), Stakes::PLAIN);
    }
}
