//! Statistics over many random games.

use game::{Game, Player, Seat, Setup, SetupError, Silent, Sink, Turn};

use crate::dice::FastDice;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Simulation {
    pub games: u64,
    /// Decisions by seats.
    pub moves: u64,
    /// Chance outcomes.
    pub draws: u64,
    /// Games that reached the limit of decisions.
    pub unfinished: u64,
    /// Games won by each seat; a shared victory counts for each winner.
    pub wins: Vec<u64>,
    /// Finished games without a winner.
    pub won_by_nobody: u64,
    pub lengths: Lengths,
}

/// Numbers of decisions per game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths {
    pub shortest: u64,
    pub longest: u64,
}

impl Default for Lengths {
    fn default() -> Lengths {
        Lengths { shortest: u64::MAX, longest: 0 }
    }
}

impl Simulation {
    /// Adds the counts of another simulation of the same game.
    pub fn merge(&mut self, other: &Simulation) {
        self.games += other.games;
        self.moves += other.moves;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.won_by_nobody += other.won_by_nobody;
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        self.wins.iter_mut().zip(&other.wins).for_each(|(sum, wins)| *sum += wins);
        self.lengths.shortest = self.lengths.shortest.min(other.lengths.shortest);
        self.lengths.longest = self.lengths.longest.max(other.lengths.longest);
    }

    fn count<G: Game>(&mut self, game: &G, moves: u64, draws: u64) {
        self.games += 1;
        self.moves += moves;
        self.draws += draws;
        self.lengths.shortest = self.lengths.shortest.min(moves);
        self.lengths.longest = self.lengths.longest.max(moves);
        if game.turn() != Turn::Over {
            self.unfinished += 1;
        } else if game.winners().is_empty() {
            self.won_by_nobody += 1;
        }
        for seat in game.winners().iter().map(Seat::index) {
            if let Some(wins) = self.wins.get_mut(seat) {
                *wins += 1;
            }
        }
    }
}

/// The limit of decisions in one game: a game that never ends must not block the simulation.
const MOST_MOVES: u64 = 1_000_000;

/// Plays one random game per seed, so that the work can be split between threads. The sink receives all events.
pub fn simulate<G: Game>(
    setup: &Setup,
    seeds: impl IntoIterator<Item = u64>,
    sink: &mut impl Sink<G::Event>,
) -> Result<Simulation, SetupError> {
    let mut simulation = Simulation { wins: vec![0; setup.seats().into()], ..Simulation::default() };
    let start = G::new(setup, &mut Silent)?;
    let mut player = Player::<G>::new();
    for seed in seeds {
        let mut game = start.clone();
        let playout = player.finish(&mut game, MOST_MOVES, &mut FastDice::seeded(seed), sink);
        simulation.count(&game, playout.moves, playout.draws);
    }
    Ok(simulation)
}
