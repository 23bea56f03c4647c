//! Lines of what a player gains: experience, gold, abilities, cards and Life.

use game::{Arg, Fold, LineWriter, Message, Seat};

use crate::cite::M80;
use crate::components::{Ability, Treasure};
use crate::event::Event;
use crate::messages::{by, list};

#[derive(Clone, Default)]
pub(super) struct Rewards {
    gains: Fold<Seat, Gain>,
    healed: Fold<Seat, u8>,
    /// Whether the next card was paid for.
    is_bought: bool,
}

#[derive(Clone, Copy)]
enum Gain {
    Xp { xp: u8, total: u8 },
    Gold { gold: u8, total: u8 },
    Bounty { gold: u8, total: u8 },
    Ability { ability: Ability },
    Card { card: Option<Treasure>, is_bought: bool },
}

impl From<Gain> for Arg {
    fn from(gain: Gain) -> Arg {
        let counted =
            |id, name, count: u8, total: u8| Message::new(id).with(name, count).with("total", total);
        Arg::Message(match gain {
            Gain::Xp { xp, total } => counted("log-gain-xp", "xp", xp, total),
            Gain::Gold { gold, total } => counted("log-gain-gold", "gold", gold, total),
            Gain::Bounty { gold, total } => counted("log-gain-bounty", "gold", gold, total),
            Gain::Ability { ability } => Message::new("log-gain-ability").with("ability", ability),
            Gain::Card { card: None, is_bought: false } => Message::new("log-gain-card"),
            Gain::Card { card: None, is_bought: true } => Message::new("log-buy-card"),
            Gain::Card { card: Some(card), is_bought: false } => {
                Message::new("log-gain-card-known").with("card", card)
            }
            Gain::Card { card: Some(card), is_bought: true } => {
                Message::new("log-buy-card-known").with("card", card)
            }
        })
    }
}

impl Rewards {
    /// Writes the line of an event. Returns whether it has one here.
    pub(super) fn read(&mut self, event: &Event, writer: &mut LineWriter) -> bool {
        let (seat, gain) = match *event {
            Event::GainedGold { gold: 0, .. } => return true,
            Event::GainedXp { seat, xp, total } => (seat, Gain::Xp { xp, total }),
            Event::GainedGold { seat, gold, total } if writer.rule() == M80 => {
                (seat, Gain::Bounty { gold, total })
            }
            Event::GainedGold { seat, gold, total } => (seat, Gain::Gold { gold, total }),
            Event::Learnt { seat, ability } => (seat, Gain::Ability { ability }),
            Event::CardDrawn { seat, card } => {
                (seat, Gain::Card { card, is_bought: std::mem::take(&mut self.is_bought) })
            }
            _ => return false,
        };
        let (line, gains) = self.gains.add_last(writer, seat, gain);
        writer.rewrite(line, || by("log-gains", seat).with("gains", list(gains.iter().copied())));
        true
    }

    pub(super) fn keep(&mut self, event: &Event) {
        if matches!(event, Event::CardBought { .. }) {
            self.is_bought = true;
        }
    }

    pub(super) fn read_healed(&mut self, seat: Seat, healed: u8, life: u8, writer: &mut LineWriter) {
        if healed == 0 {
            return;
        }
        let (line, steps) = self.healed.add_last(writer, seat, healed);
        let healed: u8 = steps.iter().sum();
        writer.rewrite(line, || by("log-healed", seat).with("healed", healed).with("life", life));
    }
}
