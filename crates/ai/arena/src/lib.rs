//! Matches between bots, with ratings and confidence intervals.
//!
//! A [`Plan`] says which kinds of players meet and how often; its [`Tables`] let each kind play each deal from each seat. A
//! [`Run`] plays the games on several threads into a [`Ledger`], which a [`Journal`] stores so that a run can be resumed. A
//! [`Report`] evaluates the ledger, and a [`Chart`] draws its ratings. A [`Manner`] tells what bots do rather than how strong
//! they are. Except for times, results depend on the seed alone and
//! not on the number of threads.
//!
//! Players are bots of the catalog, or programs that speak the protocol of `docs/engine.md`. Both get only what their seat
//! may know.

mod plan;

mod kind;
mod schedule;

mod program;
mod protocol;

mod ending;
mod play;
mod player;
mod thinking;

mod journal;
mod ledger;
mod run;
mod stop_signal;

mod interval;
mod rating;

mod manner;

mod adjusted;
mod chart;
mod report;
mod tally;

mod error;

pub use adjusted::AdjustedReport;
pub use chart::{Chart, ChartLabels};
pub use ending::{Ending, ForfeitReason, PlayedGame};
pub use error::ArenaError;
pub use interval::{Estimate, Interval, paired, wilson};
pub use journal::Journal;
pub use kind::Kind;
pub use ledger::Ledger;
pub use manner::{Habit, Manner, MannerSettings, Unit};
pub use plan::{ContestSettings, LuckAdjustment, Plan};
pub use rating::{Rating, RatingInput, ratings};
pub use report::{Forfeits, KindReport, LoneReport, Report, SeatReport, ThinkingReport, csv};
pub use run::Run;
pub use schedule::{Seating, Tables};
pub use stop_signal::StopSignal;
pub use thinking::{Clock, Thinking};
