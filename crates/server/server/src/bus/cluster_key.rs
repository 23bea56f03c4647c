//! The key that the nodes share. It proves that a message on the bus comes from a node.

use std::fmt;
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::clock::now_ms;

/// The fewest characters of a key.
const SHORTEST: usize = 32;
const TAG_BYTES: usize = 32;
const TIME_BYTES: usize = 8;

/// The longest difference between the clocks of two nodes. An older message could have been recorded and sent again.
const MAX_AGE: Duration = Duration::from_secs(60);

#[derive(Clone, PartialEq, Eq)]
pub struct ClusterKey(String);

/// The authentication code of a message.
pub(super) type Tag = [u8; TAG_BYTES];

impl ClusterKey {
    /// Returns `None` if the text is too short to be a key.
    pub fn parse(text: &str) -> Option<ClusterKey> {
        (text.len() >= SHORTEST).then(|| ClusterKey(text.to_owned()))
    }

    /// Adds the time and an authentication code to a message. It can be opened only in the same context.
    pub(super) fn seal(&self, context: &[u8], body: &[u8]) -> (Vec<u8>, Tag) {
        self.seal_at(now_ms(), context, body)
    }

    fn seal_at(&self, at_ms: i64, context: &[u8], body: &[u8]) -> (Vec<u8>, Tag) {
        let signed = [&at_ms.to_be_bytes()[..], body].concat();
        let tag: Tag = self.mac(context, &signed).finalize().into_bytes().into();
        ([&tag[..], &signed].concat(), tag)
    }

    /// Returns the message and its code, or `None` if no node has sealed it for this context lately.
    pub(super) fn open(&self, context: &[u8], sealed: &[u8]) -> Option<(Vec<u8>, Tag)> {
        let (tag, signed) = sealed.split_first_chunk::<TAG_BYTES>()?;
        self.mac(context, signed).verify_slice(tag).ok()?;
        let (time, body) = signed.split_first_chunk::<TIME_BYTES>()?;
        let age = Duration::from_millis(now_ms().abs_diff(i64::from_be_bytes(*time)));
        (age <= MAX_AGE).then(|| (body.to_vec(), *tag))
    }

    #[expect(clippy::expect_used, reason = "HMAC takes keys of any length")]
    fn mac(&self, context: &[u8], signed: &[u8]) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(self.0.as_bytes());
        let mut mac = mac.expect("invariant: HMAC takes keys of any length");
        mac.update(&u64::try_from(context.len()).unwrap_or(u64::MAX).to_be_bytes());
        mac.update(context);
        mac.update(signed);
        mac
    }
}

impl fmt::Debug for ClusterKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("ClusterKey")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(letter: &str) -> ClusterKey {
        ClusterKey::parse(&letter.repeat(SHORTEST)).unwrap()
    }

    #[test]
    fn a_short_text_is_no_key() {
        assert_eq!(ClusterKey::parse(&"k".repeat(SHORTEST - 1)), None);
    }

    #[test]
    fn only_the_same_key_and_context_open_a_message() {
        let (sealed, tag) = key("k").seal(b"node", b"hello");
        assert_eq!(key("k").open(b"node", &sealed), Some((b"hello".to_vec(), tag)));
        assert_eq!(key("x").open(b"node", &sealed), None);
        assert_eq!(key("k").open(b"other", &sealed), None);
    }

    #[test]
    fn a_changed_short_or_old_message_is_rejected() {
        let (sealed, _) = key("k").seal(b"node", b"hello");
        for place in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[place] ^= 1;
            assert_eq!(key("k").open(b"node", &changed), None, "byte {place}");
            assert_eq!(key("k").open(b"node", &sealed[..place]), None, "{place} bytes");
        }
        let long_ago = now_ms() - 61_000;
        assert_eq!(key("k").open(b"node", &key("k").seal_at(long_ago, b"node", b"hello").0), None);
    }

    #[test]
    fn a_key_is_not_logged() {
        assert_eq!(format!("{:?}", key("s")), "ClusterKey");
    }
}
