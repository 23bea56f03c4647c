//! Turns commands into log entries. Planning changes nothing.

use game::{Seat, SeatSet};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Nonce, NonceHash, Prepared, TableError};

use super::chat;
use super::entry::{Decided, Decider, Entry};
use super::seats::{Holder, Place, seat_of};
use super::settings::{RoomSettings, SeatRequest};
use super::{Room, Stage};
use crate::error::RoomError;
use crate::ids::{PlayerId, draw_secret};
use crate::protocol::{Channel, Command, Cover};

/// What the caller has to do for a command.
pub enum Plan {
    /// Nothing: it was done already.
    Again,
    /// Store these entries, then apply them.
    Enter {
        entries: Vec<Entry>,
        /// The prepared decision among them.
        prepared: Option<Prepared>,
    },
    /// Report a chat line.
    Report { line: i64, reason: String },
    /// Open a room for the next match.
    Rematch { entries: Vec<Entry> },
}

impl From<Entry> for Plan {
    fn from(entry: Entry) -> Plan {
        Plan::Enter { entries: vec![entry], prepared: None }
    }
}

impl Room {
    pub fn plan(&self, player: &PlayerId, name: &str, id: &str, command: Command) -> Result<Plan, RoomError> {
        if self.remembered.knows(player, id) {
            return Ok(Plan::Again);
        }
        self.check_daily(&command)?;
        match command {
            Command::Sit { seat, nonce, nonce_hash } => {
                self.plan_sit(player, name, seat, nonce.as_deref(), nonce_hash.as_deref())
            }
            Command::Stand => self.plan_stand(player),
            Command::SeatBot { seat, bot } => self.plan_bot(player, seat, bot),
            Command::ClearSeat { seat } => self.plan_clear(player, seat),
            Command::Begin => self.plan_begin(player),
            Command::RevealNonce { nonce } => self.plan_reveal(player, &nonce),
            Command::Decide { question, action, choice } => {
                self.plan_decision(player, id, question.as_deref(), action, choice)
            }
            Command::Undo { reason } => self.plan_undo(player, id, &reason),
            Command::AnswerUndo { agree } => self.plan_answer(player, agree),
            Command::AnswerTakeOver { agree } => self.plan_take_over_answer(player, agree),
            Command::Say { text } => self.plan_line(player, name, id, &text),
            Command::Mute { player: whom, muted } => self.plan_mute(player, whom, muted),
            Command::MuteForAll { player: whom, muted } => self.plan_mute_for_all(player, whom, muted),
            Command::Report { line, reason } => {
                self.check_may_watch(player)?;
                let known = self.chat.has(line);
                let reason = chat::reason(&reason)?;
                if known { Ok(Plan::Report { line, reason }) } else { Err(RoomError::NoSuchLine { line }) }
            }
            Command::Return => self.plan_return(player),
            Command::Leave => self.plan_leave(player),
            Command::Rematch => self.plan_rematch(player),
            Command::Close => self.plan_close(player),
        }
    }

    /// The entries for a guest who logs in to an account. No client can send this.
    pub fn plan_hand_over(&self, from: &PlayerId, to: &PlayerId, name: &str) -> Vec<Entry> {
        if from == to {
            return self.plan_rename(from, name);
        }
        let (mine, sits) = (seat_of(&self.places, from), seat_of(&self.places, to).is_some());
        // If the account has a seat here already, it cannot get a second one.
        let left = mine.filter(|_| sits).and_then(|seat| match self.stage {
            Stage::Open => Some(Entry::Freed { seat }),
            Stage::Playing if self.covered(seat) != Some(Cover::Left) => Some(Entry::Left { seat }),
            Stage::Playing | Stage::Over | Stage::Closed { .. } => None,
        });
        let moves = self.host == *from || (mine.is_some() && !sits);
        let handed = || Entry::HandedOver { from: from.clone(), to: to.clone(), name: name.to_owned() };
        left.into_iter().chain(moves.then(handed)).collect()
    }

    /// The entry for a player in a seat who was renamed.
    fn plan_rename(&self, player: &PlayerId, name: &str) -> Vec<Entry> {
        let is_old = |place: &Place| match &place.holder {
            Holder::Person { player: holder, name: old } => holder == player && old != name,
            Holder::Bot { .. } | Holder::Nobody => false,
        };
        let (from, to) = (player.clone(), player.clone());
        let renamed = Entry::HandedOver { from, to, name: name.to_owned() };
        if self.places.iter().any(is_old) { vec![renamed] } else { Vec::new() }
    }

    /// A bot's decision for a seat, by its index among the legal actions.
    pub fn plan_bot_decision(&self, seat: Seat, bot: &str, choice: usize) -> Result<Plan, RoomError> {
        let prepared = self.playing()?.prepare_nth(seat, choice)?;
        let by = Decider::Bot { bot: bot.to_owned() };
        let entries = vec![Entry::Decided(decided(seat, by, &prepared)?)];
        Ok(Plan::Enter { entries, prepared: Some(prepared) })
    }

    fn plan_sit(
        &self,
        player: &PlayerId,
        name: &str,
        wanted: Option<Seat>,
        nonce: Option<&str>,
        nonce_hash: Option<&str>,
    ) -> Result<Plan, RoomError> {
        if self.reveal().is_some() {
            return Err(RoomError::Begun);
        }
        if self.settings.is_private() && self.host != *player {
            return Err(RoomError::Private);
        }
        let mine = seat_of(&self.places, player);
        let seat = match (mine, wanted) {
            (Some(mine), Some(wanted)) if mine != wanted => {
                return Err(RoomError::AlreadySeated { seat: mine });
            }
            (Some(mine), _) if nonce.or(nonce_hash).is_none() || self.stage != Stage::Open => {
                return Err(RoomError::AlreadySeated { seat: mine });
            }
            (Some(mine), _) => mine,
            (None, wanted) => self.seat_to_take(wanted)?,
        };
        let nonce = Nonce::from_hex(nonce.unwrap_or_default())?.to_string();
        let nonce_hash = nonce_hash.map(NonceHash::from_hex).transpose()?.filter(|_| nonce.is_empty());
        let sat = Entry::Sat { seat, player: player.clone(), name: name.to_owned(), nonce, nonce_hash };
        if self.stage == Stage::Playing {
            self.plan_take_over(player, name, seat, sat)
        } else {
            Ok(sat.into())
        }
    }

    /// Leaves a seat before the match, or takes back the request for one.
    fn plan_stand(&self, player: &PlayerId) -> Result<Plan, RoomError> {
        if self.asks_for_seat(player) {
            return Ok(Entry::TakeOverEnded.into());
        }
        let seat = self.own_seat(player)?;
        self.gathering()?;
        Ok(Entry::Freed { seat }.into())
    }

    /// The seat to take: a free one, or one that its owner has left to a bot.
    fn seat_to_take(&self, wanted: Option<Seat>) -> Result<Seat, RoomError> {
        let can_take = |place: &Place| match self.stage {
            Stage::Open => place.is_free(),
            Stage::Playing => place.covered == Some(Cover::Left) && !self.settings.rated,
            Stage::Over | Stage::Closed { .. } => false,
        };
        match wanted {
            Some(seat) => match self.places.get(seat.index()) {
                None => Err(RoomError::NoSuchSeat { seat }),
                Some(place) if can_take(place) => Ok(seat),
                Some(_) => Err(RoomError::SeatTaken { seat }),
            },
            None => {
                let mut all = Seat::all(self.settings.seat_count()).zip(&self.places);
                all.find(|(_, place)| can_take(place)).map(|(seat, _)| seat).ok_or(RoomError::NoSeatFree)
            }
        }
    }

    fn plan_bot(&self, player: &PlayerId, seat: Seat, bot: String) -> Result<Plan, RoomError> {
        self.check_host(player)?;
        self.gathering()?;
        self.catalog.bot(&bot).map_err(|unknown| RoomError::settings("bot", unknown.to_string()))?;
        match self.places.get(seat.index()) {
            None => Err(RoomError::NoSuchSeat { seat }),
            Some(place) if place.player().is_some() => Err(RoomError::SeatTaken { seat }),
            Some(_) if self.settings.rated => {
                Err(RoomError::settings("bot", "a rated match needs people in all seats".to_owned()))
            }
            Some(place) if place.holder == (Holder::Bot { bot: bot.clone() }) => Ok(Plan::Again),
            Some(_) => Ok(Entry::BotSat { seat, bot }.into()),
        }
    }

    fn plan_clear(&self, player: &PlayerId, seat: Seat) -> Result<Plan, RoomError> {
        self.check_host(player)?;
        let place = self.places.get(seat.index()).ok_or(RoomError::NoSuchSeat { seat })?;
        if self.stage == Stage::Playing {
            return self.plan_offer(seat, place);
        }
        self.gathering()?;
        if place.is_free() { Ok(Plan::Again) } else { Ok(Entry::Freed { seat }.into()) }
    }

    /// Offers a bot's seat to spectators; the bot plays until someone sits down.
    fn plan_offer(&self, seat: Seat, place: &Place) -> Result<Plan, RoomError> {
        match place.holder {
            Holder::Bot { .. } if place.covered == Some(Cover::Left) => Ok(Plan::Again),
            Holder::Bot { .. } => Ok(Entry::Left { seat }.into()),
            Holder::Person { .. } | Holder::Nobody => Err(RoomError::Begun),
        }
    }

    fn plan_decision(
        &self,
        player: &PlayerId,
        id: &str,
        question: Option<&str>,
        action: Option<Value>,
        choice: Option<usize>,
    ) -> Result<Plan, RoomError> {
        let seat = self.own_seat(player)?;
        // Checked first, so that a late answer is stale also when the match has just ended.
        let answers = |question: &str| self.table().is_none_or(|table| table.question(seat) == question);
        if question.is_some_and(|question| !answers(question)) {
            return Err(RoomError::Stale);
        }
        let table = self.playing()?;
        self.check_lesson(table, seat, action.as_ref(), choice)?;
        let prepared = match (action, choice) {
            (Some(action), None) => table.prepare(seat, action)?,
            (None, Some(choice)) => table.prepare_nth(seat, choice)?,
            (Some(_), Some(_)) | (None, None) => return Err(RoomError::NoDecision),
        };
        let by = Decider::Owner { id: id.to_owned() };
        let back = (self.covered(seat) == Some(Cover::TimeOut)).then_some(Entry::Returned { seat });
        let decision = Entry::Decided(decided(seat, by, &prepared)?);
        let entries = back.into_iter().chain([decision]).collect();
        Ok(Plan::Enter { entries, prepared: Some(prepared) })
    }

    fn plan_line(&self, player: &PlayerId, name: &str, id: &str, text: &str) -> Result<Plan, RoomError> {
        if !self.chat.may_speak(player) {
            return Err(RoomError::MutedByHost);
        }
        self.check_may_watch(player)?;
        let seated = seat_of(&self.places, player).is_some();
        let channel = if seated { Channel::Players } else { Channel::Spectators };
        let (name, id, text) = (name.to_owned(), id.to_owned(), chat::line(text)?);
        Ok(Entry::Said { player: player.clone(), name, id, channel, text }.into())
    }

    fn plan_mute(&self, by: &PlayerId, player: PlayerId, muted: bool) -> Result<Plan, RoomError> {
        self.check_may_watch(by)?;
        let mut others = self.chat.muted_by(by);
        if others.any(|other| *other == player) == muted {
            return Ok(Plan::Again);
        }
        if muted && self.chat.muted_by(by).count() >= chat::MOST_MUTED {
            return Err(RoomError::ManyMuted { most: chat::MOST_MUTED });
        }
        Ok(Entry::Muted { by: by.clone(), player, muted }.into())
    }

    fn plan_mute_for_all(&self, by: &PlayerId, player: PlayerId, muted: bool) -> Result<Plan, RoomError> {
        self.check_host(by)?;
        if self.chat.may_speak(&player) != muted {
            return Ok(Plan::Again);
        }
        if muted && self.chat.muted_by_host().count() >= chat::MOST_MUTED {
            return Err(RoomError::ManyMuted { most: chat::MOST_MUTED });
        }
        Ok(Entry::MutedByHost { player, muted }.into())
    }

    fn plan_return(&self, player: &PlayerId) -> Result<Plan, RoomError> {
        let seat = self.own_seat(player)?;
        self.playing()?;
        match self.covered(seat) {
            Some(Cover::TimeOut | Cover::Left) => Ok(Entry::Returned { seat }.into()),
            Some(Cover::Away) | None => Ok(Plan::Again),
        }
    }

    fn plan_leave(&self, player: &PlayerId) -> Result<Plan, RoomError> {
        let seat = self.own_seat(player)?;
        match self.stage {
            Stage::Open => self.gathering().map(|()| Entry::Freed { seat }.into()),
            Stage::Playing if self.covered(seat) == Some(Cover::Left) => Ok(Plan::Again),
            Stage::Playing => Ok(Entry::Left { seat }.into()),
            Stage::Over | Stage::Closed { .. } => Err(RoomError::Over),
        }
    }

    /// The same people, each one seat further, so that another one starts.
    fn plan_rematch(&self, player: &PlayerId) -> Result<Plan, RoomError> {
        self.own_seat(player)?;
        match self.stage {
            Stage::Open | Stage::Playing => return Err(RoomError::NotOver),
            Stage::Over | Stage::Closed { .. } if self.next.is_some() => return Ok(Plan::Again),
            Stage::Over | Stage::Closed { .. } => {}
        }
        let mut holders: Vec<Holder> = self.places.iter().map(|place| place.holder.clone()).collect();
        let is_former =
            |holder: &Holder| matches!(holder, Holder::Person { player, .. } if player.is_former());
        holders.iter_mut().filter(|holder| is_former(holder)).for_each(|holder| *holder = Holder::Nobody);
        holders.rotate_left(1);
        let chair = |holder: &Holder| match holder {
            Holder::Bot { bot } => SeatRequest::Bot { bot: bot.clone() },
            Holder::Person { .. } | Holder::Nobody => SeatRequest::Person,
        };
        // The next match starts normally, even if this one was a lesson or continued another.
        let mut settings =
            RoomSettings { lesson: false, chapter: None, origin: None, ..self.settings.clone() };
        settings.seats = holders.iter().map(chair).collect();
        let secret = draw_secret().reveal();
        let opened = Entry::Opened { host: player.clone(), settings, secret };
        let sat =
            Seat::all(self.settings.seat_count()).zip(holders).filter_map(|(seat, holder)| match holder {
                Holder::Person { player, name } => {
                    Some(Entry::Sat { seat, player, name, nonce: String::new(), nonce_hash: None })
                }
                Holder::Bot { .. } | Holder::Nobody => None,
            });
        Ok(Plan::Rematch { entries: std::iter::once(opened).chain(sat).collect() })
    }

    fn plan_close(&self, player: &PlayerId) -> Result<Plan, RoomError> {
        self.check_host(player)?;
        let others = self.places.iter().filter(|place| place.covered != Some(Cover::Left));
        let alone = others.filter_map(Place::player).all(|other| other == player);
        match self.stage {
            Stage::Over | Stage::Closed { .. } => Err(RoomError::Over),
            Stage::Playing if !alone => Err(RoomError::OthersPlay),
            Stage::Open | Stage::Playing => {
                let (code, message) = ("host_closed".to_owned(), "its host closed it".to_owned());
                Ok(Entry::Closed { code, message }.into())
            }
        }
    }

    /// Closes a running match for which a decision was refused because the match has too many steps.
    pub fn plan_close_too_long(&self, refusal: &RoomError) -> Option<Entry> {
        let is_too_long = matches!(refusal, RoomError::Table(TableError::TooManySteps { .. }));
        let message = "the match is too long. It ends unfinished, and its record is kept";
        (is_too_long && self.stage == Stage::Playing)
            .then(|| Entry::Closed { code: "too_long".to_owned(), message: message.to_owned() })
    }

    /// Closes the room for an admin of the server; `None` if its match is over or it is closed.
    pub fn plan_close_by_admin(&self) -> Option<Entry> {
        let message = "an admin of this server closed it".to_owned();
        matches!(self.stage, Stage::Open | Stage::Playing)
            .then(|| Entry::Closed { code: "admin_closed".to_owned(), message })
    }

    /// Closes a match of bots that nobody watched for a long time.
    pub fn plan_close_unwatched(&self) -> Entry {
        let message = "only bots were playing and nobody watched. It ends unfinished, and its record is kept";
        Entry::Closed { code: "unwatched".to_owned(), message: message.to_owned() }
    }

    pub(super) fn own_seat(&self, player: &PlayerId) -> Result<Seat, RoomError> {
        seat_of(&self.places, player).ok_or(RoomError::NotSeated)
    }

    pub(super) fn check_host(&self, player: &PlayerId) -> Result<(), RoomError> {
        if self.host == *player { Ok(()) } else { Err(RoomError::NotHost) }
    }

    pub(super) fn check_may_watch(&self, player: &PlayerId) -> Result<(), RoomError> {
        if self.may_watch(Some(player)) { Ok(()) } else { Err(RoomError::NoSpectators) }
    }

    pub(super) fn gathering(&self) -> Result<(), RoomError> {
        match &self.stage {
            Stage::Open if self.reveal().is_none() => Ok(()),
            Stage::Open | Stage::Playing | Stage::Over => Err(RoomError::Begun),
            Stage::Closed { message, .. } => Err(RoomError::Closed { reason: message.clone() }),
        }
    }

    /// Why a bot decides for this seat, as far as the log says.
    pub fn covered(&self, seat: Seat) -> Option<Cover> {
        self.places.get(seat.index()).and_then(|place| place.covered)
    }

    /// The other seats with a person who has not left.
    pub(super) fn other_people(&self, seat: Seat) -> SeatSet {
        let sits = |place: &Place| place.player().is_some() && place.covered != Some(Cover::Left);
        let all = Seat::all(self.settings.seat_count()).zip(&self.places);
        all.filter(|(other, place)| *other != seat && sits(place)).map(|(other, _)| other).collect()
    }
}

pub(super) fn decided(seat: Seat, by: Decider, prepared: &Prepared) -> Result<Decided, RoomError> {
    Ok(Decided {
        seat,
        by,
        steps: raw(prepared.steps().to_owned())?,
        told: prepared.events_digest().to_owned(),
    })
}

pub(super) fn raw(steps: String) -> Result<Box<RawValue>, RoomError> {
    RawValue::from_string(steps).map_err(|_| RoomError::Internal { what: "a step cannot be written" })
}
