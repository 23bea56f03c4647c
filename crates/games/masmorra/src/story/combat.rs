//! Lines of fights and wounds: hit or miss first, then the Payback.

use std::mem;

use game::{Fold, HasMessage, LineWriter, Message, Seat};

use crate::components::Symbol;
use crate::event::Event;
use crate::figure::{Being, Figure};
use crate::messages::{by, list, with_figure};
use crate::pool::Pool;

#[derive(Clone, Default)]
pub(super) struct Combat {
    fight: Option<Fight>,
    payback: Option<Payback>,
    hazard: Option<Hazard>,
    thief: Option<Figure>,
    wounded: Fold<u8, (Seat, u8)>,
}

/// A hero against one monster.
#[derive(Clone, Copy)]
struct Fight {
    line: usize,
    seat: Seat,
    figure: Figure,
    symbols: Pool,
    /// Whether its line tells the payback, because the hero has not attacked.
    tells_payback: bool,
}

#[derive(Clone, Copy)]
struct Payback {
    line: usize,
    being: Being,
    wounds: u8,
    blocked: u8,
}

/// An event that can wound several heroes: a trap, a card, a breath of fire.
#[derive(Clone)]
struct Hazard {
    line: usize,
    cause: Event,
    wounded: Vec<(Seat, u8, u8)>,
}

impl Combat {
    /// Writes the line of an event. Returns whether it has one here.
    pub(super) fn read(&mut self, event: &Event, writer: &mut LineWriter) -> bool {
        match *event {
            Event::FightBegan { seat, figure } => self.read_fight(seat, figure, writer),
            Event::Struck { symbol, .. } => return self.read_strike(symbol, writer),
            Event::Defeated { being, .. } => return self.read_end(being, Fight::won, writer),
            Event::Withstood { being, .. } => return self.read_end(being, Fight::lost, writer),
            Event::Stolen { seat, symbol, .. } => return self.read_theft(seat, symbol, writer),
            Event::PaybackComes { being, wounds } => self.read_payback(being, wounds, writer),
            Event::Blocked { seat, left, .. } => return self.read_block(seat, left, writer),
            Event::Wounded { seat, wounds, life } => self.read_wounds(seat, wounds, life, writer),
            _ => return false,
        }
        true
    }

    pub(super) fn keep(&mut self, event: &Event) {
        if let Event::ThiefStruck { figure, .. } = *event {
            self.thief = Some(figure);
        }
    }

    /// Remembers an event that may wound heroes.
    pub(super) fn begin_hazard(&mut self, event: &Event, writer: &LineWriter) {
        self.hazard = Some(Hazard { line: writer.number(), cause: *event, wounded: Vec::new() });
    }

    fn read_fight(&mut self, seat: Seat, figure: Figure, writer: &mut LineWriter) {
        let line = writer.number();
        let fight =
            self.fight.insert(Fight { line, seat, figure, symbols: Pool::EMPTY, tells_payback: false });
        writer.line(|| fight.message("log-fight"));
    }

    fn read_strike(&mut self, symbol: Symbol, writer: &mut LineWriter) -> bool {
        let Some(fight) = &mut self.fight else { return false };
        fight.symbols.add(symbol);
        if mem::take(&mut fight.tells_payback) {
            fight.line = writer.number();
        }
        writer.rewrite(fight.line, || fight.armed("log-attack"));
        true
    }

    fn read_end(&mut self, being: Being, message: fn(&Fight) -> Message, writer: &mut LineWriter) -> bool {
        let Some(fight) = self.fight.take_if(|fight| fight.figure.being == being) else { return false };
        self.payback = None;
        if fight.tells_payback {
            writer.join(fight.line);
        } else {
            writer.rewrite(fight.line, || message(&fight));
        }
        true
    }

    fn read_theft(&mut self, seat: Seat, symbol: Symbol, writer: &mut LineWriter) -> bool {
        let Some(thief) = self.thief.take() else { return false };
        writer.line(|| with_figure(by("log-stolen", seat), thief).with("symbol", symbol));
        true
    }

    fn read_payback(&mut self, being: Being, wounds: u8, writer: &mut LineWriter) {
        let unarmed = self.fight.as_mut().filter(|fight| fight.symbols.is_empty());
        let line = unarmed.map_or(writer.number(), |fight| {
            fight.tells_payback = true;
            fight.line
        });
        let payback = self.payback.insert(Payback { line, being, wounds, blocked: 0 });
        writer.rewrite(line, || payback.message("log-payback"));
    }

    fn read_block(&mut self, seat: Seat, left: u8, writer: &mut LineWriter) -> bool {
        let Some(payback) = &mut self.payback else { return false };
        payback.blocked = payback.wounds.saturating_sub(left);
        let id = if left == 0 { "log-payback-all-blocked" } else { "log-payback-blocked" };
        writer
            .rewrite(payback.line, || payback.message(id).with("who", seat).with("blocked", payback.blocked));
        true
    }

    fn read_wounds(&mut self, seat: Seat, wounds: u8, life: u8, writer: &mut LineWriter) {
        if let Some(payback) = self.payback.take() {
            writer.rewrite(payback.line, || payback.hit(seat, wounds, life));
            return;
        }
        if let Some(hazard) = &mut self.hazard
            && hazard.line == writer.last_line()
        {
            hazard.wounded.push((seat, wounds, life));
            writer.rewrite(hazard.line, || hazard.message());
            return;
        }
        let (line, players) = self.wounded.add_last(writer, wounds, (seat, life));
        writer.rewrite(line, || {
            let player = |&(seat, life): &(Seat, u8)| by("log-life", seat).with("life", life);
            let message = by("log-wounded", seat).with("wounds", wounds).with("life", life);
            message.with("players", list(players.iter().map(player)))
        });
    }
}

impl Fight {
    fn message(&self, id: &'static str) -> Message {
        with_figure(by(id, self.seat), self.figure)
    }

    fn armed(&self, id: &'static str) -> Message {
        self.message(id).with("symbols", list(self.symbols.each()))
    }

    fn won(&self) -> Message {
        if self.symbols.is_empty() { self.message("log-beaten-freely") } else { self.armed("log-beaten") }
    }

    fn lost(&self) -> Message {
        if self.symbols.is_empty() { self.message("log-no-attack") } else { self.armed("log-withstood") }
    }
}

impl Payback {
    fn message(&self, id: &'static str) -> Message {
        Message::new(id).with("monster", self.being).with("wounds", self.wounds)
    }

    fn hit(&self, seat: Seat, taken: u8, life: u8) -> Message {
        let hit = |message: Message| message.with("who", seat).with("taken", taken).with("life", life);
        match self.blocked {
            0 => hit(self.message("log-payback-hit")),
            blocked => hit(self.message("log-payback-blocked-hit")).with("blocked", blocked),
        }
    }
}

impl Hazard {
    fn message(&self) -> Message {
        let player = |&(seat, wounds, life): &(Seat, u8, u8)| {
            by("log-hit", seat).with("wounds", wounds).with("life", life)
        };
        let players = list(self.wounded.iter().map(player));
        Message::new("log-hazard").with("cause", self.cause.message()).with("players", players)
    }
}
