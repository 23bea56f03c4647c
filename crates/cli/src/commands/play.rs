//! `antorcha play`: plays a match in the terminal.

use std::path::{Path, PathBuf};

use catalog::Entry;
use game::SeatSet;
use table::{AnyTable, Chance, Secret};

use crate::commands::LanguageArg;
use crate::commands::match_args::MatchArgs;
use crate::console::{Console, Mode};
use crate::error::CliError;
use crate::localizer::Localizer;
use crate::match_file::{MatchFile, SaveFile};
use crate::terminal_match::{
    PlayerArg, Players, TerminalMatch, people_in_saved_match, seat_players, seats_for,
};

/// Play a game in the terminal, with bots or people.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  antorcha play welcome
  antorcha play raiders --seats 4 --bot novice --bot veteran --bot legend
  antorcha play welcome --seats 4 --human Ana --human Luis --option set=back --lang es --save evening.json
  antorcha play --load evening.json --save evening.json")]
pub(crate) struct Play {
    /// Game to play
    #[arg(required_unless_present = "load")]
    game: Option<String>,
    #[command(flatten)]
    match_args: MatchArgs,
    /// Person at the keyboard: a name, or a seat counted from 1 [default: seat 1]
    #[arg(long = "human", value_name = "NAME|SEAT")]
    people: Vec<PlayerArg>,
    /// Bot level: novice, adventurer, veteran or legend; repeat it to set each seat [default: adventurer]
    #[arg(long = "bot", value_name = "LEVEL")]
    bots: Vec<String>,
    /// Seed; the same seed deals the same cards
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    #[command(flatten)]
    language: LanguageArg,
    /// Save the game to this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Continue the game in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options", "seed"])]
    load: Option<PathBuf>,
    /// Print plain lines without colours and frames, for screen readers [default where the output is no terminal]
    #[arg(long)]
    plain: bool,
}

struct OpenedMatch {
    entry: &'static Entry,
    table: Box<dyn AnyTable>,
    people: SeatSet,
}

impl Play {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let opened = match &self.load {
            Some(path) => self.resume(path)?,
            None => self.begin()?,
        };
        let players = self.players(&opened)?;
        let save_file = self.save_file()?;
        let localizer = Localizer::of(opened.table.manifest(), self.language.lang)?;
        let console = Console::decorated(if self.plain { Mode::Plain } else { Mode::Automatic });
        let sitting = TerminalMatch::new(opened.table, players, localizer, console, save_file);
        if self.load.is_some() { sitting.resumed().play() } else { sitting.play() }
    }

    #[expect(clippy::expect_used, reason = "clap requires the game unless a match is loaded")]
    fn begin(&self) -> Result<OpenedMatch, CliError> {
        let entry = catalog::find(self.game.as_deref().expect("invariant: a new match has a game"))?;
        let manifest = (entry.manifest)();
        let mut config = self.match_args.config(manifest, seats_for(&self.people))?;
        entry.setup(config.seats, [])?;
        let seating =
            seat_players(&self.people, config.seats, &Localizer::of(manifest, self.language.lang)?)?;
        config.players = seating.names;
        let table = (entry.open)(config, self.chance()?)?;
        Ok(OpenedMatch { entry, table, people: seating.people })
    }

    fn resume(&self, path: &Path) -> Result<OpenedMatch, CliError> {
        let saved = MatchFile::read(path)?;
        let entry = saved.entry;
        if let Some(game) = self.game.as_deref().filter(|game| *game != entry.key()) {
            let file = path.display();
            return Err(CliError::new(format!("`{file}` is a game of `{}`, not of `{game}`", entry.key())));
        }
        let table = saved.load()?;
        if table.fairness().is_none() {
            let message = "the chance of this game is supplied by hand: continue it with `antorcha engine`";
            return Err(CliError::new(message));
        }
        let people = people_in_saved_match(&self.people, table.as_ref())?;
        Ok(OpenedMatch { entry, table, people })
    }

    fn chance(&self) -> Result<Chance, CliError> {
        if let Some(seed) = self.seed {
            return Ok(Chance::of_seed(seed));
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(no_randomness)?;
        Ok(Chance::Seeded { secret: Secret::new(bytes), nonces: Vec::new() })
    }

    fn players(&self, opened: &OpenedMatch) -> Result<Players, CliError> {
        let OpenedMatch { entry, table, people } = opened;
        let mut kinds = self.bots.iter().map(|key| entry.bot(key)).collect::<Result<Vec<_>, _>>()?;
        if kinds.is_empty() {
            kinds.push(entry.usual_bot().ok_or_else(|| CliError::new("this game has no bots yet"))?);
        }
        let seed = self.seed.map_or_else(|| getrandom::u64().map_err(no_randomness), Ok)?;
        Ok(Players::new(*people, table.seats(), &kinds, seed))
    }

    fn save_file(&self) -> Result<Option<SaveFile>, CliError> {
        let save_file = |path: &PathBuf| match &self.load {
            Some(loaded) => SaveFile::for_loaded(path, loaded),
            None => SaveFile::new(path),
        };
        self.save.as_ref().map(save_file).transpose()
    }
}

fn no_randomness(error: getrandom::Error) -> CliError {
    CliError::new(format!("the system provides no random numbers ({error}): use --seed"))
}
