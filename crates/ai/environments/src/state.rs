//! One match to explore step by step. Chance is a player.

use game::{
    Encoding, FeatureBytes, HasMessage, LoggedEvent, Message, Observer, Outcomes, RuleId, Scene, Seat,
    SeatSet, Setup, SetupError, Silent, Sink, Turn,
};
use serde_json::Value;
use sha2::{Digest, Sha256};
use table::{BotInput, Step, StepOf};

use crate::error::EnvironmentError;

/// A position, and the steps that led there.
#[derive(Clone)]
pub struct State<G: Encoding> {
    /// Where the steps begin: a new match, or a sampled position.
    origin: G,
    game: G,
    seats: u8,
    steps: Vec<StepOf<G>>,
}

/// A state from text, or what is wrong with it.
pub type Restored = Result<Box<dyn AnyState>, EnvironmentError>;

/// [`State`] without the type of the game.
pub trait AnyState: Send + Sync {
    fn copy(&self) -> Box<dyn AnyState>;
    fn seats(&self) -> u8;
    fn turn(&self) -> Turn;
    fn winners(&self) -> SeatSet;
    /// Returns the ids of the legal actions of a seat.
    fn legal_ids(&self, seat: Seat) -> Vec<u16>;
    /// Returns the legal actions of a seat as JSON, in the order of [`AnyState::legal_ids`].
    fn legal_actions(&self, seat: Seat) -> Vec<Value>;
    /// Returns the labels of the legal actions of a seat, in the order of [`AnyState::legal_ids`].
    fn legal_messages(&self, seat: Seat) -> Vec<Message>;
    fn act(&mut self, seat: Seat, id: i64) -> Result<(), EnvironmentError>;
    /// Returns the possible outcomes of chance as JSON, with their weights.
    fn outcomes(&self) -> Vec<(Value, u32)>;
    /// Applies the outcome at this place of [`AnyState::outcomes`].
    fn resolve_nth(&mut self, index: usize) -> Result<(), EnvironmentError>;
    /// Draws outcomes until chance has nothing to decide. `ticket` returns a number below its argument.
    fn draw_chance(&mut self, ticket: &mut dyn FnMut(u32) -> u32);
    fn write_features(&self, observer: Observer, out: &mut [i8]);
    /// Writes the features of what a seat may know, and 1 for each of its legal actions.
    fn write_observation(&self, seat: Seat, features: &mut [i8], mask: &mut [i8]);
    fn view(&self, observer: Observer) -> Value;
    /// Returns the view as sentences, and the question to the observer if there is one.
    fn scene(&self, observer: Observer) -> (Vec<Message>, Option<Message>);
    /// Returns a text that is the same in exactly those states that the seat cannot tell apart, after the same history.
    fn information_state(&self, seat: Seat) -> String;
    /// Samples a state that the seat cannot tell apart from this one.
    fn resample(&self, seat: Seat, ticket: &mut dyn FnMut(u32) -> u32) -> Option<Box<dyn AnyState>>;
    fn bot_input(&self, seat: Seat) -> BotInput;
    /// Returns the steps since the origin as JSON.
    fn steps(&self) -> Vec<Value>;
    /// Takes steps that [`AnyState::steps`] has returned.
    fn replay(&mut self, steps: &[Value]) -> Result<(), EnvironmentError>;
}

impl<G: Encoding> State<G> {
    pub fn new(setup: &Setup) -> Result<State<G>, SetupError> {
        Ok(State::at(G::new(setup, &mut Silent)?, setup.seats()))
    }

    fn at(game: G, seats: u8) -> State<G> {
        State { origin: game.clone(), game, seats, steps: Vec::new() }
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }

    fn take(&mut self, step: StepOf<G>) -> Result<(), EnvironmentError> {
        apply(&mut self.game, step, &mut Silent)?;
        self.steps.push(step);
        Ok(())
    }

    /// Returns what the seat has observed since the origin.
    fn observed(&self, seat: Seat) -> Vec<LoggedEvent<G::Event>> {
        let (mut game, mut events) = (self.origin.clone(), Recorder(Vec::new()));
        for &step in &self.steps {
            if apply(&mut game, step, &mut events).is_err() {
                break;
            }
        }
        let observer = Observer::Seat(seat);
        let redacted = |logged: LoggedEvent<G::Event>| {
            Some(LoggedEvent { rule: logged.rule, event: G::redact(&logged.event, observer)? })
        };
        events.0.into_iter().filter_map(redacted).collect()
    }
}

fn apply<G: Encoding>(
    game: &mut G,
    step: StepOf<G>,
    sink: &mut impl Sink<G::Event>,
) -> Result<(), EnvironmentError> {
    let refused = |refusal: G::Refusal| EnvironmentError::BadText(game::Refusal::code(&refusal).to_owned());
    match step {
        Step::Decision { seat, action } => game.decide(seat, action, sink).map_err(refused),
        Step::Chance { outcome } => game.resolve(outcome, sink).map_err(refused),
        Step::Undo { .. } => Err(EnvironmentError::BadText("an undo is not a step here".to_owned())),
    }
}

struct Recorder<E>(Vec<LoggedEvent<E>>);

impl<E> Sink<E> for Recorder<E> {
    fn emit(&mut self, rule: RuleId, event: impl FnOnce() -> E) {
        self.0.push(LoggedEvent { rule, event: event() });
    }

    fn cite(&mut self, _rule: RuleId) {}
}

/// Dice of the caller.
struct Tickets<'a>(&'a mut dyn FnMut(u32) -> u32);

impl game::Dice for Tickets<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        (self.0)(bound.max(1)).min(bound.max(1) - 1)
    }
}

fn json(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).unwrap_or(Value::Null)
}

impl<G: Encoding> AnyState for State<G> {
    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn winners(&self) -> SeatSet {
        self.game.winners()
    }

    fn legal_ids(&self, seat: Seat) -> Vec<u16> {
        let mut ids = Vec::new();
        G::action_ids(&self.game.view(Observer::Seat(seat)), &self.legal(seat), &mut ids);
        ids
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Value> {
        self.legal(seat).iter().map(json).collect()
    }

    fn legal_messages(&self, seat: Seat) -> Vec<Message> {
        self.legal(seat).iter().map(HasMessage::message).collect()
    }

    fn act(&mut self, seat: Seat, id: i64) -> Result<(), EnvironmentError> {
        if !matches!(self.turn(), Turn::Decide { .. }) {
            return Err(EnvironmentError::nobody_decides(self.turn()));
        }
        let legal = self.legal(seat);
        let mut ids = Vec::new();
        G::action_ids(&self.game.view(Observer::Seat(seat)), &legal, &mut ids);
        let action = legal.iter().zip(&ids).find(|(_, known)| i64::from(**known) == id);
        let Some((&action, _)) = action else {
            return Err(EnvironmentError::IllegalAction { seat: seat.index(), id, legal: ids });
        };
        self.take(Step::Decision { seat, action })
    }

    fn outcomes(&self) -> Vec<(Value, u32)> {
        let mut outcomes = Outcomes::new();
        self.game.outcomes(&mut outcomes);
        outcomes.entries().iter().map(|(outcome, weight)| (json(outcome), *weight)).collect()
    }

    fn resolve_nth(&mut self, index: usize) -> Result<(), EnvironmentError> {
        let mut outcomes = Outcomes::new();
        self.game.outcomes(&mut outcomes);
        let count = outcomes.entries().len();
        let Some(&(outcome, _)) = outcomes.entries().get(index) else {
            return Err(EnvironmentError::NoSuchOutcome { index, count });
        };
        self.take(Step::Chance { outcome })
    }

    fn draw_chance(&mut self, ticket: &mut dyn FnMut(u32) -> u32) {
        let (mut outcomes, mut dice) = (Outcomes::new(), Tickets(ticket));
        while self.turn() == Turn::Chance {
            let Some(outcome) = self.game.draw(&mut outcomes, &mut dice) else { return };
            if self.take(Step::Chance { outcome }).is_err() {
                return;
            }
        }
    }

    fn write_features(&self, observer: Observer, out: &mut [i8]) {
        G::write_features(&self.game.view(observer), &mut FeatureBytes::new(out));
    }

    fn write_observation(&self, seat: Seat, features: &mut [i8], mask: &mut [i8]) {
        let (view, mut ids) = (self.game.view(Observer::Seat(seat)), Vec::new());
        G::write_features(&view, &mut FeatureBytes::new(features));
        G::action_ids(&view, &self.legal(seat), &mut ids);
        mask.fill(0);
        for id in ids {
            if let Some(legal) = mask.get_mut(usize::from(id)) {
                *legal = 1;
            }
        }
    }

    fn view(&self, observer: Observer) -> Value {
        json(&self.game.view(observer))
    }

    fn scene(&self, observer: Observer) -> (Vec<Message>, Option<Message>) {
        let view = self.game.view(observer);
        (view.lines(), view.prompt())
    }

    fn information_state(&self, seat: Seat) -> String {
        let observer = Observer::Seat(seat);
        let seen = (json(&self.origin.view(observer)), json(&self.observed(seat)));
        let history = Sha256::digest(json(&seen).to_string());
        let digest: String = history.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        format!("{} {}", digest, self.view(observer))
    }

    fn resample(&self, seat: Seat, ticket: &mut dyn FnMut(u32) -> u32) -> Option<Box<dyn AnyState>> {
        let game = G::determinize(&self.game.view(Observer::Seat(seat)), &mut Tickets(ticket))?;
        Some(Box::new(State::at(game, self.seats)))
    }

    fn bot_input(&self, seat: Seat) -> BotInput {
        BotInput::of::<G>(self.game.view(Observer::Seat(seat)), self.legal(seat))
    }

    fn steps(&self) -> Vec<Value> {
        self.steps.iter().map(json).collect()
    }

    fn replay(&mut self, steps: &[Value]) -> Result<(), EnvironmentError> {
        for (number, step) in (1..).zip(steps) {
            let bad = |problem: String| EnvironmentError::BadText(format!("step {number}: {problem}"));
            let step = serde_json::from_value(step.clone()).map_err(|error| bad(error.to_string()))?;
            self.take(step).map_err(|error| bad(error.to_string()))?;
        }
        Ok(())
    }
}
