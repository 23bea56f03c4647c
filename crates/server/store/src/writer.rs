//! The writer: one task that turns all appends that wait into one transaction, so that a thousand of them cost one
//! trip to the disk.

use std::collections::HashSet;

use tokio::sync::{mpsc, oneshot};

use crate::batch;
use crate::database::{Database, Work};
use crate::entries::{NewEntry, NewRoom, Summary};
use crate::error::StoreError;
use crate::leases::Lease;

/// The most appends of one transaction.
const MOST_REQUESTS: usize = 1024;

/// Where a transaction stops taking in appends: large entries must not add up to one that takes too long.
const ENOUGH_BYTES: usize = 4 << 20;

/// How many appends may wait before those who ask must wait to ask.
const QUEUE: usize = 4096;

/// An append that waits.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) lease: Lease,
    pub(crate) first: i64,
    pub(crate) entries: Vec<NewEntry>,
    pub(crate) beside: Beside,
    pub(crate) reply: oneshot::Sender<Result<(), StoreError>>,
}

/// What is done to the room's row together with its entries. Most often it is nothing, and so what it may hold is boxed.
#[derive(Debug)]
pub(crate) enum Beside {
    /// Nothing.
    Nothing,
    /// The row is made: the room did not exist before.
    Opening(Box<NewRoom>),
    /// What lists show is replaced.
    Telling(Box<Summary>),
    /// The lease is given back.
    Releasing,
}

impl Request {
    /// Whether both kinds of store can hold its texts. It is asked beforehand, because in a transaction it would
    /// spoil the appends of others.
    pub(crate) fn is_storable(&self) -> bool {
        let entries = self.entries.iter().map(|entry| entry.body.as_str());
        let summary = self.summary().map(|summary| summary.body.as_str());
        let players = self.summary().and_then(|summary| summary.players.as_ref()).into_iter().flatten();
        let players = players.map(|(_, player)| player.as_str());
        let opening =
            self.opening().map(|room| [room.game.as_str(), room.settings.as_str(), room.host.as_str()]);
        let lease = [self.lease.room.as_str(), self.lease.node.as_str()];
        let texts = entries.chain(summary).chain(players).chain(opening.into_iter().flatten()).chain(lease);
        texts.into_iter().all(|text| !text.contains('\0'))
    }

    /// The summary that goes with it, if any.
    pub(crate) fn summary(&self) -> Option<&Summary> {
        if let Beside::Telling(summary) = &self.beside { Some(summary) } else { None }
    }

    /// The room that is made by it, if any.
    pub(crate) fn opening(&self) -> Option<&NewRoom> {
        if let Beside::Opening(room) = &self.beside { Some(room) } else { None }
    }

    /// Whether there is nothing to it but entries.
    pub(crate) fn is_plain(&self) -> bool {
        matches!(self.beside, Beside::Nothing) && !self.entries.is_empty()
    }

    fn bytes(&self) -> usize {
        let beside = match &self.beside {
            Beside::Nothing | Beside::Releasing => 0,
            Beside::Opening(room) => room.settings.len(),
            Beside::Telling(summary) => summary.body.len(),
        };
        self.entries.iter().map(|entry| entry.body.len()).sum::<usize>() + beside
    }

    fn answer(self, answer: Result<(), StoreError>) {
        // A caller who no longer waits has been told that the outcome is unknown.
        let _ = self.reply.send(answer);
    }
}

/// Starts the writer, which ends when the store is dropped.
pub(crate) fn spawn(database: Database) -> mpsc::Sender<Request> {
    let (sender, inbox) = mpsc::channel(QUEUE);
    tokio::spawn(run(database, inbox));
    sender
}

/// A batch is chosen once there is a connection: so it takes in all that came while it waited for one, and nothing that
/// was given up in that time.
async fn run(database: Database, mut inbox: mpsc::Receiver<Request>) {
    let (mut waiting, mut batch) = (Vec::new(), Vec::new());
    while receive(&mut inbox, &mut waiting).await {
        match database.writer().await {
            Ok(work) => {
                take_in(&mut inbox, &mut waiting);
                choose(&mut waiting, &mut batch);
                commit(&database, work, &mut batch).await;
            }
            Err(error) => refuse(&mut waiting, &error),
        }
    }
}

/// Waits for an append unless some are left over; says whether there is any.
async fn receive(inbox: &mut mpsc::Receiver<Request>, waiting: &mut Vec<Request>) -> bool {
    !waiting.is_empty() || inbox.recv_many(waiting, MOST_REQUESTS).await > 0
}

/// Takes what has come without waiting for more.
fn take_in(inbox: &mut mpsc::Receiver<Request>, waiting: &mut Vec<Request>) {
    while waiting.len() < MOST_REQUESTS
        && let Ok(request) = inbox.try_recv()
    {
        waiting.push(request);
    }
}

/// Takes the first append of each room into the batch; a second one must see the first one stored, so it waits. Those that
/// nobody waits for any more are dropped.
fn choose(waiting: &mut Vec<Request>, batch: &mut Vec<Request>) {
    waiting.retain(|request| !request.reply.is_closed());
    let mut rooms = HashSet::with_capacity(waiting.len());
    let mut bytes = 0;
    let goes = waiting.iter().map(|request| {
        let goes = rooms.insert(request.lease.room.as_str()) && bytes < ENOUGH_BYTES;
        bytes += if goes { request.bytes() } else { 0 };
        goes
    });
    let mut goes = goes.collect::<Vec<bool>>().into_iter();
    batch.extend(waiting.extract_if(.., |_| goes.next().unwrap_or(false)));
}

/// Writes a batch and answers all of it.
async fn commit(database: &Database, work: Work, batch: &mut Vec<Request>) {
    if batch.is_empty() {
        return;
    }
    match batch::write(database, work, batch).await {
        Ok(verdicts) => {
            for (request, verdict) in batch.drain(..).zip(verdicts) {
                request.answer(verdict);
            }
        }
        Err(StoreError::Faulty { .. }) if batch.len() > 1 => commit_one_by_one(database, batch).await,
        Err(error) => refuse(batch, &error),
    }
}

/// The database refused something in the batch and kept nothing of it: only its author is to suffer.
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
