//! The daily dungeons: each day one deal per game, the same for everyone, against bots that decide the same.
//!
//! The secret of a deal is drawn days ahead and stored once, so every node and every room has the same. Its commitment
//! is public from then on, and the secret when the day is over. Until then, nothing of a deal may reach a player who has
//! yet to play it: no replay, no record, and no result to those who have not finished their own attempt.

mod attempts;
mod measuring;

use std::sync::Arc;

use catalog::Placing;
use game::Seat;
use room::ids::draw_secret;
use room::{Day, Room, RoomSettings};
use store::{AttemptResult, DealRow, Store};
use table::Secret;

use crate::clock::now_ms;
use crate::error::ApiError;
use crate::settings::Settings;

pub(crate) use attempts::Player;
pub(crate) use measuring::run;

/// How many days ahead deals are drawn. The commitment to a deal is public when the day before it begins.
const AHEAD: i64 = 2;

/// The person's seat.
pub(crate) const PLAYER: Seat = Seat::FIRST;

/// The deals and the attempts at them.
pub(crate) struct Daily {
    store: Store,
    games: &'static [catalog::Entry],
    settings: Arc<Settings>,
}

/// The deal of one day and game. It has no `Debug`, because of its secret.
pub(crate) struct Deal {
    pub(crate) day: Day,
    pub(crate) game: &'static catalog::Entry,
    pub(crate) secret: Secret,
    pub(crate) settings: RoomSettings,
    pub(crate) drawn_ms: i64,
}

/// The day that it is now.
pub(crate) fn today(settings: &Settings) -> Day {
    Day::at(now_ms() - start_ms(settings))
}

/// When a day is over, in milliseconds since 1970.
pub(crate) fn end_ms(settings: &Settings, day: Day) -> i64 {
    day.plus(1).start_ms() + start_ms(settings)
}

/// Whether others have yet to play the deal of a room.
pub(crate) fn is_sealed(settings: &Settings, room: &RoomSettings) -> bool {
    room.daily.is_some_and(|day| day >= today(settings))
}

fn start_ms(settings: &Settings) -> i64 {
    i64::try_from(settings.daily_start.as_millis()).unwrap_or(i64::MAX)
}

/// Stores the result of an attempt, if it came before the day was over. Other rooms with the same deal are ignored. Calling
/// it again changes nothing.
pub(crate) async fn count_result(store: &Store, settings: &Settings, room: &Room) -> Result<(), ApiError> {
    let finished_on = Day::at(room.active_ms() - start_ms(settings));
    if room.settings().daily.is_none_or(|day| finished_on > day) {
        return Ok(());
    }
    let placing = room.table().zip(room.game().daily);
    let Some(Placing { place, points }) = placing.and_then(|(table, daily)| daily.placing(table, PLAYER))
    else {
        return Ok(());
    };
    let result = AttemptResult { finished_ms: room.active_ms(), place: place.into(), points: points.into() };
    Ok(store.finish_attempt(room.id().as_str(), result).await?)
}

impl Daily {
    pub(crate) fn new(store: Store, games: &'static [catalog::Entry], settings: Arc<Settings>) -> Daily {
        Daily { store, games, settings }
    }

    pub(crate) fn today(&self) -> Day {
        today(&self.settings)
    }

    pub(crate) fn end_ms(&self, day: Day) -> i64 {
        end_ms(&self.settings, day)
    }

    /// The deals from one day to another, both included, in the order of the games. Those that are due are drawn.
    pub(crate) async fn deals(&self, first: Day, last: Day) -> Result<Vec<Deal>, ApiError> {
        let known = self.known_deals(first, last).await?;
        let today = self.today();
        let mut has_drawn = false;
        for day in (0..=AHEAD).map(|days| today.plus(days)).filter(|day| (first..=last).contains(day)) {
            for game in self.games.iter().filter(|game| game.daily.is_some()) {
                if !known.iter().any(|deal| deal.day == day && deal.game.key() == game.key()) {
                    self.draw(day, game).await?;
                    has_drawn = true;
                }
            }
        }
        // Another node may have drawn the same deals; the first ones were kept.
        if has_drawn { self.known_deals(first, last).await } else { Ok(known) }
    }

    /// The deal of a day that is not in the future.
    pub(crate) async fn deal(&self, day: Day, game: &str) -> Result<Deal, ApiError> {
        if day > self.today() {
            return Err(ApiError::NothingHere);
        }
        let deals = self.deals(day, day).await?;
        deals.into_iter().find(|deal| deal.game.key() == game).ok_or(ApiError::NothingHere)
    }

    async fn known_deals(&self, first: Day, last: Day) -> Result<Vec<Deal>, ApiError> {
        let rows = self.store.deals(&first.to_string(), &last.to_string()).await?;
        let mut deals: Vec<Deal> = rows.into_iter().filter_map(|row| self.read(row)).collect();
        let place = |deal: &Deal| self.games.iter().position(|game| game.key() == deal.game.key());
        deals.sort_by_key(|deal| (deal.day, place(deal)));
        Ok(deals)
    }

    /// A deal of a game that this program does not have, or cannot read, is left out.
    fn read(&self, row: DealRow) -> Option<Deal> {
        let game = self.games.iter().find(|game| game.key() == row.game)?;
        let (day, secret) = (Day::parse(&row.day)?, Secret::from_hex(&row.secret).ok()?);
        let settings = serde_json::from_str(&row.settings).ok()?;
        Some(Deal { day, game, secret, settings, drawn_ms: row.drawn_ms })
    }

    async fn draw(&self, day: Day, game: &'static catalog::Entry) -> Result<(), ApiError> {
        let Some(settings) = RoomSettings::of_daily(game, day) else { return Ok(()) };
        let deal = DealRow {
            day: day.to_string(),
            game: game.key().to_owned(),
            secret: draw_secret().reveal(),
            settings: serde_json::to_string(&settings)
                .map_err(|_| ApiError::internal("settings cannot be written"))?,
            drawn_ms: now_ms(),
        };
        Ok(self.store.add_deal(deal).await?)
    }
}
