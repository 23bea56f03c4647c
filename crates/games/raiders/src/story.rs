//! The log of a game as players read it.

use game::{Arg, Fold, HasMessage, LineWriter, MAX_SEATS, Message, Seat, Story};

use crate::card::Card;
use crate::components::{BossSpecial, Chamber, Character, Face, Item};
use crate::event::{Chest, Event};
use crate::messages::{by, list};
use crate::rooms::card_value;

/// Folds the events of one observer into lines: one for the cards of a room, and one for each result.
#[derive(Clone, Default)]
pub struct RaidersStory {
    standings: [Standing; MAX_SEATS],
    characters: Fold<(), (Seat, Character)>,
    rooms: Fold<(), (Face, Option<Chamber>)>,
    torch: Fold<Seat, (u8, Chamber)>,
    chosen: Vec<(Seat, Option<Card>)>,
    cards: Fold<u8, (Seat, Card)>,
    /// The line of the cards that are being played.
    cards_line: Option<usize>,
    /// How often players have played again in this room.
    wave: u8,
    /// The item that lets its player escape from this room's monster.
    escape: Option<Item>,
    results: Fold<Outcome, (Seat, u8)>,
    /// The new holder of the map, until the next room is entered.
    plays_first: Option<Seat>,
}

#[derive(Clone, Copy, Default)]
struct Standing {
    is_playing: bool,
    coins: u8,
    wounds: u8,
}

/// A result that several players can have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Chest { chest: Chest, coins: u8 },
    CoinsGot { coins: u8 },
    CoinsLost { coins: u8 },
    Wounded { wounds: u8 },
    Healed { wounds: u8 },
    ItemGot { item: Item },
    Escaped { item: Item },
    CountsAsOne,
}

impl Story<Event> for RaidersStory {
    fn read(&mut self, event: &Event, writer: &mut LineWriter) {
        match *event {
            Event::CharacterGot { seat, character } => self.read_character(seat, character, writer),
            Event::LevelBegan { number, .. } => self.read_level(number, writer),
            Event::RoomLaid { face, chamber, .. } => self.read_room(face, chamber, writer),
            Event::Entered { place, chamber } => self.read_entry(place, chamber, writer),
            Event::TorchLit { seat } => self.read_torch(seat, writer),
            Event::Saw { seat, place, chamber } => self.read_sight(seat, place, chamber, writer),
            Event::Sealed { seat, card } => self.read_choice(seat, card, writer),
            Event::Resealed { seat, card } => self.read_choice(seat, Some(card), writer),
            Event::Shown { seat, card } | Event::PlayedOpen { seat, card } => {
                self.read_card(seat, card, writer);
            }
            Event::PlaysAgain { .. } => self.begin_wave(),
            Event::MapPassed { seat } => self.plays_first = Some(seat),
            Event::Defeated { .. } | Event::TrapQuiet { .. } | Event::LevelDone { .. } => {}
            _ => match outcome(event) {
                Some((outcome, seat, total)) => self.read_outcome(outcome, seat, total, writer),
                None => writer.line(|| event.message()),
            },
        }
    }
}

impl RaidersStory {
    fn read_character(&mut self, seat: Seat, character: Character, writer: &mut LineWriter) {
        let card = character.card();
        self.standings[seat.index()] = Standing { is_playing: true, coins: card.coins, wounds: card.wounds };
        let (line, players) = self.characters.add(writer, (), (seat, character));
        let player = |&(seat, character): &(Seat, Character)| {
            by("log-character", seat).with("character", Arg::from(character))
        };
        writer.rewrite(line, || {
            Message::new("log-characters").with("players", list(players.iter().map(player)))
        });
    }

    fn read_level(&mut self, number: u8, writer: &mut LineWriter) {
        self.rooms.end();
        let seats = Seat::all(MAX_SEATS as u8).filter(|seat| self.standings[seat.index()].is_playing);
        let standing = |seat: Seat| {
            let standing = self.standings[seat.index()];
            by("log-standing", seat).with("coins", standing.coins).with("wounds", standing.wounds)
        };
        writer.heading(|| {
            Message::new("log-level").with("number", number).with("players", list(seats.map(standing)))
        });
    }

    fn read_room(&mut self, face: Face, chamber: Option<Chamber>, writer: &mut LineWriter) {
        let (line, rooms) = self.rooms.add(writer, (), (face, chamber));
        let room = |&(face, chamber): &(Face, Option<Chamber>)| match (face, chamber) {
            (Face::Up, Some(chamber)) => Arg::from(chamber),
            (Face::Down, Some(chamber)) => Message::new("log-dark-room-known").with("room", chamber).into(),
            (_, None) => Arg::Term("log-dark-room"),
        };
        writer.rewrite(line, || Message::new("log-rooms").with("rooms", list(rooms.iter().map(room))));
    }

    fn read_entry(&mut self, place: u8, chamber: Chamber, writer: &mut LineWriter) {
        self.end_room();
        self.escape = escape_from(chamber);
        let first = self.plays_first.take();
        writer.line(|| {
            let id = if first.is_some() { "log-entered-first" } else { "log-entered" };
            let message = Message::new(id).with("place", place + 1).with("room", chamber);
            first.into_iter().fold(message, |message, seat| message.with("who", seat))
        });
    }

    fn read_torch(&mut self, seat: Seat, writer: &mut LineWriter) {
        self.torch.end();
        writer.line(|| by("event-torch-lit", seat));
    }

    fn read_sight(&mut self, seat: Seat, place: u8, chamber: Chamber, writer: &mut LineWriter) {
        let (line, rooms) = self.torch.add(writer, seat, (place, chamber));
        let room = |&(place, chamber): &(u8, Chamber)| {
            Message::new("log-seen-room").with("place", place + 1).with("room", chamber)
        };
        writer.rewrite(line, || Message::new("log-seen-rooms").with("rooms", list(rooms.iter().map(room))));
    }

    /// The line names the players who have chosen, and later shows their cards. Players see their own card.
    fn read_choice(&mut self, seat: Seat, card: Option<Card>, writer: &mut LineWriter) {
        let line = *self.cards_line.get_or_insert(writer.number());
        match self.chosen.iter_mut().find(|(chosen, _)| *chosen == seat) {
            Some(chosen) => chosen.1 = card,
            None => self.chosen.push((seat, card)),
        }
        let player = |&(seat, card): &(Seat, Option<Card>)| match card {
            Some(card) => by("log-chosen-card", seat).with("card", card),
            None => by("log-player", seat),
        };
        let players = &self.chosen;
        writer.rewrite(line, || Message::new("log-chosen").with("players", list(players.iter().map(player))));
    }

    fn read_card(&mut self, seat: Seat, card: Card, writer: &mut LineWriter) {
        let (opened, cards) = self.cards.add(writer, self.wave, (seat, card));
        let line = *self.cards_line.get_or_insert(opened);
        let (again, escape) = (self.wave > 0, self.escape);
        writer.rewrite(line, || {
            let id = if again { "log-cards-again" } else { "log-cards" };
            Message::new(id).with("cards", list(cards.iter().map(|&(seat, card)| played(seat, card, escape))))
        });
    }

    fn begin_wave(&mut self) {
        self.wave += 1;
        self.cards_line = None;
        self.chosen.clear();
    }

    fn end_room(&mut self) {
        self.wave = 0;
        self.cards_line = None;
        self.chosen.clear();
        self.cards.end();
        self.results.end();
    }

    fn read_outcome(&mut self, outcome: Outcome, seat: Seat, total: u8, writer: &mut LineWriter) {
        let standing = &mut self.standings[seat.index()];
        match outcome {
            Outcome::Chest { .. } | Outcome::CoinsGot { .. } | Outcome::CoinsLost { .. } => {
                standing.coins = total;
            }
            Outcome::Wounded { .. } | Outcome::Healed { .. } => standing.wounds = total,
            Outcome::ItemGot { .. } | Outcome::Escaped { .. } | Outcome::CountsAsOne => {}
        }
        if matches!(outcome, Outcome::CoinsLost { coins: 0 } | Outcome::Healed { wounds: 0 }) {
            return;
        }
        let (line, players) = self.results.add(writer, outcome, (seat, total));
        writer.rewrite(line, || results(outcome, seat, players));
    }
}

fn escape_from(chamber: Chamber) -> Option<Item> {
    match chamber {
        Chamber::Boss(boss) => match boss.card().special {
            BossSpecial::EscapeBy(item) => Some(item),
            _ => None,
        },
        Chamber::Room(_) => None,
    }
}

/// Returns the outcome, the player and the player's new total.
fn outcome(event: &Event) -> Option<(Outcome, Seat, u8)> {
    Some(match *event {
        Event::ChestWon { seat, chest, coins, total } => (Outcome::Chest { chest, coins }, seat, total),
        Event::CoinsGot { seat, coins, total } => (Outcome::CoinsGot { coins }, seat, total),
        Event::CoinsLost { seat, coins, total } => (Outcome::CoinsLost { coins }, seat, total),
        Event::Wounded { seat, wounds, total } => (Outcome::Wounded { wounds }, seat, total),
        Event::Healed { seat, wounds, total } => (Outcome::Healed { wounds }, seat, total),
        Event::ItemGot { seat, item } => (Outcome::ItemGot { item }, seat, 0),
        Event::Escaped { seat, item } => (Outcome::Escaped { item }, seat, 0),
        Event::CountsAsOne { seat } => (Outcome::CountsAsOne, seat, 0),
        _ => return None,
    })
}

/// One player's result is a sentence of its own; the same result of several players is one line.
fn results(outcome: Outcome, seat: Seat, players: &[(Seat, u8)]) -> Message {
    let with_total = |&(seat, total): &(Seat, u8)| by("log-total", seat).with("total", total);
    let named = |&(seat, _): &(Seat, u8)| by("log-player", seat);
    let totals = || list(players.iter().map(with_total));
    let names = || list(players.iter().map(named));
    let about = |id| by(id, seat).with("total", players.last().map_or(0, |&(_, total)| total));
    match outcome {
        Outcome::Chest { chest: Chest::Big, coins } => about("log-big-chest").with("coins", coins),
        Outcome::Chest { chest: Chest::Small, coins } => about("log-small-chest").with("coins", coins),
        Outcome::CoinsGot { coins } => about("log-coins-got").with("coins", coins),
        Outcome::CoinsLost { coins } => about("log-coins-lost").with("coins", coins),
        Outcome::Wounded { wounds } => about("log-wounded").with("wounds", wounds),
        Outcome::Healed { wounds } => about("log-healed").with("wounds", wounds),
        Outcome::ItemGot { item } => {
            return by("log-item-got", seat).with("item", item).with("players", names());
        }
        Outcome::Escaped { item } => {
            return by("log-escaped", seat).with("item", item).with("players", names());
        }
        Outcome::CountsAsOne => return Message::new("log-counts-as-one").with("players", names()),
    }
    .with("players", totals())
}

/// A card that a player has played. An item shows its value.
fn played(seat: Seat, card: Card, escape: Option<Item>) -> Message {
    let message = |id| by(id, seat).with("card", card);
    let counted = card.item().filter(|&item| escape != Some(item));
    match counted.and_then(|_| card_value(card)) {
        Some(value) => message("log-item-card").with("value", value),
        None => message("log-card"),
    }
}
