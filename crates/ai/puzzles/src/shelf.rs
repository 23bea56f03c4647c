//! The puzzles that a run keeps.

use std::collections::{BTreeMap, BTreeSet};

use crate::method::Selection;
use crate::puzzle::Puzzle;
use crate::theme::Theme;

/// The most puzzles of one match.
const MOST_OF_MATCH: usize = 2;

/// A puzzle of a match.
pub(crate) struct Found {
    pub(crate) puzzle: Puzzle,
    /// The kind of the best action: the id of its message.
    pub(crate) answer: &'static str,
}

/// Takes the puzzles of the matches in their order, so that the result does not depend on the threads.
pub(crate) struct Shelf {
    count: usize,
    most_of_theme: usize,
    most_of_answer: usize,
    pub(crate) puzzles: Vec<Puzzle>,
    themes: BTreeMap<Theme, usize>,
    answers: BTreeMap<(Theme, &'static str), usize>,
    ids: BTreeSet<String>,
}

impl Shelf {
    pub(crate) fn of(count: usize, selection: &Selection) -> Shelf {
        let part = |share: f64| ((share * count as f64).ceil() as usize).max(1);
        Shelf {
            count,
            most_of_theme: part(selection.share_of_theme),
            most_of_answer: part(selection.share_of_answer),
            puzzles: Vec::new(),
            themes: BTreeMap::new(),
            answers: BTreeMap::new(),
            ids: BTreeSet::new(),
        }
    }

    /// Takes the puzzles of one match.
    pub(crate) fn add(&mut self, found: Vec<Found>) {
        let mut taken = 0;
        for found in found {
            let fits = taken < MOST_OF_MATCH && !self.is_full() && self.has_room_for(&found);
            if fits && self.ids.insert(found.puzzle.id.clone()) {
                let theme = found.puzzle.theme;
                *self.themes.entry(theme).or_default() += 1;
                *self.answers.entry((theme, found.answer)).or_default() += 1;
                self.puzzles.push(found.puzzle);
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

    fn has_room_for(&self, found: &Found) -> bool {
        let theme = found.puzzle.theme;
        let alike = self.answers.get(&(theme, found.answer)).copied().unwrap_or(0);
        !self.is_full_of(theme) && alike < self.most_of_answer
    }

    fn is_full_of(&self, theme: Theme) -> bool {
        self.themes.get(&theme).is_some_and(|count| *count >= self.most_of_theme)
    }
}
