//! What clients are shown of a room.

use game::{Observer, Seat, SeatSet};
use table::{AnyTable, Fairness};

use super::requests::UndoRequest;
use super::seats::{Holder, Place, seat_of};
use super::settings::Pace;
use super::{Clocks, Room, Stage};
use crate::ids::PlayerId;
use crate::protocol::{
    Cover, HolderInfo, NamedPlayer, PendingSeat, RoomInfo, RoomSummary, SeatInfo, StageInfo, UndoInfo,
    UndoPrice, You,
};

/// Who is connected now; this is not in the log.
#[derive(Clone, Debug, Default)]
pub struct Presence {
    /// Seats whose owners are connected.
    pub seats: SeatSet,
    /// Seats for which a bot decides because the owner is away.
    pub covered: SeatSet,
    /// When a bot will start to decide for an absent owner, by seat.
    pub cover_at: Vec<Option<i64>>,
    pub spectators: Vec<NamedPlayer>,
}

impl Room {
    /// The room as everyone may see it. `table` is the match as this observer sees it, which may be delayed.
    pub fn info(&self, table: Option<&dyn AnyTable>, presence: &Presence, now_ms: i64) -> RoomInfo {
        RoomInfo {
            id: self.id.clone(),
            settings: self.settings.clone(),
            host: self.host.clone(),
            stage: self.stage_shown(table),
            seats: self.seats_shown(presence),
            fairness: self.fairness(table),
            nonce_order: self.reveals.nonce_order.clone(),
            reveal: self.reveal(),
            rules_version: table.map(AnyTable::rules_version),
            spectators: presence.spectators.clone(),
            undo: self.undo_shown(),
            take_over: self.take_over().cloned(),
            next: self.next.clone(),
            now_ms,
        }
    }

    /// What lists show of the room.
    pub fn summary(&self) -> RoomSummary {
        let owed = |seat: Seat| PendingSeat { seat, since_ms: self.clocks.asked_since(seat) };
        RoomSummary {
            options: self.settings.options.clone(),
            holders: self.holders(),
            pace: self.settings.pace.clone(),
            rated: self.settings.rated,
            practice: self.settings.practice,
            lesson: self.settings.lesson,
            daily: self.settings.daily,
            spectators: self.settings.spectators,
            owed: self.owing_seats().iter().map(owed).collect(),
            next: self.next.clone(),
        }
    }

    /// Whether this visitor may subscribe: everyone before the match; then players, the host, and others if spectators
    /// are allowed.
    pub fn may_watch(&self, player: Option<&PlayerId>) -> bool {
        let belongs = |player: &PlayerId| self.host == *player || seat_of(&self.places, player).is_some();
        let is_gathering = self.stage == Stage::Open && self.settings.daily.is_none();
        is_gathering || self.settings.spectators.welcome || player.is_some_and(belongs)
    }

    /// Who someone is in this room. Only they and the host learn that they are muted.
    pub fn you(&self, player: Option<&PlayerId>, observer: Observer, presence: &Presence) -> You {
        let host = player == Some(&self.host);
        let muted = player.into_iter().flat_map(|player| self.chat.muted_by(player));
        let muted_by_host = self.chat.muted_by_host().filter(|_| host);
        You {
            player: player.cloned(),
            seat: observer.seat(),
            host,
            may_speak: player.is_none_or(|player| self.chat.may_speak(player)),
            seat_refused: player.is_some_and(|player| self.take_overs.has_refused(player)),
            muted: muted.map(|player| self.speaker(player, presence)).collect(),
            muted_by_host: muted_by_host.map(|player| self.speaker(player, presence)).collect(),
        }
    }

    /// A player with the name they use in this room.
    fn speaker(&self, player: &PlayerId, presence: &Presence) -> NamedPlayer {
        let seated = || self.names().into_iter().nth(seat_of(&self.places, player)?.index());
        let looking_on = || presence.spectators.iter().find(|guest| guest.player == *player);
        let name = self.chat.name_of(player).map(str::to_owned).or_else(seated);
        let name = name.or_else(|| looking_on().map(|guest| guest.name.clone()));
        NamedPlayer { player: player.clone(), name: name.unwrap_or_default() }
    }

    fn stage_shown(&self, table: Option<&dyn AnyTable>) -> StageInfo {
        match (&self.stage, table) {
            (Stage::Closed { code, message }, _) => {
                StageInfo::Closed { code: code.clone(), message: message.clone() }
            }
            (Stage::Open, _) | (_, None) => StageInfo::Open,
            (_, Some(table)) if table.is_over() => StageInfo::Over { winners: table.winners() },
            (_, Some(_)) => StageInfo::Playing,
        }
    }

    /// The commitment to the secret exists before the match begins.
    fn fairness(&self, table: Option<&dyn AnyTable>) -> Fairness {
        let committed =
            || Fairness { commitment: self.secret.commitment(), nonces: self.nonces(), secret: None };
        // The secret and the draws would reveal the steps of a match that may still be running, or a deal that others
        // have yet to play.
        let open = table.filter(|_| !self.settings.is_private() && self.settings.daily.is_none());
        open.and_then(AnyTable::fairness).unwrap_or_else(committed)
    }

    fn seats_shown(&self, presence: &Presence) -> Vec<SeatInfo> {
        let all = Seat::all(self.settings.seat_count()).zip(self.places.iter().zip(self.holders()));
        all.map(|(seat, (place, holder))| self.seat_shown(seat, place, holder, presence)).collect()
    }

    /// The holders of the seats, in order.
    pub fn holders(&self) -> Vec<HolderInfo> {
        let shown = |(place, name): (&Place, String)| match &place.holder {
            Holder::Nobody => HolderInfo::Nobody,
            Holder::Person { player, .. } => HolderInfo::Person { player: player.clone(), name },
            Holder::Bot { bot } => HolderInfo::Bot { bot: bot.clone(), name },
        };
        self.places.iter().zip(self.names()).map(shown).collect()
    }

    fn seat_shown(&self, seat: Seat, place: &Place, holder: HolderInfo, presence: &Presence) -> SeatInfo {
        let away = presence.covered.contains(seat).then_some(Cover::Away);
        let cover_at = presence.cover_at.get(seat.index()).copied().flatten();
        let deadlines = self.clocks.deadline(seat).into_iter().chain(cover_at);
        SeatInfo {
            holder,
            present: presence.seats.contains(seat),
            covered: place.covered.or(away),
            nonce: place.nonce.to_string(),
            nonce_hash: place.nonce_hash.map(|hash| hash.to_string()),
            bank_ms: self.clocks.bank(seat),
            asked_ms: self.clocks.asked_since(seat),
            deadline_ms: deadlines.min(),
        }
    }

    /// The stage, the clocks and whether someone asks for an undo, to see whether a step changed what the room shows.
    pub fn shown_state(&self) -> (Stage, Option<Clocks>, bool) {
        (self.stage.clone(), self.clocks.runs().then(|| self.clocks.clone()), self.undo.is_some())
    }

    fn undo_shown(&self) -> Option<UndoInfo> {
        let UndoRequest { seat, reason, waits_for, until_ms } = self.undo.as_deref()?.clone();
        Some(UndoInfo { seat, reason, waits_for, until_ms })
    }

    /// What it would cost this observer to take the last decision back.
    pub fn undo_price(&self, observer: Observer) -> Option<UndoPrice> {
        let Observer::Seat(seat) = observer else { return None };
        let table = self.table.as_ref().filter(|_| self.stage == Stage::Playing && self.has_undo())?;
        Some(self.undo_price_since(seat, table.since_decision(seat)?))
    }

    /// After how many milliseconds a bot decides for an absent owner, if one does.
    pub fn grace_ms(&self) -> Option<i64> {
        match self.settings.pace {
            Pace::Live { grace_s, .. } => Some(i64::from(grace_s) * 1_000),
            Pace::Turns { .. } => None,
        }
    }
}
