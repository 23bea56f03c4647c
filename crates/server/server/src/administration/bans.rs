//! The bans in force.

use std::collections::HashMap;
use std::net::IpAddr;

use hmac::{Hmac, KeyInit, Mac};
use room::ids::PlayerId;
use serde::Serialize;
use sha2::Sha256;
use store::{BanRow, Store};
use ts_rs::TS;
use utoipa::ToSchema;

use super::names::{PlayerName, name_of};
use super::network::Network;
use crate::error::ApiError;

/// What a banned client is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    pub reason: String,
    pub until_ms: Option<i64>,
}

impl Ban {
    fn holds(&self, now_ms: i64) -> bool {
        self.until_ms.is_none_or(|until| until > now_ms)
    }
}

impl From<Ban> for ApiError {
    fn from(ban: Ban) -> ApiError {
        ApiError::Banned { reason: ban.reason, until_ms: ban.until_ms }
    }
}

impl From<BanRow> for Ban {
    fn from(row: BanRow) -> Ban {
        Ban { reason: row.reason, until_ms: row.until_ms }
    }
}

/// The bans in force, for every request.
#[derive(Default)]
pub struct Bans {
    players: HashMap<PlayerId, Ban>,
    networks: Vec<(Network, Ban)>,
}

impl Bans {
    pub fn of(rows: Vec<BanRow>) -> Bans {
        let mut bans = Bans::default();
        for row in rows {
            let player = row.player.as_deref().and_then(PlayerId::parse);
            let network = row.network.as_deref().and_then(Network::parse);
            let ban = Ban::from(row);
            match (player, network) {
                (Some(player), _) => drop(bans.players.insert(player, ban)),
                (None, Some(network)) => bans.networks.push((network, ban)),
                (None, None) => {}
            }
        }
        bans
    }

    pub fn of_player(&self, player: &PlayerId, now_ms: i64) -> Option<&Ban> {
        self.players.get(player).filter(|ban| ban.holds(now_ms))
    }

    pub fn of_address(&self, address: IpAddr, now_ms: i64) -> Option<&Ban> {
        let found =
            self.networks.iter().find(|(network, ban)| network.contains(address) && ban.holds(now_ms));
        found.map(|(_, ban)| ban)
    }
}

/// A ban as admins see it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BanShown {
    /// The id of the ban.
    pub id: String,
    /// The banned player; null if it is a range of addresses, or if the player was deleted.
    pub player: Option<PlayerName>,
    /// The banned range of addresses, such as `192.0.2.0/24`.
    pub network: Option<String>,
    /// Why, as the banned see it.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub since_ms: i64,
    /// Until when; null for a ban without an end.
    pub until_ms: Option<i64>,
}

impl BanShown {
    pub(super) async fn of(store: &Store, row: BanRow) -> Result<BanShown, ApiError> {
        let player = match &row.player {
            Some(player) => Some(name_of(store, player).await?),
            None => None,
        };
        let BanRow { id, network, reason, created_ms, until_ms, .. } = row;
        Ok(BanShown { id, player, network, reason, since_ms: created_ms, until_ms })
    }

    /// A page of bans, the newest first.
    pub async fn page(store: &Store, after: Option<&str>, count: u32) -> Result<Vec<BanShown>, ApiError> {
        let mut shown = Vec::new();
        for row in store.bans(after, count).await? {
            shown.push(BanShown::of(store, row).await?);
        }
        Ok(shown)
    }
}

/// Salted hashes of what a deleted player could use again: the id, the name and the address. The salt is a key of the server,
/// and no hash says what it is of.
pub async fn identity_hashes(
    store: &Store,
    player: Option<&str>,
    name: Option<&str>,
    email: Option<&str>,
) -> Result<Vec<String>, ApiError> {
    let salt = store.server_key("ban_salt", room::ids::Token::draw().reveal()).await?;
    let name = name.map(store::skeleton);
    let email = email.map(|email| email.trim().to_lowercase());
    let parts = [("player", player), ("name", name.as_deref()), ("email", email.as_deref())];
    let hashes = parts.into_iter().filter_map(|(kind, value)| hash(&salt, kind, value?));
    Ok(hashes.collect())
}

fn hash(salt: &str, kind: &str, value: &str) -> Option<String> {
    let mut hmac = Hmac::<Sha256>::new_from_slice(salt.as_bytes()).ok()?;
    hmac.update(format!("{kind}:{value}").as_bytes());
    Some(hex::encode(hmac.finalize().into_bytes()))
}
