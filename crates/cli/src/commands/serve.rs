//! `antorcha serve`: runs a server.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use server::Mailer;
use server::administration::first_admin_token;
use server::app::App;
use server::bus::Bus;
use server::settings::Settings;
use store::Store;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::console::Console;
use crate::error::CliError;
use crate::hosting::config::Config;
use crate::hosting::flags::Flags;
use crate::hosting::signals::Signals;
use crate::hosting::sqlite_file::{self, FileLock};
use crate::hosting::values::{BusConfig, MetricsConfig, local_url};
use crate::hosting::{logging, system};
use crate::site::SITE;

/// Time for bots to stop thinking at shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(500);

/// Run a server for browsers and programs.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  antorcha serve --listen 0.0.0.0:7878 --public-url https://play.example.org\n\n\
    Flags override the environment, which overrides the file. See docs/hosting.md."
)]
pub(crate) struct Serve {
    /// TOML file with settings
    #[arg(long, value_name = "FILE", env = "ANTORCHA_CONFIG")]
    config: Option<PathBuf>,
    /// Print all settings without passwords, and exit
    #[arg(long)]
    print_config: bool,
    #[command(flatten)]
    flags: Flags,
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let config = Config::read(self.config.as_deref(), &self.flags.values)?;
        if self.print_config {
            let mut console = Console::standard();
            return config.lines().iter().try_for_each(|line| console.line(line));
        }
        config.check()?;
        logging::begin(&config)?;
        let files = system::raise_open_files()?;
        tracing::debug!(limit = files.now, "open files");
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(serve(config));
        runtime.shutdown_timeout(SHUTDOWN_TIMEOUT);
        served
    }
}

async fn serve(config: Config) -> Result<(), CliError> {
    // Signals are handled before the address is printed, because a caller may send one as soon as it reads the address.
    let signals = Signals::listen()?;
    let _lock = config.sqlite_path().map(|path| lock_store(&path)).transpose()?;
    let store = Store::open(&config.store_url(), config.store_options.clone()).await?;
    let bus = match (&config.bus, &config.cluster_key) {
        (BusConfig::Nats { url }, Some(key)) => Bus::connect(url, key.clone()).await?,
        (BusConfig::Memory | BusConfig::Nats { .. }, _) => Bus::in_memory(),
    };
    if let Some(mailer) = Mailer::of(&config.server)? {
        mailer.check().await?;
    }
    let listener = listen(config.listen).await?;
    let closing = CancellationToken::new();
    if let MetricsConfig::OwnAddress(address) = config.metrics {
        let metrics = listen(address).await?;
        tokio::spawn(server::ops::serve_metrics(metrics, closing.clone()));
    }
    tokio::spawn(shut_down_on_signal(signals, closing.clone()));
    let address = listener.local_addr()?;
    announce(&config, address)?;
    offer_first_admin(&store, &config, address).await?;
    let shown = config.values();
    let settings = Settings { site: SITE, shown, ..config.server };
    let app = match bus {
        Bus::Memory(_) => App::single_node(store, catalog::GAMES, settings),
        Bus::Nats(_) => App::new(store, bus, catalog::GAMES, settings),
    };
    server::run(app, listener, closing).await?;
    tracing::info!("closed: everything is saved");
    Ok(())
}

/// Creates the folder of the SQLite store and locks its file for this process.
fn lock_store(path: &Path) -> Result<FileLock, CliError> {
    sqlite_file::create_folder(path)?;
    sqlite_file::lock(path)
}

async fn listen(address: SocketAddr) -> Result<TcpListener, CliError> {
    TcpListener::bind(address).await.map_err(|error| CliError::new(bind_error(address, &error)))
}

fn bind_error(address: SocketAddr, error: &std::io::Error) -> String {
    if error.kind() != std::io::ErrorKind::AddrInUse {
        return format!("cannot listen on {address}: {error}");
    }
    let other = SocketAddr::new(address.ip(), address.port().saturating_add(1));
    format!("another program listens on {address}: stop it, or choose another port with --listen {other}")
}

fn announce(config: &Config, address: SocketAddr) -> Result<(), CliError> {
    tracing::info!(%address, store = config.store_shown(), "open");
    let url = config.server.public_url.clone().unwrap_or_else(|| local_url(address));
    Console::standard().line(&format!("Antorcha is open at {url}"))?;
    std::io::stdout().flush()?;
    Ok(())
}

/// Prints how to become the first admin, if there is none. The log does not get the token. It is behind a `#`, so that a
/// browser does not send it with the address.
async fn offer_first_admin(store: &Store, config: &Config, address: SocketAddr) -> Result<(), CliError> {
    let Some(token) = first_admin_token(store).await? else { return Ok(()) };
    let url = config.server.public_url.clone().unwrap_or_else(|| local_url(address));
    let line =
        format!("There is no admin yet. To become one, log in and open {url}/admin#token={}", token.reveal());
    let printed = Console::standard().line(&line).is_ok() && std::io::stdout().flush().is_ok();
    // A server whose output nobody reads still serves.
    if !printed {
        tracing::warn!("there is no admin yet, and the output that says how to become one is closed");
    }
    Ok(())
}

/// The first signal starts a graceful shutdown. The second one ends the process at once.
async fn shut_down_on_signal(mut signals: Signals, closing: CancellationToken) {
    signals.next().await;
    tracing::info!("closing: rooms are being saved; a second signal stops the server immediately");
    closing.cancel();
    signals.next().await;
    tracing::warn!("stopped immediately by a second signal");
    std::process::exit(1);
}
