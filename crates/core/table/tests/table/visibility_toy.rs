//! A game in which each action is visible to different observers. A seat may act until it leaves.

use game::{
    Choice, Dice, Game, HasMessage, LinePerEvent, MAX_SEATS, Manifest, Message, Observer, Outcomes, Refusal,
    RuleId, Scene, Seat, SeatSet, Setup, SetupError, Sink, Turn,
};
use serde::{Deserialize, Serialize};

const RULE: RuleId = RuleId::new('V', 1);

static MANIFEST: Manifest = Manifest {
    key: "visibility",
    rules_version: 1,
    seats: 2..=4,
    options: &[],
    simulations: &[],
    rules: &[],
    english: "",
    spanish: "",
};

#[derive(Clone, PartialEq)]
pub(crate) struct VisibilityToy {
    seats: u8,
    left: SeatSet,
    marks: [u8; MAX_SEATS],
    tossing: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(crate) enum Action {
    /// Only the seat itself knows.
    Private,
    /// Only the seat itself knows, and it learns something hidden.
    Peek,
    /// Everyone knows.
    Announce,
    /// Only the two seats know.
    SendTo { to: Seat },
    /// The target gets no event, but its view changes.
    Mark { target: Seat },
    /// Only the public knows.
    SpectatorsOnly,
    /// Chance draws, and only the seat itself knows the outcome.
    Toss,
    /// The game ends when everyone has left.
    Leave,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Coin {
    Heads,
    Tails,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(crate) enum Event {
    Acted { seat: Seat, action: Action },
    Landed { seat: Seat, coin: Coin },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    left: SeatSet,
    marks: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused;

impl Game for VisibilityToy {
    type Action = Action;
    type Outcome = Coin;
    type Event = Event;
    type Story = LinePerEvent;
    type View = View;
    type Refusal = Refused;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, _sink: &mut impl Sink<Event>) -> Result<VisibilityToy, SetupError> {
        Ok(VisibilityToy { seats: setup.seats(), left: SeatSet::EMPTY, marks: [0; MAX_SEATS], tossing: None })
    }

    fn turn(&self) -> Turn {
        let owe = SeatSet::all(self.seats).minus(self.left);
        match self.tossing {
            Some(_) => Turn::Chance,
            None if owe.is_empty() => Turn::Over,
            None => Turn::Decide { owe, may: SeatSet::EMPTY },
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().actors().contains(seat) {
            actions.extend([
                Action::Private,
                Action::Peek,
                Action::Announce,
                Action::SpectatorsOnly,
                Action::Toss,
                Action::Leave,
            ]);
            let others = || Seat::all(self.seats).filter(|&other| other != seat);
            actions.extend(others().map(|to| Action::SendTo { to }));
            actions.extend(others().map(|target| Action::Mark { target }));
        }
    }

    fn decide(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refused> {
        if !self.turn().actors().contains(seat) {
            return Err(Refused);
        }
        match action {
            Action::Mark { target } => self.marks[target.index()] += 1,
            Action::Toss => self.tossing = Some(seat),
            Action::Leave => self.left = self.left.with(seat),
            Action::Private
            | Action::Peek
            | Action::Announce
            | Action::SendTo { .. }
            | Action::SpectatorsOnly => {}
        }
        sink.emit(RULE, || Event::Acted { seat, action });
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Coin>) {
        outcomes.clear();
        if self.tossing.is_some() {
            outcomes.push(Coin::Heads, 1);
            outcomes.push(Coin::Tails, 1);
        }
    }

    fn resolve(&mut self, coin: Coin, sink: &mut impl Sink<Event>) -> Result<(), Refused> {
        let seat = self.tossing.take().ok_or(Refused)?;
        sink.emit(RULE, || Event::Landed { seat, coin });
        Ok(())
    }

    fn seals(&self, _action: Action) -> bool {
        false
    }

    fn view(&self, observer: Observer) -> View {
        let marks = observer.seat().map_or(0, |seat| self.marks[seat.index()]);
        View { left: self.left, marks }
    }

    fn redact(event: &Event, observer: Observer) -> Option<Event> {
        let knows = match *event {
            Event::Acted { seat, action: Action::SendTo { to } } => observer.is(seat) || observer.is(to),
            Event::Acted { action: Action::Announce | Action::Leave, .. } => true,
            Event::Acted { action: Action::SpectatorsOnly, .. } => observer == Observer::Public,
            Event::Acted {
                seat,
                action: Action::Private | Action::Peek | Action::Mark { .. } | Action::Toss,
            } => observer.is(seat),
            Event::Landed { seat, .. } => observer.is(seat),
        };
        knows.then(|| event.clone())
    }

    fn reveals(observed: &Event, _observer: Observer) -> bool {
        match observed {
            Event::Acted { action: Action::Peek, .. } | Event::Landed { .. } => true,
            Event::Acted { .. } => false,
        }
    }

    fn determinize(_view: &View, _dice: &mut impl Dice) -> Option<VisibilityToy> {
        None
    }

    fn winners(&self) -> SeatSet {
        SeatSet::EMPTY
    }
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        "not_now"
    }
}

impl HasMessage for Refused {
    fn message(&self) -> Message {
        Message::new("not-now")
    }
}

impl HasMessage for Action {
    fn message(&self) -> Message {
        Message::new("action")
    }
}

impl Choice for Action {
    fn help(&self) -> Message {
        Message::new("help")
    }

    fn rule(&self) -> RuleId {
        RULE
    }
}

impl HasMessage for Event {
    fn message(&self) -> Message {
        Message::new("fact")
    }
}

impl Scene for View {
    fn lines(&self) -> Vec<Message> {
        Vec::new()
    }

    fn prompt(&self) -> Option<Message> {
        None
    }

    fn glossary(&self) -> Vec<Message> {
        Vec::new()
    }
}
