//! The messages of actions and events.

use game::{Arg, Choice, HasMessage, Message, RuleId, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::components::{BossSpecial, Chamber, Face, Toll};
use crate::event::{Chest, Event};

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Arg::Term(card.term())
    }
}

impl From<Chamber> for Arg {
    fn from(chamber: Chamber) -> Arg {
        Arg::Term(chamber.term())
    }
}

impl HasMessage for Action {
    fn message(&self) -> Message {
        match *self {
            Action::Take { character } => Message::new("action-take").with("character", character),
            Action::Play { card } => Message::new("action-play").with("card", card),
            Action::LightTorch => Message::new("action-light-torch"),
        }
    }
}

impl Choice for Action {
    fn help(&self) -> Message {
        match *self {
            Action::Take { character } => {
                let card = character.card();
                Message::new("help-take")
                    .with("character", character)
                    .with("coins", card.coins)
                    .with("wounds", card.wounds)
                    .with("items", list(card.items.iter().copied()))
            }
            Action::Play { card } => play_help(card, None),
            Action::LightTorch => Message::new("help-light-torch"),
        }
    }

    fn rule(&self) -> RuleId {
        self.allowed_by()
    }
}

/// What a card does in this room. Only the Golem changes the value of a power card (R28).
pub(crate) fn play_help(card: Card, chamber: Option<Chamber>) -> Message {
    let fives_count_one = matches!(chamber, Some(Chamber::Boss(boss))
        if boss.card().special == BossSpecial::FivesCountOne);
    let card = match card {
        Card::Power5 if fives_count_one => Arg::Term("card-power-5-as-1"),
        _ => card.into(),
    };
    Message::new("help-play").with("card", card)
}

/// Several values as one argument.
pub(crate) fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(items.into_iter().map(Into::into).collect())
}

impl HasMessage for Event {
    fn message(&self) -> Message {
        match *self {
            Event::GameBegan { seats } => Message::new("event-game-began").with("seats", seats),
            Event::FirstToTake { seat } => by("event-first-to-take", seat),
            Event::CharacterGot { seat, character } => {
                by("event-character-got", seat).with("character", character)
            }
            Event::MapGot { seat } => by("event-map-got", seat),
            Event::LevelBegan { number, .. } => Message::new("event-round-began").with("number", number),
            Event::RoomLaid { place, face, chamber } => laid(place, face, chamber),
            Event::Entered { place, chamber } => at("event-entered", place, chamber),
            Event::TorchLit { seat } => by("event-torch-lit", seat),
            Event::Saw { place, chamber, .. } => at("event-saw", place, chamber),
            Event::Sealed { seat, card: Some(card) } => by("event-sealed-known", seat).with("card", card),
            Event::Sealed { seat, card: None } => by("event-sealed", seat),
            Event::Resealed { seat, card } => by("event-resealed", seat).with("card", card),
            Event::Shown { seat, card } | Event::PlayedOpen { seat, card } => {
                by("event-played", seat).with("card", card)
            }
            Event::PlaysAgain { seat } => by("event-plays-again", seat),
            Event::Escaped { seat, item } => by("event-escaped", seat).with("item", item),
            Event::MapPassed { seat } => by("event-map-passed", seat),
            Event::LevelDone { number } => Message::new("event-level-done").with("number", number),
            Event::Fainted { seat } => by("event-fainted", seat),
            Event::NobodyFainted => Message::new("event-nobody-fainted"),
            Event::AllLost => Message::new("event-all-lost"),
            Event::Won { seats, coins, wounds } => won(seats, coins, wounds),
            _ => in_room(self),
        }
    }
}

/// A message about a player.
pub(crate) fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("who", seat)
}

fn at(id: &'static str, place: u8, chamber: Chamber) -> Message {
    Message::new(id).with("place", place + 1).with("room", chamber)
}

fn laid(place: u8, face: Face, chamber: Option<Chamber>) -> Message {
    match (face, chamber) {
        (Face::Up, Some(chamber)) => at("event-room-laid", place, chamber),
        (Face::Down, Some(chamber)) => at("event-room-laid-dark-known", place, chamber),
        (_, None) => Message::new("event-room-laid-dark").with("place", place + 1),
    }
}

fn won(seats: game::SeatSet, coins: u8, wounds: u8) -> Message {
    let (message, winners) = (Message::new("event-won-shared"), list(seats.iter()));
    match seats.first() {
        Some(seat) if seats.len() == 1 => by("event-won", seat).with("coins", coins).with("wounds", wounds),
        _ => message.with("who", winners).with("coins", coins).with("wounds", wounds),
    }
}

/// The messages of a room's resolution.
fn in_room(event: &Event) -> Message {
    match *event {
        Event::ChestWon { seat, chest, coins, total } => {
            let id = if chest == Chest::Big { "event-big-chest-won" } else { "event-small-chest-won" };
            by(id, seat).with("coins", coins).with("total", total)
        }
        Event::ChestLost { chest: Chest::Big } => Message::new("event-big-chest-lost"),
        Event::ChestLost { chest: Chest::Small } => Message::new("event-small-chest-lost"),
        Event::CoinsOverLimit { seat, lost } => by("event-coins-over-limit", seat).with("lost", lost),
        Event::Fought { chamber, total, strength } => {
            let outcome = Arg::Symbol(if total >= strength { "reached" } else { "short" });
            let message = Message::new("event-fought").with("room", chamber).with("outcome", outcome);
            message.with("total", total).with("strength", strength)
        }
        Event::Defeated { chamber } => Message::new("event-defeated").with("room", chamber),
        Event::Undefeatable { chamber } => Message::new("event-undefeatable").with("room", chamber),
        Event::NobodyAttacked => Message::new("event-nobody-attacked"),
        Event::Wounded { seat, wounds, total } => {
            by("event-wounded", seat).with("wounds", wounds).with("total", total)
        }
        Event::CoinsLost { seat, coins, total } => {
            by("event-coins-lost", seat).with("coins", coins).with("total", total)
        }
        Event::CoinsGot { seat, coins, total } => {
            by("event-coins-got", seat).with("coins", coins).with("total", total)
        }
        Event::ItemGot { seat, item } => by("event-item-got", seat).with("item", item),
        Event::ItemShort { item } => Message::new("event-item-short").with("item", item),
        Event::Healed { seat, wounds, total } => {
            by("event-healed", seat).with("wounds", wounds).with("total", total)
        }
        Event::TrapSprung { highest, toll, amount } => {
            let id = if toll == Toll::Coins { "event-coin-trap-sprung" } else { "event-wound-trap-sprung" };
            Message::new(id).with("highest", highest).with("amount", amount)
        }
        Event::TrapQuiet { highest } => Message::new("event-trap-quiet").with("highest", highest),
        Event::CountsAsOne { seat } => by("event-counts-as-one", seat),
        Event::Petrified { seat } => by("event-petrified", seat),
        _ => Message::new("event-nobody-rewarded"),
    }
}
