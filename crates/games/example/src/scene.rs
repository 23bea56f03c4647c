//! A view as sentences, for the terminal and screen readers.

use game::{Arg, Message, Scene, Seat};

use crate::components::{Charm, Encounter, EncounterKind};
use crate::view::{CharmView, PlayerView, Stage, View};

impl Scene for View {
    fn lines(&self) -> Vec<Message> {
        let is_hazard = |encounter: Encounter| matches!(encounter.card().kind, EncounterKind::Hazard { .. });
        let count = |fits: &dyn Fn(Encounter) -> bool| {
            self.stairs.iter().filter(|entry| fits(entry.encounter)).map(|entry| entry.count).sum::<u8>()
        };
        let stairs = Message::new("scene-stairs").with("cards", count(&|_| true));
        let mut lines = vec![stairs.with("hazards", count(&is_hazard))];
        lines.extend(Seat::all(self.players.len() as u8).zip(&self.players).map(player_line));
        if self.loot > 0 {
            lines.push(Message::new("scene-loot").with("who", self.actor).with("loot", self.loot));
        }
        lines
    }

    fn prompt(&self) -> Option<Message> {
        if !self.observer.is(self.actor) {
            return None;
        }
        match self.stage {
            Stage::Choose => Some(Message::new("prompt-choose")),
            Stage::Danger { encounter } => Some(Message::new("prompt-danger").with("encounter", encounter)),
            Stage::Deal | Stage::Draw | Stage::Over => None,
        }
    }

    fn glossary(&self) -> Vec<Message> {
        Charm::ALL.into_iter().map(gloss).collect()
    }
}

fn player_line((seat, player): (Seat, &PlayerView)) -> Message {
    let line = |id| Message::new(id).with("who", seat).with("coins", player.coins);
    match player.charm {
        CharmView::NotDealt => line("scene-player"),
        CharmView::Hidden => line("scene-player-hidden"),
        CharmView::Own { charm } => line("scene-player-own").with("charm", charm),
        CharmView::Shown { charm } => line("scene-player-shown").with("charm", charm),
    }
}

fn gloss(charm: Charm) -> Message {
    let beaten = Encounter::ALL.into_iter().filter(|&encounter| charm.beats(encounter));
    Message::new("gloss-charm")
        .with("charm", charm)
        .with("encounters", Arg::List(beaten.map(Arg::from).collect()))
        .with("coins", charm.card().coins)
}
