//! The server's configuration. Flags override the environment, which overrides the file, which overrides the defaults.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use server::Mailer;
use server::bus::ClusterKey;
use server::settings::{MetricsAccess, Settings};
use store::StoreOptions;
use toml::Spanned;
use tracing::Level;

use super::settings::{SETTINGS, Secrecy, Setting};
use super::values::{BusConfig, LogFormat, MetricsConfig, without_password};
use crate::error::CliError;

/// The values of all settings.
#[derive(Clone, Debug)]
pub(crate) struct Config {
    pub(crate) listen: SocketAddr,
    pub(crate) data_dir: PathBuf,
    pub(crate) store: Option<String>,
    pub(crate) store_options: StoreOptions,
    pub(crate) bus: BusConfig,
    pub(crate) cluster_key: Option<ClusterKey>,
    pub(crate) metrics: MetricsConfig,
    pub(crate) log_format: LogFormat,
    pub(crate) log_level: Level,
    pub(crate) server: Settings,
}

/// A value for one setting, from a flag, the environment or the file.
#[derive(Clone)]
pub(crate) struct SettingValue {
    pub(crate) setting: &'static Setting,
    pub(crate) value: String,
    /// The origin of the value, for error messages.
    pub(crate) source: String,
}

impl Default for Config {
    fn default() -> Config {
        let server = Settings::default();
        Config {
            listen: (Ipv4Addr::LOCALHOST, 7878).into(),
            data_dir: PathBuf::from("antorcha-data"),
            store: None,
            store_options: StoreOptions::default(),
            bus: BusConfig::Memory,
            cluster_key: None,
            metrics: MetricsConfig::SameAddress(server.metrics),
            log_format: LogFormat::Text,
            log_level: Level::INFO,
            server,
        }
    }
}

impl Config {
    /// Reads the file, if there is one, then applies the values of flags and environment.
    pub(crate) fn read(file: Option<&Path>, values: &[SettingValue]) -> Result<Config, CliError> {
        let mut config = Config::default();
        let from_file = file.map(read_file).transpose()?.unwrap_or_default();
        for value in from_file.iter().chain(values) {
            config.apply(value)?;
        }
        config.server.metrics = match config.metrics {
            MetricsConfig::SameAddress(access) => access,
            MetricsConfig::OwnAddress(_) => MetricsAccess::Nobody,
        };
        Ok(config)
    }

    fn apply(&mut self, given: &SettingValue) -> Result<(), CliError> {
        let SettingValue { setting, value, source } = given;
        let problem = || match setting.secrecy {
            Secrecy::Public => format!("{source} cannot be `{value}`: use {}", setting.expected),
            Secrecy::Secret => format!("{source} is invalid: use {}", setting.expected),
        };
        (setting.set)(self, value).ok_or_else(|| CliError::new(problem()))
    }

    /// Refuses settings that contradict each other.
    pub(crate) fn check(&self) -> Result<(), CliError> {
        if self.bus != BusConfig::Memory && self.sqlite_path().is_some() {
            return Err(CliError::new(
                "a bus is for several nodes, and several nodes cannot share an SQLite file: set `store` to \
                 postgres://USER:PASSWORD@HOST/NAME, or leave `bus` at memory",
            ));
        }
        if self.bus != BusConfig::Memory && self.cluster_key.is_none() {
            return Err(CliError::new(
                "a bus needs a `cluster_key`: set the same secret of at least 32 characters on every node, for \
                 example from `openssl rand -hex 32`",
            ));
        }
        Mailer::of(&self.server)?;
        Ok(())
    }

    pub(crate) fn store_url(&self) -> String {
        let default = || format!("sqlite:{}", self.data_dir.join("antorcha.db").display());
        self.store.clone().unwrap_or_else(default)
    }

    /// Returns the URL of the store without its password.
    pub(crate) fn store_shown(&self) -> String {
        without_password(&self.store_url())
    }

    /// Returns the path of an SQLite store.
    pub(crate) fn sqlite_path(&self) -> Option<PathBuf> {
        let url = self.store_url();
        let path = url.strip_prefix("sqlite:")?;
        Some(PathBuf::from(path.strip_prefix("//").unwrap_or(path)))
    }

    /// Returns the names and values of all settings, without passwords.
    pub(crate) fn values(&self) -> Vec<(String, String)> {
        SETTINGS.iter().map(|setting| (setting.key.to_owned(), (setting.get)(self))).collect()
    }

    /// Returns all settings as lines of the TOML file, without passwords.
    pub(crate) fn lines(&self) -> Vec<String> {
        let line = |setting: &Setting| {
            let value = (setting.get)(self);
            let is_bare = value.parse::<u64>().is_ok() || value.parse::<bool>().is_ok();
            let written = if is_bare { value } else { toml::Value::String(value).to_string() };
            format!("{} = {written}", setting.key)
        };
        SETTINGS.iter().map(line).collect()
    }
}

/// Reads the settings of a file. Error messages do not repeat its lines, because one may contain a password.
fn read_file(path: &Path) -> Result<Vec<SettingValue>, CliError> {
    let name = path.display();
    let text = std::fs::read_to_string(path)
        .map_err(|error| CliError::new(format!("cannot read the settings in {name}: {error}")))?;
    let line_at = |start| text.get(..start).unwrap_or_default().matches('\n').count() + 1;
    let table: BTreeMap<Spanned<String>, toml::Value> = toml::from_str(&text).map_err(|error| {
        let line = line_at(error.span().map_or(0, |span| span.start));
        CliError::new(format!("{name}, line {line}: {}", error.message()))
    })?;
    let setting = |(key, value): (Spanned<String>, toml::Value)| {
        let source = format!("{name}, line {}: `{}`", line_at(key.span().start), key.get_ref());
        setting_in_file(source, key.get_ref(), value)
    };
    table.into_iter().map(setting).collect()
}

fn setting_in_file(source: String, key: &str, value: toml::Value) -> Result<SettingValue, CliError> {
    let setting = Setting::find(key).ok_or_else(|| {
        let known: Vec<&str> = SETTINGS.iter().map(|setting| setting.key).collect();
        CliError::new(format!("{source} is not a setting: use one of {}", known.join(", ")))
    })?;
    let value = match value {
        toml::Value::String(text) => text,
        toml::Value::Integer(number) => number.to_string(),
        toml::Value::Boolean(truth) => truth.to_string(),
        other => {
            let kind = other.type_str();
            return Err(CliError::new(format!(
                "{source} cannot be of type {kind}: use {}",
                setting.expected
            )));
        }
    };
    Ok(SettingValue { setting, value, source })
}
