//! Limits how often the same warning is logged, so that one fault cannot fill the disk.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tracing::callsite::Identifier;
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// How many lines of one place in the code are logged in one window.
const MOST: u32 = 20;
const WINDOW: Duration = Duration::from_secs(10);

/// Drops warnings and errors that come too often from the same place in the code. A metric counts the dropped lines.
#[derive(Default)]
pub(super) struct LogLimit {
    windows: Mutex<HashMap<Identifier, Window>>,
}

struct Window {
    begun: Instant,
    lines: u32,
}

impl<S: Subscriber> Layer<S> for LogLimit {
    fn event_enabled(&self, event: &Event<'_>, _: Context<'_, S>) -> bool {
        let metadata = event.metadata();
        let logged = *metadata.level() > Level::WARN || self.admits(metadata.callsite(), Instant::now());
        if !logged {
            metrics::counter!("antorcha_log_lines_dropped_total").increment(1);
        }
        logged
    }
}

impl LogLimit {
    fn admits(&self, place: Identifier, now: Instant) -> bool {
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        let window = windows.entry(place).or_insert(Window { begun: now, lines: 0 });
        if now.duration_since(window.begun) >= WINDOW {
            *window = Window { begun: now, lines: 0 };
        }
        window.lines = window.lines.saturating_add(1);
        window.lines <= MOST
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use tracing_subscriber::layer::SubscriberExt;

    use super::*;

    /// Counts the events that it gets.
    struct Count(Arc<AtomicU32>);

    impl<S: Subscriber> Layer<S> for Count {
        fn on_event(&self, _: &Event<'_>, _: Context<'_, S>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn logged(log: impl FnOnce()) -> u32 {
        let count = Arc::new(AtomicU32::new(0));
        let subscriber =
            tracing_subscriber::registry().with(LogLimit::default()).with(Count(Arc::clone(&count)));
        tracing::subscriber::with_default(subscriber, log);
        count.load(Ordering::Relaxed)
    }

    #[test]
    fn a_repeated_warning_is_logged_a_few_times() {
        assert_eq!(logged(|| (0..1_000).for_each(|number| tracing::warn!(number, "a fault"))), MOST);
    }

    #[test]
    fn other_warnings_and_information_are_still_logged() {
        let count = logged(|| {
            (0..100).for_each(|_| tracing::error!("a fault"));
            tracing::error!("another fault");
            (0..100).for_each(|_| tracing::info!("a request"));
        });
        assert_eq!(count, MOST + 1 + 100);
    }

    #[test]
    fn the_next_window_logs_again() {
        let (limit, start) = (LogLimit::default(), Instant::now());
        let place = tracing::callsite! { name: "fault", kind: tracing::metadata::Kind::EVENT, fields: };
        let place = tracing::callsite::Callsite::metadata(place).callsite();
        assert!((0..MOST).all(|_| limit.admits(place.clone(), start)));
        assert!(!limit.admits(place.clone(), start));
        assert!(limit.admits(place, start + WINDOW));
    }
}
