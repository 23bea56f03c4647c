//! An arithmetic coder for bits whose likelihood is learned on the way.
//!
//! A strategy is mostly what one would expect, so most of its bits say little. General compression does not see it; a
//! coder that is told what each bit is about does, and takes a page.

/// What is expected of a bit, and how often it was seen.
#[derive(Clone, Copy)]
pub(crate) struct Guess {
    /// The likelihood of a set bit, of 65,536.
    one: u16,
    seen: u8,
}

impl Guess {
    pub(crate) const EVEN: Guess = Guess { one: 1 << 15, seen: 0 };

    /// A guess moves fast at first and slower later.
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

/// A stretch of numbers that narrows with each bit.
struct Stretch {
    low: u32,
    high: u32,
}

impl Stretch {
    const WHOLE: Stretch = Stretch { low: 0, high: u32::MAX };

    fn middle(&self, guess: Guess) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + ((width * u64::from(guess.one)) >> 16) as u32
    }

    fn narrow(&mut self, bit: bool, middle: u32) {
        if bit { self.high = middle } else { self.low = middle + 1 }
    }

    /// The first byte once both ends agree on it.
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

/// Either writes bits or reads them, so that one description of the data serves both ways.
pub(crate) trait Coder {
    /// Writes the bit and returns it, or returns the bit that is read.
    fn bit(&mut self, guess: &mut Guess, bit: bool) -> bool;
}

/// Writes bits.
pub(crate) struct Writer {
    stretch: Stretch,
    bytes: Vec<u8>,
}

impl Writer {
    pub(crate) const fn new() -> Writer {
        Writer { stretch: Stretch::WHOLE, bytes: Vec::new() }
    }

    /// All bytes written.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.stretch.high.to_be_bytes());
        self.bytes
    }
}

impl Coder for Writer {
    fn bit(&mut self, guess: &mut Guess, bit: bool) -> bool {
        let middle = self.stretch.middle(*guess);
        self.stretch.narrow(bit, middle);
        guess.learn(bit);
        while let Some(byte) = self.stretch.settled() {
            self.bytes.push(byte);
        }
        bit
    }
}

/// Reads bits. Past the end it reads zeros: whether a text is whole is for its checksum to say.
pub(crate) struct Reader<'a> {
    stretch: Stretch,
    bytes: std::slice::Iter<'a, u8>,
    ahead: u32,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Reader<'a> {
        let mut reader = Reader { stretch: Stretch::WHOLE, bytes: bytes.iter(), ahead: 0 };
        (0..4).for_each(|_| reader.take_byte());
        reader
    }

    fn take_byte(&mut self) {
        self.ahead = self.ahead << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }
}

impl Coder for Reader<'_> {
    fn bit(&mut self, guess: &mut Guess, _bit: bool) -> bool {
        let middle = self.stretch.middle(*guess);
        let bit = self.ahead <= middle;
        self.stretch.narrow(bit, middle);
        guess.learn(bit);
        while self.stretch.settled().is_some() {
            self.take_byte();
        }
        bit
    }
}

/// Numbers below a power of two, bit by bit from the highest, each bit guessed by those before it.
pub(crate) fn number<C: Coder>(coder: &mut C, guesses: &mut [Guess], bits: u32, number: u8) -> u8 {
    let mut node = 1_usize;
    for place in (0..bits).rev() {
        let bit = coder.bit(&mut guesses[node], number >> place & 1 == 1);
        node = node * 2 + usize::from(bit);
    }
    (node - (1 << bits)) as u8
}

#[cfg(test)]
mod tests {
    use game::Dice;

    use super::*;

    #[test]
    fn what_is_written_is_read_and_what_is_likely_is_short() {
        let mut dice = bots::FastDice::seeded(11);
        let numbers: Vec<u8> =
            (0..20_000).map(|_| if dice.below(20) == 0 { dice.below(8) as u8 } else { 5 }).collect();
        let (mut writer, mut guesses) = (Writer::new(), [Guess::EVEN; 8]);
        for &each in &numbers {
            number(&mut writer, &mut guesses, 3, each);
        }
        let bytes = writer.finish();
        assert!(bytes.len() < 20_000 * 3 / 8 / 4, "{} bytes", bytes.len());
        let (mut reader, mut guesses) = (Reader::new(&bytes), [Guess::EVEN; 8]);
        assert!(numbers.iter().all(|&each| number(&mut reader, &mut guesses, 3, 0) == each));
    }
}
