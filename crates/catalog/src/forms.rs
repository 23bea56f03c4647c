//! The games' own forms as TypeScript: what a view, a event and a decision of each game look like on the wire.

use game::Game;
use masmorra::Masmorra;
use raiders::Raiders;
use typescript::{File, TS};
use welcome::Welcome;

/// The forms of one game.
pub struct Forms {
    /// The key of the game.
    pub game: &'static str,
    /// The types `View`, `Event` and `Action` with all that they mention, exactly as they are written as JSON.
    pub file: File,
}

/// The forms of every game. They are a list of their own, and not a part of [`crate::Entry`], because a game
/// that is entered for a test need not be told to a browser.
pub fn forms() -> Vec<Forms> {
    vec![forms_of::<Welcome>(), forms_of::<Raiders>(), forms_of::<Masmorra>()]
}

fn forms_of<G: Game<View: TS, Event: TS, Action: TS>>() -> Forms {
    let game = G::manifest().key;
    let header = format!(
        "// What a view, a event and a decision of `{game}` are, generated from its rules by `cargo xtask codegen`.\n\
         // Do not edit: `cargo verify` compares this file with those types.\n"
    );
    let file =
        File::new(&header).with_all_of::<G::View>().with_all_of::<G::Event>().with_all_of::<G::Action>();
    Forms { game, file }
}
