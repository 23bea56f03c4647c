//! `antorcha load`: measures a server under load.

use std::time::Duration;

use load::{Plan, Report};

use crate::console::Console;
use crate::error::CliError;

/// Play many games against a server, and measure it.
#[derive(clap::Args)]
#[command(after_help = "Example, with a server that lets one address open many tables:\n  \
    antorcha serve --messages-per-second 100000 --requests-per-second 1000000 --rooms-per-hour 1000000 \\\n    \
    --guests-per-hour 1000000 --sockets-per-address 100000 \\\n    \
    --connections-per-address 100000 &\n  \
    antorcha load --rooms 1000 --seconds 20 --process $!")]
pub(crate) struct Load {
    /// Server's address
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7878")]
    server: String,
    /// Game to play
    #[arg(long, default_value = "masmorra")]
    game: String,
    /// Number of tables
    #[arg(long, default_value_t = 100)]
    rooms: usize,
    /// Players per table, each on its own socket
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Number of guests that share the seats
    #[arg(long, default_value_t = 64)]
    guests: usize,
    /// Play for this many seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Limit the decisions per second, all tables together
    #[arg(long)]
    rate: Option<f64>,
    /// Share of decisions that take the first offer, from 0 to 1; makes some games longer
    #[arg(long, value_name = "SHARE", default_value_t = 0.0)]
    first: f64,
    /// Only sit down, to measure the memory of a table
    #[arg(long)]
    idle: bool,
    /// Get whole positions instead of what has changed
    #[arg(long)]
    whole: bool,
    /// Server's process on this machine, to measure its memory and processor time
    #[arg(long, value_name = "PID")]
    process: Option<u32>,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Load {
    pub(crate) fn run(self) -> Result<(), CliError> {
        if self.rooms == 0 || self.seats == 0 || self.seconds == 0 {
            return Err(CliError::new("--rooms, --seats and --seconds must be at least 1"));
        }
        // Each socket counts as an open file.
        let _ = rlimit::increase_nofile_limit(u64::MAX);
        let plan = Plan {
            server: self.server,
            game: self.game,
            rooms: self.rooms,
            seats: self.seats,
            guests: self.guests,
            lasts: Duration::from_secs(self.seconds),
            rate: self.rate,
            first: self.first,
            idle: self.idle,
            whole: self.whole,
            process: self.process,
        };
        // Players do little work between two messages, so one thread is enough for thousands of them.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let progress = |line: &str| eprintln!("{line}");
        let report = runtime
            .block_on(load::run(&plan, &progress))
            .map_err(|error| CliError::new(error.to_string()))?;
        let mut console = Console::standard();
        if self.json {
            let text = serde_json::to_string(&report).map_err(|error| CliError::new(error.to_string()))?;
            return console.line(&text);
        }
        for line in summary(&report) {
            console.line(&line)?;
        }
        Ok(())
    }
}

fn summary(report: &Report) -> Vec<String> {
    let Report { rooms, sockets, seconds, decisions, per_second, rematches, ack, seen, .. } = report;
    let mut lines = vec![
        format!("{rooms} tables, {sockets} sockets, {seconds:.1} seconds"),
        format!("{decisions} decisions acknowledged, {per_second:.0} per second; {rematches} rematches"),
        format!("time to the ack: p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", ack.p50, ack.p99, ack.max),
        format!(
            "time to another seat: p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            seen.p50, seen.p99, seen.max
        ),
    ];
    let bytes = report.bytes;
    lines.push(format!(
        "updates: {} of {} as patches; p50 {} bytes, p99 {} bytes, mean {:.0} bytes",
        report.patches, bytes.messages, bytes.p50, bytes.p99, bytes.mean
    ));
    if let (Some(idle), Some(active)) = (report.kib_per_idle_room, report.kib_per_active_room) {
        lines.push(format!("memory per table: {idle:.1} KiB before play, {active:.1} KiB after"));
    }
    if let Some(cores) = report.cores {
        let each =
            report.cpu_ms_per_decision.map_or_else(String::new, |ms| format!(", {ms:.3} ms per decision"));
        lines.push(format!("processors used by the server: {cores:.2}{each}"));
    }
    let refusals = report.refusals.iter().map(|(code, count)| format!("refused {count} times: {code}"));
    let failures = report.failures.iter().map(|(reason, count)| format!("failed {count} times: {reason}"));
    lines.extend(refusals.chain(failures));
    lines
}
