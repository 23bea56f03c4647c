//! Lists: people, bans, rooms, announcements and the audit log.

use server::administration::{
    AdminRoom, AdminRoomsPage, AnnouncementShown, AuditShown, BanShown, PeoplePage, PersonListed,
};

use super::place::{ListArgs, Place, print};
use crate::commands::times::utc;
use crate::error::CliError;

/// List the newest people, or search them by name
#[derive(clap::Args)]
pub(super) struct People {
    /// Account, id or beginning of a name
    #[arg(default_value = "")]
    query: String,
    #[command(flatten)]
    list: ListArgs,
}

/// List the bans, newest first
#[derive(clap::Args)]
pub(super) struct Bans {
    #[command(flatten)]
    list: ListArgs,
}

/// List the newest rooms, or search them by player
#[derive(clap::Args)]
pub(super) struct Rooms {
    /// Id of a room, or name or id of a player
    #[arg(default_value = "")]
    query: String,
    /// List only rooms that are neither over nor closed
    #[arg(long)]
    running: bool,
    #[command(flatten)]
    list: ListArgs,
}

/// List announcements and planned restarts, newest first
#[derive(clap::Args)]
pub(super) struct Announcements {
    #[command(flatten)]
    list: ListArgs,
}

/// List what admins did, latest first
#[derive(clap::Args)]
pub(super) struct Log {
    #[command(flatten)]
    list: ListArgs,
}

impl People {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.list.store_args).await?;
        let page = PeoplePage::read(&place.store, &self.query, None, self.list.limit).await?;
        place.store.close().await;
        print(&page.people, self.list.json, "Nobody found.", person)
    }
}

impl Bans {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.list.store_args).await?;
        let bans = BanShown::page(&place.store, None, self.list.limit).await?;
        place.store.close().await;
        print(&bans, self.list.json, "Nobody is banned.", ban)
    }
}

impl Rooms {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.list.store_args).await?;
        let (query, limit) = (&self.query, self.list.limit);
        let page = AdminRoomsPage::read(&place.store, query, self.running, None, limit).await?;
        place.store.close().await;
        print(&page.rooms, self.list.json, "No rooms found.", room)
    }
}

impl Announcements {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.list.store_args).await?;
        let announcements = AnnouncementShown::page(&place.store, None, self.list.limit).await?;
        place.store.close().await;
        print(&announcements, self.list.json, "Nothing is announced.", announcement)
    }
}

impl Log {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.list.store_args).await?;
        let rows = AuditShown::page(&place.store, i64::MAX, self.list.limit).await?;
        place.store.close().await;
        print(&rows, self.list.json, "Admins have not done anything.", log_line)
    }
}

fn person(person: &PersonListed) -> String {
    let account = match &person.account {
        Some(account) => format!("account {account}"),
        None if person.is_guest() => "guest".to_owned(),
        None => "bot".to_owned(),
    };
    let admin = if person.admin { ", admin" } else { "" };
    let banned =
        person.ban.as_ref().map_or_else(String::new, |ban| format!(", banned {}", end(ban.until_ms)));
    let PersonListed { player, name, since_ms, .. } = person;
    format!("{player} {name}: {account}, since {}{admin}{banned}", utc(*since_ms))
}

fn end(until_ms: Option<i64>) -> String {
    until_ms.map_or_else(|| "without an end".to_owned(), |until| format!("until {}", utc(until)))
}

pub(super) fn ban(ban: &BanShown) -> String {
    let whom = match (&ban.player, &ban.network) {
        (Some(player), _) => format!("{} ({})", player.name, player.player),
        (None, Some(network)) => network.clone(),
        (None, None) => "a deleted player".to_owned(),
    };
    let BanShown { id, reason, since_ms, until_ms, .. } = ban;
    format!("{id} {whom}: since {}, {}: {reason}", utc(*since_ms), end(*until_ms))
}

pub(super) fn room(room: &AdminRoom) -> String {
    let listed = if room.listed { "listed" } else { "unlisted" };
    format!("{}, {listed}", room.room.in_words())
}

fn announcement(shown: &AnnouncementShown) -> String {
    let texts: Vec<&str> = [&shown.en, &shown.es].into_iter().flatten().map(String::as_str).collect();
    let restart = shown.restart_ms.map_or_else(String::new, |at| format!("restart at {}; ", utc(at)));
    let AnnouncementShown { id, from_ms, until_ms, .. } = shown;
    format!("{id} {restart}shown from {} until {}: {}", utc(*from_ms), utc(*until_ms), texts.join(" / "))
}

pub(super) fn log_line(row: &AuditShown) -> String {
    let admin = row.admin.as_ref().map_or("on the host", |admin| &admin.name);
    let target = match &row.target_name {
        Some(name) => format!(" {name} ({})", row.target),
        None if row.target.is_empty() => String::new(),
        None => format!(" {}", row.target),
    };
    let details = if row.details.is_empty() { String::new() } else { format!(": {}", row.details) };
    let reason = if row.reason.is_empty() { String::new() } else { format!(" ({})", row.reason) };
    let action = row.action.replace('_', " ");
    format!("{} {admin}: {action}{target}{details}{reason}", utc(row.at_ms))
}
