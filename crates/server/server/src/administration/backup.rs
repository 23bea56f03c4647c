//! Backups that admins start. The host sets the folder.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use room::ids::Token;
use serde::Serialize;
use store::{Store, StoreKind};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::clock::now_ms;
use crate::error::ApiError;

/// The last backup since this node started, and whether one is running.
#[derive(Debug, Default)]
pub struct Backups {
    running: AtomicBool,
    last: Mutex<Option<Last>>,
}

#[derive(Clone, Debug)]
struct Last {
    at_ms: i64,
    outcome: Result<(String, u64), String>,
}

/// Whether this server can back up its store, and its last backup.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BackupShown {
    /// The folder for backups; null if the host has set none, or if the store is PostgreSQL.
    pub folder: Option<String>,
    /// Whether a backup is being made.
    pub running: bool,
    /// When the last backup since the start was made, in milliseconds since 1970.
    pub last_ms: Option<i64>,
    /// Its file.
    pub file: Option<String>,
    /// Its size in bytes.
    #[ts(type = "number | null")]
    pub bytes: Option<u64>,
    /// Why it failed.
    pub problem: Option<String>,
}

impl Backups {
    pub(crate) fn shown(&self, folder: Option<&Path>, store: &Store) -> BackupShown {
        let folder = folder.filter(|_| store.kind() == StoreKind::Sqlite);
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let outcome = last.as_ref().map(|last| &last.outcome);
        let made = outcome.and_then(|outcome| outcome.as_ref().ok());
        BackupShown {
            folder: folder.map(|folder| folder.display().to_string()),
            running: self.running.load(Ordering::Acquire),
            last_ms: last.as_ref().map(|last| last.at_ms),
            file: made.map(|(file, _)| file.clone()),
            bytes: made.map(|(_, bytes)| *bytes),
            problem: outcome.and_then(|outcome| outcome.as_ref().err().cloned()),
        }
    }

    /// Reserves the right to make a backup, so that there is only one at a time.
    pub(crate) fn begin(&self) -> Result<(), ApiError> {
        if self.running.swap(true, Ordering::AcqRel) { Err(ApiError::Busy { retry_s: 10 }) } else { Ok(()) }
    }

    /// Gives the right back.
    pub(crate) fn cancel(&self) {
        self.running.store(false, Ordering::Release);
    }

    /// Makes the backup that was begun.
    pub(crate) async fn make(&self, store: &Store, folder: &Path) {
        let outcome = make_backup(store, folder).await;
        if let Err(problem) = &outcome {
            tracing::warn!(%problem, "a backup could not be made");
        }
        let last = Last { at_ms: now_ms(), outcome };
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(last);
        self.running.store(false, Ordering::Release);
    }
}

/// The folder for backups, or why there can be none.
pub fn backup_folder<'a>(store: &Store, folder: Option<&'a Path>) -> Result<&'a Path, ApiError> {
    match (store.kind(), folder) {
        (StoreKind::Postgres, _) => {
            Err(ApiError::BackupsOff { instead: "back up PostgreSQL with `pg_dump`" })
        }
        (StoreKind::Sqlite, None) => Err(ApiError::BackupsOff { instead: "set `backup_dir` on the server" }),
        (StoreKind::Sqlite, Some(folder)) => Ok(folder),
    }
}

/// Copies the store into a new file of this folder, and returns the name of the file and its size. The copy gets its name when
/// it is complete and on disk.
pub async fn make_backup(store: &Store, folder: &Path) -> Result<(String, u64), String> {
    let at = folder.display();
    std::fs::create_dir_all(folder).map_err(|error| format!("cannot create the folder {at}: {error}"))?;
    let draft = folder.join(format!(".antorcha-{}.part", Token::draw().hash()));
    let copied = match store.backup(&draft).await {
        Ok(()) => install(&draft, folder),
        Err(error) => Err(error.to_string()),
    };
    if copied.is_err() {
        let _ = std::fs::remove_file(&draft);
    }
    copied
}

fn install(draft: &Path, folder: &Path) -> Result<(String, u64), String> {
    let said = |error: std::io::Error| error.to_string();
    let file = free_name(folder);
    std::fs::rename(draft, &file).map_err(said)?;
    #[cfg(unix)]
    std::fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(said)?;
    let bytes = file.metadata().map_err(said)?.len();
    Ok((file.display().to_string(), bytes))
}

/// A name with the date and the time, such as `antorcha-2026-11-19-134500.db`.
fn free_name(folder: &Path) -> PathBuf {
    let now = now_ms();
    let second = now.div_euclid(1_000).rem_euclid(86_400);
    let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
    let stem = format!("antorcha-{}-{hour:02}{minute:02}{second:02}", room::Day::at(now));
    let names = (1_u32..).map(|number| match number {
        1 => format!("{stem}.db"),
        more => format!("{stem}-{more}.db"),
    });
    let free = names.map(|name| folder.join(name)).find(|path| !path.exists());
    free.unwrap_or_else(|| folder.join(format!("{stem}.db")))
}
