//! The memory that a waiting room takes. A server keeps thousands of them.

use super::RoomTask;
use room::Entry;

/// The size of the future that a function returns.
fn weight<'a, F>(_: fn(&'a mut RoomTask, Option<Entry>) -> F) -> usize {
    size_of::<F>()
}

#[test]
fn a_room_that_merely_waits_is_small() {
    let (room, waiting) = (size_of::<RoomTask>(), weight(RoomTask::run));
    assert!(room <= 1_400, "the room takes {room} bytes");
    assert!(waiting <= 600, "waiting takes {waiting} bytes");
}
