//! The decisions of a match that had a choice, each with what its seat knew.

use game::{Choice, Game, HasMessage, Observer, Seat, Silent};
use serde_json::Value;
use table::{Retrace, Step, TracedStep};

use crate::findings::ReviewedOption;
use crate::sealed::reveals;

/// A decision with a choice.
pub(crate) struct Decision<G: Game> {
    pub(crate) step: usize,
    pub(crate) frame: usize,
    pub(crate) seat: Seat,
    /// Decisions with the same number follow each other without a draw or another seat's decision.
    pub(crate) run: usize,
    pub(crate) view: G::View,
    pub(crate) options: Vec<G::Action>,
    pub(crate) chosen: usize,
}

impl<G: Game> Decision<G> {
    /// The decisions of a match in order. Forced ones are left out, and sealed choices that were changed before they were
    /// revealed.
    pub(crate) fn all(retrace: &Retrace<G>) -> Vec<Decision<G>> {
        let mut game = retrace.start.clone();
        let mut found: Vec<Decision<G>> = Vec::new();
        // The first decision of the sealed round, and the sealed choices since then.
        let mut sealed: Vec<(Seat, usize)> = Vec::new();
        let (mut run, mut last) = (0, None);
        for traced in &retrace.steps {
            match traced.step {
                Step::Decision { seat, action } => {
                    let (turn, is_sealed) = (game.turn(), game.seals(action));
                    if let Some(place) = sealed.iter().position(|choice| is_sealed && choice.0 == seat) {
                        let (_, replaced) = sealed.remove(place);
                        found.retain(|decision| decision.step != replaced);
                    }
                    run += usize::from(last.replace(seat) != Some(seat));
                    found.extend(Decision::of(&game, traced, run, seat, action));
                    if is_sealed {
                        sealed.push((seat, traced.number));
                    }
                    if is_sealed && reveals(turn, seat) {
                        sealed.clear();
                    }
                    // The record was replayed before, so the rules accept its steps.
                    let _ = game.decide(seat, action, &mut Silent);
                }
                Step::Chance { outcome } => {
                    last = None;
                    let _ = game.resolve(outcome, &mut Silent);
                }
                Step::Undo { .. } => {}
            }
        }
        found
    }

    /// `None` for a decision without a choice.
    fn of(
        game: &G,
        traced: &TracedStep<Step<G::Action, G::Outcome>>,
        run: usize,
        seat: Seat,
        action: G::Action,
    ) -> Option<Decision<G>> {
        let mut options = Vec::new();
        game.legal(seat, &mut options);
        options.retain(|option| !option.is_aside());
        let chosen = options.iter().position(|option| *option == action)?;
        let view = game.view(Observer::Seat(seat));
        let (step, frame) = (traced.number, traced.frame);
        (options.len() > 1).then_some(Decision { step, frame, seat, run, view, options, chosen })
    }

    /// An option with its figures.
    pub(crate) fn reviewed(&self, option: usize, chance: f64, error: f64) -> Option<ReviewedOption> {
        let action = self.options.get(option)?;
        // The conformance kit writes the actions of every game as JSON.
        let json = table::to_json(action).unwrap_or(Value::Null);
        Some(ReviewedOption { action: json, message: action.message(), chance, error })
    }
}
