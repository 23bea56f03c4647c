//! Loading a room from its log.

use std::collections::BTreeMap;

use serde_json::value::RawValue;
use table::{FORMAT, Record, RecordedChance};

use super::entry::{Began, Decided, Entry, LogEntry};
use super::{ApplyError, Room, Stage};
use crate::error::RoomError;
use crate::ids::RoomId;

pub struct Loaded {
    /// The room, as far as this version can follow its log.
    pub room: Room,
    /// What is to be entered because of what was found: an upgrade changed the rules under a running match.
    pub closing: Option<Entry>,
}

impl Room {
    /// Reads a room. A match that the rules of this program cannot go on with is closed, and its record stays readable.
    pub fn load(
        id: &RoomId,
        games: &'static [catalog::Entry],
        log: &[LogEntry],
    ) -> Result<Loaded, RoomError> {
        let mut entries = log.iter();
        let unreadable = |_| RoomError::Internal { what: "an entry of the room's log cannot be read" };
        let first = entries.next().ok_or(RoomError::UnknownRoom)?;
        let first = Entry::from_line(&first.body).map_err(unreadable)?;
        let mut room = Room::open(id.clone(), games, first).map_err(|broken| unopened(id, &broken))?;
        let mut closing = None;
        for stored in entries {
            let entry = Entry::from_line(&stored.body).map_err(unreadable)?;
            if matches!(room.stage, Stage::Closed { .. })
                && matches!(entry, Entry::Decided(_) | Entry::Undone(_))
            {
                room.number = stored.number;
                continue;
            }
            let closes = matches!(entry, Entry::Closed { .. });
            match room.apply(entry, stored.at_ms, None) {
                Ok(()) => {}
                Err(broken) => closing = Some(room.give_up(&broken)),
            }
            room.number = stored.number;
            // A log that says so itself was closed before; nothing more is to be entered.
            if closes {
                closing = None;
            }
        }
        Ok(Loaded { room, closing })
    }

    fn give_up(&mut self, broken: &ApplyError) -> Entry {
        let began = self.begun_under;
        let present = (self.catalog.manifest)().rules_version;
        tracing::error!(room = %self.id, ?began, present, problem = %broken, "a match cannot be continued");
        let (code, message) = if began == Some(present) {
            ("unreadable", "its log cannot be replayed. The record is kept".to_owned())
        } else {
            let began = began.map_or_else(String::new, |began| format!(" from version {began}"));
            let message = format!(
                "the rules changed{began} to version {present}, and this match does not replay the same. \
                 It ends here, and its record is kept"
            );
            ("rules_changed", message)
        };
        let code = code.to_owned();
        self.stage = Stage::Closed { code: code.clone(), message: message.clone() };
        self.table = None;
        Entry::Closed { code, message }
    }

    /// The record of a match as its log has it, without playing it: for one that is over or closed.
    pub fn record(&self, log: &[LogEntry]) -> Result<String, RoomError> {
        if !matches!(self.stage, Stage::Over | Stage::Closed { .. }) {
            return Err(RoomError::NotOver);
        }
        let rules_version = self.begun_under.ok_or(RoomError::NotBegun)?;
        let setup = self.settings.check(self.catalog);
        let options = match &setup {
            Ok(setup) => setup.options().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            Err(_) => self.settings.options.clone(),
        };
        let record = Record {
            format: FORMAT.to_owned(),
            game: self.settings.game.clone(),
            rules_version,
            seats: self.settings.seat_count(),
            options: BTreeMap::from_iter::<BTreeMap<String, String>>(options),
            players: self.players.clone(),
            origin: self.origin(),
            practice: self.settings.practice,
            chance: match self.script {
                Some(_) => RecordedChance::Caller,
                None => RecordedChance::Seeded {
                    commitment: self.secret.commitment(),
                    secret: self.secret.clone(),
                    nonces: self.nonces(),
                    nonce_hashes: self.nonce_hashes(),
                },
            },
            steps: steps(log)?,
        };
        Ok(record.to_json()?)
    }
}

/// Every step of the match that a log tells of.
fn steps(log: &[LogEntry]) -> Result<Vec<Box<RawValue>>, RoomError> {
    let unreadable = |_| RoomError::Internal { what: "an entry of the room's log cannot be read" };
    let mut all = Vec::new();
    for stored in log {
        let entry = Entry::from_line(&stored.body).map_err(unreadable)?;
        if let Entry::Began(Began { steps, .. })
        | Entry::Decided(Decided { steps, .. })
        | Entry::Undone(Decided { steps, .. }) = entry
        {
            let steps: Vec<Box<RawValue>> = serde_json::from_str(steps.get()).map_err(unreadable)?;
            all.extend(steps);
        }
    }
    Ok(all)
}

fn unopened(id: &RoomId, broken: &ApplyError) -> RoomError {
    tracing::error!(room = %id, problem = %broken, "a room cannot be opened");
    RoomError::Internal { what: "the room's log cannot be replayed" }
}
