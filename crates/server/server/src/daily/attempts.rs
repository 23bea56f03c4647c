//! Begins attempts, and practice with the same deals.

use std::sync::Arc;

use room::ids::{PlayerId, RoomId};
use room::protocol::Command;
use room::{Day, Room, RoomSettings};
use store::{AttemptRow, NewAttempt, RoomStage};

use super::{Daily, Deal};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::rooms::{Rooms, Visitor};

/// Who plays.
pub(crate) struct Player {
    pub(crate) id: PlayerId,
    pub(crate) name: String,
    /// Guests are not ranked.
    pub(crate) has_account: bool,
}

impl Daily {
    /// The room of a player's attempt at today's deal. It is opened by the first call, and the match begins at once.
    pub(crate) async fn begin(
        &self,
        rooms: &Arc<Rooms>,
        player: &Player,
        game: &str,
    ) -> Result<RoomId, ApiError> {
        let deal = self.deal(self.today(), game).await?;
        let attempt = match self.attempt(&deal, &player.id).await? {
            Some(attempt) => attempt,
            None => self.new_attempt(&deal, player).await?,
        };
        let room =
            RoomId::parse(&attempt.room).ok_or_else(|| ApiError::internal("a stored room id is wrong"))?;
        let stage = match self.store.room(room.as_str()).await? {
            Some(row) => row.stage,
            // Either this attempt has just been stored, or a server stopped before it opened the room.
            None => {
                self.open(rooms, &room, &deal, deal.settings.clone(), player).await?;
                RoomStage::Open
            }
        };
        if stage == RoomStage::Open {
            begin_match(rooms, &room, player).await?;
        }
        Ok(room)
    }

    /// A new room with a deal that the player has played, or whose day is over. It is not ranked.
    pub(crate) async fn practise(
        &self,
        rooms: &Arc<Rooms>,
        player: &Player,
        day: Day,
        game: &str,
    ) -> Result<RoomId, ApiError> {
        let deal = self.deal(day, game).await?;
        let is_over = day < self.today();
        if !is_over && !self.has_ended_attempt(&deal, &player.id).await? {
            return Err(ApiError::DailyFirst);
        }
        self.check_rules(&deal).await?;
        let room = RoomId::draw();
        let settings = RoomSettings { practice: is_over, ..deal.settings.clone() };
        self.open(rooms, &room, &deal, settings, player).await?;
        begin_match(rooms, &room, player).await?;
        Ok(room)
    }

    pub(crate) async fn attempt(
        &self,
        deal: &Deal,
        player: &PlayerId,
    ) -> Result<Option<AttemptRow>, ApiError> {
        Ok(self.store.attempt(&deal.day.to_string(), deal.game.key(), player.as_str()).await?)
    }

    /// Whether the player cannot continue an attempt any more.
    async fn has_ended_attempt(&self, deal: &Deal, player: &PlayerId) -> Result<bool, ApiError> {
        match self.attempt(deal, player).await? {
            Some(attempt) => Ok(attempt.result.is_some() || self.is_closed(&attempt).await?),
            None => Ok(false),
        }
    }

    /// Whether the player has given up.
    pub(crate) async fn is_closed(&self, attempt: &AttemptRow) -> Result<bool, ApiError> {
        let row = self.store.room(&attempt.room).await?;
        Ok(row.is_some_and(|row| row.stage == RoomStage::Closed))
    }

    async fn new_attempt(&self, deal: &Deal, player: &Player) -> Result<AttemptRow, ApiError> {
        self.check_rules(deal).await?;
        let attempt = NewAttempt {
            day: deal.day.to_string(),
            game: deal.game.key().to_owned(),
            player: player.id.to_string(),
            room: RoomId::draw().to_string(),
            ranked: player.has_account,
            begun_ms: now_ms(),
        };
        Ok(self.store.begin_attempt(attempt).await?)
    }

    /// Other rules have other draws, so they would be another deal.
    async fn check_rules(&self, deal: &Deal) -> Result<(), ApiError> {
        let present = i64::from((deal.game.manifest)().rules_version);
        let (day, game) = (deal.day.to_string(), deal.game.key());
        let settled = self.store.settle_deal_rules(&day, game, present).await?;
        if settled == Some(present) { Ok(()) } else { Err(ApiError::DailyRulesChanged) }
    }

    async fn open(
        &self,
        rooms: &Arc<Rooms>,
        room: &RoomId,
        deal: &Deal,
        settings: RoomSettings,
        player: &Player,
    ) -> Result<(), ApiError> {
        let secret = deal.secret.reveal();
        let entries = Room::daily_entries(settings, secret, player.id.clone(), &player.name);
        match rooms.open_room_as(room, entries.into()).await {
            Ok(()) => Ok(()),
            // The player has asked twice at the same time.
            Err(error) => match self.store.room(room.as_str()).await? {
                Some(_) => Ok(()),
                None => Err(error),
            },
        }
    }
}

/// Begins the match, unless it has begun.
async fn begin_match(rooms: &Arc<Rooms>, room: &RoomId, player: &Player) -> Result<(), ApiError> {
    let visitor = Visitor { player: Some(player.id.clone()), name: player.name.clone() };
    match rooms.command(room, &visitor, "begin", &Command::Begin).await {
        Ok(_) => Ok(()),
        Err(error) if ["begun", "closed"].contains(&error.code()) => Ok(()),
        Err(error) => Err(error),
    }
}
