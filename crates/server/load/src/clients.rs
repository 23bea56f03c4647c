//! Guests at their tables.

use std::sync::Arc;

use client::{ClientError, Guest};
use serde_json::{Value, json};

use crate::Plan;
use crate::player::Player;
use crate::recorder::Recorder;

/// How many requests are under way at once while tables are opened.
const AT_ONCE: usize = 32;

/// Guests, and the rooms they opened.
pub(crate) struct Clients {
    guests: Vec<Guest>,
    rooms: Vec<String>,
}

impl Clients {
    /// Lets guests arrive and open their tables.
    pub(crate) async fn gather(plan: &Plan) -> Result<Clients, ClientError> {
        let http = reqwest::Client::new();
        let count = plan.guests.clamp(plan.seats, plan.rooms.max(1) * plan.seats);
        let arriving = |number: usize| {
            let (http, server) = (http.clone(), plan.server.clone());
            async move { Guest::arrive_by(&http, &server, &format!("Load {number}")).await }
        };
        let guests = all(count, arriving).await?;
        let opening = |room: usize| {
            let sitting = sitting(&guests, room, plan.seats);
            let terms = terms(plan);
            async move { open(&sitting, &terms).await }
        };
        let rooms = all(plan.rooms, opening).await?;
        Ok(Clients { guests, rooms })
    }

    /// Opens a socket for every seat.
    pub(crate) async fn sit_down(
        self,
        plan: &Plan,
        recorder: &Arc<Recorder>,
    ) -> Result<Vec<Player>, ClientError> {
        let seating = |place: usize| {
            let (room, seat) = (place / plan.seats, place % plan.seats);
            let guest = sitting(&self.guests, room, plan.seats).remove(seat);
            let (id, recorder, plan) = (self.rooms[room].clone(), Arc::clone(recorder), plan.clone());
            async move { Player::sit_down(guest, id, room, seat, &plan, recorder).await }
        };
        all(plan.rooms * plan.seats, seating).await
    }
}

/// The guests who sit at a table.
fn sitting(guests: &[Guest], room: usize, seats: usize) -> Vec<Guest> {
    let first = room * seats;
    (first..first + seats).map(|place| guests[place % guests.len()].clone()).collect()
}

fn terms(plan: &Plan) -> Value {
    // Nobody is to be covered by a bot while the others are still on their way.
    let pace = json!({ "pace": "live", "grace_s": 600 });
    json!({ "game": plan.game, "seats": vec![json!({ "for": "person" }); plan.seats], "pace": pace })
}

async fn open(guests: &[Guest], terms: &Value) -> Result<String, ClientError> {
    let Some(host) = guests.first() else { return Ok(String::new()) };
    let room = host.open_room(terms).await?;
    for guest in guests {
        guest.command(&room, "sit", &json!({ "do": "sit", "nonce": "10ad" })).await?.ok()?;
    }
    host.command(&room, "begin", &json!({ "do": "begin" })).await?.ok()?;
    Ok(room)
}

/// Does something for each number, some at once, and gives the results in order.
async fn all<T, F, W>(count: usize, work: W) -> Result<Vec<T>, ClientError>
where
    T: Send + 'static,
    F: Future<Output = Result<T, ClientError>> + Send + 'static,
    W: Fn(usize) -> F,
{
    let mut done = Vec::with_capacity(count);
    let mut next = 0;
    while next < count {
        let batch = next..count.min(next + AT_ONCE);
        next = batch.end;
        let under_way: Vec<_> = batch.map(|number| tokio::spawn(work(number))).collect();
        for result in under_way {
            let result = result.await.map_err(|error| ClientError::Unreachable(error.to_string()))?;
            done.push(result?);
        }
    }
    Ok(done)
}
