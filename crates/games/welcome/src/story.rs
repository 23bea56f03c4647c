//! The log of a game as players read it.

use game::{Fold, HasMessage, LineWriter, MAX_SEATS, Message, Seat, Story};

use crate::components::{Adventurer, Effect, Monster, Tile};
use crate::event::Event;
use crate::messages::{by, list, met_message};
use crate::rule_ids::W11;

/// Folds the events of one observer into lines: one for each bid, and one for each card of the dungeon.
#[derive(Clone, Default)]
pub struct WelcomeStory {
    standings: [Standing; MAX_SEATS],
    round: Round,
    /// The last card that was revealed, and its line.
    card: Option<CardLine>,
    /// The tiles that defeat the last card.
    defeated_by: Vec<Tile>,
    forced_passes: Fold<(), Seat>,
    set_aside: Fold<(), Aside>,
}

#[derive(Clone, Copy, Default)]
struct Standing {
    successes: u8,
    has_failed: bool,
    is_out: bool,
}

/// What the story knows of the round.
#[derive(Clone, Default)]
struct Round {
    /// The heading, its number and its first player.
    heading: Option<(usize, u8, Seat)>,
    adventurer: Option<Adventurer>,
    lost: Vec<Tile>,
    /// The line of the card that is being placed.
    drawn: usize,
    cards: u8,
    /// The line in which the adventurer enters the dungeon.
    entered: Option<(usize, Seat)>,
    has_relief: bool,
}

#[derive(Clone, Copy)]
struct CardLine {
    line: usize,
    position: u8,
    monster: Monster,
    kind: Monster,
    strength: Option<u8>,
}

type Aside = (Seat, Tile, Monster);

impl Story<Event> for WelcomeStory {
    fn read(&mut self, event: &Event, writer: &mut LineWriter) {
        match *event {
            Event::RoundBegan { round, starter } => self.read_round(round, starter, writer),
            Event::TilesLaid { adventurer } => self.read_adventurer(adventurer, writer),
            Event::Drew { .. } => {
                self.round.drawn = writer.number();
                writer.line(|| event.message());
            }
            Event::Added { seat, monster } => self.read_added(seat, monster, writer),
            Event::SetAside { tile, .. } => {
                self.round.lost.push(tile);
                writer.rewrite(self.round.drawn, || event.message());
            }
            Event::Passed { seat } if writer.rule() == W11 => self.read_forced_pass(seat, writer),
            Event::Entered { seat, .. } => {
                self.round.entered = Some((writer.number(), seat));
                writer.line(|| event.message());
            }
            Event::HealthCounted { hp } => self.read_health(hp, writer),
            Event::AsideShown { seat, tile, monster } => self.read_aside((seat, tile, monster), writer),
            Event::FirstAdventurer { .. }
            | Event::Shuffled { .. }
            | Event::Used { .. }
            | Event::Declined { .. }
            | Event::RestHidden { .. } => {}
            _ => self.read_in_dungeon(event, writer),
        }
    }
}

impl WelcomeStory {
    fn read_round(&mut self, round: u8, starter: Seat, writer: &mut LineWriter) {
        self.round = Round { heading: Some((writer.number(), round, starter)), ..Round::default() };
        self.set_aside.end();
        self.forced_passes.end();
        writer.heading(|| by("event-round-began", starter).with("round", round));
    }

    fn read_adventurer(&mut self, adventurer: Adventurer, writer: &mut LineWriter) {
        self.round.adventurer = Some(adventurer);
        let Some((line, round, starter)) = self.round.heading else { return };
        writer.rewrite_heading(line, || {
            let standings = self.standings();
            let id = if standings.is_empty() { "log-round" } else { "log-round-standings" };
            let message = by(id, starter).with("round", round).with("adventurer", adventurer);
            if standings.is_empty() { message } else { message.with("players", list(standings)) }
        });
    }

    /// Returns the players who have succeeded or failed.
    fn standings(&self) -> Vec<Message> {
        let standing = |(seat, standing): (Seat, &Standing)| {
            let (successes, has_failed) = (standing.successes, standing.has_failed);
            let message = |id| by(id, seat).with("successes", successes);
            match (successes, has_failed) {
                _ if standing.is_out => Some(by("log-out", seat)),
                (0, false) => None,
                (0, true) => Some(by("log-failure", seat)),
                (_, false) => Some(message("log-successes")),
                (_, true) => Some(message("log-successes-and-failure")),
            }
        };
        Seat::all(MAX_SEATS as u8).zip(&self.standings).filter_map(standing).collect()
    }

    fn read_added(&mut self, seat: Seat, monster: Option<Monster>, writer: &mut LineWriter) {
        self.round.cards += 1;
        let cards = self.round.cards;
        writer.rewrite(self.round.drawn, || {
            let id = if monster.is_some() { "log-added-known" } else { "log-added" };
            let message = by(id, seat).with("cards", cards);
            monster.into_iter().fold(message, |message, monster| message.with("monster", monster))
        });
    }

    fn read_forced_pass(&mut self, seat: Seat, writer: &mut LineWriter) {
        let (line, seats) = self.forced_passes.add(writer, (), seat);
        writer.rewrite(line, || {
            let players = seats.iter().map(|&seat| by("log-player", seat));
            by("log-forced-pass", seat).with("players", list(players))
        });
    }

    fn read_health(&mut self, hp: i16, writer: &mut LineWriter) {
        let Some((line, seat)) = self.round.entered else { return };
        let cards = self.round.cards;
        writer.rewrite(line, || by("log-entered", seat).with("cards", cards).with("hp", hp));
    }

    fn read_aside(&mut self, aside: Aside, writer: &mut LineWriter) {
        let (line, cards) = self.set_aside.add(writer, (), aside);
        let card = |&(seat, tile, monster): &Aside| {
            by("log-aside", seat).with("tile", tile).with("monster", monster)
        };
        writer.rewrite(line, || Message::new("log-asides").with("cards", list(cards.iter().map(card))));
    }

    fn read_in_dungeon(&mut self, event: &Event, writer: &mut LineWriter) {
        match *event {
            Event::Revealed { position, monster, kind, strength }
            | Event::Replaced { position, monster, kind, strength } => {
                if matches!(event, Event::Replaced { .. }) {
                    self.rewrite_card(writer, "log-polymorphed", |message| message);
                }
                self.defeated_by.clear();
                self.card = Some(CardLine { line: writer.number(), position, monster, kind, strength });
                let is_new = matches!(event, Event::Revealed { .. });
                let id = if is_new { "log-revealed" } else { "log-replaced" };
                self.rewrite_card(writer, id, |message| message);
            }
            Event::Defeated { tile, .. } => {
                self.defeated_by.push(tile);
                let tiles = &self.defeated_by;
                self.rewrite_card(writer, "log-defeated", |message| {
                    message.with("tiles", list(tiles.iter().copied()))
                });
            }
            Event::FellWithLast { tile, .. } => {
                self.rewrite_card(writer, "log-fell-with-last", |message| message.with("tile", tile));
            }
            Event::Ignored { .. } => self.rewrite_card(writer, "log-ignored", |message| message),
            Event::Hurt { strength, damage, hp, .. } => self.read_damage(strength, damage, hp, writer),
            _ => {
                self.note(event);
                writer.line(|| event.message());
            }
        }
    }

    /// Writes the line of the last card again, with its result.
    fn rewrite_card(
        &self,
        writer: &mut LineWriter,
        id: &'static str,
        result: impl FnOnce(Message) -> Message,
    ) {
        let Some(CardLine { line, position, monster, kind, strength }) = self.card else { return };
        writer.rewrite(line, || {
            result(met_message(Message::new(id).with("position", position), monster, kind, strength))
        });
    }

    fn read_damage(&self, strength: u8, damage: u8, hp: i16, writer: &mut LineWriter) {
        let blocked = strength.saturating_sub(damage);
        let (id, is_blocked) = match blocked {
            0 => ("log-hurt", false),
            _ => ("log-hurt-blocked", true),
        };
        self.rewrite_card(writer, id, |message| {
            let message = message.with("damage", damage).with("hp", hp.max(0));
            if !is_blocked {
                return message;
            }
            message.with("blocked", blocked).with("tiles", list(self.blockers(hp + i16::from(damage))))
        });
    }

    /// Returns the tiles that reduce damage at these health points.
    fn blockers(&self, hp: i16) -> Vec<Tile> {
        let tiles = self.round.adventurer.map_or(&[][..], |adventurer| &adventurer.card().tiles);
        let held = tiles.iter().filter(|tile| !self.round.lost.contains(tile));
        let blocks = |tile: &&Tile| match tile.card().effect {
            Effect::LowersDamage(_) => true,
            Effect::BluntsBelow(bound) => hp < i16::from(bound),
            Effect::DefeatsForRelief(_) => self.round.has_relief,
            _ => false,
        };
        held.filter(blocks).copied().collect()
    }

    /// Keeps what later lines need.
    fn note(&mut self, event: &Event) {
        match *event {
            Event::TileLost { tile, .. } | Event::CoinEnded { tile } => self.round.lost.push(tile),
            Event::ReliefWon { .. } => self.round.has_relief = true,
            Event::Succeeded { seat, successes } => self.standings[seat.index()].successes = successes,
            Event::Failed { seat } => self.standings[seat.index()].has_failed = true,
            Event::Eliminated { seat } => self.standings[seat.index()].is_out = true,
            _ => {}
        }
    }
}
