//! What a match waits for, and how it goes on.

use game::{Lang, Seat, Turn};
use serde_json::Value;
use table::{AnyTable, Offer, TableError};

use crate::answer::{Answer, OfferLine, OutcomeLine};
use crate::error::EngineError;
use crate::fields::{Choice, Fields, Onlooker};
use crate::hosting::random;
use crate::matches::Match;
use crate::session::Session;
use crate::voice::{Voice, Voices, event_lines};

pub(crate) fn turn(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    Ok(Answer::Turn(session.matches.find(fields.number("match")?)?.turn()))
}

pub(crate) fn legal(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let asked = fields.number("seat")?;
    let lang = fields.lang()?;
    let seat = found.seat_or_owing(asked)?;
    let actions = found.table.legal(seat);
    let Some(lang) = lang else { return Ok(Answer::Legal { seat, actions, offers: None }) };
    let voice = session.voices.of(&*found.table, lang, Some(seat))?;
    let offers = Some(offers(&*found.table, seat, &actions, &voice));
    Ok(Answer::Legal { seat, actions, offers })
}

pub(crate) fn act(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let asked = fields.number("seat")?;
    let choice = fields.choice("action")?;
    let telling = Telling::of(fields)?;
    let seat = found.seat_or_owing(asked)?;
    let step = |found: &mut Match| match choice {
        Choice::Spelt(action) => act_spelt(found, seat, action),
        Choice::Nth(index) => found.table.act_nth(seat, index),
    };
    telling.step(found, &mut session.voices, Some(seat), step)
}

pub(crate) fn resolve(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let choice = fields.choice("outcome")?;
    let telling = Telling::of(fields)?;
    let step = |found: &mut Match| match choice {
        Choice::Spelt(outcome) => resolve_spelt(found, outcome),
        Choice::Nth(index) => resolve_nth(&mut *found.table, index),
    };
    telling.step(found, &mut session.voices, None, step)
}

pub(crate) fn outcomes(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let line = |(outcome, weight)| OutcomeLine { outcome, weight };
    Ok(Answer::Outcomes { outcomes: found.table.outcomes()?.into_iter().map(line).collect() })
}

pub(crate) fn advise(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let asked = fields.number("seat")?;
    let bot = found.entry.bot(&fields.need("bot", Fields::text)?)?;
    let seed = fields.number("seed")?.map_or_else(|| random().map(u64::from_le_bytes), Ok)?;
    let budget = fields.budget("iterations")?;
    let seat = found.seat_or_owing(asked)?;
    check_turn(found.table.turn(), seat)?;
    let index = (bot.make)(seed, budget).choose(&found.table.bot_input(seat));
    let chosen = index.and_then(|index| Some((index, found.table.legal(seat).into_iter().nth(index)?)));
    let (index, action) = chosen.ok_or(EngineError::NoAdvice { bot: bot.key })?;
    Ok(Answer::Advice { seat, bot: bot.key, index, action })
}

/// To whom a step is told, and in which language.
struct Telling {
    /// Who was named; if nobody was, only the public's new events are counted.
    observer: Option<Onlooker>,
    lang: Option<Lang>,
}

impl Telling {
    fn of(fields: &mut Fields) -> Result<Telling, EngineError> {
        Ok(Telling { observer: fields.observer()?, lang: fields.lang()? })
    }

    /// Makes a step, of this seat or of chance, and tells what came of it.
    fn step(
        self,
        found: &mut Match,
        voices: &mut Voices,
        seat: Option<Seat>,
        step: impl FnOnce(&mut Match) -> Result<(), TableError>,
    ) -> Result<Answer, EngineError> {
        let observer = found.observer(self.observer.unwrap_or(Onlooker::Public))?;
        let before = found.heard_by(observer);
        // The voice comes first: if there is none, the match must stay as it is.
        let voice = match self.lang {
            Some(lang) => Some(voices.of(&*found.table, lang, observer.seat())?),
            None => None,
        };
        if let Err(error) = step(found) {
            return Err(refusal(error, &*found.table, seat, voices, self.lang.unwrap_or(Lang::En)));
        }
        let events = found.table.events_since(observer, before);
        let new_events = events.len();
        let events = self.observer.map(|_| event_lines(events, voice.as_ref()));
        Ok(Answer::Stepped { turn: found.turn(), new_events, events })
    }
}

/// Why a step was not made, with what the seat could do instead where the step itself was the trouble.
fn refusal(
    error: TableError,
    table: &dyn AnyTable,
    seat: Option<Seat>,
    voices: &mut Voices,
    lang: Lang,
) -> EngineError {
    let legal = || seat.map(|seat| table.legal(seat)).filter(|legal| !legal.is_empty());
    match error {
        TableError::Refused { code, message } => match voices.of(table, lang, seat) {
            Ok(voice) => EngineError::Refused { code, said: voice.phrase(&message), legal: legal() },
            Err(error) => error,
        },
        error @ (TableError::BadAction { .. } | TableError::NoSuchChoice { .. }) => {
            EngineError::Table { error, legal: legal() }
        }
        other => other.into(),
    }
}

/// Takes an action that is spelt as it is listed. Any other is tried on a copy, which tells what is wrong with it:
/// whatever it is, the match itself stays untouched.
fn act_spelt(found: &mut Match, seat: Seat, action: Value) -> Result<(), TableError> {
    let legal = found.table.legal(seat);
    if let Some(index) = legal.iter().position(|known| *known == action) {
        return found.table.act_nth(seat, index);
    }
    found.copy()?.act(seat, action)?;
    Err(TableError::BadAction { problem: AS_LISTED.to_owned(), legal })
}

/// Takes an outcome in the same way.
fn resolve_spelt(found: &mut Match, outcome: Value) -> Result<(), TableError> {
    if found.table.outcomes()?.iter().any(|(known, _)| *known == outcome) {
        return found.table.resolve(outcome);
    }
    found.copy()?.resolve(outcome)?;
    Err(TableError::BadOutcome { problem: AS_LISTED.to_owned() })
}

/// What is wrong with a choice that a game would understand although it is not spelt as the game spells it. To take
/// it would be to promise every way of spelling that some reader of JSON happens to allow.
const AS_LISTED: &str = "it must be spelt as it is listed, without other fields or forms";

fn resolve_nth(table: &mut dyn AnyTable, index: usize) -> Result<(), TableError> {
    let outcomes = table.outcomes()?;
    if table.turn() != Turn::Chance {
        return Err(TableError::NotChance);
    }
    let count = outcomes.len();
    let (outcome, _) = outcomes.into_iter().nth(index).ok_or(TableError::NoSuchChoice { index, count })?;
    table.resolve(outcome)
}

/// Whether this seat can act now: a bot is not asked what it cannot do.
fn check_turn(turn: Turn, seat: Seat) -> Result<(), TableError> {
    match turn {
        Turn::Over => Err(TableError::Over),
        Turn::Chance => Err(TableError::ChanceFirst),
        turn if turn.actors().contains(seat) => Ok(()),
        turn => Err(TableError::NotYourTurn { seat, actors: turn.actors() }),
    }
}

fn offers(table: &dyn AnyTable, seat: Seat, actions: &[Value], voice: &Voice<'_>) -> Vec<OfferLine> {
    let line = |(offer, action): (Offer, &Value)| OfferLine {
        action: action.clone(),
        label: voice.sentence(&offer.message),
        help: voice.sentence(&offer.help),
        rule: offer.rule,
    };
    table.legal_choices(seat).into_iter().zip(actions).map(line).collect()
}
