//! One match to explore step by step.

use std::collections::BTreeMap;

use catalog::{Entry, FastDice};
use environments::{AnyState, returns};
use game::{Dice, Observer, Seat, Turn};
use numpy::{PyArray1, PyReadwriteArray1};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::errors::{bad_value, failed};
use crate::games::{entry, feature_count, setup};
use crate::text::Texts;

type ObservationAndMask<'py> = (Bound<'py, PyArray1<i8>>, Bound<'py, PyArray1<i8>>);

/// A match. Chance is a player: apply its outcomes, or let the state draw them.
#[pyclass(name = "State", module = "antorcha._antorcha")]
pub(crate) struct PyState {
    entry: &'static Entry,
    state: Box<dyn AnyState>,
    options: BTreeMap<String, String>,
    /// Whether the state was sampled. Its history is unknown then.
    is_sampled: bool,
    features: usize,
    actions: usize,
}

#[pymethods]
impl PyState {
    #[new]
    fn new(game: &str, seats: u8, options: BTreeMap<String, String>) -> PyResult<PyState> {
        let entry = entry(game)?;
        let state = (entry.environments.state)(&setup(entry, seats, &options)?).map_err(bad_value)?;
        let (actions, features) = (entry.environments.actions, feature_count(entry));
        Ok(PyState { entry, state, options, is_sampled: false, features, actions })
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.entry.key()
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.state.seats()
    }

    #[getter]
    fn options(&self) -> BTreeMap<String, String> {
        self.options.clone()
    }

    /// `"chance"`, `"decide"` or `"over"`.
    #[getter]
    fn turn(&self) -> &'static str {
        match self.state.turn() {
            Turn::Chance => "chance",
            Turn::Decide { .. } => "decide",
            Turn::Over => "over",
        }
    }

    /// The seats that must decide.
    #[getter]
    fn deciders(&self) -> Vec<usize> {
        match self.state.turn() {
            Turn::Decide { owe, .. } => owe.iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// The seats that may act, although nobody waits for them.
    #[getter]
    fn optional_deciders(&self) -> Vec<usize> {
        match self.state.turn() {
            Turn::Decide { may, .. } => may.iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    fn winners(&self) -> Vec<usize> {
        self.state.winners().iter().map(Seat::index).collect()
    }

    fn returns(&self) -> Vec<f32> {
        match self.state.turn() {
            Turn::Over => returns(self.state.winners(), self.state.seats()).collect(),
            Turn::Chance | Turn::Decide { .. } => vec![0.0; self.state.seats().into()],
        }
    }

    fn legal_actions(&self, seat: usize) -> PyResult<Vec<u16>> {
        Ok(self.state.legal_ids(self.seat(seat)?))
    }

    /// The legal actions with their ids, as JSON.
    fn legal_actions_json(&self, seat: usize) -> PyResult<String> {
        let seat = self.seat(seat)?;
        let pairs = self.state.legal_ids(seat).into_iter().zip(self.state.legal_actions(seat));
        Ok(json!(pairs.collect::<Vec<_>>()).to_string())
    }

    /// The labels of the legal actions, in the order of `legal_actions`.
    fn legal_texts(&self, seat: usize, lang: &str) -> PyResult<Vec<String>> {
        let seat = self.seat(seat)?;
        let texts = Texts::new((self.entry.manifest)(), lang, Observer::Seat(seat))?;
        Ok(self.state.legal_messages(seat).iter().map(|message| texts.sentence(message)).collect())
    }

    fn act(&mut self, seat: usize, action: i64) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.state.act(seat, action).map_err(bad_value)
    }

    /// The outcomes of chance as JSON, each with its weight.
    fn chance_outcomes(&self) -> Vec<(String, u32)> {
        self.state.outcomes().into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn resolve(&mut self, outcome: usize) -> PyResult<()> {
        self.state.resolve_nth(outcome).map_err(bad_value)
    }

    /// Draws outcomes until someone decides or the match is over.
    fn draw_chance(&mut self, seed: u64) {
        let mut dice = FastDice::seeded(seed);
        self.state.draw_chance(&mut |bound| dice.below(bound));
    }

    /// Draws outcomes and returns the seat that decides next, or -1 if the match is over.
    fn draw_chance_to_decision(&mut self, seed: u64) -> i8 {
        self.draw_chance(seed);
        match self.state.turn() {
            Turn::Decide { owe, .. } => owe.first().map_or(-1, |seat| seat.index() as i8),
            Turn::Chance | Turn::Over => -1,
        }
    }

    /// Makes a decision, draws outcomes, and returns the seat that decides next, or -1 if the match is over.
    fn play(&mut self, seat: usize, action: i64, seed: u64) -> PyResult<i8> {
        self.act(seat, action)?;
        Ok(self.draw_chance_to_decision(seed))
    }

    /// Writes the features of what a seat may know.
    fn observe(&self, seat: usize, mut out: PyReadwriteArray1<'_, i8>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let out = out.as_slice_mut().map_err(bad_value)?;
        if out.len() != self.features {
            return Err(bad_value(format!("the array needs {} values, not {}", self.features, out.len())));
        }
        self.state.write_features(Observer::Seat(seat), out);
        Ok(())
    }

    fn observation<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut features = vec![0; self.features];
        self.state.write_features(Observer::Seat(self.seat(seat)?), &mut features);
        Ok(PyArray1::from_vec(py, features))
    }

    /// The features of what a seat may know, and 1 for each of its legal actions.
    fn observation_and_mask<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<ObservationAndMask<'py>> {
        let seat = self.seat(seat)?;
        let (mut features, mut mask) = (vec![0; self.features], vec![0; self.actions]);
        self.state.write_observation(seat, &mut features, &mut mask);
        Ok((PyArray1::from_vec(py, features), PyArray1::from_vec(py, mask)))
    }

    /// The number of features and of actions.
    #[getter]
    fn sizes(&self) -> (usize, usize) {
        (self.features, self.actions)
    }

    /// What a seat may know, as JSON. `None` is the public.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        Ok(self.state.view(self.observer(seat)?).to_string())
    }

    /// The view as sentences.
    #[pyo3(signature = (seat, lang))]
    fn text(&self, seat: Option<usize>, lang: &str) -> PyResult<Vec<String>> {
        let observer = self.observer(seat)?;
        let texts = Texts::new((self.entry.manifest)(), lang, observer)?;
        let (lines, prompt) = self.state.scene(observer);
        Ok(lines.iter().chain(&prompt).map(|message| texts.sentence(message)).collect())
    }

    fn information_state(&self, seat: usize) -> PyResult<String> {
        Ok(self.state.information_state(self.seat(seat)?))
    }

    /// A state that the seat cannot tell apart from this one.
    fn resample(&self, seat: usize, seed: u64) -> PyResult<PyState> {
        let mut dice = FastDice::seeded(seed);
        let state = self.state.resample(self.seat(seat)?, &mut |bound| dice.below(bound));
        let state = state.ok_or_else(|| failed("no state fits this view"))?;
        Ok(PyState { state, options: self.options.clone(), is_sampled: true, ..*self })
    }

    fn clone(&self) -> PyState {
        PyState { state: self.state.copy(), options: self.options.clone(), ..*self }
    }

    /// Setup and steps as JSON.
    fn serialize(&self) -> PyResult<String> {
        if self.is_sampled {
            return Err(bad_value("a sampled state has no history and cannot be serialized"));
        }
        let (seats, steps) = (self.state.seats(), self.state.steps());
        Ok(json!({ "game": self.game(), "seats": seats, "options": self.options, "steps": steps })
            .to_string())
    }

    /// Takes steps from JSON.
    fn replay(&mut self, steps: &str) -> PyResult<()> {
        let steps: Vec<Value> = serde_json::from_str(steps).map_err(bad_value)?;
        self.state.replay(&steps).map_err(bad_value)
    }

    /// The chance of success and the chance after each legal action, if the game has exact odds.
    fn odds(&self, seat: usize) -> PyResult<Option<(f64, Vec<Option<f64>>)>> {
        let odds = self.entry.odds().map_err(bad_value)?;
        let found = odds(&self.state.bot_input(self.seat(seat)?));
        Ok(found.map(|odds| (odds.chance, odds.after)))
    }
}

impl PyState {
    pub(crate) fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = usize::from(self.state.seats());
        let found = u8::try_from(seat).ok().filter(|_| seat < seats).and_then(Seat::new);
        found.ok_or_else(|| bad_value(format!("seat {seat} does not exist: use 0 to {}", seats - 1)))
    }

    fn observer(&self, seat: Option<usize>) -> PyResult<Observer> {
        seat.map_or(Ok(Observer::Public), |seat| Ok(Observer::Seat(self.seat(seat)?)))
    }

    pub(crate) fn state(&self) -> &dyn AnyState {
        self.state.as_ref()
    }
}
