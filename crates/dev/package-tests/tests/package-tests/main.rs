//! Installs every package into a clean Debian, and uses it as an operator would: no program of this checkout runs.
//!
//! All tests are ignored: they need root and the packages. `cargo verify --full --only packages` prepares both.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects by unwrapping it")]

mod archive;
mod cluster;
mod community;
mod debian;
mod encrypted;
mod image;
mod interrupted;
mod lookup;
mod mistakes;
mod systemd;
mod unit;
mod wheel;

mod compose;
mod dist;
mod fixture;
mod play;
mod root;
mod server;
