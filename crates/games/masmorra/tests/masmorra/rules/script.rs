//! A game with scripted chance: a test can lay any dungeon, roll any dice and deal any card.

use game::{Game, LoggedEvent, Observer, Outcomes, Refusal, RuleId, Seat, Setup, Turn};
use masmorra::{
    Action, CardHalf, Compass, Event, Foe, Hero, Masmorra, Outcome, PlayerView, Pool, Symbol, Task, Tile,
    Treasure, View,
};

/// A game in which the test decides every step. Windows are passed, unless the test wants to answer them.
pub(crate) struct Script {
    pub(crate) game: Masmorra,
    pub(crate) events: Vec<LoggedEvent<Event>>,
    windows: Windows,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Windows {
    Passed,
    Answered,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Cards for tests that do not use any.
const QUIET: [Treasure; 10] = [
    Treasure::Stumble,
    Treasure::Enrage,
    Treasure::Stumble,
    Treasure::Enrage,
    Treasure::StolenGlory,
    Treasure::StolenGlory,
    Treasure::CallOfTheHorde,
    Treasure::CallOfTheHorde,
    Treasure::WrongTurn,
    Treasure::WrongTurn,
];

impl Script {
    pub(crate) fn new(seats: u8, options: &[(&str, &str)]) -> Script {
        let setup = Setup::new(Masmorra::manifest(), seats, options.iter().copied()).unwrap();
        let mut events = Vec::new();
        let game = Masmorra::new(&setup, &mut events).unwrap();
        Script { game, events, windows: Windows::Passed }
    }

    /// A Standard game with these heroes. Seat 0 begins, and `first` is face up.
    pub(crate) fn standard(heroes: &[Hero], first: Tile) -> Script {
        Script::game(heroes, first, &[], &QUIET)
    }

    /// Like `standard`, in Epic mode.
    pub(crate) fn epic(heroes: &[Hero], first: Tile) -> Script {
        Script::game(heroes, first, &[("mode", "epic")], &QUIET)
    }

    /// Like `standard`, with these cards: two for each seat in order.
    pub(crate) fn with_cards(heroes: &[Hero], first: Tile, cards: &[Treasure]) -> Script {
        Script::game(heroes, first, &[], cards)
    }

    pub(crate) fn game(heroes: &[Hero], first: Tile, options: &[(&str, &str)], cards: &[Treasure]) -> Script {
        let options = [&[("heroes", "chosen"), ("start", "first")], options].concat();
        let mut script = Script::new(heroes.len() as u8, &options);
        script.tile(first);
        for &card in cards.iter().take(heroes.len() * 2) {
            script.chance(Outcome::Card { card });
        }
        heroes.iter().for_each(|&hero| script.act(Action::ChooseHero { hero }));
        script
    }

    /// The test answers windows from now on.
    pub(crate) fn with_windows(mut self) -> Script {
        self.windows = Windows::Answered;
        self
    }

    /// Windows are passed from now on.
    pub(crate) fn without_windows(mut self) -> Script {
        self.windows = Windows::Passed;
        self.pass_windows();
        self
    }

    pub(crate) fn chance(&mut self, outcome: Outcome) {
        assert_eq!(self.game.resolve(outcome, &mut self.events), Ok(()), "{outcome:?} at {:?}", self.task());
        self.pass_windows();
    }

    pub(crate) fn tile(&mut self, tile: Tile) {
        self.chance(Outcome::Tile { tile });
    }

    pub(crate) fn monster(&mut self, foe: Foe) {
        self.chance(Outcome::Monster { foe });
    }

    pub(crate) fn card(&mut self, card: Treasure) {
        self.chance(Outcome::Card { card });
    }

    pub(crate) fn die(&mut self, face: Symbol) {
        self.chance(Outcome::Die { face });
    }

    pub(crate) fn dice(&mut self, dice: &[Symbol]) {
        self.chance(Outcome::Dice { dice: dice.iter().copied().collect() });
    }

    pub(crate) fn roll(&mut self, dice: [Symbol; 6]) {
        self.act(Action::Roll);
        self.dice(&dice);
        self.act(Action::KeepDice);
    }

    /// Decides for the seat that owes a decision; for the lowest one if there are several.
    pub(crate) fn act(&mut self, action: Action) {
        self.act_as(self.owe()[0], action);
    }

    pub(crate) fn act_as(&mut self, number: u8, action: Action) {
        let result = self.game.decide(seat(number), action, &mut self.events);
        assert_eq!(
            result,
            Ok(()),
            "{number}: {action:?} at {:?}; legal: {:?}",
            self.task(),
            self.legal(number)
        );
        self.pass_windows();
    }

    fn pass_windows(&mut self) {
        while self.windows == Windows::Passed && matches!(self.task(), Some(Task::Window { .. })) {
            let asked = self.owe()[0];
            self.game.decide(seat(asked), Action::Pass, &mut self.events).unwrap();
        }
    }

    /// Explores through the first door on this side of the active hero's room.
    pub(crate) fn explore(&mut self, side: Compass) {
        let choices = self.legal(self.owe()[0]);
        let explore = choices
            .into_iter()
            .find(|action| matches!(action, Action::Explore { door } if door.side == side));
        self.act(explore.unwrap_or_else(|| panic!("nothing to explore in the {side:?}")));
    }

    /// Takes the free step, explores on this side and lays the room in the first legal way.
    pub(crate) fn step_and_explore(&mut self, side: Compass) {
        self.free_step();
        self.explore(side);
        self.lay_first_way();
    }

    /// Flips the free step token and spends the Step.
    pub(crate) fn free_step(&mut self) {
        self.act(Action::FlipToken { symbol: Symbol::Step });
        self.act(Action::Step { with: masmorra::Payment::Symbol });
    }

    /// Lays the room in the first legal way, if that is asked.
    pub(crate) fn lay_first_way(&mut self) {
        if matches!(self.task(), Some(Task::LayRoom { .. } | Task::LayMedium { .. })) {
            let first = self.legal(self.owe()[0])[0];
            self.act(first);
        }
    }

    /// Moves to the room with this number, from 0.
    pub(crate) fn walk(&mut self, number: u8) {
        let choices = self.legal(self.owe()[0]);
        let walk =
            choices.into_iter().find(|action| matches!(action, Action::Move { to } if to.number.0 == number));
        self.act(walk.unwrap_or_else(|| panic!("no move to room {number}")));
    }

    /// Ends the hero phase without bounty and the dungeon master phase without moves. Rooms fill with these monsters:
    /// the first for minor dice, the second for major dice.
    pub(crate) fn end_turn(&mut self, spawn: [Foe; 2]) {
        let active = self.active();
        self.act(Action::EndActions);
        self.finish_turn(active, spawn);
    }

    /// Like `end_turn`, after the actions have ended.
    pub(crate) fn finish_turn(&mut self, active: Seat, [minor, major]: [Foe; 2]) {
        while self.active() == active && self.game.turn() != Turn::Over {
            match self.task() {
                Some(Task::Bounty) => self.act(Action::Collect { coins: 0 }),
                Some(Task::MasterMoves { .. }) => self.act(Action::EndMoves),
                Some(Task::RollMonster { kind, .. }) => {
                    self.monster(if minor.card().die == kind { minor } else { major });
                }
                Some(Task::Refill | Task::TakeDie { .. } | Task::Excess { .. }) => {
                    let first = self.legal(self.owe()[0])[0];
                    self.act(first);
                }
                Some(Task::BeforeRoll) => return,
                task => panic!("the turn does not end at {task:?}"),
            }
        }
    }

    pub(crate) fn idle_turn(&mut self) {
        self.roll([Symbol::Defense; 6]);
        self.end_turn([Foe::Orc, Foe::YoungDragon]);
    }

    pub(crate) fn task(&self) -> Option<Task> {
        self.view().tasks.last().copied()
    }

    /// The player whose turn it is.
    pub(crate) fn active(&self) -> Seat {
        self.view().active.expect("a turn began")
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Observer::Public)
    }

    pub(crate) fn view_of(&self, number: u8) -> View {
        self.game.view(Observer::Seat(seat(number)))
    }

    pub(crate) fn player(&self, number: u8) -> PlayerView {
        self.view().players[usize::from(number)].clone()
    }

    pub(crate) fn legal(&self, number: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(seat(number), &mut actions);
        actions
    }

    pub(crate) fn may(&self, number: u8, action: Action) -> bool {
        self.legal(number).contains(&action)
    }

    pub(crate) fn may_play(&self, number: u8, card: Treasure, half: CardHalf) -> bool {
        self.may(number, Action::Play { card, half })
    }

    pub(crate) fn play(&mut self, number: u8, card: Treasure, half: CardHalf) {
        self.act_as(number, Action::Play { card, half });
    }

    /// The code of the refusal. Checks that the refusal changes nothing.
    pub(crate) fn refusal(&self, number: u8, action: Action) -> &'static str {
        let (mut game, mut events) = (self.game, Vec::new());
        let refused = game.decide(seat(number), action, &mut events).expect_err("the action was accepted");
        assert!(game == self.game && events.is_empty(), "a refusal changed the game");
        refused.code()
    }

    /// The possible outcomes with their weights.
    pub(crate) fn outcomes(&self) -> Vec<(Outcome, u32)> {
        let mut outcomes = Outcomes::new();
        self.game.outcomes(&mut outcomes);
        outcomes.entries().to_vec()
    }

    pub(crate) fn owe(&self) -> Vec<u8> {
        match self.game.turn() {
            Turn::Decide { owe, .. } => owe.iter().map(|seat| seat.index() as u8).collect(),
            turn => panic!("no seat owes a decision: {turn:?} at {:?}", self.task()),
        }
    }

    /// All events that cite this rule.
    pub(crate) fn events_by(&self, rule: &str) -> Vec<Event> {
        let rule: RuleId = rule.parse().unwrap();
        self.events.iter().filter(|event| event.rule == rule).map(|event| event.event).collect()
    }

    pub(crate) fn has_event(&self, event: Event) -> bool {
        self.events.iter().any(|logged| logged.event == event)
    }

    pub(crate) fn clear_events(&mut self) {
        self.events.clear();
    }
}

pub(crate) fn pool(symbols: &[Symbol]) -> Pool {
    symbols.iter().copied().collect()
}
