//! A small network that has learnt from the exact odds.

use std::sync::LazyLock;

use crate::components::Adventurer;
use crate::survival_net::glimpse::{Glimpse, NUMBERS};

/// What a network looks at.
pub const INPUTS: usize = NUMBERS;
/// How many thoughts it has about that.
pub const HIDDEN: usize = 32;

/// One hidden layer, and a way past it.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// What each number means to each thought.
    pub inner: [[f32; HIDDEN]; INPUTS],
    /// Where each thought begins.
    pub inner_bias: [f32; HIDDEN],
    /// What each thought says about the chance.
    pub outer: [f32; HIDDEN],
    /// What each number says by itself.
    pub direct: [f32; INPUTS],
    /// What is said without looking.
    pub bias: f32,
}

/// By adventurer.
static NETWORKS: LazyLock<Vec<Network>> = LazyLock::new(|| {
    let read = |bytes: &[u8]| bytes.try_into().map_or(0.0, f32::from_le_bytes);
    let weights: Vec<f32> = LEARNT.chunks_exact(size_of::<f32>()).map(read).collect();
    weights.chunks_exact(Network::WEIGHTS).map(Network::read).collect()
});

/// What `cargo run --release --package welcome --example train_survival_net` has learnt.
static LEARNT: &[u8] = include_bytes!("../../data/survival_net.bin");

static UNTAUGHT: Network = Network {
    inner: [[0.0; HIDDEN]; INPUTS],
    inner_bias: [0.0; HIDDEN],
    outer: [0.0; HIDDEN],
    direct: [0.0; INPUTS],
    bias: 0.0,
};

impl Network {
    /// How many weights there are.
    pub const WEIGHTS: usize = INPUTS * HIDDEN + HIDDEN + HIDDEN + INPUTS + 1;

    /// The one that knows this adventurer.
    #[must_use]
    pub fn of(adventurer: Adventurer) -> &'static Network {
        NETWORKS.get(adventurer as usize).unwrap_or(&UNTAUGHT)
    }

    /// The chance to come through.
    #[must_use]
    pub fn chance(&self, glimpse: &Glimpse) -> f32 {
        let thoughts = self.think(glimpse);
        let said: f32 = thoughts.iter().zip(&self.outer).map(|(thought, weight)| thought * weight).sum();
        let seen: f32 = glimpse.0.iter().zip(&self.direct).map(|(number, weight)| number * weight).sum();
        1.0 / (1.0 + (-(said + seen + self.bias)).exp())
    }

    /// What it thinks of what it sees: nothing that is less than nothing.
    #[must_use]
    pub fn think(&self, glimpse: &Glimpse) -> [f32; HIDDEN] {
        let mut thoughts = self.inner_bias;
        for (number, weights) in glimpse.0.iter().zip(&self.inner) {
            thoughts.iter_mut().zip(weights).for_each(|(thought, weight)| *thought += number * weight);
        }
        thoughts.map(|thought| thought.max(0.0))
    }

    /// All weights in the order in which they are stored.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let inner = self.inner.iter_mut().flatten().chain(&mut self.inner_bias);
        inner.chain(&mut self.outer).chain(&mut self.direct).chain(std::iter::once(&mut self.bias))
    }

    /// A network with these weights; those that are missing are nothing.
    #[must_use]
    pub fn read(weights: &[f32]) -> Network {
        let mut network = UNTAUGHT.clone();
        network.weights_mut().zip(weights).for_each(|(weight, read)| *weight = *read);
        network
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_adventurer_has_been_learnt() {
        assert_eq!(LEARNT.len(), Adventurer::ALL.len() * Network::WEIGHTS * size_of::<f32>());
        for adventurer in Adventurer::ALL {
            let mut network = Network::of(adventurer).clone();
            assert!(network.weights_mut().all(|weight| weight.is_finite()), "{adventurer:?}");
            assert_ne!(network, UNTAUGHT, "{adventurer:?}");
        }
    }
}
