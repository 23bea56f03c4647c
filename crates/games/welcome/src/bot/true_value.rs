//! Each seat's chance to win in the true state, if everyone plays by the policy.

use game::{Game, MAX_SEATS, Silent, math};

use crate::action::Action;
use crate::bot::evaluate::evaluate;
use crate::bot::foresight::survives_from;
use crate::bot::match_score::{MatchScore, RoundResult};
use crate::bot::policy::{PLACING_TEMPERATURE, gain_of_staying, placements};
use crate::bot::prospects::{WelcomeProspects, prospects};
use crate::components::Monster;
use crate::state::{Phase, Welcome};

type Shares = [f64; MAX_SEATS];

/// Placements that are less likely than this are left out.
const UNLIKELY: f64 = 0.02;

/// The chances of a position. Before a draw `judge` values the prospects. Drawn cards are placed and bids are made by the
/// policy until the next draw or the dungeon.
pub fn true_value(game: &Welcome, judge: &impl Fn(&WelcomeProspects) -> Shares) -> Shares {
    match game.phase {
        Phase::Place(monster) => after_placing(game, monster, judge),
        Phase::Bid => after_bidding(game, judge),
        Phase::NameType
        | Phase::NameStrength(_)
        | Phase::PickRival
        | Phase::Ask { .. }
        | Phase::Discard { .. }
        | Phase::Replace => in_the_dungeon(game),
        _ => prospects(game).map_or_else(|| evaluate(game), |prospects| judge(&prospects)),
    }
}

fn after_bidding(game: &Welcome, judge: &impl Fn(&WelcomeProspects) -> Shares) -> Shares {
    let stays = gain_of_staying(game, game.actor).is_none_or(|gain| gain >= 0.0);
    let mut after = *game;
    let _ = after.decide(game.actor, if stays { Action::Draw } else { Action::Pass }, &mut Silent);
    true_value(&after, judge)
}

/// How much the foreseen end counts, and how much the odds that do not look at the order of the cards.
const FORESIGHT: f64 = 0.85;

fn in_the_dungeon(game: &Welcome) -> Shares {
    let result = if survives_from(game) { RoundResult::Success } else { RoundResult::Failure };
    let foreseen = MatchScore::of_game(game).after(game.actor.index(), result).chances();
    let mut chances = evaluate(game).map(|chance| (1.0 - FORESIGHT) * chance);
    chances.iter_mut().zip(foreseen).for_each(|(sum, chance)| *sum += FORESIGHT * chance);
    chances
}

fn after_placing(game: &Welcome, drawn: Monster, judge: &impl Fn(&WelcomeProspects) -> Shares) -> Shares {
    let mut mean = Shares::default();
    for (action, probability) in likely_placements(game, drawn) {
        let mut after = *game;
        let _ = after.decide(game.actor, action, &mut Silent);
        let shares = true_value(&after, judge);
        mean.iter_mut().zip(shares).for_each(|(sum, share)| *sum += probability * share);
    }
    mean
}

/// What the policy may do with a drawn card, with the probabilities.
fn likely_placements(game: &Welcome, drawn: Monster) -> Vec<(Action, f64)> {
    let mut legal = Vec::new();
    game.legal(game.actor, &mut legal);
    let mut placements = placements(game, game.actor, drawn, &legal);
    let best = placements.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
    placements.iter_mut().for_each(|(_, value)| *value = math::exp((*value - best) / PLACING_TEMPERATURE));
    placements.retain(|(_, weight)| *weight >= UNLIKELY);
    let sum: f64 = placements.iter().map(|(_, weight)| weight).sum();
    placements.iter_mut().for_each(|(_, weight)| *weight /= sum);
    placements
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use game::{Dice, Outcomes, Seat, Setup, Turn};

    use super::*;

    /// A generator of numbers for matches of random players.
    struct Steps(u32);

    impl Dice for Steps {
        fn below(&mut self, bound: u32) -> u32 {
            self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (self.0 >> 8) % bound.max(1)
        }
    }

    /// The first seat that may decide something gets all.
    fn first_of(prospects: &WelcomeProspects) -> Shares {
        let first = prospects.seats.iter().position(Option::is_some).unwrap();
        std::array::from_fn(|seat| if seat == first { 1.0 } else { 0.0 })
    }

    #[test]
    fn the_chances_add_up_in_every_position_and_players_who_are_out_have_none() {
        for (seats, set) in [(2, "welcome"), (3, "back"), (4, "combined")] {
            let setup = Setup::for_simulation(Welcome::manifest(), seats, [("set", set)]).unwrap();
            let mut game = Welcome::new(&setup, &mut Silent).unwrap();
            let (mut dice, mut legal, mut outcomes) = (Steps(seats.into()), Vec::new(), Outcomes::new());
            while game.turn() != Turn::Over {
                let value = true_value(&game, &first_of);
                assert!((value.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{value:?}");
                let mut out = Seat::all(seats).filter(|&seat| !game.is_alive(seat));
                assert!(out.all(|seat| value[seat.index()] == 0.0), "{value:?}");
                if let Turn::Decide { owe, .. } = game.turn() {
                    let seat = owe.first().unwrap();
                    game.legal(seat, &mut legal);
                    let action = legal[dice.below(legal.len() as u32) as usize];
                    game.decide(seat, action, &mut Silent).unwrap();
                } else {
                    let outcome = Game::draw(&game, &mut outcomes, &mut dice).unwrap();
                    game.resolve(outcome, &mut Silent).unwrap();
                }
            }
        }
    }
}
