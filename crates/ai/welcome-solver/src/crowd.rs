//! All that the rival may hold, as far as the dungeon is concerned.

/// By toll, as far as the adventurer can bear it.
pub(crate) struct Crowd {
    rows: Vec<Row>,
}

/// Those of one toll, by set of cards.
enum Row {
    /// A few sets, each with its number.
    Few(Vec<(u16, f32)>),
    /// All of them.
    Many(Vec<f32>),
}

/// Where one in so many sets has members, it is faster to look at all of them side by side.
const MANY: usize = 6;

impl Crowd {
    /// Of members with toll, number of their set, and reach.
    pub(crate) fn of(members: impl Iterator<Item = (u8, u16, f32)>, sets: usize, health: u8) -> Crowd {
        let mut rows: Vec<Vec<f32>> = vec![Vec::new(); usize::from(health) + 1];
        for (toll, set, reach) in members.filter(|(_, _, reach)| *reach > 0.0) {
            let row = &mut rows[usize::from(toll.min(health))];
            row.resize(sets, 0.0);
            row[usize::from(set)] += reach;
        }
        Crowd { rows: rows.into_iter().map(Row::of).collect() }
    }

    /// How many cases of health are told apart: none left, one, and so on.
    pub(crate) fn cases(&self) -> usize {
        self.rows.len()
    }

    /// What meeting them is worth to one who has some cards, by how much health these leave to the adventurer: those whose
    /// toll is less let it through. The ways are those in which these cards go together with each set.
    pub(crate) fn meet(&self, ways: &[f32], success: f32, failure: f32) -> impl Iterator<Item = f32> + use<> {
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

    /// The reach of those that go together with some cards.
    fn reach(&self, ways: &[f32]) -> f32 {
        match self {
            Row::Few(few) => few.iter().map(|(set, reach)| reach * ways[usize::from(*set)]).sum(),
            Row::Many(row) => product(row, ways),
        }
    }
}

/// So many at a time are multiplied side by side.
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
    fn whoever_has_more_health_left_comes_through_with_more_of_them() {
        let crowd = Crowd::of([(0, 0, 1.0), (1, 2, 2.0), (9, 1, 4.0)].into_iter(), 3, 2);
        let worths: Vec<f32> = crowd.meet(&[1.0, 0.5, 1.0], 1.0, -1.0).collect();
        assert_eq!((crowd.cases(), worths), (3, vec![-5.0, -3.0, 1.0]));
    }

    #[test]
    fn a_product_counts_what_does_not_fill_the_lanes() {
        let numbers: Vec<f32> = (0..37_u8).map(f32::from).collect();
        assert_eq!(product(&numbers, &[2.0; 37]), 2.0 * 36.0 * 37.0 / 2.0);
    }
}
