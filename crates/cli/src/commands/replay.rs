//! `antorcha replay`: prints the log of a saved match.

use std::path::PathBuf;

use game::{LogLine, Observer, Seat};
use i18n::Audience;
use serde_json::{Value, json};
use table::{AnyTable, JsonEvent, log_lines};

use crate::commands::LanguageArg;
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, audience};
use crate::match_file::MatchFile;
use crate::match_log::{Cite, print_events, print_result};
use crate::terminal_match::seat_numbered;

/// Print the log of a saved game.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha replay match.json --seat 1 --lang es")]
pub(crate) struct Replay {
    /// Saved game
    file: PathBuf,
    #[command(flatten)]
    perspective: PerspectiveArgs,
    #[command(flatten)]
    language: LanguageArg,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// Whose story it is. A match that is over is told as the referee saw it, another as a spectator did.
#[derive(clap::Args)]
#[group(multiple = false)]
struct PerspectiveArgs {
    /// Show what this seat saw, counted from 1
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Show what spectators saw
    #[arg(long)]
    public: bool,
    /// Show everything, secrets included
    #[arg(long)]
    referee: bool,
}

impl Replay {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let mut console = Console::standard();
        let saved = MatchFile::read(&self.file)?;
        let table = saved.load()?;
        let perspective = self.perspective.choose(table.as_ref())?;
        let localizer = Localizer::of(table.manifest(), self.language.lang)?;
        let audience = audience(table.as_ref(), perspective.seat());
        let events = perspective.events(table.as_ref());
        if self.json {
            return console
                .line(&as_json(table.as_ref(), perspective, &localizer, &audience, &events).to_string());
        }
        print(&mut console, table.as_ref(), &localizer, &audience, &events)
    }
}

#[derive(Clone, Copy)]
enum Perspective {
    Referee,
    Observer(Observer),
}

impl PerspectiveArgs {
    fn choose(&self, table: &dyn AnyTable) -> Result<Perspective, CliError> {
        Ok(match self.seat {
            Some(number) => Perspective::Observer(Observer::Seat(seat_numbered(number, table.seats())?)),
            None if self.public => Perspective::Observer(Observer::Public),
            None if self.referee || table.is_over() => Perspective::Referee,
            None => Perspective::Observer(Observer::Public),
        })
    }
}

impl Perspective {
    fn seat(self) -> Option<Seat> {
        match self {
            Perspective::Referee => None,
            Perspective::Observer(observer) => observer.seat(),
        }
    }

    fn events(self, table: &dyn AnyTable) -> Vec<JsonEvent> {
        match self {
            Perspective::Referee => table.referee_log(),
            Perspective::Observer(observer) => table.events(observer),
        }
    }

    fn name(self) -> String {
        match self {
            Perspective::Referee => "referee".to_owned(),
            Perspective::Observer(Observer::Public) => "public".to_owned(),
            Perspective::Observer(Observer::Seat(seat)) => format!("seat {}", seat.index() + 1),
        }
    }
}

fn print(
    console: &mut Console,
    table: &dyn AnyTable,
    localizer: &Localizer,
    audience: &Audience,
    events: &[JsonEvent],
) -> Result<(), CliError> {
    if !table.is_over() {
        console.line(&localizer.text("cli-unfinished"))?;
    }
    print_events(console, localizer, audience, events, Cite::Rules)?;
    if !table.is_over() {
        return Ok(());
    }
    console.blank_line()?;
    print_result(console, localizer, audience, table)
}

fn as_json(
    table: &dyn AnyTable,
    perspective: Perspective,
    localizer: &Localizer,
    audience: &Audience,
    events: &[JsonEvent],
) -> Value {
    let event = |event: &JsonEvent| {
        json!({
            "number": event.number,
            "rule": event.rule,
            "fact": event.event,
            "sentence": localizer.sentence_for(&event.message, audience),
        })
    };
    let line = |line: &LogLine| {
        json!({
            "kind": line.kind,
            "rule": line.rule,
            "sentence": localizer.sentence_for(&line.message, audience),
        })
    };
    json!({
        "game": table.manifest().key,
        "seats": table.seats(),
        "players": table.players(),
        "told_to": perspective.name(),
        "over": table.is_over(),
        "winners": table.winners(),
        "events": events.iter().map(event).collect::<Vec<_>>(),
        "log": log_lines(events).into_iter().map(line).collect::<Vec<_>>(),
    })
}
