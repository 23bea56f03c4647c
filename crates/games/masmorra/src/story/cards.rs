//! Lines of treasure cards and abilities, with their targets and symbols.

use game::{Arg, HasMessage, LineWriter, Message, Seat};

use crate::components::{Ability, Symbol, Treasure};
use crate::event::{Event, Target};
use crate::messages::{by, list, with_figure, with_half, with_room};
use crate::pool::Pool;
use crate::task::CardHalf;

#[derive(Clone, Default)]
pub(super) struct Cards {
    card: Option<PlayedCard>,
    ability: Option<UsedAbility>,
}

#[derive(Clone, Copy)]
struct PlayedCard {
    line: usize,
    seat: Seat,
    card: Treasure,
    half: CardHalf,
    target: Option<Target>,
}

#[derive(Clone, Copy)]
struct UsedAbility {
    line: usize,
    seat: Seat,
    ability: Ability,
    die: Option<Symbol>,
}

impl Cards {
    /// Writes the line of an event. Returns whether it has one here.
    pub(super) fn read(&mut self, event: &Event, writer: &mut LineWriter) -> bool {
        match *event {
            Event::CardPlayed { seat, card, half } => {
                self.card = Some(PlayedCard { line: writer.number(), seat, card, half, target: None });
                false
            }
            Event::AbilityUsed { seat, ability, die, .. } => {
                self.ability = Some(UsedAbility { line: writer.number(), seat, ability, die });
                false
            }
            Event::Aimed { target, .. } => self.read_target(target, writer),
            Event::MadeSymbols { symbols, .. } => self.read_symbols(symbols, writer),
            Event::GotPoints { .. }
            | Event::Enraged { .. }
            | Event::Stumbled { .. }
            | Event::FearStruck { .. }
            | Event::Silenced { .. }
            | Event::TurnedInvisible { .. }
            | Event::SneakBegan { .. }
            | Event::Banished { .. }
            | Event::PlacesTraded { .. }
            | Event::PocketPicked { .. }
            | Event::CardStolen { .. } => self.read_effect(event, writer),
            _ => false,
        }
    }

    fn read_target(&mut self, target: Target, writer: &mut LineWriter) -> bool {
        let Some(card) = self.card.as_mut().filter(|card| card.line == writer.last_line()) else {
            return false;
        };
        card.target = Some(target);
        writer.rewrite(card.line, || card.message());
        true
    }

    fn read_symbols(&mut self, symbols: Pool, writer: &mut LineWriter) -> bool {
        if let Some(ability) = self.ability.filter(|ability| ability.line == writer.last_line()) {
            writer.rewrite(ability.line, || ability.message(symbols));
            return true;
        }
        let Some(card) = self.card.filter(|card| card.line == writer.last_line()) else { return false };
        writer.rewrite(card.line, || {
            let message = with_half(by("log-card-symbols", card.seat), card.card, card.half);
            message.with("symbols", list(symbols.each()))
        });
        true
    }

    /// Adds what a card does to its line.
    fn read_effect(&self, event: &Event, writer: &mut LineWriter) -> bool {
        let Some(card) = self.card.filter(|card| card.line == writer.last_line()) else { return false };
        writer.rewrite(card.line, || {
            Message::new("log-card-effect").with("cause", card.message()).with("effect", event.message())
        });
        true
    }
}

impl PlayedCard {
    fn message(&self) -> Message {
        let message = |id| with_half(by(id, self.seat), self.card, self.half);
        match self.target {
            Some(target) => message("log-card-aimed").with("target", name(target)),
            None => message("event-card-played"),
        }
    }
}

impl UsedAbility {
    fn message(&self, symbols: Pool) -> Message {
        let id = if self.die.is_some() { "log-ability-on" } else { "log-ability" };
        let message = by(id, self.seat).with("ability", self.ability).with("symbols", list(symbols.each()));
        self.die.into_iter().fold(message, |message, die| message.with("die", die))
    }
}

fn name(target: Target) -> Arg {
    Arg::Message(match target {
        Target::Room { room } => with_room(Message::new("log-room"), room),
        Target::Hero { seat } => by("log-player", seat),
        Target::Monster { figure } => with_figure(Message::new("log-monster"), figure),
    })
}
