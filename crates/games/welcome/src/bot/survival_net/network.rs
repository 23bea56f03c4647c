//! A small network that estimates the chance to survive, trained on the exact odds.

use std::sync::LazyLock;

use game::{DataFile, math};

use crate::bot::survival_net::features::{COUNT, Features};
use crate::components::Adventurer;

pub const INPUTS: usize = COUNT;
/// Units in the hidden layer.
pub const HIDDEN: usize = 32;

/// One hidden layer of rectified linear units, and direct weights from the inputs to the output.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// Weights from each input to each hidden unit.
    pub inner: [[f32; HIDDEN]; INPUTS],
    pub inner_bias: [f32; HIDDEN],
    /// Weights from each hidden unit to the output.
    pub outer: [f32; HIDDEN],
    /// Weights from each input to the output.
    pub direct: [f32; INPUTS],
    pub bias: f32,
}

/// The trained networks, by adventurer.
static NETWORKS: LazyLock<Vec<Network>> = LazyLock::new(|| {
    let read = |bytes: &[u8]| bytes.try_into().map_or(0.0, f32::from_le_bytes);
    let weights: Vec<f32> = SURVIVAL_NET.bytes().chunks_exact(size_of::<f32>()).map(read).collect();
    weights.chunks_exact(Network::WEIGHTS).map(Network::read).collect()
});

/// Written by `cargo run --release --package welcome --example train_survival_net`.
pub static SURVIVAL_NET: DataFile = game::data_file!("survival_net", "../../../data/survival_net.bin");

static UNTRAINED: Network = Network {
    inner: [[0.0; HIDDEN]; INPUTS],
    inner_bias: [0.0; HIDDEN],
    outer: [0.0; HIDDEN],
    direct: [0.0; INPUTS],
    bias: 0.0,
};

impl Network {
    /// The number of weights, biases included.
    pub const WEIGHTS: usize = INPUTS * HIDDEN + HIDDEN + HIDDEN + INPUTS + 1;

    /// The trained network of this adventurer.
    pub fn of(adventurer: Adventurer) -> &'static Network {
        NETWORKS.get(adventurer as usize).unwrap_or(&UNTRAINED)
    }

    /// The estimated chance to survive.
    pub fn chance(&self, features: &Features) -> f32 {
        let (hidden, direct) = self.forward(features);
        let outer: f32 = hidden.iter().zip(&self.outer).map(|(unit, weight)| unit * weight).sum();
        1.0 / (1.0 + math::exp_f32(-(outer + direct + self.bias)))
    }

    /// The activations of the hidden layer.
    pub fn hidden(&self, features: &Features) -> [f32; HIDDEN] {
        self.forward(features).0
    }

    /// The activations of the hidden layer, and the part of the output that comes directly from the inputs.
    fn forward(&self, features: &Features) -> ([f32; HIDDEN], f32) {
        let (mut units, mut output) = (self.inner_bias, 0.0);
        for ((&input, inner), direct) in features.0.iter().zip(&self.inner).zip(&self.direct) {
            // Many inputs are 0: kinds that are not ahead, tiles that are lost.
            if input != 0.0 {
                units.iter_mut().zip(inner).for_each(|(unit, weight)| *unit += input * weight);
                output += input * direct;
            }
        }
        (units.map(|unit| unit.max(0.0)), output)
    }

    /// All weights in the order of the data file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let inner = self.inner.iter_mut().flatten().chain(&mut self.inner_bias);
        inner.chain(&mut self.outer).chain(&mut self.direct).chain(std::iter::once(&mut self.bias))
    }

    /// A network with these weights; missing weights are 0.
    pub fn read(weights: &[f32]) -> Network {
        let mut network = UNTRAINED.clone();
        network.weights_mut().zip(weights).for_each(|(weight, read)| *weight = *read);
        network
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_adventurer_has_a_trained_network() {
        assert_eq!(SURVIVAL_NET.bytes().len(), Adventurer::ALL.len() * Network::WEIGHTS * size_of::<f32>());
        for adventurer in Adventurer::ALL {
            let mut network = Network::of(adventurer).clone();
            assert!(network.weights_mut().all(|weight| weight.is_finite()), "{adventurer:?}");
            assert_ne!(network, UNTRAINED, "{adventurer:?}");
        }
    }
}
