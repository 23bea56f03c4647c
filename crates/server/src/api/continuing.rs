//! Tables at which a match goes on from a position of another.

use std::sync::Arc;

use game::Setup;
use serde_json::Value;
use table::{Chance, Config, Origin};

use super::archive::Archive;
use crate::fault::Fault;
use crate::house::House;
use crate::room::{Began, Decided, Entry, Position, Terms};

impl House {
    /// What is entered into a new room so that its match goes on from the position that its terms name, if they do.
    pub(super) async fn continued(self: &Arc<House>, terms: &Terms) -> Result<Option<Entry>, Fault> {
        let Some(position) = terms.origin.clone() else { return Ok(None) };
        let (terms, room) = (terms.clone(), position.room.clone());
        let look = move |archive: &Archive| archive.steps_to(&position, &terms);
        self.look_up(&room, look).await.map(|steps| Some(Entry::Continued { steps }))
    }
}

impl Archive {
    /// The steps that lead to a position of this match, from which another one by these terms can go on.
    fn steps_to(&self, position: &Position, terms: &Terms) -> Result<Vec<Value>, Fault> {
        if !self.is_finished() {
            return Err(Fault::NotOver);
        }
        self.check_same_game(terms)?;
        let steps = self.standing_after(position.entry)?;
        let origin =
            Origin { of: position.room.to_string(), steps: steps.clone(), known_to: position.known_to };
        let (seats, options) = (terms.seat_count(), terms.options.clone());
        let config = Config { seats, options, players: Vec::new(), origin: Some(origin) };
        let trial = (self.room.game().open)(config, Chance::of_seed(0));
        trial.map(|_| steps).map_err(|error| Fault::terms("origin", error.to_string()))
    }

    /// A match goes on as what it was: the same game, with the same seats and options.
    fn check_same_game(&self, terms: &Terms) -> Result<(), Fault> {
        let own = self.room.terms();
        let settled = |terms: &Terms| {
            let setup: Setup = terms.check(self.room.game())?;
            Ok::<_, Fault>((setup.seats(), setup.options().collect::<Vec<_>>()))
        };
        let wrong = || Fault::terms("origin", "the game, the seats and the options of its match".to_owned());
        if own.game == terms.game && settled(own)? == settled(terms)? { Ok(()) } else { Err(wrong()) }
    }

    /// The steps that stood after an entry of the log.
    fn standing_after(&self, entry: i64) -> Result<Vec<Value>, Fault> {
        let unreadable = |_| Fault::Internal { what: "an entry of the room's log cannot be read" };
        let mut standing = self.first_steps()?;
        let mut has_begun = false;
        for stored in self.log.iter().take_while(|stored| stored.number <= entry) {
            if let Entry::Began(Began { steps, .. })
            | Entry::Decided(Decided { steps, .. })
            | Entry::Undone(Decided { steps, .. }) = Entry::from_line(&stored.body).map_err(unreadable)?
            {
                let made: Vec<Value> = serde_json::from_str(steps.get()).map_err(unreadable)?;
                made.into_iter().for_each(|step| stand(&mut standing, step));
                has_begun = true;
            }
        }
        if has_begun { Ok(standing) } else { Err(Fault::terms("origin.entry", an_entry())) }
    }

    /// The steps before the match's own, if it went on from another itself.
    fn first_steps(&self) -> Result<Vec<Value>, Fault> {
        match self.room.origin() {
            None => Ok(Vec::new()),
            Some(Origin { known_to: None, steps, .. }) => Ok(steps),
            // What was dealt anew there was dealt by that match's own secret, and by no step.
            Some(Origin { known_to: Some(_), .. }) => Err(Fault::terms("origin", not_dealt_anew())),
        }
    }
}

fn an_entry() -> String {
    "an entry that the outline of its match names".to_owned()
}

fn not_dealt_anew() -> String {
    "a match in which nothing was dealt anew when it began".to_owned()
}

/// Adds a step to those that stand, or takes so many of them back.
fn stand(standing: &mut Vec<Value>, step: Value) {
    match step.get("undo").and_then(Value::as_u64) {
        Some(undo) => {
            let kept = standing.len().saturating_sub(usize::try_from(undo).unwrap_or(usize::MAX));
            standing.truncate(kept);
        }
        None => standing.push(step),
    }
}
