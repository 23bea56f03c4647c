//! `antorcha restore`: replaces an SQLite store with a backup.

use std::fs;
use std::path::{Path, PathBuf};

use store::{Store, StoreOptions};

use crate::console::Console;
use crate::error::CliError;
use crate::hosting::sqlite_file::{self, with_suffix};
use crate::hosting::store_args::StoreArgs;

/// Replace a store with a backup.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha restore monday.db --store sqlite:/var/lib/antorcha/antorcha.db")]
pub(crate) struct Restore {
    /// Backup to restore
    file: PathBuf,
    #[command(flatten)]
    store_args: StoreArgs,
    /// Replace an existing store
    #[arg(long)]
    force: bool,
}

impl Restore {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let path = self.store_args.sqlite_path("use pg_restore or psql")?;
        if !self.file.is_file() {
            return Err(CliError::new(format!("file not found: {}. Name a backup", self.file.display())));
        }
        if path.exists() && !self.force {
            let message =
                format!("{} already exists: replace it with --force, or name another store", path.display());
            return Err(CliError::new(message));
        }
        sqlite_file::create_folder(&path)?;
        let _lock = sqlite_file::lock(&path)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let rooms = runtime.block_on(restore(&self.file, &path))?;
        let (file, path) = (self.file.display(), path.display());
        Console::standard().line(&format!("restored {file} to {path}, rooms: {rooms}"))
    }
}

/// Checks, migrates and installs a copy of the backup. The backup itself is only read. Returns the number of rooms.
async fn restore(file: &Path, path: &Path) -> Result<i64, CliError> {
    check_schema(file).await?;
    let temporary = tempfile::Builder::new().prefix(".antorcha-").tempdir_in(sqlite_file::folder(path))?;
    let copy = temporary.path().join("copy.db");
    fs::copy(file, &copy)?;
    let rooms = check_copy(&copy).await?;
    remove_old(path).await?;
    sqlite_file::install(&copy, path)?;
    Ok(rooms)
}

async fn check_schema(file: &Path) -> Result<(), CliError> {
    let name = file.display();
    let unusable = |problem: String| CliError::new(format!("cannot restore {name}: {problem}"));
    let found =
        Store::schema_at(&format!("sqlite:{name}")).await.map_err(|error| unusable(error.to_string()))?;
    match found {
        None => Err(unusable("it contains no store".to_owned())),
        Some(found) if found > Store::newest_schema() => {
            let known = Store::newest_schema();
            Err(unusable(format!(
                "it has schema {found}, and this program supports up to {known}. Use a newer program"
            )))
        }
        Some(_) => Ok(()),
    }
}

async fn check_copy(copy: &Path) -> Result<i64, CliError> {
    let store = Store::open(&format!("sqlite:{}", copy.display()), StoreOptions::default()).await?;
    let (problems, rooms) = (store.check().await, store.count_rooms().await);
    store.close().await;
    let problems = problems?;
    if !problems.is_empty() {
        return Err(CliError::new(format!("the backup is damaged: {}", problems.join("; "))));
    }
    if with_suffix(copy, "-wal").exists() {
        return Err(CliError::new("the copy of the backup could not be closed: try again"));
    }
    Ok(rooms?.values().sum())
}

/// Removes the WAL files of the old store, because SQLite would apply them to the new one.
async fn remove_old(path: &Path) -> Result<(), CliError> {
    if path.exists()
        && let Ok(old) = Store::open(&format!("sqlite:{}", path.display()), StoreOptions::default()).await
    {
        // Closing moves the WAL into the old file, so that it stays complete if this process is killed here.
        old.close().await;
    }
    for ending in ["-wal", "-shm"] {
        let left = with_suffix(path, ending);
        if left.exists() {
            fs::remove_file(left)?;
        }
    }
    Ok(())
}
