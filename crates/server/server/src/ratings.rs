//! The ratings after a rated match: Glicko-2, as one game between each pair of players.

use game::{Seat, SeatSet};
use room::ids::PlayerId;
use room::protocol::Cover;
use room::{Place, Room};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use store::{RatingRow, Store};

use crate::clock::now_ms;
use crate::error::ApiError;

const DAY_MS: i64 = 24 * 3600 * 1_000;

/// The ratings of the players of a room after its match. Nothing is stored.
pub(crate) async fn after_match(store: &Store, room: &Room) -> Result<Vec<RatingRow>, ApiError> {
    let Some(winners) = room.table().filter(|table| table.is_over()).map(|table| table.winners()) else {
        return Ok(Vec::new());
    };
    let rows = after(&ratings_of(store, room).await?, winners);
    // A former player counts as an opponent, but has no rating any more.
    let is_known = |row: &RatingRow| PlayerId::parse(&row.player).is_some_and(|player| !player.is_former());
    Ok(rows.into_iter().filter(is_known).collect())
}

/// The ratings of the players in seat order. A player who left has lost, even if the bot won.
async fn ratings_of(store: &Store, room: &Room) -> Result<Vec<Rated>, ApiError> {
    let mut rated = Vec::new();
    for (seat, place) in Seat::all(room.settings().seat_count()).zip(room.places()) {
        let Some(player) = place.player() else { continue };
        let game = &room.settings().game;
        let known = store.rating(player.as_str(), game).await?;
        let row = known.unwrap_or_else(|| fresh(player.to_string(), game.clone()));
        rated.push(Rated { seat, stayed: stayed(place), weight: 1.0, row });
    }
    let weights = weights(store, &rated).await?;
    rated.iter_mut().zip(weights).for_each(|(rated, weight)| rated.weight = weight);
    Ok(rated)
}

struct Rated {
    seat: Seat,
    stayed: bool,
    /// How much the match counts, up to 1.
    weight: f64,
    row: RatingRow,
}

/// How much the match counts for each player: the mean over the opponents. Against an opponent, the weight halves with
/// each rated match of the last day, so that two people cannot push a rating by playing each other all day.
async fn weights(store: &Store, rated: &[Rated]) -> Result<Vec<f64>, ApiError> {
    let since_ms = now_ms() - DAY_MS;
    let mut weights = Vec::new();
    for one in rated {
        let mut of_opponents = Vec::new();
        for other in rated.iter().filter(|other| other.seat != one.seat) {
            let players = [one.row.player.as_str(), other.row.player.as_str()];
            let matches = store.rated_together(&one.row.game, players, since_ms).await?;
            of_opponents.push(0.5_f64.powi(i32::try_from(matches).unwrap_or(i32::MAX)));
        }
        weights.push(mean(&of_opponents).unwrap_or(1.0));
    }
    Ok(weights)
}

fn mean(numbers: &[f64]) -> Option<f64> {
    let count = u32::try_from(numbers.len()).ok().filter(|count| *count > 0)?;
    Some(numbers.iter().sum::<f64>() / f64::from(count))
}

fn stayed(place: &Place) -> bool {
    place.covered != Some(Cover::Left)
}

fn fresh(player: String, game: String) -> RatingRow {
    let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
    RatingRow { player, game, rating, deviation, volatility, games: 0, updated_ms: 0 }
}

/// The ratings after a match. Winners of the same match draw against each other, and so do losers.
fn after(before: &[Rated], winners: SeatSet) -> Vec<RatingRow> {
    let has_won = |rated: &Rated| rated.stayed && winners.contains(rated.seat);
    let number = |row: &RatingRow| Glicko2Rating {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
    };
    let changed = |one: &Rated| {
        let others = before.iter().filter(|other| other.seat != one.seat);
        let results: Vec<(Glicko2Rating, Outcomes)> = others
            .map(|other| {
                let outcome = match (has_won(one), has_won(other)) {
                    (true, false) => Outcomes::WIN,
                    (false, true) => Outcomes::LOSS,
                    (true, true) | (false, false) => Outcomes::DRAW,
                };
                (number(&other.row), outcome)
            })
            .collect();
        let full = glicko2_rating_period(&number(&one.row), &results, &Glicko2Config::new());
        let weighted = |before: f64, after: f64| before + (after - before) * one.weight;
        let rating = weighted(one.row.rating, full.rating);
        let deviation = weighted(one.row.deviation, full.deviation);
        let volatility = weighted(one.row.volatility, full.volatility);
        let games = one.row.games + 1;
        RatingRow { rating, deviation, volatility, games, updated_ms: now_ms(), ..one.row.clone() }
    };
    before.iter().map(changed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(seat: u8, stayed: bool) -> Rated {
        Rated {
            seat: Seat::new(seat).unwrap(),
            stayed,
            weight: 1.0,
            row: fresh(format!("p{seat}"), "g".to_owned()),
        }
    }

    fn check(players: &[Rated], winner: u8, rises: &[bool]) {
        let after = after(players, SeatSet::only(Seat::new(winner).unwrap()));
        let risen: Vec<bool> = after.iter().map(|row| row.rating > 1500.0).collect();
        assert_eq!(risen, rises);
        assert!(after.iter().all(|row| row.games == 1 && row.deviation < 350.0));
    }

    #[test]
    fn winners_gain_rating_and_the_others_lose_it() {
        check(&[rated(0, true), rated(1, true)], 1, &[false, true]);
        check(&[rated(0, true), rated(1, true), rated(2, true)], 0, &[true, false, false]);
    }

    #[test]
    fn a_match_with_half_the_weight_changes_half_as_much() {
        let winner = SeatSet::only(Seat::new(0).unwrap());
        let full = after(&[rated(0, true), rated(1, true)], winner);
        let half =
            after(&[rated(0, true), rated(1, true)].map(|rated| Rated { weight: 0.5, ..rated }), winner);
        for (full, half) in full.iter().zip(&half) {
            assert!((half.rating - 1500.0 - (full.rating - 1500.0) / 2.0).abs() < 1e-9);
            assert!((350.0 - half.deviation - (350.0 - full.deviation) / 2.0).abs() < 1e-9);
        }
    }

    #[test]
    fn a_player_who_left_gains_nothing_from_the_bots_win() {
        check(&[rated(0, false), rated(1, true)], 0, &[false, false]);
    }
}
