//! The commands that show a match to a seat, the public or the referee.

use catalog::NoOdds;
use table::JsonEvent;

use crate::answer::{Answer, SceneLine};
use crate::error::EngineError;
use crate::fields::{Fields, ObserverArg};
use crate::localizer::event_lines;
use crate::matches::Match;
use crate::session::Session;

pub(crate) fn odds(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let asked = fields.number("seat")?;
    let odds_of = found.entry.odds()?;
    let seat = found.seat_or_owing(asked)?;
    // This cannot fail: only an input of another game has no odds.
    let odds = odds_of(&found.table.bot_input(seat)).ok_or_else(|| no_odds(found))?;
    Ok(Answer::Odds { seat, odds })
}

fn no_odds(found: &Match) -> EngineError {
    EngineError::NoOdds(NoOdds { key: found.entry.key(), known: Vec::new() })
}

pub(crate) fn view(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let observer = found.observer(fields.observer_arg()?.unwrap_or(ObserverArg::Public))?;
    let view = found.table.view(observer);
    let Some(lang) = fields.lang()? else { return Ok(Answer::View { view, scene: None }) };
    let localizer = session.localizers.of(&*found.table, lang, observer.seat())?;
    let (lines, prompt) = found.table.scene(observer);
    let lines = lines.iter().map(|line| localizer.sentence(line)).collect();
    let prompt = prompt.map(|prompt| localizer.sentence(&prompt));
    Ok(Answer::View { view, scene: Some(SceneLine { lines, prompt }) })
}

pub(crate) fn log(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let reader = Reader::of(fields, found)?;
    let events = reader.events(found, fields.place("since")?.unwrap_or(0));
    let Some(lang) = fields.lang()? else { return Ok(Answer::Log { events: event_lines(events, None) }) };
    let localizer = session.localizers.of(&*found.table, lang, reader.seat())?;
    Ok(Answer::Log { events: event_lines(events, Some(&localizer)) })
}

pub(crate) fn fairness(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    Ok(Answer::Fairness { fairness: found.table.fairness() })
}

enum Reader {
    Observer(game::Observer),
    /// Sees all events without redaction.
    Referee,
}

impl Reader {
    fn of(fields: &mut Fields, found: &Match) -> Result<Reader, EngineError> {
        match (fields.observer_arg()?, fields.flag("referee")?) {
            (Some(ObserverArg::Seat(_)), Some(())) => {
                Err(EngineError::ClashingFields { one: "seat", other: "referee" })
            }
            (Some(ObserverArg::Public), Some(())) => {
                Err(EngineError::ClashingFields { one: "public", other: "referee" })
            }
            (None, Some(())) => Ok(Reader::Referee),
            (named, None) => Ok(Reader::Observer(found.observer(named.unwrap_or(ObserverArg::Public))?)),
        }
    }

    fn events(&self, found: &Match, since: usize) -> Vec<JsonEvent> {
        match self {
            Reader::Observer(observer) => found.table.events_since(*observer, since),
            Reader::Referee => found.table.referee_log().into_iter().skip(since).collect(),
        }
    }

    fn seat(&self) -> Option<game::Seat> {
        match self {
            Reader::Observer(observer) => observer.seat(),
            Reader::Referee => None,
        }
    }
}
