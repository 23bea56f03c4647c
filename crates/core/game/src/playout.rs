//! Random play at full speed: no events, no allocation.

use crate::chance::{Dice, Outcomes};
use crate::contract::Game;
use crate::seat::SeatSet;
use crate::sink::Sink;
use crate::turn::Turn;

/// Counts the steps of one random game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// Decisions of seats.
    pub moves: u64,
    /// Chance outcomes.
    pub draws: u64,
}

/// Plays at random. It reuses its buffers from game to game.
pub struct Player<G: Game> {
    actions: Vec<G::Action>,
    outcomes: Outcomes<G::Outcome>,
}

impl<G: Game> Player<G> {
    /// Creates a player whose buffers fit any ordinary turn.
    pub fn new() -> Player<G> {
        Player { actions: Vec::with_capacity(256), outcomes: Outcomes::new() }
    }

    /// Plays until the game ends or `most` decisions were made.
    pub fn finish(
        &mut self,
        game: &mut G,
        most: u64,
        dice: &mut impl Dice,
        sink: &mut impl Sink<G::Event>,
    ) -> Playout {
        let mut playout = Playout::default();
        while playout.moves < most && self.step(game, dice, sink, &mut playout) {}
        playout
    }

    /// Makes one decision or one draw. Returns false if there was nothing to do.
    #[inline]
    pub fn step(
        &mut self,
        game: &mut G,
        dice: &mut impl Dice,
        sink: &mut impl Sink<G::Event>,
        playout: &mut Playout,
    ) -> bool {
        match game.turn() {
            Turn::Chance => self.draw(game, dice, sink, playout),
            Turn::Decide { owe, .. } => self.decide(game, owe, dice, sink, playout),
            Turn::Over => false,
        }
    }

    #[inline]
    fn draw(
        &mut self,
        game: &mut G,
        dice: &mut impl Dice,
        sink: &mut impl Sink<G::Event>,
        playout: &mut Playout,
    ) -> bool {
        playout.draws += 1;
        let outcome = game.draw(&mut self.outcomes, dice);
        outcome.is_some_and(|outcome| game.resolve(outcome, sink).is_ok())
    }

    #[inline]
    fn decide(
        &mut self,
        game: &mut G,
        owe: SeatSet,
        dice: &mut impl Dice,
        sink: &mut impl Sink<G::Event>,
        playout: &mut Playout,
    ) -> bool {
        let Some(seat) = owe.first() else { return false };
        playout.moves += 1;
        let choice = game.pick(seat, &mut self.actions, dice);
        choice.is_some_and(|action| game.apply_legal(seat, action, sink).is_ok())
    }
}

impl<G: Game> Default for Player<G> {
    fn default() -> Player<G> {
        Player::new()
    }
}
