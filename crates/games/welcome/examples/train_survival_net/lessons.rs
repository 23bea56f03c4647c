//! What is learnt from: games played at random, some more boldly than others, and the exact odds of each sight.

use bots::FastDice;
use game::{Dice, Game, Observer, Outcomes, Seat, Setup, Silent, Turn};
use welcome::survival_net::Glimpse;
use welcome::{Action, Adventurer, Outcome, Stage, View, Welcome, survival_within};

/// What was seen, and the chance that it meant.
#[derive(Clone, Copy)]
pub(crate) struct Lesson {
    pub(crate) adventurer: Adventurer,
    pub(crate) glimpse: Glimpse,
    pub(crate) chance: f32,
}

/// So many prospects are weighed exactly; of a few dungeons the rest is guessed.
const PATIENCE: usize = 12_000;

/// How often a dungeon is gone through: there is more to learn in it than a single visit shows.
const VISITS: u64 = 8;

/// The lessons of one game.
pub(crate) fn lessons(seed: u64) -> Vec<Lesson> {
    let set = ["welcome", "back", "combined"][seed as usize % 3];
    let setup = Setup::for_simulation(Welcome::manifest(), 2 + (seed / 3 % 3) as u8, [("set", set)]).unwrap();
    let mut game = Welcome::new(&setup, &mut Silent).unwrap();
    let mut found = Vec::new();
    let mut play = Play::new(seed);
    let mut last = Stage::Over;
    while let Some((seat, view)) = play.next(&mut game) {
        match view.stage {
            Stage::Bid => found.extend(before_the_dungeon(&game, seat, &view)),
            Stage::Ask { .. } if !matches!(last, Stage::Ask { .. } | Stage::Discard { .. }) => {
                (0..VISITS).for_each(|visit| go_through(game, seed + visit, &mut found));
            }
            _ => {}
        }
        play.decide(&mut game, seat);
        last = view.stage;
    }
    found
}

/// Goes through a dungeon at random and learns at each card.
fn go_through(mut game: Welcome, seed: u64, found: &mut Vec<Lesson>) {
    let mut play = Play::new(seed);
    while let Some((seat, view)) = play.next(&mut game) {
        if !matches!(view.stage, Stage::Ask { .. } | Stage::Discard { .. }) {
            return;
        }
        let answers = play.legal.iter();
        found.extend(answers.filter_map(|&answer| in_the_dungeon(&game, seat, &view, answer)));
        play.decide(&mut game, seat);
    }
}

fn before_the_dungeon(game: &Welcome, seat: Seat, view: &View) -> Option<Lesson> {
    let (adventurer, glimpse) = Glimpse::of(game, seat)?;
    Some(Lesson { adventurer, glimpse, chance: survival_within(view, None, PATIENCE)? as f32 })
}

fn in_the_dungeon(game: &Welcome, seat: Seat, view: &View, answer: Action) -> Option<Lesson> {
    let (adventurer, glimpse) = Glimpse::after(game, seat, answer)?;
    Some(Lesson { adventurer, glimpse, chance: survival_within(view, Some(answer), PATIENCE)? as f32 })
}

/// Someone who plays all seats.
struct Play {
    dice: FastDice,
    outcomes: Outcomes<Outcome>,
    legal: Vec<Action>,
    /// In a hundred: how often one draws rather than leaves, and adds a card rather than sets it aside.
    draws: u32,
    adds: u32,
}

impl Play {
    fn new(seed: u64) -> Play {
        let mut dice = FastDice::seeded(seed);
        let (draws, adds) = (75 + dice.below(25), 50 + dice.below(51));
        Play { dice, outcomes: Outcomes::new(), legal: Vec::new(), draws, adds }
    }

    /// Plays on to the next decision: whose it is, and what they see. Nothing when the game is over.
    fn next(&mut self, game: &mut Welcome) -> Option<(Seat, View)> {
        while game.turn() == Turn::Chance {
            let outcome = game.draw(&mut self.outcomes, &mut self.dice).unwrap();
            game.resolve(outcome, &mut Silent).unwrap();
        }
        let seat = game.turn().actors().first()?;
        game.legal(seat, &mut self.legal);
        Some((seat, game.view(Observer::Seat(seat))))
    }

    fn decide(&mut self, game: &mut Welcome, seat: Seat) {
        let likes = |wanted: Action, percent: u32, dice: &mut FastDice| {
            (self.legal.contains(&wanted) && dice.below(100) < percent).then_some(wanted)
        };
        let liked = likes(Action::Draw, self.draws, &mut self.dice)
            .or_else(|| likes(Action::Add, self.adds, &mut self.dice));
        let any = self.legal[self.dice.below(self.legal.len() as u32) as usize];
        game.decide(seat, liked.unwrap_or(any), &mut Silent).unwrap();
    }
}
