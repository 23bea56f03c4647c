//! Counts victories by kind, by seat, by deal, and of one player against a table of another kind.

use std::collections::BTreeMap;

use game::Seat;

use crate::adjusted::AdjustedScore;
use crate::ending::Ending;
use crate::interval::{Interval, paired, wilson};
use crate::ledger::Ledger;
use crate::plan::Plan;
use crate::rating::RatingInput;
use crate::report::Forfeits;
use crate::schedule::Seating;

/// Games and victories. A kind in two seats plays two games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Score {
    pub(crate) games: u64,
    /// Games won, alone or with others.
    pub(crate) wins: u64,
    /// Victories by share.
    pub(crate) won: f64,
}

impl Score {
    fn count(&mut self, share: f64) {
        self.games += 1;
        self.wins += u64::from(share > 0.0);
        self.won += share;
    }

    pub(crate) fn rate(self) -> f64 {
        self.won / self.games.max(1) as f64
    }

    pub(crate) fn interval(self) -> Interval {
        wilson(self.won, self.games)
    }
}

/// The score of all deals together and of each deal.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scores {
    pub(crate) all: Score,
    deals: BTreeMap<u64, (f64, u64)>,
}

impl Scores {
    fn count(&mut self, deal: u64, share: f64) {
        self.all.count(share);
        let (won, games) = self.deals.entry(deal).or_default();
        *won += share;
        *games += 1;
    }

    pub(crate) fn paired(&self) -> Option<Interval> {
        paired(&self.deals.values().copied().collect::<Vec<_>>())
    }
}

#[derive(Clone, Debug)]
pub(crate) struct KindTally {
    pub(crate) scores: Scores,
    pub(crate) by_seat: Vec<Score>,
    pub(crate) forfeits: Forfeits,
    pub(crate) adjusted: AdjustedScore,
}

pub(crate) struct Tally {
    pub(crate) kinds: Vec<KindTally>,
    /// One player of the first kind against a table of the second.
    pub(crate) lone: BTreeMap<(usize, usize), Scores>,
    pub(crate) rating_input: RatingInput,
    pub(crate) deals: u64,
    pub(crate) won_by_nobody: u64,
    pub(crate) shared: u64,
    pub(crate) cut_off: u64,
}

impl Tally {
    pub(crate) fn of(plan: &Plan, ledger: &Ledger) -> Tally {
        let seats = usize::from(plan.seats());
        let kind = KindTally {
            scores: Scores::default(),
            by_seat: vec![Score::default(); seats],
            forfeits: Forfeits::default(),
            adjusted: AdjustedScore::default(),
        };
        let kinds = plan.kinds().len();
        let mut tally = Tally {
            kinds: vec![kind; kinds],
            lone: BTreeMap::new(),
            rating_input: RatingInput::new(kinds),
            deals: 0,
            won_by_nobody: 0,
            shared: 0,
            cut_off: 0,
        };
        let mut last = None;
        for (game, ending) in ledger.endings() {
            let seating = plan.seating(game);
            tally.deals += u64::from(last.replace(seating.deal) != Some(seating.deal));
            tally.count(plan.seats(), seating.deal, &seating.kinds, ending);
            tally.count_luck(plan.seats(), &seating, ending, ledger.luck(game));
        }
        tally
    }

    fn count(&mut self, seats: u8, deal: u64, kinds: &[usize], ending: Ending) {
        let shares: Vec<f64> = Seat::all(seats).map(|seat| ending.share(seat, seats)).collect();
        self.count_ending(kinds, ending);
        self.rating_input.count(kinds, &shares);
        for (seat, (&kind, &share)) in kinds.iter().zip(&shares).enumerate() {
            let Some(tally) = self.kinds.get_mut(kind) else { continue };
            tally.scores.count(deal, share);
            if let Some(score) = tally.by_seat.get_mut(seat) {
                score.count(share);
            }
            if let Some(other) = table_of_another(kinds, seat) {
                self.lone.entry((kind, other)).or_default().count(deal, share);
            }
        }
    }

    fn count_luck(&mut self, seats: u8, seating: &Seating, ending: Ending, luck: &[f64]) {
        for ((seat, &kind), &luck) in Seat::all(seats).zip(&seating.kinds).zip(luck) {
            if let Some(tally) = self.kinds.get_mut(kind) {
                tally.adjusted.count(seating.deal, ending.share(seat, seats), luck);
            }
        }
    }

    fn count_ending(&mut self, kinds: &[usize], ending: Ending) {
        match ending {
            Ending::Played { winners } if winners.is_empty() => self.won_by_nobody += 1,
            Ending::Played { winners } => self.shared += u64::from(winners.len() > 1),
            Ending::CutOff => self.cut_off += 1,
            Ending::Forfeited { seat, reason } => {
                let kind = kinds.get(seat.index()).and_then(|&kind| self.kinds.get_mut(kind));
                if let Some(kind) = kind {
                    kind.forfeits.count(reason);
                }
            }
        }
    }
}

/// The kind of all other seats, if they share one that differs from this seat's.
fn table_of_another(kinds: &[usize], seat: usize) -> Option<usize> {
    let mut others = kinds.iter().enumerate().filter(|(place, _)| *place != seat).map(|(_, kind)| *kind);
    let first = others.next()?;
    (others.all(|kind| kind == first) && kinds.get(seat) != Some(&first)).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lone_player_faces_a_table_of_one_other_kind() {
        assert_eq!(table_of_another(&[0, 1, 1], 0), Some(1));
        assert_eq!(table_of_another(&[0, 1, 1], 1), None);
        assert_eq!(table_of_another(&[1, 1, 1], 1), None);
        assert_eq!(table_of_another(&[1, 0], 0), Some(0));
        assert_eq!(table_of_another(&[0, 1, 2], 0), None);
    }
}
