//! A view told in sentences, and what is asked.

use game::{Arg, Message, Scene, Seat};

use crate::components::{BossStrength, Room};
use crate::components::{Chamber, Face, Gift, Item, RoomKind, Toll, for_players};
use crate::house::Mode;
use crate::view::{ItemCount, Part, PlayerView, RowView, Stage, View};
use crate::words::list;

impl Scene for View {
    fn lines(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        if self.level > 0 {
            lines.push(Message::new("scene-level").with("number", self.level));
            let ahead = (0..).zip(&self.row).skip(usize::from(self.place));
            lines.extend(ahead.filter_map(|(place, laid)| self.row_line(place, laid)));
        }
        if self.house.mode == Mode::Tactical && self.level > 0 {
            lines.push(Message::new("scene-map").with("who", self.map));
        }
        let seats = Seat::all(self.players.len() as u8);
        lines.extend(seats.zip(&self.players).filter_map(|(seat, player)| player_line(seat, player)));
        lines.extend(Seat::all(self.players.len() as u8).zip(&self.players).filter_map(part_line));
        lines.extend(self.sealed.map(|card| Message::new("scene-sealed").with("card", card)));
        lines
    }

    fn prompt(&self) -> Option<Message> {
        let me = self.observer.seat()?;
        let player = self.players.get(me.index())?;
        match (self.stage, self.chamber()) {
            (Stage::TakeCharacter, _) if me == self.actor => Some(Message::new("prompt-take")),
            (Stage::Cards, Some(chamber)) => match player.part {
                Part::Owes if self.is_my_turn(me) => Some(self.card_question(chamber)),
                Part::Chosen => Some(Message::new("prompt-change").with("room", chamber)),
                _ => None,
            },
            _ => None,
        }
    }

    fn glossary(&self) -> Vec<Message> {
        let ahead = self.row.iter().skip(usize::from(self.place)).filter_map(|laid| laid.chamber);
        ahead.map(|chamber| gloss(chamber, self.players.len() as u8)).collect()
    }
}

impl View {
    fn chamber(&self) -> Option<Chamber> {
        self.row.get(usize::from(self.place))?.chamber
    }

    fn row_line(&self, place: u8, laid: &RowView) -> Option<Message> {
        let message = |id| Message::new(id).with("place", place + 1);
        let here = place == self.place && self.stage == Stage::Cards;
        match (laid.face, laid.chamber) {
            (Face::Up, Some(chamber)) if here => Some(message("scene-room-here").with("room", chamber)),
            (Face::Up, Some(chamber)) => Some(message("scene-room").with("room", chamber)),
            (Face::Down, Some(chamber)) => Some(message("scene-room-seen").with("room", chamber)),
            (Face::Down, None) => Some(message("scene-room-dark")),
            (Face::Up, None) => None,
        }
    }

    fn is_my_turn(&self, me: Seat) -> bool {
        self.house.mode == Mode::Standard || me == self.actor
    }

    /// The question for a card, with what the room is, since that is what the card is chosen for.
    fn card_question(&self, chamber: Chamber) -> Message {
        let played_before = self.players.iter().any(|player| matches!(player.part, Part::Played { .. }));
        let again = self.house.mode == Mode::Standard && played_before;
        let id = if again { "prompt-play-again" } else { "prompt-play" };
        Message { id, ..gloss(chamber, self.players.len() as u8) }
    }
}

/// What a player did in this room, as far as it lies open.
fn part_line((seat, player): (Seat, &PlayerView)) -> Option<Message> {
    match player.part {
        Part::Played { card } => Some(Message::new("scene-played").with("who", seat).with("card", card)),
        Part::Chosen => Some(Message::new("scene-chosen").with("who", seat)),
        Part::Owes | Part::Idle => None,
    }
}

fn player_line(seat: Seat, player: &PlayerView) -> Option<Message> {
    let powers = player.powers.iter().filter_map(|card| card.power()).map(Arg::from);
    let message = Message::new("scene-player")
        .with("who", seat)
        .with("character", player.character?)
        .with("coins", player.coins)
        .with("wounds", player.wounds)
        .with("powers", Arg::List(powers.collect()))
        .with("items", list(player.items.iter().flat_map(each)));
    Some(message)
}

fn each(entry: &ItemCount) -> impl Iterator<Item = Item> {
    std::iter::repeat_n(entry.item, usize::from(entry.count))
}

/// What a room does, with its numbers at this table.
fn gloss(chamber: Chamber, seats: u8) -> Message {
    let message = Message::new("gloss-room").with("room", chamber);
    match chamber {
        Chamber::Room(room) => room_gloss(message, room, seats),
        Chamber::Boss(boss) => match boss.card().strength {
            BossStrength::Beaten(strengths) => {
                message.with("kind", Arg::Symbol("boss")).with("strength", for_players(strengths, seats))
            }
            BossStrength::Never => message.with("kind", Arg::Symbol("invincible")).with("strength", 0_u8),
        },
    }
}

fn room_gloss(message: Message, room: Room, seats: u8) -> Message {
    let kind = |name| Arg::Symbol(name);
    match room.card().kind {
        RoomKind::Monster { strength, .. } => {
            message.with("kind", kind("monster")).with("strength", for_players(strength, seats))
        }
        RoomKind::Treasure { .. } => message.with("kind", kind("treasure")).with("strength", 0_u8),
        RoomKind::Vault { gifts } => {
            let coins = gifts.iter().any(|gift| matches!(gift, Gift::Coins(_)));
            let name = if coins { "strongroom" } else { "armory" };
            message.with("kind", kind(name)).with("strength", 0_u8)
        }
        RoomKind::Trap { toll: Toll::Coins, .. } => {
            message.with("kind", kind("coin_trap")).with("strength", 0_u8)
        }
        RoomKind::Trap { toll: Toll::Wounds, .. } => {
            message.with("kind", kind("wound_trap")).with("strength", 0_u8)
        }
    }
}
