//! How chance is drawn, so that nobody can influence it and everyone can check it afterwards.
//!
//! # Protocol
//!
//! 1. The host draws a *secret* of 32 bytes and shows its *commitment*. From now on the host cannot change the secret
//!    without being detected.
//! 2. Each seat may add a *nonce* of up to 64 bytes. It first shows only the *hash* of the nonce, and the nonce when all
//!    seats are taken and the match is about to begin. A nonce that is not revealed in time is replaced by one that
//!    follows from the secret and the hash. A seat may also show its nonce at once.
//! 3. The *key* of the match is derived from the secret, the setup of the match and the nonces. Every draw depends only
//!    on the key and the number of the draw.
//! 4. When the match is over, the host shows the secret. Everyone can then check that it fits the commitment, that the
//!    record contains their nonce, and that every outcome is the correct one.
//!
//! The protocol does not prevent everything. A host that cooperates with a seat knows what the match will draw with and
//! without that seat's nonce, so the seat can choose between these two by revealing it or not; the record names the seat.
//! If all honest seats show their nonces at once, such a seat can try nonces until it likes the draws. A host can tell
//! the secret to a player. A host can abort a match that it does not like.
//!
//! # Specification
//!
//! Text is UTF-8 without a terminator. `a || b` is `a` followed by `b`. `u8` and `u32` are little-endian integers of
//! one and four bytes. `field(x)` is the length of `x` in bytes as a `u32`, followed by `x`, so two different lists of
//! fields never give the same bytes.
//!
//! ```text
//! commitment = SHA-256( "antorcha/commit/1" || 0x00 || secret )
//! hash = SHA-256( "antorcha/nonce/1" || 0x00 || nonce )
//! replacement = the first 16 bytes of SHA-256( "antorcha/replacement/1" || 0x00 || secret || hash )
//!
//! key = SHA-256( field("antorcha/key/1")
//!             || field(secret)
//!             || field(game)                       the game's key, such as "welcome"
//!             || u32(rules_version)                under which the match started
//!             || u8(seats)
//!             || u32(number of options)
//!             || field(name) || field(value)       for each option, sorted by the bytes of the name
//!             || field(nonce)                      for each seat in order; empty for a seat that gave none
//!             || field(origin) )                   only if there is one; see below
//! ```
//!
//! A simulation with a numeric seed uses `SHA-256( "antorcha/seed/1" || 0x00 || seed )` as its secret. The seed is a
//! little-endian integer of eight bytes.
//!
//! Draws are numbered 0, 1, 2 ... through the whole match. A draw with only one possible outcome counts, and so does a
//! draw that was undone later, so nobody can see a draw before it counts.
//! Draw number `n` reads the key stream of the original ChaCha20 (20 rounds, 256-bit key, a 64-bit block counter from 0
//! in words 12 and 13 of the state, and the 64-bit number `n` in words 14 and 15, lower half first). It reads the stream
//! as little-endian integers of eight bytes.
//!
//! The game lists the outcomes and their weights in its own fixed order. `T` is the sum of the weights. The draw skips
//! every number that is not below `floor(2^64 / T) * T`, so that all tickets are equally likely. The first remaining
//! number modulo `T` is the *ticket*. Each outcome owns as many tickets as its weight, in list order, from 0 to `T - 1`:
//! with the weights a=2 and b=1, tickets 0 and 1 are `a` and ticket 2 is `b`. The owner of the ticket is the outcome.
//!
//! # Matches that start in the middle of another match
//!
//! The record of such a match contains an *origin*: the steps of the other match up to that point. They are replayed,
//! not drawn; only the record of the other match can prove that their chance was fair. In the key, `origin` is the
//! SHA-256 of the origin as compact JSON, with the members of all objects sorted by name. If the hidden part of the
//! position is resampled from the knowledge of one seat, the game rolls dice: roll number `t` of a die with `f` faces is
//! the ticket of draw number `2^64 - 1 - t` with `T = f`. The draws of the match itself are numbered from 0. If the
//! other match, or an earlier one, was resampled too, the origin says after how many steps, for which seat and with
//! which key.
//!
//! # Example
//!
//! The secret is the bytes 0, 1, 2 ... 31. The game is `example` with rules version 7, 3 seats and the options
//! `deck=nine` and `pace=slow`. Seat 0 gives no nonce, seat 1 gives `a1b2`, and seat 2 gives 64 bytes of 255.
//!
//! ```text
//! commitment  84f3cbe8755fe3d711ea3142419ed49d7e954ebf01a6b500c58e487378e1094c
//! key         fd45dbe5fbf7bf0416bb5ae845d1a27633fed47d1d68d4a7ab26ec1cdc271fb0
//! draw 0 with T = 100          ticket 78
//! draw 1 with T = 53           ticket 6
//! draw 2 with T = 1000003      ticket 511378
//! draw 3 with T = 4294967295   ticket 1549517371
//! ```

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::secret::{Nonce, Secret};

/// Everything that the key of a match depends on, except the secret.
pub(crate) struct KeyInputs<'a> {
    pub(crate) game: &'a str,
    pub(crate) rules_version: u32,
    pub(crate) seats: u8,
    /// Every option with its value, sorted by the bytes of the name.
    pub(crate) options: Vec<(&'a str, &'a str)>,
    /// One per seat.
    pub(crate) nonces: &'a [Nonce],
    /// The digest of the origin, if there is one.
    pub(crate) origin: Option<[u8; 32]>,
}

/// The key of a match. It determines every draw, so it is as secret as the secret itself.
pub(crate) struct MatchKey([u8; 32]);

impl MatchKey {
    pub(crate) fn derive(secret: &Secret, inputs: &KeyInputs<'_>) -> MatchKey {
        let mut hash = Sha256::new();
        field(&mut hash, b"antorcha/key/1");
        field(&mut hash, secret.bytes());
        field(&mut hash, inputs.game.as_bytes());
        hash.update(inputs.rules_version.to_le_bytes());
        hash.update([inputs.seats]);
        hash.update(size(inputs.options.len()));
        for (name, value) in &inputs.options {
            field(&mut hash, name.as_bytes());
            field(&mut hash, value.as_bytes());
        }
        for nonce in inputs.nonces {
            field(&mut hash, nonce.bytes());
        }
        if let Some(origin) = &inputs.origin {
            field(&mut hash, origin);
        }
        MatchKey(hash.finalize().into())
    }

    /// Returns the key in hexadecimal digits, for the origin of a later match.
    pub(crate) fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    pub(crate) fn from_hex(text: &str) -> Option<MatchKey> {
        let mut key = [0; 32];
        hex::decode_to_slice(text, &mut key).ok()?;
        Some(MatchKey(key))
    }

    /// Returns the ticket of a draw, from 0 to `total - 1`, or `None` if `total` is 0.
    pub(crate) fn ticket(&self, number: u64, total: u32) -> Option<u32> {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(number);
        fair_ticket(total, || stream.next_u64())
    }
}

/// Skips the numbers at the top of the range, which would make low tickets more likely.
fn fair_ticket(total: u32, mut word: impl FnMut() -> u64) -> Option<u32> {
    let tickets = u64::from(total);
    let words = 1_u128 << 64;
    let fair = words - words.checked_rem(u128::from(tickets))?;
    loop {
        let word = word();
        if u128::from(word) < fair {
            return u32::try_from(word % tickets).ok();
        }
    }
}

fn field(hash: &mut Sha256, bytes: &[u8]) {
    hash.update(size(bytes.len()));
    hash.update(bytes);
}

/// Returns a length as four bytes. Nothing that is hashed here comes near 4 GiB.
fn size(length: usize) -> [u8; 4] {
    u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The key of the module's example. All expected values here were computed by another program, in another language,
    /// from the specification above.
    fn example_key(secret: &Secret) -> MatchKey {
        let nonces = ["", "a1b2", &"ff".repeat(64)].map(|nonce| Nonce::from_hex(nonce).unwrap());
        let options = vec![("deck", "nine"), ("pace", "slow")];
        MatchKey::derive(
            secret,
            &KeyInputs {
                game: "example",
                rules_version: 7,
                seats: 3,
                options,
                nonces: &nonces,
                origin: None,
            },
        )
    }

    fn example_secret() -> Secret {
        Secret::new(std::array::from_fn(|place| place as u8))
    }

    #[test]
    fn the_commitment_matches_the_example() {
        let shown = "84f3cbe8755fe3d711ea3142419ed49d7e954ebf01a6b500c58e487378e1094c";
        assert_eq!(example_secret().commitment().to_string(), shown);
    }

    #[test]
    fn the_key_matches_the_example() {
        let key = "fd45dbe5fbf7bf0416bb5ae845d1a27633fed47d1d68d4a7ab26ec1cdc271fb0";
        assert_eq!(hex::encode(example_key(&example_secret()).0), key);
    }

    #[test]
    fn the_tickets_match_the_example() {
        let key = example_key(&example_secret());
        let drawn = [(0, 100), (1, 53), (2, 1_000_003), (3, u32::MAX), (4_294_967_301, 4_294_967_291)]
            .map(|(number, total)| key.ticket(number, total).unwrap());
        assert_eq!(drawn, [78, 6, 511378, 1549517371, 1349832526]);
    }

    #[test]
    fn a_seed_gives_the_specified_secret() {
        let secret = "cea815871ea09db97bd8590bc2b3c8a1013aa40ae8561f68bc5d3bd2b992be51";
        assert_eq!(Secret::from_seed(42).reveal(), secret);
    }

    #[test]
    fn numbers_above_the_last_multiple_of_the_total_are_skipped() {
        // For totals of 3 and 5, only the highest 64-bit number is skipped.
        for total in [3, 5] {
            let mut words = [u64::MAX, u64::MAX - 1].into_iter();
            let ticket = fair_ticket(total, || words.next().unwrap());
            assert_eq!(ticket, Some(total - 1), "{total}");
        }
    }

    #[test]
    fn a_power_of_two_skips_no_number() {
        assert_eq!(fair_ticket(8, || u64::MAX), Some(7));
    }

    #[test]
    fn a_total_of_zero_has_no_ticket() {
        assert_eq!(fair_ticket(0, || 1), None);
    }

    #[test]
    fn the_same_bytes_in_different_fields_give_different_keys() {
        let secret = example_secret();
        let key = |game, options: Vec<(&'static str, &'static str)>| {
            let inputs = KeyInputs { game, rules_version: 1, seats: 0, options, nonces: &[], origin: None };
            MatchKey::derive(&secret, &inputs).0
        };
        assert_ne!(key("ab", vec![("c", "d")]), key("a", vec![("bc", "d")]));
        assert_ne!(key("a", vec![("bc", "d")]), key("a", vec![("b", "cd")]));
        assert_ne!(key("a", vec![("b", "c"), ("d", "e")]), key("a", vec![("b", "c")]));
    }
}
