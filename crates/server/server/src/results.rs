//! Counts finished matches: the history of each player and, if the match is rated, the ratings.

mod older_matches;

use catalog::Placing;
use game::Seat;
use room::protocol::Cover;
use room::{Holder, Place, Room};
use store::{NewPlayed, NewResult, Recorded, Store};
use table::AnyTable;

use crate::error::ApiError;
use crate::ratings;

pub(crate) use older_matches::run;

/// How often a result is computed again if another match changed the ratings meanwhile.
const ATTEMPTS: usize = 5;

/// Counts the result of a room's match. Calling it again changes nothing.
pub(crate) async fn count_result(store: &Store, room: &Room) -> Result<(), ApiError> {
    let Some(result) = result_of(store, room, room.active_ms()).await? else { return Ok(()) };
    for _ in 0..ATTEMPTS {
        let ratings = if result.rated { ratings::after_match(store, room).await? } else { Vec::new() };
        match store.record_result(NewResult { ratings, ..result.clone() }).await? {
            Recorded::Now | Recorded::Before => return Ok(()),
            Recorded::RatingsMoved => {}
        }
    }
    Err(ApiError::StoreUnavailable)
}

/// The result of a match that counts, without ratings.
async fn result_of(store: &Store, room: &Room, finished_ms: i64) -> Result<Option<NewResult>, ApiError> {
    let Some(table) = room.table().filter(|table| table.is_over() && counts(room)) else { return Ok(None) };
    if !is_first_attempt(store, room).await? {
        return Ok(None);
    }
    let settings = room.settings();
    let seats = Seat::all(settings.seat_count()).zip(room.places());
    let players: Vec<NewPlayed> =
        seats.filter_map(|(seat, place)| played(room, table, seat, place)).collect();
    if players.is_empty() {
        return Ok(None);
    }
    Ok(Some(NewResult {
        room: room.id().to_string(),
        game: settings.game.clone(),
        mode: mode(room),
        seats: settings.seat_count().into(),
        level: strongest_bot(room),
        rated: settings.rated,
        listed: settings.listed,
        finished_ms,
        public_ms: finished_ms.saturating_add(settings.spectators.delay_ms()),
        players,
        ratings: Vec::new(),
    }))
}

/// Lessons and practice do not count, nor does a match that continues from the middle of another one.
fn counts(room: &Room) -> bool {
    let settings = room.settings();
    !settings.lesson && !settings.practice && settings.origin.is_none()
}

/// Whether a daily dungeon is the player's attempt. A player knows the deal after the first attempt.
async fn is_first_attempt(store: &Store, room: &Room) -> Result<bool, ApiError> {
    let Some(day) = room.settings().daily else { return Ok(true) };
    let Some(player) = room.places().iter().find_map(Place::player) else { return Ok(false) };
    let attempt = store.attempt(&day.to_string(), &room.settings().game, player.as_str()).await?;
    Ok(attempt.is_some_and(|attempt| attempt.room == room.id().as_str()))
}

/// The value of the game's first option.
fn mode(room: &Room) -> String {
    let option = (room.game().manifest)().options.first();
    let chosen = option.and_then(|option| room.settings().options.get(option.key).cloned());
    let default = || option.and_then(|option| option.values.first().map(|value| (*value).to_owned()));
    chosen.or_else(default).unwrap_or_default()
}

fn strongest_bot(room: &Room) -> Option<String> {
    let rank = |place: &Place| {
        let Holder::Bot { bot } = &place.holder else { return None };
        let key = room.game().bot(bot).ok()?.key;
        room.game().bots.iter().position(|bot| bot.key == key)
    };
    let strongest = room.places().iter().filter_map(rank).max()?;
    room.game().bots.get(strongest).map(|bot| bot.key.to_owned())
}

/// How a player ended the match. A player who left is the last, even if the bot won.
fn played(room: &Room, table: &dyn AnyTable, seat: Seat, place: &Place) -> Option<NewPlayed> {
    let player = place.player().filter(|player| !player.is_former())?;
    let has_left = place.covered == Some(Cover::Left);
    let won = !has_left && table.winners().contains(seat);
    let placing = room.game().daily.and_then(|daily| daily.placing(table, seat));
    let last = room.settings().seat_count();
    let by_points = placing.map_or(if won { 1 } else { last }, |Placing { place, .. }| place);
    Some(NewPlayed {
        seat: i64::try_from(seat.index()).unwrap_or(i64::MAX),
        player: player.to_string(),
        place: i64::from(if has_left { last } else { by_points }),
        won,
        points: placing.map(|placing| placing.points.into()),
        figure: room.game().portraits.of_seat(table, seat).figure.map(|figure| figure.key),
    })
}
