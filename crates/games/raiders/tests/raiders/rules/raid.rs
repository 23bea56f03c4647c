//! A game that a test describes room by room, with the cards played in each.

use game::{Game, Turn};
use raiders::Room::{
    CoinCatcher, Dragon, GiantBoulder, Goblin, LavaCauldron, Skeleton, Snake, SpikeTrap, TreasureFour,
    TreasureFourTwo, TreasureOne, TreasureThree, TreasureThreeTwo, TreasureTwo, TreasureTwoOne, Troll,
    Zombie,
};
use raiders::{Boss, Card, Chamber, Character, Level, Outcome, Room};

use crate::rules::log_lines::{coins_and_wounds, lines};
use crate::rules::script::{Script, card, seat};

/// Rooms to check, and rooms that lead there.
pub(crate) struct Raid {
    characters: Vec<Character>,
    options: Vec<(&'static str, &'static str)>,
    map: Option<u8>,
    visits: Vec<Visit>,
}

struct Visit {
    chamber: Chamber,
    plays: Plays,
    checked: bool,
}

enum Plays {
    /// One word per seat, as in [`Script::room`].
    Given(&'static str),
    /// Everyone plays the highest power card, but keeps this one for the final monster.
    Highest { keep: Vec<Option<Card>> },
}

/// A standard game with these characters, starting with player A.
pub(crate) fn raid<const N: usize>(characters: [Character; N]) -> Raid {
    Raid { characters: characters.to_vec(), options: Vec::new(), map: None, visits: Vec::new() }
}

/// The way to the final monster. If all play the same cards from 5 to 1, nobody gains an advantage here: monsters are
/// defeated, traps are not triggered, chests are shared by all or lost.
const WAY: [&[Room]; 5] = [
    &[Dragon, Zombie, TreasureFourTwo, TreasureFourTwo, TreasureFour],
    &[Dragon, Zombie, TreasureThreeTwo, TreasureThreeTwo, SpikeTrap],
    &[Troll, Skeleton, TreasureThree, TreasureTwo, CoinCatcher],
    &[Troll, Goblin, TreasureTwoOne, TreasureTwoOne, GiantBoulder],
    &[Goblin, Snake, TreasureOne, LavaCauldron],
];

const LEVELS: [Level; 5] = [Level::Uuuud, Level::Uuddd, Level::Uudud, Level::Uuddu, Level::Ududd];

impl Raid {
    pub(crate) fn options(mut self, key: &'static str, value: &'static str) -> Raid {
        self.options.push((key, value));
        self
    }

    /// Tactical mode, with the map at this seat.
    pub(crate) fn tactical(mut self, map: u8) -> Raid {
        self.map = Some(map);
        self.options("mode", "tactical")
    }

    /// Adds a room to check.
    pub(crate) fn room(mut self, room: Room, plays: &'static str) -> Raid {
        self.visits.push(Visit { chamber: Chamber::Room(room), plays: Plays::Given(plays), checked: true });
        self
    }

    /// Adds a room that is not checked.
    pub(crate) fn after(mut self, room: Room, plays: &'static str) -> Raid {
        self.visits.push(Visit { chamber: Chamber::Room(room), plays: Plays::Given(plays), checked: false });
        self
    }

    /// Adds rooms up to the end of the level.
    pub(crate) fn next_level(mut self) -> Raid {
        self.walk_to(self.visits.len() / 5 * 5 + 5, &[]);
        self
    }

    /// Adds rooms up to the final monster. In the last level everyone keeps the card for it.
    pub(crate) fn boss(mut self, boss: Boss, plays: &'static str) -> Raid {
        self.walk_to(20, &[]);
        let kept = |word: &str| word.chars().map(card).find(|card| card.power().is_some());
        self.walk_to(24, &plays.split(' ').map(kept).collect::<Vec<_>>());
        self.visits.push(Visit { chamber: Chamber::Boss(boss), plays: Plays::Given(plays), checked: true });
        self
    }

    fn walk_to(&mut self, rooms: usize, keep: &[Option<Card>]) {
        for &room in WAY.concat().get(self.visits.len()..rooms).unwrap_or_default() {
            let plays = Plays::Highest { keep: keep.to_vec() };
            self.visits.push(Visit { chamber: Chamber::Room(room), plays, checked: false });
        }
    }

    pub(crate) fn play(&self) -> Script {
        self.play_until(self.visits.len())
    }

    /// Plays all rooms except the last.
    pub(crate) fn before_the_last_room(&self) -> Script {
        self.play_until(self.visits.len() - 1)
    }

    pub(crate) fn play_until(&self, visits: usize) -> Script {
        let mut script = Script::dealt(&self.characters, &self.options);
        if let Some(map) = self.map {
            script.chance(Outcome::Map { seat: seat(map) });
        }
        let levels = self.visits.chunks(5).zip(LEVELS);
        for (number, (level, card)) in levels.enumerate().take_while(|(number, _)| number * 5 <= visits) {
            lay(&mut script, card, level);
            level.iter().take(visits - number * 5).for_each(|visit| visit.play(&mut script));
        }
        script
    }

    /// The log lines of the rooms to check.
    pub(crate) fn story(&self) -> Vec<String> {
        let script = self.play();
        let ended = script.game.turn() == Turn::Over;
        let lines = lines(script.events()).into_iter().enumerate();
        let is_checked = |at: usize| self.visits.get(at).map_or(ended, |visit| visit.checked);
        lines.filter(|&(at, _)| is_checked(at)).map(|(_, line)| line).collect()
    }

    /// Coins and wounds before the last room.
    fn coins_and_wounds(&self) -> String {
        coins_and_wounds(&self.before_the_last_room().view(0))
    }
}

impl Visit {
    fn play(&self, script: &mut Script) {
        match &self.plays {
            Plays::Given(plays) => script.room(plays),
            Plays::Highest { keep } => play_highest(script, keep),
        }
    }
}

fn play_highest(script: &mut Script, keep: &[Option<Card>]) {
    let highest = |number: u8| {
        let kept = keep.get(usize::from(number)).copied().flatten();
        let powers = script.view(number).players[usize::from(number)].powers;
        powers.filter(|&power| Some(power) != kept).last().unwrap()
    };
    let cards: Vec<_> = (0..script.view(0).players.len() as u8).map(highest).collect();
    for _ in 0..cards.len() {
        let owes = script.owe()[0];
        script.act(owes, raiders::Action::Play { card: cards[usize::from(owes)] });
    }
}

/// Builds a level. If the test names fewer than five rooms, others follow.
fn lay(script: &mut Script, level: Level, visits: &[Visit]) {
    script.chance(Outcome::Level { level });
    visits.iter().for_each(|visit| script.lay_next(visit.chamber));
    for _ in visits.len()..5 {
        let (any, _) = script.outcomes()[0];
        script.chance(any);
    }
}

/// Plays a raid and compares its log lines.
#[track_caller]
pub(crate) fn check<const N: usize>(raid: Raid, expected: [&str; N]) {
    assert_eq!(raid.story(), expected);
}

/// Plays a raid to its end: the state before the last room, the log of that room, and who faints and wins.
#[track_caller]
pub(crate) fn check_end(raid: Raid, before: &str, expected: [&str; 2]) {
    assert_eq!(raid.coins_and_wounds(), before);
    assert_eq!(raid.story(), expected);
}
