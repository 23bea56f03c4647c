//! The value of a position to each seat without playing on, for a search that stops there.

use game::{MAX_SEATS, Seat};

use crate::bot::known_cards::{KnownCards, run_of};
use crate::bot::match_score::{Chances, MatchScore, Opponents, RoundResult};
use crate::bot::rollout::{best_answer, best_discard, stay_probability};
use crate::bot::survival_net::survival_net;
use crate::state::{Phase, SEATS, Welcome};

/// The chance of each seat to win the game, 0 for empty seats: by the score, and during a round also by who is likely
/// to enter and to survive.
///
/// It reads the whole state, so it is for sampled states only.
pub fn evaluate(game: &Welcome) -> [f64; MAX_SEATS] {
    evaluate_among(game, Opponents::Usual)
}

/// Like `evaluate`, at a table of legends.
pub fn evaluate_among_legends(game: &Welcome) -> [f64; MAX_SEATS] {
    evaluate_among(game, Opponents::Legends)
}

fn evaluate_among(game: &Welcome, opponents: Opponents) -> [f64; MAX_SEATS] {
    let chances = match game.phase {
        Phase::Bid | Phase::DrawCard | Phase::Place(_) => during_bidding(game, opponents),
        Phase::NameType
        | Phase::PickRival
        | Phase::NameStrength(_)
        | Phase::Ask { .. }
        | Phase::Replace
        | Phase::Discard { .. } => if_entered_by(game, game.actor, opponents),
        Phase::DrawStarter
        | Phase::DrawAdventurer
        | Phase::DrawSpecial
        | Phase::NextAdventurer
        | Phase::Over => MatchScore::of_game(game).chances_among(opponents),
    };
    std::array::from_fn(|seat| chances.get(seat).copied().unwrap_or(0.0))
}

/// Whether a rollout may stop here and evaluate. After a round only the score counts, and in the dungeon the survival
/// network, trained on best play, is better than playing on by the rollout policy.
pub fn is_quiet(game: &Welcome) -> bool {
    let inside = matches!(game.phase, Phase::Ask { .. } | Phase::Discard { .. } | Phase::Replace);
    inside || matches!(game.phase, Phase::NextAdventurer)
}

/// Whether a round has ended, so that only the score counts.
pub fn is_between_rounds(game: &Welcome) -> bool {
    matches!(game.phase, Phase::NextAdventurer | Phase::Over)
}

/// Each bidder enters in proportion to the probability that it stays.
fn during_bidding(game: &Welcome, opponents: Opponents) -> Chances {
    let stays = |seat: Seat| {
        let chance = survival_net(&run_of(game, seat), &KnownCards::of(game, seat));
        stay_probability(game, seat, chance, opponents).max(MIN_STAY)
    };
    let all: f64 = game.bidders.iter().map(stays).sum();
    let mut chances = [0.0; SEATS];
    for seat in game.bidders.iter() {
        let share = stays(seat) / all;
        let later = if_entered_by(game, seat, opponents);
        (0..SEATS).for_each(|place| chances[place] += share * later[place]);
    }
    chances
}

/// Even a player who wants to leave may be the last one in the bidding.
const MIN_STAY: f64 = 0.05;

/// The chances with this seat in the dungeon, given all cards in it.
fn if_entered_by(game: &Welcome, seat: Seat, opponents: Opponents) -> Chances {
    let (run, score) = (run_of(game, seat), MatchScore::of_game(game));
    let known = KnownCards::of_everything(game);
    let chance = match game.phase {
        Phase::Ask { met, offered } => best_answer(game.run, met, offered, &known).1,
        Phase::Discard { spared } => best_discard(game.run, spared, &known).map_or(0.0, |(_, chance)| chance),
        _ => survival_net(&run, &known),
    };
    let after = |result| score.after(seat.index(), result).chances_among(opponents);
    let (success, failure) = (after(RoundResult::Success), after(RoundResult::Failure));
    std::array::from_fn(|place| chance * success[place] + (1.0 - chance) * failure[place])
}
