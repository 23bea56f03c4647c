//! `antorcha restore`: a backup in the place of an SQLite store.

use std::fs;
use std::path::{Path, PathBuf};

use store::{Store, StoreOptions};

use crate::console::Console;
use crate::failure::Failure;
use crate::hosting::keeping::Keeping;
use crate::hosting::sqlite_file::{self, beside};

/// Put a backup in the place of a store.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha restore monday.db --store sqlite:/var/lib/antorcha/antorcha.db")]
pub(crate) struct Restore {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    keeping: Keeping,
    /// Replace a store that is there
    #[arg(long)]
    force: bool,
}

impl Restore {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let path = self.keeping.sqlite_path("use pg_restore or psql")?;
        if !self.file.is_file() {
            return Err(Failure::new(format!("there is no file {}: name a backup", self.file.display())));
        }
        if path.exists() && !self.force {
            let message =
                format!("{} is there already: replace it by --force, or name another", path.display());
            return Err(Failure::new(message));
        }
        sqlite_file::make_folder(&path)?;
        let _hold = sqlite_file::hold(&path)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let rooms = runtime.block_on(restore(&self.file, &path))?;
        let (file, path) = (self.file.display(), path.display());
        Console::standard().line(&format!("{path} holds what {file} holds: {rooms} rooms"))
    }
}

/// The backup itself is only read: a copy of it is checked, brought up to date and put in place. Says how many rooms
/// it has.
async fn restore(file: &Path, path: &Path) -> Result<i64, Failure> {
    check_schema(file).await?;
    let workshop = tempfile::Builder::new().prefix(".antorcha-").tempdir_in(sqlite_file::folder(path))?;
    let copy = workshop.path().join("copy.db");
    fs::copy(file, &copy)?;
    let rooms = check_copy(&copy).await?;
    clear(path).await?;
    sqlite_file::put_in_place(&copy, path)?;
    Ok(rooms)
}

async fn check_schema(file: &Path) -> Result<(), Failure> {
    let name = file.display();
    let unfit =
        |problem: String| Failure::new(format!("{name} is no backup that can be restored: {problem}"));
    let found =
        Store::schema_at(&format!("sqlite:{name}")).await.map_err(|error| unfit(error.to_string()))?;
    match found {
        None => Err(unfit("it holds no store".to_owned())),
        Some(found) if found > Store::newest_schema() => {
            let known = Store::newest_schema();
            Err(unfit(format!(
                "it has schema {found}, and this program knows up to {known}: use a newer one"
            )))
        }
        Some(_) => Ok(()),
    }
}

async fn check_copy(copy: &Path) -> Result<i64, Failure> {
    let store = Store::open(&format!("sqlite:{}", copy.display()), StoreOptions::default()).await?;
    let (complaints, rooms) = (store.check().await, store.count_rooms().await);
    store.close().await;
    let complaints = complaints?;
    if !complaints.is_empty() {
        return Err(Failure::new(format!("the backup is damaged: {}", complaints.join("; "))));
    }
    if beside(copy, "-wal").exists() {
        return Err(Failure::new("the copy of the backup could not be closed: try again"));
    }
    Ok(rooms?.values().sum())
}

/// Puts away what the store that is replaced left beside its file: SQLite would take it for a part of the new one.
async fn clear(path: &Path) -> Result<(), Failure> {
    if path.exists()
        && let Ok(old) = Store::open(&format!("sqlite:{}", path.display()), StoreOptions::default()).await
    {
        // Closing brings it all into the file itself, which stays whole should we be cut off here.
        old.close().await;
    }
    for ending in ["-wal", "-shm"] {
        let left = beside(path, ending);
        if left.exists() {
            fs::remove_file(left)?;
        }
    }
    Ok(())
}
