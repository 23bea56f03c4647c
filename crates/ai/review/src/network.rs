//! A small network that values positions: how likely each way is on which a match may go on.

use bots::Shares;
use game::{MAX_SEATS, Prospects, math};

/// Units in the hidden layer.
pub const HIDDEN: usize = 32;

/// One hidden layer of rectified linear units, and direct weights from the inputs to the outputs. All seats use the same
/// weights, and each seat has one output per way. The outputs of all seats together give the probabilities of the ways.
#[derive(Clone, Debug, PartialEq)]
pub struct Network<const INPUTS: usize, const WAYS: usize> {
    /// Weights from each input to each hidden unit.
    pub inner: Vec<[f32; HIDDEN]>,
    pub inner_bias: [f32; HIDDEN],
    /// Weights from each hidden unit to each output.
    pub outer: [[f32; HIDDEN]; WAYS],
    /// Weights from each input to each output.
    pub direct: [[f32; INPUTS]; WAYS],
    pub bias: [f32; WAYS],
}

/// The probability of each way of each seat.
pub type Odds<const WAYS: usize> = [[f64; WAYS]; MAX_SEATS];

impl<const INPUTS: usize, const WAYS: usize> Network<INPUTS, WAYS> {
    /// The number of weights, biases included.
    pub const WEIGHTS: usize = INPUTS * HIDDEN + HIDDEN + WAYS * (HIDDEN + INPUTS + 1);

    /// A network with these weights, as four bytes each; missing weights are 0.
    pub fn read(bytes: &[u8]) -> Network<INPUTS, WAYS> {
        let mut network = Network {
            inner: vec![[0.0; HIDDEN]; INPUTS],
            inner_bias: [0.0; HIDDEN],
            outer: [[0.0; HIDDEN]; WAYS],
            direct: [[0.0; INPUTS]; WAYS],
            bias: [0.0; WAYS],
        };
        let weights = bytes.chunks_exact(size_of::<f32>());
        for (weight, bytes) in network.weights_mut().zip(weights) {
            *weight = bytes.try_into().map_or(0.0, f32::from_le_bytes);
        }
        network
    }

    /// All weights in the order of the data file.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let inner = self.inner.iter_mut().flatten().chain(&mut self.inner_bias);
        let outer = self.outer.iter_mut().flatten().chain(self.direct.iter_mut().flatten());
        inner.chain(outer).chain(&mut self.bias)
    }

    /// Each seat's share of the victory: what the ways are worth, by their probabilities.
    pub fn value(&self, prospects: &Prospects<INPUTS, WAYS>) -> Shares {
        let odds = self.odds(prospects);
        let mut value = Shares::default();
        for (seat, odds) in prospects.seats.iter().zip(&odds) {
            for (worth, probability) in seat.iter().flat_map(|seat| &seat.worth).zip(odds) {
                value.iter_mut().zip(worth).for_each(|(sum, share)| *sum += probability * share);
            }
        }
        value
    }

    pub fn odds(&self, prospects: &Prospects<INPUTS, WAYS>) -> Odds<WAYS> {
        let scores = prospects.seats.each_ref().map(|seat| {
            seat.as_ref().map_or([f64::NEG_INFINITY; WAYS], |seat| self.scores(&seat.inputs).map(f64::from))
        });
        let most = scores.iter().flatten().copied().fold(f64::MIN, f64::max);
        let weights = scores.map(|scores| scores.map(|score| math::exp(score - most)));
        let sum: f64 = weights.iter().flatten().sum();
        weights.map(|weights| weights.map(|weight| if sum > 0.0 { weight / sum } else { 0.0 }))
    }

    /// The activations of the hidden layer.
    pub fn hidden(&self, inputs: &[f32; INPUTS]) -> [f32; HIDDEN] {
        let mut units = self.inner_bias;
        for (input, weights) in inputs.iter().zip(&self.inner) {
            units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += input * weight);
        }
        units.map(|unit| unit.max(0.0))
    }

    /// The outputs for one seat.
    pub fn scores(&self, inputs: &[f32; INPUTS]) -> [f32; WAYS] {
        let hidden = self.hidden(inputs);
        let mut scores = self.bias;
        for ((score, outer), direct) in scores.iter_mut().zip(&self.outer).zip(&self.direct) {
            *score += hidden.iter().zip(outer).map(|(unit, weight)| unit * weight).sum::<f32>();
            *score += inputs.iter().zip(direct).map(|(input, weight)| input * weight).sum::<f32>();
        }
        scores
    }
}

#[cfg(test)]
mod tests {
    use game::SeatProspects;

    use super::*;

    /// Three seats at a table, the second of which can decide nothing. Each way is worth the match to the seat.
    fn prospects(inputs: [f32; 3]) -> Prospects<1, 2> {
        Prospects::of(|seat| {
            let input = *inputs.get(seat.index()).filter(|_| seat.index() != 1)?;
            let worth = std::array::from_fn(|other| if other == seat.index() { 1.0 } else { 0.0 });
            Some(SeatProspects { inputs: [input], worth: [worth; 2] })
        })
    }

    #[test]
    fn a_network_without_weights_gives_all_ways_the_same_probability() {
        let network = Network::<1, 2>::read(&[]);
        assert_eq!(network.odds(&prospects([1.0; 3]))[..3], [[0.25; 2], [0.0; 2], [0.25; 2]]);
        assert_eq!(network.value(&prospects([1.0; 3]))[..3], [0.5, 0.0, 0.5]);
    }

    #[test]
    fn a_larger_score_gets_more_and_the_shares_add_up() {
        let mut network = Network::<1, 2>::read(&[]);
        network.direct = [[2.0], [2.0]];
        let value = network.value(&prospects([1.0, 5.0, 0.0]));
        assert!((value[0] / value[2] - 2.0_f64.exp()).abs() < 1e-6, "{value:?}");
        assert!((value.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn weights_are_read_in_the_order_in_which_they_are_written() {
        let mut network = Network::<1, 2>::read(&[]);
        network.weights_mut().zip(1..).for_each(|(weight, number)| *weight = number as f32);
        let bytes: Vec<u8> = network.weights_mut().flat_map(|weight| weight.to_le_bytes()).collect();
        assert_eq!(bytes.len(), Network::<1, 2>::WEIGHTS * size_of::<f32>());
        assert_eq!(Network::read(&bytes), network);
    }

    #[test]
    fn hidden_units_count_only_above_zero() {
        let mut network = Network::<1, 2>::read(&[]);
        network.inner[0][0] = 1.0;
        network.outer[0][0] = 3.0;
        assert_eq!(network.scores(&[2.0]), [6.0, 0.0]);
        assert_eq!(network.scores(&[-2.0]), [0.0, 0.0]);
    }
}
