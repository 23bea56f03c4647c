//! How the players stand, and what a round is worth to them.

/// How the one who starts a round and the other one stand before it: what of success and failure each already has.
///
/// Two successes win the game and two failures lose it, so each has at most one of either before a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Score(u8);

/// How many scores there are before a round.
pub const SCORES: usize = 16;

/// Who goes into the dungeon, and how it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The starter comes through.
    StarterSucceeds,
    /// The starter fails.
    StarterFails,
    /// The other one comes through.
    OtherSucceeds,
    /// The other one fails.
    OtherFails,
}

impl Ending {
    /// All of them.
    pub const ALL: [Ending; 4] =
        [Ending::StarterSucceeds, Ending::StarterFails, Ending::OtherSucceeds, Ending::OtherFails];

    /// Whether the starter was in the dungeon.
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

    /// What the ending is worth to the starter if it decides the game.
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
    /// Before the first round.
    pub const EVEN: Score = Score(0);
    /// Whoever enters decides the game.
    pub const LAST: Score = Score(15);

    /// The score by its number, below [`SCORES`].
    pub fn numbered(number: usize) -> Option<Score> {
        (number < SCORES).then_some(Score(number as u8))
    }

    /// Successes and failures of the starter, then those of the other one; nothing if anyone has two.
    pub fn of(starter: (u8, u8), other: (u8, u8)) -> Option<Score> {
        let digits = [starter.0, starter.1, other.0, other.1];
        let fits = digits.iter().all(|&digit| digit <= 1);
        fits.then(|| Score(digits.iter().fold(0, |number, digit| number * 2 + digit)))
    }

    /// The number of the score.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// All scores, each after those that may follow it.
    pub fn latest_first() -> Vec<Score> {
        let mut all: Vec<_> = (0..SCORES as u8).rev().map(Score).collect();
        all.sort_by_key(|score| std::cmp::Reverse(score.0.count_ones()));
        all
    }

    /// The score of the next round and whether its starter is the present one; nothing if the ending decides the game.
    /// Whoever was in the dungeon starts.
    pub fn after(self, ending: Ending) -> Option<(Score, bool)> {
        if self.0 & ending.mark() != 0 {
            return None;
        }
        let next = self.0 | ending.mark();
        let same = ending.starter_entered();
        Some((Score(if same { next } else { next >> 2 | (next & 3) << 2 }), same))
    }
}

/// What each ending of a round is worth to its starter: 1 for a game won, -1 for one lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stakes([f32; 4]);

impl Stakes {
    /// One point for whoever enters and comes through, one less for whoever fails: what is at stake in the last round.
    pub const PLAIN: Stakes = Stakes([1.0, -1.0, -1.0, 1.0]);

    /// What is at stake at this score, given what each later score is worth to its starter.
    pub fn at(score: Score, values: &Values) -> Stakes {
        let worth = |ending: Ending| match score.after(ending) {
            None => ending.decisive_worth(),
            Some((next, same)) => values.0[next.number()] * if same { 1.0 } else { -1.0 },
        };
        Stakes(Ending::ALL.map(|ending| worth(ending) as f32))
    }

    /// How far the best and the worst ending lie from the middle between them.
    pub fn spread(&self) -> f32 {
        let most = self.0.into_iter().fold(f32::MIN, f32::max);
        let least = self.0.into_iter().fold(f32::MAX, f32::min);
        (most - least) / 2.0
    }

    /// What an ending is worth to the starter.
    #[inline]
    pub const fn worth(&self, ending: Ending) -> f32 {
        self.0[ending as usize]
    }
}

/// What each score is worth to the one who starts the round, as far as it is known; 0 where it is not.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Values(pub [f64; SCORES]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_score_comes_after_those_that_may_follow_it() {
        let order = Score::latest_first();
        assert_eq!(order.len(), SCORES);
        for (place, score) in order.iter().enumerate() {
            for (next, _) in Ending::ALL.into_iter().filter_map(|ending| score.after(ending)) {
                assert!(order[..place].contains(&next), "{next:?} comes after {score:?}");
            }
        }
    }

    #[test]
    fn the_one_who_was_in_the_dungeon_starts_the_next_round() {
        let even_after = |ending| Score::EVEN.after(ending).unwrap();
        assert_eq!(even_after(Ending::StarterSucceeds), (Score::of((1, 0), (0, 0)).unwrap(), true));
        assert_eq!(even_after(Ending::OtherFails), (Score::of((0, 1), (0, 0)).unwrap(), false));
        assert_eq!(Score::LAST.after(Ending::OtherSucceeds), None);
    }

    #[test]
    fn the_last_round_is_for_everything() {
        assert_eq!(Stakes::at(Score::LAST, &Values::default()), Stakes::PLAIN);
    }
}
