//! What a room's task remembers of turns that were announced.

use room::ids::PlayerId;

/// A turn that is announced, or that needs no announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Announced {
    pub(super) player: PlayerId,
    pub(super) asked_ms: i64,
    pub(super) seen_ms: Option<i64>,
}
