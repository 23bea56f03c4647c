//! A table whose chance is scripted, and a short way to write what is said at it.

use game::{Arg, Game, Message, Observer, Scene, Seat, Setup, Silent, Turn};
use masmorra::{
    Action, Being, CardHalf, Compass, Figure, FigureId, Foe, Hero, Masmorra, MonsterView, Outcome, Payment,
    Room, Spot, Symbol, Task, Tile, Treasure, View,
};

/// A game whose every step the test decides. Windows are passed until the test says that it wants them.
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

/// Two cards for each of two players that no test plays.
pub(crate) const QUIET: [Treasure; 4] =
    [Treasure::Enrage, Treasure::Stumble, Treasure::Enrage, Treasure::Stumble];

/// Jay begins, and Mika waits, with this tile face up.
pub(crate) fn two(first: Tile) -> Table {
    Table::seated(&[Hero::Jay, Hero::Mika], first, &QUIET)
}

/// Jay has taken a free step to the north and found this tile; what comes next is face up.
pub(crate) fn found(tile: Tile, monsters: &[Foe], next: Tile) -> Table {
    let mut table = two(tile);
    table.free_step();
    table.explore(Compass::North);
    monsters.iter().for_each(|&foe| table.monster(foe));
    table.tile(next);
    table
}

/// The view of a seat at a table where Jay begins, changed.
pub(crate) fn posed(number: u8, change: impl FnOnce(&mut View)) -> View {
    let mut view = two(Tile::A02).view_of(number);
    change(&mut view);
    view
}

/// A monster in a room, for a posed position.
pub(crate) fn standing(id: u8, being: Being, room: Room) -> MonsterView {
    MonsterView { figure: Figure { id: FigureId(id), being }, room, rooted: false }
}

pub(crate) const START: Room = Room { number: Spot(0), tile: Tile::S00 };

/// A message in short: its id, then its arguments. Seats are letters.
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

/// All of these lines are told of the view.
#[track_caller]
pub(crate) fn check(view: &View, expected: &[&str]) {
    let lines = lines(view);
    let missing: Vec<_> = expected.iter().filter(|line| !lines.iter().any(|told| told == *line)).collect();
    assert!(missing.is_empty(), "not told: {missing:#?}\nof {lines:#?}");
}

/// No line of these kinds is told of the view.
#[track_caller]
pub(crate) fn check_silent(view: &View, ids: &[&str]) {
    let told: Vec<_> = view.lines().into_iter().filter(|line| ids.contains(&line.id)).collect();
    assert!(told.is_empty(), "told in vain: {told:#?}");
}

impl Table {
    /// A game with these options, before its first step.
    pub(crate) fn new(seats: u8, options: &[(&str, &str)]) -> Table {
        let setup = Setup::new(Masmorra::manifest(), seats, options.iter().copied()).unwrap();
        Table { game: Masmorra::new(&setup, &mut Silent).unwrap(), windows: Windows::Passed }
    }

    /// A Standard game of these heroes, in which A begins and this tile lies face up. Each gets two of the cards.
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

    /// From here on windows stay open until the test closes them.
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

    /// The seat that owes a decision decides; the first one if several do.
    pub(crate) fn act(&mut self, action: Action) {
        self.act_as(self.owing().index() as u8, action);
    }

    pub(crate) fn act_as(&mut self, number: u8, action: Action) {
        let told = self.game.decide(seat(number), action, &mut Silent);
        let legal = self.legal(number);
        assert_eq!(told, Ok(()), "{action:?} at {:?}; legal: {legal:?}", self.task());
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

    /// Rolls these dice and keeps them.
    pub(crate) fn roll(&mut self, dice: [Symbol; 6]) {
        self.act(Action::Roll);
        self.chance(Outcome::Dice { dice: dice.into_iter().collect() });
        self.act(Action::KeepDice);
    }

    /// Takes the free step.
    pub(crate) fn free_step(&mut self) {
        self.act(Action::FlipToken { symbol: Symbol::Step });
        self.act(Action::Step { with: Payment::Symbol });
    }

    /// Explores on this side of the active hero's room, and lays what is found as the tile's first way has it.
    pub(crate) fn explore(&mut self, side: Compass) {
        self.choose(|action| matches!(action, Action::Explore { door } if door.side == side));
        if matches!(self.task(), Some(Task::LayRoom { .. } | Task::LayMedium { .. })) {
            self.choose(|_| true);
        }
    }

    /// Takes the first decision of this kind that is offered.
    pub(crate) fn choose(&mut self, fits: impl Fn(&Action) -> bool) {
        let legal = self.legal(self.owing().index() as u8);
        let action = legal.iter().copied().find(|action| fits(action));
        self.act(action.unwrap_or_else(|| panic!("nothing fits at {:?}: {legal:?}", self.task())));
    }

    /// Ends the turn after the roll, with Orcs wherever minor monsters come.
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

    /// A turn in which nothing is done.
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
            turn => panic!("nobody owes a decision: {turn:?} at {:?}", self.task()),
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

    /// All of these lines are told to the player.
    #[track_caller]
    pub(crate) fn check(&self, number: u8, expected: &[&str]) {
        check(&self.view_of(number), expected);
    }

    /// No line of these kinds is told to the player.
    #[track_caller]
    pub(crate) fn check_silent(&self, number: u8, ids: &[&str]) {
        check_silent(&self.view_of(number), ids);
    }

    /// This is asked of the player.
    #[track_caller]
    pub(crate) fn check_asked(&self, number: u8, expected: &str) {
        let prompt = self.prompt(number).unwrap_or_default();
        let asked = prompt.split_once(" life=").map_or(prompt.as_str(), |(asked, _)| asked);
        assert_eq!(asked, expected, "at {:?}", self.task());
    }
}
