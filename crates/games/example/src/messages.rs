//! The Fluent messages of actions and events.

use game::{Arg, Choice, HasMessage, Message, RuleId, Seat};

use crate::action::Action;
use crate::cite::{E05, E07, E08};
use crate::event::Event;
use crate::options::Collapse;

impl HasMessage for Action {
    fn message(&self) -> Message {
        Message::new(match self {
            Action::Descend => "action-descend",
            Action::Camp => "action-camp",
            Action::UseCharm => "action-use-charm",
            Action::Flee => "action-flee",
        })
    }
}

impl Choice for Action {
    fn help(&self) -> Message {
        Message::new(match self {
            Action::Descend => "help-descend",
            Action::Camp => "help-camp",
            Action::UseCharm => "help-use-charm",
            Action::Flee => "help-flee",
        })
    }

    fn rule(&self) -> RuleId {
        match self {
            Action::Descend | Action::Camp => E05,
            Action::UseCharm => E07,
            Action::Flee => E08,
        }
    }
}

impl HasMessage for Event {
    fn message(&self) -> Message {
        match *self {
            Event::GameBegan { seats } => Message::new("event-game-began").with("seats", seats),
            Event::CharmDealt { seat, charm: None } => by("event-charm-dealt", seat),
            Event::CharmDealt { seat, charm: Some(charm) } => {
                by("event-charm-dealt-known", seat).with("charm", charm)
            }
            Event::TurnBegan { seat } => by("event-round-began", seat),
            Event::TreasureFound { seat, encounter, coins } => {
                by("event-treasure-found", seat).with("encounter", encounter).with("coins", coins)
            }
            Event::HazardMet { seat, encounter } => by("event-hazard-met", seat).with("encounter", encounter),
            Event::Descended { seat } => by("event-descended", seat),
            Event::Camped { seat, loot, coins } => {
                by("event-camped", seat).with("loot", loot).with("coins", coins)
            }
            Event::LootLost { seat, loot } => by("event-loot-lost", seat).with("loot", loot),
            Event::CharmUsed { seat, charm, encounter } => {
                by("event-charm-used", seat).with("charm", charm).with("encounter", encounter)
            }
            Event::Fled { seat, loot } => by("event-fled", seat).with("loot", loot),
            Event::Collapsed { loot: 0, .. } => Message::new("event-collapsed"),
            Event::Collapsed { seat, loot, collapse: Collapse::Buried } => {
                by("event-collapsed-buried", seat).with("loot", loot)
            }
            Event::Collapsed { seat, loot, collapse: Collapse::Saved } => {
                by("event-collapsed-saved", seat).with("loot", loot)
            }
            Event::CharmRevealed { seat, charm, coins } => {
                by("event-charm-revealed", seat).with("charm", charm).with("coins", coins)
            }
            Event::Won { seats, coins } => match seats.first() {
                Some(seat) if seats.len() == 1 => by("event-won", seat).with("coins", coins),
                _ => {
                    let winners = Arg::List(seats.iter().map(Arg::Seat).collect());
                    Message::new("event-won-shared").with("who", winners).with("coins", coins)
                }
            },
        }
    }
}

/// A message about a player.
fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("who", seat)
}
