//! The store of a server, and the arguments that the commands of admins share.

use room::ids::RoomId;
use serde::Serialize;
use server::administration::{Administrator, find_person};
use server::error::ApiError;
use store::{PlayerRow, Store};

use crate::console::Console;
use crate::error::CliError;
use crate::hosting::config::Config;
use crate::hosting::store_args::StoreArgs;

/// The arguments of lists.
#[derive(clap::Args)]
pub(super) struct ListArgs {
    #[command(flatten)]
    pub(super) store_args: StoreArgs,
    /// List at most this many, up to 1000
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub(super) limit: u32,
    /// Print one JSON object per line
    #[arg(long)]
    pub(super) json: bool,
}

/// The arguments of changes.
#[derive(clap::Args)]
pub(super) struct ChangeArgs {
    #[command(flatten)]
    pub(super) store_args: StoreArgs,
    /// Why, for the audit log
    #[arg(long, default_value = "")]
    pub(super) reason: String,
}

/// The store of a server, which may be running.
pub(super) struct Place {
    pub(super) store: Store,
    pub(super) config: Config,
}

impl Place {
    /// Opens a store that exists and has this program's schema: opening another would migrate it while an older server uses it.
    pub(super) async fn open(store_args: &StoreArgs) -> Result<Place, CliError> {
        let config = store_args.config(&[])?;
        if let Some(path) = config.sqlite_path().filter(|path| !path.exists()) {
            return Err(CliError::new(format!(
                "store not found at {}: name it with --store",
                path.display()
            )));
        }
        let url = config.store_url();
        let (found, known) = (Store::schema_at(&url).await?, Store::newest_schema());
        if found != Some(known) {
            let found = found.map_or("no schema".to_owned(), |found| format!("schema {found}"));
            let at = config.store_shown();
            return Err(CliError::new(format!(
                "{at} has {found}, and this program needs {known}: use the version that runs the server"
            )));
        }
        let store = Store::open(&url, config.store_options.clone()).await?;
        Ok(Place { store, config })
    }

    pub(super) fn administrator(&self) -> Administrator {
        Administrator::on_host(self.store.clone())
    }

    pub(super) async fn person(&self, who: &str) -> Result<PlayerRow, CliError> {
        match find_person(&self.store, who).await {
            Err(ApiError::UnknownPlayer) => Err(CliError::new(format!(
                "player `{who}` not found: use an account, an id, or a name; `antorcha admin people` lists them"
            ))),
            found => Ok(found?),
        }
    }

    /// Prints what was done and closes the store.
    pub(super) async fn say(self, done: &str) -> Result<(), CliError> {
        self.store.close().await;
        Console::standard().line(done)
    }
}

pub(super) fn room_id(text: &str) -> Result<RoomId, CliError> {
    let id = text.trim_end_matches('/').rsplit('/').next().and_then(RoomId::parse);
    id.ok_or_else(|| CliError::new(format!("`{text}` is not a room: use its id or its address")))
}

/// Prints the rows of a list, or `none` if there are none.
pub(super) fn print<T: Serialize>(
    rows: &[T],
    json: bool,
    none: &str,
    text: impl Fn(&T) -> String,
) -> Result<(), CliError> {
    let mut console = Console::standard();
    for row in rows {
        console.line(&if json { serde_json::to_string(row)? } else { text(row) })?;
    }
    if rows.is_empty() && !json {
        console.line(none)?;
    }
    Ok(())
}
