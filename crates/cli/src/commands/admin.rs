//! `antorcha admin`: what admins do on the host page, on the host's machine. It works on the store, also while servers run:
//! each of them notices a change within a second.

mod announcements;
mod bans;
mod lists;
mod overview;
mod people;
mod reports;
mod rooms;

use clap::Subcommand;
use room::ids::RoomId;
use serde::Serialize;
use server::administration::{Administrator, find_person};
use store::{PlayerRow, Store};

use crate::console::Console;
use crate::error::CliError;
use crate::hosting::config::Config;
use crate::hosting::store_args::StoreArgs;

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

/// The arguments of lists.
#[derive(clap::Args)]
struct ListArgs {
    #[command(flatten)]
    store_args: StoreArgs,
    /// List at most this many, up to 1000
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    limit: u32,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

/// The arguments of changes.
#[derive(clap::Args)]
struct ChangeArgs {
    #[command(flatten)]
    store_args: StoreArgs,
    /// Why, for the audit log
    #[arg(long, default_value = "")]
    reason: String,
}

/// The store of a server, which may be running.
struct Place {
    store: Store,
    config: Config,
}

impl Place {
    /// Opens a store that exists and has this program's schema: opening another would migrate it while an older server uses it.
    async fn open(store_args: &StoreArgs) -> Result<Place, CliError> {
        let config = store_args.config(&[])?;
        if let Some(path) = config.sqlite_path().filter(|path| !path.exists()) {
            return Err(CliError::new(format!(
                "store not found at {}: name it with --store",
                path.display()
            )));
        }
        let url = config.store_url();
        let (found, known) = (Store::schema_at(&url).await?, Store::newest_schema());
        if found != Some(known) {
            let found = found.map_or("no schema".to_owned(), |found| format!("schema {found}"));
            let at = config.store_shown();
            return Err(CliError::new(format!(
                "{at} has {found}, and this program needs {known}: use the version that runs the server"
            )));
        }
        let store = Store::open(&url, config.store_options.clone()).await?;
        Ok(Place { store, config })
    }

    fn administrator(&self) -> Administrator {
        Administrator::on_host(self.store.clone())
    }

    async fn person(&self, who: &str) -> Result<PlayerRow, CliError> {
        match find_person(&self.store, who).await {
            Err(server::error::ApiError::UnknownPlayer) => Err(CliError::new(format!(
                "player `{who}` not found: use an account, an id, or a name; `antorcha admin people` lists them"
            ))),
            found => Ok(found?),
        }
    }

    /// Prints what was done and closes the store.
    async fn say(self, done: &str) -> Result<(), CliError> {
        self.store.close().await;
        Console::standard().line(done)
    }
}

fn room_id(text: &str) -> Result<RoomId, CliError> {
    let id = text.trim_end_matches('/').rsplit('/').next().and_then(RoomId::parse);
    id.ok_or_else(|| CliError::new(format!("`{text}` is not a room: use its id or its address")))
}

/// Prints the rows of a list, or `none` if there are none.
fn print<T: Serialize>(
    rows: &[T],
    json: bool,
    none: &str,
    text: impl Fn(&T) -> String,
) -> Result<(), CliError> {
    let mut console = Console::standard();
    for row in rows {
        console.line(&if json { serde_json::to_string(row)? } else { text(row) })?;
    }
    if rows.is_empty() && !json {
        console.line(none)?;
    }
    Ok(())
}
