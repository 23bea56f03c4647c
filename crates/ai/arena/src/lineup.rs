//! Who sits where: every kind plays every deal from every seat, and meets every other equally often.

use serde::{Deserialize, Serialize};

/// How tables are filled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tables {
    /// As many kinds as possible at each table, in every mixture of them.
    #[default]
    Mixed,
    /// One of a kind against a table of another, both ways round.
    Lone,
    /// One of the kind that is named first against a table of each other: half the games where nothing else is asked.
    First,
}

impl Tables {
    /// Its name in commands and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tables::Mixed => "mixed",
            Tables::Lone => "lone",
            Tables::First => "first",
        }
    }
}

/// Where one game stands in the schedule, and who sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of its deal: games of the same deal draw from the same chance.
    pub deal: u64,
    /// The number of the kind in each seat.
    pub kinds: Vec<usize>,
}

/// All tables that are played with each deal.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    /// For each mixture of kinds, the orders in which it can sit around a table.
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

    /// How many games are played with each deal: every mixture in all its rotations.
    pub(crate) fn games_a_deal(&self) -> u64 {
        (self.mixtures.len() * self.seats).max(1) as u64
    }

    /// The place of the game with this number. From deal to deal a mixture sits in another order, because it may
    /// matter who comes after whom.
    pub(crate) fn place(&self, game: u64) -> Place {
        let (deal, rest) = (game / self.games_a_deal(), (game % self.games_a_deal()) as usize);
        let (mixture, rotation) = (rest / self.seats.max(1), rest % self.seats.max(1));
        let orders = self.mixtures.get(mixture).map_or(&[][..], Vec::as_slice);
        let mut kinds = orders.get((deal % orders.len().max(1) as u64) as usize).cloned().unwrap_or_default();
        kinds.rotate_left(rotation);
        Place { deal, kinds }
    }
}

/// Every choice of kinds for so many seats in which as many different ones sit as there can, each choice sorted.
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

/// One of the first so many kinds against a table of another, for every two. At a table of two the two ways are one.
fn lone(ones: usize, kinds: usize, seats: usize) -> Vec<Vec<usize>> {
    let pairs = (0..ones).flat_map(|one| (0..kinds).map(move |other| (one, other)));
    let pairs = pairs.filter(|(one, other)| if seats == 2 { one < other } else { one != other });
    pairs.map(|(one, other)| [vec![one], vec![other; seats.saturating_sub(1)]].concat()).collect()
}

/// Every order in which these can sit around a table, each told once whatever its rotation.
fn orders(mixture: &[usize]) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    let mut order = mixture.to_vec();
    loop {
        let turned = (0..order.len()).map(|by| turned(&order, by)).min().unwrap_or_default();
        if !found.contains(&turned) {
            found.push(turned);
        }
        if !next_order(&mut order) {
            return found;
        }
    }
}

fn turned(order: &[usize], by: usize) -> Vec<usize> {
    let mut turned = order.to_vec();
    turned.rotate_left(by);
    turned
}

/// The next permutation in the order of a dictionary, if there is one.
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

    /// How often each kind sat in each seat, over so many deals.
    fn seatings(schedule: &Schedule, deals: u64) -> BTreeMap<(usize, usize), u32> {
        let mut count = BTreeMap::new();
        for game in 0..deals * schedule.games_a_deal() {
            for (seat, kind) in schedule.place(game).kinds.into_iter().enumerate() {
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
    fn every_two_kinds_meet_equally_often() {
        let schedule = Schedule::new(Tables::Mixed, 5, 3);
        let mut met: BTreeMap<(usize, usize), u32> = BTreeMap::new();
        for game in 0..schedule.games_a_deal() {
            let kinds = schedule.place(game).kinds;
            for (one, other) in [(0, 1), (0, 2), (1, 2)] {
                let (one, other) = (kinds[one].min(kinds[other]), kinds[one].max(kinds[other]));
                *met.entry((one, other)).or_default() += 1;
            }
        }
        assert_eq!(met.len(), 10);
        assert!(met.values().all(|times| *times == met[&(0, 1)]), "{met:?}");
    }

    #[test]
    fn two_kinds_at_three_seats_meet_in_both_mixtures_and_all_rotations() {
        let schedule = Schedule::new(Tables::Mixed, 2, 3);
        let seen: Vec<_> = (0..6).map(|game| schedule.place(game)).collect();
        assert!(seen.iter().all(|place| place.deal == 0));
        let kinds: Vec<_> = seen.iter().map(|place| place.kinds.as_slice()).collect();
        assert_eq!(kinds, [[0, 0, 1], [0, 1, 0], [1, 0, 0], [0, 1, 1], [1, 1, 0], [1, 0, 1]]);
        assert_eq!(schedule.place(6).deal, 1);
    }

    #[test]
    fn who_comes_after_whom_changes_from_deal_to_deal() {
        let schedule = Schedule::new(Tables::Mixed, 3, 3);
        assert_eq!(schedule.place(0).kinds, [0, 1, 2]);
        assert_eq!(schedule.place(3).kinds, [0, 2, 1]);
        assert_eq!(schedule.place(6).kinds, [0, 1, 2]);
    }

    #[test]
    fn one_plays_against_a_table_of_the_other_and_the_other_way_round() {
        let schedule = Schedule::new(Tables::Lone, 2, 4);
        assert_eq!(schedule.games_a_deal(), 8);
        assert_eq!(schedule.place(0).kinds, [0, 1, 1, 1]);
        let other_way = schedule.place(4).kinds;
        assert_eq!(other_way.iter().filter(|kind| **kind == 1).count(), 1);
        assert_eq!(Schedule::new(Tables::Lone, 2, 2).games_a_deal(), 2);
    }

    #[test]
    fn the_first_alone_plays_against_a_table_of_each_other_from_every_seat() {
        let schedule = Schedule::new(Tables::First, 3, 3);
        let seen: Vec<_> = (0..schedule.games_a_deal()).map(|game| schedule.place(game).kinds).collect();
        assert_eq!(seen, [[0, 1, 1], [1, 1, 0], [1, 0, 1], [0, 2, 2], [2, 2, 0], [2, 0, 2]]);
    }
}
