//! Edited positions: a test changes the view and continues from a state that fits it.

use game::{Dice, Game};
use masmorra::{
    Action, Being, Boss, CardHalf, Cell, DieKind, Figure, FigureId, Foe, Hand, Hero, Masmorra, MonsterView,
    Placement, PlayerView, Room, RoomView, Spot, Symbol, Task, Tile, Treasure, View,
};

use crate::rules::script::{Script, seat};

/// The rooms of the third level, in the order in which they are laid.
pub(crate) const THIRD: [Tile; 5] =
    [Tile::LCentre, Tile::LThrone, Tile::LTreasure, Tile::LEntrance, Tile::LPit];

/// Dice for positions without hidden cards.
struct NoDice;

impl Dice for NoDice {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

/// Jay before his roll in the Starting Room, with Mika. Nobody holds a card.
pub(crate) fn jay_and_mika() -> Script {
    quiet(&[Hero::Jay, Hero::Mika])
}

/// These heroes in the Starting Room, the first one before the roll. Nobody holds a card.
pub(crate) fn quiet(heroes: &[Hero]) -> Script {
    let mut script = Script::standard(heroes, Tile::A09);
    arrange(&mut script, |view| (0..heroes.len()).for_each(|number| hold(view, number, &[])));
    script
}

/// Like `quiet`, but the first two hold these cards, and the test answers windows.
pub(crate) fn with_hands(heroes: &[Hero], first: &[Treasure], second: &[Treasure]) -> Script {
    let mut script = quiet(heroes);
    arrange(&mut script, |view| {
        hold(view, 0, first);
        hold(view, 1, second);
    });
    script.with_windows()
}

/// Edits the view and continues from there. All hands stay the same unless the edit changes them.
pub(crate) fn arrange(script: &mut Script, change: impl FnOnce(&mut View)) {
    let mut view = script.view_of(0);
    for number in 1..view.players.len() {
        let hand = script.view_of(number as u8).hand;
        view.players[number].known = hand;
    }
    change(&mut view);
    view.players[0].cards = view.hand.len();
    view.players.iter_mut().skip(1).for_each(|player| player.cards = player.known.len());
    let held: u8 = view.players.iter().map(|player| player.cards).sum();
    view.deck = 30 - held - view.discard.len() - view.in_play.len();
    script.game = Masmorra::determinize(&view, &mut NoDice).expect("no state fits the position");
}

pub(crate) fn hold(view: &mut View, number: usize, cards: &[Treasure]) {
    let hand: Hand = cards.iter().copied().collect();
    match number {
        0 => view.hand = hand,
        _ => view.players[number].known = hand,
    }
}

pub(crate) fn player(view: &mut View, number: usize) -> &mut PlayerView {
    &mut view.players[number]
}

/// Lays a room with its north-western corner on this cell.
pub(crate) fn lay(view: &mut View, tile: Tile, x: i8, y: i8) -> Spot {
    let placement = Placement { cell: Cell { x, y }, quarters: 0 };
    let card = tile.card();
    let chest = |number: usize| card.chests.get(number).map_or(0, |chest| chest.gold);
    let (gold, chest_gold) = (card.gold, [chest(0), chest(1)]);
    view.dungeon.push(RoomView { tile, placement, doors: card.doors, gold, chest_gold, done: 0 });
    view.reserve -= gold + chest_gold[0] + chest_gold[1];
    Spot(view.dungeon.len() as u8 - 1)
}

/// Lays the stairs of the first two levels, the entrance of the second, and the third level.
pub(crate) fn lay_all_levels(view: &mut View) {
    lay_to_second_stairs(view);
    for (tile, (x, y)) in THIRD.into_iter().zip([(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)]) {
        lay(view, tile, x, y);
    }
}

/// Lays the stairs of both levels. Returns the room with the stairs to the third.
pub(crate) fn lay_to_second_stairs(view: &mut View) -> Spot {
    lay(view, Tile::A01, 1, 0);
    lay(view, Tile::S01, 0, 0);
    lay(view, Tile::B01, 1, 0)
}

pub(crate) fn spot_of(view: &View, tile: Tile) -> Spot {
    let place =
        view.dungeon.iter().position(|room| room.tile == tile).expect("the tile is not in the dungeon");
    Spot(place as u8)
}

pub(crate) fn room_of(view: &View, tile: Tile) -> Room {
    Room { number: spot_of(view, tile), tile }
}

pub(crate) fn put(view: &mut View, foe: Foe, at: Spot) -> Figure {
    let mut free = match foe.card().die {
        DieKind::Minor => 0..8,
        DieKind::Major => 8..12,
    };
    let taken = |id: u8| view.monsters.iter().any(|monster| monster.figure.id.0 == id);
    let id = free.find(|&id| !taken(id)).expect("no die is left");
    push_monster(view, Figure { id: FigureId(id), being: Being::Foe(foe) }, at)
}

pub(crate) fn put_boss(view: &mut View, being: Being, at: Spot) -> Figure {
    let (Being::Blue(boss) | Being::Red(boss)) = being else { panic!("{being:?} is not a boss") };
    let place = Boss::ALL.into_iter().position(|other| other == boss).unwrap_or(0);
    push_monster(view, Figure { id: FigureId(12 + place as u8), being }, at)
}

fn push_monster(view: &mut View, figure: Figure, at: Spot) -> Figure {
    let room = Room { number: at, tile: view.dungeon[usize::from(at.0)].tile };
    view.monsters.push(MonsterView { figure, room, rooted: false });
    figure
}

/// Puts a rooted Cultist into a room of the third level.
pub(crate) fn put_rooted(view: &mut View, tile: Tile) -> Figure {
    let figure = put(view, Foe::Cultist, spot_of(view, tile));
    if let Some(last) = view.monsters.last_mut() {
        last.rooted = true;
    }
    figure
}

pub(crate) fn beings(script: &Script, at: Spot) -> Vec<Being> {
    let view = script.view();
    view.monsters
        .iter()
        .filter(|monster| monster.room.number == at)
        .map(|monster| monster.figure.being)
        .collect()
}

/// Passes in every open window.
pub(crate) fn pass_all(script: &mut Script) {
    while matches!(script.task(), Some(Task::Window { .. })) {
        script.act(Action::Pass);
    }
}

/// Rolls and keeps these dice, and passes all windows.
pub(crate) fn settle_dice(script: &mut Script, dice: [Symbol; 6]) {
    script.roll(dice);
    pass_all(script);
}

/// Plays a half that nobody answers.
pub(crate) fn play_unanswered(script: &mut Script, number: u8, card: Treasure, half: CardHalf) {
    script.play(number, card, half);
    pass_all(script);
}

pub(crate) fn at_hero(number: u8) -> Action {
    Action::AimAtHero { seat: seat(number) }
}

pub(crate) fn at_room(script: &Script, tile: Tile) -> Action {
    Action::AimAtRoom { room: room_of(&script.view(), tile) }
}
