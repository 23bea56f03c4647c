//! Tables that people share: rooms, sockets and the HTTP API, on one machine or many.
//!
//! A [`Room`](room::Room) is nothing but its log: a command is planned, its entries are stored, and only then are they
//! applied and told. One task serves each room; sockets and requests put letters into its box, from this node or, by
//! the bus, from another. Views and events are cut by `table` and nowhere else.

pub mod fault;
pub mod ids;
pub mod room;
pub mod wire;

pub mod bus;
pub mod house;
pub mod limits;
mod nodes;
pub mod ops;
mod ratings;
mod reminders;
pub mod rooms;
pub mod settings;
mod socket;

pub mod api;
mod origin;
pub mod people;
mod serving;
pub mod site;

pub use serving::{ServeError, run};
