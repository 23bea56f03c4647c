//! What a finished match is worth to each seat.

use game::{Seat, SeatSet};

/// Returns the result of each seat. A sole winner gets 1 and each other seat -1 / (seats - 1), so that the sum is 0.
/// Winners share. If everyone has lost, every seat gets what a loser gets.
pub fn returns(winners: SeatSet, seats: u8) -> impl Iterator<Item = f32> {
    let share = 1.0 / winners.len().max(1) as f32;
    let all = f32::from(seats);
    Seat::all(seats).map(move |seat| {
        let won = if winners.contains(seat) { share } else { 0.0 };
        (all * won - 1.0) / (all - 1.0).max(1.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(winners: &[u8], seats: u8, expected: &[f32]) {
        let winners = winners.iter().filter_map(|&seat| Seat::new(seat)).collect();
        assert_eq!(returns(winners, seats).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn results_add_up_to_zero_if_someone_wins() {
        check(&[1], 2, &[-1.0, 1.0]);
        check(&[0], 3, &[1.0, -0.5, -0.5]);
        check(&[0, 1], 3, &[0.25, 0.25, -0.5]);
        check(&[], 3, &[-0.5, -0.5, -0.5]);
    }
}
