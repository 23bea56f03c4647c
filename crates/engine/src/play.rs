//! The commands that play a match.

use game::{Lang, Seat, Turn};
use serde_json::Value;
use table::{AnyTable, Offer, TableError};

use crate::answer::{Answer, OfferLine, OutcomeLine};
use crate::error::EngineError;
use crate::fields::{Choice, Fields, ObserverArg};
use crate::lifecycle::random;
use crate::localizer::{Localizer, Localizers, event_lines};
use crate::matches::Match;
use crate::session::Session;

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
    let localizer = session.localizers.of(&*found.table, lang, Some(seat))?;
    let offers = Some(offers(&*found.table, seat, &actions, &localizer));
    Ok(Answer::Legal { seat, actions, offers })
}

pub(crate) fn act(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let asked = fields.number("seat")?;
    let choice = fields.choice("action")?;
    let report = StepReport::of(fields)?;
    let seat = found.seat_or_owing(asked)?;
    let step = |found: &mut Match| match choice {
        Choice::Value(action) => act_value(found, seat, action),
        Choice::Index(index) => found.table.act_nth(seat, index),
    };
    report.step(found, &mut session.localizers, Some(seat), step)
}

pub(crate) fn resolve(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let choice = fields.choice("outcome")?;
    let report = StepReport::of(fields)?;
    let step = |found: &mut Match| match choice {
        Choice::Value(outcome) => resolve_value(found, outcome),
        Choice::Index(index) => resolve_nth(&mut *found.table, index),
    };
    report.step(found, &mut session.localizers, None, step)
}

pub(crate) fn outcomes(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let line = |(outcome, weight)| OutcomeLine { outcome, weight };
    Ok(Answer::Outcomes { outcomes: found.table.outcomes()?.into_iter().map(line).collect() })
}

pub(crate) fn advise(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    let asked = fields.number("seat")?;
    let bot = found.entry.bot(&fields.required("bot", Fields::text)?)?;
    let seed = fields.number("seed")?.map_or_else(|| random().map(u64::from_le_bytes), Ok)?;
    let budget = fields.budget("iterations")?;
    let seat = found.seat_or_owing(asked)?;
    check_turn(found.table.turn(), seat)?;
    let index = (bot.make)(seed, budget).choose(&found.table.bot_input(seat));
    let chosen = index.and_then(|index| Some((index, found.table.legal(seat).into_iter().nth(index)?)));
    let (index, action) = chosen.ok_or(EngineError::NoAdvice { bot: bot.key })?;
    Ok(Answer::Advice { seat, bot: bot.key, index, action })
}

/// For whom the events of a step are reported, and in which language.
struct StepReport {
    /// Without an observer, the answer only counts the new public events.
    observer: Option<ObserverArg>,
    lang: Option<Lang>,
}

impl StepReport {
    fn of(fields: &mut Fields) -> Result<StepReport, EngineError> {
        Ok(StepReport { observer: fields.observer()?, lang: fields.lang()? })
    }

    /// Makes a step of this seat or of chance, and reports its events.
    fn step(
        self,
        found: &mut Match,
        localizers: &mut Localizers,
        seat: Option<Seat>,
        step: impl FnOnce(&mut Match) -> Result<(), TableError>,
    ) -> Result<Answer, EngineError> {
        let observer = found.observer(self.observer.unwrap_or(ObserverArg::Public))?;
        let before = found.event_count(observer);
        // Creating the localizer can fail. The match must not have changed then.
        let localizer = match self.lang {
            Some(lang) => Some(localizers.of(&*found.table, lang, observer.seat())?),
            None => None,
        };
        if let Err(error) = step(found) {
            return Err(refusal(error, &*found.table, seat, localizers, self.lang.unwrap_or(Lang::En)));
        }
        let events = found.table.events_since(observer, before);
        let new_events = events.len();
        let events = self.observer.map(|_| event_lines(events, localizer.as_ref()));
        Ok(Answer::Stepped { turn: found.turn(), new_events, events })
    }
}

/// Converts the error of a step. If the action itself was wrong, adds the legal actions of the seat.
fn refusal(
    error: TableError,
    table: &dyn AnyTable,
    seat: Option<Seat>,
    localizers: &mut Localizers,
    lang: Lang,
) -> EngineError {
    let legal = || seat.map(|seat| table.legal(seat)).filter(|legal| !legal.is_empty());
    match error {
        TableError::Refused { code, message } => match localizers.of(table, lang, seat) {
            Ok(localizer) => {
                EngineError::Refused { code, message: localizer.phrase(&message), legal: legal() }
            }
            Err(error) => error,
        },
        error @ (TableError::BadAction { .. } | TableError::NoSuchChoice { .. }) => {
            EngineError::Table { error, legal: legal() }
        }
        other => other.into(),
    }
}

/// Plays an action that equals a listed one. Any other action is tried on a copy, to find out what is wrong with it
/// without changing the match.
fn act_value(found: &mut Match, seat: Seat, action: Value) -> Result<(), TableError> {
    let legal = found.table.legal(seat);
    if let Some(index) = legal.iter().position(|known| *known == action) {
        return found.table.act_nth(seat, index);
    }
    found.copy()?.act(seat, action)?;
    Err(TableError::BadAction { problem: AS_LISTED.to_owned(), legal })
}

/// Resolves an outcome in the same way.
fn resolve_value(found: &mut Match, outcome: Value) -> Result<(), TableError> {
    if found.table.outcomes()?.iter().any(|(known, _)| *known == outcome) {
        return found.table.resolve(outcome);
    }
    found.copy()?.resolve(outcome)?;
    Err(TableError::BadOutcome { problem: AS_LISTED.to_owned() })
}

/// The problem of a choice that the game can parse although it differs from the listed form. The protocol allows only the
/// listed form, because other forms depend on details of the JSON parser.
const AS_LISTED: &str = "it must be written exactly as listed";

fn resolve_nth(table: &mut dyn AnyTable, index: usize) -> Result<(), TableError> {
    let outcomes = table.outcomes()?;
    if table.turn() != Turn::Chance {
        return Err(TableError::NotChance);
    }
    let count = outcomes.len();
    let (outcome, _) = outcomes.into_iter().nth(index).ok_or(TableError::NoSuchChoice { index, count })?;
    table.resolve(outcome)
}

/// Checks that this seat can act now, before a bot is asked.
fn check_turn(turn: Turn, seat: Seat) -> Result<(), TableError> {
    match turn {
        Turn::Over => Err(TableError::Over),
        Turn::Chance => Err(TableError::ChanceFirst),
        turn if turn.actors().contains(seat) => Ok(()),
        turn => Err(TableError::NotYourTurn { seat, actors: turn.actors() }),
    }
}

fn offers(table: &dyn AnyTable, seat: Seat, actions: &[Value], localizer: &Localizer<'_>) -> Vec<OfferLine> {
    let line = |(offer, action): (Offer, &Value)| OfferLine {
        action: action.clone(),
        label: localizer.sentence(&offer.message),
        help: localizer.sentence(&offer.help),
        rule: offer.rule,
    };
    table.legal_choices(seat).into_iter().zip(actions).map(line).collect()
}
