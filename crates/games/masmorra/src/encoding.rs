//! Actions as numbers and views as features, for programs that learn.
//!
//! Rooms are named by their index in the dungeon, monsters by the number of their figure, seats by their place after the
//! observer.

mod actions;
mod features;
mod parts;
mod tasks;

use game::{Encoding, Features};

use crate::action::Action;
use crate::state::Masmorra;
use crate::view::View;

use parts::LARGEST;

impl Encoding for Masmorra {
    const VERSION: u16 = 1;
    const ACTIONS: usize = actions::COUNT;

    fn action_ids(view: &View, legal: &[Action], ids: &mut Vec<u16>) {
        actions::write_ids(view, legal, ids);
    }

    fn action_names() -> Vec<String> {
        actions::names()
    }

    fn write_features(view: &View, out: &mut impl Features) {
        features::write(view, out);
    }

    /// Without the forecast of the fight, which follows from the rest, and the tasks below the top ones: most of them are
    /// the rest of a usual turn. Rounds and experience stop at 127, which few matches reach.
    fn encoded_part(view: &View) -> View {
        let mut part = View { fight: None, round: view.round.min(LARGEST.into()), ..view.clone() };
        part.tasks.drain(..view.tasks.len().saturating_sub(tasks::WRITTEN));
        part.players.iter_mut().for_each(|player| player.xp = player.xp.min(LARGEST));
        part
    }
}
