//! `antorcha replay`: tell a saved match again.

use std::path::PathBuf;

use game::{Observer, Seat};
use i18n::Audience;
use serde_json::{Value, json};
use table::{AnyTable, JsonEvent};

use crate::commands::Speaking;
use crate::console::Console;
use crate::failure::Failure;
use crate::saved::Saved;
use crate::speech::{Speech, cast};
use crate::story::{Cite, tell_events, tell_result};
use crate::table_talk::seat_numbered;

/// Tell a saved match again, as a player, a spectator or the referee saw it.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha replay match.json --seat 1 --lang es")]
pub(crate) struct Replay {
    /// The saved match
    file: PathBuf,
    #[command(flatten)]
    eyes: Eyes,
    #[command(flatten)]
    speaking: Speaking,
    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Whose story it is. A match that is over is told as the referee saw it, another as a spectator did.
#[derive(clap::Args)]
#[group(multiple = false)]
struct Eyes {
    /// As the player in this seat saw it, counted from 1
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// As a spectator saw it
    #[arg(long)]
    public: bool,
    /// With everything hidden
    #[arg(long)]
    referee: bool,
}

impl Replay {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut console = Console::standard();
        let saved = Saved::read(&self.file)?;
        let table = saved.load()?;
        let eye = self.eyes.choose(table.as_ref())?;
        let speech = Speech::of(table.manifest(), self.speaking.lang)?;
        let cast = cast(table.as_ref(), eye.seat());
        let events = eye.events(table.as_ref());
        if self.json {
            return console.line(&as_json(table.as_ref(), eye, &speech, &cast, &events).to_string());
        }
        tell(&mut console, table.as_ref(), &speech, &cast, &events)
    }
}

/// Through whose eyes a match is told.
#[derive(Clone, Copy)]
enum Eye {
    Referee,
    Observer(Observer),
}

impl Eyes {
    fn choose(&self, table: &dyn AnyTable) -> Result<Eye, Failure> {
        Ok(match self.seat {
            Some(number) => Eye::Observer(Observer::Seat(seat_numbered(number, table.seats())?)),
            None if self.public => Eye::Observer(Observer::Public),
            None if self.referee || table.is_over() => Eye::Referee,
            None => Eye::Observer(Observer::Public),
        })
    }
}

impl Eye {
    fn seat(self) -> Option<Seat> {
        match self {
            Eye::Referee => None,
            Eye::Observer(observer) => observer.seat(),
        }
    }

    fn events(self, table: &dyn AnyTable) -> Vec<JsonEvent> {
        match self {
            Eye::Referee => table.referee_log(),
            Eye::Observer(observer) => table.events(observer),
        }
    }

    fn name(self) -> String {
        match self {
            Eye::Referee => "referee".to_owned(),
            Eye::Observer(Observer::Public) => "public".to_owned(),
            Eye::Observer(Observer::Seat(seat)) => format!("seat {}", seat.index() + 1),
        }
    }
}

fn tell(
    console: &mut Console,
    table: &dyn AnyTable,
    speech: &Speech,
    cast: &Audience,
    events: &[JsonEvent],
) -> Result<(), Failure> {
    if !table.is_over() {
        console.line(&speech.plainly("cli-unfinished"))?;
    }
    tell_events(console, speech, cast, events, Cite::Rules)?;
    if !table.is_over() {
        return Ok(());
    }
    console.gap()?;
    tell_result(console, speech, cast, table)
}

fn as_json(table: &dyn AnyTable, eye: Eye, speech: &Speech, cast: &Audience, events: &[JsonEvent]) -> Value {
    let event = |event: &JsonEvent| {
        json!({
            "number": event.number,
            "rule": event.rule,
            "fact": event.event,
            "sentence": speech.tell(&event.message, cast),
        })
    };
    json!({
        "game": table.manifest().key,
        "seats": table.seats(),
        "players": table.players(),
        "told_to": eye.name(),
        "over": table.is_over(),
        "winners": table.winners(),
        "events": events.iter().map(event).collect::<Vec<_>>(),
    })
}
