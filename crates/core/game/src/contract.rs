//! The [`Game`] trait: what a rules crate implements, and what the rest of the workspace may rely on.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::{Dice, Outcomes};
use crate::message::{Choice, HasMessage, Message, Scene};
use crate::seat::{Observer, Seat, SeatSet};
use crate::setup::{Manifest, Setup, SetupError};
use crate::sink::Sink;
use crate::story::Story;
use crate::turn::Turn;

/// The full state of one match.
///
/// A driver repeats one loop. It asks [`turn`](Game::turn) what the match waits for:
///
/// - [`Turn::Chance`]: the driver draws one of the [`outcomes`](Game::outcomes) and passes it to
///   [`resolve`](Game::resolve).
/// - [`Turn::Decide`]: a seat picks one of its [`legal`](Game::legal) actions, and the driver passes it to
///   [`decide`](Game::decide).
/// - [`Turn::Over`]: [`winners`](Game::winners) returns the result.
///
/// Rules to keep when you implement it:
///
/// - **No hidden inputs.** The rules use no randomness, clock or I/O. The same setup and the same steps always give
///   an equal state and the same events.
/// - **No stored order.** Do not keep a shuffled deck. Keep the cards that remain, and let each draw be a chance
///   outcome. An order that does not exist cannot leak.
/// - **No leaks.** The state contains every secret, so it implements neither `Serialize` nor `Debug`. Information
///   leaves it only through [`view`](Game::view) and [`redact`](Game::redact). Both construct their result field by
///   field, so a new field stays hidden until someone decides who may see it.
/// - **No allocation while playing.** Bots clone and play states millions of times. Keep the state small and without
///   heap data.
///
/// The conformance kit (`game::kit`) checks every promise of the methods below. The catalog's tests check that random
/// play does not allocate.
pub trait Game: Clone + PartialEq + Send + Sync + 'static {
    /// A decision of a seat.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Choice + Send + Sync;
    /// A result of chance: a drawn card, a die roll.
    type Outcome: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened. The same type serves the full event and its redacted form, so secret parts are
    /// optional.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + HasMessage + Send + Sync;
    /// Composes the log that players read from the events of one observer.
    type Story: Story<Self::Event>;
    /// Everything that one observer may know about a position.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Scene + Send + Sync;
    /// Why an action or an outcome was refused.
    type Refusal: Refusal;

    /// Describes the game: key, seat counts, options, rules and texts.
    fn manifest() -> &'static Manifest;

    /// Starts a match and reports its first events to `sink`.
    ///
    /// `setup` is already checked against the manifest. The only error to return is [`SetupError::Clash`], for
    /// options that exclude each other.
    fn new(setup: &Setup, sink: &mut impl Sink<Self::Event>) -> Result<Self, SetupError>;

    /// Returns what the match waits for.
    ///
    /// The turn is public: it must not depend on anything that some observer may not know.
    fn turn(&self) -> Turn;

    /// Clears `actions` and fills it with every legal action of `seat`.
    ///
    /// The list stays empty if the seat cannot act. Content and order must depend only on what the seat may know.
    /// `seat` can be a seat that is not in the match.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Picks one legal action of `seat`, all equally likely, with a single call of `dice`, or returns `None` if there is
    /// none.
    ///
    /// Override it only to be faster. The result must be the action at the place in the list of
    /// [`legal`](Game::legal) that `dice` returns.
    fn pick(
        &self,
        seat: Seat,
        actions: &mut Vec<Self::Action>,
        dice: &mut impl Dice,
    ) -> Option<Self::Action> {
        self.legal(seat, actions);
        actions.get(dice.below(actions.len() as u32) as usize).copied()
    }

    /// Explains what a legal action does in this position.
    ///
    /// Override it only if the options or the position change what the action does. The message must depend only on
    /// what the seat may know.
    fn help(&self, action: Self::Action) -> Message {
        action.help()
    }

    /// Applies an action of `seat` and reports what happened to `sink`.
    ///
    /// Accepts exactly the actions that [`legal`](Game::legal) lists. A refusal leaves the state unchanged and reports
    /// nothing; its reason must depend only on what the seat may know.
    fn decide(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Applies an action that [`legal`](Game::legal) or [`pick`](Game::pick) has just returned for this position, like
    /// [`decide`](Game::decide).
    ///
    /// It is for playouts: for them, checking the action again would cost as much as listing all. Override it only to
    /// be faster. What an override does with any other action is not specified.
    fn apply_legal(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.decide(seat, action, sink)
    }

    /// Clears `outcomes` and fills it with every possible outcome and its weight.
    ///
    /// The list is empty unless the turn is [`Turn::Chance`]. Weights are positive. Only the driver may read the
    /// list: it reveals which cards are still hidden.
    fn outcomes(&self, outcomes: &mut Outcomes<Self::Outcome>);

    /// Draws one outcome by weight with a single call of `dice`, or returns `None` if there is none.
    ///
    /// Override it only to be faster. The result must be what [`Outcomes::draw`] picks from the full list.
    fn draw(&self, outcomes: &mut Outcomes<Self::Outcome>, dice: &mut impl Dice) -> Option<Self::Outcome> {
        self.outcomes(outcomes);
        outcomes.draw(dice)
    }

    /// Applies a chance outcome and reports what happened to `sink`.
    ///
    /// Accepts exactly the outcomes that [`outcomes`](Game::outcomes) lists. A refusal leaves the state unchanged and
    /// reports nothing.
    fn resolve(
        &mut self,
        outcome: Self::Outcome,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Returns whether `action` is sealed, for simultaneous decisions.
    ///
    /// While other seats still owe a decision, observers learn only that a sealed decision was made, not which one.
    fn seals(&self, action: Self::Action) -> bool;

    /// Returns what `observer` may know about the position.
    ///
    /// A view shows only facts that earlier events told this observer. It also keeps all of those facts that still
    /// matter: a bot that reads only the view must not know less than a person who followed every event.
    fn view(&self, observer: Observer) -> Self::View;

    /// Returns the part of `event` that `observer` may know, or `None` if the observer must not notice the event.
    fn redact(event: &Self::Event, observer: Observer) -> Option<Self::Event>;

    /// Returns whether an event shows `observer` something that was hidden from it, or a result of chance.
    ///
    /// `observed` is the event as [`redact`](Game::redact) leaves it for this observer. A decision of another seat is no
    /// reveal, unless the event shows something hidden: a card from a hidden hand, a sealed choice. List every event, so
    /// that a new one does not compile until someone has decided. A player who has learnt something cannot simply undo.
    /// Draws before the first decision do not matter, because no undo goes back behind them.
    fn reveals(observed: &Self::Event, observer: Observer) -> bool;

    /// Samples a full state that fits `view`.
    ///
    /// Each fitting state is as likely as the odds of chance make it; how players tend to decide does not count.
    /// Returns `None` if no state fits, which happens only for a view that no match has produced.
    fn determinize(view: &Self::View, dice: &mut impl Dice) -> Option<Self>;

    /// Returns the winners of a finished match.
    ///
    /// The set is empty while the match goes on, and also when everyone has lost.
    fn winners(&self) -> SeatSet;
}

/// Why an action or an outcome was refused. People read the message, programs match the code.
pub trait Refusal: Copy + Eq + Debug + HasMessage + Send + Sync + 'static {
    /// Returns a stable name of the reason, such as `not_your_turn`.
    fn code(&self) -> &'static str;
}
