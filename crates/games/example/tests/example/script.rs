//! A game whose chance is scripted, so that a test can set up any position.

use example::{Action, Charm, CharmView, Encounter, Event, Example, Outcome, View};
use game::{Game, LoggedEvent, Observer, Outcomes, Refusal, Seat, Setup};

pub(crate) struct Script {
    pub(crate) game: Example,
    pub(crate) events: Vec<LoggedEvent<Event>>,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

impl Script {
    /// A game before its first step.
    pub(crate) fn new(seats: u8, options: &[(&str, &str)]) -> Script {
        let setup = Setup::new(Example::manifest(), seats, options.iter().copied()).unwrap();
        let mut events = Vec::new();
        let game = Example::new(&setup, &mut events).unwrap();
        Script { game, events }
    }

    /// A game in which these charms were dealt, by their first letters: `"sr"` is a sword and a rope.
    pub(crate) fn dealt(charms: &str) -> Script {
        Script::dealt_with(charms, &[])
    }

    pub(crate) fn dealt_with(charms: &str, options: &[(&str, &str)]) -> Script {
        let mut script = Script::new(charms.len() as u8, options);
        for letter in charms.chars() {
            let charm = Charm::ALL.into_iter().find(|charm| charm.key().starts_with(letter)).unwrap();
            script.chance(Outcome::Charm { charm });
        }
        script
    }

    pub(crate) fn chance(&mut self, outcome: Outcome) {
        assert_eq!(self.game.resolve(outcome, &mut self.events), Ok(()), "{outcome:?}");
    }

    pub(crate) fn turn_up(&mut self, encounter: Encounter) {
        self.chance(Outcome::Encounter { encounter });
    }

    pub(crate) fn act(&mut self, number: u8, action: Action) {
        assert_eq!(self.game.decide(seat(number), action, &mut self.events), Ok(()), "{number}: {action:?}");
    }

    /// Player 0 descends from card to card, and chooses next.
    pub(crate) fn descend_to(&mut self, cards: &[Encounter]) {
        for (place, &card) in cards.iter().enumerate() {
            if place > 0 {
                self.act(0, Action::Descend);
            }
            self.turn_up(card);
        }
    }

    /// Turns up all cards but one of this kind. The players camp after each treasure and flee from each hazard.
    pub(crate) fn leave_only(&mut self, last: Encounter) {
        for encounter in Encounter::ALL {
            for _ in usize::from(encounter == last)..usize::from(encounter.card().copies) {
                let actor = self.view(0).actor.index() as u8;
                self.turn_up(encounter);
                let action = self.legal(actor).last().copied().unwrap();
                self.act(actor, action);
            }
        }
    }

    pub(crate) fn refusal(&self, number: u8, action: Action) -> &'static str {
        let (mut game, mut events) = (self.game, Vec::new());
        let refused = game.decide(seat(number), action, &mut events).expect_err("it is accepted");
        assert!(game == self.game && events.is_empty(), "a refusal left a trace");
        refused.code()
    }

    pub(crate) fn legal(&self, number: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(seat(number), &mut actions);
        actions
    }

    pub(crate) fn weights(&self) -> Vec<(Outcome, u32)> {
        let mut outcomes = Outcomes::new();
        self.game.outcomes(&mut outcomes);
        outcomes.entries().to_vec()
    }

    pub(crate) fn view(&self, number: u8) -> View {
        self.game.view(Observer::Seat(seat(number)))
    }

    pub(crate) fn coins(&self, number: u8) -> u8 {
        self.view(0).players[usize::from(number)].coins
    }

    /// The owner's charm, as the observer knows it.
    pub(crate) fn charm(&self, owner: u8, observer: u8) -> CharmView {
        self.view(observer).players[usize::from(owner)].charm
    }

    /// The rule that this event cites.
    pub(crate) fn rule_of(&self, event: Event) -> String {
        let logged = self.events.iter().rev().find(|logged| logged.event == event);
        logged.map_or_else(|| format!("not told: {event:?}"), |logged| logged.rule.to_string())
    }
}
