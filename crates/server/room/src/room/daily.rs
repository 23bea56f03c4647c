//! Daily dungeons: everyone has the same deal, alone against the same bots.
//!
//! What someone learns of the deal, others could use. So nobody watches, nobody chats, and nothing of the match is shown
//! to others before the day is over; the server checks the latter, because a room has no clock.

use game::Seat;

use super::Room;
use super::entry::Entry;
use super::settings::{RoomSettings, SeatRequest, Spectators};
use crate::day::Day;
use crate::error::RoomError;
use crate::ids::PlayerId;
use crate::protocol::Command;

impl RoomSettings {
    /// A room for the daily dungeon of a day that nobody can find, watch or change; `None` if the game has none.
    pub fn of_daily(game: &catalog::Entry, day: Day) -> Option<RoomSettings> {
        let daily = game.daily.as_ref()?;
        let options = daily.options(day.number()).into_iter();
        let bots = daily.bots.iter().map(|bot| SeatRequest::Bot { bot: (*bot).to_owned() });
        Some(RoomSettings {
            game: game.key().to_owned(),
            options: options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            seats: std::iter::once(SeatRequest::Person).chain(bots).collect(),
            listed: false,
            rated: false,
            practice: false,
            pace: Default::default(),
            spectators: Spectators { welcome: false, delay_s: 0 },
            lesson: false,
            chapter: None,
            origin: None,
            daily: Some(day),
        })
    }
}

impl Room {
    /// The first entries of a daily dungeon. The player sits down without a nonce: a nonce would change the deal.
    pub fn daily_entries(settings: RoomSettings, secret: String, player: PlayerId, name: &str) -> [Entry; 2] {
        let sat = Entry::Sat {
            seat: Seat::FIRST,
            player: player.clone(),
            name: name.to_owned(),
            nonce: String::new(),
            nonce_hash: None,
        };
        [Entry::Opened { host: player, settings, secret }, sat]
    }

    /// The seed for the next decision of a bot, if it must decide the same as in all other rooms with this deal. It does
    /// not depend on what the bot remembers, because a room that is opened again has new bots.
    pub fn fixed_bot_seed(&self, seat: Seat) -> Option<u64> {
        let table = self.table().filter(|_| self.settings.daily.is_some())?;
        Some(self.secret.bot_seed(seat, table.decisions(seat)))
    }

    /// Whether bots decide one after the other, and before the person. Otherwise their decisions would depend on who is
    /// faster.
    pub fn has_fixed_order(&self) -> bool {
        self.settings.daily.is_some()
    }

    /// Refuses every command of a daily dungeon that would change the deal or the players, or speaks to others.
    pub(super) fn check_daily(&self, command: &Command) -> Result<(), RoomError> {
        let is_allowed = match command {
            Command::Begin | Command::Decide { .. } | Command::Close => true,
            Command::Undo { .. } => self.settings.practice,
            Command::Sit { .. }
            | Command::RevealNonce { .. }
            | Command::Stand
            | Command::SeatBot { .. }
            | Command::ClearSeat { .. }
            | Command::AnswerUndo { .. }
            | Command::AnswerTakeOver { .. }
            | Command::Say { .. }
            | Command::Mute { .. }
            | Command::MuteForAll { .. }
            | Command::Report { .. }
            | Command::Return
            | Command::Leave
            | Command::Rematch => false,
        };
        if is_allowed || self.settings.daily.is_none() { Ok(()) } else { Err(RoomError::Daily) }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::ids::RoomId;
    use crate::protocol::UndoPrice;
    use crate::room::{Plan, Presence};

    /// A room whose match has begun, with its player.
    fn begun(terms: Value) -> (Room, PlayerId) {
        let bot = json!({ "for": "bot", "bot": "adventurer" });
        let mut settings = json!({ "game": "welcome", "seats": [{ "for": "person" }, bot], "options": { "start": "first" },
                "spectators": { "welcome": false }, "daily": "2026-03-31" });
        settings.as_object_mut().unwrap().extend(terms.as_object().unwrap().clone());
        let player = PlayerId::draw();
        let settings = serde_json::from_value(settings).unwrap();
        let [opened, sat] = Room::daily_entries(settings, "0b".repeat(32), player.clone(), "Ana");
        let mut room = Room::open(RoomId::draw(), catalog::GAMES, opened).unwrap();
        room.apply(sat, 0, None).unwrap();
        does(&mut room, &player, json!({ "do": "begin" })).unwrap();
        (room, player)
    }

    fn does(room: &mut Room, player: &PlayerId, command: Value) -> Result<(), RoomError> {
        let id = format!("{}", room.number());
        let Plan::Enter { entries, mut prepared } =
            room.plan(player, "Ana", &id, serde_json::from_value(command).unwrap())?
        else {
            panic!("nothing to do");
        };
        for entry in entries {
            let prepared = if entry.has_steps() { prepared.take() } else { None };
            room.apply(entry, 1, prepared).unwrap();
        }
        Ok(())
    }

    #[test]
    fn nothing_but_decisions_is_possible() {
        let (mut room, ana) = begun(json!({}));
        for command in [
            json!({ "do": "sit", "nonce": "00ff" }),
            json!({ "do": "stand" }),
            json!({ "do": "seat_bot", "seat": 1, "bot": "random" }),
            json!({ "do": "clear_seat", "seat": 1 }),
            json!({ "do": "say", "text": "the first card is a dragon" }),
            json!({ "do": "leave" }),
            json!({ "do": "rematch" }),
            json!({ "do": "undo" }),
        ] {
            let refused = does(&mut room, &ana, command.clone());
            assert!(matches!(refused, Err(RoomError::Daily)), "{command}");
        }
        does(&mut room, &ana, json!({ "do": "decide", "choice": 0 })).unwrap();
        does(&mut room, &ana, json!({ "do": "close" })).unwrap();
    }

    #[test]
    fn only_practice_has_an_undo() {
        for (practice, price) in [(false, None), (true, Some(UndoPrice::Free))] {
            let (mut room, ana) = begun(json!({ "practice": practice }));
            does(&mut room, &ana, json!({ "do": "decide", "choice": 0 })).unwrap();
            assert_eq!(room.undo_price(room.observer(Some(&ana))), price);
            assert_eq!(does(&mut room, &ana, json!({ "do": "undo" })).is_ok(), practice);
        }
    }

    #[test]
    fn nobody_else_may_watch_or_learn_the_secret() {
        let (room, ana) = begun(json!({}));
        assert!(room.may_watch(Some(&ana)));
        assert!(!room.may_watch(Some(&PlayerId::draw())) && !room.may_watch(None));
        let shown = serde_json::to_string(&room.info(room.table(), &Presence::default(), 0)).unwrap();
        assert!(shown.contains("commitment") && !shown.contains(&"0b".repeat(32)));
    }

    #[test]
    fn bots_have_the_same_seed_in_every_room_of_a_deal() {
        let (one, _) = begun(json!({}));
        let (mut other, ana) = begun(json!({}));
        let bot = Seat::new(1).unwrap();
        assert_eq!(one.fixed_bot_seed(bot), other.fixed_bot_seed(bot));
        assert_ne!(one.fixed_bot_seed(bot), one.fixed_bot_seed(Seat::FIRST));
        let before = other.fixed_bot_seed(Seat::FIRST);
        does(&mut other, &ana, json!({ "do": "decide", "choice": 0 })).unwrap();
        assert_ne!(other.fixed_bot_seed(Seat::FIRST), before);
    }
}
