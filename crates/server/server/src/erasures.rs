//! Deletes people whose deletion has begun: redacts their rooms, one after the other, and then removes what remains.
//!
//! The store has the list, so that another node continues if this one dies, and every step can be done again.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use room::ENTRIES_ABOUT_PEOPLE;
use room::ids::{PlayerId, RoomId};
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::clock::now_ms;
use crate::error::ApiError;

/// How often a node looks for deletions that another one began or left.
const PAUSE: Duration = Duration::from_secs(60);

/// How many people are deleted together, because all entries are read for them.
const TOGETHER: u32 = 200;

/// For how long a node has them to itself.
const LEASE_MS: i64 = 15 * 60 * 1_000;

/// How many rooms are read at once, and how long the pause is after them: live matches come first.
const ROOMS: u32 = 200;
const BREATH: Duration = Duration::from_millis(10);

/// How many guests one look expires at most.
const EXPIRED: u32 = 200;

const DAY_MS: i64 = 24 * 3600 * 1_000;

/// Works until the server shuts down.
pub(crate) async fn run(app: Arc<App>, closing: CancellationToken) {
    while !closing.is_cancelled() {
        expire_guests(&app).await;
        let erasing = async {
            if let Err(error) = erase_due(&app).await {
                tracing::warn!(%error, "people could not be deleted; the next look continues");
            }
            tokio::select! {
                () = tokio::time::sleep(PAUSE) => {}
                () = app.erasing.notified() => {}
            }
        };
        tokio::select! {
            () = erasing => {}
            () = closing.cancelled() => {}
        }
    }
}

/// Begins to delete guests who were not here for as long as the settings say.
async fn expire_guests(app: &App) {
    if app.settings.guest_days == 0 {
        return;
    }
    let seen_before_ms = now_ms().saturating_sub(DAY_MS.saturating_mul(app.settings.guest_days.into()));
    match app.people.expire_guests(seen_before_ms, EXPIRED).await {
        Ok(0) => {}
        Ok(guests) => tracing::info!(guests, "guests who were away for long are deleted"),
        Err(error) => tracing::warn!(%error, "guests who were away for long could not be deleted"),
    }
}

async fn erase_due(app: &App) -> Result<(), ApiError> {
    loop {
        let due = app.store.lease_erasures(TOGETHER, LEASE_MS).await?;
        let people: BTreeSet<PlayerId> = due.iter().filter_map(|player| PlayerId::parse(player)).collect();
        if people.is_empty() {
            return Ok(());
        }
        erase(app, &people).await?;
    }
}

async fn erase(app: &App, people: &BTreeSet<PlayerId>) -> Result<(), ApiError> {
    let begun_ms = app.store.now_ms().await?;
    redact_known_rooms(app, people).await?;
    redact_rooms_active_since(app, people, 0).await?;
    // Rooms that others opened or used meanwhile.
    redact_rooms_active_since(app, people, begun_ms).await?;
    redact_known_rooms(app, people).await?;
    for person in people {
        let alias = PlayerId::draw_former();
        if !app.store.finish_erasure(person.as_str(), alias.as_str()).await? {
            tracing::warn!("a room names a deleted player again; the next look continues");
        }
    }
    Ok(())
}

/// Redacts the rooms in which these people have seats or which they host. The store finds them at once.
async fn redact_known_rooms(app: &App, people: &BTreeSet<PlayerId>) -> Result<(), ApiError> {
    for person in people {
        loop {
            let rooms = app.store.rooms_with(person.as_str(), ROOMS).await?;
            if rooms.is_empty() {
                break;
            }
            redact_all(app, rooms.into_iter().collect(), people).await?;
        }
    }
    Ok(())
}

/// Redacts the rooms in which these people only wrote something, or which they left. All entries are read for that.
async fn redact_rooms_active_since(
    app: &App,
    people: &BTreeSet<PlayerId>,
    since_ms: i64,
) -> Result<(), ApiError> {
    let mut after = String::new();
    loop {
        let page = app.store.next_entries_like(&after, ROOMS, since_ms, ENTRIES_ABOUT_PEOPLE).await?;
        let Some(last) = page.last else { return Ok(()) };
        let names_them = |body: &str| people.iter().any(|person| body.contains(person.as_str()));
        let concerned = page.entries.into_iter().filter(|(_, body)| names_them(body));
        redact_all(app, concerned.map(|(room, _)| room).collect(), people).await?;
        after = last;
        tokio::time::sleep(BREATH).await;
    }
}

async fn redact_all(app: &App, rooms: BTreeSet<String>, people: &BTreeSet<PlayerId>) -> Result<(), ApiError> {
    for room in rooms.iter().filter_map(|room| RoomId::parse(room)) {
        app.rooms.forget_people(&room, people).await?;
    }
    Ok(())
}
