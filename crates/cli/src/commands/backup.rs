//! `antorcha backup`: a copy of an SQLite store, made while it serves.

use std::path::{Path, PathBuf};

use store::{Store, StoreOptions};

use crate::console::Console;
use crate::failure::Failure;
use crate::hosting::keeping::Keeping;
use crate::hosting::sqlite_file;

/// Copy a server's SQLite store while it serves.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha backup --store sqlite:/var/lib/antorcha/antorcha.db monday.db")]
pub(crate) struct Backup {
    /// The file to make, which must not be there yet
    file: PathBuf,
    #[command(flatten)]
    keeping: Keeping,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let path = self.keeping.sqlite_path("use pg_dump")?;
        if !path.exists() {
            return Err(Failure::new(format!(
                "there is no store at {}: say where it is by --store",
                path.display()
            )));
        }
        if self.file.exists() {
            return Err(Failure::new(format!("{} is there already: name a new file", self.file.display())));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(copy(&path, &self.file))?;
        let bytes = self.file.metadata()?.len();
        let (file, path) = (self.file.display(), path.display());
        Console::standard().line(&format!("{file} is a copy of {path}, {bytes} bytes"))
    }
}

/// The copy gets its name only once it is whole and on disk.
async fn copy(path: &Path, file: &Path) -> Result<(), Failure> {
    let url = format!("sqlite:{}", path.display());
    let (found, known) = (Store::schema_at(&url).await?, Store::newest_schema());
    if found != Some(known) {
        // Opening the store would bring it up to date under the server that uses it.
        let found = found.map_or("no schema".to_owned(), |found| format!("schema {found}"));
        return Err(Failure::new(format!(
            "{} has {found}, and this program works with {known}: use the program that serves it",
            path.display()
        )));
    }
    let store = Store::open(&url, StoreOptions::default()).await?;
    let workshop = tempfile::Builder::new().prefix(".antorcha-").tempdir_in(sqlite_file::folder(file))?;
    let made = workshop.path().join("copy.db");
    let copied = store.backup(&made).await;
    store.close().await;
    copied?;
    Ok(sqlite_file::put_in_place(&made, file)?)
}
