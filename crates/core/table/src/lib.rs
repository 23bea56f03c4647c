//! One match in memory: it applies steps, draws chance, keeps the log, and builds what each observer may see.
//!
//! A [`Table`] is opened from a [`Config`] and a [`Chance`]. It stores decisions, chance outcomes and undos as
//! [`Step`]s, from which the match can be replayed exactly. A host can prepare a move ([`Prepared`]), store it, and then
//! apply it. A match can start in the middle of another one, its [`Origin`].
//!
//! Views and events are redacted in this crate and nowhere else. A match is saved as a [`Record`]. With a record,
//! anyone can check by [`verify_fair`] that nobody influenced its chance; the module [`fairness`] specifies the scheme.
//! [`AnyTable`] is a table without a type parameter for the game: JSON in, JSON out.

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
mod retrace;
mod verify;

mod any;
mod bot_input;
mod error;
mod json;
mod parse;
mod snapshot;

pub use any::{AnyTable, JsonEvent, Offer, load_any, log_lines, open_any, open_any_as};
pub use bot_input::BotInput;
pub use chance::{Chance, Fairness};
pub use config::Config;
pub use error::{FairError, TableError};
pub use json::{from_json, to_json};
pub use log::ObservedEvent;
pub use origin::{Deal, Origin};
pub use prepared::{Opening, Prepared};
pub use record::{FORMAT, Header, MAX_BYTES, Record, RecordedChance, peek, read_record};
pub use retrace::{Retrace, TracedStep};
pub use secret::{Commitment, MAX_NONCE, Nonce, NonceHash, Secret};
pub use snapshot::{Snapshot, SnapshotMeta};
pub use step::{MAX_STEPS, Step, StepOf};
pub use table::Table;
pub use undo::{SinceDecision, Undo};
pub use verify::{FairReport, verify_fair, verify_fair_text};
