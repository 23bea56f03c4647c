//! A strategy as it is played: what to do at each place that the file knows.

use solver::{Average, Mix, Strategy, Table};

use crate::bidding::Rules;
use crate::book::Scribe;
use crate::coder::{Reader, Writer};
use crate::file::Chapter;
use crate::stakes::Score;
use crate::units::Units;

/// What one chapter of a strategy file says.
pub struct Playbook {
    /// By the first slot of the information set.
    entries: Vec<(u32, Units)>,
}

impl Playbook {
    /// Reads a chapter that was written for the same adventurer.
    pub fn read(rules: &Rules, chapter: &Chapter) -> Playbook {
        let nothing = |_, _| None;
        let scribe = Scribe::new(rules, Reader::new(&chapter.code), nothing, chapter.cutoff);
        Playbook { entries: scribe.walk().0 }
    }

    /// A book that knows nothing.
    pub const fn empty() -> Playbook {
        Playbook { entries: Vec::new() }
    }

    /// How many places it knows.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it knows nothing at all.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Every place that it knows, by its first slot.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (usize, Units)> {
        self.entries.iter().map(|(at, units)| (*at as usize, *units))
    }

    /// What to do at the information set that begins at this slot; nothing where the book does not say.
    pub fn look_up(&self, at: usize) -> Option<Mix> {
        let found = self.entries.binary_search_by_key(&(at as u32), |entry| entry.0).ok()?;
        Some(self.entries[found].1.mix())
    }
}

/// Where the strategy has been this seldom, it knows nothing.
const UNKNOWN: f32 = 0.0;

/// The cutoffs that are tried when a chapter must fit into a size, the coarsest first.
const COARSEST: f64 = 1e-3;
const FINEST: f64 = 1e-8;
const FINER: f64 = 0.4;

impl Chapter {
    /// Writes down what a table has learned, as much of it as fits into so many bytes, the likeliest first.
    pub fn write_down(rules: &Rules, score: Score, value: f64, table: &Table, most_bytes: usize) -> Chapter {
        let write = |cutoff| {
            let (_, writer) =
                Scribe::new(rules, Writer::new(), |at, actions| known(table, at, actions), cutoff).walk();
            Chapter { score, value, cutoff, code: writer.finish() }
        };
        let mut chapter = write(COARSEST);
        while chapter.cutoff > FINEST {
            let finer = write(chapter.cutoff * FINER);
            if finer.size() > most_bytes {
                break;
            }
            chapter = finer;
        }
        chapter
    }
}

fn known(table: &Table, at: usize, actions: usize) -> Option<Units> {
    let average = Average(table);
    (average.weight(at, actions) > UNKNOWN).then(|| Units::of(&average.mix(at, actions)))
}

#[cfg(test)]
mod tests {
    use solver::Round;
    use welcome::Adventurer;

    use super::*;
    use crate::bidding::Bout;
    use crate::stakes::Stakes;
    use crate::training::{Crew, learn};

    #[test]
    fn a_chapter_reads_as_it_was_learned() {
        let rules = Rules::of(Adventurer::Warrior).unwrap();
        let bout = Bout::new(&rules, Stakes::PLAIN);
        let table = Table::new(bout.slots());
        learn(&bout, &table, Crew { before: 0, threads: 1, seed: 3 }, &|deals| deals >= 200);
        let chapter = Chapter::write_down(&rules, Score::LAST, 0.0, &table, 4_000);
        let book = Playbook::read(&rules, &chapter);
        assert!(chapter.size() <= 4_000 && book.len() > 1_000, "{} places", book.len());
        let opening = rules.index.bid(0, crate::gear::Tiles::ALL, crate::holding::Holding::default());
        assert_eq!(book.look_up(opening), known(&table, opening, 2).map(Units::mix));
    }
}
