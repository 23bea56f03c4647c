//! `antorcha play`: sit people and bots down at a table.

use std::path::{Path, PathBuf};

use catalog::Entry;
use game::SeatSet;
use table::{AnyTable, Chance, Secret};

use crate::commands::Speaking;
use crate::commands::setting::Setting;
use crate::console::Console;
use crate::failure::Failure;
use crate::saved::{Keeper, Saved};
use crate::speech::Speech;
use crate::table_talk::{Company, Invited, Sitting, lay, returning, seats_for};

/// Play a game in the terminal, against bots or with others at the same keyboard.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  antorcha play welcome
  antorcha play raiders --seats 4 --bot novice --bot veteran --bot legend
  antorcha play welcome --seats 4 --human Ana --human Luis --option set=back --lang es --save evening.json
  antorcha play --load evening.json --save evening.json")]
pub(crate) struct Play {
    /// The game
    #[arg(required_unless_present = "load")]
    game: Option<String>,
    #[command(flatten)]
    setting: Setting,
    /// A person at the keyboard: a name, or the number of a seat counted from 1 [default: seat 1]
    #[arg(long = "human", value_name = "NAME|SEAT")]
    people: Vec<Invited>,
    /// How well the bots in the other seats play: novice, adventurer, veteran or legend; given several times, seat by
    /// seat [default: adventurer]
    #[arg(long = "bot", value_name = "LEVEL")]
    bots: Vec<String>,
    /// Deal from this number instead of from chance, so that the same match can be dealt again
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    #[command(flatten)]
    speaking: Speaking,
    /// Keep the match in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the match in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options", "seed"])]
    load: Option<PathBuf>,
}

/// A match, and which of its seats are those of people.
struct Opened {
    entry: &'static Entry,
    table: Box<dyn AnyTable>,
    people: SeatSet,
}

impl Play {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let opened = match &self.load {
            Some(path) => self.resume(path)?,
            None => self.begin()?,
        };
        let company = self.company(&opened)?;
        let keeper = self.keeper()?;
        let speech = Speech::of(opened.table.manifest(), self.speaking.lang)?;
        let sitting = Sitting::new(opened.table, company, speech, Console::standard(), keeper);
        if self.load.is_some() { sitting.resumed().play() } else { sitting.play() }
    }

    fn begin(&self) -> Result<Opened, Failure> {
        let entry = catalog::find(self.game.as_deref().unwrap_or_default())?;
        let manifest = (entry.manifest)();
        let mut config = self.setting.config(manifest, seats_for(&self.people))?;
        entry.setup(config.seats, [])?;
        let laid = lay(&self.people, config.seats, &Speech::of(manifest, self.speaking.lang)?)?;
        config.players = laid.names;
        let table = (entry.open)(config, self.chance()?)?;
        Ok(Opened { entry, table, people: laid.people })
    }

    fn resume(&self, path: &Path) -> Result<Opened, Failure> {
        let saved = Saved::read(path)?;
        let entry = saved.entry;
        if let Some(game) = self.game.as_deref().filter(|game| *game != entry.key()) {
            let file = path.display();
            return Err(Failure::new(format!("`{file}` is a match of `{}`, not of `{game}`", entry.key())));
        }
        let table = saved.load()?;
        if table.fairness().is_none() {
            let message = "the chance of this match is supplied by hand: go on with it by `antorcha engine`";
            return Err(Failure::new(message));
        }
        let people = returning(&self.people, table.as_ref())?;
        Ok(Opened { entry, table, people })
    }

    fn chance(&self) -> Result<Chance, Failure> {
        if let Some(seed) = self.seed {
            return Ok(Chance::of_seed(seed));
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(no_randomness)?;
        Ok(Chance::Seeded { secret: Secret::new(bytes), nonces: Vec::new() })
    }

    fn company(&self, opened: &Opened) -> Result<Company, Failure> {
        let Opened { entry, table, people } = opened;
        let mut kinds = self.bots.iter().map(|key| entry.bot(key)).collect::<Result<Vec<_>, _>>()?;
        if kinds.is_empty() {
            kinds.push(entry.usual_bot().ok_or_else(|| Failure::new("this game has no bots yet"))?);
        }
        let seed = self.seed.map_or_else(|| getrandom::u64().map_err(no_randomness), Ok)?;
        Ok(Company::new(*people, table.seats(), &kinds, seed))
    }

    fn keeper(&self) -> Result<Option<Keeper>, Failure> {
        let keeper = |path: &PathBuf| match &self.load {
            Some(loaded) => Keeper::of_loaded(path, loaded),
            None => Keeper::new(path),
        };
        self.save.as_ref().map(keeper).transpose()
    }
}

fn no_randomness(error: getrandom::Error) -> Failure {
    Failure::new(format!("the system gives no random numbers ({error}): give some by --seed"))
}
