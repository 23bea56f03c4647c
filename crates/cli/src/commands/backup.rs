//! `antorcha backup`: copies an SQLite store, also while a server uses it.

use std::path::{Path, PathBuf};

use store::{Store, StoreOptions};

use crate::console::Console;
use crate::error::CliError;
use crate::hosting::sqlite_file;
use crate::hosting::store_args::StoreArgs;

/// Copy a server's SQLite store while it runs.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha backup --store sqlite:/var/lib/antorcha/antorcha.db monday.db")]
pub(crate) struct Backup {
    /// New file for the copy
    file: PathBuf,
    #[command(flatten)]
    store_args: StoreArgs,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let path = self.store_args.sqlite_path("use pg_dump")?;
        if !path.exists() {
            return Err(CliError::new(format!(
                "store not found at {}: name it with --store",
                path.display()
            )));
        }
        if self.file.exists() {
            return Err(CliError::new(format!("{} already exists: name a new file", self.file.display())));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(copy(&path, &self.file))?;
        let bytes = self.file.metadata()?.len();
        let (file, path) = (self.file.display(), path.display());
        Console::standard().line(&format!("{file} is a copy of {path}, {bytes} bytes"))
    }
}

/// The copy gets its final name when it is complete and on disk.
async fn copy(path: &Path, file: &Path) -> Result<(), CliError> {
    let url = format!("sqlite:{}", path.display());
    let (found, known) = (Store::schema_at(&url).await?, Store::newest_schema());
    if found != Some(known) {
        // Opening the store would migrate it while an older server uses it.
        let found = found.map_or("no schema".to_owned(), |found| format!("schema {found}"));
        return Err(CliError::new(format!(
            "{} has {found}, and this program needs {known}: use the version that runs the server",
            path.display()
        )));
    }
    let store = Store::open(&url, StoreOptions::default()).await?;
    let temporary = tempfile::Builder::new().prefix(".antorcha-").tempdir_in(sqlite_file::folder(file))?;
    let copy_path = temporary.path().join("copy.db");
    let copied = store.backup(&copy_path).await;
    store.close().await;
    copied?;
    Ok(sqlite_file::install(&copy_path, file)?)
}
