//! What a game knows about playing it.

use game::{Game, MAX_SEATS, Seat};

use crate::bot::Policy;
use crate::dice::FastDice;

/// Each seat's share of the victory, from 0 to 1.
pub type Shares = [f64; MAX_SEATS];

/// A fast guess at what a sensible player in this seat does in a sampled state.
pub type RolloutPolicy<G> = fn(
    state: &G,
    seat: Seat,
    legal: &[<G as Game>::Action],
    dice: &mut FastDice,
) -> Option<<G as Game>::Action>;

/// Knowledge of one game as plain functions, handed in by the catalog, so that rules know nothing of bots and bots
/// nothing of games.
pub struct Knowledge<G: Game> {
    /// What to decide in a view, good and slow.
    pub policy: Policy<G>,
    /// What a sensible player in this seat would do in a sampled state, for playing on: a fast guess that allocates
    /// nothing and looks only at what the seat may know. Some noise in it is welcome, lest all play alike.
    pub rollout_policy: RolloutPolicy<G>,
    /// How plausible the others' visible decisions so far are if this sampled state were the truth; 1 is no news.
    pub likelihood: fn(&G::View, &G) -> f64,
    /// Each seat's share of the victory as it stands, for games that are not played to their end.
    pub evaluate: fn(&G) -> Shares,
    /// Whether the policy knows best in such a view, so that there is nothing to search for.
    pub is_known: fn(&G::View) -> bool,
    /// Whether a game that is played on has come to a rest, at which its worth says more than playing on would.
    pub rests: fn(&G) -> bool,
    /// After how many decisions playing on is cut off and the position judged by its worth.
    pub horizon: u32,
    /// By how many standard errors a decision must look better than the policy's own to be preferred to it: more
    /// where playing on is noisy and the policy is good.
    pub caution: f64,
    /// What part of what there was to win a decision must throw away to be absurd: less where a match has so many
    /// decisions that a single one seldom costs much.
    pub absurd: f64,
}

impl<G: Game> Clone for Knowledge<G> {
    fn clone(&self) -> Knowledge<G> {
        *self
    }
}

impl<G: Game> Copy for Knowledge<G> {}
