//! A game with scripted chance, so that a test can build any dungeon.

use game::{Game, LoggedEvent, Observer, Outcomes, Refusal, Seat, Setup, Turn};
use raiders::{Action, Card, Chamber, Character, Event, Item, Level, Outcome, Raiders, Room, View};

/// A game in which the test decides each step.
pub(crate) struct Script {
    pub(crate) game: Raiders,
    pub(crate) events: Vec<LoggedEvent<Event>>,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) const TACTICAL: &[(&str, &str)] = &[("mode", "tactical")];

impl Script {
    /// A game before its first step.
    pub(crate) fn new(seats: u8, options: &[(&str, &str)]) -> Script {
        let setup = Setup::new(Raiders::manifest(), seats, options.iter().copied()).unwrap();
        let mut events = Vec::new();
        let game = Raiders::new(&setup, &mut events).unwrap();
        Script { game, events }
    }

    /// A game in which these characters were dealt, starting with seat 0.
    pub(crate) fn dealt(characters: &[Character], options: &[(&str, &str)]) -> Script {
        let mut script = Script::new(characters.len() as u8, options);
        characters.iter().for_each(|&character| script.chance(Outcome::Character { character }));
        script
    }

    /// The first level of a standard game, with all rooms except the last face up.
    pub(crate) fn standard(characters: &[Character], rooms: [Room; 5]) -> Script {
        let mut script = Script::dealt(characters, &[]);
        script.lay(Level::Uuuud, rooms);
        script
    }

    /// The same in tactical mode, with the map at this seat.
    pub(crate) fn tactical(characters: &[Character], map: u8, rooms: [Room; 5]) -> Script {
        let mut script = Script::dealt(characters, TACTICAL);
        script.chance(Outcome::Map { seat: seat(map) });
        script.lay(Level::Uuuud, rooms);
        script
    }

    pub(crate) fn chance(&mut self, outcome: Outcome) {
        assert_eq!(self.game.resolve(outcome, &mut self.events), Ok(()), "{outcome:?}");
    }

    /// Builds a level without the final monster.
    pub(crate) fn lay(&mut self, level: Level, rooms: [Room; 5]) {
        self.chance(Outcome::Level { level });
        rooms.into_iter().for_each(|room| self.lay_next(Chamber::Room(room)));
    }

    pub(crate) fn lay_next(&mut self, chamber: Chamber) {
        self.chance(match chamber {
            Chamber::Room(room) => Outcome::Room { room },
            Chamber::Boss(boss) => Outcome::Boss { boss },
        });
    }

    pub(crate) fn act(&mut self, number: u8, action: Action) {
        assert_eq!(self.game.decide(seat(number), action, &mut self.events), Ok(()), "{number}: {action:?}");
    }

    /// Plays a card by its letter.
    pub(crate) fn play(&mut self, number: u8, letter: char) {
        self.act(number, Action::Play { card: card(letter) });
    }

    pub(crate) fn light(&mut self, number: u8) {
        self.act(number, Action::LightTorch);
    }

    /// Plays a whole room, with one word per seat: `5 b3 k 2` is a five, a crystal ball and then a three, a key and a two. A
    /// seat that owes a card plays the next one of its word.
    pub(crate) fn room(&mut self, plays: &str) {
        let mut hands: Vec<_> = plays.split(' ').map(str::chars).collect();
        while hands.iter().any(|hand| !hand.as_str().is_empty()) {
            let owes = self.owe()[0];
            let letter =
                hands[usize::from(owes)].next().unwrap_or_else(|| panic!("{owes} owes more: {plays}"));
            self.play(owes, letter);
        }
    }

    /// The code of the refusal.
    pub(crate) fn refusal(&self, number: u8, action: Action) -> &'static str {
        let (mut game, mut events) = (self.game, Vec::new());
        let refused = game.decide(seat(number), action, &mut events).expect_err("the action must be refused");
        assert!(game == self.game && events.is_empty(), "a refusal must not change the state");
        refused.code()
    }

    pub(crate) fn card_refusal(&self, number: u8, letter: char) -> &'static str {
        self.refusal(number, Action::Play { card: card(letter) })
    }

    pub(crate) fn owe(&self) -> Vec<u8> {
        match self.game.turn() {
            Turn::Decide { owe, .. } => owe.iter().map(|seat| seat.index() as u8).collect(),
            turn => panic!("nobody owes a decision: {turn:?}"),
        }
    }

    /// The seats that may act but owe nothing.
    pub(crate) fn may(&self) -> Vec<u8> {
        match self.game.turn() {
            Turn::Decide { may, .. } => may.iter().map(|seat| seat.index() as u8).collect(),
            turn => panic!("nobody may act: {turn:?}"),
        }
    }

    pub(crate) fn legal(&self, number: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(seat(number), &mut actions);
        actions
    }

    /// The letters of the cards that a seat may play; `!` for lighting a torch.
    pub(crate) fn playable(&self, number: u8) -> String {
        let letter = |action: &Action| match *action {
            Action::Play { card } => LETTERS.into_iter().find(|&(_, other)| other == card).unwrap().0,
            Action::LightTorch => '!',
            Action::Take { .. } => panic!("characters are being taken"),
        };
        self.legal(number).iter().map(letter).collect()
    }

    pub(crate) fn outcomes(&self) -> Vec<(Outcome, u32)> {
        let mut outcomes = Outcomes::new();
        self.game.outcomes(&mut outcomes);
        outcomes.entries().to_vec()
    }

    pub(crate) fn view(&self, number: u8) -> View {
        self.game.view(Observer::Seat(seat(number)))
    }

    /// The coins and wounds of a seat.
    pub(crate) fn purse(&self, number: u8) -> (u8, u8) {
        let player = &self.view(0).players[usize::from(number)];
        (player.coins, player.wounds)
    }

    pub(crate) fn supply(&self, item: Item) -> u8 {
        self.view(0).supply.count(item)
    }

    pub(crate) fn held(&self, number: u8, item: Item) -> u8 {
        self.view(0).players[usize::from(number)].items.count(item)
    }

    pub(crate) fn events(&self) -> impl Iterator<Item = Event> {
        self.events.iter().map(|event| event.event)
    }

    pub(crate) fn has_event(&self, event: Event) -> bool {
        self.events().any(|other| other == event)
    }

    /// The rule that the last such event cites.
    pub(crate) fn rule_of(&self, event: Event) -> String {
        let logged = self.events.iter().rev().find(|logged| logged.event == event);
        logged.map_or_else(|| format!("no such event: {event:?}"), |logged| logged.rule.to_string())
    }
}

const LETTERS: [(char, Card); 9] = [
    ('1', Card::Power1),
    ('2', Card::Power2),
    ('3', Card::Power3),
    ('4', Card::Power4),
    ('5', Card::Power5),
    ('t', Card::Torch),
    ('b', Card::CrystalBall),
    ('k', Card::Key),
    ('s', Card::Sword),
];

/// The card of a letter: powers by number, items by first letter, and b for the crystal ball.
pub(crate) fn card(letter: char) -> Card {
    LETTERS.into_iter().find(|&(other, _)| other == letter).unwrap_or_else(|| panic!("no card {letter}")).1
}
