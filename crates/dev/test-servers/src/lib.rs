//! Temporary PostgreSQL and NATS servers for tests.
//!
//! Each server uses a free port and a temporary folder. It stops when its value is dropped or when the process that started
//! it ends, also if that process is killed.

mod nats;
mod postgres;

mod guard;
mod port;

pub use nats::Nats;
pub use postgres::{Durability, Postgres};
