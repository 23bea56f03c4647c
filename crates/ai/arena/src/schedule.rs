//! Who sits where: each kind plays each deal from each seat, and all kinds meet equally often.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tables {
    /// As many kinds as possible at each table, in all combinations.
    #[default]
    Mixed,
    /// One player of a kind against a table of another, for all ordered pairs.
    Lone,
    /// One player of the first kind against a table of each other kind: half the games of `Lone` if only that matters.
    First,
}

impl Tables {
    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Tables::Mixed => "mixed",
            Tables::Lone => "lone",
            Tables::First => "first",
        }
    }
}

/// The deal of a game and the kinds at its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Games with the same deal use the same chance.
    pub deal: u64,
    /// The index of the kind at each seat.
    pub kinds: Vec<usize>,
}

/// All tables that are played with each deal.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    /// For each combination of kinds, its circular orders.
    mixtures: Vec<Vec<Vec<usize>>>,
    seats: usize,
}

impl Schedule {
    pub(crate) fn new(tables: Tables, kinds: usize, seats: u8) -> Schedule {
        let seats = usize::from(seats);
        let mixtures = match tables {
            Tables::Mixed => mixtures(kinds, seats),
            Tables::Lone => lone(kinds, kinds, seats),
            Tables::First => lone(1, kinds, seats),
        };
        Schedule { mixtures: mixtures.iter().map(|mixture| orders(mixture)).collect(), seats }
    }

    /// The number of games per deal: each combination in all rotations.
    pub(crate) fn games_a_deal(&self) -> u64 {
        (self.mixtures.len() * self.seats).max(1) as u64
    }

    /// The seating of a game. The circular order changes from deal to deal, because it can matter who follows whom.
    pub(crate) fn seating(&self, game: u64) -> Seating {
        let (deal, rest) = (game / self.games_a_deal(), (game % self.games_a_deal()) as usize);
        let (mixture, rotation) = (rest / self.seats.max(1), rest % self.seats.max(1));
        let orders = self.mixtures.get(mixture).map_or(&[][..], Vec::as_slice);
        let mut kinds = orders.get((deal % orders.len().max(1) as u64) as usize).cloned().unwrap_or_default();
        kinds.rotate_left(rotation);
        Seating { deal, kinds }
    }
}

/// All sorted combinations of kinds with as many different kinds as possible.
fn mixtures(kinds: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    choose(kinds, seats, &mut Vec::new(), &mut found);
    let different = |mixture: &[usize]| (0..kinds).filter(|kind| mixture.contains(kind)).count();
    found.retain(|mixture| different(mixture) == kinds.min(seats));
    found
}

fn choose(kinds: usize, seats: usize, chosen: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if chosen.len() == seats {
        found.push(chosen.clone());
        return;
    }
    for kind in chosen.last().copied().unwrap_or(0)..kinds {
        chosen.push(kind);
        choose(kinds, seats, chosen, found);
        chosen.pop();
    }
}

/// One player of the first `ones` kinds against a table of another. At two seats, (a, b) and (b, a) are the same table.
fn lone(ones: usize, kinds: usize, seats: usize) -> Vec<Vec<usize>> {
    let pairs = (0..ones).flat_map(|one| (0..kinds).map(move |other| (one, other)));
    let pairs = pairs.filter(|(one, other)| if seats == 2 { one < other } else { one != other });
    pairs.map(|(one, other)| [vec![one], vec![other; seats.saturating_sub(1)]].concat()).collect()
}

/// All circular orders of a combination, each in one rotation only.
fn orders(mixture: &[usize]) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    let mut order = mixture.to_vec();
    loop {
        let rotated = (0..order.len()).map(|by| rotated(&order, by)).min().unwrap_or_default();
        if !found.contains(&rotated) {
            found.push(rotated);
        }
        if !next_order(&mut order) {
            return found;
        }
    }
}

fn rotated(order: &[usize], by: usize) -> Vec<usize> {
    let mut rotated = order.to_vec();
    rotated.rotate_left(by);
    rotated
}

/// Moves to the next permutation in lexicographic order, if there is one.
fn next_order(order: &mut [usize]) -> bool {
    let Some(pivot) = order.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let Some(larger) = order.iter().rposition(|kind| *kind > order[pivot]) else { return false };
    order.swap(pivot, larger);
    order[pivot + 1..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// How often each kind sat in each seat.
    fn seatings(schedule: &Schedule, deals: u64) -> BTreeMap<(usize, usize), u32> {
        let mut count = BTreeMap::new();
        for game in 0..deals * schedule.games_a_deal() {
            for (seat, kind) in schedule.seating(game).kinds.into_iter().enumerate() {
                *count.entry((kind, seat)).or_default() += 1;
            }
        }
        count
    }

    #[test]
    fn every_kind_sits_equally_often_in_every_seat_in_each_deal() {
        for tables in [Tables::Mixed, Tables::Lone] {
            for seats in 2..=5 {
                for kinds in 2..=6 {
                    let count = seatings(&Schedule::new(tables, kinds, seats), 1);
                    assert_eq!(count.len(), kinds * usize::from(seats), "{kinds} kinds at {seats} seats");
                    let first = count.values().next().unwrap();
                    assert!(count.values().all(|times| times == first), "{kinds} at {seats}: {count:?}");
                }
            }
        }
    }

    #[test]
    fn all_pairs_of_kinds_meet_equally_often() {
        let schedule = Schedule::new(Tables::Mixed, 5, 3);
        let mut met: BTreeMap<(usize, usize), u32> = BTreeMap::new();
        for game in 0..schedule.games_a_deal() {
            let kinds = schedule.seating(game).kinds;
            for (one, other) in [(0, 1), (0, 2), (1, 2)] {
                let (one, other) = (kinds[one].min(kinds[other]), kinds[one].max(kinds[other]));
                *met.entry((one, other)).or_default() += 1;
            }
        }
        assert_eq!(met.len(), 10);
        assert!(met.values().all(|times| *times == met[&(0, 1)]), "{met:?}");
    }

    #[test]
    fn two_kinds_at_three_seats_meet_in_all_combinations_and_rotations() {
        let schedule = Schedule::new(Tables::Mixed, 2, 3);
        let seen: Vec<_> = (0..6).map(|game| schedule.seating(game)).collect();
        assert!(seen.iter().all(|seating| seating.deal == 0));
        let kinds: Vec<_> = seen.iter().map(|seating| seating.kinds.as_slice()).collect();
        assert_eq!(kinds, [[0, 0, 1], [0, 1, 0], [1, 0, 0], [0, 1, 1], [1, 1, 0], [1, 0, 1]]);
        assert_eq!(schedule.seating(6).deal, 1);
    }

    #[test]
    fn the_circular_order_changes_from_deal_to_deal() {
        let schedule = Schedule::new(Tables::Mixed, 3, 3);
        assert_eq!(schedule.seating(0).kinds, [0, 1, 2]);
        assert_eq!(schedule.seating(3).kinds, [0, 2, 1]);
        assert_eq!(schedule.seating(6).kinds, [0, 1, 2]);
    }

    #[test]
    fn lone_tables_seat_one_player_against_each_other_kind() {
        let schedule = Schedule::new(Tables::Lone, 2, 4);
        assert_eq!(schedule.games_a_deal(), 8);
        assert_eq!(schedule.seating(0).kinds, [0, 1, 1, 1]);
        let other_way = schedule.seating(4).kinds;
        assert_eq!(other_way.iter().filter(|kind| **kind == 1).count(), 1);
        assert_eq!(Schedule::new(Tables::Lone, 2, 2).games_a_deal(), 2);
    }

    #[test]
    fn first_tables_seat_the_first_kind_against_each_other_from_every_seat() {
        let schedule = Schedule::new(Tables::First, 3, 3);
        let seen: Vec<_> = (0..schedule.games_a_deal()).map(|game| schedule.seating(game).kinds).collect();
        assert_eq!(seen, [[0, 1, 1], [1, 1, 0], [1, 0, 1], [0, 2, 2], [2, 2, 0], [2, 0, 2]]);
    }
}
