//! Plays real games over real sockets against a server, and measures it.
//!
//! Each seat has its own socket and decides at random: as fast as the server answers, or at a given rate. The time of a
//! decision is measured until its ack, and until another seat of the room sees it.

mod clients;
mod message;
mod player;
mod position;
mod process;
mod recorder;

use std::sync::Arc;
use std::time::{Duration, Instant};

use client::ClientError;
pub use process::ProcessUsage;
pub use recorder::{Bytes, Percentiles, Report};

use crate::clients::Clients;
use crate::recorder::Recorder;

/// The parameters of a load test.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The address, such as `http://127.0.0.1:7878`.
    pub server: String,
    pub game: String,
    pub rooms: usize,
    /// The number of seats of each room.
    pub seats: usize,
    /// The number of guests who share the seats. A guest has a socket for every seat.
    pub guests: usize,
    pub lasts: Duration,
    /// Decisions per second in all rooms together. Without it, as many as possible.
    pub rate: Option<f64>,
    /// The share of decisions, from 0 to 1, that take the first offer instead of a random one. Random players end some games
    /// at once; in these games the first offer continues the game.
    pub first: f64,
    /// Whether the players make no decisions.
    pub idle: bool,
    /// Whether the players get whole positions instead of patches.
    pub whole: bool,
    /// The id of the server's process on this machine, for measuring memory and processor time.
    pub process: Option<u32>,
}

/// Opens the rooms, plays and returns the measurements. `tell` gets lines about the progress.
pub async fn run(plan: &Plan, tell: &(dyn Fn(&str) + Sync)) -> Result<Report, ClientError> {
    let before = plan.process.and_then(ProcessUsage::of);
    tell(&format!("opening {} tables for {} players each", plan.rooms, plan.seats));
    let clients = Clients::open(plan).await?;
    let recorder = Arc::new(Recorder::new(plan.rooms));
    let players = clients.connect(plan, &recorder).await?;
    tell(&format!("{} sockets are open", players.len()));
    // Waits until the work of opening the rooms is done, because it is not part of the measurement.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let seated = plan.process.and_then(ProcessUsage::of);
    let start = Instant::now();
    recorder.begin(start + plan.lasts);
    let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play())).collect();
    tokio::time::sleep(plan.lasts).await;
    let after = plan.process.and_then(ProcessUsage::of);
    let took = start.elapsed();
    let mut report = recorder.report(plan, took);
    report.add_footprint(plan, before, seated, after);
    for player in playing {
        player.abort();
    }
    Ok(report)
}
