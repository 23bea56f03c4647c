//! The arguments of commands that need only the store.

use std::path::PathBuf;

use super::config::{Config, SettingValue};
use super::settings::Setting;
use crate::error::CliError;

/// Where the store is: as `serve` would find it.
#[derive(clap::Args)]
pub(crate) struct StoreArgs {
    /// Store: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "URL", env = "ANTORCHA_STORE", hide_env_values = true)]
    store: Option<String>,
    /// Folder of the SQLite store, if --store is not set
    #[arg(long, value_name = "FOLDER", env = "ANTORCHA_DATA_DIR")]
    data_dir: Option<String>,
    /// Server's settings file
    #[arg(long, value_name = "FILE", env = "ANTORCHA_CONFIG")]
    config: Option<PathBuf>,
}

impl StoreArgs {
    /// Returns the configuration of the server that uses this store.
    pub(crate) fn config(&self, more: &[SettingValue]) -> Result<Config, CliError> {
        let own = [("store", &self.store), ("data_dir", &self.data_dir)];
        let setting_value: Vec<SettingValue> =
            own.into_iter().filter_map(|(key, value)| setting_value(key, value.as_ref())).collect();
        Config::read(self.config.as_deref(), &[&setting_value, more].concat())
    }

    /// Returns the path of the SQLite store. For PostgreSQL, the error recommends `instead`.
    pub(crate) fn sqlite_path(&self, instead: &str) -> Result<PathBuf, CliError> {
        let config = self.config(&[])?;
        config
            .sqlite_path()
            .ok_or_else(|| CliError::new(format!("the store is not an SQLite file: {instead}")))
    }
}

/// Returns the value of a flag, if it was given.
pub(crate) fn setting_value(key: &str, value: Option<&String>) -> Option<SettingValue> {
    let (setting, value) = (Setting::find(key)?, value?.clone());
    Some(SettingValue { setting, value, source: format!("--{}", setting.flag()) })
}
