//! What is told is shown.
//!
//! A secret can slip out by an event that names it, or by an event more or less. To tell that from an honest
//! announcement, all steps that could be taken at a position are compared. Where two of them leave an observer
//! with the same view, and yet the one leads to states that the other does not, what it hears must be the same
//! as well: else it was told something about the position that its view does not hold. Noise is allowed: a die
//! that changes nothing, or a claim that may be a lie, tells nothing about the state.

use std::collections::BTreeMap;

use crate::contract::Game;
use crate::seat::Observer;

use super::Kit;
use super::fork::Fork;
use super::law::{Breach, Found, Law};
use super::run::{Run, json};

/// With more steps than this to choose from, the position is left to others.
const MOST_STEPS: usize = 200;

/// The forks after which an observer has one and the same view, by what it heard.
type ByStory<'a, G> = BTreeMap<String, Vec<&'a Fork<G>>>;

/// Checks what every observer would hear of every step that can be taken here.
pub(super) fn check<G: Game>(kit: &mut Kit<G>, run: &Run<G>, forks: &[Fork<G>]) -> Found {
    if forks.len() > MOST_STEPS {
        return Ok(());
    }
    for forks in forks.chunk_by(|one, two| one.step.mover() == two.step.mover()) {
        for observer in Observer::all(run.seats) {
            for stories in by_view(forks, observer)?.values() {
                stories_tell_nothing(kit, stories, observer)?;
            }
        }
    }
    Ok(())
}

fn by_view<G: Game>(forks: &[Fork<G>], observer: Observer) -> Found<BTreeMap<String, ByStory<'_, G>>> {
    let mut views = BTreeMap::<String, ByStory<'_, G>>::new();
    for fork in forks {
        let stories = views.entry(json(&fork.state.view(observer))?).or_default();
        stories.entry(story(fork, observer)?).or_default().push(fork);
    }
    Ok(views)
}

/// What the observer hears, and what it did itself, which it needs nobody to tell.
fn story<G: Game>(fork: &Fork<G>, observer: Observer) -> Found<String> {
    let own = fork.step.mover().is_some_and(|seat| observer.is(seat));
    let deed = if own { fork.step.to_string() } else { String::new() };
    Ok(deed + &fork.sights(observer)?)
}

fn stories_tell_nothing<G: Game>(kit: &mut Kit<G>, stories: &ByStory<'_, G>, observer: Observer) -> Found {
    let forks: usize = stories.values().map(Vec::len).sum();
    kit.report.tellings += forks.saturating_sub(1) as u64;
    let mut stories = stories.iter();
    let Some((first, known)) = stories.next() else { return Ok(()) };
    for (other, forks) in stories {
        if !(lead_within(known, forks) && lead_within(forks, known)) {
            let story =
                format!("{observer:?} hears one of these and has the same view:\n  {first}\n  {other}");
            return Err(Breach::new(Law::ToldIsShown, story));
        }
    }
    Ok(())
}

fn lead_within<G: Game>(some: &[&Fork<G>], all: &[&Fork<G>]) -> bool {
    some.iter().all(|one| all.iter().any(|other| other.state == one.state))
}
