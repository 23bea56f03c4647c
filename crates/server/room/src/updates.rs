//! Encodes what an observer is told of a match: the whole position, or what has changed in it.

use std::hash::Hasher;
use std::ops::Range;
use std::sync::Arc;

use game::Observer;
use rustc_hash::FxHasher;
use serde::{Serialize, Serializer};
use table::{AnyTable, SnapshotMeta};

use crate::patch::patch;
use crate::protocol::{Cursor, UndoPrice};
use crate::write_buffer::{encode_from, write_json};

/// Names a position as an observer sees it. It depends on the position alone, so it fits no other one by chance, not even
/// on another node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(u64);

/// What a client wants to get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Whole positions.
    Whole,
    /// What has changed since the position that it has, if it has one.
    Patch {
        /// The position that it has.
        since: Option<Version>,
    },
}

/// What to encode, and for whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    pub observer: Observer,
    /// The last event that the observer has.
    pub since: Cursor,
    pub form: Form,
    pub undo: Option<UndoPrice>,
}

/// An encoded message, either [`crate::protocol::ServerMessage::Update`] or [`crate::protocol::ServerMessage::Patch`].
pub struct Update {
    pub meta: SnapshotMeta,
    pub form: Form,
    pub text: Arc<str>,
}

/// The position that each observer was sent last. Without it, the next message has the whole position.
#[derive(Default)]
pub struct LastPositions {
    positions: Vec<LastPosition>,
}

struct LastPosition {
    observer: Observer,
    version: Option<Version>,
    /// As [`SnapshotMeta::position_in`] returns them.
    members: Vec<u8>,
}

impl Version {
    pub(crate) fn of(position: &[u8]) -> Version {
        let mut hasher = FxHasher::default();
        hasher.write(position);
        Version(hasher.finish())
    }
}

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:016x}", self.0))
    }
}

impl Form {
    /// The form for a client that has been sent this position.
    pub(crate) fn after(self, version: Option<Version>) -> Form {
        match self {
            Form::Whole => Form::Whole,
            Form::Patch { .. } => Form::Patch { since: version },
        }
    }
}

impl LastPositions {
    /// Encodes a message. Everyone gets one after each decision, and the snapshot is most of it. So it is encoded into the
    /// buffer directly and not copied.
    pub fn encode(&mut self, table: &dyn AnyTable, request: Request) -> Update {
        let (whole, text) = encode_from(|buffer| {
            let whole = Whole::write(buffer, table, request);
            let start = self.shorten(buffer, &whole, request);
            (whole, start)
        });
        Update { form: request.form.after(whole.version), meta: whole.meta, text }
    }

    /// Frees the memory.
    pub fn forget(&mut self) {
        self.positions = Vec::new();
    }

    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Writes a patch behind the whole message if the client can apply it and it is clearly shorter. Returns where the
    /// message to send starts.
    fn shorten(&mut self, buffer: &mut Vec<u8>, whole: &Whole, request: Request) -> usize {
        let (Some(version), Form::Patch { since }) = (whole.version, request.form) else { return 0 };
        let position = whole.position(buffer);
        let last = self.of(request.observer);
        let patch =
            since.filter(|since| last.version == Some(*since)).map(|_| patch(&last.members, position));
        last.set(version, position);
        let (Some(from), Some(patch)) = (since, patch) else { return 0 };
        let length = buffer.len();
        whole.write_patch(buffer, [from, version], &patch, request);
        let is_shorter = (buffer.len() - length) * 4 <= length * 3;
        buffer.truncate(if is_shorter { buffer.len() } else { length });
        if is_shorter { length } else { 0 }
    }

    fn of(&mut self, observer: Observer) -> &mut LastPosition {
        let known = self.positions.iter().position(|last| last.observer == observer);
        let place = known.unwrap_or(self.positions.len());
        if known.is_none() {
            self.positions.push(LastPosition { observer, version: None, members: Vec::new() });
        }
        &mut self.positions[place]
    }
}

impl LastPosition {
    fn set(&mut self, version: Version, members: &[u8]) {
        self.version = Some(version);
        self.members.clear();
        self.members.extend_from_slice(members);
    }
}

/// A whole update in the buffer.
struct Whole {
    meta: SnapshotMeta,
    /// Where the snapshot is.
    snapshot: Range<usize>,
    /// Only for clients that get patches.
    version: Option<Version>,
}

impl Whole {
    /// Encodes [`crate::protocol::ServerMessage::Update`].
    fn write(buffer: &mut Vec<u8>, table: &dyn AnyTable, request: Request) -> Whole {
        buffer.extend_from_slice(br#"{"type":"update","undo_epoch":"#);
        write_json(buffer, &request.since.undo_epoch);
        buffer.extend_from_slice(br#","snapshot":"#);
        let start = buffer.len();
        let meta = table.write_snapshot(buffer, request.observer, request.since.number);
        let mut whole = Whole { meta, snapshot: start..buffer.len(), version: None };
        if request.form != Form::Whole {
            let version = Version::of(whole.position(buffer));
            whole.version = Some(version);
            buffer.extend_from_slice(br#","version":"#);
            write_json(buffer, &version);
        }
        write_undo(buffer, request.undo);
        whole
    }

    /// Encodes [`crate::protocol::ServerMessage::Patch`].
    fn write_patch(
        &self,
        buffer: &mut Vec<u8>,
        [from, version]: [Version; 2],
        patch: &[u8],
        request: Request,
    ) {
        buffer.extend_from_slice(br#"{"type":"patch","undo_epoch":"#);
        write_json(buffer, &request.since.undo_epoch);
        buffer.extend_from_slice(br#","from":"#);
        write_json(buffer, &from);
        buffer.extend_from_slice(br#","version":"#);
        write_json(buffer, &version);
        buffer.push(b',');
        // The number and the events, which come first in the snapshot.
        let start = self.snapshot.start;
        buffer.extend_from_within(start + 1..start + self.meta.position_start);
        buffer.extend_from_slice(br#""changes":"#);
        buffer.extend_from_slice(patch);
        write_undo(buffer, request.undo);
    }

    fn position<'a>(&self, buffer: &'a [u8]) -> &'a [u8] {
        self.meta.position_in(buffer.get(self.snapshot.clone()).unwrap_or_default())
    }
}

/// Ends a message.
fn write_undo(buffer: &mut Vec<u8>, undo: Option<UndoPrice>) {
    buffer.extend_from_slice(br#","undo":"#);
    write_json(buffer, &undo);
    buffer.push(b'}');
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use game::{Seat, Turn};
    use serde_json::value::RawValue;
    use table::{Chance, Config};

    use super::*;
    use crate::protocol::ServerMessage;
    use crate::write_buffer::json;

    const FIRST: Observer = Observer::Seat(Seat::FIRST);

    fn table(game: &catalog::Entry) -> Box<dyn AnyTable> {
        (game.open)(Config::of(3), Chance::of_seed(7)).unwrap()
    }

    fn request(form: Form, undo: Option<UndoPrice>) -> Request {
        Request { observer: FIRST, since: Cursor { undo_epoch: 3, number: 0 }, form, undo }
    }

    /// The first seat that owes a decision takes its first offer.
    fn decide(table: &mut dyn AnyTable) {
        let Turn::Decide { owe, .. } = table.turn() else { panic!("the match is over") };
        table.act_nth(owe.first().unwrap(), 0).unwrap();
    }

    /// Whether the message is a patch, and equal to its type.
    fn is_patch(text: &str) -> bool {
        let members: BTreeMap<&str, &RawValue> = serde_json::from_str(text).unwrap();
        let number = |name: &str| members[name].get().parse().unwrap();
        let version =
            |name: &str| Version(u64::from_str_radix(members[name].get().trim_matches('"'), 16).unwrap());
        if members["type"].get() == r#""update""# {
            return false;
        }
        let patch = ServerMessage::Patch {
            undo_epoch: 3,
            from: version("from"),
            version: version("version"),
            number: number("number"),
            events: members["events"],
            changes: members["changes"],
            undo: None,
        };
        assert_eq!(text, &*json(&patch));
        true
    }

    fn check(undo: Option<UndoPrice>) {
        for game in catalog::GAMES {
            let table = table(game);
            let snapshot = table.snapshot(FIRST, 0);
            for form in [Form::Whole, Form::Patch { since: None }] {
                let version = (form != Form::Whole).then(|| Version::of(snapshot.position()));
                let typed = ServerMessage::Update { undo_epoch: 3, snapshot: &snapshot, version, undo };
                let update = LastPositions::default().encode(&*table, request(form, undo));
                assert_eq!((&update.meta, update.text), (&snapshot.meta, json(&typed)));
                assert_eq!(update.form, form.after(version));
            }
        }
    }

    #[test]
    fn the_encoded_update_equals_its_type() {
        check(None);
        check(Some(UndoPrice::Free));
        check(Some(UndoPrice::Asks));
    }

    #[test]
    fn the_encoded_patch_equals_its_type() {
        for game in catalog::GAMES {
            let (mut table, mut last) = (table(game), LastPositions::default());
            let mut patches = 0;
            let mut form = Form::Patch { since: None };
            for _ in 0..8 {
                let number = table.last_event_number(FIRST);
                decide(&mut *table);
                let since = Cursor { undo_epoch: 3, number };
                let update = last.encode(&*table, Request { since, ..request(form, None) });
                patches += usize::from(is_patch(&update.text));
                form = update.form;
            }
            assert!(patches > 0, "{}", table.manifest().key);
        }
    }

    /// Whether the message after the first decision is a patch.
    fn is_patched(forgets: bool, form: impl FnOnce(Form) -> Form) -> bool {
        let (mut table, mut last) = (table(&catalog::GAMES[0]), LastPositions::default());
        let first = last.encode(&*table, request(Form::Patch { since: None }, None));
        if forgets {
            last.forget();
        }
        let since = Cursor { undo_epoch: 3, number: first.meta.number };
        decide(&mut *table);
        is_patch(&last.encode(&*table, Request { since, ..request(form(first.form), None) }).text)
    }

    #[test]
    fn only_a_client_with_the_last_position_gets_a_patch() {
        assert!(is_patched(false, |form| form));
        assert!(!is_patched(true, |form| form));
        assert!(!is_patched(false, |_| Form::Patch { since: Some(Version(1)) }));
        assert!(!is_patched(false, |_| Form::Patch { since: None }));
        assert!(!is_patched(false, |_| Form::Whole));
    }
}
