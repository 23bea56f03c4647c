//! The smallest game with secrets: each seat gets a hidden card, may swap it as often as it likes, and holds. The highest
//! card wins. A seat that draws a one is cursed, and only that seat learns it.

use game::{
    Choice, Dice, Game, HasMessage, LinePerEvent, MAX_SEATS, Manifest, Message, Observer, OptionSpec,
    Outcomes, Refusal, RuleId, Scene, Seat, SeatSet, Setup, SetupError, Since, Sink, Turn,
};
use serde::{Deserialize, Serialize};

const DEAL: RuleId = RuleId::new('T', 1);
const SWAP: RuleId = RuleId::new('T', 2);
const HOLD: RuleId = RuleId::new('T', 3);
const CURSE: RuleId = RuleId::new('T', 4);
const END: RuleId = RuleId::new('T', 5);

static MANIFEST: Manifest = Manifest {
    key: "toy",
    rules_version: 3,
    seats: 2..=4,
    options: &[OptionSpec {
        key: "deck",
        values: &["nine", "twelve"],
        rule: DEAL,
        since: Since::FirstRecords,
    }],
    simulations: &[],
    rules: &[],
    english: "",
    spanish: "",
};

#[derive(Clone, PartialEq)]
pub(crate) struct Toy {
    seats: u8,
    top: u8,
    cards: [Option<u8>; MAX_SEATS],
    drawing: Option<Seat>,
    held: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Action {
    Hold,
    Swap { card: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Card {
    pub(crate) card: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(crate) enum Event {
    Drew { seat: Seat, card: u8 },
    Cursed { seat: Seat },
    Swapped { seat: Seat, card: Option<u8> },
    Held { seat: Seat },
    Won { seats: SeatSet },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    seats: u8,
    top: u8,
    held: usize,
    own: Option<(Seat, Option<u8>)>,
    drawing: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    OutOfTurn,
    NotYourCard,
    NoSuchCard,
}

impl Toy {
    fn next(&self) -> Option<Seat> {
        Seat::all(self.seats).nth(self.held)
    }

    fn left(&self) -> impl Iterator<Item = u8> {
        (1..=self.top).filter(|card| !self.cards.contains(&Some(*card)))
    }
}

impl Game for Toy {
    type Action = Action;
    type Outcome = Card;
    type Event = Event;
    type Story = LinePerEvent;
    type View = View;
    type Refusal = Refused;

    fn manifest() -> &'static Manifest {
        &MANIFEST
    }

    fn new(setup: &Setup, _sink: &mut impl Sink<Event>) -> Result<Toy, SetupError> {
        let top = if setup.option("deck") == "twelve" { 12 } else { 9 };
        let drawing = Seat::all(setup.seats()).next();
        Ok(Toy { seats: setup.seats(), top, cards: [None; MAX_SEATS], drawing, held: 0 })
    }

    fn turn(&self) -> Turn {
        if self.drawing.is_some() { Turn::Chance } else { self.next().map_or(Turn::Over, Turn::of) }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn() == Turn::of(seat) {
            actions.push(Action::Hold);
            actions.extend(self.cards[seat.index()].map(|card| Action::Swap { card }));
        }
    }

    fn decide(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Refused> {
        if self.turn() != Turn::of(seat) {
            return Err(Refused::OutOfTurn);
        }
        match action {
            Action::Hold => {
                self.held += 1;
                sink.emit(HOLD, || Event::Held { seat });
                if self.turn() == Turn::Over {
                    sink.emit(END, || Event::Won { seats: self.winners() });
                }
            }
            Action::Swap { card } if self.cards[seat.index()] == Some(card) => {
                self.drawing = Some(seat);
                sink.emit(SWAP, || Event::Swapped { seat, card: Some(card) });
            }
            Action::Swap { .. } => return Err(Refused::NotYourCard),
        }
        Ok(())
    }

    fn outcomes(&self, outcomes: &mut Outcomes<Card>) {
        outcomes.clear();
        if self.drawing.is_some() {
            self.left().for_each(|card| outcomes.push(Card { card }, 1 + u32::from(card % 3)));
        }
    }

    fn resolve(&mut self, outcome: Card, sink: &mut impl Sink<Event>) -> Result<(), Refused> {
        let seat = self.drawing.ok_or(Refused::OutOfTurn)?;
        if !self.left().any(|card| card == outcome.card) {
            return Err(Refused::NoSuchCard);
        }
        self.cards[seat.index()] = Some(outcome.card);
        self.drawing = Seat::all(self.seats).find(|seat| self.cards[seat.index()].is_none());
        sink.emit(DEAL, || Event::Drew { seat, card: outcome.card });
        if outcome.card == 1 {
            sink.emit(CURSE, || Event::Cursed { seat });
        }
        Ok(())
    }

    fn seals(&self, _action: Action) -> bool {
        false
    }

    fn view(&self, observer: Observer) -> View {
        let own = observer.seat().map(|seat| (seat, self.cards[seat.index()]));
        View { seats: self.seats, top: self.top, held: self.held, own, drawing: self.drawing }
    }

    fn redact(event: &Event, observer: Observer) -> Option<Event> {
        match *event {
            Event::Drew { seat, .. } | Event::Cursed { seat } => observer.is(seat).then(|| event.clone()),
            Event::Swapped { seat, card } => {
                Some(Event::Swapped { seat, card: card.filter(|_| observer.is(seat)) })
            }
            Event::Held { .. } | Event::Won { .. } => Some(event.clone()),
        }
    }

    fn reveals(observed: &Event, _observer: Observer) -> bool {
        match *observed {
            Event::Drew { .. } | Event::Cursed { .. } | Event::Won { .. } => true,
            Event::Swapped { .. } | Event::Held { .. } => false,
        }
    }

    fn determinize(view: &View, dice: &mut impl Dice) -> Option<Toy> {
        let (seats, top, drawing, held) = (view.seats, view.top, view.drawing, view.held);
        let mut toy = Toy { seats, top, cards: [None; MAX_SEATS], drawing, held };
        if let Some((seat, card)) = view.own {
            toy.cards[seat.index()] = card;
        }
        for seat in Seat::all(seats).filter(|&seat| drawing.is_none_or(|drawing| seat < drawing || held > 0))
        {
            let left: Vec<_> = toy.left().collect();
            let drawn = *left.get(dice.below(left.len() as u32) as usize)?;
            toy.cards[seat.index()].get_or_insert(drawn);
        }
        Some(toy)
    }

    fn winners(&self) -> SeatSet {
        if self.turn() != Turn::Over {
            return SeatSet::EMPTY;
        }
        Seat::all(self.seats).max_by_key(|seat| self.cards[seat.index()]).into_iter().collect()
    }
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        match self {
            Refused::OutOfTurn => "out_of_turn",
            Refused::NotYourCard => "not_your_card",
            Refused::NoSuchCard => "no_such_card",
        }
    }
}

impl HasMessage for Refused {
    fn message(&self) -> Message {
        Message::new(self.code())
    }
}

impl HasMessage for Action {
    fn message(&self) -> Message {
        match self {
            Action::Hold => Message::new("hold"),
            Action::Swap { card } => Message::new("swap").with("card", *card),
        }
    }
}

impl Choice for Action {
    fn help(&self) -> Message {
        Message::new("help")
    }

    fn rule(&self) -> RuleId {
        if *self == Action::Hold { HOLD } else { SWAP }
    }
}

impl HasMessage for Event {
    fn message(&self) -> Message {
        match *self {
            Event::Drew { seat, card } => Message::new("drew").with("seat", seat).with("card", card),
            Event::Cursed { seat } => Message::new("cursed").with("seat", seat),
            Event::Swapped { seat, .. } => Message::new("swapped").with("seat", seat),
            Event::Held { seat } => Message::new("held").with("seat", seat),
            Event::Won { .. } => Message::new("won"),
        }
    }
}

impl Scene for View {
    fn lines(&self) -> Vec<Message> {
        let own = self.own.and_then(|(seat, card)| Some((seat, card?)));
        own.map(|(seat, card)| Message::new("own").with("seat", seat).with("card", card))
            .into_iter()
            .collect()
    }

    fn glossary(&self) -> Vec<Message> {
        Vec::new()
    }

    fn prompt(&self) -> Option<Message> {
        let asked = Seat::all(self.seats).nth(self.held);
        let (seat, _) = self.own?;
        (asked == Some(seat) && self.drawing.is_none()).then(|| Message::new("your-turn"))
    }
}
