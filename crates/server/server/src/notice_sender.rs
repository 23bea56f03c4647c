//! Sends the notices that are due. Each is checked again before, because the player may have come to the table meanwhile.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use room::ids::RoomId;
use store::{NoticeOutcome, NoticeRow};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::notices::{ChannelKind, Delivery, Problem, QuietHours, TurnFacts};
use crate::rooms::NoticeCheck;

/// How often the outbox is read if nothing happens on this node.
const PAUSE: Duration = Duration::from_secs(1);

/// How long a node may need for one notice. Every attempt has a shorter timeout.
const LEASE_MS: i64 = 60_000;

/// The pause after an error of the store.
const AFTER_ERROR_MS: i64 = 5_000;

/// How long shutdown waits for notices that are being sent.
const LAST_WAIT: Duration = Duration::from_secs(2);

/// The pauses before the next attempts, in seconds. After the last one, each hour is one more attempt.
const BACK_OFF_S: [i64; 6] = [5, 30, 120, 600, 1_800, 3_600];

/// All attempts together take about a day.
const MOST_ATTEMPTS: i64 = 28;

/// The longest pause that a receiver can ask for.
const LONGEST_PAUSE_S: i64 = 6 * 3600;

/// Notices that are being sent at the same time, by kind. So slow webhooks do not delay mails.
struct Pools(BTreeMap<ChannelKind, (Arc<Semaphore>, u32)>);

impl Pools {
    fn new() -> Pools {
        let size = |kind| match kind {
            ChannelKind::Push | ChannelKind::Webhook => 16,
            ChannelKind::Email | ChannelKind::Command => 4,
        };
        let pool = |kind| (kind, (Arc::new(Semaphore::new(size(kind) as usize)), size(kind)));
        Pools(ChannelKind::ALL.into_iter().map(pool).collect())
    }

    /// Waits for all notices that are being sent.
    async fn wait(&self) {
        for (pool, size) in self.0.values() {
            let _ = pool.acquire_many(*size).await;
        }
    }
}

/// Sends until the server shuts down.
pub(crate) async fn run(app: Arc<App>, closing: CancellationToken) {
    let pools = Pools::new();
    while !closing.is_cancelled() {
        if let Err(error) = send_due(&app, &pools).await {
            tracing::warn!(%error, "the store did not list the notices that are due");
        }
        tokio::select! {
            () = app.notices.until_due() => {}
            () = tokio::time::sleep(PAUSE) => {}
            () = closing.cancelled() => {}
        }
    }
    // What is not recorded by then is sent again, with the same id.
    let _ = tokio::time::timeout(LAST_WAIT, pools.wait()).await;
}

/// Leases as many due notices as can be sent now.
async fn send_due(app: &Arc<App>, pools: &Pools) -> Result<(), ApiError> {
    let node = app.nodes.id.as_str();
    for kind in app.store.due_notice_kinds(node).await? {
        let Some((pool, _)) = ChannelKind::from_name(&kind).and_then(|kind| pools.0.get(&kind)) else {
            continue;
        };
        let mut permits = Vec::new();
        while let Ok(permit) = Arc::clone(pool).try_acquire_owned() {
            permits.push(permit);
        }
        let free = u32::try_from(permits.len()).unwrap_or(0);
        if free == 0 {
            continue;
        }
        let leased = app.store.lease_notices(node, &kind, free, LEASE_MS).await?;
        for (notice, permit) in leased.into_iter().zip(permits) {
            tokio::spawn(send(Arc::clone(app), notice, permit));
        }
    }
    Ok(())
}

async fn send(app: Arc<App>, notice: NoticeRow, permit: OwnedSemaphorePermit) {
    if let Err(error) = process(&app, &notice).await {
        tracing::warn!(room = notice.room, %error, "a notice could not be processed");
        // If this fails too, the next attempt comes when the lease ends.
        let _ = app.store.retry_notice(&notice.id, AFTER_ERROR_MS).await;
    }
    drop(permit);
    // The player may have more notices of this kind.
    app.notices.look_again();
}

async fn process(app: &App, notice: &NoticeRow) -> Result<(), ApiError> {
    match next_step(app, notice).await? {
        Step::Finish(outcome) => app.store.finish_notice(&notice.id, outcome).await?,
        Step::Wait { ms } => app.store.retry_notice(&notice.id, ms).await?,
    }
    Ok(())
}

/// What to do with a notice.
enum Step {
    Finish(NoticeOutcome),
    Wait { ms: i64 },
}

async fn next_step(app: &App, notice: &NoticeRow) -> Result<Step, ApiError> {
    let dropped = Step::Finish(NoticeOutcome::Dropped);
    let Some(row) = app.store.room(&notice.room).await? else { return Ok(dropped) };
    let Some(facts) = TurnFacts::of(app.games, &row, notice) else { return Ok(dropped) };
    match check(app, &facts).await {
        NoticeCheck::Waits => {}
        NoticeCheck::AtTable => return Ok(Step::Finish(NoticeOutcome::Seen)),
        NoticeCheck::Over => return Ok(dropped),
    }
    if app.store.is_muted(&notice.player, &notice.room).await? {
        return Ok(dropped);
    }
    let preferences = app.store.notice_preferences(&notice.player).await?;
    if let Some(ms) = QuietHours::of(&preferences).and_then(|hours| hours.rest_ms(now_ms())) {
        return Ok(Step::Wait { ms });
    }
    let delivery = app.notices.deliver(notice, &facts).await?;
    record(app, notice, &facts, delivery).await
}

/// Asks the room, if it is open here. Otherwise nobody is at the table: another node that has it open would have leased the
/// notice.
async fn check(app: &App, facts: &TurnFacts) -> NoticeCheck {
    let room: &RoomId = &facts.room;
    match app.rooms.check_notice(room, facts.seat, &facts.player, facts.asked_ms).await {
        Some(check) => check,
        None if facts.waits => NoticeCheck::Waits,
        None => NoticeCheck::Over,
    }
}

async fn record(
    app: &App,
    notice: &NoticeRow,
    facts: &TurnFacts,
    delivery: Delivery,
) -> Result<Step, ApiError> {
    metrics::counter!("antorcha_notices_total", "kind" => notice.kind.clone(), "outcome" => outcome_name(delivery))
        .increment(1);
    let delivery = match delivery {
        Delivery::Later(problem, _) if notice.attempts >= MOST_ATTEMPTS => Delivery::Failed(problem),
        delivery => delivery,
    };
    let step = match delivery {
        Delivery::Sent => Step::Finish(NoticeOutcome::Sent),
        Delivery::NoChannel => Step::Finish(NoticeOutcome::Dropped),
        Delivery::Failed(problem) | Delivery::Gone(problem) => {
            log(notice, problem, "a notice could not be sent");
            Step::Finish(NoticeOutcome::Failed)
        }
        Delivery::Later(problem, after) => {
            log(notice, problem, "a notice could not be sent now; it is sent again later");
            Step::Wait { ms: pause_ms(notice.attempts, after) }
        }
    };
    if let Some(kind) = ChannelKind::from_name(&notice.kind) {
        app.notices.note(&facts.player, kind, &notice.channel, delivery).await?;
    }
    Ok(step)
}

fn log(notice: &NoticeRow, problem: Problem, what: &'static str) {
    tracing::info!(room = notice.room, kind = notice.kind, problem = problem.code(), "{what}");
}

fn outcome_name(delivery: Delivery) -> &'static str {
    match delivery {
        Delivery::Sent => "sent",
        Delivery::Later(..) => "later",
        Delivery::Failed(_) => "failed",
        Delivery::Gone(_) => "gone",
        Delivery::NoChannel => "dropped",
    }
}

fn pause_ms(attempts: i64, asked_for: Option<Duration>) -> i64 {
    let place = usize::try_from(attempts.saturating_sub(1)).unwrap_or(0);
    let own = BACK_OFF_S.get(place).or(BACK_OFF_S.last()).copied().unwrap_or(3_600);
    let asked_for = asked_for.map_or(0, |pause| i64::try_from(pause.as_secs()).unwrap_or(i64::MAX));
    own.max(asked_for.min(LONGEST_PAUSE_S)) * 1_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_attempts_take_about_a_day() {
        let pauses = (1..MOST_ATTEMPTS).map(|attempts| pause_ms(attempts, None));
        let hours = pauses.sum::<i64>() / 3_600_000;
        assert!((22..=25).contains(&hours), "{hours}");
        assert_eq!(pause_ms(1, Some(Duration::from_secs(90))), 90_000);
        assert_eq!(pause_ms(1, Some(Duration::MAX)), LONGEST_PAUSE_S * 1_000);
    }
}
