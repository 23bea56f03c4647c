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
use crate::table_talk::{Company, Invited, Sitting, bot_seed, invite, returning};

/// Play a game in the terminal, against bots or with others at the same keyboard.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  antorcha play welcome
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
    /// The kind of bot in the other seats [default: the strongest]
    #[arg(long, value_name = "KIND")]
    bot: Option<String>,
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

impl Play {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (entry, table, people) = match &self.load {
            Some(path) => self.resume(path)?,
            None => self.begin()?,
        };
        let bots = self.bots(entry, table.as_ref(), people)?;
        let keeper = self.keeper()?;
        let speech = Speech::of(table.manifest(), self.speaking.lang)?;
        Sitting::new(table, Company { people, bots }, speech, Console::standard(), keeper).play()
    }

    fn begin(&self) -> Result<(&'static Entry, Box<dyn AnyTable>, SeatSet), Failure> {
        let entry = catalog::find(self.game.as_deref().unwrap_or_default())?;
        let manifest = (entry.manifest)();
        let mut config = self.setting.config(manifest, seats_wanted(&self.people))?;
        entry.setup(config.seats, [])?;
        let seated = invite(&self.people, config.seats, &Speech::of(manifest, self.speaking.lang)?)?;
        config.players = seated.names;
        Ok((entry, (entry.open)(config, self.chance()?)?, seated.people))
    }

    fn resume(&self, path: &Path) -> Result<(&'static Entry, Box<dyn AnyTable>, SeatSet), Failure> {
        let saved = Saved::read(path)?;
        if let Some(game) = self.game.as_deref().filter(|game| *game != saved.entry.key()) {
            let message = format!("`{}` is a match of `{}`, not of `{game}`", path.display(), saved.entry.key());
            return Err(Failure::new(message));
        }
        let table = saved.load()?;
        if table.fairness().is_none() {
            let message = "the chance of this match is supplied by hand: go on with it by `antorcha engine`";
            return Err(Failure::new(message));
        }
        let people = returning(&self.people, table.as_ref())?;
        Ok((saved.entry, table, people))
    }

    fn chance(&self) -> Result<Chance, Failure> {
        if let Some(seed) = self.seed {
            return Ok(Chance::of_seed(seed));
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(no_randomness)?;
        Ok(Chance::Seeded { secret: Secret::new(bytes), nonces: Vec::new() })
    }

    fn bots(&self, entry: &'static Entry, table: &dyn AnyTable, people: SeatSet) -> Result<Bots, Failure> {
        let strongest = || entry.bots.last().ok_or_else(|| Failure::new("this game has no bots yet"));
        let kind = self.bot.as_deref().map_or_else(strongest, |key| Ok(entry.bot(key)?))?;
        let seed = self.seed.map_or_else(|| getrandom::u64().map_err(no_randomness), Ok)?;
        let seats = game::Seat::all(table.seats()).filter(|&seat| !people.contains(seat));
        Ok(seats.map(|seat| (seat, (kind.make)(bot_seed(seed, seat)))).collect())
    }

    fn keeper(&self) -> Result<Option<Keeper>, Failure> {
        Ok(match &self.save {
            Some(path) if self.load.as_ref() == Some(path) => Some(Keeper::of_loaded(path)),
            Some(path) => Some(Keeper::new(path)?),
            None => None,
        })
    }
}
