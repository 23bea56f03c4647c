//! Bots against each other, with honest figures.
//!
//! A [`Plan`] says which kinds of players meet, at which tables and how often; its [`lineup`](Tables) lets every kind
//! play every deal from every seat. A [`Run`] plays it on several threads, into a [`Ledger`] that can be kept in a
//! [`Journal`] and gone on with. What the ledger shows is a [`Report`], which also draws a [`Chart`]. The same seed
//! gives the same results on any number of threads; only times differ.
//!
//! Players are bots of the catalog, or programs that speak the protocol of `docs/engine.md`. Both get what their seat
//! may know and nothing else.

mod plan;

mod kind;
mod lineup;

mod program;
mod wire;

mod contestant;
mod duel;
mod ending;
mod thinking;

mod halt;
mod journal;
mod ledger;
mod run;

mod interval;
mod rating;

mod chart;
mod report;
mod tally;

mod error;

pub use chart::{Chart, ChartWords};
pub use ending::{Ending, Fault, Played};
pub use error::ArenaError;
pub use halt::Halt;
pub use interval::{Interval, paired, wilson};
pub use journal::Journal;
pub use kind::Kind;
pub use ledger::Ledger;
pub use lineup::{Place, Tables};
pub use plan::{Order, Plan};
pub use rating::{Field, Rating, ratings};
pub use report::{Estimate, Faults, KindReport, LoneReport, Report, SeatReport, ThinkingReport, csv};
pub use run::Run;
pub use thinking::{Clock, Thinking};
