//! A game of who notices what: everyone may act until they leave, and each action is noticed by others or not.

use game::{
    Choice, Dice, Game, MAX_SEATS, Manifest, Message, Observer, Outcomes, Refusal, RuleId, Scene, Seat,
    SeatSet, Setup, SetupError, Sink, Turn, Worded,
};
use serde::{Deserialize, Serialize};

const RULE: RuleId = RuleId::new('V', 1);

static MANIFEST: Manifest = Manifest {
    key: "whispers",
    rules_version: 1,
    seats: 2..=4,
    options: &[],
    simulations: &[],
    rules: &[],
    english: "",
    spanish: "",
};

#[derive(Clone, PartialEq)]
pub(crate) struct Whispers {
    seats: u8,
    left: SeatSet,
    winks: [u8; MAX_SEATS],
    tossing: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(crate) enum Action {
    /// Only the one who thinks hears it.
    Think,
    /// Everyone hears it.
    Shout,
    /// Nobody hears it but the two.
    Whisper { to: Seat },
    /// Nothing is heard, and the other sees it.
    Wink { at: Seat },
    /// Only the public hears it.
    Rumour,
    /// Chance draws, and only the one who tosses hears what.
    Toss,
    /// Ends the game once everyone has done so.
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
    Did { seat: Seat, action: Action },
    Fell { seat: Seat, coin: Coin },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    left: SeatSet,
    winks: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused;

impl Game for Whispers {
    type Action = Action;
    type Outcome = Coin;
    type Event = Event;
    type View = View;
    type Refusal = Refused;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, _tell: &mut impl Sink<Event>) -> Result<Whispers, SetupError> {
        Ok(Whispers { seats: setup.seats(), left: SeatSet::EMPTY, winks: [0; MAX_SEATS], tossing: None })
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
            actions.extend([Action::Think, Action::Shout, Action::Rumour, Action::Toss, Action::Leave]);
            let others = || Seat::all(self.seats).filter(|&other| other != seat);
            actions.extend(others().map(|to| Action::Whisper { to }));
            actions.extend(others().map(|at| Action::Wink { at }));
        }
    }

    fn decide(&mut self, seat: Seat, action: Action, tell: &mut impl Sink<Event>) -> Result<(), Refused> {
        if !self.turn().actors().contains(seat) {
            return Err(Refused);
        }
        match action {
            Action::Wink { at } => self.winks[at.index()] += 1,
            Action::Toss => self.tossing = Some(seat),
            Action::Leave => self.left = self.left.with(seat),
            Action::Think | Action::Shout | Action::Whisper { .. } | Action::Rumour => {}
        }
        tell.tell(RULE, || Event::Did { seat, action });
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Coin>) {
        outcomes.clear();
        if self.tossing.is_some() {
            outcomes.push(Coin::Heads, 1);
            outcomes.push(Coin::Tails, 1);
        }
    }

    fn resolve(&mut self, coin: Coin, tell: &mut impl Sink<Event>) -> Result<(), Refused> {
        let seat = self.tossing.take().ok_or(Refused)?;
        tell.tell(RULE, || Event::Fell { seat, coin });
        Ok(())
    }

    fn seals(&self, _action: Action) -> bool {
        false
    }

    fn view(&self, observer: Observer) -> View {
        let winks = observer.seat().map_or(0, |seat| self.winks[seat.index()]);
        View { left: self.left, winks }
    }

    fn redact(event: &Event, observer: Observer) -> Option<Event> {
        let hears = match *event {
            Event::Did { seat, action: Action::Whisper { to } } => observer.is(seat) || observer.is(to),
            Event::Did { action: Action::Shout | Action::Leave, .. } => true,
            Event::Did { action: Action::Rumour, .. } => observer == Observer::Public,
            Event::Did { seat, action: Action::Think | Action::Wink { .. } | Action::Toss } => {
                observer.is(seat)
            }
            Event::Fell { seat, .. } => observer.is(seat),
        };
        hears.then(|| event.clone())
    }

    fn determinize(_view: &View, _dice: &mut impl Dice) -> Option<Whispers> {
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

impl Worded for Refused {
    fn message(&self) -> Message {
        Message::new("not-now")
    }
}

impl Worded for Action {
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

impl Worded for Event {
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
