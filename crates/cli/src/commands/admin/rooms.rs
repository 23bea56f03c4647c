//! Rooms and backups.

use server::administration::{backup_folder, make_backup};

use super::place::{ChangeArgs, Place, room_id};
use crate::error::CliError;
use crate::hosting::store_args::StoreArgs;

/// Close a room before its game is over
#[derive(clap::Args)]
pub(super) struct Close {
    /// Id or address of the room
    room: String,
    #[command(flatten)]
    change: ChangeArgs,
}

/// Copy the SQLite store into the server's backup folder
#[derive(clap::Args)]
pub(super) struct Backup {
    #[command(flatten)]
    store_args: StoreArgs,
    /// Folder for the copy, if it is not that of the server
    #[arg(long, value_name = "FOLDER", env = "ANTORCHA_BACKUP_DIR")]
    backup_dir: Option<std::path::PathBuf>,
}

impl Close {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.change.store_args).await?;
        let room = room_id(&self.room)?;
        place.administrator().close_room(&room, &self.change.reason).await?;
        place.say("The room is being closed. If no server runs, the next one closes it.").await
    }
}

impl Backup {
    pub(super) async fn run(self) -> Result<(), CliError> {
        let place = Place::open(&self.store_args).await?;
        let folder = self.backup_dir.as_deref().or(place.config.server.backup_dir.as_deref());
        let folder = backup_folder(&place.store, folder)?.to_owned();
        place.administrator().record_backup(&folder.display().to_string()).await?;
        let (file, bytes) = make_backup(&place.store, &folder).await.map_err(CliError::new)?;
        place.say(&format!("{file} is a copy of the store, {bytes} bytes")).await
    }
}
