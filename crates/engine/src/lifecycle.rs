//! The commands that list the games, and open, save and close matches.

use catalog::{Entry, GAMES};
use game::{Lang, OptionSpec};
use table::{AnyTable, Chance, Config, Nonce, Secret, TableError, peek};

use crate::answer::{Answer, GameLine, NameLine, OptionLine, SeatsLine};
use crate::command::COMMANDS;
use crate::error::{EngineError, truncated};
use crate::fields::Fields;
use crate::localizer::Localizers;
use crate::session::Session;

/// Increases with every change that could break a client.
const PROTOCOL_VERSION: u32 = 1;

pub(crate) fn help(_session: &mut Session, _fields: &mut Fields) -> Result<Answer, EngineError> {
    Ok(Answer::Help { protocol: PROTOCOL_VERSION, commands: COMMANDS })
}

pub(crate) fn games(session: &mut Session, _fields: &mut Fields) -> Result<Answer, EngineError> {
    let games = GAMES.iter().map(|entry| game_line(entry, &mut session.localizers));
    Ok(Answer::Games { games: games.collect::<Result<_, _>>()? })
}

pub(crate) fn new(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let entry = catalog::find(&fields.required("game", Fields::text)?)?;
    let config = Config {
        seats: fields.required("seats", Fields::seat_count)?,
        options: fields.texts_by_name("options")?,
        players: fields.texts("players")?,
        ..Config::default()
    };
    let table = (entry.open)(config, chance(fields)?)?;
    opened(session, entry, table)
}

pub(crate) fn load(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let record = fields.required("record", Fields::long_text)?;
    let entry = catalog::find(&truncated(&peek(&record)?.game))?;
    let table = (entry.load)(&record)?;
    opened(session, entry, table)
}

pub(crate) fn save(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    let found = session.matches.find(fields.number("match")?)?;
    Ok(Answer::Saved { record: found.table.save()? })
}

pub(crate) fn close(session: &mut Session, fields: &mut Fields) -> Result<Answer, EngineError> {
    Ok(Answer::Closed { closed: session.matches.close(fields.number("match")?)? })
}

pub(crate) fn quit(session: &mut Session, _fields: &mut Fields) -> Result<Answer, EngineError> {
    session.finish();
    Ok(Answer::Bye {})
}

fn game_line(entry: &'static Entry, localizers: &mut Localizers) -> Result<GameLine, EngineError> {
    let manifest = (entry.manifest)();
    Ok(GameLine {
        key: manifest.key,
        name: NameLine {
            en: localizers.game_name(manifest, Lang::En)?,
            es: localizers.game_name(manifest, Lang::Es)?,
        },
        rules_version: manifest.rules_version,
        seats: SeatsLine { min: *manifest.seats.start(), max: *manifest.seats.end() },
        options: manifest.options.iter().map(option_line).collect(),
        bots: entry.bots.iter().map(|bot| bot.key).collect(),
    })
}

fn option_line(option: &'static OptionSpec) -> OptionLine {
    let OptionSpec { key, values, rule, .. } = option;
    OptionLine { key, values, default: values.first().copied(), rule: *rule }
}

fn opened(
    session: &mut Session,
    entry: &'static Entry,
    table: Box<dyn AnyTable>,
) -> Result<Answer, EngineError> {
    let handle = session.matches.open(entry, table)?;
    let found = session.matches.find(Some(handle))?;
    let manifest = found.table.manifest();
    Ok(Answer::Opened {
        handle,
        game: manifest.key,
        rules_version: manifest.rules_version,
        seats: found.table.seats(),
        players: found.table.players().to_vec(),
        commitment: found.table.fairness().map(|fairness| fairness.commitment.to_string()),
        turn: found.turn(),
    })
}

/// Parses where the chance of a new match comes from: the caller, a seed, a secret or the system.
fn chance(fields: &mut Fields) -> Result<Chance, EngineError> {
    let by_caller = fields.chance_by_caller()?;
    let seed = fields.number("seed")?;
    let secret = fields.text("secret")?;
    let nonces = fields.texts("nonces")?;
    if by_caller {
        let is_present =
            [("seed", seed.is_some()), ("secret", secret.is_some()), ("nonces", !nonces.is_empty())];
        return match is_present.into_iter().find(|(_, is_present)| *is_present) {
            Some((other, _)) => Err(EngineError::ClashingFields { one: "chance", other }),
            None => Ok(Chance::Caller),
        };
    }
    let nonces = nonces.iter().map(|nonce| Nonce::from_hex(nonce)).collect::<Result<_, TableError>>()?;
    Ok(Chance::Seeded { secret: secret_of(seed, secret)?, nonces })
}

fn secret_of(seed: Option<u64>, secret: Option<String>) -> Result<Secret, EngineError> {
    match (seed, secret) {
        (Some(_), Some(_)) => Err(EngineError::ClashingFields { one: "seed", other: "secret" }),
        (Some(seed), None) => Ok(Secret::from_seed(seed)),
        (None, Some(secret)) => Ok(Secret::from_hex(&secret)?),
        (None, None) => Ok(Secret::new(random()?)),
    }
}

pub(crate) fn random<const N: usize>() -> Result<[u8; N], EngineError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| EngineError::NoRandomness { problem: error.to_string() })?;
    Ok(bytes)
}
