//! Temporary servers for tests: PostgreSQL, NATS, SMTP, webhooks and a push service.
//!
//! Each server uses a free port. PostgreSQL and NATS have a temporary folder. They stop when their value is dropped or when
//! the process that started them ends, also if that process is killed. The others are threads of the test.

mod nats;
mod postgres;

mod mail_server;
mod push_service;
mod web_receiver;

mod guard;
mod port;

pub use mail_server::{MailServer, ReceivedMail};
pub use nats::Nats;
pub use postgres::{Durability, Postgres};
pub use push_service::PushService;
pub use web_receiver::{ReceivedPost, WebReceiver};
