//! `antorcha admin`: what admins do on the host page, on the host's machine. It works on the store, also while servers run:
//! each of them notices a change within a second.

mod announcements;
mod bans;
mod lists;
mod overview;
mod people;
mod place;
mod reports;
mod rooms;

use clap::Subcommand;

use crate::error::CliError;

/// Administer a server: people, bans, rooms, announcements.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  antorcha admin grant Ana
  antorcha admin people bob --store sqlite:/var/lib/antorcha/antorcha.db
  antorcha admin ban Bob --reason \"Insults in the chat\" --for 7d
  antorcha admin restart --in 30m

It works on the store, also while the server runs, and writes to the audit log. A player is named by the account's name, by
the id, or by a name that nobody else has.")]
pub(crate) struct Admin {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Make a player with an account an admin
    Grant(people::Grant),
    /// Take the role of an admin away
    Revoke(people::Revoke),
    /// Show nodes, storage, load and what waits for an admin
    Overview(overview::Overview),
    /// List the newest people, or search them by name
    People(lists::People),
    /// Show a player with ban, sessions, rooms and history
    Person(people::Person),
    /// Rename a player, also at open tables
    Rename(people::Rename),
    /// End all sessions of a player
    EndSessions(people::EndSessions),
    /// Print a link with which a player sets a new password
    ResetLink(people::ResetLink),
    /// Ban a player or a range of addresses
    Ban(bans::Ban),
    /// End a ban
    Lift(bans::Lift),
    /// List the bans, newest first
    Bans(lists::Bans),
    /// List the newest rooms, or search them by player
    Rooms(lists::Rooms),
    /// Close a room before its game is over
    Close(rooms::Close),
    /// List reported chat lines that nobody has handled
    Reports(reports::Reports),
    /// Mark a reported chat line or problem as handled
    Dismiss(reports::Dismiss),
    /// Show everyone a text for a while
    Announce(announcements::Announce),
    /// Announce a planned restart with a countdown
    Restart(announcements::Restart),
    /// List announcements and planned restarts, newest first
    Announcements(lists::Announcements),
    /// End an announcement or call off a restart
    EndAnnouncement(announcements::EndAnnouncement),
    /// Copy the SQLite store into the server's backup folder
    Backup(rooms::Backup),
    /// List what admins did, latest first
    Log(lists::Log),
}

impl Admin {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(self.command.run())
    }
}

impl Command {
    async fn run(self) -> Result<(), CliError> {
        match self {
            Command::Grant(command) => command.run().await,
            Command::Revoke(command) => command.run().await,
            Command::Overview(command) => command.run().await,
            Command::People(command) => command.run().await,
            Command::Person(command) => command.run().await,
            Command::Rename(command) => command.run().await,
            Command::EndSessions(command) => command.run().await,
            Command::ResetLink(command) => command.run().await,
            Command::Ban(command) => command.run().await,
            Command::Lift(command) => command.run().await,
            Command::Bans(command) => command.run().await,
            Command::Rooms(command) => command.run().await,
            Command::Close(command) => command.run().await,
            Command::Reports(command) => command.run().await,
            Command::Dismiss(command) => command.run().await,
            Command::Announce(command) => command.run().await,
            Command::Restart(command) => command.run().await,
            Command::Announcements(command) => command.run().await,
            Command::EndAnnouncement(command) => command.run().await,
            Command::Backup(command) => command.run().await,
            Command::Log(command) => command.run().await,
        }
    }
}
