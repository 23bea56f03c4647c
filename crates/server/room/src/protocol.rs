//! The types of the socket protocol.
//!
//! The TypeScript types of the web table are generated from these by `cargo xtask codegen`.

mod client_message;
mod room_info;
mod server_message;
pub mod snapshot;
mod typescript;

pub use client_message::{ClientMessage, Command, Cursor, Hello};
pub use room_info::{
    Channel, ChatLine, Cover, HolderInfo, NamedPlayer, PendingSeat, RevealInfo, RoomInfo, RoomSummary,
    SeatInfo, StageInfo, TakeOverInfo, UndoInfo,
};
pub use server_message::{Ack, AnnouncementInfo, ErrorMessage, ServerMessage, UndoPrice, You};
pub use typescript::typescript;
