//! What a match waits for, and how it goes on.

use game::{Lang, Seat, Turn};
use serde_json::{Map, Value};
use table::{AnyTable, Offer, TableError};

use super::answer::{Answer, OfferLine, OutcomeLine};
use super::fault::{Fault, clipped};
use super::fields::{Choice, Fields, Onlooker};
use super::hosting::random;
use super::matches::Match;
use super::session::Session;
use super::voice::{Voice, Voices, event_lines};

pub(super) fn turn(session: &mut Session, fields: &mut Fields) -> Result<Answer, Fault> {
    Ok(Answer::Turn(session.matches.find(fields.number("match")?)?.turn()))
}

pub(super) fn legal(session: &mut Session, fields: &mut Fields) -> Result<Answer, Fault> {
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

pub(super) fn act(session: &mut Session, fields: &mut Fields) -> Result<Answer, Fault> {
    let found = session.matches.find(fields.number("match")?)?;
    let asked = fields.number("seat")?;
    let choice = fields.choice("action")?;
    let telling = Telling::of(fields)?;
    let seat = found.seat_or_owing(asked)?;
    let step = |table: &mut dyn AnyTable| match choice {
        Choice::Spelt(action) => {
            let legal = table.legal(seat);
            match surplus(&action, legal.iter()) {
                Some(problem) => Err(TableError::BadAction { problem, legal }),
                None => table.act(seat, action),
            }
        }
        Choice::Nth(index) => table.act_nth(seat, index),
    };
    telling.step(found, &mut session.voices, Some(seat), step)
}

pub(super) fn resolve(session: &mut Session, fields: &mut Fields) -> Result<Answer, Fault> {
    let found = session.matches.find(fields.number("match")?)?;
    let choice = fields.choice("outcome")?;
    let telling = Telling::of(fields)?;
    let step = |table: &mut dyn AnyTable| match choice {
        Choice::Spelt(outcome) => resolve_spelt(table, outcome),
        Choice::Nth(index) => resolve_nth(table, index),
    };
    telling.step(found, &mut session.voices, None, step)
}

pub(super) fn outcomes(session: &mut Session, fields: &mut Fields) -> Result<Answer, Fault> {
    let found = session.matches.find(fields.number("match")?)?;
    let line = |(outcome, weight)| OutcomeLine { outcome, weight };
    Ok(Answer::Outcomes { outcomes: found.table.outcomes()?.into_iter().map(line).collect() })
}

pub(super) fn advise(session: &mut Session, fields: &mut Fields) -> Result<Answer, Fault> {
    let found = session.matches.find(fields.number("match")?)?;
    let asked = fields.number("seat")?;
    let bot = found.entry.bot(&fields.need("bot", Fields::text)?)?;
    let seed = fields.number("seed")?.map_or_else(|| random().map(u64::from_le_bytes), Ok)?;
    let seat = found.seat_or_owing(asked)?;
    check_turn(found.table.turn(), seat)?;
    let index = (bot.make)(seed).choose(&*found.table, seat);
    let chosen = index.and_then(|index| Some((index, found.table.legal(seat).into_iter().nth(index)?)));
    let (index, action) = chosen.ok_or(Fault::NoAdvice { bot: bot.key })?;
    Ok(Answer::Advice { seat, bot: bot.key, index, action })
}

/// To whom a step is told, and in which language.
struct Telling {
    /// Who was named; if nobody was, only the public's new events are counted.
    observer: Option<Onlooker>,
    lang: Option<Lang>,
}

impl Telling {
    fn of(fields: &mut Fields) -> Result<Telling, Fault> {
        Ok(Telling { observer: fields.observer()?, lang: fields.lang()? })
    }

    /// Makes a step, of this seat or of chance, and tells what came of it.
    fn step(
        self,
        found: &mut Match,
        voices: &mut Voices,
        seat: Option<Seat>,
        step: impl FnOnce(&mut dyn AnyTable) -> Result<(), TableError>,
    ) -> Result<Answer, Fault> {
        let observer = found.observer(self.observer.unwrap_or(Onlooker::Public))?;
        let before = found.heard_by(observer);
        // The voice comes first: if there is none, the match must stay as it is.
        let voice = match self.lang {
            Some(lang) => Some(voices.of(&*found.table, lang, observer.seat())?),
            None => None,
        };
        if let Err(error) = step(&mut *found.table) {
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
) -> Fault {
    let legal = || seat.map(|seat| table.legal(seat)).filter(|legal| !legal.is_empty());
    match error {
        TableError::Refused { code, message } => match voices.of(table, lang, seat) {
            Ok(voice) => Fault::Refused { code, said: voice.phrase(&message), legal: legal() },
            Err(fault) => fault,
        },
        error @ (TableError::BadAction { .. } | TableError::NoSuchChoice { .. }) => {
            Fault::Table { error, legal: legal() }
        }
        other => other.into(),
    }
}

fn resolve_spelt(table: &mut dyn AnyTable, outcome: Value) -> Result<(), TableError> {
    let listed = table.outcomes()?;
    match surplus(&outcome, listed.iter().map(|(outcome, _)| outcome)) {
        Some(problem) => Err(TableError::BadOutcome { problem }),
        None => table.resolve(outcome),
    }
}

fn resolve_nth(table: &mut dyn AnyTable, index: usize) -> Result<(), TableError> {
    let outcomes = table.outcomes()?;
    if table.turn() != Turn::Chance {
        return Err(TableError::NotChance);
    }
    let count = outcomes.len();
    let (outcome, _) = outcomes.into_iter().nth(index).ok_or(TableError::NoSuchChoice { index, count })?;
    table.resolve(outcome)
}

/// What a spelt choice says beyond one that is listed. A game may pass over a member that it does not know; here
/// that is a slip of the pen, as in the rest of a request.
fn surplus<'a>(spelt: &Value, mut listed: impl Iterator<Item = &'a Value> + Clone) -> Option<String> {
    let members = spelt.as_object()?;
    let within =
        |known: &Map<String, Value>| known.iter().all(|(name, value)| members.get(name) == Some(value));
    if listed.clone().any(|known| known == spelt) {
        return None;
    }
    let known = listed.find_map(|known| known.as_object().filter(|known| within(known)))?;
    let name = members.keys().find(|name| !known.contains_key(*name))?;
    Some(format!("it has no field `{}`", clipped(name)))
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
