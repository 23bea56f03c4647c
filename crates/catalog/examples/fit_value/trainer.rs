//! Stochastic gradient descent with Adam, in small batches.

use bots::FastDice;
use game::Dice;
use review::{HIDDEN, Network};

use crate::samples::Sample;

const BATCH: usize = 64;
const LEARNING_RATE: f32 = 0.002;
/// Adam's decay rates of the first and the second moment.
const BETA_1: f32 = 0.9;
const BETA_2: f32 = 0.999;
/// Larger than rounding errors: what all seats have in common moves no odds, so its gradient is nothing else.
const EPSILON: f32 = 1e-5;
/// How fast weights that nothing needs fade.
const FADE: f32 = 1e-4;

pub(crate) struct Trainer<const INPUTS: usize, const WAYS: usize> {
    network: Network<INPUTS, WAYS>,
    gradient: Network<INPUTS, WAYS>,
    /// The first and second moment of each weight's gradient.
    moments: Vec<[f32; 2]>,
    steps: i32,
    dice: FastDice,
}

impl<const INPUTS: usize, const WAYS: usize> Trainer<INPUTS, WAYS> {
    pub(crate) fn new() -> Self {
        let mut dice = FastDice::seeded(1);
        let spread = (2.0 / INPUTS as f32).sqrt();
        let mut network = Network::read(&[]);
        network
            .inner
            .iter_mut()
            .flatten()
            .for_each(|weight| *weight = (dice.share() as f32 * 2.0 - 1.0) * spread);
        network.outer.iter_mut().flatten().for_each(|weight| *weight = (dice.share() as f32 - 0.5) * 0.1);
        let moments = vec![[0.0; 2]; Network::<INPUTS, WAYS>::WEIGHTS];
        Trainer { network, gradient: Network::read(&[]), moments, steps: 0, dice }
    }

    pub(crate) fn network(&mut self) -> &mut Network<INPUTS, WAYS> {
        &mut self.network
    }

    /// Runs all epochs, in a new order each time and with a falling learning rate.
    pub(crate) fn train(
        &mut self,
        samples: &[Sample<INPUTS, WAYS>],
        epochs: usize,
        mut after_epoch: impl FnMut(usize, &Network<INPUTS, WAYS>),
    ) {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        for epoch in 0..epochs {
            (1..order.len()).for_each(|place| order.swap(place, self.dice.below(place as u32 + 1) as usize));
            let rate = LEARNING_RATE * (1.0 - epoch as f32 / epochs as f32);
            for batch in order.chunks(BATCH) {
                batch.iter().for_each(|&place| self.add_gradient(&samples[place]));
                self.step(rate);
            }
            after_epoch(epoch + 1, &self.network);
        }
    }

    fn add_gradient(&mut self, sample: &Sample<INPUTS, WAYS>) {
        let odds = odds(&self.network, sample);
        for ((inputs, came), odds) in sample.iter().zip(odds) {
            let errors: [f32; WAYS] = std::array::from_fn(|way| odds[way] - came[way]);
            self.add_seat(inputs, &errors);
        }
    }

    fn add_seat(&mut self, inputs: &[f32; INPUTS], errors: &[f32; WAYS]) {
        let hidden = self.network.hidden(inputs);
        let gradient = &mut self.gradient;
        let mut back = [0.0; HIDDEN];
        for (way, &error) in errors.iter().enumerate() {
            gradient.bias[way] += error;
            for unit in 0..HIDDEN {
                gradient.outer[way][unit] += error * hidden[unit];
                back[unit] += error * self.network.outer[way][unit];
            }
            gradient.direct[way].iter_mut().zip(inputs).for_each(|(sum, input)| *sum += error * input);
        }
        (0..HIDDEN).filter(|&unit| hidden[unit] <= 0.0).for_each(|unit| back[unit] = 0.0);
        gradient.inner_bias.iter_mut().zip(back).for_each(|(sum, error)| *sum += error);
        for (weights, &input) in gradient.inner.iter_mut().zip(inputs) {
            if input != 0.0 {
                weights.iter_mut().zip(back).for_each(|(sum, error)| *sum += error * input);
            }
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
            *weight -=
                rate * ((moments[0] / first) / ((moments[1] / second).sqrt() + EPSILON) + FADE * *weight);
            *gradient = 0.0;
        }
    }
}

/// The odds of each way of each seat of a sample.
fn odds<const INPUTS: usize, const WAYS: usize>(
    network: &Network<INPUTS, WAYS>,
    sample: &Sample<INPUTS, WAYS>,
) -> Vec<[f32; WAYS]> {
    let scores: Vec<[f32; WAYS]> = sample.iter().map(|(inputs, _)| network.scores(inputs)).collect();
    let most = scores.iter().flatten().copied().fold(f32::MIN, f32::max);
    let sum: f32 = scores.iter().flatten().map(|score| (score - most).exp()).sum();
    scores.into_iter().map(|scores| scores.map(|score| (score - most).exp() / sum)).collect()
}

/// The mean of the negative logarithm of the probability of what came.
pub(crate) fn loss<const INPUTS: usize, const WAYS: usize>(
    network: &Network<INPUTS, WAYS>,
    samples: &[Sample<INPUTS, WAYS>],
) -> f64 {
    let surprise = |sample: &Sample<INPUTS, WAYS>| {
        let odds = odds(network, sample).into_iter().flatten();
        let came = sample.iter().flat_map(|(_, came)| came);
        odds.zip(came).map(|(odds, came)| f64::from(-came * odds.max(1e-9).ln())).sum::<f64>()
    };
    samples.iter().map(surprise).sum::<f64>() / samples.len().max(1) as f64
}
