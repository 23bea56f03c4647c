//! The writer task. It writes all waiting appends in one transaction, so that a thousand of them need one sync of the disk.

use std::collections::HashSet;

use tokio::sync::{mpsc, oneshot};

use crate::batch;
use crate::database::{Connection, Database};
use crate::entries::{NewEntry, NewRoom, Summary};
use crate::error::StoreError;
use crate::leases::Lease;

/// The maximum number of appends in a transaction.
const MAX_REQUESTS: usize = 1024;

/// A transaction with this many bytes takes no more appends, because it would take too long.
const BATCH_BYTES: usize = 4 << 20;

/// The number of waiting appends. More callers have to wait before they can send one.
const QUEUE_LENGTH: usize = 4096;

/// A waiting append.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) lease: Lease,
    pub(crate) first: i64,
    pub(crate) entries: Vec<NewEntry>,
    pub(crate) room_change: RoomChange,
    pub(crate) reply: oneshot::Sender<Result<(), StoreError>>,
}

/// A change of the room's row that is written together with the entries. Most appends have none, so the data is boxed.
#[derive(Debug)]
pub(crate) enum RoomChange {
    None,
    Create(Box<NewRoom>),
    UpdateSummary(Box<Summary>),
    ReleaseLease,
}

impl Request {
    /// Returns whether both kinds of store can store its texts. This is checked before, because an error in the transaction
    /// would fail the appends of others.
    pub(crate) fn is_storable(&self) -> bool {
        let entries = self.entries.iter().map(|entry| entry.body.as_str());
        let summary = self.summary().map(|summary| summary.body.as_str());
        let players = self.summary().and_then(|summary| summary.players.as_ref()).into_iter().flatten();
        let players = players.map(|(_, player)| player.as_str());
        let new_room =
            self.new_room().map(|room| [room.game.as_str(), room.settings.as_str(), room.host.as_str()]);
        let lease = [self.lease.room.as_str(), self.lease.node.as_str()];
        let batch_sql =
            entries.chain(summary).chain(players).chain(new_room.into_iter().flatten()).chain(lease);
        batch_sql.into_iter().all(|text| !text.contains('\0'))
    }

    pub(crate) fn summary(&self) -> Option<&Summary> {
        if let RoomChange::UpdateSummary(summary) = &self.room_change { Some(summary) } else { None }
    }

    pub(crate) fn new_room(&self) -> Option<&NewRoom> {
        if let RoomChange::Create(room) = &self.room_change { Some(room) } else { None }
    }

    /// Returns whether the request contains only entries.
    pub(crate) fn is_plain(&self) -> bool {
        matches!(self.room_change, RoomChange::None) && !self.entries.is_empty()
    }

    fn bytes(&self) -> usize {
        let room_change = match &self.room_change {
            RoomChange::None | RoomChange::ReleaseLease => 0,
            RoomChange::Create(room) => room.settings.len(),
            RoomChange::UpdateSummary(summary) => summary.body.len(),
        };
        self.entries.iter().map(|entry| entry.body.len()).sum::<usize>() + room_change
    }

    fn answer(self, answer: Result<(), StoreError>) {
        // The caller may have stopped waiting. It then knows that the outcome is unknown.
        let _ = self.reply.send(answer);
    }
}

/// Starts the writer task, which ends when the store is dropped.
pub(crate) fn spawn(database: Database) -> mpsc::Sender<Request> {
    let (sender, inbox) = mpsc::channel(QUEUE_LENGTH);
    tokio::spawn(run(database, inbox));
    sender
}

/// Chooses a batch after it has a connection, so that the batch contains all requests that arrived meanwhile, and none that
/// was cancelled.
async fn run(database: Database, mut inbox: mpsc::Receiver<Request>) {
    let (mut waiting, mut batch) = (Vec::new(), Vec::new());
    while receive(&mut inbox, &mut waiting).await {
        match database.writer().await {
            Ok(work) => {
                receive_ready(&mut inbox, &mut waiting);
                take_batch(&mut waiting, &mut batch);
                commit(&database, work, &mut batch).await;
            }
            Err(error) => refuse(&mut waiting, &error),
        }
    }
}

/// Waits for a request, unless some are left over. Returns `false` when the store is dropped.
async fn receive(inbox: &mut mpsc::Receiver<Request>, waiting: &mut Vec<Request>) -> bool {
    !waiting.is_empty() || inbox.recv_many(waiting, MAX_REQUESTS).await > 0
}

/// Receives waiting requests without blocking.
fn receive_ready(inbox: &mut mpsc::Receiver<Request>, waiting: &mut Vec<Request>) {
    while waiting.len() < MAX_REQUESTS
        && let Ok(request) = inbox.try_recv()
    {
        waiting.push(request);
    }
}

/// Moves the first append of each room into the batch. A second append of a room waits until the first one is stored.
/// Drops requests whose caller has stopped waiting.
fn take_batch(waiting: &mut Vec<Request>, batch: &mut Vec<Request>) {
    waiting.retain(|request| !request.reply.is_closed());
    let mut rooms = HashSet::with_capacity(waiting.len());
    let mut bytes = 0;
    let is_taken = waiting.iter().map(|request| {
        let is_taken = rooms.insert(request.lease.room.as_str()) && bytes < BATCH_BYTES;
        bytes += if is_taken { request.bytes() } else { 0 };
        is_taken
    });
    let mut is_taken = is_taken.collect::<Vec<bool>>().into_iter();
    batch.extend(waiting.extract_if(.., |_| is_taken.next().unwrap_or(false)));
}

/// Writes a batch and answers all requests.
async fn commit(database: &Database, work: Connection, batch: &mut Vec<Request>) {
    if batch.is_empty() {
        return;
    }
    match batch::write(database, work, batch).await {
        Ok(results) => {
            for (request, result) in batch.drain(..).zip(results) {
                request.answer(result);
            }
        }
        Err(StoreError::Faulty { .. }) if batch.len() > 1 => commit_one_by_one(database, batch).await,
        Err(error) => refuse(batch, &error),
    }
}

/// The database refused one request of the batch and wrote nothing. Writes each request alone, so that the others succeed.
async fn commit_one_by_one(database: &Database, batch: &mut Vec<Request>) {
    for request in batch.drain(..) {
        let answer = write_alone(database, &request).await;
        request.answer(answer);
    }
}

async fn write_alone(database: &Database, request: &Request) -> Result<(), StoreError> {
    let work = database.writer().await?;
    batch::write(database, work, std::slice::from_ref(request)).await?.into_iter().collect()
}

fn refuse(requests: &mut Vec<Request>, error: &StoreError) {
    for request in requests.drain(..) {
        request.answer(Err(error.clone()));
    }
}
