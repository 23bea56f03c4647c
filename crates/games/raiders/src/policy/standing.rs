//! Where the players stand between two rooms: a guess at who will win, that ends in certainty.

use game::Seat;

use crate::components::Item;
use crate::state::{COIN_LIMIT, Phase, ROOMS, Raiders};

/// Wounds beyond this many are judged like this many.
const MOST_WOUNDS: usize = 63;

/// A judge of positions with a given number of rooms to come. Coins and wounds count the less the more rooms may
/// still turn them around.
pub(crate) struct Standing {
    coin_scale: f64,
    /// The pull of so many coins on the victory.
    coins: [f64; COIN_LIMIT as usize + 1],
    /// The pull of so many wounds on fainting.
    wounds: [f64; MOST_WOUNDS + 1],
}

impl Standing {
    /// A judge of the positions after the room that is entered now.
    pub(crate) fn after(level: u8, place: u8) -> Standing {
        let swing = f64::from(rooms_left(level, place)).sqrt();
        let (coin_scale, wound_scale) = (1.0 + swing, 0.3 + 0.3 * swing);
        Standing {
            coin_scale,
            coins: std::array::from_fn(|coins| (coins as f64 / coin_scale).exp()),
            wounds: std::array::from_fn(|wounds| (wounds as f64 / wound_scale).exp()),
        }
    }

    /// My chance to win, where `reserve` is what I hold besides coins, in coins.
    pub(crate) fn win_chance(&self, game: &Raiders, me: Seat, reserve: f64) -> f64 {
        if game.phase == Phase::Over {
            return f64::from(u8::from(game.victors.contains(me)));
        }
        let agony: f64 = game.everyone().map(|seat| self.wounds_of(game, seat)).sum();
        let pull = |seat| (agony - self.wounds_of(game, seat)) * self.coins_of(game, seat);
        let mine = pull(me) * (reserve / self.coin_scale).exp();
        let others: f64 = game.everyone().filter(|&seat| seat != me).map(pull).sum();
        mine / (mine + others)
    }

    /// How many coins make up for one wound of mine.
    pub(crate) fn coins_per_wound(&self, game: &Raiders, me: Seat) -> f64 {
        let mut hurt = *game;
        hurt.player_mut(me).wounds += 1;
        let chance = |game: &Raiders, reserve| self.win_chance(game, me, reserve).ln();
        let now = chance(game, 0.0);
        let ratio = (now - chance(&hurt, 0.0)) / (chance(game, 1.0) - now);
        if ratio.is_finite() { ratio.clamp(0.1, 3.0) } else { 1.0 }
    }

    /// What remains of a chance to win if this much is spent, in coins.
    pub(crate) fn share_without(&self, spent: f64) -> f64 {
        (-spent / self.coin_scale).exp()
    }

    fn coins_of(&self, game: &Raiders, seat: Seat) -> f64 {
        self.coins[usize::from(game.player(seat).coins.min(COIN_LIMIT))]
    }

    fn wounds_of(&self, game: &Raiders, seat: Seat) -> f64 {
        self.wounds[usize::from(game.player(seat).wounds).min(MOST_WOUNDS)]
    }
}

/// The rooms that come after the one that is entered now.
pub(crate) fn rooms_left(level: u8, place: u8) -> u8 {
    (ROOMS * ROOMS).saturating_sub(level.saturating_sub(1) * ROOMS + place + 1)
}

/// What an item is worth in coins while so many rooms are still to come, in some of which it may be played.
pub(crate) fn item_worth(item: Item, rooms_left: u8) -> f64 {
    let worth = match item {
        Item::Torch => 0.4,
        Item::CrystalBall => 0.5,
        Item::Key => 1.2,
        Item::Sword => 0.8,
    };
    worth * (1.0 - 0.6_f64.powi(rooms_left.into()))
}
