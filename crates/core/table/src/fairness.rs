//! How the chance of a match is drawn, so that nobody can steer it and anyone can check it afterwards.
//!
//! # What happens, in order
//!
//! 1. The host draws a *secret* of 32 bytes and shows its *commitment*. From here on it cannot change the
//!    secret without being found out.
//! 2. Each seat that wishes to adds a *nonce* of up to 64 bytes. Nobody but the host knows the secret, so
//!    nobody can choose a nonce that favours them; and the host, bound by its commitment, cannot answer the
//!    nonces.
//! 3. The secret, the terms of the match and the nonces make the *key* of the match. Every draw of chance
//!    comes from the key and the number of the draw alone.
//! 4. Once the match is over the host shows the secret. Everyone can then check that it fits the commitment
//!    they were shown, that the record holds the nonce they gave, and that every outcome is the one that was
//!    due.
//!
//! What this cannot rule out: a host that is in league with the *last* seat to give its nonce can try nonces
//! until it likes the draws, so a seat that does not trust the others should give its own last; a host can
//! tell the secret to a player; and a host can break off a match that it does not like.
//!
//! # How to recompute it
//!
//! Text is UTF-8 without an end mark. `a || b` is `a` followed by `b`. `u8` and `u32` are numbers of one and
//! four bytes, least byte first. `field(x)` is the length of `x` in bytes as a `u32`, followed by `x`; so no
//! two lists of fields look alike.
//!
//! ```text
//! commitment = SHA-256( "antorcha/commit/1" || 0x00 || secret )
//!
//! key = SHA-256( field("antorcha/key/1")
//!             || field(secret)
//!             || field(game)                       the game's key, such as "welcome"
//!             || u32(rules_version)                under which the match was begun
//!             || u8(seats)
//!             || u32(number of options)
//!             || field(name) || field(value)       for each option, the names in the order of their bytes
//!             || field(nonce)                      for each seat in order; empty for a seat that gave none
//!             || field(origin) )                   only where there is one; see below
//! ```
//!
//! A simulation that is given a number instead of a secret uses
//! `SHA-256( "antorcha/seed/1" || 0x00 || number as eight bytes, least first )` as its secret.
//!
//! Draws are numbered 0, 1, 2 ... through the whole match; a draw with one possible outcome counts as well, and so
//! does one that was taken back later, so that no draw can be seen before it counts.
//! Draw number `n` reads the key stream of ChaCha20 in its original form (20 rounds, the 256-bit key, a
//! 64-bit block counter from 0 in words 12 and 13 of the state, and the 64-bit number `n` in words 14 and 15,
//! its lower half first). It takes the stream eight bytes at a time as 64-bit numbers, least byte first.
//!
//! The game lists the outcomes with their weights in its own fixed order. `T` is the sum of the weights. The
//! draw passes over every number that is not below `floor(2^64 / T) * T`, so that all tickets are equally
//! likely, and the first other number modulo `T` is the *ticket*. Tickets are handed out in the order of the
//! list, to each outcome as many as its weight, from 0 to `T - 1`: with the weights a=2 and b=1, tickets 0
//! and 1 are `a` and ticket 2 is `b`. The holder of the ticket happens.
//!
//! # A match that begins in the middle of another
//!
//! Its record holds an *origin*: the steps of the other match up to there. They are made again by the rules and drawn by
//! nobody: whether their chance was fair is for the other match's own record to show. `origin` is the SHA-256 of
//! the origin as JSON, its members and those of all objects in the order of their names, without blanks. Where what was
//! hidden is dealt anew from what one seat knew, the game throws dice; throw number `t` of a die with `f` faces is the ticket
//! of draw number `2^64 - 1 - t` with `T = f`. The draws of the match itself are numbered from 0. Where the other match, or one
//! before it, had dealt anew itself, the origin says after how many steps, from whose knowledge and by which key.
//!
//! # An example
//!
//! The secret is the bytes 0, 1, 2 ... 31; the game is `example`, its rules version 7, with 3 seats and the
//! options `deck=nine` and `pace=slow`. Seat 0 gives no nonce, seat 1 gives `a1b2`, and seat 2 gives 64 bytes
//! of 255.
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

/// All that the key of a match depends on but the secret.
pub(crate) struct Terms<'a> {
    pub(crate) game: &'a str,
    pub(crate) rules_version: u32,
    pub(crate) seats: u8,
    /// Every option with its value, in the order of the names' bytes.
    pub(crate) options: Vec<(&'a str, &'a str)>,
    /// One for each seat.
    pub(crate) nonces: &'a [Nonce],
    /// The mark of the match in whose middle it begins, if it does.
    pub(crate) origin: Option<[u8; 32]>,
}

/// The key of a match, from which every draw follows. It is as secret as the secret.
pub(crate) struct MatchKey([u8; 32]);

impl MatchKey {
    pub(crate) fn derive(secret: &Secret, terms: &Terms<'_>) -> MatchKey {
        let mut hash = Sha256::new();
        field(&mut hash, b"antorcha/key/1");
        field(&mut hash, secret.bytes());
        field(&mut hash, terms.game.as_bytes());
        hash.update(terms.rules_version.to_le_bytes());
        hash.update([terms.seats]);
        hash.update(size(terms.options.len()));
        for (name, value) in &terms.options {
            field(&mut hash, name.as_bytes());
            field(&mut hash, value.as_bytes());
        }
        for nonce in terms.nonces {
            field(&mut hash, nonce.bytes());
        }
        if let Some(origin) = &terms.origin {
            field(&mut hash, origin);
        }
        MatchKey(hash.finalize().into())
    }

    /// The key in hexadecimal digits, for the record of a match that goes on from one that was dealt by it.
    pub(crate) fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// The key that was written so; nothing if it is none.
    pub(crate) fn from_hex(text: &str) -> Option<MatchKey> {
        let mut key = [0; 32];
        hex::decode_to_slice(text, &mut key).ok()?;
        Some(MatchKey(key))
    }

    /// The ticket of the draw with this number, from 0 to `total - 1`; nothing if there is no ticket at all.
    pub(crate) fn ticket(&self, number: u64, total: u32) -> Option<u32> {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(number);
        fair_ticket(total, || stream.next_u64())
    }
}

/// Passes over the words at the top of the range, which would give the low tickets more than their share.
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

/// A length as four bytes. Nothing that is hashed here comes near the four gigabytes at which it would stop
/// counting.
fn size(length: usize) -> [u8; 4] {
    u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The match of the module's example. All numbers here were computed by another program, in another
    /// language, from the text above.
    fn example_key(secret: &Secret) -> MatchKey {
        let nonces = ["", "a1b2", &"ff".repeat(64)].map(|nonce| Nonce::from_hex(nonce).unwrap());
        let options = vec![("deck", "nine"), ("pace", "slow")];
        MatchKey::derive(
            secret,
            &Terms { game: "example", rules_version: 7, seats: 3, options, nonces: &nonces, origin: None },
        )
    }

    fn example_secret() -> Secret {
        Secret::new(std::array::from_fn(|place| place as u8))
    }

    #[test]
    fn the_commitment_is_the_one_of_the_example() {
        let shown = "84f3cbe8755fe3d711ea3142419ed49d7e954ebf01a6b500c58e487378e1094c";
        assert_eq!(example_secret().commitment().to_string(), shown);
    }

    #[test]
    fn the_key_is_the_one_of_the_example() {
        let key = "fd45dbe5fbf7bf0416bb5ae845d1a27633fed47d1d68d4a7ab26ec1cdc271fb0";
        assert_eq!(hex::encode(example_key(&example_secret()).0), key);
    }

    #[test]
    fn the_tickets_are_those_of_the_example() {
        let key = example_key(&example_secret());
        let drawn = [(0, 100), (1, 53), (2, 1_000_003), (3, u32::MAX), (4_294_967_301, 4_294_967_291)]
            .map(|(number, total)| key.ticket(number, total).unwrap());
        assert_eq!(drawn, [78, 6, 511378, 1549517371, 1349832526]);
    }

    #[test]
    fn a_seed_stands_for_a_secret() {
        let secret = "cea815871ea09db97bd8590bc2b3c8a1013aa40ae8561f68bc5d3bd2b992be51";
        assert_eq!(Secret::from_seed(42).reveal(), secret);
    }

    #[test]
    fn words_beyond_the_last_full_round_of_tickets_are_passed_over() {
        // Three tickets fill all words but the highest, and five all but the highest one as well.
        for total in [3, 5] {
            let mut words = [u64::MAX, u64::MAX - 1].into_iter();
            let ticket = fair_ticket(total, || words.next().unwrap());
            assert_eq!(ticket, Some(total - 1), "{total}");
        }
    }

    #[test]
    fn a_power_of_two_passes_over_no_word() {
        assert_eq!(fair_ticket(8, || u64::MAX), Some(7));
    }

    #[test]
    fn without_tickets_nothing_is_drawn() {
        assert_eq!(fair_ticket(0, || 1), None);
    }

    #[test]
    fn the_same_bytes_in_other_fields_make_another_key() {
        let secret = example_secret();
        let key = |game, options: Vec<(&'static str, &'static str)>| {
            let terms = Terms { game, rules_version: 1, seats: 0, options, nonces: &[], origin: None };
            MatchKey::derive(&secret, &terms).0
        };
        assert_ne!(key("ab", vec![("c", "d")]), key("a", vec![("bc", "d")]));
        assert_ne!(key("a", vec![("bc", "d")]), key("a", vec![("b", "cd")]));
        assert_ne!(key("a", vec![("b", "c"), ("d", "e")]), key("a", vec![("b", "c")]));
    }
}
