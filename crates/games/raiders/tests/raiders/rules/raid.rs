//! A raid that a test lays out room by room, with the cards that are played in each.

use game::{Game, Turn};
use raiders::Room::{
    CoinCatcher, Dragon, GiantBoulder, Goblin, LavaCauldron, Skeleton, Snake, SpikeTrap, TreasureFour,
    TreasureFourTwo, TreasureOne, TreasureThree, TreasureThreeTwo, TreasureTwo, TreasureTwoOne, Troll,
    Zombie,
};
use raiders::{Boss, Card, Chamber, Character, Level, Outcome, Room};

use crate::rules::script::{Script, card, seat};
use crate::rules::story::{lines, standing};

/// Rooms of which a test wants to hear, and others that lead there.
pub(crate) struct Raid {
    characters: Vec<Character>,
    options: Vec<(&'static str, &'static str)>,
    map: Option<u8>,
    visits: Vec<Visit>,
}

/// One room of the raid.
struct Visit {
    chamber: Chamber,
    plays: Plays,
    told: bool,
}

/// What is played in a room.
enum Plays {
    /// A word for each seat, as [`Script::room`] reads it.
    Given(&'static str),
    /// Everyone plays the highest power card, but for the one that is kept for the final monster.
    Highest { keep: Vec<Option<Card>> },
}

/// A standard game in which these characters were dealt, from player A on.
pub(crate) fn raid<const N: usize>(characters: [Character; N]) -> Raid {
    Raid { characters: characters.to_vec(), options: Vec::new(), map: None, visits: Vec::new() }
}

/// The way to the final monster. If all play the same cards from 5 to 1, nobody gets anything here that the others do
/// not get too: monsters fall, traps stay quiet, chests are shared by all or lost.
const WAY: [&[Room]; 5] = [
    &[Dragon, Zombie, TreasureFourTwo, TreasureFourTwo, TreasureFour],
    &[Dragon, Zombie, TreasureThreeTwo, TreasureThreeTwo, SpikeTrap],
    &[Troll, Skeleton, TreasureThree, TreasureTwo, CoinCatcher],
    &[Troll, Goblin, TreasureTwoOne, TreasureTwoOne, GiantBoulder],
    &[Goblin, Snake, TreasureOne, LavaCauldron],
];

/// The level cards of the raid, in order.
const LEVELS: [Level; 5] = [Level::Uuuud, Level::Uuddd, Level::Uudud, Level::Uuddu, Level::Ududd];

impl Raid {
    pub(crate) fn options(mut self, key: &'static str, value: &'static str) -> Raid {
        self.options.push((key, value));
        self
    }

    /// The tactical variant, with the map at this seat.
    pub(crate) fn tactical(mut self, map: u8) -> Raid {
        self.map = Some(map);
        self.options("mode", "tactical")
    }

    /// The next room and what is played there.
    pub(crate) fn room(mut self, room: Room, plays: &'static str) -> Raid {
        self.visits.push(Visit { chamber: Chamber::Room(room), plays: Plays::Given(plays), told: true });
        self
    }

    /// The next room, of which the story is silent.
    pub(crate) fn after(mut self, room: Room, plays: &'static str) -> Raid {
        self.visits.push(Visit { chamber: Chamber::Room(room), plays: Plays::Given(plays), told: false });
        self
    }

    /// Walks on to the end of the level.
    pub(crate) fn next_level(mut self) -> Raid {
        self.walk_to(self.visits.len() / 5 * 5 + 5, &[]);
        self
    }

    /// Goes on to the final monster. In the last level everyone keeps the card that is to be played against it.
    pub(crate) fn boss(mut self, boss: Boss, plays: &'static str) -> Raid {
        self.walk_to(20, &[]);
        let kept = |word: &str| word.chars().map(card).find(|card| card.power().is_some());
        self.walk_to(24, &plays.split(' ').map(kept).collect::<Vec<_>>());
        self.visits.push(Visit { chamber: Chamber::Boss(boss), plays: Plays::Given(plays), told: true });
        self
    }

    fn walk_to(&mut self, rooms: usize, keep: &[Option<Card>]) {
        for &room in WAY.concat().get(self.visits.len()..rooms).unwrap_or_default() {
            let plays = Plays::Highest { keep: keep.to_vec() };
            self.visits.push(Visit { chamber: Chamber::Room(room), plays, told: false });
        }
    }

    /// Plays the raid.
    pub(crate) fn play(&self) -> Script {
        self.play_until(self.visits.len())
    }

    /// Plays all rooms but the last, so that a test can look around in that one.
    pub(crate) fn before_the_last_room(&self) -> Script {
        self.play_until(self.visits.len() - 1)
    }

    /// Plays this many rooms.
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

    /// What happened, a line a room.
    pub(crate) fn story(&self) -> Vec<String> {
        let script = self.play();
        let ended = script.game.turn() == Turn::Over;
        let lines = lines(script.events()).into_iter().enumerate();
        let is_told = |at: usize| self.visits.get(at).map_or(ended, |visit| visit.told);
        lines.filter(|&(at, _)| is_told(at)).map(|(_, line)| line).collect()
    }

    /// How everyone stands before the last room.
    fn standing(&self) -> String {
        standing(&self.before_the_last_room().view(0))
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
        let powers = script.view(number).players[usize::from(number)].powers.clone();
        powers.into_iter().rfind(|&power| Some(power) != kept).unwrap()
    };
    let cards: Vec<_> = (0..script.view(0).players.len() as u8).map(highest).collect();
    for _ in 0..cards.len() {
        let owes = script.owe()[0];
        script.act(owes, raiders::Action::Play { card: cards[usize::from(owes)] });
    }
}

/// Lays the rooms of a level; where the test names fewer than five, any others follow.
fn lay(script: &mut Script, level: Level, visits: &[Visit]) {
    script.chance(Outcome::Level { level });
    visits.iter().for_each(|visit| script.lay_next(visit.chamber));
    for _ in visits.len()..5 {
        let (any, _) = script.outcomes()[0];
        script.chance(any);
    }
}

/// One raid and what must happen on it.
#[track_caller]
pub(crate) fn check<const N: usize>(raid: Raid, expected: [&str; N]) {
    assert_eq!(raid.story(), expected);
}

/// A raid to its end: how all stand before the last room, what happens there, and who faints and wins.
#[track_caller]
pub(crate) fn check_end(raid: Raid, before: &str, expected: [&str; 2]) {
    assert_eq!(raid.standing(), before);
    assert_eq!(raid.story(), expected);
}
