//! `antorcha doctor`: checks the store, bus, clock and disk of a server.

use crate::console::Console;
use crate::error::CliError;
use crate::hosting::diagnosis::{self, Depth, Verdict};
use crate::hosting::store_args::{StoreArgs, setting_value};

/// Check a server's store, bus, clock and disk.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  antorcha doctor --store postgres://antorcha@db/antorcha --bus nats://bus:4222\n\n\
    The exit status is 1 if there is a problem."
)]
pub(crate) struct Doctor {
    #[command(flatten)]
    store_args: StoreArgs,
    /// Bus between nodes: memory, nats://HOST:PORT or tls://HOST:PORT
    #[arg(long, value_name = "URL", env = "ANTORCHA_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// Secret that all nodes share
    #[arg(long, value_name = "SECRET", env = "ANTORCHA_CLUSTER_KEY", hide_env_values = true)]
    cluster_key: Option<String>,
    /// Read the whole store, which is slow if it is large
    #[arg(long)]
    thorough: bool,
}

impl Doctor {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let bus = setting_value("bus", self.bus.as_ref());
        let key = setting_value("cluster_key", self.cluster_key.as_ref());
        let config = self.store_args.config(&bus.into_iter().chain(key).collect::<Vec<_>>())?;
        let depth = if self.thorough { Depth::Thorough } else { Depth::Quick };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let findings = runtime.block_on(diagnosis::run_checks(&config, depth));
        let mut console = Console::standard();
        for finding in &findings {
            console.line(&finding.to_string())?;
        }
        match findings.iter().filter(|finding| finding.verdict == Verdict::Problem).count() {
            0 => Ok(()),
            1 => Err(CliError::check_failed("1 problem found")),
            problems => Err(CliError::check_failed(format!("{problems} problems found"))),
        }
    }
}
