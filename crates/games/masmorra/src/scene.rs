//! Describes a view in sentences: its lines, its question and its glossary.
//!
//! Room and hero are those of the observer; for the public, those of the active player.

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

/// A view with the public part of its game, so that rules can be asked instead of repeated.
struct SceneBuilder<'v> {
    view: &'v View,
    game: Masmorra,
    /// The player whose room and hero are described.
    subject: Seat,
}

impl SceneBuilder<'_> {
    /// Returns `None` if no game can show this view.
    fn new(view: &View) -> Option<SceneBuilder<'_>> {
        let game = public_part(view)?;
        let subject = view.observer.seat().unwrap_or(game.active);
        Some(SceneBuilder { view, game, subject })
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
