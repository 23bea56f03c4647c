//! What admins do on the host page and with `antorcha admin`, and how every node notices it.
//!
//! An action is a change of the store together with a row of the audit log. A counter in the store says that something
//! changed. Each node reads it with every heartbeat, or at once when another node says so.

mod actions;
mod announcements;
mod backup;
mod bans;
mod first_admin;
mod load;
mod names;
mod network;
mod orders;
mod overview;
mod people;
mod reports;
mod rooms;
mod state;
mod upkeep;

pub use actions::{Administrator, NewAnnouncement};
pub use announcements::AnnouncementShown;
pub(crate) use announcements::Board;
pub use backup::{BackupShown, Backups, backup_folder, make_backup};
pub use bans::{Ban, BanShown, Bans, identity_hashes};
pub use first_admin::first_admin_token;
pub(crate) use load::OnlinePermit;
pub use load::{Load, LoadPoint, Online};
pub use names::{AuditShown, PlayerName, find_person};
pub use network::Network;
pub use overview::{NodeShown, Overview, RoomCounts};
pub use people::{PeoplePage, PersonListed, PersonShown};
pub use reports::{ProblemShown, ProblemsPage, ReportShown, ReportsPage, SaidLine};
pub use rooms::{AdminRoom, AdminRoomsPage};
pub use state::{Administration, Published};
pub(crate) use upkeep::{apply, run};
