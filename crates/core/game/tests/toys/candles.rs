//! A tiny game without secrets or chance: the player who takes the last candle wins.

use game::{
    Choice, Dice, Fires, Game, HasMessage, LinePerEvent, Manifest, Message, Observer, Outcomes, Refusal,
    RuleEntry, RuleId, RuleText, Scene, Seat, SeatSet, Setup, SetupError, Sink, Turn,
};
use serde::{Deserialize, Serialize};

const TAKE: RuleId = RuleId::new('C', 1);

static MANIFEST: Manifest = Manifest {
    key: "candles",
    rules_version: 1,
    seats: 2..=3,
    options: &[],
    simulations: &[],
    rules: &[RuleEntry {
        id: TAKE,
        fires: Fires::InPlay,
        en: RuleText { title: "", text: "Take one or two candles; whoever takes the last one wins." },
        es: RuleText { title: "", text: "" },
    }],
    english: "",
    spanish: "",
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Candles {
    seats: u8,
    left: u8,
    turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Take(u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Took {
    seat: Seat,
    candles: u8,
}

/// This game has no chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Never {}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Denied;

impl HasMessage for Take {
    fn message(&self) -> Message {
        Message::new("take")
    }
}

impl Choice for Take {
    fn help(&self) -> Message {
        Message::new("take")
    }

    fn rule(&self) -> RuleId {
        TAKE
    }
}

impl HasMessage for Took {
    fn message(&self) -> Message {
        Message::new("took")
    }
}

impl HasMessage for Denied {
    fn message(&self) -> Message {
        Message::new("denied")
    }
}

impl Refusal for Denied {
    fn code(&self) -> &'static str {
        "denied"
    }
}

impl Scene for Candles {
    fn lines(&self) -> Vec<Message> {
        vec![Message::new("scene")]
    }

    fn glossary(&self) -> Vec<Message> {
        Vec::new()
    }

    fn prompt(&self) -> Option<Message> {
        None
    }
}

impl Game for Candles {
    type Action = Take;
    type Outcome = Never;
    type Event = Took;
    type Story = LinePerEvent;
    type View = Candles;
    type Refusal = Denied;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, _sink: &mut impl Sink<Took>) -> Result<Candles, SetupError> {
        let turn = Seat::new(0).unwrap();
        Ok(Candles { seats: setup.seats(), left: 9, turn })
    }

    fn turn(&self) -> Turn {
        if self.left == 0 { Turn::Over } else { Turn::of(self.turn) }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Take>) {
        actions.clear();
        if seat == self.turn {
            actions.extend((1..=self.left.min(2)).map(Take));
        }
    }

    fn decide(&mut self, seat: Seat, action: Take, sink: &mut impl Sink<Took>) -> Result<(), Denied> {
        if seat != self.turn || action.0 == 0 || action.0 > self.left.min(2) {
            return Err(Denied);
        }
        self.left -= action.0;
        self.turn = if self.left == 0 { seat } else { seat.next(self.seats) };
        sink.emit(TAKE, || Took { seat, candles: action.0 });
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Never>) {
        outcomes.clear();
    }

    fn resolve(&mut self, outcome: Never, _sink: &mut impl Sink<Took>) -> Result<(), Denied> {
        match outcome {}
    }

    fn seals(&self, _action: Take) -> bool {
        false
    }

    fn view(&self, _observer: Observer) -> Candles {
        self.clone()
    }

    fn redact(event: &Took, _observer: Observer) -> Option<Took> {
        Some(event.clone())
    }

    fn reveals(_observed: &Took, _observer: Observer) -> bool {
        false
    }

    fn determinize(view: &Candles, _dice: &mut impl Dice) -> Option<Candles> {
        Some(view.clone())
    }

    fn winners(&self) -> SeatSet {
        if self.left == 0 { SeatSet::only(self.turn) } else { SeatSet::EMPTY }
    }
}
