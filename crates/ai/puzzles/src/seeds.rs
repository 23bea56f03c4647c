//! Seeds that depend on the seed of the run and on what they are for.

/// What a seed is for. Each use draws other worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Match = 1,
    Bots = 2,
    Scan = 3,
    Search = 4,
    Proof = 5,
    Rating = 6,
}

/// A number of the SplitMix64 sequence, so that neighbouring places share nothing.
pub(crate) fn seed_of(seed: u64, purpose: Use, place: u64) -> u64 {
    let start = scramble(seed ^ scramble(purpose as u64));
    scramble(start.wrapping_add(place.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
}

fn scramble(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
