//! Bans.

use std::time::{SystemTime, UNIX_EPOCH};

use server::administration::Network;

use super::place::{ChangeArgs, Place};
use crate::commands::times::{duration_ms, utc};
use crate::error::CliError;
use crate::hosting::store_args::StoreArgs;

/// Ban a player or a range of addresses
#[derive(clap::Args)]
pub(super) struct Ban {
    /// Account, id or name of the player, or addresses such as 192.0.2.0/24
    whom: String,
    #[command(flatten)]
    store_args: StoreArgs,
    /// Why: the banned read it
    #[arg(long)]
    reason: String,
    /// How long, such as 12h or 7d; without an end if missing
    #[arg(long = "for", value_name = "TIME", value_parser = parse_duration)]
    duration_ms: Option<i64>,
}

/// End a ban
#[derive(clap::Args)]
pub(super) struct Lift {
    /// Id of the ban, player, or range of addresses
    ban: String,
    #[command(flatten)]
    change: ChangeArgs,
}

pub(super) fn parse_duration(text: &str) -> Result<i64, String> {
    duration_ms(text).ok_or_else(|| "use a number with s, m, h or d, such as 30m or 7d".to_owned())
}

pub(super) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Ban {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.store_args).await?;
        let until_ms = self.duration_ms.map(|duration| now_ms().saturating_add(duration));
        let administrator = place.administrator();
        let whom = match Network::parse(&self.whom) {
            Some(network) => {
                administrator.ban_network(network, &self.reason, until_ms).await?;
                network.to_string()
            }
            None if self.whom.contains('/') => {
                return Err(CliError::new(format!("`{}` is invalid: {}", self.whom, Network::EXPECTED)));
            }
            None => {
                let player = place.person(&self.whom).await?;
                administrator.ban_player(&player, &self.reason, until_ms).await?;
                player.name
            }
        };
        let until =
            until_ms.map_or_else(|| "without an end".to_owned(), |until| format!("until {}", utc(until)));
        place.say(&format!("{whom} is banned {until}.")).await
    }
}

impl Lift {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.change.store_args).await?;
        let ban = self.find(&place).await?;
        place.administrator().lift(&ban, &self.change.reason).await?;
        place.say("The ban has ended.").await
    }

    async fn find(&self, place: &Place) -> Result<String, CliError> {
        if place.store.ban(&self.ban).await?.is_some() {
            return Ok(self.ban.clone());
        }
        let not_found =
            || CliError::new(format!("no ban of `{}` found: `antorcha admin bans` lists them", self.ban));
        if let Some(network) = Network::parse(&self.ban) {
            let network = network.to_string();
            let bans = place.store.bans_in_force().await?;
            let ban = bans.into_iter().find(|ban| ban.network.as_deref() == Some(&network));
            return ban.map(|ban| ban.id).ok_or_else(not_found);
        }
        let player = place.person(&self.ban).await?;
        place.store.ban_of(&player.id).await?.map(|ban| ban.id).ok_or_else(not_found)
    }
}
