//! The memory that a waiting room takes. A server keeps thousands of them.

use room::Entry;

use super::RoomTask;

/// The size of the future that a function returns.
fn future_size<'a, F>(_: fn(&'a mut RoomTask, Option<Entry>) -> F) -> usize {
    size_of::<F>()
}

#[test]
fn a_waiting_room_is_small() {
    let (room, waiting) = (size_of::<RoomTask>(), future_size(RoomTask::run));
    assert!(room <= 1_450, "the room takes {room} bytes");
    assert!(waiting <= 600, "waiting takes {waiting} bytes");
}
