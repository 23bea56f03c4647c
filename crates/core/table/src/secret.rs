//! The inputs of chance: the host's secret, its commitment, and the seats' nonces.

use std::fmt;

use game::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::error::TableError;

/// In bytes.
pub const MAX_NONCE: usize = 64;

/// The 32 bytes that the host keeps secret until the match is over.
///
/// It is not `Serialize` and its `Debug` output is blank, so that nothing shows it by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// Creates a secret. The bytes should come from a cryptographic random source.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Derives the secret of a simulation: `SHA-256("antorcha/seed/1" || 0x00 || seed)`, with the seed as eight
    /// little-endian bytes. Anyone can guess it, so do not use it for a match among people.
    pub fn from_seed(seed: u64) -> Secret {
        Secret(tagged(b"antorcha/seed/1", &seed.to_le_bytes()))
    }

    /// Parses the output of [`Secret::reveal`].
    pub fn from_hex(text: &str) -> Result<Secret, TableError> {
        bytes32(text).map(Secret).ok_or(TableError::BadHex { what: "secret", right: "64 hexadecimal digits" })
    }

    /// Returns the commitment, which binds the host to the secret without revealing it.
    pub fn commitment(&self) -> Commitment {
        Commitment(tagged(b"antorcha/commit/1", &self.0))
    }

    /// Returns the secret in hexadecimal digits. Only the referee may read it before the match is over.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// Returns the nonce that replaces one that a seat committed to and did not reveal: the first 16 bytes of
    /// `SHA-256("antorcha/replacement/1" || 0x00 || secret || hash)`. The commitments settle it, so nobody can choose it.
    pub fn replacement(&self, hash: &NonceHash) -> Nonce {
        let digest = tagged(b"antorcha/replacement/1", &[self.0, hash.0].concat());
        Nonce(digest.iter().take(16).copied().collect())
    }

    /// Returns the seed of a bot that must decide the same in every match with this secret: the first 8 bytes of
    /// `SHA-256("antorcha/bot/1" || 0x00 || secret || u8(seat) || u32(decisions))` as a little-endian number. `decisions`
    /// is how many decisions of the seat are active.
    pub fn bot_seed(&self, seat: Seat, decisions: u32) -> u64 {
        let seat = u8::try_from(seat.index()).unwrap_or(u8::MAX);
        let digest = tagged(b"antorcha/bot/1", &[&self.0[..], &[seat], &decisions.to_le_bytes()].concat());
        digest.iter().take(8).rev().fold(0, |seed, byte| (seed << 8) | u64::from(*byte))
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Secret(hidden)")
    }
}

/// The digest of the secret that the host shows before the match: `SHA-256("antorcha/commit/1" || 0x00 || secret)`.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

impl Commitment {
    pub fn from_hex(text: &str) -> Result<Commitment, TableError> {
        let right = "64 hexadecimal digits";
        bytes32(text).map(Commitment).ok_or(TableError::BadHex { what: "commitment", right })
    }
}

/// What a seat adds to chance after it has seen the commitment: up to [`MAX_NONCE`] bytes, or none.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Nonce(Vec<u8>);

impl Nonce {
    /// Parses hexadecimal digits, two per byte.
    pub fn from_hex(text: &str) -> Result<Nonce, TableError> {
        let bytes = hex::decode(text).ok().filter(|bytes| bytes.len() <= MAX_NONCE);
        let right = "up to 128 hexadecimal digits, two per byte";
        bytes.map(Nonce).ok_or(TableError::BadHex { what: "nonce", right })
    }

    /// Returns the hash that binds a seat to this nonce without revealing it.
    pub fn hash(&self) -> NonceHash {
        NonceHash(tagged(b"antorcha/nonce/1", &self.0))
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// What a seat shows of its nonce until all seats are bound to theirs: `SHA-256("antorcha/nonce/1" || 0x00 || nonce)`.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct NonceHash([u8; 32]);

impl NonceHash {
    pub fn from_hex(text: &str) -> Result<NonceHash, TableError> {
        let right = "64 hexadecimal digits";
        bytes32(text).map(NonceHash).ok_or(TableError::BadHex { what: "nonce_hash", right })
    }
}

/// Commitments and nonces appear as hexadecimal digits everywhere, also in `Debug`.
macro_rules! shown_as_hex {
    ($shown:ident) => {
        impl fmt::Display for $shown {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(&hex::encode(&self.0))
            }
        }

        impl fmt::Debug for $shown {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, out)
            }
        }

        impl From<$shown> for String {
            fn from(shown: $shown) -> String {
                shown.to_string()
            }
        }

        impl TryFrom<String> for $shown {
            type Error = TableError;

            fn try_from(text: String) -> Result<$shown, TableError> {
                $shown::from_hex(&text)
            }
        }
    };
}

shown_as_hex!(Commitment);
shown_as_hex!(Nonce);
shown_as_hex!(NonceHash);

fn tagged(tag: &[u8], bytes: &[u8]) -> [u8; 32] {
    Sha256::new().chain_update(tag).chain_update([0]).chain_update(bytes).finalize().into()
}

fn bytes32(text: &str) -> Option<[u8; 32]> {
    hex::decode(text).ok()?.try_into().ok()
}
