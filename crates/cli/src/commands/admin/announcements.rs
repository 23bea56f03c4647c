//! Announcements and planned restarts.

use server::administration::NewAnnouncement;

use super::bans::{now_ms, parse_duration};
use super::place::{ChangeArgs, Place};
use crate::commands::times::utc;
use crate::error::CliError;
use crate::hosting::store_args::StoreArgs;

/// Show everyone a text for a while
#[derive(clap::Args)]
pub(super) struct Announce {
    #[command(flatten)]
    store_args: StoreArgs,
    /// English text
    #[arg(long)]
    en: Option<String>,
    /// Spanish text
    #[arg(long)]
    es: Option<String>,
    /// How long, such as 2h or 7d
    #[arg(long = "for", value_name = "TIME", value_parser = parse_duration)]
    duration_ms: i64,
    /// Begin after this time instead of now
    #[arg(long = "in", value_name = "TIME", value_parser = parse_duration)]
    begin_ms: Option<i64>,
}

/// Announce a planned restart with a countdown
#[derive(clap::Args)]
pub(super) struct Restart {
    #[command(flatten)]
    store_args: StoreArgs,
    /// When, such as 30m
    #[arg(long = "in", value_name = "TIME", value_parser = parse_duration)]
    restart_ms: i64,
    /// More about it in English
    #[arg(long)]
    en: Option<String>,
    /// More about it in Spanish
    #[arg(long)]
    es: Option<String>,
}

/// End an announcement or call off a restart
#[derive(clap::Args)]
pub(super) struct EndAnnouncement {
    /// Id of the announcement
    announcement: String,
    #[command(flatten)]
    change: ChangeArgs,
}

impl Announce {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.store_args).await?;
        let from = now_ms().saturating_add(self.begin_ms.unwrap_or(0));
        let until = from.saturating_add(self.duration_ms);
        let (from_ms, until_ms, restart_ms) = (self.begin_ms.map(|_| from), Some(until), None);
        let new = NewAnnouncement { en: self.en, es: self.es, from_ms, until_ms, restart_ms };
        place.administrator().announce(&new).await?;
        place.say(&format!("Announced until {}.", utc(until))).await
    }
}

impl Restart {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.store_args).await?;
        let at = now_ms().saturating_add(self.restart_ms);
        let (from_ms, until_ms, restart_ms) = (None, None, Some(at));
        let new = NewAnnouncement { en: self.en, es: self.es, from_ms, until_ms, restart_ms };
        place.administrator().announce(&new).await?;
        place.say(&format!("A restart at {} is announced. It does not happen by itself.", utc(at))).await
    }
}

impl EndAnnouncement {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.change.store_args).await?;
        place.administrator().end_announcement(&self.announcement, &self.change.reason).await?;
        place.say("The announcement has ended.").await
    }
}
