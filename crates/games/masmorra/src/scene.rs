//! A view told in sentences, and what is asked.
//!
//! The room and the hero are those of the player who looks, and for the public those of the player whose turn it is.

mod course;
mod fight;
mod glossary;
mod party;
mod question;
mod room;

use game::{Message, Scene, Seat};

use crate::determinize::public_part;
use crate::state::Masmorra;
use crate::view::View;

impl Scene for View {
    fn lines(&self) -> Vec<Message> {
        Told::of(self).map_or_else(Vec::new, |told| told.lines())
    }

    fn prompt(&self) -> Option<Message> {
        Told::of(self)?.question()
    }

    fn glossary(&self) -> Vec<Message> {
        Told::of(self).map_or_else(Vec::new, |told| told.explanations())
    }
}

/// A view, with the public part of the game that it shows: what the rules say of that part need not be said again.
struct Told<'v> {
    view: &'v View,
    game: Masmorra,
    /// Whose room and hero are told.
    subject: Seat,
}

impl Told<'_> {
    /// Nothing if the view is one that no game shows.
    fn of(view: &View) -> Option<Told<'_>> {
        let game = public_part(view)?;
        Some(Told { view, game, subject: view.observer.seat().unwrap_or(view.active) })
    }

    fn lines(&self) -> Vec<Message> {
        let mut lines = self.course_lines();
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
