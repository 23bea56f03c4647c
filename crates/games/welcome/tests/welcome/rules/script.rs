//! Games with scripted chance, so that a test can deal any cards.

use std::collections::VecDeque;

use game::{Game, LoggedEvent, Observer, RuleId, Seat, Setup, Turn};
use welcome::{Action, Adventurer, Event, Monster, Outcome, Tile, View, Welcome};

/// A game in which the test decides every step.
pub(crate) struct Script {
    pub(crate) game: Welcome,
    pub(crate) events: Vec<LoggedEvent<Event>>,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

impl Script {
    /// A game with these options, before its first step.
    pub(crate) fn new(seats: u8, options: &[(&str, &str)]) -> Script {
        let setup = Setup::new(Welcome::manifest(), seats, options.iter().copied()).unwrap();
        let mut events = Vec::new();
        let game = Welcome::new(&setup, &mut events).unwrap();
        Script { game, events }
    }

    /// A first game: Welcome to the Dungeon, the Warrior, seat 0 starts.
    pub(crate) fn warrior(seats: u8) -> Script {
        Script::new(seats, &[("start", "first")])
    }

    /// A game of the combined set with these specials and this first adventurer; seat 0 starts.
    pub(crate) fn combined(
        seats: u8,
        adventurer: Adventurer,
        specials: [Monster; 2],
        more: &[(&str, &str)],
    ) -> Script {
        let first = [("set", "combined"), ("start", "first"), ("first_adventurer", adventurer.key())];
        let options: Vec<_> = first.into_iter().chain(more.iter().copied()).collect();
        let mut script = Script::new(seats, &options);
        specials.into_iter().for_each(|monster| script.chance(Outcome::Special { monster }));
        script
    }

    pub(crate) fn chance(&mut self, outcome: Outcome) {
        assert_eq!(self.game.resolve(outcome, &mut self.events), Ok(()), "{outcome:?}");
    }

    pub(crate) fn act(&mut self, seat_number: u8, action: Action) {
        assert_eq!(self.game.decide(seat(seat_number), action, &mut self.events), Ok(()), "{action:?}");
    }

    /// The seat that owes a decision.
    pub(crate) fn asked(&self) -> u8 {
        match self.game.turn() {
            Turn::Decide { owe, .. } if owe.len() == 1 => owe.first().unwrap().index() as u8,
            turn => panic!("nobody is asked: {turn:?}"),
        }
    }

    /// The asked seat draws this monster.
    pub(crate) fn draw(&mut self, monster: Monster) {
        self.act(self.asked(), Action::Draw);
        self.chance(Outcome::Card { monster });
    }

    /// The asked seat draws this monster and adds it.
    pub(crate) fn add(&mut self, monster: Monster) {
        self.draw(monster);
        self.act(self.asked(), Action::Add);
    }

    /// The asked seat draws this monster and sets it aside.
    pub(crate) fn sacrifice(&mut self, monster: Monster, tile: Tile) {
        self.draw(monster);
        self.act(self.asked(), Action::Sacrifice { tile });
    }

    /// The asked seat passes.
    pub(crate) fn pass(&mut self) {
        self.act(self.asked(), Action::Pass);
    }

    /// The asked seat chooses the next adventurer.
    pub(crate) fn choose(&mut self, adventurer: Adventurer) {
        self.act(self.asked(), Action::Choose { adventurer });
    }

    /// A round with an empty dungeon in a game of two: the asked seat passes, the other one succeeds.
    pub(crate) fn give_success_to_the_other(&mut self, next: Adventurer) {
        self.pass();
        self.choose(next);
    }

    pub(crate) fn legal(&self, seat_number: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(seat(seat_number), &mut actions);
        actions
    }

    pub(crate) fn view(&self, seat_number: u8) -> View {
        self.game.view(Observer::Seat(seat(seat_number)))
    }

    pub(crate) fn events(&self) -> impl Iterator<Item = Event> {
        self.events.iter().map(|event| event.event)
    }

    pub(crate) fn logged(&self, event: Event) -> bool {
        self.events().any(|logged| logged == event)
    }

    /// The rule that this event cited last.
    pub(crate) fn rule_of(&self, event: Event) -> String {
        let logged = self.events.iter().rev().find(|logged| logged.event == event);
        logged
            .map(|logged| logged.rule)
            .map_or_else(|| format!("not logged: {event:?}"), |rule: RuleId| rule.to_string())
    }
}

/// A dungeon that a test lays out card by card.
pub(crate) struct Dungeon {
    adventurer: Adventurer,
    gone: Vec<Tile>,
    cards: Vec<Monster>,
    options: Vec<(&'static str, &'static str)>,
    experienced: bool,
    answers: VecDeque<Action>,
    replacement: Option<Monster>,
}

/// This adventurer with all six tiles.
pub(crate) fn dungeon(adventurer: Adventurer) -> Dungeon {
    Dungeon {
        adventurer,
        gone: Vec::new(),
        cards: Vec::new(),
        options: Vec::new(),
        experienced: false,
        answers: VecDeque::new(),
        replacement: None,
    }
}

impl Dungeon {
    /// These tiles were sacrificed.
    pub(crate) fn without(mut self, tiles: impl IntoIterator<Item = Tile>) -> Dungeon {
        self.gone.extend(tiles);
        self
    }

    /// All tiles but these were sacrificed.
    pub(crate) fn only<const N: usize>(self, tiles: [Tile; N]) -> Dungeon {
        let all = self.adventurer.card().tiles;
        self.without(all.into_iter().filter(|tile| !tiles.contains(tile)))
    }

    /// The cards in the order in which they are faced.
    pub(crate) fn facing(mut self, cards: impl IntoIterator<Item = Monster>) -> Dungeon {
        self.cards.extend(cards);
        self
    }

    /// What the players answer, in order.
    pub(crate) fn answering(mut self, answers: impl IntoIterator<Item = Action>) -> Dungeon {
        self.answers.extend(answers);
        self
    }

    pub(crate) fn options(mut self, key: &'static str, value: &'static str) -> Dungeon {
        self.options.push((key, value));
        self
    }

    /// The player in the dungeon already has a success.
    pub(crate) fn with_a_success(mut self) -> Dungeon {
        self.experienced = true;
        self
    }

    /// The card that replaces another one by Polymorph.
    pub(crate) fn replaced_by(mut self, monster: Monster) -> Dungeon {
        self.replacement = Some(monster);
        self
    }

    /// Bids until a player enters this dungeon.
    pub(crate) fn enter(&self) -> Script {
        let mut script = Script::combined(2, self.adventurer, self.specials(), &self.options);
        if self.experienced {
            script.give_success_to_the_other(self.adventurer);
            script.give_success_to_the_other(self.adventurer);
        }
        for (tile, filler) in self.gone.iter().zip(self.fillers()) {
            script.sacrifice(filler, *tile);
        }
        for monster in self.cards.iter().rev() {
            script.draw(*monster);
            if !script.legal(script.asked()).contains(&Action::Draw) {
                script.act(script.asked(), Action::Add);
            }
        }
        script.pass();
        script
    }

    fn specials(&self) -> [Monster; 2] {
        let wanted = self.cards.iter().copied().chain(self.replacement);
        let is_special = |monster: &Monster| monster.card().home == welcome::Home::Special;
        let spare = [Monster::Fairy, Monster::Ally, Monster::Mimic];
        let mut chosen: Vec<Monster> = Vec::new();
        for monster in wanted.filter(is_special).chain(spare) {
            if !chosen.contains(&monster) {
                chosen.push(monster);
            }
        }
        [chosen[0], chosen[1]]
    }

    /// Cards for the sacrifices: copies that the dungeon does not need.
    fn fillers(&self) -> impl Iterator<Item = Monster> {
        let used = |monster: Monster| {
            self.cards.iter().chain(&self.replacement).filter(|card| **card == monster).count()
        };
        let spare = move |monster: &Monster| {
            let spare = usize::from(monster.card().copies).saturating_sub(used(*monster));
            std::iter::repeat_n(*monster, spare)
        };
        let common = |monster: &&Monster| monster.card().home == welcome::Home::Common;
        Monster::ALL.iter().filter(common).flat_map(spare).collect::<Vec<_>>().into_iter()
    }

    /// Plays the dungeon and returns one line of text per card.
    pub(crate) fn story(mut self) -> Vec<String> {
        let mut script = self.enter();
        let entered = script.events().position(|event| matches!(event, Event::HealthCounted { .. })).unwrap();
        script.events.drain(..entered);
        while !script.events().any(ends_the_dungeon) {
            match script.game.turn() {
                Turn::Chance => {
                    let monster = self.replacement.take().expect("the test names the replacement");
                    script.chance(Outcome::Card { monster });
                }
                _ => {
                    let answer = self.answers.pop_front().expect("the test answers every question");
                    script.act(script.asked(), answer);
                }
            }
        }
        assert!(self.answers.is_empty(), "unused answers: {:?}", self.answers);
        lines(script.events())
    }
}

fn ends_the_dungeon(event: Event) -> bool {
    matches!(event, Event::Failed { .. } | Event::Succeeded { .. })
}

fn lines(events: impl Iterator<Item = Event>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for event in events {
        let Some(text) = brief(event) else { continue };
        let begins = matches!(
            event,
            Event::HealthCounted { .. }
                | Event::Revealed { .. }
                | Event::Unveiled { .. }
                | Event::Succeeded { .. }
                | Event::Failed { .. }
        );
        match lines.last_mut() {
            Some(line) if !begins && line.ends_with(':') => *line = format!("{line} {text}"),
            Some(line) if !begins => *line = format!("{line}, {text}"),
            _ => lines.push(text),
        }
    }
    lines
}

fn brief(event: Event) -> Option<String> {
    let card = |monster: Monster, kind: Monster, strength: Option<u8>| {
        let strength = strength.map_or(String::new(), |strength| format!(" {strength}"));
        let disguise = if kind == monster { String::new() } else { format!(" as {}", kind.key()) };
        format!("{}{disguise}{strength}:", monster.key())
    };
    Some(match event {
        Event::HealthCounted { hp } => format!("{hp} hp"),
        Event::TypeNamed { monster, .. } => format!("{} named", monster.key()),
        Event::RivalPicked { rival, .. } => format!("rival {}", rival.index()),
        Event::StrengthNamed { strength, .. } => format!("{strength} named"),
        Event::Revealed { monster, kind, strength, .. } => card(monster, kind, strength),
        Event::Replaced { monster, kind, strength, .. } => format!("now {}", card(monster, kind, strength)),
        Event::Used { tile, .. } => format!("use {}", tile.key()),
        Event::Declined { .. } => "decline".to_owned(),
        Event::Defeated { tile, .. } => format!("{} defeats", tile.key()),
        Event::FellWithLast { tile, .. } => format!("falls by {}", tile.key()),
        Event::Ignored { .. } => "ignored".to_owned(),
        Event::Gained { amount, hp, .. } => format!("+{amount} = {hp}"),
        Event::NextWillFall { .. } => "next will fall".to_owned(),
        Event::ReliefWon { points, .. } => format!("relief {points}"),
        Event::AllyHelps => "next ignored".to_owned(),
        Event::CubeFoundNothing => "nothing to take".to_owned(),
        Event::CoinStarted { .. } => "coin starts".to_owned(),
        Event::CoinEnded { .. } => "coin ends".to_owned(),
        Event::Hurt { damage, hp, .. } => format!("-{damage} = {hp}"),
        Event::TileLost { tile, hp_lost: 0, .. } => format!("lose {}", tile.key()),
        Event::TileLost { tile, hp_lost, hp } => format!("lose {} -{hp_lost} = {hp}", tile.key()),
        Event::Revived { tile, hp } => format!("{} revives = {hp}", tile.key()),
        Event::Died => "dies".to_owned(),
        Event::RestHidden { cards } => format!("{cards} hidden"),
        Event::Unveiled { monster, kind, .. } => format!("unveiled {}", card(monster, kind, None)),
        Event::AllDiffered { .. } => "all differ".to_owned(),
        Event::SomeAlike { .. } => "some alike".to_owned(),
        Event::Succeeded { .. } => "success".to_owned(),
        Event::Failed { .. } => "failure".to_owned(),
        _ => return None,
    })
}

/// Plays a dungeon and compares its lines.
#[track_caller]
pub(crate) fn check<const N: usize>(dungeon: Dungeon, expected: [&str; N]) {
    assert_eq!(dungeon.story(), expected);
}
