//! Where a player has been lately, so that it does not walk in a circle.

use std::collections::VecDeque;

/// So many decisions are remembered: longer circles than these have not been seen.
const LENGTH: usize = 32;

/// The last decisions, each with the view in which it was taken.
///
/// Where something costs nothing and can be undone by its like, such as going up and down the same stairs, a search that
/// finds both equally good would go on for ever.
pub(crate) struct Trail<V, A> {
    steps: VecDeque<(V, A)>,
}

impl<V: Clone + PartialEq, A: Copy + PartialEq> Trail<V, A> {
    pub(crate) fn new() -> Trail<V, A> {
        Trail { steps: VecDeque::with_capacity(LENGTH) }
    }

    /// Those decisions that were not taken before in this very position; all of them if every one was.
    pub(crate) fn fresh(&self, view: &V, candidates: Vec<A>) -> Vec<A> {
        let is_fresh = |action: &A| !self.steps.iter().any(|step| step.1 == *action && step.0 == *view);
        let fresh: Vec<A> = candidates.iter().copied().filter(is_fresh).collect();
        if fresh.is_empty() { candidates } else { fresh }
    }

    pub(crate) fn note(&mut self, view: &V, action: A) {
        self.steps.truncate(LENGTH - 1);
        self.steps.push_front((view.clone(), action));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_here_before_is_not_done_again_while_there_is_another_way() {
        let mut trail = Trail::new();
        trail.note(&"upstairs", 'd');
        assert_eq!(trail.fresh(&"upstairs", vec!['d', 'x']), ['x']);
        assert_eq!(trail.fresh(&"downstairs", vec!['d', 'x']), ['d', 'x']);
        assert_eq!(trail.fresh(&"upstairs", vec!['d']), ['d']);
    }

    #[test]
    fn what_was_done_long_ago_is_forgotten() {
        let mut trail = Trail::new();
        trail.note(&0, 'd');
        (1..LENGTH).for_each(|room| trail.note(&room, 'd'));
        assert_eq!(trail.fresh(&0, vec!['d', 'x']), ['x']);
        trail.note(&LENGTH, 'd');
        assert_eq!(trail.fresh(&0, vec!['d', 'x']), ['d', 'x']);
    }
}
