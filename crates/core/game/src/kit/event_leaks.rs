//! Checks that events reveal nothing about the position that the view does not show.
//!
//! A secret can leak through an event that names it, or through one event more or less. To tell a leak from a legal
//! announcement, the check compares all steps that can be taken at a position. If two steps leave an observer with the
//! same view but can lead to different states, the observer must have received the same events. Otherwise the events
//! told something about the state that the view does not show. Noise is allowed: a die roll that changes nothing, or a
//! claim that may be a lie, says nothing about the state.

use std::collections::BTreeMap;

use crate::contract::Game;
use crate::seat::Observer;

use super::Kit;
use super::fork::Fork;
use super::law::{CheckResult, Failure, Law};
use super::run::{Run, json};

/// Positions with more steps than this are skipped.
const MOST_STEPS: usize = 200;

/// Forks with the same view for an observer, grouped by the events that the observer received.
type ByEvents<'a, G> = BTreeMap<String, Vec<&'a Fork<G>>>;

/// Compares what every observer would receive after every possible step.
pub(super) fn check<G: Game>(kit: &mut Kit<G>, run: &Run<G>, forks: &[Fork<G>]) -> CheckResult {
    if forks.len() > MOST_STEPS {
        return Ok(());
    }
    for forks in forks.chunk_by(|one, two| one.step.mover() == two.step.mover()) {
        for observer in Observer::all(run.seats) {
            for by_events in by_view(forks, observer)?.values() {
                check_no_leak(kit, by_events, observer)?;
            }
        }
    }
    Ok(())
}

fn by_view<G: Game>(forks: &[Fork<G>], observer: Observer) -> CheckResult<BTreeMap<String, ByEvents<'_, G>>> {
    let mut views = BTreeMap::<String, ByEvents<'_, G>>::new();
    for fork in forks {
        let by_events = views.entry(json(&fork.state.view(observer))?).or_default();
        by_events.entry(received(fork, observer)?).or_default().push(fork);
    }
    Ok(views)
}

/// Returns what the observer received, and its own action if it made the step.
fn received<G: Game>(fork: &Fork<G>, observer: Observer) -> CheckResult<String> {
    let own = fork.step.mover().is_some_and(|seat| observer.is(seat));
    let action = if own { fork.step.to_string() } else { String::new() };
    Ok(action + &fork.events_json(observer)?)
}

fn check_no_leak<G: Game>(kit: &mut Kit<G>, by_events: &ByEvents<'_, G>, observer: Observer) -> CheckResult {
    let forks: usize = by_events.values().map(Vec::len).sum();
    kit.report.compared_steps += forks.saturating_sub(1) as u64;
    let mut groups = by_events.iter();
    let Some((first, known)) = groups.next() else { return Ok(()) };
    for (other, forks) in groups {
        if !(states_within(known, forks) && states_within(forks, known)) {
            let details =
                format!("{observer:?} receives one of these and has the same view:\n  {first}\n  {other}");
            return Err(Failure::new(Law::EventsAreInView, details));
        }
    }
    Ok(())
}

fn states_within<G: Game>(some: &[&Fork<G>], all: &[&Fork<G>]) -> bool {
    some.iter().all(|one| all.iter().any(|other| other.state == one.state))
}
