//! Undo: whether it is possible, whether the others must agree, and their answers.
//!
//! A player who has seen a drawn card and then undoes the draw knows what another card is worth. So without practice
//! such an undo needs others who agree, and a rated match has none.

use game::Seat;
use table::{SinceDecision, Undo};

use super::entry::{Decider, Entry};
use super::plan::{Plan, decided};
use super::{Room, Stage, chat};
use crate::error::RoomError;
use crate::ids::PlayerId;
use crate::protocol::UndoPrice;

impl Room {
    pub(super) fn plan_undo(&self, player: &PlayerId, id: &str, reason: &str) -> Result<Plan, RoomError> {
        let seat = self.own_seat(player)?;
        let table = self.playing()?;
        if self.undo.is_some() {
            return Err(RoomError::UndoMismatch {
                problem: "an undo is already requested: answer that request first",
            });
        }
        let undo = table.undo_for(seat).filter(|_| self.has_undo()).ok_or(RoomError::NothingToUndo)?;
        match self.undo_price_since(seat, undo.since) {
            UndoPrice::Free => self.plan_undone(seat, id, undo.steps, Vec::new()),
            UndoPrice::Asks => {
                let (id, reason) = (id.to_owned(), chat::reason(reason)?);
                let asks = self.other_people(seat).iter().collect();
                Ok(Entry::UndoAsked { seat, id, reason, steps: undo.steps, asks }.into())
            }
            UndoPrice::Revealed if self.settings.rated => Err(RoomError::UndoRated),
            UndoPrice::Revealed => Err(RoomError::UndoRevealed),
        }
    }

    /// Lessons follow a script, and everyone has only one ranked attempt at a daily dungeon.
    pub(super) fn has_undo(&self) -> bool {
        self.script.is_none() && (self.settings.daily.is_none() || self.settings.practice)
    }

    /// What an undo needs after what has happened since the seat's last decision.
    pub(super) fn undo_price_since(&self, seat: Seat, since: SinceDecision) -> UndoPrice {
        let plays_alone = self.other_people(seat).is_empty();
        match since {
            SinceDecision::Unnoticed => UndoPrice::Free,
            SinceDecision::Noticed if plays_alone => UndoPrice::Free,
            SinceDecision::Noticed => UndoPrice::Asks,
            SinceDecision::Revealed if self.settings.rated => UndoPrice::Revealed,
            SinceDecision::Revealed if !plays_alone => UndoPrice::Asks,
            SinceDecision::Revealed if self.settings.practice => UndoPrice::Free,
            SinceDecision::Revealed => UndoPrice::Revealed,
        }
    }

    /// When the request for an undo ends, if there is one.
    pub fn undo_until(&self) -> Option<i64> {
        self.undo.as_ref().filter(|_| self.stage == Stage::Playing).map(|undo| undo.until_ms)
    }

    pub(super) fn plan_answer(&self, player: &PlayerId, agree: bool) -> Result<Plan, RoomError> {
        let seat = self.own_seat(player)?;
        let asked = self.undo.as_ref().filter(|undo| undo.waits_for.contains(seat));
        let undo =
            asked.ok_or(RoomError::UndoMismatch { problem: "no undo request waits for your answer" })?;
        let answer = Entry::UndoAnswered { seat, agree };
        if !agree || !undo.waits_for.without(seat).is_empty() {
            return Ok(answer.into());
        }
        // Someone may have decided in secret since the request.
        let Undo { steps, since } = self.playing()?.undo_for(undo.seat).ok_or(RoomError::NothingToUndo)?;
        if self.undo_price_since(undo.seat, since) == UndoPrice::Revealed {
            return Ok(Plan::Enter { entries: vec![answer, Entry::UndoEnded], prepared: None });
        }
        self.plan_undone(undo.seat, "", steps, vec![answer])
    }

    fn plan_undone(
        &self,
        seat: Seat,
        id: &str,
        steps: u32,
        mut entries: Vec<Entry>,
    ) -> Result<Plan, RoomError> {
        let prepared = self.playing()?.prepare_undo(steps)?;
        entries.push(Entry::Undone(decided(seat, Decider::Owner { id: id.to_owned() }, &prepared)?));
        Ok(Plan::Enter { entries, prepared: Some(prepared) })
    }

    pub(super) fn undo_answered(&mut self, seat: Seat, agree: bool) {
        match &mut self.undo {
            Some(request) if agree => request.waits_for = request.waits_for.without(seat),
            _ => self.undo = None,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use table::SinceDecision::{self, Noticed, Revealed, Unnoticed};

    use super::*;
    use crate::ids::RoomId;
    use crate::protocol::Command;
    use crate::room::clock::DAY;

    const ANA: Seat = Seat::FIRST;

    fn opened(settings: Value) -> Room {
        let settings = serde_json::from_value(settings).unwrap();
        let opened = Entry::Opened { host: PlayerId::draw(), settings, secret: "0b".repeat(32) };
        Room::open(RoomId::draw(), catalog::GAMES, opened).unwrap()
    }

    fn does(room: &mut Room, player: &PlayerId, command: Value, at: i64) {
        let command: Command = serde_json::from_value(command).unwrap();
        let plan = room.plan(player, "Someone", &format!("{player} {at}"), command).unwrap();
        let Plan::Enter { entries, mut prepared } = plan else { panic!("nothing to do") };
        for entry in entries {
            let prepared = if entry.has_steps() { prepared.take() } else { None };
            room.apply(entry, at, prepared).unwrap();
        }
    }

    /// The prices against a bot or a person, in the order unnoticed, noticed, revealed.
    fn check_prices(other: Value, terms: Value, expected: [UndoPrice; 3]) {
        let mut settings = json!({ "game": "welcome", "seats": [{ "for": "person" }, other] });
        settings.as_object_mut().unwrap().extend(terms.as_object().unwrap().clone());
        let mut room = opened(settings.clone());
        does(&mut room, &PlayerId::draw(), json!({ "do": "sit" }), 0);
        if settings["seats"][1]["for"] == "person" {
            does(&mut room, &PlayerId::draw(), json!({ "do": "sit" }), 1);
        }
        let price = |since: SinceDecision| room.undo_price_since(ANA, since);
        assert_eq!([Unnoticed, Noticed, Revealed].map(price), expected, "{settings}");
    }

    #[test]
    fn what_was_revealed_is_undone_only_with_consent_or_for_practice() {
        use UndoPrice::{Asks, Free, Revealed};
        let (bot, person) = (json!({ "for": "bot", "bot": "random" }), json!({ "for": "person" }));
        check_prices(bot.clone(), json!({}), [Free, Free, Revealed]);
        check_prices(bot, json!({ "practice": true }), [Free, Free, Free]);
        check_prices(person.clone(), json!({}), [Free, Asks, Asks]);
        check_prices(person.clone(), json!({ "practice": true }), [Free, Asks, Asks]);
        check_prices(person, json!({ "rated": true }), [Free, Asks, Revealed]);
    }

    #[test]
    fn a_request_without_an_answer_ends_and_nothing_is_undone() {
        for (pace, patience) in
            [(json!({ "pace": "live" }), 60_000), (json!({ "pace": "turns", "days": 3 }), 3 * DAY)]
        {
            let seats = [json!({ "for": "person" }), json!({ "for": "person" })];
            let options = json!({ "start": "first" });
            let settings = json!({ "game": "welcome", "options": options, "seats": seats, "pace": pace });
            let mut room = opened(settings);
            let (ana, luis, host) = (PlayerId::draw(), PlayerId::draw(), room.host.clone());
            does(&mut room, &ana, json!({ "do": "sit" }), 0);
            does(&mut room, &luis, json!({ "do": "sit" }), 1);
            does(&mut room, &host, json!({ "do": "begin" }), 2);
            does(&mut room, &ana, json!({ "do": "decide", "choice": 0 }), 3);
            assert_eq!(room.undo_until(), None);
            does(&mut room, &ana, json!({ "do": "undo", "reason": "slip" }), 500);
            assert_eq!(room.undo_until(), Some(500 + patience));
            room.apply(Entry::UndoEnded, 500 + patience, None).unwrap();
            assert_eq!((room.undo_until(), room.table.as_ref().unwrap().undo_epoch()), (None, 0));
            let late = room.plan(&luis, "Luis", "late", Command::AnswerUndo { agree: true });
            assert!(matches!(late, Err(RoomError::UndoMismatch { .. })));
        }
    }

    #[test]
    fn old_settings_are_not_for_practice() {
        let room = opened(json!({ "game": "welcome", "seats": [{ "for": "person" }, { "for": "person" }] }));
        assert!(!room.settings.practice);
        assert!(serde_json::to_value(&room.settings).unwrap().get("practice").is_none());
    }
}
