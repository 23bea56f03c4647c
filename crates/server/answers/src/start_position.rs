//! New matches that start from a position of another match.

use game::{Observer, Seat, Setup};
use room::ids::PlayerId;
use room::{Began, Decided, Entry, RoomError, RoomSettings, StartPosition};
use serde_json::Value;
use table::{Chance, Config, Deal, Origin};

use crate::archive::Archive;
use crate::error::AnswerError;
use crate::loaded_room::Perspective;

impl Archive {
    /// The steps to a position of this match, checked by a trial table with the new settings.
    pub fn entry_for(
        &self,
        position: &StartPosition,
        settings: &RoomSettings,
        player: &PlayerId,
    ) -> Result<Entry, AnswerError> {
        self.check_same_game(settings)?;
        let (steps, dealt) = (self.steps_after(self.entry_of(position, player)?)?, self.deals()?);
        let (of, known_to) = (position.room.to_string(), position.known_to);
        let origin = Origin { of, steps: steps.clone(), dealt: dealt.clone(), known_to };
        let (seats, options) = (settings.seat_count(), settings.options.clone());
        let config = Config { seats, options, origin: Some(origin), ..Config::default() };
        let trial = (self.room.game().open)(config, Chance::of_seed(0));
        let continued = Entry::Continued { steps, dealt };
        trial.map(|_| continued).map_err(|error| AnswerError::settings("origin", error.to_string()))
    }

    /// The log entry after which the position stood. While the match is running, it must be a step that the player
    /// saw from their own seat.
    fn entry_of(&self, position: &StartPosition, player: &PlayerId) -> Result<i64, AnswerError> {
        match (position.entry, position.step, position.known_to) {
            (Some(entry), None, _) if self.is_open() => Ok(entry),
            (Some(_), None, _) => Err(AnswerError::from(RoomError::NotOver)),
            (None, Some(step), Some(seat)) => self.entry_seen(step, seat, player),
            _ => Err(AnswerError::settings(
                "origin",
                "give an `entry`, or a `step` with `known_to`".to_owned(),
            )),
        }
    }

    /// The log entry of a step that this player saw from this seat.
    fn entry_seen(&self, step: u32, seat: Seat, player: &PlayerId) -> Result<i64, AnswerError> {
        let settings = self.room.settings();
        if (settings.rated || settings.daily.is_some()) && !self.is_open() {
            return Err(self.check_open().err().unwrap_or(AnswerError::from(RoomError::NotOver)));
        }
        let own = Observer::Seat(seat);
        if self.room.observer(Some(player)) != own {
            return Err(AnswerError::OtherPerspective);
        }
        let found = self.entry_of_step(Perspective::Of(own), usize::try_from(step).unwrap_or(usize::MAX))?;
        found.ok_or_else(|| AnswerError::settings("origin.step", "use a step of the outline".to_owned()))
    }

    /// The new match must have the same game, seats and options.
    fn check_same_game(&self, settings: &RoomSettings) -> Result<(), AnswerError> {
        let own = self.room.settings();
        let settled = |settings: &RoomSettings| {
            let setup: Setup = settings.check(self.room.game())?;
            Ok::<_, AnswerError>((setup.seats(), setup.options().collect::<Vec<_>>()))
        };
        let wrong = || {
            AnswerError::settings("origin", "game, seats and options must be those of its match".to_owned())
        };
        if own.game == settings.game && settled(own)? == settled(settings)? { Ok(()) } else { Err(wrong()) }
    }

    /// The steps after an entry of the log, without those that were undone.
    fn steps_after(&self, entry: i64) -> Result<Vec<Value>, AnswerError> {
        let unreadable = |_| AnswerError::internal("an entry of the room's log cannot be read");
        let mut remaining = self.first_steps();
        let mut has_begun = false;
        for stored in self.log.iter().take_while(|stored| stored.number <= entry) {
            if let Entry::Began(Began { steps, .. })
            | Entry::Decided(Decided { steps, .. })
            | Entry::Undone(Decided { steps, .. }) = Entry::from_line(&stored.body).map_err(unreadable)?
            {
                let made: Vec<Value> = serde_json::from_str(steps.get()).map_err(unreadable)?;
                made.into_iter().for_each(|step| apply_step(&mut remaining, step));
                has_begun = true;
            }
        }
        if has_begun { Ok(remaining) } else { Err(AnswerError::settings("origin.entry", entry_hint())) }
    }

    /// The steps before this match, if it started from a position itself.
    fn first_steps(&self) -> Vec<Value> {
        self.room.origin().map_or_else(Vec::new, |origin| origin.steps)
    }

    /// The hidden components that were dealt again before the first step of this match. They came from its own
    /// secret, not from a step.
    fn deals(&self) -> Result<Vec<Deal>, AnswerError> {
        match (self.room.table(), self.room.origin()) {
            (Some(table), _) => Ok(table.deals()),
            (None, Some(Origin { known_to: Some(_), .. })) => {
                Err(AnswerError::settings("origin", "this program cannot replay its match".to_owned()))
            }
            (None, origin) => Ok(origin.map_or_else(Vec::new, |origin| origin.dealt)),
        }
    }
}

fn entry_hint() -> String {
    "use an entry of the outline of its match".to_owned()
}

/// Adds a step, or removes as many as an undo takes back.
pub fn apply_step(remaining: &mut Vec<Value>, step: Value) {
    match step.get("undo").and_then(Value::as_u64) {
        Some(undo) => {
            let kept = remaining.len().saturating_sub(usize::try_from(undo).unwrap_or(usize::MAX));
            remaining.truncate(kept);
        }
        None => remaining.push(step),
    }
}
