//! A room as pure data: the match, its people, settings, chat and clocks.
//!
//! A [`Room`] is built from its log alone. [`Room::plan`] turns a command into log entries and changes nothing; the
//! caller stores them; [`Room::apply`] then changes the room. Loading a room applies the same entries, so both paths
//! give the same room.

mod changes;
mod day;
mod error;
pub mod ids;
mod patch;
pub mod protocol;
mod room;
mod text;
mod updates;
mod watcher;
mod write_buffer;

pub use changes::Changes;
pub use day::Day;
pub use error::RoomError;
pub use room::{
    ApplyError, Began, Chat, Clock, Clocks, Decided, Decider, ENTRIES_ABOUT_PEOPLE, Entry, FORMER_NAME,
    Holder, Loaded, LogEntry, MAX_DELAY_S, OwnText, Pace, Place, Plan, Presence, REMEMBERED, Redaction,
    Reminders, Room, RoomSettings, SeatRequest, Spectators, Stage, StartPosition, names, seat_of,
};
pub use text::{is_blank, is_invisible, visible};
pub use updates::{Form, LastPositions, Request, Update, Version};
pub use watcher::{Broadcast, Delayed, RoomState, Watcher};
pub use write_buffer::json;
