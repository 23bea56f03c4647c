//! Each seat's share of the victory in a position.

use game::{MAX_SEATS, Seat, math};

use crate::state::Example;

/// How strongly a lead counts: coins are raised to this power.
const SHARPNESS: u32 = 4;

/// Judges by coins, unused charms and the loot. At the end the winners share the victory.
pub fn evaluate(game: &Example) -> [f64; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    for seat in Seat::all(game.seats) {
        shares[seat.index()] = match game.winners {
            winners if winners.is_empty() => math::powi(worth(game, seat), SHARPNESS),
            winners if winners.contains(seat) => 1.0,
            _ => 0.0,
        };
    }
    let sum: f64 = shares.iter().sum();
    shares.map(|share| share / sum)
}

/// At least 1, so that the shares have a sum to be divided by.
fn worth(game: &Example, seat: Seat) -> f64 {
    let charm = game.secret_charm(seat).map_or(0, |charm| charm.card().coins);
    let loot = if seat == game.actor { game.loot } else { 0 };
    1.0 + f64::from(game.player(seat).coins) + f64::from(charm) + f64::from(loot)
}
