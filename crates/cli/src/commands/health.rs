//! `antorcha health`: asks a running server whether it is ready, for container engines and scripts.

use std::path::PathBuf;
use std::time::Duration;

use crate::console::Console;
use crate::error::CliError;
use crate::hosting::config::Config;
use crate::hosting::store_args::setting_value;
use crate::hosting::values::local_url;

/// A server that needs longer is not ready.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Check whether a running server is ready.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  antorcha health --server http://127.0.0.1:7878\n\nThe exit status is 1 if it is not."
)]
pub(crate) struct Health {
    /// Server's address [default: from the settings]
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// Address on which the server listens
    #[arg(long, value_name = "ADDRESS", env = "ANTORCHA_LISTEN")]
    listen: Option<String>,
    /// Server's settings file
    #[arg(long, value_name = "FILE", env = "ANTORCHA_CONFIG")]
    config: Option<PathBuf>,
}

impl Health {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let url = match &self.server {
            Some(url) => url.clone(),
            None => {
                let listen = setting_value("listen", self.listen.as_ref());
                let config = Config::read(self.config.as_deref(), &listen.into_iter().collect::<Vec<_>>())?;
                local_url(config.listen)
            }
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(check(url.trim_end_matches('/')))
    }
}

async fn check(url: &str) -> Result<(), CliError> {
    let failed = |error: reqwest::Error| {
        let reason = if error.is_timeout() { "it does not answer" } else { "it cannot be reached" };
        CliError::check_failed(format!("{url} is not ready: {reason}"))
    };
    let client = reqwest::Client::builder().timeout(TIMEOUT).build()?;
    let answer = client.get(format!("{url}/readyz")).send().await.map_err(failed)?;
    let status = answer.status();
    let text = answer.text().await.map_err(failed)?;
    if status.is_success() {
        return Console::standard().line(&format!("{url} is ready"));
    }
    Err(CliError::check_failed(format!("{url} is not ready: {}", text.trim())))
}
