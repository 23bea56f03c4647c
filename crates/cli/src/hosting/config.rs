//! How the server is set up: what flags say, then the environment, then the file, then what is usual.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use server::settings::{MetricsAccess, Settings};
use store::StoreOptions;
use tracing::Level;

use super::settings::{Candour, SETTINGS, Setting};
use super::values::{BusPlace, LogFormat, MetricsPlace, blotted};
use crate::failure::Failure;

/// Everything that can be set, settled.
#[derive(Clone, Debug)]
pub(crate) struct Config {
    pub(crate) listen: SocketAddr,
    pub(crate) data_dir: PathBuf,
    pub(crate) store: Option<String>,
    pub(crate) store_options: StoreOptions,
    pub(crate) bus: BusPlace,
    pub(crate) metrics: MetricsPlace,
    pub(crate) log_format: LogFormat,
    pub(crate) log_level: Level,
    pub(crate) server: Settings,
}

/// A value that was set, and where.
#[derive(Clone)]
pub(crate) struct Given {
    pub(crate) setting: &'static Setting,
    pub(crate) value: String,
    /// Where it was set, as a message names it.
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
            bus: BusPlace::Memory,
            metrics: MetricsPlace::Beside(server.metrics),
            log_format: LogFormat::Text,
            log_level: Level::INFO,
            server,
        }
    }
}

impl Config {
    /// Reads the file, if there is one, and then takes over what was set for this run.
    pub(crate) fn read(file: Option<&Path>, given: &[Given]) -> Result<Config, Failure> {
        let mut config = Config::default();
        let from_file = file.map(read_file).transpose()?.unwrap_or_default();
        for one in from_file.iter().chain(given) {
            config.take(one)?;
        }
        config.server.metrics = match config.metrics {
            MetricsPlace::Beside(access) => access,
            MetricsPlace::Apart(_) => MetricsAccess::Nobody,
        };
        Ok(config)
    }

    fn take(&mut self, given: &Given) -> Result<(), Failure> {
        let Given { setting, value, source } = given;
        let unfit = || match setting.candour {
            Candour::Open => format!("{source} cannot be `{value}`: write {}", setting.right),
            Candour::Discreet => format!("{source} does not fit: write {}", setting.right),
        };
        (setting.set)(self, value).ok_or_else(|| Failure::new(unfit()))
    }

    /// Refuses what does not go together.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.bus != BusPlace::Memory && self.sqlite_path().is_some() {
            return Err(Failure::new(
                "a bus is for several nodes, and several nodes cannot share an SQLite file: set `store` to \
                 postgres://USER:PASSWORD@HOST/NAME, or leave `bus` at memory",
            ));
        }
        Ok(())
    }

    /// The URL of the store.
    pub(crate) fn store_url(&self) -> String {
        let usual = || format!("sqlite:{}", self.data_dir.join("antorcha.db").display());
        self.store.clone().unwrap_or_else(usual)
    }

    /// The same without a password.
    pub(crate) fn store_shown(&self) -> String {
        blotted(&self.store_url())
    }

    /// The file of an SQLite store.
    pub(crate) fn sqlite_path(&self) -> Option<PathBuf> {
        let url = self.store_url();
        let path = url.strip_prefix("sqlite:")?;
        Some(PathBuf::from(path.strip_prefix("//").unwrap_or(path)))
    }

    /// All settings as the file would hold them, without passwords.
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

/// What a file sets. Its lines are not repeated in messages, because one may hold a password.
fn read_file(path: &Path) -> Result<Vec<Given>, Failure> {
    let name = path.display();
    let text = std::fs::read_to_string(path)
        .map_err(|error| Failure::new(format!("the settings in {name} cannot be read: {error}")))?;
    let table: BTreeMap<String, toml::Value> = toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        Failure::new(format!("{name}, line {line}: {}", error.message()))
    })?;
    table.into_iter().map(|(key, value)| given_in_file(path, &key, value)).collect()
}

fn given_in_file(path: &Path, key: &str, value: toml::Value) -> Result<Given, Failure> {
    let source = format!("`{key}` in {}", path.display());
    let setting = Setting::find(key).ok_or_else(|| {
        let known: Vec<&str> = SETTINGS.iter().map(|setting| setting.key).collect();
        Failure::new(format!("{source} is no setting: the settings are {}", known.join(", ")))
    })?;
    let value = match value {
        toml::Value::String(text) => text,
        toml::Value::Integer(number) => number.to_string(),
        toml::Value::Boolean(truth) => truth.to_string(),
        other => {
            let kind = other.type_str();
            return Err(Failure::new(format!("{source} cannot be of type {kind}: write {}", setting.right)));
        }
    };
    Ok(Given { setting, value, source })
}
