//! The bans and announcements in force on this node.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use room::ids::PlayerId;
use store::{AnnouncementRow, AuditAction, Store};
use tokio::sync::{Notify, watch};

use super::announcements::Board;
use super::backup::Backups;
use super::bans::Bans;
use super::load::{Load, Online};
use super::overview::RoomCountsCache;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::nodes::{NodeMessage, Nodes};
use crate::people::Revocations;

/// How many announcements can be in force.
const ANNOUNCEMENTS: u32 = 20;

/// How many rows of the audit log are read to find out what changed. After more changes, everything is checked.
const CHANGES: u32 = 50;

/// What every request and socket reads.
pub struct Published {
    pub(crate) bans: Arc<Bans>,
    pub(crate) board: Arc<Board>,
}

/// The bans and announcements in force, and how busy this node is.
pub struct Administration {
    store: Store,
    nodes: Nodes,
    revocations: Arc<Revocations>,
    published: watch::Sender<Arc<Published>>,
    /// Also those that have yet to begin.
    announcements: Mutex<Vec<AnnouncementRow>>,
    version: AtomicI64,
    /// Whether orders could not be carried out.
    orders_wait: AtomicBool,
    /// Wakes the heartbeat.
    changed: Notify,
    pub(crate) load: Load,
    pub(crate) online: Arc<Online>,
    pub(crate) backups: Backups,
    pub(crate) counts: RoomCountsCache,
}

impl Administration {
    pub(crate) fn new(store: Store, nodes: Nodes) -> Arc<Administration> {
        let published = Arc::new(Published { bans: Arc::default(), board: Arc::default() });
        Arc::new(Administration {
            store,
            nodes,
            revocations: Arc::default(),
            published: watch::Sender::new(published),
            announcements: Mutex::default(),
            version: AtomicI64::new(-1),
            orders_wait: AtomicBool::new(false),
            changed: Notify::new(),
            load: Load::default(),
            online: Arc::default(),
            backups: Backups::default(),
            counts: RoomCountsCache::default(),
        })
    }

    /// Counts the ended sessions that this node knows of.
    pub(crate) fn revocations(&self) -> Arc<Revocations> {
        Arc::clone(&self.revocations)
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<Arc<Published>> {
        self.published.subscribe()
    }

    pub(crate) fn now(&self) -> Arc<Published> {
        Arc::clone(&self.published.borrow())
    }

    /// Refuses a player who is banned.
    pub(crate) fn check_player(&self, player: &PlayerId) -> Result<(), ApiError> {
        let ban = self.published.borrow().bans.of_player(player, now_ms()).cloned();
        ban.map_or(Ok(()), |ban| Err(ban.into()))
    }

    /// Refuses an address that is banned.
    pub(crate) fn check_address(&self, address: IpAddr) -> Result<(), ApiError> {
        let ban = self.published.borrow().bans.of_address(address, now_ms()).cloned();
        ban.map_or(Ok(()), |ban| Err(ban.into()))
    }

    /// Applies what has changed since the last time, here or on another node. Returns whether rooms may have orders.
    pub(crate) async fn refresh(&self) -> Result<bool, ApiError> {
        let version = self.store.administration_version().await?;
        let before = self.version.load(Ordering::Acquire);
        if version == before {
            self.publish(None);
            return Ok(false);
        }
        let bans = Bans::of(self.store.bans_in_force().await?);
        let announcements = self.store.announcements_in_force(ANNOUNCEMENTS).await?;
        let ends_sessions = before >= 0 && self.ended_sessions(before, version).await?;
        *self.announcements.lock().unwrap_or_else(PoisonError::into_inner) = announcements;
        self.publish(Some(Arc::new(bans)));
        if ends_sessions {
            self.revocations.increment();
        }
        self.version.fetch_max(version, Ordering::AcqRel);
        Ok(true)
    }

    /// Whether one of the changes ended sessions.
    async fn ended_sessions(&self, before: i64, version: i64) -> Result<bool, ApiError> {
        if version - before > i64::from(CHANGES) {
            return Ok(true);
        }
        let rows = self.store.audit_log(version + 1, CHANGES).await?;
        let mut new = rows.iter().filter(|row| row.number > before);
        Ok(new.any(|row| row.entry.action == AuditAction::EndSessions))
    }

    /// Publishes new bans, and the announcements of this moment.
    fn publish(&self, bans: Option<Arc<Bans>>) {
        let board = {
            let announcements = self.announcements.lock().unwrap_or_else(PoisonError::into_inner);
            Board::at(&announcements, now_ms())
        };
        self.published.send_if_modified(|published| {
            let same_board = published.board.shown == board.shown;
            if bans.is_none() && same_board {
                return false;
            }
            let board = if same_board { Arc::clone(&published.board) } else { Arc::new(board) };
            let bans = bans.unwrap_or_else(|| Arc::clone(&published.bans));
            *published = Arc::new(Published { bans, board });
            true
        });
    }

    pub(crate) fn orders_wait(&self) -> bool {
        self.orders_wait.load(Ordering::Acquire)
    }

    pub(crate) fn note_orders(&self, wait: bool) {
        self.orders_wait.store(wait, Ordering::Release);
    }

    /// Another node says that something changed.
    pub(crate) fn note_change(&self) {
        self.changed.notify_one();
    }

    /// Waits until another node says that something changed.
    pub(crate) async fn wait_for_change(&self) {
        self.changed.notified().await;
    }

    /// Tells the other nodes that something changed. A node that misses it finds out with its next heartbeat.
    pub(crate) async fn announce_change(&self) {
        if let Err(error) = self.nodes.send_to_others(&NodeMessage::Administered).await {
            tracing::debug!(%error, "other nodes were not informed of an administrative change");
        }
    }
}
