//! Reviews a match from its record.

use game::{Game, Seat};
use table::Retrace;

use crate::account::Account;
use crate::decision::Decision;
use crate::error::ReviewError;
use crate::examiner::{Examination, Examiner};
use crate::findings::{Note, Review, ReviewedDecision};
use crate::mark::summary;
use crate::method::{Method, Progress, ReviewSettings, Thresholds};

/// Increases whenever the same match, seed and budget give another review.
pub const REVIEWER_VERSION: u32 = 4;

/// The part of the work after which the scan is done.
const SCANNED: f64 = 0.3;

/// Reviews a match. `progress` is called often; the review stops when it returns false.
pub fn review<G: Game>(
    record: &str,
    method: &Method<G>,
    settings: &ReviewSettings,
    progress: &mut dyn FnMut(Progress) -> bool,
) -> Result<Review, ReviewError> {
    let mut reviewing = Reviewing::<G>::of(record, method, settings)?;
    loop {
        let done = reviewing.done();
        if !progress(Progress { done }) {
            return Err(ReviewError::Stopped);
        }
        if done >= 1.0 {
            return Ok(reviewing.finish());
        }
        reviewing.advance();
    }
}

/// A review that goes on decision by decision, for callers without a thread for it.
pub struct Reviewing<G: Game> {
    method: Method<G>,
    retrace: Retrace<G>,
    account: Account,
    examiner: Examiner<G>,
    /// Decisions that the first stage has yet to scan.
    unscanned: std::vec::IntoIter<Decision<G>>,
    rounds: u64,
    examinations: Vec<Examination<G>>,
    second: Option<SecondStage>,
}

/// The examinations that the second stage goes through.
struct SecondStage {
    open: Vec<usize>,
    done: usize,
    rollouts_each: u64,
}

impl<G: Game> Reviewing<G> {
    pub fn of(
        record: &str,
        method: &Method<G>,
        settings: &ReviewSettings,
    ) -> Result<Reviewing<G>, ReviewError> {
        let budget = settings.budget(method.rollouts)?;
        let retrace = Retrace::<G>::read(record)?;
        if retrace.steps.is_empty() {
            return Err(ReviewError::Empty);
        }
        let account = Account::of(&retrace, method);
        let examiner = Examiner::new(*method, settings.seed, budget);
        let decisions = Decision::all(&retrace);
        let (rounds, examinations) = (examiner.scan_rounds(&decisions), Vec::with_capacity(decisions.len()));
        let unscanned = decisions.into_iter();
        Ok(Reviewing {
            method: *method,
            retrace,
            account,
            examiner,
            unscanned,
            rounds,
            examinations,
            second: None,
        })
    }

    /// How much is done, from 0 to 1.
    pub fn done(&self) -> f64 {
        let part = |done: usize, all: usize| done as f64 / all.max(1) as f64;
        match &self.second {
            None => {
                let scanned = self.examinations.len();
                SCANNED * part(scanned, scanned + self.unscanned.len())
            }
            Some(stage) if stage.done >= stage.open.len() => 1.0,
            Some(stage) => SCANNED + (1.0 - SCANNED) * part(stage.done, stage.open.len()),
        }
    }

    /// Examines one decision in the present stage.
    pub fn advance(&mut self) {
        if let Some(decision) = self.unscanned.next() {
            self.examinations.push(self.examiner.scan(decision, self.rounds));
            return;
        }
        let (least, examiner) = (self.method.thresholds.inaccuracy, &self.examiner);
        let examinations = &mut self.examinations;
        let stage = self.second.get_or_insert_with(|| {
            let may_have_lost =
                |(_, examination): &(usize, &Examination<G>)| examination.may_have_lost(least);
            let open: Vec<usize> =
                examinations.iter().enumerate().filter(may_have_lost).map(|(number, _)| number).collect();
            let rollouts_each = examiner.rollouts_each(open.len());
            SecondStage { open, done: 0, rollouts_each }
        });
        let next = stage.open.get(stage.done).and_then(|number| examinations.get_mut(*number));
        if let Some(examination) = next {
            self.examiner.examine(examination, stage.rollouts_each);
            stage.done += 1;
        }
    }

    /// The review, as far as it is done.
    pub fn finish(self) -> Review {
        let Reviewing { method, retrace, account, examinations, .. } = self;
        let (runs, mut decisions): (Vec<usize>, Vec<ReviewedDecision>) = examinations
            .iter()
            .filter_map(|examination| Some((examination.run(), examination.reviewed(&method)?)))
            .unzip();
        credit_later_decisions(&mut decisions, &runs, method.thresholds);
        let seats = retrace.setup.seats();
        Review {
            reviewer_version: REVIEWER_VERSION,
            game: G::manifest().key,
            rules_version: retrace.rules_version,
            seats,
            finished: account.is_over,
            luck: account.seats(),
            summaries: Seat::all(seats).map(|seat| summary(seat, &decisions)).collect(),
            notes: notes(&retrace, account.is_over, examinations.len() - decisions.len()),
            points: account.points,
            decisions,
        }
    }
}

/// Judges one decision of a match with so many rollouts, `None` if the step is no decision with a choice. Decisions that
/// follow it without a draw are judged as well, because what they can still win counts for it.
pub fn decision_at<G: Game>(
    record: &str,
    step: usize,
    method: &Method<G>,
    settings: &ReviewSettings,
) -> Result<Option<ReviewedDecision>, ReviewError> {
    let rollouts = settings.budget(method.rollouts)?;
    let decisions = Decision::all(&Retrace::<G>::read(record)?);
    let (mut runs, mut judged) = (Vec::new(), Vec::new());
    let mut examiner = Examiner::new(*method, settings.seed, rollouts);
    for decision in decisions.into_iter().skip_while(|decision| decision.step != step) {
        if runs.last().is_some_and(|run| *run != decision.run) {
            break;
        }
        let mut examination = examiner.scan(decision, Examiner::<G>::MOST_SCAN_ROUNDS);
        if examination.may_have_lost(method.thresholds.inaccuracy) {
            examiner.examine(&mut examination, rollouts.into());
        }
        runs.push(examination.run());
        let Some(decision) = examination.reviewed(method) else { break };
        judged.push(decision);
    }
    credit_later_decisions(&mut judged, &runs, method.thresholds);
    Ok(judged.into_iter().next())
}

/// What a player can still do next counts for the action before it: to do something else first loses nothing.
fn credit_later_decisions(decisions: &mut [ReviewedDecision], runs: &[usize], thresholds: Thresholds) {
    for later in (1..decisions.len()).rev() {
        let (before, after) = decisions.split_at_mut(later);
        let (Some(decision), Some(next)) = (before.last_mut(), after.first()) else { continue };
        if runs.get(later - 1) == runs.get(later) {
            decision.expect_at_least(next.best_chance(), thresholds);
        }
    }
}

fn notes<G: Game>(retrace: &Retrace<G>, is_over: bool, not_judged: usize) -> Vec<Note> {
    let (recorded, present) = (retrace.rules_version, G::manifest().rules_version);
    let notes = [
        (!is_over).then_some(Note::Unfinished),
        (retrace.undone > 0).then_some(Note::Undone { steps: retrace.undone }),
        retrace.continues_another.then_some(Note::Continued),
        retrace.dealt_again_for.map(|seat| Note::DealtAgain { seat }),
        (recorded != present).then_some(Note::OtherRules { recorded, present }),
        retrace.is_practice.then_some(Note::Practice),
        (not_judged > 0).then_some(Note::NotJudged { decisions: not_judged }),
    ];
    notes.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use game::Message;
    use serde_json::Value;

    use super::*;
    use crate::findings::{Basis, Mark, ReviewedOption};

    const THRESHOLDS: Thresholds = Thresholds { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 };

    /// A blunder: the first option leaves this chance, and the second one that.
    fn blunder(chosen: f64, best: f64) -> ReviewedDecision {
        let option =
            |chance| ReviewedOption { action: Value::Null, message: Message::new("a"), chance, error: 0.0 };
        let (loss, options) = (best - chosen, vec![option(chosen), option(best)]);
        ReviewedDecision {
            step: 1,
            frame: 1,
            seat: Seat::FIRST,
            options,
            chosen: 0,
            best: 1,
            loss,
            loss_error: 0.0,
            mark: THRESHOLDS.mark(loss, 0.0),
            obvious: false,
            basis: Basis::Search,
        }
    }

    /// The marks of two decisions.
    fn marks(runs: [usize; 2]) -> [Option<Mark>; 2] {
        let mut decisions = [blunder(0.1, 0.9), blunder(0.3, 0.85)];
        credit_later_decisions(&mut decisions, &runs, THRESHOLDS);
        decisions.map(|decision| decision.mark)
    }

    #[test]
    fn a_chance_that_is_still_there_was_not_lost_by_what_came_first() {
        assert_eq!(marks([4, 4]), [Some(Mark::Inaccuracy), Some(Mark::Blunder)]);
    }

    #[test]
    fn what_comes_after_a_draw_or_another_seat_counts_for_nothing_before() {
        assert_eq!(marks([4, 5]), [Some(Mark::Blunder), Some(Mark::Blunder)]);
    }
}
