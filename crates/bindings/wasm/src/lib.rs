//! Local play in a browser: rooms and bots as a WebAssembly module that answers JSON.
//!
//! A page sends a request as JSON into the memory of the module and reads the answer there (`abi`). A [`Module`] holds
//! the open rooms. Each is the same room as on a server, for one person and bots ([`LocalRoom`]): its messages are those
//! of the socket protocol, and its log entries are stored by the page before it passes the messages on. Nothing here
//! reads a clock: the time comes with each request. Large data comes from the page, and only when it is needed (`files`).

#[cfg(target_family = "wasm")]
mod abi;
mod buffers;
mod files;

mod answer;
mod module;
mod request;

mod local_room;
mod opening;
mod play;
mod reads;
mod reviews;

mod problem;

pub use buffers::Buffers;
pub use local_room::{Advanced, LocalRoom};
pub use module::Module;
pub use problem::Problem;
