//! Tables that people share: rooms, sockets and the HTTP API, on one machine or many.
//!
//! One task serves each room. Sockets and requests send messages to it, from this node or, over the bus, from another.
//! `room` decides what a command does; `table` decides what each observer sees.

mod account_mails;
mod address_counts;
pub mod administration;
pub mod app;
mod archive_cache;
pub mod beliefs;
pub mod bus;
mod client_address;
pub mod clock;
pub mod connections;
mod daily;
mod erasures;
pub mod error;
mod heartbeat;
mod low_priority;
mod mail;
pub mod nodes;
mod notice_sender;
mod notices;
pub mod ops;
mod outbound;
mod personal_data;
pub mod puzzle_positions;
pub mod rate_limits;
mod ratings;
pub mod replay_queue;
mod results;
pub mod reviews;
pub mod rooms;
pub mod settings;
mod socket;
mod web_socket;

pub mod api;
mod origin;
pub mod people;
mod previews;
mod security_headers;
mod serve;
pub mod site;

pub use mail::{MailSettingsError, Mailer, SmtpUrl};
pub use serve::{ServeError, run};
