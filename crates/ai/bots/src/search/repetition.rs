//! Prevents loops: an action is not repeated in the same view while there is another one.

use std::collections::VecDeque;

/// The number of remembered decisions. Longer loops have not been observed.
const LENGTH: usize = 32;

/// The last decisions with their views.
///
/// Some actions are free and reversible, such as going up and down the same stairs. A search that finds both equally good
/// would repeat them without end.
pub(crate) struct Repetition<V, A> {
    steps: VecDeque<(V, A)>,
}

impl<V: Clone + PartialEq, A: Copy + PartialEq> Repetition<V, A> {
    pub(crate) fn new() -> Repetition<V, A> {
        Repetition { steps: VecDeque::with_capacity(LENGTH) }
    }

    /// The candidates that were not chosen before in this view; all of them if each was.
    pub(crate) fn fresh(&self, view: &V, candidates: Vec<A>) -> Vec<A> {
        let is_fresh = |action: &A| !self.steps.iter().any(|step| step.1 == *action && step.0 == *view);
        let fresh: Vec<A> = candidates.iter().copied().filter(is_fresh).collect();
        if fresh.is_empty() { candidates } else { fresh }
    }

    pub(crate) fn record(&mut self, view: &V, action: A) {
        self.steps.truncate(LENGTH - 1);
        self.steps.push_front((view.clone(), action));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repeated_action_is_avoided_if_there_is_another() {
        let mut repetition = Repetition::new();
        repetition.record(&"upstairs", 'd');
        assert_eq!(repetition.fresh(&"upstairs", vec!['d', 'x']), ['x']);
        assert_eq!(repetition.fresh(&"downstairs", vec!['d', 'x']), ['d', 'x']);
        assert_eq!(repetition.fresh(&"upstairs", vec!['d']), ['d']);
    }

    #[test]
    fn old_decisions_are_forgotten() {
        let mut repetition = Repetition::new();
        repetition.record(&0, 'd');
        (1..LENGTH).for_each(|room| repetition.record(&room, 'd'));
        assert_eq!(repetition.fresh(&0, vec!['d', 'x']), ['x']);
        repetition.record(&LENGTH, 'd');
        assert_eq!(repetition.fresh(&0, vec!['d', 'x']), ['d', 'x']);
    }
}
