//! A game with scripted chance, and a short notation for messages.

use game::{Arg, Message, Scene};
use masmorra::{
    Action, Being, Compass, Figure, FigureId, Foe, Hero, MonsterView, Room, Spot, Tile, Treasure, View,
};

use crate::rules::script::Script;

/// Two cards for each of two players, which no test plays.
pub(crate) const QUIET: [Treasure; 4] =
    [Treasure::Enrage, Treasure::Stumble, Treasure::Enrage, Treasure::Stumble];

/// Jay begins, Mika is second, and this tile is face up.
pub(crate) fn two(first: Tile) -> Script {
    Script::with_cards(&[Hero::Jay, Hero::Mika], first, &QUIET)
}

/// Jay has explored this tile north of the start with the free step; `next` is face up.
pub(crate) fn explored(tile: Tile, monsters: &[Foe], next: Tile) -> Script {
    let mut table = two(tile);
    table.free_step();
    table.explore(Compass::North);
    table.lay_first_way();
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
        Arg::Message(message) => format!("({})", short(message)),
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

/// What a seat reads.
impl Script {
    /// Takes the first legal action that matches.
    pub(crate) fn choose(&mut self, fits: impl Fn(&Action) -> bool) {
        let legal = self.legal(self.owe()[0]);
        let action = legal.iter().copied().find(|action| fits(action));
        self.act(action.unwrap_or_else(|| panic!("no legal action matches at {:?}: {legal:?}", self.task())));
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
