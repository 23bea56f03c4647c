//! Training samples: random games, some bolder than others, with the exact odds of each position.

use bots::FastDice;
use game::{Dice, Game, Observer, Outcomes, Seat, Setup, Silent, Turn};
use welcome::survival_net::Features;
use welcome::{Action, Adventurer, Outcome, PhaseView, View, Welcome, survival_within};

#[derive(Clone, Copy)]
pub(crate) struct Sample {
    pub(crate) adventurer: Adventurer,
    pub(crate) features: Features,
    pub(crate) chance: f32,
}

/// The odds search estimates after this many positions, which happens in few dungeons.
const POSITIONS: usize = 12_000;

/// How often each dungeon is played, since one visit does not show all of it.
const VISITS: u64 = 8;

/// The samples of one game.
pub(crate) fn samples(seed: u64) -> Vec<Sample> {
    let set = ["welcome", "back", "combined"][seed as usize % 3];
    let setup = Setup::for_simulation(Welcome::manifest(), 2 + (seed / 3 % 3) as u8, [("set", set)]).unwrap();
    let mut game = Welcome::new(&setup, &mut Silent).unwrap();
    let mut found = Vec::new();
    let mut player = RandomPlayer::new(seed);
    let mut last = PhaseView::Over;
    while let Some((seat, view)) = player.next(&mut game) {
        match view.stage {
            PhaseView::Bid => found.extend(before_the_dungeon(&game, seat, &view)),
            PhaseView::Ask { .. } if !matches!(last, PhaseView::Ask { .. } | PhaseView::Discard { .. }) => {
                (0..VISITS).for_each(|visit| sample_dungeon(game, seed + visit, &mut found));
            }
            _ => {}
        }
        player.decide(&mut game, seat);
        last = view.stage;
    }
    found
}

/// Plays a dungeon at random and takes samples at each card.
fn sample_dungeon(mut game: Welcome, seed: u64, found: &mut Vec<Sample>) {
    let mut player = RandomPlayer::new(seed);
    while let Some((seat, view)) = player.next(&mut game) {
        if !matches!(view.stage, PhaseView::Ask { .. } | PhaseView::Discard { .. }) {
            return;
        }
        let answers = player.legal.iter();
        found.extend(answers.filter_map(|&answer| in_the_dungeon(&game, seat, &view, answer)));
        player.decide(&mut game, seat);
    }
}

fn before_the_dungeon(game: &Welcome, seat: Seat, view: &View) -> Option<Sample> {
    let (adventurer, features) = Features::of(game, seat)?;
    Some(Sample { adventurer, features, chance: survival_within(view, None, POSITIONS)? as f32 })
}

fn in_the_dungeon(game: &Welcome, seat: Seat, view: &View, answer: Action) -> Option<Sample> {
    let (adventurer, features) = Features::after(game, seat, answer)?;
    Some(Sample { adventurer, features, chance: survival_within(view, Some(answer), POSITIONS)? as f32 })
}

/// A random player of all seats.
struct RandomPlayer {
    dice: FastDice,
    outcomes: Outcomes<Outcome>,
    legal: Vec<Action>,
    /// The percentages of drawing rather than passing, and of adding a card rather than setting it aside.
    draws: u32,
    adds: u32,
}

impl RandomPlayer {
    fn new(seed: u64) -> RandomPlayer {
        let mut dice = FastDice::seeded(seed);
        let (draws, adds) = (75 + dice.below(25), 50 + dice.below(51));
        RandomPlayer { dice, outcomes: Outcomes::new(), legal: Vec::new(), draws, adds }
    }

    /// Plays on to the next decision. Returns its seat and view, or `None` when the game is over.
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
        let prefers = |wanted: Action, percent: u32, dice: &mut FastDice| {
            (self.legal.contains(&wanted) && dice.below(100) < percent).then_some(wanted)
        };
        let preferred = prefers(Action::Draw, self.draws, &mut self.dice)
            .or_else(|| prefers(Action::Add, self.adds, &mut self.dice));
        let any = self.legal[self.dice.below(self.legal.len() as u32) as usize];
        game.decide(seat, preferred.unwrap_or(any), &mut Silent).unwrap();
    }
}
