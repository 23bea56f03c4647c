//! A view as sentences, and the question to the player.

use game::{Arg, Message, Scene, Seat};

use crate::card::{Card, ItemCount};
use crate::components::{Boss, BossStrength, Chamber, Face, Gift, Item, Room, RoomKind, Toll, for_players};
use crate::messages::list;
use crate::options::{BossCoins, Mode};
use crate::view::{FateView, Part, PlayerView, RowView, Stage, View};

impl Scene for View {
    fn lines(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        if self.level > 0 {
            lines.push(Message::new("scene-level").with("number", self.level));
            let ahead = (0..).zip(&self.row).skip(usize::from(self.place));
            lines.extend(ahead.filter_map(|(place, laid)| self.row_line(place, laid)));
        }
        if self.level > 0 {
            lines.extend(self.map.map(|holder| Message::new("scene-map").with("who", holder)));
        }
        let seated = || Seat::all(self.players.len() as u8).zip(&self.players);
        lines.extend(seated().filter_map(|(seat, player)| player_line(seat, player)));
        lines.extend(seated().filter_map(|(seat, player)| self.part_line(seat, player)));
        lines
    }

    fn prompt(&self) -> Option<Message> {
        let me = self.observer.seat()?;
        let player = self.players.get(me.index())?;
        match (self.stage, self.chamber()) {
            (Stage::TakeCharacter, _) if self.actor == Some(me) => Some(Message::new("prompt-take")),
            (Stage::Cards, Some(chamber)) => match player.part {
                Part::Owes if self.is_my_turn(me) => Some(self.card_question(chamber)),
                Part::Chosen => self.sealed.map(|card| change_question(chamber, card)),
                _ => None,
            },
            _ => None,
        }
    }

    fn glossary(&self) -> Vec<Message> {
        let ahead = self.row.iter().skip(usize::from(self.place)).filter_map(|laid| laid.chamber);
        ahead.map(|chamber| self.gloss(chamber)).collect()
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
        self.options.mode == Mode::Standard || self.actor == Some(me)
    }

    /// The question for a card. It describes the room, because the choice depends on it.
    fn card_question(&self, chamber: Chamber) -> Message {
        let id = if self.follows_a_ball() { "prompt-play-again" } else { "prompt-play" };
        Message { id, ..self.gloss(chamber) }
    }

    /// Whether the players who owe a card played a crystal ball before. In standard mode, other cards are already face up; in
    /// tactical mode, a ball is out that is no seat's current card. If all players used balls at once, the view cannot tell.
    fn follows_a_ball(&self) -> bool {
        let played = |fits: fn(Card) -> bool| {
            let parts = self.players.iter().map(|player| player.part);
            parts.filter(|part| matches!(part, Part::Played { card } if fits(*card))).count()
        };
        match self.options.mode {
            Mode::Standard => played(|_| true) > 0,
            Mode::Tactical => usize::from(self.balls_out) > played(|card| card == Card::CrystalBall),
        }
    }

    /// What a player did in this room, as far as it is visible.
    fn part_line(&self, seat: Seat, player: &PlayerView) -> Option<Message> {
        let line = |id| Message::new(id).with("who", seat);
        match player.part {
            Part::Played { card } => Some(line("scene-played").with("card", card)),
            Part::Chosen if self.observer.is(seat) => {
                self.sealed.map(|card| Message::new("scene-sealed").with("card", card))
            }
            Part::Chosen => Some(line("scene-chosen")),
            Part::Owes if self.follows_a_ball() => Some(line("scene-owes-again")),
            Part::Owes | Part::Idle => None,
        }
    }

    /// What a room does, with its numbers for this number of players.
    fn gloss(&self, chamber: Chamber) -> Message {
        let (message, seats) = (Message::new("gloss-room"), self.players.len() as u8);
        match chamber {
            Chamber::Room(room) => room_gloss(message.with("room", chamber), room, seats),
            Chamber::Boss(boss) => {
                boss_gloss(message.with("room", boss_term(boss, self.options.boss_coins)), boss, seats)
            }
        }
    }
}

fn change_question(chamber: Chamber, card: Card) -> Message {
    Message::new("prompt-change").with("room", chamber).with("card", card)
}

fn player_line(seat: Seat, player: &PlayerView) -> Option<Message> {
    let powers = player.powers.filter_map(|card| card.power()).map(Arg::from);
    let message = Message::new("scene-player")
        .with("who", seat)
        .with("character", player.character?)
        .with("fate", fate(player.fate))
        .with("coins", player.coins)
        .with("wounds", player.wounds)
        .with("powers", Arg::List(powers.collect()))
        .with("items", list(player.items.counts().flat_map(each)));
    Some(message)
}

fn fate(fate: FateView) -> Arg {
    Arg::Symbol(match fate {
        FateView::Standing => "standing",
        FateView::Petrified => "petrified",
    })
}

fn each(entry: ItemCount) -> impl Iterator<Item = Item> {
    std::iter::repeat_n(entry.item, usize::from(entry.count))
}

/// If coins come only with an attack, another message describes the final monster.
fn boss_term(boss: Boss, coins: BossCoins) -> Arg {
    match (boss, coins) {
        (Boss::Sphinx, BossCoins::OnAttack) => Arg::Term("boss-sphinx-on-attack"),
        (Boss::Minotaur, BossCoins::OnAttack) => Arg::Term("boss-minotaur-on-attack"),
        _ => Chamber::Boss(boss).into(),
    }
}

fn boss_gloss(message: Message, boss: Boss, seats: u8) -> Message {
    match boss.card().strength {
        BossStrength::Beaten(strengths) => {
            message.with("kind", Arg::Symbol("boss")).with("strength", for_players(strengths, seats))
        }
        BossStrength::Never => message.with("kind", Arg::Symbol("invincible")).with("strength", 0_u8),
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
