//! Where the store is, for commands that need nothing else of the settings.

use std::path::PathBuf;

use super::config::{Config, Given};
use super::settings::Setting;
use crate::failure::Failure;

/// Where the store is: as `serve` would find it.
#[derive(clap::Args)]
pub(crate) struct Keeping {
    /// The store: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "URL", env = "ANTORCHA_STORE", hide_env_values = true)]
    store: Option<String>,
    /// The folder of an SQLite store that is named nowhere else
    #[arg(long, value_name = "FOLDER", env = "ANTORCHA_DATA_DIR")]
    data_dir: Option<String>,
    /// The server's file of settings
    #[arg(long, value_name = "FILE", env = "ANTORCHA_CONFIG")]
    config: Option<PathBuf>,
}

impl Keeping {
    /// The settings of the server that keeps its things there.
    pub(crate) fn config(&self, more: &[Given]) -> Result<Config, Failure> {
        let own = [("store", &self.store), ("data_dir", &self.data_dir)];
        let given: Vec<Given> =
            own.into_iter().filter_map(|(key, value)| given(key, value.as_ref())).collect();
        Config::read(self.config.as_deref(), &[&given, more].concat())
    }

    /// The file of the SQLite store, for what can be done with a file alone.
    pub(crate) fn sqlite_path(&self, instead: &str) -> Result<PathBuf, Failure> {
        let config = self.config(&[])?;
        config.sqlite_path().ok_or_else(|| {
            Failure::new(format!("the store is no SQLite file, so PostgreSQL's own tools do this: {instead}"))
        })
    }
}

/// What was said about a setting, if anything was.
pub(crate) fn given(key: &str, value: Option<&String>) -> Option<Given> {
    let (setting, value) = (Setting::find(key)?, value?.clone());
    Some(Given { setting, value, source: format!("--{}", setting.flag()) })
}
