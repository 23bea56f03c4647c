//! Actions as numbers and views as features, for programs that learn.

use game::{Encoding, Features, Seat, places_after, seat_after};

use crate::action::Action;
use crate::card::{Card, Items};
use crate::components::{Boss, Chamber, Character, Face, Item, Level, Room};
use crate::options::{BossCoins, Characters, Fainting, Mode};
use crate::state::{ROOMS, Raiders, SEATS};
use crate::view::{FateView, Part, PlayerView, RowView, Stage, Torchlight, View};

const CARDS: usize = Card::ALL.len();
const CHARACTERS: usize = Character::ALL.len();
const DESIGNS: usize = Room::ALL.len();
const CHAMBERS: usize = DESIGNS + Boss::ALL.len();

const TAKE: usize = 0;
const PLAY: usize = TAKE + CHARACTERS;
const LIGHT_TORCH: usize = PLAY + CARDS;

impl Encoding for Raiders {
    const VERSION: u16 = 1;
    const ACTIONS: usize = LIGHT_TORCH + 1;

    fn action_ids(_view: &View, legal: &[Action], ids: &mut Vec<u16>) {
        ids.clear();
        ids.extend(legal.iter().map(|&action| action_id(action) as u16));
    }

    fn action_names() -> Vec<String> {
        let take = (0..CHARACTERS).map(|index| format!("take {}", character_key(index)));
        let play = (0..CARDS).map(|index| format!("play {}", card_key(index)));
        take.chain(play).chain(["light torch".to_owned()]).collect()
    }

    fn write_features(view: &View, out: &mut impl Features) {
        let observer = view.observer.seat().map_or(SEATS, Seat::index);
        out.one_of("observer", SEATS + 1, Some(observer), |seat| match seat {
            SEATS => "public".to_owned(),
            seat => format!("seat {seat}"),
        });
        out.number("seats", view.players.len() as i32);
        write_options(view, out);
        out.one_of("stage", STAGES.len(), Some(stage(view.stage)), |stage| STAGES[stage].to_owned());
        out.number("level", view.level);
        let left = view.levels_left.iter().map(|level| level.index());
        out.members("levels left", Level::ALL.len(), left, |index| Level::ALL[index].key().to_owned());
        out.number("place", view.place);
        for place in 0..usize::from(ROOMS) {
            out.begin("room", place + 1);
            write_room(view.row.get(place), out);
            out.end();
        }
        let gone = Room::ALL.into_iter().map(|room| view.gone.count(room) as i32);
        out.numbers("gone", gone, |index| Room::ALL[index].key().to_owned());
        write_items("supply", view.supply, out);
        out.number("balls out", view.balls_out);
        write_seat(view, "map", view.map, out);
        write_seat(view, "actor", view.actor, out);
        write_card("sealed", view.sealed, out);
        for places in 0..SEATS {
            out.begin("player", places);
            write_player(player_after(view, places), out);
            out.end();
        }
        let winners = view.winners.iter().map(|&seat| places(view, seat));
        out.members("winners", SEATS, winners, places_on);
    }
}

fn action_id(action: Action) -> usize {
    match action {
        Action::Take { character } => TAKE + character.index(),
        Action::Play { card } => PLAY + card as usize,
        Action::LightTorch => LIGHT_TORCH,
    }
}

fn places(view: &View, seat: Seat) -> usize {
    places_after(view.observer, seat, view.players.len())
}

fn player_after(view: &View, places: usize) -> Option<&PlayerView> {
    let seat = seat_after(view.observer, places, view.players.len())?;
    view.players.get(seat.index())
}

fn places_on(places: usize) -> String {
    format!("{places} places on")
}

fn character_key(index: usize) -> String {
    Character::ALL[index].key().to_owned()
}

fn card_key(index: usize) -> String {
    let card = Card::ALL[index];
    card.item().map_or_else(|| format!("power_{}", index + 1), |item| item.key().to_owned())
}

fn chamber_key(index: usize) -> String {
    let key = Room::ALL.get(index).map(|room| room.key());
    key.unwrap_or_else(|| Boss::ALL[index - DESIGNS].key()).to_owned()
}

/// The options, each as 0 for the usual value and 1 for the other.
fn write_options(view: &View, out: &mut impl Features) {
    let options = view.options;
    out.number("tactical", i32::from(options.mode == Mode::Tactical));
    out.number("characters chosen", i32::from(options.characters == Characters::Chosen));
    out.number("boss coins on attack", i32::from(options.boss_coins == BossCoins::OnAttack));
    out.number("faint by half", i32::from(options.fainting == Fainting::MoreThanHalf));
}

const STAGES: [&str; 8] =
    ["deal character", "draw first", "take character", "draw map", "draw level", "lay room", "cards", "over"];

const fn stage(stage: Stage) -> usize {
    match stage {
        Stage::DealCharacter => 0,
        Stage::DrawFirstToTake => 1,
        Stage::TakeCharacter => 2,
        Stage::DrawMap => 3,
        Stage::DrawLevel => 4,
        Stage::LayRoom => 5,
        Stage::Cards => 6,
        Stage::Over => 7,
    }
}

fn write_room(room: Option<&RowView>, out: &mut impl Features) {
    out.number("face down", i32::from(room.is_some_and(|room| room.face == Face::Down)));
    let chamber = room.and_then(|room| room.chamber).map(|chamber| match chamber {
        Chamber::Room(room) => room.index(),
        Chamber::Boss(boss) => DESIGNS + boss.index(),
    });
    out.one_of("chamber", CHAMBERS, chamber, chamber_key);
}

fn write_items(name: &str, items: Items, out: &mut impl Features) {
    let counts = Item::ALL.into_iter().map(|item| i32::from(items.count(item)));
    out.numbers(name, counts, |index| Item::ALL[index].key().to_owned());
}

fn write_card(name: &str, card: Option<Card>, out: &mut impl Features) {
    out.one_of(name, CARDS, card.map(|card| card as usize), card_key);
}

fn write_seat(view: &View, name: &str, seat: Option<Seat>, out: &mut impl Features) {
    out.one_of(name, SEATS, seat.map(|seat| places(view, seat)), places_on);
}

fn write_player(player: Option<&PlayerView>, out: &mut impl Features) {
    let character = player.and_then(|player| player.character);
    out.one_of("character", CHARACTERS, character.map(Character::index), character_key);
    out.number("coins", player.map_or(0, |player| player.coins));
    out.number("wounds", player.map_or(0, |player| player.wounds));
    let powers = player.into_iter().flat_map(|player| player.powers).map(|card| card as usize);
    out.members("powers", Card::POWERS.len(), powers, card_key);
    write_items("items", player.map_or(Items::default(), |player| player.items), out);
    let (part, played) = match player.map(|player| player.part) {
        None => (None, None),
        Some(Part::Owes) => (Some(0), None),
        Some(Part::Chosen) => (Some(1), None),
        Some(Part::Played { card }) => (Some(2), Some(card)),
        Some(Part::Idle) => (Some(3), None),
    };
    out.one_of("part", 4, part, |part| ["owes", "chosen", "played", "idle"][part].to_owned());
    write_card("played", played, out);
    out.number("lit", i32::from(player.is_some_and(|player| player.torch == Torchlight::Lit)));
    out.number("petrified", i32::from(player.is_some_and(|player| player.fate == FateView::Petrified)));
}
