//! Matches between bots, with a confidence interval of the win rate.

use game::{Game, Observer, Outcomes, Seat, SeatSet, Setup, SetupError, Silent, Turn};

use crate::bot::Bot;
use crate::dice::FastDice;
use crate::interval::wilson;

/// Plays matches of one setup between bots.
pub struct Tournament<G: Game> {
    setup: Setup,
    outcomes: Outcomes<G::Outcome>,
    actions: Vec<G::Action>,
}

/// The result of one side over several games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinCount {
    pub games: u64,
    pub wins: u64,
}

impl WinCount {
    pub fn rate(self) -> f64 {
        self.wins as f64 / self.games.max(1) as f64
    }

    /// The 95 % Wilson interval of the win rate, as (low, high).
    pub fn interval(self) -> (f64, f64) {
        wilson(self.wins as f64, self.games)
    }
}

impl<G: Game> Tournament<G> {
    pub fn new(setup: Setup) -> Tournament<G> {
        Tournament { setup, outcomes: Outcomes::new(), actions: Vec::with_capacity(64) }
    }

    /// Plays one game and returns the winners. `bots` are in seat order. A bot that returns no legal action ends the game.
    pub fn play(&mut self, bots: &mut [Box<dyn Bot<G>>], deal: u64) -> Result<SeatSet, SetupError> {
        let mut game = G::new(&self.setup, &mut Silent)?;
        let mut dice = FastDice::seeded(deal);
        while self.step(&mut game, bots, &mut dice) {}
        Ok(game.winners())
    }

    fn step(&mut self, game: &mut G, bots: &mut [Box<dyn Bot<G>>], dice: &mut FastDice) -> bool {
        match game.turn() {
            Turn::Over => false,
            Turn::Chance => {
                let outcome = game.draw(&mut self.outcomes, dice);
                outcome.is_some_and(|outcome| game.resolve(outcome, &mut Silent).is_ok())
            }
            Turn::Decide { owe, .. } => owe.first().is_some_and(|seat| self.ask(game, seat, bots)),
        }
    }

    fn ask(&mut self, game: &mut G, seat: Seat, bots: &mut [Box<dyn Bot<G>>]) -> bool {
        game.legal(seat, &mut self.actions);
        let view = game.view(Observer::Seat(seat));
        let choice = bots.get_mut(seat.index()).and_then(|bot| bot.choose(&view, &self.actions));
        choice.is_some_and(|action| game.decide(seat, action, &mut Silent).is_ok())
    }

    /// Plays one bot against copies of another, rotating its seat.
    pub fn one_against_all(
        &mut self,
        games: u64,
        one: impl Fn(u64) -> Box<dyn Bot<G>>,
        others: impl Fn(u64) -> Box<dyn Bot<G>>,
    ) -> Result<WinCount, SetupError> {
        let seats = self.setup.seats();
        let mut count = WinCount { games: 0, wins: 0 };
        for number in 0..games {
            let hero = (number % u64::from(seats)) as usize;
            let seat_bot = |(seat, _)| {
                let seed = number * 16 + seat as u64;
                if seat == hero { one(seed) } else { others(seed) }
            };
            let mut bots: Vec<_> = Seat::all(seats).enumerate().map(seat_bot).collect();
            let winners = self.play(&mut bots, number)?;
            count.games += 1;
            count.wins += u64::from(winners.iter().any(|seat| seat.index() == hero));
        }
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_contains_the_rate_and_narrows_with_more_games() {
        let few = WinCount { games: 30, wins: 20 };
        let many = WinCount { games: 3_000, wins: 2_000 };
        for count in [few, many] {
            let (low, high) = count.interval();
            assert!(low < count.rate() && count.rate() < high);
        }
        let width = |(low, high): (f64, f64)| high - low;
        assert!(width(many.interval()) < width(few.interval()) / 5.0);
    }

    #[test]
    fn ten_wins_in_ten_games_do_not_prove_a_perfect_rate() {
        assert!(WinCount { games: 10, wins: 10 }.interval().0 < 0.8);
    }
}
