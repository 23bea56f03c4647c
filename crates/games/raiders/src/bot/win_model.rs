//! A model of the win chance between two rooms. It is exact once the game is over.

use game::{Seat, math};

use crate::components::Item;
use crate::state::{COIN_LIMIT, Phase, ROOMS, Raiders};

/// Higher numbers of wounds count like this one.
const MAX_WOUNDS: usize = 63;

/// Estimates win chances with a given number of rooms ahead. The more rooms, the less current coins and wounds count.
pub(crate) struct WinModel {
    coin_scale: f64,
    /// The weight for winning, by number of coins.
    coins: [f64; COIN_LIMIT as usize + 1],
    /// The weight for fainting, by number of wounds.
    wounds: [f64; MAX_WOUNDS + 1],
}

impl WinModel {
    /// The model for positions after the current room.
    pub(crate) fn after(level: u8, place: u8) -> WinModel {
        let swing = f64::from(rooms_left(level, place)).sqrt();
        let (coin_scale, wound_scale) = (1.0 + swing, 0.3 + 0.3 * swing);
        WinModel {
            coin_scale,
            coins: std::array::from_fn(|coins| math::exp(coins as f64 / coin_scale)),
            wounds: std::array::from_fn(|wounds| math::exp(wounds as f64 / wound_scale)),
        }
    }

    /// My win chance. `reserve` is the value of what I hold besides coins, in coins.
    pub(crate) fn win_chance(&self, game: &Raiders, me: Seat, reserve: f64) -> f64 {
        if game.phase == Phase::Over {
            return f64::from(u8::from(game.winners.contains(me)));
        }
        let faint_weight: f64 = game.everyone().map(|seat| self.wounds_of(game, seat)).sum();
        let weight = |seat| (faint_weight - self.wounds_of(game, seat)) * self.coins_of(game, seat);
        let mine = weight(me) * math::exp(reserve / self.coin_scale);
        let others: f64 = game.everyone().filter(|&seat| seat != me).map(weight).sum();
        mine / (mine + others)
    }

    /// The number of coins that compensate one wound of mine.
    pub(crate) fn coins_per_wound(&self, game: &Raiders, me: Seat) -> f64 {
        let mut hurt = *game;
        hurt.player_mut(me).wounds += 1;
        let chance = |game: &Raiders, reserve| math::ln(self.win_chance(game, me, reserve));
        let now = chance(game, 0.0);
        let ratio = (now - chance(&hurt, 0.0)) / (chance(game, 1.0) - now);
        if ratio.is_finite() { ratio.clamp(0.1, 3.0) } else { 1.0 }
    }

    /// The factor on my win chance if I spend this much, in coins.
    pub(crate) fn spending_factor(&self, spent: f64) -> f64 {
        math::exp(-spent / self.coin_scale)
    }

    fn coins_of(&self, game: &Raiders, seat: Seat) -> f64 {
        self.coins[usize::from(game.player(seat).coins.min(COIN_LIMIT))]
    }

    fn wounds_of(&self, game: &Raiders, seat: Seat) -> f64 {
        self.wounds[usize::from(game.player(seat).wounds).min(MAX_WOUNDS)]
    }
}

/// The number of rooms after the current one.
pub(crate) fn rooms_left(level: u8, place: u8) -> u8 {
    (ROOMS * ROOMS).saturating_sub(level.saturating_sub(1) * ROOMS + place + 1)
}

/// The value of an item in coins. It falls with the rooms in which it could still be played.
pub(crate) fn item_value(item: Item, rooms_left: u8) -> f64 {
    let value = match item {
        Item::Torch => 0.4,
        Item::CrystalBall => 0.5,
        Item::Key => 1.2,
        Item::Sword => 0.8,
    };
    value * (1.0 - math::powi(0.6, rooms_left.into()))
}
