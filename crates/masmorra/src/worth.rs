//! Where the heroes stand in the middle of a game: a guess at who will win.

use game::{MAX_SEATS, Seat};

use crate::house::Mode;
use crate::state::{ARROWS, GOAL, LIFE, Masmorra, Posture};

/// What a treasure card in the hand counts for, in experience.
const CARD: f64 = 0.6;
/// What a coin counts for.
const COIN: f64 = 0.15;
/// What a point of Life counts for.
const LIFE_POINT: f64 = 0.35;
/// What an ability counts for, beyond the experience that taught it.
const ABILITY: f64 = 0.5;
/// The experience that a hero gains in a round, about.
const PACE: f64 = 2.0;

/// Each seat's chance to win as the game stands: by experience and by what will bring some.
#[must_use]
pub fn worth(game: &Masmorra) -> [f64; MAX_SEATS] {
    let scale = 1.0 + 1.2 * rounds_left(game).sqrt();
    let mut pulls = [0.0; MAX_SEATS];
    for seat in game.everyone() {
        pulls[seat.index()] = (standing(game, seat) / scale).exp();
    }
    let sum: f64 = pulls.iter().sum();
    pulls.map(|pull| pull / sum)
}

/// Who holds which card is known by chance alone: what the others did so far tells hardly anything about it.
#[must_use]
pub fn plausibility(_view: &crate::view::View, _game: &Masmorra) -> f64 {
    1.0
}

/// How many rounds the game will still take, about.
fn rounds_left(game: &Masmorra) -> f64 {
    let most = game.everyone().map(|seat| game.player(seat).xp).max().unwrap_or(0);
    let to_goal = f64::from(GOAL.saturating_sub(most)) / PACE;
    let to_last = game.house.rounds.last().map(|last| f64::from(last.saturating_sub(game.round)));
    match game.house.mode {
        Mode::Standard => to_last.map_or(to_goal, |last| last.min(to_goal)),
        Mode::Epic => to_last.unwrap_or(20.0).min(20.0),
    }
}

/// A hero's experience and what goes with it. What lies above the last arrow is lost in a fall, which a hero low on
/// Life has to fear.
fn standing(game: &Masmorra, seat: Seat) -> f64 {
    let player = game.player(seat);
    let arrow = ARROWS.into_iter().filter(|&arrow| arrow <= player.xp).max().unwrap_or(0);
    let fear = match (player.posture, player.life) {
        (Posture::Fallen, _) | (Posture::Standing, 4..) => 0.0,
        (Posture::Standing, life) => 0.12 * f64::from(4 - life) * f64::from(player.xp - arrow + 1),
    };
    let life = if player.posture == Posture::Fallen { LIFE - 2 } else { player.life };
    f64::from(player.xp) - fear
        + LIFE_POINT * f64::from(life)
        + COIN * f64::from(player.gold)
        + CARD * f64::from(player.hand.len())
        + ABILITY * f64::from(player.lessons)
}
