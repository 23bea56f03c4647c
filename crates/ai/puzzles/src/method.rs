//! How the puzzles of one game are found and judged.

use bots::{Knowledge, Opening, Playout};
use game::Game;

use crate::theme::Theme;

/// A seat's exact chance to win after an action, from its view; `None` where it is not known exactly.
pub(crate) type Exact<G> = fn(&<G as Game>::View, <G as Game>::Action) -> Option<f64>;

/// The actions that a solved table plays, among the legal ones; `None` where there is no such table.
pub(crate) type Solved<G> =
    fn(&<G as Game>::View, &[<G as Game>::Action]) -> Option<Vec<<G as Game>::Action>>;

/// The first action that comes to mind, if the game has a rule for that.
pub(crate) type FirstGlance<G> =
    fn(&<G as Game>::View, &[<G as Game>::Action]) -> Option<<G as Game>::Action>;

/// What the position is about, by its view and its best action; `None` where it makes no puzzle.
pub(crate) type ThemeOf<G> = fn(&<G as Game>::View, <G as Game>::Action) -> Option<Theme>;

/// How the puzzles of one game are found and judged. The catalog makes it.
pub struct Method<G: Game> {
    /// For the bots that play the matches, and for the scan.
    pub knowledge: Knowledge<G>,
    /// A puzzle must hold under each of these.
    pub models: &'static [Model<G>],
    pub exact: Exact<G>,
    /// What a solved table plays. A puzzle's answer must be the only action of the table.
    pub solved: Solved<G>,
    pub first_glance: FirstGlance<G>,
    pub theme: ThemeOf<G>,
    /// The matches take turns with these tables.
    pub tables: &'static [Seating],
    pub selection: Selection,
}

/// The seats and options of a match.
pub struct Seating {
    pub seats: u8,
    /// The options that are not at their defaults.
    pub options: &'static [(&'static str, &'static str)],
}

/// How the players of a sampled world go on.
pub struct Model<G: Game> {
    pub name: &'static str,
    pub knowledge: Knowledge<G>,
    /// Who decides first. All later decisions follow the rollout policy.
    pub opening: Opening,
    /// The most worlds for the proof.
    pub worlds: u32,
    /// The strongest rivals of the best action by the first model, if only these are compared: a slow model needs that.
    pub rivals: Option<usize>,
}

/// Which positions are taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Selection {
    /// The least gap between the best action and any other, as a chance to win.
    pub gap: f64,
    /// Every how many decisions one is scanned.
    pub every: u32,
    /// The most decisions before the position, so that a puzzle stays small.
    pub longest: usize,
    /// The most options of a decision.
    pub options: usize,
    /// The largest part of the puzzles with the same theme.
    pub share_of_theme: f64,
    /// The largest part with the same theme and the same kind of answer, such as to pass: otherwise the theme would tell
    /// the answer.
    pub share_of_answer: f64,
}

impl<G: Game> Model<G> {
    pub(crate) fn playout(&self) -> Playout<G> {
        Playout::new(self.knowledge, self.opening)
    }
}

impl<G: Game> Clone for Method<G> {
    fn clone(&self) -> Method<G> {
        *self
    }
}

impl<G: Game> Copy for Method<G> {}
