//! Taking over a seat during a match. The newcomer sees what the seat sees, so the other people at the table must agree.
//! Silence is no consent: a host could wait until the others are away, and take a bot's seat as a second guest. So a
//! request that not all have answered in time ends, and the newcomer can ask again.

use game::{Seat, SeatSet};

use super::clock::DAY;
use super::entry::Entry;
use super::plan::Plan;
use super::seats::Holder;
use super::settings::Pace;
use super::{Room, Stage};
use crate::error::RoomError;
use crate::ids::PlayerId;
use crate::protocol::{Cover, TakeOverInfo};

/// How long a request in a live match waits for answers, in milliseconds.
const LIVE_ANSWER_MS: i64 = 60_000;

impl Room {
    /// Who asks for a seat, while the match is running.
    pub(super) fn take_over(&self) -> Option<&TakeOverInfo> {
        self.take_overs.request.as_ref().filter(|_| self.stage == Stage::Playing)
    }

    /// When the request for a seat ends, if there is one.
    pub fn take_over_until(&self) -> Option<i64> {
        self.take_over().map(|request| request.until_ms)
    }

    pub(super) fn asks_for_seat(&self, player: &PlayerId) -> bool {
        self.take_over().is_some_and(|request| request.player == *player)
    }

    /// How long others have to answer: a minute, or as long as for a decision if people are not here all the time.
    pub(super) fn answer_ms(&self) -> i64 {
        match self.settings.pace {
            Pace::Live { .. } => LIVE_ANSWER_MS,
            Pace::Turns { days } => i64::from(days) * DAY,
        }
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
            Some(request) if request.player != *player => return Err(RoomError::TakeOverPending),
            Some(_) | None => {}
        }
        if self.take_overs.has_refused(player) {
            return Err(RoomError::TakeOverRefused);
        }
        let (player, name, asks) = (player.clone(), name.to_owned(), asks.iter().collect());
        Ok(Entry::TakeOverAsked { seat, player, name, asks }.into())
    }

    pub(super) fn plan_take_over_answer(&self, player: &PlayerId, agree: bool) -> Result<Plan, RoomError> {
        let seat = self.own_seat(player)?;
        let asked = self.take_over().filter(|request| request.waits_for.contains(seat));
        let request = asked.ok_or(RoomError::TakeOverMismatch)?;
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::ids::RoomId;
    use crate::protocol::Command;

    const BOT: Seat = Seat::FIRST;

    /// A table of a bot, Ana, who hosts and offers the bot's seat, and Luis.
    struct Offered {
        room: Room,
        ana: PlayerId,
        luis: PlayerId,
        eva: PlayerId,
    }

    impl Offered {
        fn at(pace: Pace) -> Offered {
            let (person, bot) = (json!({ "for": "person" }), json!({ "for": "bot", "bot": "random" }));
            let settings =
                json!({ "game": "raiders", "seats": [bot, person, person], "pace": pace, "rated": false });
            let [ana, luis, eva] = [PlayerId::draw(), PlayerId::draw(), PlayerId::draw()];
            let opened = Entry::Opened {
                host: ana.clone(),
                settings: serde_json::from_value(settings).unwrap(),
                secret: "0b".repeat(32),
            };
            let room = Room::open(RoomId::draw(), catalog::GAMES, opened).unwrap();
            let mut table = Offered { room, ana: ana.clone(), luis: luis.clone(), eva };
            for player in [&ana, &luis] {
                table.does(player, json!({ "do": "sit" }), 0).unwrap();
            }
            table.does(&ana, json!({ "do": "begin" }), 0).unwrap();
            table.does(&ana, json!({ "do": "clear_seat", "seat": BOT }), 0).unwrap();
            table
        }

        fn does(
            &mut self,
            player: &PlayerId,
            command: serde_json::Value,
            at: i64,
        ) -> Result<(), &'static str> {
            let command: Command = serde_json::from_value(command).unwrap();
            let plan = self.room.plan(player, "Someone", &format!("{player} {at}"), command);
            let Plan::Enter { entries, mut prepared } = plan.map_err(|error| code_of(&error))? else {
                return Err("nothing to do");
            };
            for entry in entries {
                let prepared = if entry.has_steps() { prepared.take() } else { None };
                self.room.apply(entry, at, prepared).unwrap();
            }
            Ok(())
        }

        fn asks(&mut self, player: PlayerId, at: i64) -> Result<(), &'static str> {
            self.does(&player, json!({ "do": "sit", "seat": BOT }), at)
        }

        fn answers(&mut self, player: PlayerId, agree: bool, at: i64) -> Result<(), &'static str> {
            self.does(&player, json!({ "do": "answer_take_over", "agree": agree }), at)
        }
    }

    fn code_of(error: &RoomError) -> &'static str {
        match error {
            RoomError::TakeOverMismatch => "mismatch",
            RoomError::TakeOverPending => "pending",
            RoomError::TakeOverRefused => "refused",
            other => panic!("{other}"),
        }
    }

    const LIVE: Pace = Pace::Live { clock: None, grace_s: 60 };

    #[test]
    fn others_have_a_minute_to_answer_or_as_long_as_for_a_decision() {
        for (pace, expected) in [(LIVE, 60_000), (Pace::Turns { days: 3 }, 3 * DAY)] {
            let mut table = Offered::at(pace);
            assert_eq!(table.room.take_over_until(), None);
            table.asks(table.eva.clone(), 500).unwrap();
            assert_eq!(table.room.take_over_until(), Some(500 + expected));
        }
    }

    #[test]
    fn after_a_request_without_an_answer_anyone_can_ask_again() {
        let mut table = Offered::at(LIVE);
        let iris = PlayerId::draw();
        table.asks(table.eva.clone(), 1).unwrap();
        assert_eq!(table.asks(iris.clone(), 2), Err("pending"));
        table.room.apply(Entry::TakeOverEnded, 60_001, None).unwrap();
        assert_eq!(table.room.take_over_until(), None);
        assert_eq!(table.answers(table.luis.clone(), true, 60_002), Err("mismatch"));
        assert_eq!(table.room.observer(Some(&table.eva)), game::Observer::Public);
        table.asks(iris, 60_003).unwrap();
        table.room.apply(Entry::TakeOverEnded, 120_003, None).unwrap();
        table.asks(table.eva.clone(), 120_004).unwrap();
        table.answers(table.luis.clone(), true, 120_005).unwrap();
        assert_eq!(table.room.observer(Some(&table.eva)), game::Observer::Seat(BOT));
    }

    #[test]
    fn a_newcomer_can_take_the_request_back_and_ask_again() {
        let mut table = Offered::at(LIVE);
        table.asks(table.eva.clone(), 1).unwrap();
        table.does(&table.eva.clone(), json!({ "do": "stand" }), 2).unwrap();
        assert_eq!(table.answers(table.luis.clone(), true, 3), Err("mismatch"));
        assert_eq!(table.asks(table.eva.clone(), 4), Ok(()));
    }

    #[test]
    fn only_a_refused_newcomer_is_told_that_the_players_refused() {
        let mut table = Offered::at(LIVE);
        table.asks(table.eva.clone(), 1).unwrap();
        table.answers(table.luis.clone(), false, 2).unwrap();
        assert_eq!(table.asks(table.eva.clone(), 3), Err("refused"));
        let is_refused = |player: &PlayerId| {
            let observer = table.room.observer(Some(player));
            table.room.you(Some(player), observer, &crate::room::Presence::default()).seat_refused
        };
        assert!(is_refused(&table.eva));
        assert!(!is_refused(&table.luis) && !is_refused(&table.ana));
    }
}
