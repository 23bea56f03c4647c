//! Samples: positions of matches between adventurers, and how they went on.

use bots::{FastDice, Policy};
use game::{Dice, Game, MAX_SEATS, Observer, Outcomes, Seat, SeatProspects, Setup, Silent, Turn};

use crate::ProspectsOf;

/// How the network of a game is fitted.
pub(crate) struct Study<G: Game, const INPUTS: usize, const WAYS: usize> {
    /// Seats, an option and its value.
    pub(crate) tables: &'static [(u8, &'static str, &'static str)],
    pub(crate) policy: Policy<G>,
    pub(crate) prospects: ProspectsOf<G, INPUTS, WAYS>,
    /// The way on which a match went on between two states, once it is decided.
    pub(crate) settled: fn(&G, &G) -> Option<[[f32; WAYS]; MAX_SEATS]>,
    /// One position in this many becomes a sample.
    pub(crate) one_in: u32,
    /// How often the trainer goes through the samples.
    pub(crate) epochs: usize,
}

/// The seats that could decide something, each with its inputs and what came of it.
pub(crate) type Sample<const INPUTS: usize, const WAYS: usize> = Vec<([f32; INPUTS], [f32; WAYS])>;

/// The samples of one match.
pub(crate) fn samples<G: Game, const INPUTS: usize, const WAYS: usize>(
    seed: u64,
    study: &Study<G, INPUTS, WAYS>,
) -> Vec<Sample<INPUTS, WAYS>> {
    let (seats, option, value) = study.tables[seed as usize % study.tables.len()];
    let setup = Setup::for_simulation(G::manifest(), seats, [(option, value)]).unwrap();
    let mut game = G::new(&setup, &mut Silent).unwrap();
    let mut player = Adventurers {
        policy: study.policy,
        dice: FastDice::seeded(seed),
        outcomes: Outcomes::new(),
        legal: Vec::new(),
    };
    let (mut open, mut found) = (Vec::new(), Vec::new());
    let mut since = game.clone();
    while game.turn() != Turn::Over {
        if player.dice.below(study.one_in) == 0 {
            open.extend((study.prospects)(&game));
        }
        player.go_on(&mut game);
        if let Some(result) = (study.settled)(&since, &game) {
            found.extend(open.drain(..).map(|prospects| sample(&prospects.seats, &result)));
            since = game.clone();
        }
    }
    found
}

fn sample<const INPUTS: usize, const WAYS: usize>(
    seats: &[Option<SeatProspects<INPUTS, WAYS>>; MAX_SEATS],
    result: &[[f32; WAYS]; MAX_SEATS],
) -> Sample<INPUTS, WAYS> {
    seats.iter().zip(result).filter_map(|(seat, result)| Some((seat.as_ref()?.inputs, *result))).collect()
}

/// Plays all seats by the policy.
struct Adventurers<G: Game> {
    policy: Policy<G>,
    dice: FastDice,
    outcomes: Outcomes<G::Outcome>,
    legal: Vec<G::Action>,
}

impl<G: Game> Adventurers<G> {
    /// The next draw or decision.
    fn go_on(&mut self, game: &mut G) {
        match game.turn() {
            Turn::Chance => {
                let outcome = game.draw(&mut self.outcomes, &mut self.dice).unwrap();
                game.resolve(outcome, &mut Silent).unwrap();
            }
            Turn::Decide { owe, .. } => self.decide(game, owe.first().unwrap()),
            Turn::Over => {}
        }
    }

    fn decide(&mut self, game: &mut G, seat: Seat) {
        game.legal(seat, &mut self.legal);
        let view = game.view(Observer::Seat(seat));
        let choice = (self.policy)(&view, &self.legal, &mut self.dice);
        let action = choice.filter(|action| self.legal.contains(action)).unwrap_or(self.legal[0]);
        game.decide(seat, action, &mut Silent).unwrap();
    }
}
