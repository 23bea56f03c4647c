//! The writer task. It writes all waiting appends in one transaction, so that a thousand of them need one sync of the disk.

use std::collections::HashSet;

use tokio::sync::mpsc;

use crate::append::Append;
use crate::batch;
use crate::database::{Connection, Database};
use crate::error::StoreError;

/// The maximum number of appends in a transaction.
const MAX_APPENDS: usize = 1024;

/// A transaction with this many bytes takes no more appends, because it would take too long.
const BATCH_BYTES: usize = 4 << 20;

/// The number of waiting appends. More callers have to wait before they can send one.
const QUEUE_LENGTH: usize = 4096;

/// Starts the writer task, which ends when the store is dropped.
pub(crate) fn spawn(database: Database) -> mpsc::Sender<Append> {
    let (sender, inbox) = mpsc::channel(QUEUE_LENGTH);
    tokio::spawn(run(database, inbox));
    sender
}

/// Chooses a batch after it has a connection, so that the batch contains all appends that arrived meanwhile, and none that
/// was cancelled.
async fn run(database: Database, mut inbox: mpsc::Receiver<Append>) {
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

/// Waits for an append, unless some are left over. Returns `false` when the store is dropped.
async fn receive(inbox: &mut mpsc::Receiver<Append>, waiting: &mut Vec<Append>) -> bool {
    !waiting.is_empty() || inbox.recv_many(waiting, MAX_APPENDS).await > 0
}

/// Receives waiting appends without blocking.
fn receive_ready(inbox: &mut mpsc::Receiver<Append>, waiting: &mut Vec<Append>) {
    while waiting.len() < MAX_APPENDS
        && let Ok(append) = inbox.try_recv()
    {
        waiting.push(append);
    }
}

/// Moves the first append of each room into the batch. A second append of a room waits until the first one is stored.
/// Drops appends whose caller has stopped waiting.
fn take_batch(waiting: &mut Vec<Append>, batch: &mut Vec<Append>) {
    waiting.retain(|append| !append.reply.is_closed());
    let mut rooms = HashSet::with_capacity(waiting.len());
    let mut bytes = 0;
    let is_taken = waiting.iter().map(|append| {
        let is_taken = rooms.insert(append.lease.room.as_str()) && bytes < BATCH_BYTES;
        bytes += if is_taken { append.bytes() } else { 0 };
        is_taken
    });
    let mut is_taken = is_taken.collect::<Vec<bool>>().into_iter();
    batch.extend(waiting.extract_if(.., |_| is_taken.next().unwrap_or(false)));
}

/// Writes a batch and answers all appends.
async fn commit(database: &Database, work: Connection, batch: &mut Vec<Append>) {
    if batch.is_empty() {
        return;
    }
    match batch::write(database, work, batch).await {
        Ok(results) => {
            for (append, result) in batch.drain(..).zip(results) {
                append.answer(result);
            }
        }
        Err(StoreError::Faulty { .. }) if batch.len() > 1 => commit_one_by_one(database, batch).await,
        Err(error) => refuse(batch, &error),
    }
}

/// The database refused one append of the batch and wrote nothing. Writes each append alone, so that the others succeed.
async fn commit_one_by_one(database: &Database, batch: &mut Vec<Append>) {
    for append in batch.drain(..) {
        let answer = write_alone(database, &append).await;
        append.answer(answer);
    }
}

async fn write_alone(database: &Database, append: &Append) -> Result<(), StoreError> {
    let work = database.writer().await?;
    batch::write(database, work, std::slice::from_ref(append)).await?.into_iter().collect()
}

fn refuse(appends: &mut Vec<Append>, error: &StoreError) {
    for append in appends.drain(..) {
        append.answer(Err(error.clone()));
    }
}
