//! The parts of the server that requests share.

use std::net::IpAddr;
use std::sync::Arc;

use room::RoomError;
use room::ids::{NodeId, RoomId};
use store::Store;
use tokio::sync::Notify;

use crate::account_mails::AccountMails;
use crate::administration::Administration;
use crate::archive_cache::ArchiveCache;
use crate::beliefs::Beliefs;
use crate::bus::Bus;
use crate::connections::Connections;
use crate::daily::Daily;
use crate::error::ApiError;
use crate::mail::Mailer;
use crate::nodes::Nodes;
use crate::notices::Notices;
use crate::people::People;
use crate::previews::{Previews, TableFacts};
use crate::puzzle_positions::PuzzlePositions;
use crate::rate_limits::RateLimits;
use crate::replay_queue::{ReplayPermit, ReplayQueue};
use crate::reviews::Reviews;
use crate::rooms::Rooms;
use crate::settings::Settings;

/// The parts of the server. Each is a handle with one job; none of them knows the `App`.
pub struct App {
    pub store: Store,
    pub games: &'static [catalog::Entry],
    pub settings: Arc<Settings>,
    pub limits: Arc<RateLimits>,
    pub nodes: Nodes,
    pub people: People,
    pub administration: Arc<Administration>,
    /// The rooms that are open here, and access to those on other nodes.
    pub rooms: Arc<Rooms>,
    pub connections: Arc<Connections>,
    /// For requests that replay a match.
    pub replays: Arc<ReplayQueue>,
    /// For requests that open a room, which replays its match. They do not wait behind replays.
    pub openings: Arc<ReplayQueue>,
    pub(crate) archives: Arc<ArchiveCache>,
    pub reviews: Arc<Reviews>,
    pub beliefs: Arc<Beliefs>,
    pub(crate) daily: Daily,
    pub puzzles: Arc<PuzzlePositions>,
    pub previews: Arc<Previews>,
    pub(crate) notices: Arc<Notices>,
    /// Wakes the task that deletes people.
    pub(crate) erasing: Notify,
}

impl App {
    pub fn new(store: Store, bus: Bus, games: &'static [catalog::Entry], settings: Settings) -> Arc<App> {
        App::with_node(NodeId::draw(), store, bus, games, settings)
    }

    /// The only node on this store. Its id is fixed, so that after a crash it owns its rooms at once and does not
    /// wait for the old leases to expire.
    pub fn single_node(store: Store, games: &'static [catalog::Entry], settings: Settings) -> Arc<App> {
        App::with_node(NodeId::single_node(), store, Bus::in_memory(), games, settings)
    }

    fn with_node(
        node: NodeId,
        store: Store,
        bus: Bus,
        games: &'static [catalog::Entry],
        settings: Settings,
    ) -> Arc<App> {
        let settings = Arc::new(settings);
        let limits = Arc::new(RateLimits::new(settings.limits.clone(), store.clone()));
        let nodes = Nodes::new(node, store.clone(), bus);
        let administration = Administration::new(store.clone(), nodes.clone());
        let previews = Previews::new(settings.site);
        let mailer = mailer(&settings);
        let mails = mailer
            .clone()
            .map(|mailer| AccountMails::new(mailer, Arc::clone(&settings), Arc::clone(&previews), games));
        let people = People::new(
            store.clone(),
            nodes.clone(),
            Arc::clone(&limits),
            mails,
            &settings,
            Arc::clone(&administration),
        );
        let notices =
            Notices::new(store.clone(), Arc::clone(&settings), Arc::clone(&previews), games, mailer);
        let rooms = Rooms::new(
            store.clone(),
            nodes.clone(),
            games,
            Arc::clone(&settings),
            Arc::clone(&limits),
            people.revocations(),
            Arc::clone(&notices),
            Arc::clone(&administration),
        );
        let connections = Connections::new(&settings);
        let queue = || ReplayQueue::new(settings.replay_wait);
        let (replays, openings, archives) = (queue(), queue(), Arc::default());
        let reviews = Reviews::new(store.clone());
        let beliefs = Beliefs::new(settings.replay_wait);
        let daily = Daily::new(store.clone(), games, Arc::clone(&settings));
        Arc::new(App {
            store,
            games,
            settings,
            limits,
            nodes,
            people,
            administration,
            rooms,
            connections,
            replays,
            openings,
            archives,
            reviews,
            beliefs,
            daily,
            puzzles: Arc::default(),
            previews,
            notices,
            erasing: Notify::new(),
        })
    }

    /// What a stranger with the link may know of a table.
    pub(crate) async fn table_facts(&self, room: &RoomId) -> Result<TableFacts, ApiError> {
        let row = self.store.room(room.as_str()).await?.ok_or(RoomError::UnknownRoom)?;
        TableFacts::of(row, self.games, &self.settings)
    }

    /// Waits for a turn to open a room; `None` if it is open here. Hold it until the room has answered.
    pub(crate) async fn opening_permit(
        &self,
        address: IpAddr,
        room: &RoomId,
    ) -> Result<Option<ReplayPermit>, ApiError> {
        if self.rooms.is_open(room) {
            return Ok(None);
        }
        self.openings.permit(address).await.map(Some)
    }
}

fn mailer(settings: &Settings) -> Option<Arc<Mailer>> {
    let mailer = Mailer::of(settings).unwrap_or_else(|problem| {
        tracing::error!(%problem, "no mail is sent");
        None
    });
    mailer.map(Arc::new)
}
