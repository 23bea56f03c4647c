//! One match of a game: it applies steps, draws chance, keeps the log, and cuts what each observer may see.
//!
//! A [`Table`] is opened from a [`Config`] and a [`Chance`]. It takes decisions and, where the caller
//! supplies chance, outcomes; both are kept as [`Step`]s, from which the match can be replayed bit for bit. A
//! move can also be [`Prepared`], stored, and only then kept; and steps can be taken back by one step more. A
//! match can begin in the middle of another, its [`Origin`].
//! Views and events are cut for each observer here and nowhere else. A match is saved as a [`Record`], and
//! anyone who holds one can check with [`verify_fair`] that nobody steered its chance, by the scheme that the
//! module [`fairness`] writes down. [`AnyTable`] is the same table for those who do not know its game: JSON
//! in and out.

mod table;

mod config;
mod draft;
mod history;
mod log;
mod origin;
mod prepared;
mod step;
mod undo;

mod chance;
pub mod fairness;
mod secret;

mod record;
mod replay;
mod verify;

mod any;
mod bot_input;
mod error;
mod snapshot;

pub use any::{AnyTable, JsonEvent, Offer, load_any, open_any, open_any_as};
pub use bot_input::BotInput;
pub use chance::{Chance, Fairness};
pub use config::Config;
pub use error::{FairError, TableError};
pub use log::ObservedEvent;
pub use origin::{Deal, Origin};
pub use prepared::{Opening, Prepared};
pub use record::{FORMAT, Header, MAX_BYTES, MAX_STEPS, Record, RecordedChance, peek, read_record};
pub use secret::{Commitment, MAX_NONCE, Nonce, Secret};
pub use snapshot::{Snapshot, SnapshotMeta};
pub use step::{Step, StepOf};
pub use table::Table;
pub use undo::Undo;
pub use verify::{FairReport, verify_fair, verify_fair_text};
