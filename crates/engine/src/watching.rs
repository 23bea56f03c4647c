//! What a match shows: to a seat, to the public, and to the referee.

use catalog::NoOdds;
use table::JsonEvent;

use crate::answer::{Answer, SceneLine};
use crate::error::EngineError;
use crate::fields::{Fields, Onlooker};
use crate::matches::Match;
use crate::session::Session;
use crate::voice::event_lines;

pub(crate) fn odds(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let asked = fields.number("seat")?;
    let odds_of = found.entry.odds()?;
    let seat = found.seat_or_owing(asked)?;
    // Only a input of another game has no odds, and the entry's own tables have none of those.
    let odds = odds_of(&found.table.bot_input(seat)).ok_or_else(|| no_odds(found))?;
    Ok(Answer::Odds { seat, odds })
}

fn no_odds(found: &Match) -> EngineError {
    EngineError::NoOdds(NoOdds { key: found.entry.key(), known: Vec::new() })
}

pub(crate) fn view(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let observer = found.observer(fields.onlooker()?.unwrap_or(Onlooker::Public))?;
    let view = found.table.view(observer);
    let Some(lang) = fields.lang()? else { return Ok(Answer::View { view, scene: None }) };
    let voice = session.voices.of(&*found.table, lang, observer.seat())?;
    let (lines, prompt) = found.table.scene(observer);
    let lines = lines.iter().map(|line| voice.sentence(line)).collect();
    let prompt = prompt.map(|prompt| voice.sentence(&prompt));
    Ok(Answer::View { view, scene: Some(SceneLine { lines, prompt }) })
}

pub(crate) fn log(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let reader = Reader::of(fields, found)?;
    let events = reader.events(found, fields.place("since")?.unwrap_or(0));
    let Some(lang) = fields.lang()? else { return Ok(Answer::Log { events: event_lines(events, None) }) };
    let voice = session.voices.of(&*found.table, lang, reader.seat())?;
    Ok(Answer::Log { events: event_lines(events, Some(&voice)) })
}

pub(crate) fn fairness(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    Ok(Answer::Fairness { fairness: found.table.fairness() })
}

/// Who reads the log.
enum Reader {
    /// Someone who hears of it what an observer may.
    Observer(game::Observer),
    /// Someone who hears everything.
    Referee,
}

impl Reader {
    fn of(fields: &mut Fields, found: &Match) -> Result<Reader, EngineError> {
        match (fields.onlooker()?, fields.mark("referee")?) {
            (Some(Onlooker::Seat(_)), Some(())) => {
                Err(EngineError::ClashingFields { one: "seat", other: "referee" })
            }
            (Some(Onlooker::Public), Some(())) => {
                Err(EngineError::ClashingFields { one: "public", other: "referee" })
            }
            (None, Some(())) => Ok(Reader::Referee),
            (named, None) => Ok(Reader::Observer(found.observer(named.unwrap_or(Onlooker::Public))?)),
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
