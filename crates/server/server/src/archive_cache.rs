//! Keeps loaded rooms for the next page of a replay, because loading a room replays its match.

use std::sync::{Arc, Mutex, PoisonError};

use answers::LoadedRoom;
use lru::LruCache;
use room::ids::RoomId;

/// The most memory of all kept rooms together, in bytes, by the estimate of [`LoadedRoom::bytes`].
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// The most recently used rooms.
pub(crate) struct ArchiveCache {
    most_bytes: usize,
    kept: Mutex<Kept>,
}

struct Kept {
    archives: LruCache<RoomId, Arc<LoadedRoom>>,
    bytes: usize,
}

impl Default for ArchiveCache {
    fn default() -> ArchiveCache {
        let kept = Kept { archives: LruCache::unbounded(), bytes: 0 };
        ArchiveCache { most_bytes: MOST_BYTES, kept: Mutex::new(kept) }
    }
}

impl ArchiveCache {
    pub(crate) fn get(&self, room: &RoomId) -> Option<Arc<LoadedRoom>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).archives.get(room).cloned()
    }

    /// Keeps a room instead of its older version. A room that needs more than all the memory is not kept.
    pub(crate) fn put(&self, archive: Arc<LoadedRoom>) {
        if archive.bytes() > self.most_bytes {
            return;
        }
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.bytes += archive.bytes();
        let replaced = kept.archives.put(archive.room.id().clone(), archive);
        kept.bytes -= replaced.map_or(0, |archive| archive.bytes());
        while kept.bytes > self.most_bytes
            && let Some((_, oldest)) = kept.archives.pop_lru()
        {
            kept.bytes -= oldest.bytes();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::LogEntry;
    use room::ids::{PlayerId, draw_secret};
    use room::{Entry, RoomSettings};

    fn archive(body_bytes: usize) -> Arc<LoadedRoom> {
        let settings =
            serde_json::json!({ "game": "welcome", "seats": [{ "for": "person" }, { "for": "person" }] });
        let settings: RoomSettings = serde_json::from_value(settings).unwrap();
        let opened = Entry::Opened { host: PlayerId::draw(), settings, secret: draw_secret().reveal() };
        let mut body = opened.to_line().unwrap();
        body.push_str(&" ".repeat(body_bytes));
        let log = vec![LogEntry { number: 1, at_ms: 0, body }];
        Arc::new(LoadedRoom::load(&RoomId::draw(), catalog::GAMES, log, Arc::default()).unwrap())
    }

    #[test]
    fn the_least_recently_used_room_is_dropped_first() {
        let cache = ArchiveCache { most_bytes: 25_000, ..ArchiveCache::default() };
        let [one, two, three] = [archive(10_000), archive(10_000), archive(10_000)];
        cache.put(Arc::clone(&one));
        cache.put(Arc::clone(&two));
        assert!(cache.get(one.room.id()).is_some());
        cache.put(Arc::clone(&three));
        let is_kept = |archive: &LoadedRoom| cache.get(archive.room.id()).is_some();
        assert!(is_kept(&one) && !is_kept(&two) && is_kept(&three));
        cache.put(Arc::clone(&three));
        assert!(is_kept(&one), "a room that is kept again counts once");
        let big = archive(30_000);
        cache.put(Arc::clone(&big));
        assert!(!is_kept(&big) && is_kept(&one));
    }
}
