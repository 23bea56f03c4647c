//! The contract that every game signs.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Dice, Outcomes};
use crate::seat::{Observer, Seat, SeatSet};
use crate::setup::{Manifest, Setup, SetupError};
use crate::sink::Sink;
use crate::turn::Turn;
use crate::words::{Choice, Scene, Worded};

/// A game in progress: a small value that is cheap to copy and plays without allocating.
///
/// The state is the whole truth, secrets included. So it is neither `Serialize` nor `Debug`: what leaves it is
/// a view or a redacted event, each built by listing what it shows.
pub trait Game: Clone + PartialEq + Send + Sync + 'static {
    /// A decision of a seat.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Choice + Send + Sync;
    /// What chance may do.
    type Outcome: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened, with all its secrets; redacted, the same without them.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Worded + Send + Sync;
    /// Everything one observer may know of a position.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Scene + Send + Sync;
    /// Why a decision or an outcome was not taken.
    type Refusal: Refusal;

    /// What the game is: key, seats, options, rules, words.
    fn manifest() -> &'static Manifest;

    /// Sets the game up. It may refuse options that do not go together.
    fn new(setup: &Setup, tell: &mut impl Sink<Self::Event>) -> Result<Self, SetupError>;

    /// What the game waits for. It depends on nothing that any observer may not know.
    fn turn(&self) -> Turn;

    /// Fills `actions`, cleared first, with all that this seat may decide now: nothing if it cannot act. The list
    /// depends only on what the seat may know.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Takes a decision. A refused one leaves the state as it was and tells nothing.
    fn decide(
        &mut self,
        seat: Seat,
        action: Self::Action,
        tell: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Fills `outcomes`, cleared first, with all that chance may do now: nothing unless it is chance's turn. For
    /// the driver alone: by subtraction, weights would tell what lies hidden.
    fn outcomes(&self, outcomes: &mut Outcomes<Self::Outcome>);

    /// Draws one outcome by its weight, with one throw of the dice: what [`Outcomes::draw`] draws from the filled
    /// list. A game that knows a shorter way to the same outcome may take it; the kit compares the two.
    fn draw(&self, outcomes: &mut Outcomes<Self::Outcome>, dice: &mut impl Dice) -> Option<Self::Outcome> {
        self.outcomes(outcomes);
        outcomes.draw(dice)
    }

    /// Takes a chance outcome. A refused one leaves the state as it was and tells nothing.
    fn resolve(
        &mut self,
        outcome: Self::Outcome,
        tell: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Whether this decision is a sealed one: until nobody owes one any more, the others learn that it was made
    /// and nothing else.
    fn seals(&self, action: Self::Action) -> bool;

    /// What this observer may know, by listing it. Everything it shows was told to this observer by some event, and
    /// it keeps what it was told about the position.
    fn view(&self, observer: Observer) -> Self::View;

    /// What this observer hears of a event, by listing it; nothing if it must not even know that it happened.
    fn redact(event: &Self::Event, observer: Observer) -> Option<Self::Event>;

    /// A state that fits the view, drawn from all that do by the odds of chance alone. Nothing if none fits,
    /// which only a view that no game has shown can cause.
    fn determinize(view: &Self::View, dice: &mut impl Dice) -> Option<Self>;

    /// Who has won: nobody while the game goes on, nor where all have lost.
    fn winners(&self) -> SeatSet;
}

/// Why something was refused, for people and for programs.
pub trait Refusal: Copy + Eq + Debug + Worded + Send + Sync + 'static {
    /// A stable name of the reason.
    fn code(&self) -> &'static str;
}
