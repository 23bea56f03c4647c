//! The server, over real sockets and a real store.

mod host;
mod playing;
