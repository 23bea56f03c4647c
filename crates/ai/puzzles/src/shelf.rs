//! The puzzles that a run keeps.

use std::collections::{BTreeMap, BTreeSet};

use crate::method::Selection;
use crate::puzzle::Puzzle;
use crate::theme::Theme;

/// The most puzzles of one match.
const MOST_OF_MATCH: usize = 2;

/// Takes the puzzles of the matches in their order, so that the result does not depend on the threads.
pub(crate) struct Shelf {
    count: usize,
    most_of_theme: usize,
    pub(crate) puzzles: Vec<Puzzle>,
    themes: BTreeMap<Theme, usize>,
    ids: BTreeSet<String>,
}

impl Shelf {
    pub(crate) fn of(count: usize, selection: &Selection) -> Shelf {
        let most_of_theme = (selection.share_of_theme * count as f64).ceil() as usize;
        let (themes, ids) = (BTreeMap::new(), BTreeSet::new());
        Shelf { count, most_of_theme: most_of_theme.max(1), puzzles: Vec::new(), themes, ids }
    }

    /// Takes the puzzles of one match.
    pub(crate) fn add(&mut self, puzzles: Vec<Puzzle>) {
        let mut taken = 0;
        for puzzle in puzzles {
            let fits = taken < MOST_OF_MATCH && !self.is_full() && !self.is_full_of(puzzle.theme);
            if fits && self.ids.insert(puzzle.id.clone()) {
                *self.themes.entry(puzzle.theme).or_default() += 1;
                self.puzzles.push(puzzle);
                taken += 1;
            }
        }
    }

    pub(crate) fn is_full(&self) -> bool {
        self.puzzles.len() >= self.count
    }

    /// The themes of which no more puzzles are taken.
    pub(crate) fn full_themes(&self) -> BTreeSet<Theme> {
        self.themes.keys().copied().filter(|theme| self.is_full_of(*theme)).collect()
    }

    fn is_full_of(&self, theme: Theme) -> bool {
        self.themes.get(&theme).is_some_and(|count| *count >= self.most_of_theme)
    }
}
