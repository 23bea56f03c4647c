//! A view told in sentences, and what is asked.
//!
//! The room and the hero are those of the player who looks, and for the public those of the player whose turn it is.

mod fight;
mod glossary;
mod players;
mod progress;
mod question;
mod room;

use game::{Message, Scene, Seat};

use crate::determinize::public_part;
use crate::state::Masmorra;
use crate::view::View;

impl Scene for View {
    fn lines(&self) -> Vec<Message> {
        SceneBuilder::new(self).map_or_else(Vec::new, |builder| builder.lines())
    }

    fn prompt(&self) -> Option<Message> {
        SceneBuilder::new(self)?.question()
    }

    fn glossary(&self) -> Vec<Message> {
        SceneBuilder::new(self).map_or_else(Vec::new, |builder| builder.explanations())
    }
}

/// A view, with the public part of the game that it shows: what the rules say of that part need not be said again.
struct SceneBuilder<'v> {
    view: &'v View,
    game: Masmorra,
    /// Whose room and hero are told.
    subject: Seat,
}

impl SceneBuilder<'_> {
    /// Nothing if the view is one that no game shows.
    fn new(view: &View) -> Option<SceneBuilder<'_>> {
        let game = public_part(view)?;
        Some(SceneBuilder { view, game, subject: view.observer.seat().unwrap_or(view.active) })
    }

    fn lines(&self) -> Vec<Message> {
        let mut lines = self.progress_lines();
        if self.view.round > 0 {
            lines.extend(self.fight_lines());
            lines.extend(self.own_line());
            lines.extend(self.turn_lines());
            lines.extend(self.room_lines());
        }
        lines.extend(self.own_possessions());
        lines.extend(self.other_lines());
        lines.extend(self.elsewhere_lines());
        lines
    }
}
