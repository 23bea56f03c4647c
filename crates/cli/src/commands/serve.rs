//! `antorcha serve`: tables that people share.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use server::app::App;
use server::bus::Bus;
use server::settings::Settings;
use store::Store;
use tokio::net::TcpListener;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio_util::sync::CancellationToken;

use crate::console::Console;
use crate::failure::Failure;
use crate::hosting::config::Config;
use crate::hosting::given::Flags;
use crate::hosting::sqlite_file::{self, Hold};
use crate::hosting::values::{BusPlace, MetricsPlace};
use crate::hosting::{logging, machine};
use crate::site::SITE;

/// How long a bot may go on thinking after everything else has ended.
const LAST_THOUGHTS: Duration = Duration::from_millis(500);

/// Open tables that people share, for browsers and programs.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  antorcha serve --listen 0.0.0.0:7878 --public-url https://play.example.org\n\n\
    A flag comes before the environment, which comes before the file. docs/hosting.md has more."
)]
pub(crate) struct Serve {
    /// A TOML file with settings
    #[arg(long, value_name = "FILE", env = "ANTORCHA_CONFIG")]
    config: Option<PathBuf>,
    /// Show all settings as they would hold, without passwords, and do not serve
    #[arg(long)]
    print_config: bool,
    #[command(flatten)]
    flags: Flags,
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let config = Config::read(self.config.as_deref(), &self.flags.given)?;
        if self.print_config {
            let mut console = Console::standard();
            return config.lines().iter().try_for_each(|line| console.line(line));
        }
        config.check()?;
        logging::begin(&config)?;
        let files = machine::raise_open_files()?;
        tracing::debug!(limit = files.now, "open files");
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let served = runtime.block_on(serve(config));
        runtime.shutdown_timeout(LAST_THOUGHTS);
        served
    }
}

async fn serve(config: Config) -> Result<(), Failure> {
    // Signals count from here on, so that whoever waits for the address may send one at once.
    let (interrupt, terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    let _hold = config.sqlite_path().map(|path| claim(&path)).transpose()?;
    let store = Store::open(&config.store_url(), config.store_options.clone()).await?;
    let bus = match &config.bus {
        BusPlace::Memory => Bus::in_memory(),
        BusPlace::Nats { url } => Bus::connect(url).await?,
    };
    let listener = listen(config.listen).await?;
    let closing = CancellationToken::new();
    if let MetricsPlace::Apart(address) = config.metrics {
        let metrics = listen(address).await?;
        tokio::spawn(server::ops::serve_metrics(metrics, closing.clone()));
    }
    tokio::spawn(end_when_told(interrupt, terminate, closing.clone()));
    announce(&config, listener.local_addr()?)?;
    let settings = Settings { site: SITE, ..config.server };
    let app = match bus {
        Bus::Memory(_) => App::sole(store, catalog::GAMES, settings),
        Bus::Nats(_) => App::new(store, bus, catalog::GAMES, settings),
    };
    server::run(app, listener, closing).await?;
    tracing::info!("closed: everything is kept");
    Ok(())
}

/// The file of the store, in a folder that is there, for this process alone.
fn claim(path: &Path) -> Result<Hold, Failure> {
    sqlite_file::make_folder(path)?;
    sqlite_file::hold(path)
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).await.map_err(|error| Failure::new(unusable(address, &error)))
}

fn unusable(address: SocketAddr, error: &std::io::Error) -> String {
    if error.kind() != std::io::ErrorKind::AddrInUse {
        return format!("{address} cannot be listened on: {error}");
    }
    let other = SocketAddr::new(address.ip(), address.port().saturating_add(1));
    format!("another program listens on {address}: end it, or choose another port with --listen {other}")
}

/// The one line that a person waits for.
fn announce(config: &Config, address: SocketAddr) -> Result<(), Failure> {
    tracing::info!(%address, store = config.store_shown(), "open");
    let url = config.server.public_url.clone().unwrap_or_else(|| format!("http://{}", reachable(address)));
    Console::standard().line(&format!("Antorcha is open at {url}"))?;
    std::io::stdout().flush()?;
    Ok(())
}

/// An address that can be opened here: a server that listens everywhere also listens on this machine.
fn reachable(address: SocketAddr) -> SocketAddr {
    match address {
        SocketAddr::V4(v4) if v4.ip().is_unspecified() => ([127, 0, 0, 1], v4.port()).into(),
        SocketAddr::V6(v6) if v6.ip().is_unspecified() => ([0, 0, 0, 0, 0, 0, 0, 1], v6.port()).into(),
        other => other,
    }
}

/// The first signal closes the app in good order, the second one ends the process.
async fn end_when_told(mut interrupt: Signal, mut terminate: Signal, closing: CancellationToken) {
    told(&mut interrupt, &mut terminate).await;
    tracing::info!("closing: rooms are put away; a second signal ends the server at once");
    closing.cancel();
    told(&mut interrupt, &mut terminate).await;
    tracing::warn!("ended at once, as told");
    std::process::exit(1);
}

async fn told(interrupt: &mut Signal, terminate: &mut Signal) {
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
}
