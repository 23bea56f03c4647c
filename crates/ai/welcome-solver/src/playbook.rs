//! A decoded chapter of a strategy file.

use solver::{AverageStrategy, Probabilities, RegretTable, Strategy};

use crate::codec::StrategyCodec;
use crate::coder::{Reader, Writer};
use crate::round::Rules;
use crate::stakes::Score;
use crate::strategy_file::Chapter;
use crate::units::Units;

/// The decisions of one chapter.
pub struct Playbook {
    /// Sorted by the first slot of the information set.
    entries: Vec<(u32, Units)>,
}

impl Playbook {
    /// Decodes a chapter of the same adventurer.
    pub fn read(rules: &Rules, chapter: &Chapter) -> Playbook {
        let nothing = |_, _| None;
        let codec = StrategyCodec::new(rules, Reader::new(&chapter.code), nothing, chapter.cutoff);
        Playbook { entries: codec.walk().0 }
    }

    pub const fn empty() -> Playbook {
        Playbook { entries: Vec::new() }
    }

    /// The number of information sets in it.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All information sets, by their first slot.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (usize, Units)> {
        self.entries.iter().map(|(at, units)| (*at as usize, *units))
    }

    /// The mix at the information set that begins at this slot; `None` if it is not in the book.
    pub fn look_up(&self, at: usize) -> Option<Probabilities> {
        let found = self.entries.binary_search_by_key(&(at as u32), |entry| entry.0).ok()?;
        Some(self.entries[found].1.mix())
    }
}

/// The cutoffs that are tried to fit a chapter into a size, the coarsest first.
const COARSEST: f64 = 1e-3;
const FINEST: f64 = 1e-8;
const FINER: f64 = 0.4;

impl Chapter {
    /// Encodes the average strategy of a table with the finest cutoff that fits into `most_bytes`.
    pub fn write_down(
        rules: &Rules,
        score: Score,
        value: f64,
        table: &RegretTable,
        most_bytes: usize,
    ) -> Chapter {
        let write = |cutoff| {
            let (_, writer) =
                StrategyCodec::new(rules, Writer::new(), |at, actions| known(table, at, actions), cutoff)
                    .walk();
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

fn known(table: &RegretTable, at: usize, actions: usize) -> Option<Units> {
    let average = AverageStrategy(table);
    (average.weight(at, actions) > 0.0).then(|| Units::of(&average.probabilities(at, actions)))
}

#[cfg(test)]
mod tests {
    use solver::Round;
    use welcome::Adventurer;

    use super::*;
    use crate::round::StakedRound;
    use crate::stakes::Stakes;
    use crate::training::{Workers, learn};

    #[test]
    fn a_decoded_chapter_matches_the_learned_table() {
        let rules = Rules::of(Adventurer::Warrior).unwrap();
        let round = StakedRound::new(&rules, Stakes::PLAIN);
        let table = RegretTable::new(round.slots());
        learn(&round, &table, Workers { before: 0, threads: 1, seed: 3 }, &|deals| deals >= 200);
        let chapter = Chapter::write_down(&rules, Score::LAST, 0.0, &table, 4_000);
        let book = Playbook::read(&rules, &chapter);
        assert!(chapter.size() <= 4_000 && book.len() > 1_000, "{} places", book.len());
        let opening = rules.index.bid(0, crate::equipment::Tiles::ALL, crate::hand::Hand::default());
        assert_eq!(book.look_up(opening), known(&table, opening, 2).map(Units::mix));
    }
}
