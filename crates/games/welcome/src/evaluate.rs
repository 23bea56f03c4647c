//! What a position is worth to each seat, without playing on: where a search cuts a game off.

use game::{MAX_SEATS, Seat};

use crate::rollout::{best_answer, cheapest, run_of, staying};
use crate::sight::Sight;
use crate::standing::{Chances, End, Standing};
use crate::state::{Phase, SEATS, Welcome};
use crate::survival_net::survival_net;

/// The chance of each seat to win the game: by the score, and while a round is on by who is likely to enter and to come
/// through. Seats that nobody has are worth nothing.
///
/// It looks at the whole state, so that it is meant for sampled states only.
#[must_use]
pub fn evaluate(game: &Welcome) -> [f64; MAX_SEATS] {
    let chances = match game.phase {
        Phase::Bid | Phase::DrawCard | Phase::Place(_) => in_the_bidding(game),
        Phase::NameType
        | Phase::PickRival
        | Phase::NameStrength(_)
        | Phase::Ask { .. }
        | Phase::Replace
        | Phase::Discard { .. } => if_entered_by(game, game.actor),
        Phase::DrawStarter
        | Phase::DrawAdventurer
        | Phase::DrawSpecial
        | Phase::NextAdventurer
        | Phase::Over => Standing::of_game(game).chances(),
    };
    std::array::from_fn(|seat| chances.get(seat).copied().unwrap_or(0.0))
}

/// Whether a game that is played on can be judged as it is: where a round is over the score says what can be said, and in
/// the dungeon a survival_net that has learnt from best play says more than a guess at each tile.
#[must_use]
pub fn rests(game: &Welcome) -> bool {
    let inside = matches!(game.phase, Phase::Ask { .. } | Phase::Discard { .. } | Phase::Replace);
    inside || matches!(game.phase, Phase::NextAdventurer)
}

/// Whoever is likely to stay is likely to enter.
fn in_the_bidding(game: &Welcome) -> Chances {
    let stays = |seat: Seat| {
        let chance = survival_net(&run_of(game, seat), &Sight::of(game, seat));
        staying(game, seat, chance).max(LEAST)
    };
    let all: f64 = game.bidders.iter().map(stays).sum();
    let mut chances = [0.0; SEATS];
    for seat in game.bidders.iter() {
        let share = stays(seat) / all;
        let later = if_entered_by(game, seat);
        (0..SEATS).for_each(|place| chances[place] += share * later[place]);
    }
    chances
}

/// Even the most fearful may be the last one left.
const LEAST: f64 = 0.05;

/// The chances if this seat is, or were, in the dungeon, by all the cards that lie there.
fn if_entered_by(game: &Welcome, seat: Seat) -> Chances {
    let (run, standing) = (run_of(game, seat), Standing::of_game(game));
    let sight = Sight::of_everything(game);
    let chance = match game.phase {
        Phase::Ask { met, offered } => best_answer(game.run, met, offered, &sight).1,
        Phase::Discard { spared } => cheapest(game.run, spared, &sight).map_or(0.0, |(_, chance)| chance),
        _ => survival_net(&run, &sight),
    };
    let (success, failure) = (
        standing.after(seat.index(), End::Success).chances(),
        standing.after(seat.index(), End::Failure).chances(),
    );
    std::array::from_fn(|place| chance * success[place] + (1.0 - chance) * failure[place])
}
