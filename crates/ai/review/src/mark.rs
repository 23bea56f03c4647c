//! What a loss is called, and the accuracy of a seat.

use crate::comparison::Mean;
use crate::findings::{Mark, ReviewedDecision, SeatSummary};
use crate::method::Thresholds;
use game::{Seat, math};

/// A loss counts only if it exceeds this many standard errors.
const PROVEN: f64 = 2.0;

impl Thresholds {
    /// Returns the mark of a loss, or `None` if it is small or may be by chance.
    pub(crate) fn mark(&self, loss: f64, error: f64) -> Option<Mark> {
        let steps = [
            (self.blunder, Mark::Blunder),
            (self.mistake, Mark::Mistake),
            (self.inaccuracy, Mark::Inaccuracy),
        ];
        let reached = steps.into_iter().find(|(threshold, _)| loss >= *threshold)?;
        (loss > PROVEN * error).then_some(reached.1)
    }

    /// Whether a loss is worth a second opinion: it is not by chance, and not much below the first mark.
    pub(crate) fn is_costly(&self, loss: Mean) -> bool {
        loss.value() >= self.inaccuracy / 2.0 && loss.value() > PROVEN * loss.error()
    }
}

/// Summarizes the decisions of one seat that count.
pub(crate) fn summary(seat: Seat, decisions: &[ReviewedDecision]) -> SeatSummary {
    let own: Vec<&ReviewedDecision> =
        decisions.iter().filter(|decision| decision.seat == seat && decision.counts()).collect();
    let marked = |mark| own.iter().filter(|decision| decision.mark == Some(mark)).count();
    let losses: Vec<f64> = own.iter().map(|decision| proven_loss(decision)).collect();
    SeatSummary {
        seat,
        decisions: own.len(),
        inaccuracies: marked(Mark::Inaccuracy),
        mistakes: marked(Mark::Mistake),
        blunders: marked(Mark::Blunder),
        accuracy: accuracy(&losses),
        total_loss: losses.iter().sum(),
    }
}

fn proven_loss(decision: &ReviewedDecision) -> f64 {
    if decision.loss > PROVEN * decision.loss_error { decision.loss } else { 0.0 }
}

/// The mean accuracy of the decisions, with the curve that lichess uses for chess moves.
fn accuracy(losses: &[f64]) -> f64 {
    if losses.is_empty() {
        return 100.0;
    }
    let of = |loss: &f64| (103.1668 * math::exp(-0.043_54 * 100.0 * loss) - 3.1669).clamp(0.0, 100.0);
    losses.iter().map(of).sum::<f64>() / losses.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Thresholds = Thresholds { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 };

    #[test]
    fn a_loss_is_marked_by_the_highest_threshold_that_it_reaches() {
        let cases = [
            (0.04, None),
            (0.05, Some(Mark::Inaccuracy)),
            (0.15, Some(Mark::Mistake)),
            (0.4, Some(Mark::Blunder)),
        ];
        for (loss, mark) in cases {
            assert_eq!(USUAL.mark(loss, 0.001), mark, "{loss}");
        }
    }

    #[test]
    fn a_loss_that_may_be_by_chance_has_no_mark() {
        assert_eq!(USUAL.mark(0.3, 0.16), None);
        assert_eq!(USUAL.mark(0.3, 0.14), Some(Mark::Blunder));
    }

    #[test]
    fn accuracy_is_full_without_losses_and_falls_with_them() {
        assert!(accuracy(&[]) >= 100.0 && accuracy(&[0.0, 0.0]) > 99.9);
        assert!(accuracy(&[0.0, 0.2]) < 80.0 && accuracy(&[1.0]) < 1.0);
    }
}
