//! The features of a view.

use game::{Features, Seat, seat_after};

use crate::components::{Foe, Hero, Symbol, Tile, Treasure};
use crate::dungeon::{SLOTS, TILES};
use crate::figure::{Being, FIGURES};
use crate::options::{Heroes, Mode};
use crate::player::{Answer, Posture};
use crate::stacks::Hand;
use crate::state::{Pet, REWARDS, SEATS, SneakAttack, Token, TurnPhase, Visibility};
use crate::view::{CombatView, FreshCard, MonsterView, PlayerView, RoomView, TurnView, View};

use super::parts::{
    LARGEST, figure_name, symbol_key, tile_key, treasure_key, write_figures, write_hand, write_pool,
    write_room, write_rooms, write_seat, write_seats, write_symbol, write_tile,
};
use super::tasks::write_tasks;

pub(super) fn write(view: &View, out: &mut impl Features) {
    write_table(view, out);
    for room in 0..TILES {
        out.begin("room", room + 1);
        write_placed(view.dungeon.get(room), out);
        out.end();
    }
    write_stacks(view, out);
    write_monsters(view, out);
    for places in 0..SEATS {
        out.begin("player", places);
        let seat = seat_after(view.observer, places, view.players.len());
        write_player(seat.and_then(|seat| view.players.get(seat.index())), out);
        out.end();
    }
    write_cards(view, out);
    write_turn(&view.now, out);
    write_combat(&view.combat, out);
    write_tasks(view, out);
    write_seats(view, "winners", view.winners.iter().copied(), out);
}

fn write_table(view: &View, out: &mut impl Features) {
    let observer = view.observer.seat().map_or(SEATS, Seat::index);
    out.one_of("observer", SEATS + 1, Some(observer), |seat| match seat {
        SEATS => "public".to_owned(),
        seat => format!("seat {seat}"),
    });
    out.number("seats", view.players.len() as i32);
    let options = view.options;
    out.number("epic", i32::from(options.mode == Mode::Epic));
    out.number("heroes chosen", i32::from(options.heroes == Heroes::Chosen));
    write_seat(view, "start", options.first.seat(), out);
    out.number("rounds", i32::from(options.rounds.last().unwrap_or(0)));
    out.number("round", i32::from(view.round.min(LARGEST.into())));
    out.number("last round", i32::from(view.last_round));
    write_seat(view, "first", view.first, out);
    write_seat(view, "active", view.active, out);
    write_seat(view, "entrant", view.entrant, out);
    write_seat(view, "captor", view.captor, out);
    out.number("reserve", view.reserve);
}

const PLACED: [&str; 8] = ["tile", "x", "y", "quarters", "gold", "chest 1", "chest 2", "done"];
const ROOM_NUMBERS: usize = PLACED.len() + SLOTS;

/// Most places are empty in most views, and writing a constant is fast.
fn write_placed(room: Option<&RoomView>, out: &mut impl Features) {
    let label = |index| match index {
        0..8 => PLACED[index].to_owned(),
        slot => format!("door {}", slot - PLACED.len()),
    };
    match room {
        Some(room) => out.numbers("has", room_numbers(room).into_iter(), label),
        None => out.numbers("has", [0; ROOM_NUMBERS].into_iter(), label),
    }
}

/// A tile is a number, counted from 1: one feature for each tile of each room would be three thousand.
fn room_numbers(room: &RoomView) -> [i32; ROOM_NUMBERS] {
    let RoomView { tile, placement, doors, gold, chest_gold: [first, second], done } = *room;
    let tile = tile.index() as i32 + 1;
    let (x, y, quarters) = (placement.cell.x.into(), placement.cell.y.into(), placement.quarters.into());
    let placed = [tile, x, y, quarters, gold.into(), first.into(), second.into(), done.into()];
    let mut numbers = [0; ROOM_NUMBERS];
    let (start, slots) = numbers.split_at_mut(placed.len());
    start.copy_from_slice(&placed);
    slots.iter_mut().enumerate().for_each(|(slot, door)| *door = i32::from(doors >> slot & 1));
    numbers
}

/// A tile belongs to one stack, so tiles of all stacks share their features.
fn write_stacks(view: &View, out: &mut impl Features) {
    let unknown = view.levels.iter().flat_map(|level| level.small.iter().chain(&level.medium));
    out.members("stack", Tile::ALL.len(), unknown.map(|tile| tile.index()), tile_key);
    let mut under = [0; Tile::ALL.len()];
    for stack in view.levels.iter().flat_map(|level| [&level.small_under, &level.medium_under]) {
        (1..).zip(stack).for_each(|(place, tile)| under[tile.index()] = place);
    }
    out.numbers("place under stack", under.into_iter(), tile_key);
    for index in 0..2 {
        out.begin("level", index + 1);
        let level = view.levels.get(index);
        write_tile("face up", level.and_then(|level| level.face_up), out);
        out.number("before stairs", level.map_or(0, |level| level.before_stairs));
        out.end();
    }
    write_tile("drawn", view.drawn, out);
}

/// The number of a boss says which boss it is, so only its side is written.
const BLUE: usize = Foe::ALL.len();
const RED: usize = BLUE + 1;

fn write_monsters(view: &View, out: &mut impl Features) {
    let mut monsters: [Option<&MonsterView>; FIGURES] = [None; FIGURES];
    for monster in &view.monsters {
        if let Some(place) = monsters.get_mut(monster.figure.id.index()) {
            *place = Some(monster);
        }
    }
    for (index, monster) in monsters.into_iter().enumerate() {
        out.begin("figure", index);
        write_room("room", monster.map(|monster| monster.room.number), out);
        out.number("rooted", i32::from(monster.is_some_and(|monster| monster.rooted)));
        let being = monster.map(|monster| match monster.figure.being {
            Being::Foe(foe) => foe.index(),
            Being::Blue(_) => BLUE,
            Being::Red(_) => RED,
        });
        out.one_of("being", RED + 1, being, |being| match being {
            BLUE => "blue side".to_owned(),
            RED => "red side".to_owned(),
            being => Foe::ALL[being].key().to_owned(),
        });
        out.end();
    }
}

fn write_player(player: Option<&PlayerView>, out: &mut impl Features) {
    let hero = player.and_then(|player| player.hero);
    out.one_of("hero", Hero::ALL.len(), hero.map(Hero::index), |hero| Hero::ALL[hero].key().to_owned());
    write_room("room", player.map(|player| player.at), out);
    let numbers = player.map_or([0; 5], |player| {
        [player.life, player.gold, player.xp.min(LARGEST), player.lessons, player.cards].map(i32::from)
    });
    out.numbers("has", numbers.into_iter(), |index| {
        ["life", "gold", "experience", "lessons", "cards"][index].to_owned()
    });
    let learnt = player.map_or(&[][..], |player| &player.learnt);
    let abilities = hero.map_or(&[][..], |hero| &hero.card().abilities);
    let learns = (0..abilities.len()).filter(|&slot| learnt.contains(&abilities[slot]));
    out.members("learnt", 4, learns, |slot| format!("ability {}", slot + 1));
    write_hand("known", player.map_or(Hand::EMPTY, |player| player.known), out);
    write_hand("knows", player.map_or(Hand::EMPTY, |player| player.knows), out);
    out.number("fallen", i32::from(player.is_some_and(|player| player.posture == Posture::Fallen)));
    out.number("passes", i32::from(player.is_some_and(|player| player.answer == Answer::Pass)));
}

fn write_cards(view: &View, out: &mut impl Features) {
    write_hand("hand", view.hand, out);
    out.number("deck", view.deck);
    write_hand("discard", view.discard, out);
    write_hand("in play", view.in_play, out);
    let fresh = match view.fresh {
        FreshCard::None => None,
        FreshCard::Hidden => Some(Treasure::ALL.len()),
        FreshCard::Own(card) => Some(card.index()),
    };
    out.one_of("fresh", Treasure::ALL.len() + 1, fresh, |index| match Treasure::ALL.get(index) {
        Some(_) => treasure_key(index),
        None => "hidden".to_owned(),
    });
}

fn write_turn(now: &TurnView, out: &mut impl Features) {
    write_pool("dice", now.dice, out);
    out.number("spent", now.spent);
    write_pet(now.pet, out);
    write_pool("symbols", now.symbols, out);
    out.number("points", now.points);
    out.number("token flipped", i32::from(now.token == Token::Flipped));
    write_pool("picked", now.picked, out);
    out.number("pet picked", i32::from(now.picked_pet));
    out.number("fewer dice", now.fewer_dice);
    out.number("rerolls", now.rerolls);
    let phase = match now.phase {
        TurnPhase::Early => 0,
        TurnPhase::Acting => 1,
        TurnPhase::Master => 2,
    };
    out.one_of("phase", 3, Some(phase), |phase| ["early", "acting", "master"][phase].to_owned());
    let used = (0..8).filter(|slot| now.used >> slot & 1 != 0);
    out.members("used", 8, used, |slot| format!("ability {slot}"));
    write_rooms("portals used", &now.portals_used, out);
    write_rooms("fountains used", &now.fountains_used, out);
    out.number("invisible", i32::from(now.visibility == Visibility::Invisible));
    let sneak = match now.sneak {
        SneakAttack::No => None,
        SneakAttack::Ready => Some(0),
        SneakAttack::Striking => Some(1),
    };
    out.one_of("sneak attack", 2, sneak, |sneak| ["ready", "striking"][sneak].to_owned());
    write_figures("fought", &now.fought, out);
    write_figures("flipped", &now.flipped, out);
    write_figures("climbed", &now.climbed, out);
    write_figures("placed", &now.placed, out);
    write_rooms("to fill", &now.to_fill, out);
    out.number("stumbled", i32::from(now.stumbled));
    out.number("stolen experience", now.stolen_xp);
    write_room("ritual", now.ritual, out);
}

fn write_pet(pet: Pet, out: &mut impl Features) {
    let (state, face) = match pet {
        Pet::None => (None, None),
        Pet::Waiting => (Some(0), None),
        Pet::Shows(face) => (Some(1), Some(face)),
        Pet::Spent => (Some(2), None),
        Pet::Gone => (Some(3), None),
    };
    out.one_of("pet", 4, state, |state| ["waiting", "shows", "spent", "gone"][state].to_owned());
    write_symbol("pet shows", face, out);
}

fn write_combat(combat: &CombatView, out: &mut impl Features) {
    out.number("combat", i32::from(combat.on));
    write_figures("still to fight", &combat.todo, out);
    write_figures("starting", &combat.starting, out);
    out.number("beaten", combat.rewards.len() as i32);
    let rewards: [i32; REWARDS] =
        std::array::from_fn(|index| combat.rewards.get(index).map_or(0, |&xp| xp.into()));
    out.numbers("reward", rewards.into_iter(), |index| (index + 1).to_string());
    out.one_of("foe", FIGURES, Some(combat.foe.index()), figure_name);
    write_pool("hits", combat.hits, out);
    out.number("rage", combat.rage);
    out.number("payback", combat.payback);
    out.number("defeated", i32::from(combat.defeated));
    let banned = combat.banned.iter().map(|symbol| symbol.index());
    out.members("banned", Symbol::ALL.len(), banned, symbol_key);
}
