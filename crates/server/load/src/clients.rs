//! Creates guests and rooms.

use std::sync::Arc;

use client::{ClientError, Guest};
use serde_json::{Value, json};

use crate::Plan;
use crate::player::Player;
use crate::recorder::Recorder;

/// The number of concurrent requests while rooms are opened.
const CONCURRENCY: usize = 32;

/// The guests and their rooms.
pub(crate) struct Clients {
    guests: Vec<Guest>,
    rooms: Vec<String>,
}

impl Clients {
    /// Creates the guests and opens the rooms.
    pub(crate) async fn open(plan: &Plan) -> Result<Clients, ClientError> {
        let http = reqwest::Client::new();
        let count = plan.guests.clamp(plan.seats, plan.rooms.max(1) * plan.seats);
        let arriving = |number: usize| {
            let (http, server) = (http.clone(), plan.server.clone());
            async move { Guest::start_session_on(&http, &server, &format!("Load {number}")).await }
        };
        let guests = all(count, arriving).await?;
        let opening = |room: usize| {
            let guests_of = guests_of(&guests, room, plan.seats);
            let settings = settings(plan);
            async move { open(&guests_of, &settings).await }
        };
        let rooms = all(plan.rooms, opening).await?;
        Ok(Clients { guests, rooms })
    }

    /// Opens a socket for every seat.
    pub(crate) async fn connect(
        self,
        plan: &Plan,
        recorder: &Arc<Recorder>,
    ) -> Result<Vec<Player>, ClientError> {
        let seating = |place: usize| {
            let (room, seat) = (place / plan.seats, place % plan.seats);
            let guest = guests_of(&self.guests, room, plan.seats).remove(seat);
            let (id, recorder, plan) = (self.rooms[room].clone(), Arc::clone(recorder), plan.clone());
            async move { Player::connect(guest, id, room, seat, &plan, recorder).await }
        };
        all(plan.rooms * plan.seats, seating).await
    }
}

/// Returns the guests of a room.
fn guests_of(guests: &[Guest], room: usize, seats: usize) -> Vec<Guest> {
    let first = room * seats;
    (first..first + seats).map(|place| guests[place % guests.len()].clone()).collect()
}

fn settings(plan: &Plan) -> Value {
    // A long grace period, so that no bot replaces a player whose socket is not open yet.
    let pace = json!({ "pace": "live", "grace_s": 600 });
    json!({ "game": plan.game, "seats": vec![json!({ "for": "person" }); plan.seats], "pace": pace })
}

async fn open(guests: &[Guest], settings: &Value) -> Result<String, ClientError> {
    let Some(host) = guests.first() else { return Ok(String::new()) };
    let room = host.open_room(settings).await?;
    for guest in guests {
        guest.command(&room, "sit", &json!({ "do": "sit", "nonce": "10ad" })).await?.ok()?;
    }
    host.command(&room, "begin", &json!({ "do": "begin" })).await?.ok()?;
    Ok(room)
}

/// Runs `work` for each number below `count`, some at the same time, and returns the results in order.
async fn all<T, F, W>(count: usize, work: W) -> Result<Vec<T>, ClientError>
where
    T: Send + 'static,
    F: Future<Output = Result<T, ClientError>> + Send + 'static,
    W: Fn(usize) -> F,
{
    let mut done = Vec::with_capacity(count);
    let mut next = 0;
    while next < count {
        let batch = next..count.min(next + CONCURRENCY);
        next = batch.end;
        let running: Vec<_> = batch.map(|number| tokio::spawn(work(number))).collect();
        for result in running {
            let result = result.await.map_err(|error| ClientError::Unreachable(error.to_string()))?;
            done.push(result?);
        }
    }
    Ok(done)
}
