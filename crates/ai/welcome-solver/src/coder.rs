//! A binary arithmetic coder with adaptive bit models.
//!
//! Most decisions of a strategy are predictable from their context. A coder with a model per context uses that;
//! general-purpose compression does not.

/// The adaptive probability of a bit.
#[derive(Clone, Copy)]
pub(crate) struct BitModel {
    /// The probability that the bit is set, in 65,536ths.
    one: u16,
    seen: u8,
}

impl BitModel {
    pub(crate) const EVEN: BitModel = BitModel { one: 1 << 15, seen: 0 };

    /// Adapts fast at first and slower later.
    fn learn(&mut self, bit: bool) {
        let target = if bit { CERTAIN } else { DOUBTFUL };
        let step = (target - i32::from(self.one)) * 2 / (2 * i32::from(self.seen) + 3);
        self.one = (i32::from(self.one) + step).clamp(DOUBTFUL, CERTAIN) as u16;
        self.seen = (self.seen + 1).min(SLOWEST);
    }
}

const DOUBTFUL: i32 = 32;
const CERTAIN: i32 = 65_536 - 32;
const SLOWEST: u8 = 60;

/// The interval of the arithmetic coder, which narrows with each bit.
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const WHOLE: Interval = Interval { low: 0, high: u32::MAX };

    fn middle(&self, model: BitModel) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + ((width * u64::from(model.one)) >> 16) as u32
    }

    fn narrow(&mut self, bit: bool, middle: u32) {
        if bit { self.high = middle } else { self.low = middle + 1 }
    }

    /// The first byte, once both ends agree on it.
    fn settled(&mut self) -> Option<u8> {
        let byte = (self.high >> 24) as u8;
        if (self.low ^ self.high) >> 24 != 0 {
            return None;
        }
        self.low <<= 8;
        self.high = self.high << 8 | 0xFF;
        Some(byte)
    }
}

/// Writes or reads bits, so that one function describes both directions.
pub(crate) trait Coder {
    /// Writes the bit and returns it, or reads a bit and ignores the argument.
    fn bit(&mut self, model: &mut BitModel, bit: bool) -> bool;
}

pub(crate) struct Writer {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Writer {
    pub(crate) const fn new() -> Writer {
        Writer { interval: Interval::WHOLE, bytes: Vec::new() }
    }

    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.interval.high.to_be_bytes());
        self.bytes
    }
}

impl Coder for Writer {
    fn bit(&mut self, model: &mut BitModel, bit: bool) -> bool {
        let middle = self.interval.middle(*model);
        self.interval.narrow(bit, middle);
        model.learn(bit);
        while let Some(byte) = self.interval.settled() {
            self.bytes.push(byte);
        }
        bit
    }
}

/// Reads bits. Past the end it reads zeros; the checksum of the file detects missing bytes.
pub(crate) struct Reader<'a> {
    interval: Interval,
    bytes: std::slice::Iter<'a, u8>,
    ahead: u32,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Reader<'a> {
        let mut reader = Reader { interval: Interval::WHOLE, bytes: bytes.iter(), ahead: 0 };
        (0..4).for_each(|_| reader.take_byte());
        reader
    }

    fn take_byte(&mut self) {
        self.ahead = self.ahead << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }
}

impl Coder for Reader<'_> {
    fn bit(&mut self, model: &mut BitModel, _bit: bool) -> bool {
        let middle = self.interval.middle(*model);
        let bit = self.ahead <= middle;
        self.interval.narrow(bit, middle);
        model.learn(bit);
        while self.interval.settled().is_some() {
            self.take_byte();
        }
        bit
    }
}

/// Codes a number of `bits` bits from the highest bit on. The model of each bit depends on the bits before it.
pub(crate) fn number<C: Coder>(coder: &mut C, models: &mut [BitModel], bits: u32, number: u8) -> u8 {
    let mut node = 1_usize;
    for place in (0..bits).rev() {
        let bit = coder.bit(&mut models[node], number >> place & 1 == 1);
        node = node * 2 + usize::from(bit);
    }
    (node - (1 << bits)) as u8
}

#[cfg(test)]
mod tests {
    use game::Dice;

    use super::*;

    #[test]
    fn numbers_round_trip_and_likely_ones_are_short() {
        let mut dice = bots::FastDice::seeded(11);
        let numbers: Vec<u8> =
            (0..20_000).map(|_| if dice.below(20) == 0 { dice.below(8) as u8 } else { 5 }).collect();
        let (mut writer, mut models) = (Writer::new(), [BitModel::EVEN; 8]);
        for &each in &numbers {
            number(&mut writer, &mut models, 3, each);
        }
        let bytes = writer.finish();
        assert!(bytes.len() < 20_000 * 3 / 8 / 4, "{} bytes", bytes.len());
        let (mut reader, mut models) = (Reader::new(&bytes), [BitModel::EVEN; 8]);
        assert!(numbers.iter().all(|&each| number(&mut reader, &mut models, 3, 0) == each));
    }
}
