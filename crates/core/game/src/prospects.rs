//! How a match may go on from a position, as numbers for a network that values it.

use crate::seat::{MAX_SEATS, Seat};

/// What a position may lead to. Each seat has several ways to decide what comes next: to win the match, say, or to
/// succeed or fail in the round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospects<const INPUTS: usize, const WAYS: usize> {
    /// `None` for a seat that can decide nothing.
    pub seats: [Option<SeatProspects<INPUTS, WAYS>>; MAX_SEATS],
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatProspects<const INPUTS: usize, const WAYS: usize> {
    /// What matters for this seat, as numbers of about the same size.
    pub inputs: [f32; INPUTS],
    /// Each seat's share of the victory after each way.
    pub worth: [[f64; MAX_SEATS]; WAYS],
}

impl<const INPUTS: usize, const WAYS: usize> Prospects<INPUTS, WAYS> {
    pub fn of(mut seat: impl FnMut(Seat) -> Option<SeatProspects<INPUTS, WAYS>>) -> Self {
        let mut seats = [None; MAX_SEATS];
        for (place, number) in seats.iter_mut().zip(0..) {
            *place = Seat::new(number).and_then(&mut seat);
        }
        Prospects { seats }
    }
}

/// Writes the mean of the rivals' numbers to the first half of the inputs, and the highest to the second half. It leaves
/// them as they are if there are no rivals.
pub fn write_rivals<const OWN: usize>(me: Seat, all: &[Option<[f32; OWN]>], inputs: &mut [f32]) {
    let others = all.iter().enumerate().filter(|(place, _)| *place != me.index());
    let rivals = others.filter_map(|(_, own)| own.as_ref());
    let share = 1.0 / rivals.clone().count().max(1) as f32;
    let (mean, most) = inputs.split_at_mut(inputs.len() / 2);
    for (number, rival) in rivals.enumerate() {
        for ((&own, mean), most) in rival.iter().zip(mean.iter_mut()).zip(most.iter_mut()) {
            *mean += share * own;
            *most = if number == 0 { own } else { most.max(own) };
        }
    }
}

impl<const INPUTS: usize> Prospects<INPUTS, 1> {
    /// For a match that one of the seats will win, with these inputs for each of them.
    pub fn of_winning(mut inputs: impl FnMut(Seat) -> Option<[f32; INPUTS]>) -> Self {
        Prospects::of(|seat| {
            let mut worth = [0.0; MAX_SEATS];
            *worth.get_mut(seat.index())? = 1.0;
            Some(SeatProspects { inputs: inputs(seat)?, worth: [worth] })
        })
    }
}
