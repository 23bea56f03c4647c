//! A game with scripted chance, and a short notation for messages.

use game::{Arg, Game, Message, Observer, Scene, Seat, Setup, Silent, Turn};
use masmorra::{
    Action, Being, CardHalf, Compass, Figure, FigureId, Foe, Hero, Masmorra, MonsterView, Outcome, Payment,
    Room, Spot, Symbol, Task, Tile, Treasure, View,
};

/// A game in which the test decides every step. Windows are passed, unless the test keeps them open.
pub(crate) struct Table {
    pub(crate) game: Masmorra,
    windows: Windows,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Windows {
    Passed,
    Kept,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Two cards for each of two players, which no test plays.
pub(crate) const QUIET: [Treasure; 4] =
    [Treasure::Enrage, Treasure::Stumble, Treasure::Enrage, Treasure::Stumble];

/// Jay begins, Mika is second, and this tile is face up.
pub(crate) fn two(first: Tile) -> Table {
    Table::seated(&[Hero::Jay, Hero::Mika], first, &QUIET)
}

/// Jay has explored this tile north of the start with the free step; `next` is face up.
pub(crate) fn explored(tile: Tile, monsters: &[Foe], next: Tile) -> Table {
    let mut table = two(tile);
    table.free_step();
    table.explore(Compass::North);
    monsters.iter().for_each(|&foe| table.monster(foe));
    table.tile(next);
    table
}

/// An edited view of a seat, in a game that Jay begins.
pub(crate) fn edited_view(number: u8, change: impl FnOnce(&mut View)) -> View {
    let mut view = two(Tile::A02).view_of(number);
    change(&mut view);
    view
}

/// A monster for an edited view.
pub(crate) fn standing(id: u8, being: Being, room: Room) -> MonsterView {
    MonsterView { figure: Figure { id: FigureId(id), being }, room, rooted: false }
}

pub(crate) const START: Room = Room { number: Spot(0), tile: Tile::S00 };

/// A message as its id and arguments. Seats are letters.
pub(crate) fn short(message: &Message) -> String {
    let args = message.args.iter().map(|(name, arg)| format!(" {name}={}", value(arg)));
    std::iter::once(message.id.to_owned()).chain(args).collect()
}

fn value(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Seat(seat) => char::from(b'A' + seat.index() as u8).to_string(),
        Arg::Symbol(word) | Arg::Term(word) => (*word).to_owned(),
        Arg::List(items) => format!("[{}]", items.iter().map(value).collect::<Vec<_>>().join(" ")),
    }
}

pub(crate) fn lines(view: &View) -> Vec<String> {
    view.lines().iter().map(short).collect()
}

/// Checks that the view has all of these lines.
#[track_caller]
pub(crate) fn check(view: &View, expected: &[&str]) {
    let lines = lines(view);
    let missing: Vec<_> =
        expected.iter().filter(|line| !lines.iter().any(|actual| actual == *line)).collect();
    assert!(missing.is_empty(), "missing: {missing:#?}\nin {lines:#?}");
}

/// Checks that the view has no line with these ids.
#[track_caller]
pub(crate) fn check_absent(view: &View, ids: &[&str]) {
    let present: Vec<_> = view.lines().into_iter().filter(|line| ids.contains(&line.id)).collect();
    assert!(present.is_empty(), "unexpected: {present:#?}");
}

impl Table {
    pub(crate) fn new(seats: u8, options: &[(&str, &str)]) -> Table {
        let setup = Setup::new(Masmorra::manifest(), seats, options.iter().copied()).unwrap();
        Table { game: Masmorra::new(&setup, &mut Silent).unwrap(), windows: Windows::Passed }
    }

    /// A Standard game with these heroes. A begins, and this tile is face up. Each player gets two of the cards.
    pub(crate) fn seated(heroes: &[Hero], first: Tile, cards: &[Treasure]) -> Table {
        Table::with(heroes, first, cards, &[])
    }

    pub(crate) fn with(heroes: &[Hero], first: Tile, cards: &[Treasure], options: &[(&str, &str)]) -> Table {
        let options = [&[("heroes", "chosen"), ("start", "first")], options].concat();
        let mut table = Table::new(heroes.len() as u8, &options);
        table.tile(first);
        cards.iter().take(heroes.len() * 2).for_each(|&card| table.chance(Outcome::Card { card }));
        heroes.iter().for_each(|&hero| table.act(Action::ChooseHero { hero }));
        table
    }

    /// Windows stay open from now on.
    pub(crate) fn keep_windows(&mut self) {
        self.windows = Windows::Kept;
    }

    pub(crate) fn chance(&mut self, outcome: Outcome) {
        assert_eq!(self.game.resolve(outcome, &mut Silent), Ok(()), "{outcome:?} at {:?}", self.task());
        self.pass_windows();
    }

    pub(crate) fn tile(&mut self, tile: Tile) {
        self.chance(Outcome::Tile { tile });
    }

    pub(crate) fn monster(&mut self, foe: Foe) {
        self.chance(Outcome::Monster { foe });
    }

    /// Decides for the seat that owes a decision; for the first one if there are several.
    pub(crate) fn act(&mut self, action: Action) {
        self.act_as(self.owing().index() as u8, action);
    }

    pub(crate) fn act_as(&mut self, number: u8, action: Action) {
        let result = self.game.decide(seat(number), action, &mut Silent);
        let legal = self.legal(number);
        assert_eq!(result, Ok(()), "{action:?} at {:?}; legal: {legal:?}", self.task());
        self.pass_windows();
    }

    pub(crate) fn play(&mut self, number: u8, card: Treasure, half: CardHalf) {
        self.act_as(number, Action::Play { card, half });
    }

    fn pass_windows(&mut self) {
        while self.windows == Windows::Passed && matches!(self.task(), Some(Task::Window { .. })) {
            self.game.decide(self.owing(), Action::Pass, &mut Silent).unwrap();
        }
    }

    pub(crate) fn roll(&mut self, dice: [Symbol; 6]) {
        self.act(Action::Roll);
        self.chance(Outcome::Dice { dice: dice.into_iter().collect() });
        self.act(Action::KeepDice);
    }

    pub(crate) fn free_step(&mut self) {
        self.act(Action::FlipToken { symbol: Symbol::Step });
        self.act(Action::Step { with: Payment::Symbol });
    }

    /// Explores on this side of the active hero's room and lays the tile in the first legal way.
    pub(crate) fn explore(&mut self, side: Compass) {
        self.choose(|action| matches!(action, Action::Explore { door } if door.side == side));
        if matches!(self.task(), Some(Task::LayRoom { .. } | Task::LayMedium { .. })) {
            self.choose(|_| true);
        }
    }

    /// Takes the first legal action that matches.
    pub(crate) fn choose(&mut self, fits: impl Fn(&Action) -> bool) {
        let legal = self.legal(self.owing().index() as u8);
        let action = legal.iter().copied().find(|action| fits(action));
        self.act(action.unwrap_or_else(|| panic!("no legal action matches at {:?}: {legal:?}", self.task())));
    }

    /// Ends the turn after the roll. All minor monsters that spawn are Orcs.
    pub(crate) fn end_turn(&mut self) {
        let active = self.view().active;
        self.act(Action::EndActions);
        while self.view().active == active {
            match self.task() {
                Some(Task::RollMonster { .. }) => self.monster(Foe::Orc),
                Some(Task::Bounty) => self.act(Action::Collect { coins: 0 }),
                Some(Task::MasterMoves { .. }) => self.act(Action::EndMoves),
                _ => self.choose(|_| true),
            }
        }
    }

    pub(crate) fn idle_turn(&mut self) {
        self.roll([Symbol::Defense; 6]);
        self.end_turn();
    }

    pub(crate) fn task(&self) -> Option<Task> {
        self.view().tasks.last().copied()
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Observer::Public)
    }

    pub(crate) fn view_of(&self, number: u8) -> View {
        self.game.view(Observer::Seat(seat(number)))
    }

    pub(crate) fn legal(&self, number: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(seat(number), &mut actions);
        actions
    }

    pub(crate) fn owing(&self) -> Seat {
        match self.game.turn() {
            Turn::Decide { owe, .. } => owe.first().unwrap(),
            turn => panic!("no seat owes a decision: {turn:?} at {:?}", self.task()),
        }
    }

    pub(crate) fn lines(&self, number: u8) -> Vec<String> {
        lines(&self.view_of(number))
    }

    pub(crate) fn glossary(&self, number: u8) -> Vec<String> {
        self.view_of(number).glossary().iter().map(short).collect()
    }

    pub(crate) fn prompt(&self, number: u8) -> Option<String> {
        self.view_of(number).prompt().as_ref().map(short)
    }

    #[track_caller]
    pub(crate) fn check(&self, number: u8, expected: &[&str]) {
        check(&self.view_of(number), expected);
    }

    #[track_caller]
    pub(crate) fn check_absent(&self, number: u8, ids: &[&str]) {
        check_absent(&self.view_of(number), ids);
    }

    #[track_caller]
    pub(crate) fn check_asked(&self, number: u8, expected: &str) {
        let prompt = self.prompt(number).unwrap_or_default();
        let asked = prompt.split_once(" life=").map_or(prompt.as_str(), |(asked, _)| asked);
        assert_eq!(asked, expected, "at {:?}", self.task());
    }
}
