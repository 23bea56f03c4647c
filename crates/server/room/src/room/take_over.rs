//! Taking over a seat during a match. The newcomer sees what the seat sees, so the other people at the table must agree.

use game::{Seat, SeatSet};

use super::entry::Entry;
use super::plan::Plan;
use super::seats::Holder;
use super::{Room, Stage};
use crate::error::RoomError;
use crate::ids::PlayerId;
use crate::protocol::{Cover, TakeOverInfo};

impl Room {
    /// Who asks for a seat, while the match is running.
    pub(super) fn take_over(&self) -> Option<&TakeOverInfo> {
        self.take_overs.request.as_ref().filter(|_| self.stage == Stage::Playing)
    }

    /// Seats a newcomer at once if nobody else plays; otherwise asks the others.
    pub(super) fn plan_take_over(
        &self,
        player: &PlayerId,
        name: &str,
        seat: Seat,
        sat: Entry,
    ) -> Result<Plan, RoomError> {
        self.check_may_watch(player)?;
        let asks = self.asked_to_share(seat);
        if asks.is_empty() {
            return Ok(sat.into());
        }
        match self.take_over() {
            Some(request) if request.player == *player && request.seat == seat => return Ok(Plan::Again),
            Some(request) if request.player != *player => {
                return Err(RoomError::TakeOverMismatch {
                    problem: "someone asks for a seat already: wait for the answer",
                });
            }
            Some(_) | None => {}
        }
        if self.take_overs.refused.contains(player) {
            return Err(RoomError::TakeOverMismatch {
                problem: "the players have refused: you can watch this match",
            });
        }
        let (player, name, asks) = (player.clone(), name.to_owned(), asks.iter().collect());
        Ok(Entry::TakeOverAsked { seat, player, name, asks }.into())
    }

    pub(super) fn plan_take_over_answer(&self, player: &PlayerId, agree: bool) -> Result<Plan, RoomError> {
        let seat = self.own_seat(player)?;
        let asked = self.take_over().filter(|request| request.waits_for.contains(seat));
        let request = asked
            .ok_or(RoomError::TakeOverMismatch { problem: "nobody asks you for a seat of this table" })?;
        let answer = Entry::TakeOverAnswered { seat, agree };
        if !agree || !request.waits_for.without(seat).is_empty() {
            return Ok(answer.into());
        }
        let TakeOverInfo { seat, player, name, .. } = request.clone();
        let sat = Entry::Sat { seat, player, name, nonce: String::new(), nonce_hash: None };
        Ok(Plan::Enter { entries: vec![answer, sat], prepared: None })
    }

    /// The other people who play. A host who offers a bot's seat has agreed by that.
    fn asked_to_share(&self, seat: Seat) -> SeatSet {
        let place = self.places.get(seat.index());
        let is_offered = place.is_some_and(|place| {
            matches!(place.holder, Holder::Bot { .. }) && place.covered == Some(Cover::Left)
        });
        let others = self.other_people(seat);
        match super::seat_of(&self.places, &self.host).filter(|_| is_offered) {
            Some(host) => others.without(host),
            None => others,
        }
    }
}
