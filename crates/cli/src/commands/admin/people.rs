//! Admins and people.

use server::administration::PersonShown;

use super::lists::{log_line, room};
use super::place::{ChangeArgs, Place};
use crate::commands::times::utc;
use crate::console::Console;
use crate::error::CliError;
use crate::hosting::store_args::StoreArgs;

/// Make a player with an account an admin
#[derive(clap::Args)]
pub(super) struct Grant {
    /// Account or id of the player
    player: String,
    #[command(flatten)]
    change: ChangeArgs,
}

/// Take the role of an admin away
#[derive(clap::Args)]
pub(super) struct Revoke {
    /// Account or id of the admin
    player: String,
    #[command(flatten)]
    change: ChangeArgs,
}

/// Show a player with ban, sessions, rooms and history
#[derive(clap::Args)]
pub(super) struct Person {
    /// Account, id or name of the player
    player: String,
    #[command(flatten)]
    store_args: StoreArgs,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// Rename a player, also at open tables
#[derive(clap::Args)]
pub(super) struct Rename {
    /// Account, id or name of the player
    player: String,
    /// New name
    name: String,
    #[command(flatten)]
    change: ChangeArgs,
}

/// End all sessions of a player
#[derive(clap::Args)]
pub(super) struct EndSessions {
    /// Account, id or name of the player
    player: String,
    #[command(flatten)]
    change: ChangeArgs,
}

/// Print a link with which a player sets a new password
#[derive(clap::Args)]
pub(super) struct ResetLink {
    /// Account or id of the player
    player: String,
    #[command(flatten)]
    change: ChangeArgs,
}

impl ResetLink {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.change.store_args).await?;
        let player = place.person(&self.player).await?;
        let path = place.administrator().reset_link(&player, &self.change.reason).await?;
        let site = place.config.server.public_url.clone().unwrap_or_default();
        place.say(&format!("{}{path}", site.trim_end_matches('/'))).await
    }
}

impl Grant {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.change.store_args).await?;
        let player = place.person(&self.player).await?;
        place.administrator().grant(&player, &self.change.reason).await?;
        place.say(&format!("{} is an admin now.", player.name)).await
    }
}

impl Revoke {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.change.store_args).await?;
        let player = place.person(&self.player).await?;
        place.administrator().revoke(&player, &self.change.reason).await?;
        place.say(&format!("{} is no admin any more.", player.name)).await
    }
}

impl Rename {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.change.store_args).await?;
        let player = place.person(&self.player).await?;
        place.administrator().rename(&player, &self.name, &self.change.reason).await?;
        place.say(&format!("{} is called {} now.", player.name, self.name.trim())).await
    }
}

impl EndSessions {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.change.store_args).await?;
        let player = place.person(&self.player).await?;
        place.administrator().end_sessions(&player, &self.change.reason).await?;
        place.say(&format!("{} is logged out everywhere.", player.name)).await
    }
}

impl Person {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.store_args).await?;
        let row = place.person(&self.player).await?;
        let shown = PersonShown::read(&place.store, row).await?;
        place.store.close().await;
        let mut console = Console::standard();
        if self.json {
            return console.line(&serde_json::to_string(&shown)?);
        }
        lines(&shown).iter().try_for_each(|line| console.line(line))
    }
}

fn lines(shown: &PersonShown) -> Vec<String> {
    let person = &shown.person;
    let mut lines = vec![format!("{} ({})", person.name, person.player)];
    lines.push(match &person.account {
        Some(account) => format!("account: {account}"),
        None if person.is_guest() => "account: none, a guest".to_owned(),
        None => "account: none, a bot".to_owned(),
    });
    lines.push(format!("since: {}", utc(person.since_ms)));
    lines.push(format!("admin: {}", if person.admin { "yes" } else { "no" }));
    lines.push(format!("mail address: {}", if shown.contact { "yes" } else { "no" }));
    let ban = person.ban.as_ref().map_or_else(|| "none".to_owned(), super::lists::ban);
    lines.push(format!("ban: {ban}"));
    lines.push(format!("sessions: {}", shown.sessions.len()));
    lines.extend(shown.rooms.iter().map(|shown| format!("room: {}", room(shown))));
    lines.extend(shown.log.iter().map(|row| format!("log: {}", log_line(row))));
    lines
}
