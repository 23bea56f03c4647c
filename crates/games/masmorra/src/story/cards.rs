//! Lines of treasure cards and abilities, with their targets and symbols.

use game::{Arg, Message, Page, Seat};

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
    pub(super) fn read(&mut self, event: &Event, page: &mut Page) -> bool {
        match *event {
            Event::CardPlayed { seat, card, half } => {
                self.card = Some(PlayedCard { line: page.number(), seat, card, half });
                false
            }
            Event::AbilityUsed { seat, ability, die, .. } => {
                self.ability = Some(UsedAbility { line: page.number(), seat, ability, die });
                false
            }
            Event::Aimed { target, .. } => self.read_target(target, page),
            Event::MadeSymbols { symbols, .. } => self.read_symbols(symbols, page),
            _ => false,
        }
    }

    fn read_target(&mut self, target: Target, page: &mut Page) -> bool {
        let Some(card) = self.card.filter(|card| card.line == page.last_line()) else { return false };
        page.rewrite(card.line, || {
            with_half(by("log-card-aimed", card.seat), card.card, card.half).with("target", name(target))
        });
        true
    }

    /// The text of a card already names its symbols.
    fn read_symbols(&mut self, symbols: Pool, page: &mut Page) -> bool {
        if let Some(ability) = self.ability.filter(|ability| ability.line == page.last_line()) {
            page.rewrite(ability.line, || ability.message(symbols));
            return true;
        }
        self.card.is_some_and(|card| card.line == page.last_line())
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
