//! One timer per room, because creating a timer for each message costs more than the message.

use std::pin::Pin;
use std::time::Instant;

use tokio::time::{Sleep, sleep_until};

/// A timer whose deadline changes with every message. It is only reset if it would fire too late. If it fires too
/// early, it waits again.
pub(super) struct Alarm {
    sleep: Pin<Box<Sleep>>,
}

impl Default for Alarm {
    fn default() -> Alarm {
        Alarm { sleep: Box::pin(sleep_until(Instant::now().into())) }
    }
}

impl Alarm {
    /// Waits until `at`; with `None`, forever.
    pub(super) async fn ring(&mut self, at: Option<Instant>) {
        let Some(at) = at else { return std::future::pending().await };
        while Instant::now() < at {
            if self.sleep.is_elapsed() || self.sleep.deadline().into_std() > at {
                self.sleep.as_mut().reset(at.into());
            }
            self.sleep.as_mut().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const EARLY: Duration = Duration::from_millis(200);
    const LATE: Duration = Duration::from_millis(400);

    async fn is_rung_by(alarm: &mut Alarm, at: Instant, until: Instant) -> bool {
        tokio::time::timeout_at(until.into(), alarm.ring(Some(at))).await.is_ok()
    }

    #[tokio::test]
    async fn an_alarm_set_to_a_later_time_does_not_ring_early() {
        let (mut alarm, start) = (Alarm::default(), Instant::now());
        assert!(!is_rung_by(&mut alarm, start + LATE, start + EARLY / 2).await);
        assert!(!is_rung_by(&mut alarm, start + EARLY, start + EARLY / 2).await);
        alarm.ring(Some(start + LATE)).await;
        assert!(start.elapsed() >= LATE);
    }

    #[tokio::test]
    async fn an_alarm_set_to_an_earlier_time_rings_then() {
        let (mut alarm, start) = (Alarm::default(), Instant::now());
        let far = start + Duration::from_secs(3_600);
        assert!(!is_rung_by(&mut alarm, far, start + EARLY).await);
        assert!(is_rung_by(&mut alarm, start + LATE, far).await);
        assert!(start.elapsed() >= LATE);
    }

    #[tokio::test]
    async fn an_alarm_without_a_time_never_rings() {
        let mut alarm = Alarm::default();
        assert!(tokio::time::timeout(LATE, alarm.ring(None)).await.is_err());
    }
}
