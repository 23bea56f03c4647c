//! Invariants of the map in random games, checked against a map that the test builds from views (M32 to M34, M36). Also
//! the total of gold (M04).

use std::collections::{BTreeMap, BTreeSet};

use bots::FastDice;
use game::{Dice, Game, Observer, Outcomes, Seat, Setup, Silent, Turn};
use masmorra::{Action, Masmorra, Placement, RoomView, Size, Slot, Spot, Task, Tile, TileKind, View};

type Place = (u8, i8, i8);

/// A place on the edge of a room: its slot, the cell inside and the cell beyond.
struct Edge {
    slot: u8,
    inside: Place,
    beyond: Place,
}

/// The tiles on the cells of the first two levels.
struct Map {
    rooms: Vec<RoomView>,
    cells: BTreeMap<Place, usize>,
}

/// The edges of a tile, clockwise from the north; on a medium tile two per side.
fn edges(tile: Tile, placement: Placement) -> Vec<Edge> {
    const SMALL: [[i8; 4]; 4] = [[0, 0, 0, -1], [0, 0, 1, 0], [0, 0, 0, 1], [0, 0, -1, 0]];
    const MEDIUM: [[i8; 4]; 8] = [
        [0, 0, 0, -1],
        [1, 0, 1, -1],
        [1, 0, 2, 0],
        [1, 1, 2, 1],
        [0, 1, 0, 2],
        [1, 1, 1, 2],
        [0, 0, -1, 0],
        [0, 1, -1, 1],
    ];
    let shape: &[[i8; 4]] = if tile.card().size == Size::Medium { &MEDIUM } else { &SMALL };
    let at = |x, y| (tile.card().level, placement.cell.x + x, placement.cell.y + y);
    let edge =
        |(slot, &[x, y, to_x, to_y]): (u8, &[i8; 4])| Edge { slot, inside: at(x, y), beyond: at(to_x, to_y) };
    (0..).zip(shape).map(edge).collect()
}

fn is_trap(tile: Tile) -> bool {
    matches!(tile.card().kind, TileKind::Trap { .. })
}

impl Map {
    fn of(view: &View) -> Map {
        let mut map = Map { rooms: view.dungeon.clone(), cells: BTreeMap::new() };
        for (number, room) in view.dungeon.iter().enumerate().filter(|(_, room)| room.tile.card().level < 3) {
            let inside: BTreeSet<Place> =
                edges(room.tile, room.placement).iter().map(|edge| edge.inside).collect();
            for cell in inside {
                assert_eq!(map.cells.insert(cell, number), None, "two tiles on {cell:?}");
            }
        }
        map
    }

    fn edges(&self, number: usize) -> Vec<Edge> {
        edges(self.rooms[number].tile, self.rooms[number].placement)
    }

    fn has_door(&self, number: usize, slot: u8) -> bool {
        self.rooms[number].doors & (1 << slot) != 0
    }

    /// Whether the tile on `beyond` has a door to the cell `inside`.
    fn answers(&self, edge: &Edge) -> Option<bool> {
        let other = *self.cells.get(&edge.beyond)?;
        let back = self
            .edges(other)
            .into_iter()
            .find(|back| back.beyond == edge.inside && back.inside == edge.beyond);
        Some(self.has_door(other, back.expect("edges meet").slot))
    }

    fn rooms_of(&self, level: u8) -> impl Iterator<Item = usize> {
        (0..self.rooms.len()).filter(move |&number| {
            let tile = self.rooms[number].tile;
            tile.card().level == level && !is_trap(tile)
        })
    }

    /// Empty cells beside a room, with or without a door.
    fn spaces(&self, number: usize) -> BTreeSet<Place> {
        let empty = |edge: &Edge| !self.cells.contains_key(&edge.beyond);
        self.edges(number).into_iter().filter(empty).map(|edge| edge.beyond).collect()
    }

    fn has_open_door(&self, number: usize) -> bool {
        let open = |edge: Edge| self.has_door(number, edge.slot) && !self.cells.contains_key(&edge.beyond);
        self.edges(number).into_iter().any(open)
    }

    fn traps_beside(&self, number: usize) -> usize {
        let beside = |edge: Edge| self.cells.get(&edge.beyond).copied();
        let beside: BTreeSet<usize> = self.edges(number).into_iter().filter_map(beside).collect();
        beside.into_iter().filter(|&other| is_trap(self.rooms[other].tile)).count()
    }
}

/// Plays random games that favor exploring. Passes each decision with its choices to `see`.
fn explore_at_random(games: u64, seats: u8, mut see: impl FnMut(&View, &[Action])) {
    let setup = Setup::new(Masmorra::manifest(), seats, [("mode", "epic")]).unwrap();
    let (mut choices, mut outcomes) = (Vec::new(), Outcomes::new());
    for seed in 0..games {
        let mut dice = FastDice::seeded(seed);
        let mut game = Masmorra::new(&setup, &mut Silent).unwrap();
        for _ in 0..4000 {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&mut outcomes, &mut dice).expect("chance has nothing to draw");
                    game.resolve(outcome, &mut Silent).unwrap();
                }
                Turn::Decide { owe, .. } => {
                    let seat = owe.first().unwrap();
                    game.legal(seat, &mut choices);
                    see(&game.view(Observer::Public), &choices);
                    decide(&mut game, seat, &choices, &mut dice);
                }
            }
        }
    }
}

/// Explores if possible, else takes a Step for it, else does anything.
fn decide(game: &mut Masmorra, seat: Seat, choices: &[Action], dice: &mut FastDice) {
    let eager: Vec<Action> = choices
        .iter()
        .copied()
        .filter(|action| {
            matches!(action, Action::Explore { .. } | Action::Step { .. } | Action::FlipToken { .. })
        })
        .collect();
    let pick = if eager.is_empty() || dice.below(4) == 0 { choices } else { &eager };
    let action = pick[dice.below(pick.len() as u32) as usize];
    game.decide(seat, action, &mut Silent).unwrap();
}

#[test]
fn m04_the_total_gold_is_always_thirty() {
    explore_at_random(6, 5, |view, _| {
        let purses: u8 = view.players.iter().map(|player| player.gold).sum();
        let tiles = view.dungeon.iter().map(|room| room.gold + room.chest_gold[0] + room.chest_gold[1]);
        assert_eq!(view.reserve + purses + tiles.sum::<u8>(), 30);
        assert!(view.players.iter().all(|player| player.gold <= 6));
    });
}

#[test]
fn m33_doors_of_neighbors_match_and_traps_are_walls() {
    explore_at_random(12, 4, |view, _| {
        let Some(Task::BeforeRoll) = view.tasks.last() else { return };
        let map = Map::of(view);
        for number in (0..map.rooms.len()).filter(|&number| map.rooms[number].tile.card().level < 3) {
            for edge in map.edges(number) {
                let door = map.has_door(number, edge.slot);
                assert_eq!(map.answers(&edge).unwrap_or(door), door, "{:?}", map.rooms[number]);
            }
        }
    });
}

#[test]
fn m32_heroes_explore_through_doors_to_empty_cells() {
    explore_at_random(20, 2, |view, choices| {
        if choices.iter().all(|action| explored(action).is_none()) {
            return;
        }
        let active = view.active.expect("a turn began");
        let (map, here) = (Map::of(view), usize::from(view.players[active.index()].at.0));
        for door in choices.iter().filter_map(explored) {
            let edge = map.edges(here).into_iter().find(|edge| edge.slot == door).unwrap();
            assert!(!map.cells.contains_key(&edge.beyond));
            let level = map.rooms[here].tile.card().level;
            let is_closed = !map.rooms_of(level).any(|room| map.has_open_door(room));
            assert!(map.has_door(here, door) || is_closed);
            assert!(view.levels[usize::from(level) - 1].face_up.is_some());
        }
    });
}

fn explored(action: &Action) -> Option<u8> {
    if let Action::Explore { door } = action { Some(door.slot.0) } else { None }
}

/// Whether a small tile in this placement matches all neighboring rooms.
fn agrees(map: &Map, tile: Tile, placement: Placement) -> bool {
    let doors = tile.card().doors;
    let turned = (doors << placement.quarters | doors >> (4 - placement.quarters)) & 15;
    edges(tile, placement).into_iter().all(|edge| {
        let trap = map.cells.get(&edge.beyond).is_some_and(|&other| is_trap(map.rooms[other].tile));
        let door = turned & (1 << edge.slot) != 0;
        trap || map.answers(&edge).is_none_or(|answer| answer == door)
    })
}

#[test]
fn m33_a_tile_that_fits_exactly_is_laid_that_way() {
    let mut seen = [0, 0];
    explore_at_random(20, 4, |view, choices| {
        let Some(Task::LayRoom { .. }) = view.tasks.last() else { return };
        let map = Map::of(view);
        let fits: Vec<bool> =
            choices.iter().filter_map(laid).map(|(tile, placement)| agrees(&map, tile, placement)).collect();
        assert!(fits.iter().all(|&fit| fit == fits[0]));
        let (tile, placement) = choices.iter().find_map(laid).unwrap();
        let any = (0..4).any(|quarters| agrees(&map, tile, Placement { quarters, ..placement }));
        seen[usize::from(fits[0])] += 1;
        // An exact fit has a door at the entry, so it must be among the choices.
        assert_eq!(any, fits[0]);
    });
    assert!(seen[1] > 0, "{seen:?}");
}

fn laid(action: &Action) -> Option<(Tile, Placement)> {
    if let Action::LayRoom { tile, placement } = action { Some((*tile, *placement)) } else { None }
}

#[test]
fn m34_traps_are_laid_beside_the_new_room_while_it_has_empty_cells() {
    let mut seen = 0;
    explore_at_random(20, 4, |view, choices| {
        let Some(Task::LayTrap { near }) = view.tasks.last() else { return };
        let (map, near) = (Map::of(view), usize::from(near.0));
        let level = map.rooms[near].tile.card().level;
        let cells = choices.iter().filter_map(|action| trapped(action, level));
        let (offered, listed) = (cells.clone().collect::<BTreeSet<_>>(), cells.count());
        let beside = map.spaces(near);
        let all = map.rooms_of(level).flat_map(|room| map.spaces(room)).collect();
        assert_eq!(&offered, if beside.is_empty() { &all } else { &beside });
        assert_eq!(listed, offered.len(), "a space is offered twice");
        seen += 1;
    });
    assert!(seen > 0);
}

fn trapped(action: &Action, level: u8) -> Option<Place> {
    if let Action::LayTrap { cell, .. } = action { Some((level, cell.x, cell.y)) } else { None }
}

#[test]
fn m36_medium_tiles_are_laid_on_empty_cells_with_a_door_at_the_entry() {
    let mut seen = 0;
    explore_at_random(20, 4, |view, choices| {
        let Some(&Task::LayMedium { from, slot }) = view.tasks.last() else { return };
        let map = Map::of(view);
        for (tile, placement) in choices.iter().filter_map(laid) {
            assert!(edges(tile, placement).iter().all(|edge| !map.cells.contains_key(&edge.inside)));
            assert!(joins(&map, from, slot, tile, placement));
            seen += 1;
        }
    });
    assert!(seen > 0);
}

/// Whether a medium tile in this placement has a door at the entry.
fn joins(map: &Map, from: Spot, slot: Slot, tile: Tile, placement: Placement) -> bool {
    let door = map.edges(usize::from(from.0)).into_iter().find(|edge| edge.slot == slot.0).unwrap();
    edges(tile, placement).iter().any(|edge| edge.inside == door.beyond && edge.beyond == door.inside)
}

#[test]
fn m36_no_medium_room_has_more_than_three_traps_beside_it() {
    explore_at_random(12, 5, |view, _| {
        let Some(Task::BeforeRoll) = view.tasks.last() else { return };
        let map = Map::of(view);
        let medium = |number: &usize| map.rooms[*number].tile.card().size == Size::Medium;
        assert!((0..map.rooms.len()).filter(medium).all(|number| map.traps_beside(number) <= 3));
    });
}
