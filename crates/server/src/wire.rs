//! The language of sockets: what clients ask and what they are told.
//!
//! The TypeScript types of the web table are generated from these by `cargo xtask codegen`.

mod command;
mod notice;
mod shown;
pub mod sight;
mod typescript;

pub use command::{Ask, Command, Mark};
pub use notice::{Ack, Notice, Refused, UndoPrice, You};
pub use shown::{
    Channel, Cover, Guest, HolderShown, Line, Owed, RoomLine, RoomShown, SeatShown, StageShown, UndoShown,
};
pub use typescript::typescript;
