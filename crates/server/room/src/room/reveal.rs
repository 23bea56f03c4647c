//! The seats' nonces: a seat shows the hash of its nonce when it sits down, and the nonce when the match is about to begin.
//! So no seat can choose its nonce after it has seen the others'.

use game::{Seat, SeatSet};
use table::{Nonce, NonceHash};

use super::entry::{Began, Entry};
use super::plan::{Plan, raw};
use super::{ApplyError, Room, Stage};
use crate::error::RoomError;
use crate::ids::PlayerId;
use crate::protocol::RevealInfo;

/// How long the start of a match waits for nonces, in milliseconds.
const REVEAL_MS: i64 = 5_000;

impl Room {
    /// The seats that have yet to reveal their nonces, and until when, while the match is about to begin.
    pub fn reveal(&self) -> Option<RevealInfo> {
        let since = self.reveals.since.filter(|_| self.stage == Stage::Open)?;
        Some(RevealInfo { waits_for: self.hidden_nonces(), until_ms: since + REVEAL_MS })
    }

    /// Until when the start of the match waits for nonces, if it does.
    pub fn reveal_until(&self) -> Option<i64> {
        self.reveal().map(|reveal| reveal.until_ms)
    }

    /// The seats whose nonces were replaced, because they did not reveal them.
    pub fn replaced(&self) -> SeatSet {
        self.reveals.replaced
    }

    /// Replaces the nonces that were not revealed in time, and begins the match.
    pub fn plan_replacements(&self) -> Result<Plan, RoomError> {
        let replace = |seat: Seat| {
            let hash = self.places.get(seat.index())?.nonce_hash?;
            Some(Entry::Revealed { seat, nonce: self.secret.replacement(&hash), replaced: true })
        };
        self.plan_start(self.hidden_nonces().iter().filter_map(replace).collect())
    }

    pub(super) fn plan_begin(&self, player: &PlayerId) -> Result<Plan, RoomError> {
        self.check_host(player)?;
        if self.reveal().is_some() {
            return Ok(Plan::Again);
        }
        self.gathering()?;
        if self.places.iter().any(super::Place::is_free) {
            return Err(RoomError::SeatsFree);
        }
        if self.hidden_nonces().is_empty() {
            self.plan_start(Vec::new())
        } else {
            Ok(Entry::BeginAsked.into())
        }
    }

    pub(super) fn plan_reveal(&self, player: &PlayerId, nonce: &str) -> Result<Plan, RoomError> {
        let seat = self.own_seat(player)?;
        let mismatch = |problem| RoomError::RevealMismatch { problem };
        let reveal = self.reveal().ok_or(mismatch("the match is not about to begin: keep your nonce"))?;
        if !reveal.waits_for.contains(seat) {
            return Ok(Plan::Again);
        }
        let nonce = Nonce::from_hex(nonce)?;
        if self.places.get(seat.index()).and_then(|place| place.nonce_hash) != Some(nonce.hash()) {
            return Err(mismatch("this nonce does not match the hash that you gave"));
        }
        let revealed = Entry::Revealed { seat, nonce, replaced: false };
        if reveal.waits_for.without(seat).is_empty() {
            self.plan_start(vec![revealed])
        } else {
            Ok(revealed.into())
        }
    }

    /// The start of the match, after these nonces.
    fn plan_start(&self, mut entries: Vec<Entry>) -> Result<Plan, RoomError> {
        let mut nonces = self.nonces();
        for entry in &entries {
            if let Entry::Revealed { seat, nonce, .. } = entry
                && let Some(hidden) = nonces.get_mut(seat.index())
            {
                hidden.clone_from(nonce);
            }
        }
        let rules_version = (self.catalog.manifest)().rules_version;
        let opening = self.open_table_with(rules_version, nonces)?.opening()?;
        let began = Began { rules_version, steps: raw(opening.steps)?, told: opening.events_digest };
        entries.push(Entry::Began(began));
        Ok(Plan::Enter { entries, prepared: None })
    }

    pub(super) fn revealed(&mut self, seat: Seat, nonce: Nonce, replaced: bool) -> Result<(), ApplyError> {
        self.place_mut(seat)?.nonce = nonce;
        if replaced {
            self.reveals.replaced = self.reveals.replaced.with(seat);
        }
        Ok(())
    }

    pub(super) fn nonces(&self) -> Vec<Nonce> {
        self.places.iter().map(|place| place.nonce.clone()).collect()
    }

    /// One per seat, or none if no seat gave a hash.
    pub(super) fn nonce_hashes(&self) -> Vec<Option<NonceHash>> {
        let hashes: Vec<_> = self.places.iter().map(|place| place.nonce_hash).collect();
        if hashes.iter().any(Option::is_some) { hashes } else { Vec::new() }
    }

    fn hidden_nonces(&self) -> SeatSet {
        let all = Seat::all(self.settings.seat_count()).zip(&self.places);
        let is_hidden = |place: &super::Place| place.nonce_hash.is_some() && place.nonce == Nonce::default();
        all.filter(|(_, place)| is_hidden(place)).map(|(seat, _)| seat).collect()
    }
}
