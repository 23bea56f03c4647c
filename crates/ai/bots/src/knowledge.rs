//! What a game knows about playing it well, as plain functions.

use game::{Game, MAX_SEATS, Seat};

use crate::bot::Policy;
use crate::dice::FastDice;

/// Each seat's share of the victory, from 0 to 1.
pub type Shares = [f64; MAX_SEATS];

/// Guesses quickly what a sensible player in this seat does in a sampled state.
pub type RolloutPolicy<G> = fn(
    state: &G,
    seat: Seat,
    legal: &[<G as Game>::Action],
    dice: &mut FastDice,
) -> Option<<G as Game>::Action>;

/// The playing knowledge of one game. The catalog passes it to the bots, so games do not depend on bots and bots do not
/// depend on games.
pub struct Knowledge<G: Game> {
    /// A good but slow choice in a view.
    pub policy: Policy<G>,
    /// A fast guess for rollouts. It must not allocate, and must use only what the seat may know. Some randomness in it
    /// is useful, because it makes rollouts differ.
    pub rollout_policy: RolloutPolicy<G>,
    /// The relative likelihood of the others' visible decisions if the sampled state were true; 1 is neutral.
    pub likelihood: fn(&G::View, &G) -> f64,
    /// Estimates each seat's share of the victory in an unfinished game.
    pub evaluate: fn(&G) -> Shares,
    /// Whether the policy is already best in this view, so that search is skipped.
    pub is_known: fn(&G::View) -> bool,
    /// Whether a rollout has reached a quiet position, where `evaluate` is more precise than playing on.
    pub is_quiet: fn(&G) -> bool,
    /// The number of decisions after which a rollout from this state stops, and `evaluate` judges the next settled position.
    pub horizon: fn(&G) -> u32,
    /// Whether a rollout beyond the horizon may stop here. In the middle of a room or a turn, `evaluate` would misjudge what
    /// is already decided but not yet resolved.
    pub is_settled: fn(&G) -> bool,
    /// The lead, in standard errors, that an action needs to be preferred to the policy's own. Use more where rollouts are
    /// noisy and the policy is good.
    pub caution: f64,
    /// How much less than the best an action may gain, as a victory share, to be mixed with it in a secret decision of
    /// several seats. Infinite for an equilibrium, which nobody can exploit; less gains more from players who leave it.
    pub tolerance: f64,
    /// The part of the expected victory share that an action must lose to count as a blunder. Use less in long games,
    /// where a single decision rarely costs much.
    pub blunder_loss: f64,
}

impl<G: Game> Clone for Knowledge<G> {
    fn clone(&self) -> Knowledge<G> {
        *self
    }
}

impl<G: Game> Copy for Knowledge<G> {}
