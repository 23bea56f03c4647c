//! Plays real games over real sockets against a server, and measures it.
//!
//! Guests sit down at as many tables as are asked for, each on a socket of its own, and decide at random: as fast as
//! they are answered, or at a given pace. A decision is timed from the moment it is sent to its ack, and to the moment
//! at which another seat of the table sees it.

mod clients;
mod player;
mod process;
mod reading;
mod recorder;

use std::sync::Arc;
use std::time::{Duration, Instant};

use client::ClientError;
pub use process::Footprint;
pub use recorder::{Report, Spread};

use crate::clients::Clients;
use crate::recorder::Recorder;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server's address, such as `http://127.0.0.1:7878`.
    pub server: String,
    /// The key of the game.
    pub game: String,
    /// How many tables.
    pub rooms: usize,
    /// How many seats each has.
    pub seats: usize,
    /// How many guests share the seats; each has a socket for every seat.
    pub guests: usize,
    /// For how long.
    pub lasts: Duration,
    /// Decisions a second at all tables together; without it, as many as possible.
    pub rate: Option<f64>,
    /// How often the first offer is taken rather than any, from 0 to 1. Random players end some games at once; in
    /// these the first offer is the one that goes on.
    pub first: f64,
    /// Whether they only sit there.
    pub idle: bool,
    /// The server's process, whose memory and time are measured, if it runs on this machine.
    pub process: Option<u32>,
}

/// Opens the tables, plays, and reports.
pub async fn run(plan: &Plan, tell: &(dyn Fn(&str) + Sync)) -> Result<Report, ClientError> {
    let before = plan.process.and_then(Footprint::of);
    tell(&format!("opening {} tables for {} players each", plan.rooms, plan.seats));
    let clients = Clients::gather(plan).await?;
    let recorder = Arc::new(Recorder::new(plan.rooms));
    let players = clients.sit_down(plan, &recorder).await?;
    tell(&format!("{} sockets are open", players.len()));
    // What was written to open the tables is not what is to be measured.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let seated = plan.process.and_then(Footprint::of);
    let start = Instant::now();
    recorder.begin(start + plan.lasts);
    let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play())).collect();
    tokio::time::sleep(plan.lasts).await;
    let after = plan.process.and_then(Footprint::of);
    let took = start.elapsed();
    let mut report = recorder.report(plan, took);
    report.memory(plan, before, seated, after);
    for player in playing {
        player.abort();
    }
    Ok(report)
}
