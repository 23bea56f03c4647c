//! The kit compares what others make of a match: two matches that look the same to an observer must give the same output.

use game::kit::{self, Effort, Law, OutputReport, Step, StepOf, Violation};
use game::{Game, Observer, Setup, Silent};

use crate::toys::fault::Fault;
use crate::toys::lanterns::Lanterns;

/// Compares an output of the lantern game's states for everyone.
fn check_output(output: impl Fn(&Lanterns) -> String) -> Result<OutputReport, Violation> {
    Fault::None.activate();
    let effort = Effort { pairs: 6, ..Effort::quick() };
    kit::check_output::<Lanterns, _>(effort, Observer::Public, |setup, steps| output(&replayed(setup, steps)))
}

fn replayed(setup: &Setup, steps: &[StepOf<Lanterns>]) -> Lanterns {
    let mut lanterns = Lanterns::new(setup, &mut Silent).unwrap();
    for &step in steps {
        match step {
            Step::Decide { seat, action } => lanterns.decide(seat, action, &mut Silent).unwrap(),
            Step::Resolve { outcome } => lanterns.resolve(outcome, &mut Silent).unwrap(),
        }
    }
    lanterns
}

#[test]
fn an_output_of_what_everyone_may_know_passes() {
    let report = check_output(|lanterns| format!("{:?}", lanterns.view(Observer::Public)));
    let report = report.unwrap_or_else(|found| panic!("{found}"));
    assert!(report.setups > 5 && report.twins > 50 && report.ends > 0, "{report:?}");
}

#[test]
fn an_output_that_depends_on_a_hidden_lantern_is_caught() {
    let violation = check_output(|lanterns| format!("{:?}", lanterns.held)).unwrap_err();
    assert_eq!(violation.law, Law::SameOutput, "{violation}");
    for part in ["one game", "other game", "Lantern("] {
        assert!(violation.to_string().contains(part), "{violation}");
    }
}
