//! Actions as numbers and views as features, for programs that learn.

use game::{Encoding, Features, Seat, places_after, seat_after};

use crate::action::{Action, GREATSWORD_STRENGTHS};
use crate::components::{Adventurer, Monster, Slot, Tile};
use crate::options::{GameOptions, Set};
use crate::state::{SEATS, Welcome};
use crate::view::{
    Bidding, CoinView, DrawnView, DungeonView, NextView, PhaseView, PileCard, PlayerView, TileFate, TileView,
    VarietyView, View,
};

const SLOTS: usize = Slot::ALL.len();
const MONSTERS: usize = Monster::ALL.len();
const ADVENTURERS: usize = Adventurer::ALL.len();
/// The cards of a deck with two specials.
const LONGEST_PILE: usize = 15;

const DRAW: usize = 0;
const PASS: usize = 1;
const ADD: usize = 2;
const SACRIFICE: usize = 3;
const NAME_TYPE: usize = SACRIFICE + SLOTS;
const PICK_RIVAL: usize = NAME_TYPE + MONSTERS;
const NAME_STRENGTH: usize = PICK_RIVAL + SEATS;
const USE: usize = NAME_STRENGTH + GREATSWORD_STRENGTHS.len();
const DECLINE: usize = USE + SLOTS;
const DISCARD: usize = DECLINE + 1;
const CHOOSE: usize = DISCARD + SLOTS;

impl Encoding for Welcome {
    const VERSION: u16 = 1;
    const ACTIONS: usize = CHOOSE + ADVENTURERS;

    fn action_ids(view: &View, legal: &[Action], ids: &mut Vec<u16>) {
        ids.clear();
        ids.extend(legal.iter().map(|&action| action_id(view, action) as u16));
    }

    fn action_names() -> Vec<String> {
        let tiles = |verb: &'static str| (1..=SLOTS).map(move |tile| format!("{verb} tile {tile}"));
        let plain = |name: &str| std::iter::once(name.to_owned());
        plain("draw")
            .chain(plain("pass"))
            .chain(plain("add"))
            .chain(tiles("sacrifice"))
            .chain(Monster::ALL.iter().map(|monster| format!("name {}", monster.key())))
            .chain((0..SEATS).map(|places| format!("pick rival {places} places on")))
            .chain(GREATSWORD_STRENGTHS.iter().map(|strength| format!("name strength {strength}")))
            .chain(tiles("use"))
            .chain(plain("decline"))
            .chain(tiles("discard"))
            .chain(Adventurer::ALL.iter().map(|adventurer| format!("choose {}", adventurer.key())))
            .collect()
    }

    fn write_features(view: &View, out: &mut impl Features) {
        let observer = view.observer.seat().map_or(SEATS, Seat::index);
        out.one_of("observer", SEATS + 1, Some(observer), |seat| match seat {
            SEATS => "public".to_owned(),
            seat => format!("seat {seat}"),
        });
        out.number("seats", view.players.len() as i32);
        out.number("round", view.round);
        out.number("deck", view.deck);
        write_stage(view, out);
        for places in 0..SEATS {
            out.begin("player", places);
            write_player(player_after(view, places), out);
            out.end();
        }
        write_seat(view, "starter", view.starter, out);
        write_seat(view, "actor", view.actor, out);
        write_seat(view, "winner", view.winner, out);
        out.one_of("adventurer", ADVENTURERS, view.adventurer.map(Adventurer::index), |index| {
            Adventurer::ALL[index].key().to_owned()
        });
        for slot in 0..SLOTS {
            out.begin("tile", slot + 1);
            write_tile(view, view.tiles.get(slot), out);
            out.end();
        }
        for place in 0..LONGEST_PILE {
            out.begin("pile", place + 1);
            write_pile_card(view, view.pile.get(place), out);
            out.end();
        }
        write_drawn(view.drawn, out);
        write_monsters("specials", &view.specials, out);
        write_monsters("shown specials", &view.shown_specials, out);
        write_dungeon(view, view.dungeon.as_ref(), out);
    }

    /// Without the options: they stay the same during a match, and a program learns for options that it knows.
    fn encoded_part(view: &View) -> View {
        View { options: GameOptions::usual(Set::Welcome), ..view.clone() }
    }
}

fn action_id(view: &View, action: Action) -> usize {
    match action {
        Action::Draw => DRAW,
        Action::Pass => PASS,
        Action::Add => ADD,
        Action::Sacrifice { tile } => SACRIFICE + slot(view, tile),
        Action::NameType { monster } => NAME_TYPE + monster.index(),
        Action::PickRival { rival } => PICK_RIVAL + places(view, rival),
        Action::NameStrength { strength } => {
            let place = GREATSWORD_STRENGTHS.iter().position(|&listed| listed == strength);
            NAME_STRENGTH + place.unwrap_or(0)
        }
        Action::Use { tile } => USE + slot(view, tile),
        Action::Decline => DECLINE,
        Action::Discard { tile } => DISCARD + slot(view, tile),
        Action::Choose { adventurer } => CHOOSE + adventurer.index(),
    }
}

fn slot(view: &View, tile: Tile) -> usize {
    view.adventurer.and_then(|adventurer| adventurer.slot_of(tile)).map_or(0, Slot::index)
}

fn places(view: &View, seat: Seat) -> usize {
    places_after(view.observer, seat, view.players.len())
}

/// The player who sits this many places after the observer.
fn player_after(view: &View, places: usize) -> Option<&PlayerView> {
    let seat = seat_after(view.observer, places, view.players.len())?;
    view.players.get(seat.index())
}

fn write_seat(view: &View, name: &str, seat: Option<Seat>, out: &mut impl Features) {
    let place = seat.map(|seat| places(view, seat));
    out.one_of(name, SEATS, place, |places| format!("{places} places on"));
}

fn write_monster(name: &str, monster: Option<Monster>, out: &mut impl Features) {
    out.one_of(name, MONSTERS, monster.map(Monster::index), monster_key);
}

fn write_monsters(name: &str, monsters: &[Monster], out: &mut impl Features) {
    out.members(name, MONSTERS, monsters.iter().map(|monster| monster.index()), monster_key);
}

fn monster_key(index: usize) -> String {
    Monster::ALL[index].key().to_owned()
}

const STAGES: [&str; 14] = [
    "draw starter",
    "draw adventurer",
    "draw special",
    "bid",
    "draw card",
    "place",
    "name type",
    "pick rival",
    "name strength",
    "ask",
    "replace",
    "discard",
    "next adventurer",
    "over",
];

fn write_stage(view: &View, out: &mut impl Features) {
    let mut joined = 0;
    let mut rival = None;
    let mut offered: &[Tile] = &[];
    let stage = match &view.stage {
        PhaseView::DrawStarter => 0,
        PhaseView::DrawAdventurer => 1,
        PhaseView::DrawSpecial { joined: before } => {
            joined = *before;
            2
        }
        PhaseView::Bid => 3,
        PhaseView::DrawCard => 4,
        PhaseView::Place => 5,
        PhaseView::NameType => 6,
        PhaseView::PickRival => 7,
        PhaseView::NameStrength { rival: chosen } => {
            rival = Some(*chosen);
            8
        }
        PhaseView::Ask { offered: tiles } => {
            offered = tiles;
            9
        }
        PhaseView::Replace => 10,
        PhaseView::Discard { choices } => {
            offered = choices;
            11
        }
        PhaseView::NextAdventurer => 12,
        PhaseView::Over => 13,
    };
    out.one_of("stage", STAGES.len(), Some(stage), |stage| STAGES[stage].to_owned());
    out.number("specials drawn", joined);
    write_seat(view, "rival", rival, out);
    out.members("offered", SLOTS, offered.iter().map(|&tile| slot(view, tile)), |slot| {
        format!("tile {}", slot + 1)
    });
}

fn write_player(player: Option<&PlayerView>, out: &mut impl Features) {
    out.number("successes", player.map_or(0, |player| player.successes));
    out.number("failures", player.map_or(0, |player| player.failures));
    let bidding = player.map(|player| match player.bidding {
        Bidding::Waiting => 0,
        Bidding::Bidding => 1,
        Bidding::Passed => 2,
        Bidding::Out => 3,
    });
    out.one_of("bidding", 4, bidding, |index| ["waiting", "bidding", "passed", "out"][index].to_owned());
}

fn write_tile(view: &View, tile: Option<&TileView>, out: &mut impl Features) {
    let (fate, by, monster) = match tile.map(|tile| tile.fate) {
        None => (None, None, None),
        Some(TileFate::Held) => (Some(0), None, None),
        Some(TileFate::Gone) => (Some(1), None, None),
        Some(TileFate::Sacrificed { by, monster }) => (Some(2), Some(by), monster),
    };
    out.one_of("fate", 3, fate, |fate| ["held", "gone", "sacrificed"][fate].to_owned());
    write_seat(view, "by", by, out);
    write_monster("monster", monster, out);
}

fn write_pile_card(view: &View, card: Option<&PileCard>, out: &mut impl Features) {
    write_seat(view, "by", card.map(|card| card.by), out);
    write_monster("monster", card.and_then(|card| card.monster), out);
}

fn write_drawn(drawn: Option<DrawnView>, out: &mut impl Features) {
    let index = drawn.map(|drawn| drawn.monster.map_or(MONSTERS, Monster::index));
    out.one_of("drawn", MONSTERS + 1, index, |index| match index {
        MONSTERS => "hidden".to_owned(),
        index => monster_key(index),
    });
}

fn write_dungeon(view: &View, dungeon: Option<&DungeonView>, out: &mut impl Features) {
    let number = |value: fn(&DungeonView) -> i32| dungeon.map_or(0, value);
    out.number("in dungeon", i32::from(dungeon.is_some()));
    out.number("success before", number(|dungeon| dungeon.successes_before.into()));
    out.number("hp", number(|dungeon| dungeon.hp.into()));
    out.number("faced", number(|dungeon| dungeon.faced.into()));
    out.number("relief", number(|dungeon| dungeon.relief.into()));
    out.number("coin", number(|dungeon| i32::from(dungeon.coin == CoinView::Running)));
    out.number("some alike", number(|dungeon| i32::from(dungeon.variety == VarietyView::SomeAlike)));
    let met = dungeon.and_then(|dungeon| dungeon.met);
    write_monster("met", met.map(|met| met.card), out);
    write_monster("met as", met.map(|met| met.kind), out);
    out.number("has strength", i32::from(met.is_some_and(|met| met.strength.is_some())));
    out.number("strength", met.and_then(|met| met.strength).unwrap_or(0));
    write_monster("named", dungeon.and_then(|dungeon| dungeon.named), out);
    out.number("named strength", dungeon.and_then(|dungeon| dungeon.number).unwrap_or(0));
    write_monster("hunted", dungeon.and_then(|dungeon| dungeon.hunted), out);
    write_monster("replaced", dungeon.and_then(|dungeon| dungeon.replaced), out);
    let next = dungeon.map(|dungeon| match dungeon.next {
        NextView::Faced => 0,
        NextView::Ignored => 1,
        NextView::Falls { tile } => 2 + slot(view, tile),
    });
    out.one_of("next", 2 + SLOTS, next, |index| match index {
        0 => "faced".to_owned(),
        1 => "ignored".to_owned(),
        index => format!("falls by tile {}", index - 1),
    });
    write_monsters("met before", dungeon.map_or(&[][..], |dungeon| &dungeon.seen), out);
}
