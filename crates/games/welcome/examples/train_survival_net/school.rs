//! How a network learns: by the steepest descent with a memory (Adam), a few lessons at a time.

use bots::FastDice;
use game::Dice;
use welcome::survival_net::{HIDDEN, INPUTS, Network};

use crate::lessons::Lesson;

const ROUNDS: usize = 60;
const AT_A_TIME: usize = 32;
const PACE: f32 = 0.003;
const MEMORY: f32 = 0.9;
const LONG_MEMORY: f32 = 0.999;

/// A network that learns.
pub(crate) struct Pupil {
    network: Network,
    slope: Network,
    drift: Vec<[f32; 2]>,
    steps: i32,
    dice: FastDice,
}

impl Pupil {
    pub(crate) fn new(seed: u64) -> Pupil {
        let mut dice = FastDice::seeded(seed);
        let spread = (2.0 / INPUTS as f32).sqrt();
        let mut network = Network::read(&[]);
        network.inner.iter_mut().flatten().chain(&mut network.outer).for_each(|weight| {
            *weight = (dice.share() as f32 * 2.0 - 1.0) * spread;
        });
        let drift = vec![[0.0; 2]; Network::WEIGHTS];
        Pupil { network, slope: Network::read(&[]), drift, steps: 0, dice }
    }

    pub(crate) fn network(&self) -> &Network {
        &self.network
    }

    /// Goes through all lessons again and again, in another order each time and with ever smaller steps.
    pub(crate) fn learn(&mut self, lessons: &[Lesson]) {
        let mut order: Vec<usize> = (0..lessons.len()).collect();
        for round in 0..ROUNDS {
            (1..order.len()).for_each(|place| order.swap(place, self.dice.below(place as u32 + 1) as usize));
            let pace = PACE * (1.0 - round as f32 / ROUNDS as f32);
            for few in order.chunks(AT_A_TIME) {
                few.iter().for_each(|&place| self.consider(&lessons[place]));
                self.step(pace);
            }
        }
    }

    /// Adds up in which direction the weights would have to go.
    fn consider(&mut self, lesson: &Lesson) {
        let thoughts = self.network.think(&lesson.glimpse);
        let off = self.network.chance(&lesson.glimpse) - lesson.chance;
        let blame: [f32; HIDDEN] =
            std::array::from_fn(
                |place| if thoughts[place] > 0.0 { off * self.network.outer[place] } else { 0.0 },
            );
        let slope = &mut self.slope;
        slope.bias += off;
        for place in 0..HIDDEN {
            slope.outer[place] += off * thoughts[place];
            slope.inner_bias[place] += blame[place];
        }
        for (number, &seen) in lesson.glimpse.0.iter().enumerate() {
            slope.direct[number] += off * seen;
            slope.inner[number].iter_mut().zip(blame).for_each(|(weight, blame)| *weight += blame * seen);
        }
    }

    fn step(&mut self, pace: f32) {
        self.steps += 1;
        let warm = |memory: f32| 1.0 - memory.powi(self.steps);
        let (warm, long_warm) = (warm(MEMORY), warm(LONG_MEMORY));
        for ((weight, slope), drift) in
            self.network.weights_mut().zip(self.slope.weights_mut()).zip(&mut self.drift)
        {
            let mean = *slope / AT_A_TIME as f32;
            drift[0] = MEMORY * drift[0] + (1.0 - MEMORY) * mean;
            drift[1] = LONG_MEMORY * drift[1] + (1.0 - LONG_MEMORY) * mean * mean;
            *weight -= pace * (drift[0] / warm) / ((drift[1] / long_warm).sqrt() + 1e-8);
            *slope = 0.0;
        }
    }
}

/// How far the network is off, as the root of the mean square.
pub(crate) fn error(network: &Network, lessons: &[Lesson]) -> f32 {
    let off = |lesson: &Lesson| (network.chance(&lesson.glimpse) - lesson.chance).powi(2);
    (lessons.iter().map(off).sum::<f32>() / lessons.len().max(1) as f32).sqrt()
}
