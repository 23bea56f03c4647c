//! Everything the server keeps, in SQLite or PostgreSQL.
//!
//! A [`Store`] is opened by its URL and knows nothing of games. A room's match is its entries, which are only ever
//! added to, by the one node that holds the room's [`Lease`]; [`Store::append`] answers when they are on disk. Time
//! is the database's, which is the same for all nodes.

mod store;

mod entries;
mod leases;
mod nodes;
mod rooms;

mod accounts;
mod bot_tokens;
mod contacts;
mod players;
mod sessions;

mod counters;
mod ratings;
mod reports;
mod upkeep;

mod at_once;
mod batch;
mod writer;

mod database;
mod dialect;
mod error;
mod place;
mod schema;

pub use accounts::AccountRow;
pub use bot_tokens::BotTokenRow;
pub use contacts::ContactRow;
pub use entries::{Entry, NewEntry, NewRoom, Summary};
pub use error::StoreError;
pub use leases::{Claim, Lease};
pub use nodes::NodeRow;
pub use players::{PlayerKind, PlayerRow};
pub use ratings::{NewResult, RatingRow, Recorded, Standing};
pub use reports::Report;
pub use rooms::{RoomRow, Stage};
pub use sessions::SessionRow;
pub use store::{Store, StoreKind, StoreOptions};
