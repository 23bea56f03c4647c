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
