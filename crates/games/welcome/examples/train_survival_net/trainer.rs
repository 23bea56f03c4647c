//! Stochastic gradient descent with Adam, in small batches.

use bots::FastDice;
use game::Dice;
use welcome::survival_net::{HIDDEN, INPUTS, Network};

use crate::samples::Sample;

const EPOCHS: usize = 60;
const BATCH: usize = 32;
const LEARNING_RATE: f32 = 0.003;
/// Adam's decay rates of the first and the second moment.
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;

pub(crate) struct Trainer {
    network: Network,
    gradient: Network,
    /// The first and second moment of each weight's gradient.
    moments: Vec<[f32; 2]>,
    steps: i32,
    dice: FastDice,
}

impl Trainer {
    pub(crate) fn new(seed: u64) -> Trainer {
        let mut dice = FastDice::seeded(seed);
        let spread = (2.0 / INPUTS as f32).sqrt();
        let mut network = Network::read(&[]);
        network.inner.iter_mut().flatten().chain(&mut network.outer).for_each(|weight| {
            *weight = (dice.share() as f32 * 2.0 - 1.0) * spread;
        });
        let moments = vec![[0.0; 2]; Network::WEIGHTS];
        Trainer { network, gradient: Network::read(&[]), moments, steps: 0, dice }
    }

    pub(crate) fn network(&self) -> &Network {
        &self.network
    }

    /// Runs all epochs, in a new order each time and with a falling learning rate.
    pub(crate) fn train(&mut self, samples: &[Sample]) {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        for epoch in 0..EPOCHS {
            (1..order.len()).for_each(|place| order.swap(place, self.dice.below(place as u32 + 1) as usize));
            let rate = LEARNING_RATE * (1.0 - epoch as f32 / EPOCHS as f32);
            for batch in order.chunks(BATCH) {
                batch.iter().for_each(|&place| self.add_gradient(&samples[place]));
                self.step(rate);
            }
        }
    }

    fn add_gradient(&mut self, sample: &Sample) {
        let hidden = self.network.hidden(&sample.features);
        let error = self.network.chance(&sample.features) - sample.chance;
        let hidden_errors: [f32; HIDDEN] =
            std::array::from_fn(
                |unit| if hidden[unit] > 0.0 { error * self.network.outer[unit] } else { 0.0 },
            );
        let gradient = &mut self.gradient;
        gradient.bias += error;
        for unit in 0..HIDDEN {
            gradient.outer[unit] += error * hidden[unit];
            gradient.inner_bias[unit] += hidden_errors[unit];
        }
        for (number, &input) in sample.features.0.iter().enumerate() {
            gradient.direct[number] += error * input;
            let weights = gradient.inner[number].iter_mut().zip(hidden_errors);
            weights.for_each(|(weight, error)| *weight += error * input);
        }
    }

    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let correction = |beta: f32| 1.0 - beta.powi(self.steps);
        let (first, second) = (correction(BETA_1), correction(BETA_2));
        for ((weight, gradient), moments) in
            self.network.weights_mut().zip(self.gradient.weights_mut()).zip(&mut self.moments)
        {
            let mean = *gradient / BATCH as f32;
            moments[0] = BETA_1 * moments[0] + (1.0 - BETA_1) * mean;
            moments[1] = BETA_2 * moments[1] + (1.0 - BETA_2) * mean * mean;
            *weight -= rate * (moments[0] / first) / ((moments[1] / second).sqrt() + 1e-8);
            *gradient = 0.0;
        }
    }
}

/// The root mean square error of the network.
pub(crate) fn error(network: &Network, samples: &[Sample]) -> f32 {
    let square = |sample: &Sample| (network.chance(&sample.features) - sample.chance).powi(2);
    (samples.iter().map(square).sum::<f32>() / samples.len().max(1) as f32).sqrt()
}
