//! Many matches at once, for learning.

use bots::FastDice;
use game::{Encoding, Setup, SetupError};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::error::EnvironmentError;
use crate::lane::{Lane, LaneBuffers, start};

/// What to play.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    pub setup: Setup,
    /// The number of matches.
    pub count: usize,
    /// 1 plays on the thread of the caller.
    pub threads: usize,
}

/// The sizes of the buffers, for each match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub features: usize,
    pub actions: usize,
    pub seats: u8,
}

/// Memory of the caller that each step fills: a row for each match.
pub struct Buffers<'a> {
    /// The features that the seat to move may know.
    pub observations: &'a mut [i8],
    /// The legal actions of the seat to move.
    pub masks: &'a mut [bool],
    /// The seat to move.
    pub seats: &'a mut [i8],
    /// The results of all seats if the match has just ended, else 0.
    pub rewards: &'a mut [f32],
    /// Whether the match has just ended. The other buffers already show the next one.
    pub done: &'a mut [bool],
}

/// Matches of one game that are played side by side.
pub struct Matches<G: Encoding> {
    start: G,
    shape: Shape,
    lanes: Vec<Lane<G>>,
    choices: Vec<usize>,
    /// The threads besides that of the caller.
    pool: Option<ThreadPool>,
}

/// [`Matches`] without the type of the game.
pub trait AnyMatches: Send {
    fn count(&self) -> usize;
    fn shape(&self) -> Shape;
    /// Starts new matches. The same seed gives the same matches for the same actions.
    fn reset(&mut self, seed: u64, out: Buffers<'_>) -> Result<(), EnvironmentError>;
    /// Makes one decision in each match. If any action is illegal, nothing changes.
    fn step(&mut self, actions: &[i32], out: Buffers<'_>) -> Result<(), EnvironmentError>;
    /// Makes one random legal decision in each match.
    fn step_random(&mut self, out: Buffers<'_>) -> Result<(), EnvironmentError>;
    /// Writes a random legal action for each match.
    fn sample(&mut self, actions: &mut [i32]) -> Result<(), EnvironmentError>;
}

impl<G: Encoding> Matches<G> {
    pub fn new(settings: &MatchSettings) -> Result<Matches<G>, SetupError> {
        let start: G = start(&settings.setup)?;
        let shape = Shape {
            features: game::feature_names::<G>().len(),
            actions: G::ACTIONS,
            seats: settings.setup.seats(),
        };
        let lanes = (0..settings.count as u64).map(|seed| Lane::new(&start, seed)).collect();
        // Without a pool the matches are still played, only slower.
        let pool = (settings.threads > 1)
            .then(|| ThreadPoolBuilder::new().num_threads(settings.threads - 1).build().ok())
            .flatten();
        Ok(Matches { start, shape, lanes, choices: vec![0; settings.count], pool })
    }

    fn check(&self, out: &Buffers<'_>) -> Result<(), EnvironmentError> {
        let count = self.lanes.len();
        let sizes = [
            ("observations", count * self.shape.features, out.observations.len()),
            ("masks", count * self.shape.actions, out.masks.len()),
            ("seats", count, out.seats.len()),
            ("rewards", count * usize::from(self.shape.seats), out.rewards.len()),
            ("done", count, out.done.len()),
        ];
        match sizes.into_iter().find(|(_, expected, got)| expected != got) {
            Some((name, expected, got)) => Err(EnvironmentError::WrongSize { name, expected, got }),
            None => Ok(()),
        }
    }

    /// Calls `play` for each match with its memory, on all threads.
    fn for_each(
        &mut self,
        out: Buffers<'_>,
        play: impl Fn(&mut Lane<G>, usize, &mut LaneBuffers<'_>) + Sync,
    ) {
        let Shape { features, actions, seats } = self.shape;
        let work = |lanes: &mut [Lane<G>], choices: &[usize], out: Buffers<'_>| {
            let rows = out
                .observations
                .chunks_exact_mut(features)
                .zip(out.masks.chunks_exact_mut(actions))
                .zip(out.rewards.chunks_exact_mut(seats.into()))
                .zip(out.seats.iter_mut().zip(out.done.iter_mut()));
            for ((lane, &choice), (((observation, mask), rewards), (seat, done))) in
                lanes.iter_mut().zip(choices).zip(rows)
            {
                play(lane, choice, &mut LaneBuffers { observation, mask, seat, rewards, done });
            }
        };
        let Some(pool) = &self.pool else { return work(&mut self.lanes, &self.choices, out) };
        let part = self.lanes.len().div_ceil(pool.current_num_threads() + 1).max(1);
        let parts = self
            .lanes
            .chunks_mut(part)
            .zip(self.choices.chunks(part))
            .zip(out.observations.chunks_mut(part * features))
            .zip(out.masks.chunks_mut(part * actions))
            .zip(out.rewards.chunks_mut(part * usize::from(seats)))
            .zip(out.seats.chunks_mut(part).zip(out.done.chunks_mut(part)))
            .map(|(((((lanes, choices), observations), masks), rewards), (seats, done))| {
                (lanes, choices, Buffers { observations, masks, seats, rewards, done })
            });
        let work = &work;
        pool.in_place_scope(|scope| {
            let mut parts = parts;
            // The thread of the caller plays the first part instead of waiting.
            let first = parts.next();
            for (lanes, choices, out) in parts {
                scope.spawn(move |_| work(lanes, choices, out));
            }
            if let Some((lanes, choices, out)) = first {
                work(lanes, choices, out);
            }
        });
    }

    fn play_choices(&mut self, out: Buffers<'_>) {
        let (start, seats) = (self.start.clone(), self.shape.seats);
        self.for_each(out, |lane, choice, out| lane.step(choice, &start, seats, out));
    }
}

impl<G: Encoding> AnyMatches for Matches<G> {
    fn count(&self) -> usize {
        self.lanes.len()
    }

    fn shape(&self) -> Shape {
        self.shape
    }

    fn reset(&mut self, seed: u64, out: Buffers<'_>) -> Result<(), EnvironmentError> {
        self.check(&out)?;
        let mut seeds = FastDice::seeded(seed);
        for lane in &mut self.lanes {
            *lane = Lane::new(&self.start, seeds.seed());
        }
        self.for_each(out, |lane, _, out| {
            out.rewards.fill(0.0);
            *out.done = false;
            lane.observe(out);
        });
        Ok(())
    }

    fn step(&mut self, actions: &[i32], out: Buffers<'_>) -> Result<(), EnvironmentError> {
        self.check(&out)?;
        if actions.len() != self.lanes.len() {
            let (expected, got) = (self.lanes.len(), actions.len());
            return Err(EnvironmentError::WrongSize { name: "actions", expected, got });
        }
        for (index, (lane, &action)) in self.lanes.iter().zip(actions).enumerate() {
            self.choices[index] = lane.find(index, action.into())?;
        }
        self.play_choices(out);
        Ok(())
    }

    fn step_random(&mut self, out: Buffers<'_>) -> Result<(), EnvironmentError> {
        self.check(&out)?;
        let (start, seats) = (self.start.clone(), self.shape.seats);
        self.for_each(out, |lane, _, out| {
            let choice = lane.sample();
            lane.step(choice, &start, seats, out);
        });
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i32]) -> Result<(), EnvironmentError> {
        if actions.len() != self.lanes.len() {
            let (expected, got) = (self.lanes.len(), actions.len());
            return Err(EnvironmentError::WrongSize { name: "actions", expected, got });
        }
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            let choice = lane.sample();
            *action = lane.id(choice).into();
        }
        Ok(())
    }
}
