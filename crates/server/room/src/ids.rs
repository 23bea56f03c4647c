//! Random ids of rooms, players and nodes, and session tokens.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use table::Secret;
use ts_rs::TS;

/// 32 letters and digits that are hard to confuse, so that five random bits choose one. They are in the order in
/// which databases sort them.
const ALPHABET: &[u8; 32] = b"023456789abcdefghjkmnpqrstuvwxyz";

/// The length of an id: 100 random bits; 80 in a room id, after the time.
const ID_LENGTH: usize = 20;

/// How many characters of a room id encode the time of its creation.
const TIME_LENGTH: usize = 4;

/// The resolution of the time in a room id; it wraps around after 97 days.
const TICK_S: u64 = 8;

/// The length of a session token: 200 random bits.
const TOKEN_LENGTH: usize = 40;

/// A random id. The characters are stored inline, because ids are compared with every decision and a room holds
/// many.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $draw:path) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, TS, utoipa::ToSchema)]
        #[ts(type = "string")]
        #[schema(value_type = String)]
        pub struct $name([u8; ID_LENGTH]);

        impl $name {
            pub fn draw() -> $name {
                $name($draw())
            }

            pub fn parse(text: &str) -> Option<$name> {
                let characters = <[u8; ID_LENGTH]>::try_from(text.as_bytes()).ok()?;
                characters.iter().all(|byte| ALPHABET.contains(byte)).then_some($name(characters))
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).expect("invariant: an id is ASCII")
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.debug_tuple(stringify!($name)).field(&self.as_str()).finish()
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = String::deserialize(deserializer)?;
                let wrong = || serde::de::Error::custom("not a valid id: use 20 lowercase letters and digits");
                $name::parse(&text).ok_or_else(wrong)
            }
        }
    };
}

id! {
    /// The id of a room. Everyone who knows it may open the room, so it is shared as a link.
    RoomId, timed
}

id! {
    /// The id of a player. It is public and grants nothing.
    PlayerId, random
}

id! {
    /// The id of a bug report.
    BugReportId, random
}

id! {
    /// The id of a notice. Its receiver gets it too and can drop a copy.
    NoticeId, random
}

id! {
    /// The id of a channel for notices.
    ChannelId, random
}

id! {
    /// The id of a server process.
    NodeId, random
}

/// How the ids of former players begin. A drawn id begins like this with a probability of 2^-60.
const FORMER: &[u8; 12] = b"f0rmerf0rmer";

impl RoomId {
    /// Draws an id for a room that is created at this time, where there is no clock to ask.
    pub fn draw_at(now_ms: i64) -> RoomId {
        let seconds = u64::try_from(now_ms).unwrap_or_default() / 1_000;
        RoomId(timed_at(seconds))
    }
}

impl PlayerId {
    /// An id in place of that of a player whose data were deleted. It belongs to nobody.
    pub fn draw_former() -> PlayerId {
        let PlayerId(mut characters) = PlayerId::draw();
        for (character, former) in characters.iter_mut().zip(FORMER) {
            *character = *former;
        }
        PlayerId(characters)
    }

    /// Whether the data of this player were deleted.
    pub fn is_former(&self) -> bool {
        self.0.starts_with(FORMER)
    }
}

impl NodeId {
    /// The id of the only node on a store.
    pub fn single_node() -> NodeId {
        NodeId([b'a'; ID_LENGTH])
    }
}

/// The secret of a session or a bot. It has no `Debug`, so that no log contains one.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; TOKEN_LENGTH]);

impl Token {
    pub fn draw() -> Token {
        Token(random())
    }

    pub fn parse(text: &str) -> Option<Token> {
        let characters = <[u8; TOKEN_LENGTH]>::try_from(text.as_bytes()).ok()?;
        characters.iter().all(|byte| ALPHABET.contains(byte)).then_some(Token(characters))
    }

    /// The hash that the store keeps.
    pub fn hash(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The token itself, for its owner.
    #[expect(clippy::expect_used, reason = "parse and draw accept only the alphabet")]
    pub fn reveal(&self) -> &str {
        std::str::from_utf8(&self.0).expect("invariant: a token is ASCII")
    }
}

/// The secret of a match.
pub fn draw_secret() -> Secret {
    let mut bytes = [0_u8; 32];
    fill(&mut bytes);
    Secret::new(bytes)
}

/// A random seed for a bot.
pub fn draw_seed() -> u64 {
    let mut bytes = [0_u8; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// Ends the process if the system has no randomness: ids and secrets could be guessed.
fn fill(bytes: &mut [u8]) {
    if getrandom::fill(bytes).is_err() {
        std::process::abort();
    }
}

/// Five random bits a character.
fn random<const LENGTH: usize>() -> [u8; LENGTH] {
    let mut bytes = [0_u8; LENGTH];
    fill(&mut bytes);
    bytes.map(|byte| ALPHABET[usize::from(byte % 32)])
}

/// The time, then random bits. Rooms that are played at the same time are neighbours in the store's indexes, so a
/// batch of entries touches few pages.
fn timed() -> [u8; ID_LENGTH] {
    timed_at(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()))
}

fn timed_at(seconds: u64) -> [u8; ID_LENGTH] {
    let mut characters = random();
    write_time(&mut characters, seconds / TICK_S);
    characters
}

/// Encodes the low bits of a counter so that later values sort after earlier ones.
fn write_time(characters: &mut [u8; ID_LENGTH], ticks: u64) {
    let mut rest = ticks;
    for character in characters.iter_mut().take(TIME_LENGTH).rev() {
        *character = ALPHABET[(rest % 32) as usize];
        rest /= 32;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn ids_are_long_and_never_the_same() {
        let drawn: BTreeSet<RoomId> = (0..1_000).map(|_| RoomId::draw()).collect();
        assert_eq!(drawn.len(), 1_000);
        assert!(drawn.iter().all(|id| RoomId::parse(id.as_str()).as_ref() == Some(id)));
    }

    #[test]
    fn rooms_that_are_drawn_later_are_sorted_after_earlier_ones() {
        let at = |ticks| {
            let mut characters = [b'z'; ID_LENGTH];
            write_time(&mut characters, ticks);
            characters
        };
        for ticks in [0, 1, 31, 32, 1_023, 32_767, 1_000_000] {
            assert!(at(ticks) < at(ticks + 1), "{ticks}");
        }
        assert_eq!(at(7), at(7 + (1 << 20)), "the time wraps around");
        assert!(at(u64::MAX).iter().all(|byte| ALPHABET.contains(byte)));
    }

    #[test]
    fn rooms_of_one_moment_share_their_time_and_nothing_else() {
        let drawn: Vec<RoomId> = (0..100).map(|_| RoomId::draw()).collect();
        let times: BTreeSet<&[u8]> = drawn.iter().map(|id| &id.0[..TIME_LENGTH]).collect();
        let rests: BTreeSet<&[u8]> = drawn.iter().map(|id| &id.0[TIME_LENGTH..]).collect();
        assert!(times.len() <= 2, "{times:?}");
        assert_eq!(rests.len(), 100);
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "abc", "ABCDEFGHJKMNPQRSTUVW", "abcdefghjkmnpqrstuv/", "abcdefghjkmnpqrstuvwx"] {
            assert!(RoomId::parse(text).is_none(), "{text}");
            assert!(serde_json::from_value::<RoomId>(text.into()).is_err(), "{text}");
        }
    }

    #[test]
    fn a_token_is_kept_as_a_hash_that_does_not_show_it() {
        let token = Token::draw();
        assert_eq!(token.hash().len(), 64);
        assert!(!token.hash().contains(token.reveal()));
        assert!(Token::parse(token.reveal()).is_some_and(|read| read.hash() == token.hash()));
    }
}
