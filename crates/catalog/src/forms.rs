//! The TypeScript types of each game: its view, event and action as they are in JSON.

use game::Game;
use masmorra::Masmorra;
use raiders::Raiders;
use review::{Beliefs, Review};
use typescript::{File, TS};
use welcome::Welcome;

/// The TypeScript types of one game.
pub struct Forms {
    pub game: &'static str,
    /// The types `View`, `Event` and `Action` and every type that they mention.
    pub file: File,
    /// The type `Outcome` and every type that it mentions. The web app gets no outcomes.
    pub outcomes: File,
}

/// Returns the TypeScript types of every game. They are not a part of [`crate::Entry`], because a game that a test adds
/// to a catalog of its own needs none.
pub fn forms() -> Vec<Forms> {
    vec![forms_of::<Welcome>(), forms_of::<Raiders>(), forms_of::<Masmorra>()]
}

fn forms_of<G: Game<View: TS, Event: TS, Action: TS, Outcome: TS>>() -> Forms {
    let game = G::manifest().key;
    let header = format!(
        "// What a view, an event and a decision of `{game}` are, generated from its rules by `cargo xtask codegen`.\n\
         // Do not edit: `cargo verify` compares this file with those types.\n"
    );
    let file =
        File::new(&header).with_all_of::<G::View>().with_all_of::<G::Event>().with_all_of::<G::Action>();
    Forms { game, file, outcomes: File::new("").with_all_of::<G::Outcome>() }
}

/// Returns the TypeScript types of a review and of beliefs. They mention `Message`, which the caller imports.
pub fn review_forms() -> File {
    File::new(
        "// What a review of a match says, generated from its types by `cargo xtask codegen`.\n\
         // Do not edit: `cargo verify` compares this file with those types.\n",
    )
    .with_all_of::<Review>()
    .with_all_of::<Beliefs>()
}
