//! The opponent's range of hands, grouped by the damage of the added cards.

/// One row for each damage up to the adventurer's health; larger damage counts as the health.
pub(crate) struct RangeByDamage {
    rows: Vec<Row>,
}

/// The reach of the hands with one damage, by set of cards.
enum Row {
    /// Sparse: the number and reach of each set.
    Few(Vec<(u16, f32)>),
    /// Dense: the reach of all sets.
    Many(Vec<f32>),
}

/// A row is dense if at least one in this many sets has hands. Dense rows are vectorized.
const MANY: usize = 6;

impl RangeByDamage {
    /// Groups hands, given by damage, number of their set, and reach.
    pub(crate) fn of(
        members: impl Iterator<Item = (u8, u16, f32)>,
        sets: usize,
        health: u8,
    ) -> RangeByDamage {
        let mut rows: Vec<Vec<f32>> = vec![Vec::new(); usize::from(health) + 1];
        for (damage, set, reach) in members.filter(|(_, _, reach)| *reach > 0.0) {
            let row = &mut rows[usize::from(damage.min(health))];
            row.resize(sets, 0.0);
            row[usize::from(set)] += reach;
        }
        RangeByDamage { rows: rows.into_iter().map(Row::of).collect() }
    }

    /// The number of cases of remaining health: 0, 1, and so on.
    pub(crate) fn health_cases(&self) -> usize {
        self.rows.len()
    }

    /// The values of a set of cards of the responder against this range, by the health that these cards leave. The
    /// adventurer survives opponent hands of less damage. `ways` are the numbers of ways to draw both sets.
    pub(crate) fn values_against(
        &self,
        ways: &[f32],
        success: f32,
        failure: f32,
    ) -> impl Iterator<Item = f32> + use<> {
        let reaches: Vec<f32> = self.rows.iter().map(|row| row.reach(ways)).collect();
        let all: f32 = reaches.iter().sum();
        reaches.into_iter().scan(0.0, move |below, reach| {
            let through = std::mem::replace(below, *below + reach);
            Some(failure * all + (success - failure) * through)
        })
    }
}

impl Row {
    fn of(row: Vec<f32>) -> Row {
        let few: Vec<(u16, f32)> = (0..).zip(row.iter().copied()).filter(|(_, reach)| *reach > 0.0).collect();
        if few.len() * MANY < row.len() || row.is_empty() { Row::Few(few) } else { Row::Many(row) }
    }

    /// The total reach, weighted by the ways to draw both sets.
    fn reach(&self, ways: &[f32]) -> f32 {
        match self {
            Row::Few(few) => few.iter().map(|(set, reach)| reach * ways[usize::from(*set)]).sum(),
            Row::Many(row) => product(row, ways),
        }
    }
}

/// The number of parallel sums, for vectorization.
const LANES: usize = 16;

fn product(one: &[f32], other: &[f32]) -> f32 {
    let (ones, others) = (one.chunks_exact(LANES), other.chunks_exact(LANES));
    let rest: f32 = ones.remainder().iter().zip(others.remainder()).map(|(one, other)| one * other).sum();
    let mut lanes = [0.0; LANES];
    for (one, other) in ones.zip(others) {
        for (lane, (one, other)) in lanes.iter_mut().zip(one.iter().zip(other)) {
            *lane += one * other;
        }
    }
    rest + lanes.iter().sum::<f32>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_health_left_survives_more_hands() {
        let range = RangeByDamage::of([(0, 0, 1.0), (1, 2, 2.0), (9, 1, 4.0)].into_iter(), 3, 2);
        let worths: Vec<f32> = range.values_against(&[1.0, 0.5, 1.0], 1.0, -1.0).collect();
        assert_eq!((range.health_cases(), worths), (3, vec![-5.0, -3.0, 1.0]));
    }

    #[test]
    fn a_product_includes_the_rest_that_does_not_fill_the_lanes() {
        let numbers: Vec<f32> = (0..37_u8).map(f32::from).collect();
        assert_eq!(product(&numbers, &[2.0; 37]), 2.0 * 36.0 * 37.0 / 2.0);
    }
}
