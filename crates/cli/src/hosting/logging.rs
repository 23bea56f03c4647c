//! Sets up the server's log on standard error.

use std::io::{self, IsTerminal};

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::config::Config;
use super::log_limit::LogLimit;
use super::values::LogFormat;
use crate::error::CliError;

/// Our own crates, which never log secrets.
const OURS: [&str; 4] = ["antorcha", "room", "server", "store"];

/// Starts to log. Libraries log only warnings and errors at any level, because their other lines can contain headers
/// and messages, and so cookies and secrets.
pub(crate) fn begin(config: &Config) -> Result<(), CliError> {
    let ours = OURS.map(|name| (name, LevelFilter::from_level(config.log_level)));
    let others = LevelFilter::from_level(config.log_level).min(LevelFilter::WARN);
    let filter = Targets::new().with_default(others).with_targets(ours);
    let lines = tracing_subscriber::registry().with(filter).with(LogLimit::default());
    let write =
        tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let begun = match config.log_format {
        LogFormat::Text => lines.with(write).try_init(),
        LogFormat::Json => lines.with(write.json().flatten_event(true)).try_init(),
    };
    begun.map_err(|error| CliError::new(format!("cannot start the log: {error}")))
}
