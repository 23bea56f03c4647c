//! Stores the data of the server in SQLite or PostgreSQL.
//!
//! A [`Store`] knows nothing about games. The log of a room is a list of entries. Entries are only appended, and only by
//! the node that holds the room's [`Lease`]; [`Store::append`] returns when they are on disk. All times come from the
//! clock of the database, which is the same for all nodes.

mod store;

mod entries;
mod leases;
mod nodes;
mod rooms;

mod accounts;
mod bot_tokens;
mod contacts;
mod notice_channels;
mod notice_preferences;
mod notices;
mod password_resets;
mod personal_rows;
mod players;
mod sessions;

mod administration;
mod announcements;
mod audit;
mod bans;
mod load_samples;
mod search;

mod bug_reports;
mod counters;
mod daily_attempts;
mod daily_deals;
mod erasures;
mod history;
mod ratings;
mod redactions;
mod reports;
mod results;
mod reviews;
mod server_keys;
mod upkeep;

mod append;
mod batch;
mod sqlite_batch;
mod writer;

mod database;
mod dialect;
mod error;
mod location;
mod schema;

pub use accounts::{AccountRow, skeleton};
pub use administration::{RoomOrder, RoomOrderKind};
pub use announcements::AnnouncementRow;
pub use append::{Lease, NewEntry, NewRoom, RoomStage, Summary};
pub use audit::{AuditAction, AuditEntry, AuditRow};
pub use bans::BanRow;
pub use bot_tokens::BotTokenRow;
pub use bug_reports::BugReport;
pub use contacts::{ContactRow, NewEmailCheck};
pub use daily_attempts::{AttemptCounts, AttemptLuck, AttemptResult, AttemptRow, NewAttempt, RankedAttempt};
pub use daily_deals::DealRow;
pub use dialect::StoreKind;
pub use entries::Entry;
pub use erasures::EntriesOfRooms;
pub use error::StoreError;
pub use history::{
    Against, CurvePoint, HistoryCursor, HistoryPage, HistoryQuery, Outcome, PlayedRow, StatisticsRow, WINDOW,
};
pub use leases::Claim;
pub use load_samples::LoadSample;
pub use location::StoreOptions;
pub use nodes::NodeRow;
pub use notice_channels::NoticeChannelRow;
pub use notice_preferences::NoticePreferencesRow;
pub use notices::{NewNotice, NoticeOutcome, NoticeRow};
pub use personal_rows::{Cell, PERSONAL_COLUMNS, PersonalTable};
pub use players::{PlayerKind, PlayerRow};
pub use ratings::{RankedPlayer, RatingRow};
pub use redactions::RoomRedaction;
pub use reports::Report;
pub use results::{NewPlayed, NewResult, Recorded};
pub use reviews::ReviewKey;
pub use rooms::RoomRow;
pub use sessions::{OwnSessionRow, SessionRow};
pub use store::Store;
