//! Real servers for tests: a throwaway PostgreSQL and NATS.
//!
//! Each runs on a free port of this machine, keeps its files in a folder of its own, and is gone when its value is
//! dropped or the process that started it ends, however that ends.

mod nats;
mod postgres;

mod guard;
mod port;

pub use nats::Nats;
pub use postgres::{Durability, Postgres};
