//! `antorcha rules`: prints the rules by number, or how often random play uses each rule.

use catalog::{Coverage, Entry, GAMES, RuleCoverage, Verdict};
use game::{Manifest, Message, RuleEntry, RuleId};
use serde_json::{Value, json};

use crate::commands::LanguageArg;
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, count};

/// Show a game's rules, or how often random games use them.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  antorcha rules welcome W25
  antorcha rules welcome --coverage --games 2000")]
pub(crate) struct Rules {
    /// Game to show [default: all games]
    game: Option<String>,
    /// Rule to show, such as W25
    id: Option<RuleId>,
    #[command(flatten)]
    language: LanguageArg,
    /// Count how often random games use each rule; exit status 1 if one is never used
    #[arg(long, conflicts_with = "id")]
    coverage: bool,
    /// Random games per number of seats and option value [default: depends on their length]
    #[arg(long, value_name = "N", requires = "coverage")]
    games: Option<u64>,
    /// Seed; the same seed plays the same games
    #[arg(long, value_name = "S", default_value_t = 1, requires = "coverage")]
    seed: u64,
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let mut console = Console::standard();
        let named = self.game.as_deref().map(catalog::find).transpose()?;
        let entries: Vec<_> = named.map_or_else(|| GAMES.iter().collect(), |entry| vec![entry]);
        for entry in entries {
            if self.coverage {
                self.print_rule_coverage(&mut console, entry)?;
            } else {
                self.print(&mut console, entry)?;
            }
        }
        Ok(())
    }

    fn print(&self, console: &mut Console, entry: &Entry) -> Result<(), CliError> {
        let manifest = (entry.manifest)();
        let rules = match self.id {
            Some(id) => vec![find(manifest, id)?],
            None => manifest.rules.iter().collect(),
        };
        if self.json {
            let rules: Vec<_> = rules.iter().map(|rule| self.as_json(rule)).collect();
            return console.line(&json!({ "game": manifest.key, "rules": rules }).to_string());
        }
        let localizer = Localizer::of(manifest, self.language.lang)?;
        rules.into_iter().try_for_each(|rule| console.line(&localizer.rule(rule)))
    }

    fn as_json(&self, rule: &RuleEntry) -> Value {
        let text = rule.text(self.language.lang);
        json!({ "rule": rule.id, "title": text.title, "text": text.text })
    }

    fn print_rule_coverage(&self, console: &mut Console, entry: &Entry) -> Result<(), CliError> {
        let manifest = (entry.manifest)();
        let localizer = Localizer::of(manifest, self.language.lang)?;
        let games = self.games.map_or_else(|| Coverage::usual_games(entry), Ok)?;
        let coverage = Coverage::play(entry, games, self.seed)?;
        if self.json {
            console.line(&coverage_as_json(manifest, &coverage).to_string())?;
        } else {
            print_coverage(console, &localizer, manifest, &coverage)?;
        }
        if coverage.is_complete() { Ok(()) } else { Err(incomplete(manifest, &coverage)) }
    }
}

fn find(manifest: &'static Manifest, id: RuleId) -> Result<&'static RuleEntry, CliError> {
    let game = manifest.key;
    let unknown =
        || CliError::new(format!("rule {id} not found in `{game}`: `antorcha rules {game}` lists them all"));
    manifest.rule(id).ok_or_else(unknown)
}

fn print_coverage(
    console: &mut Console,
    localizer: &Localizer,
    manifest: &'static Manifest,
    coverage: &Coverage,
) -> Result<(), CliError> {
    console.line(
        &localizer.sentence(&Message::new("cli-coverage-games").with("games", count(coverage.games))),
    )?;
    for (covered, rule) in coverage.rules.iter().zip(manifest.rules) {
        let title = localizer.rule_title(rule);
        let line =
            format!("{:<4} {:>10}  {title}{}", covered.rule, covered.count, remark(localizer, covered));
        console.line(&line)?;
    }
    if !coverage.is_complete() {
        return Ok(());
    }
    console.line(&localizer.text("cli-coverage-complete"))
}

fn remark(localizer: &Localizer, covered: &RuleCoverage) -> String {
    match covered.verdict {
        Verdict::Fired => String::new(),
        Verdict::Missing => format!(". {}", localizer.text("cli-coverage-missing")),
        Verdict::CannotFire(because) => format!(". {} {because}", localizer.text("cli-coverage-cannot")),
        Verdict::FiredAgainstTheBook => format!(". {}", localizer.text("cli-coverage-against")),
    }
}

fn coverage_as_json(manifest: &Manifest, coverage: &Coverage) -> Value {
    json!({
        "game": manifest.key,
        "games": coverage.games,
        "complete": coverage.is_complete(),
        "rules": coverage.rules,
    })
}

fn incomplete(manifest: &Manifest, coverage: &Coverage) -> CliError {
    let wrong =
        |covered: &&RuleCoverage| matches!(covered.verdict, Verdict::Missing | Verdict::FiredAgainstTheBook);
    let wrong: Vec<_> = coverage.rules.iter().filter(wrong).map(|covered| covered.rule.to_string()).collect();
    let rules = wrong.join(", ");
    CliError::check_failed(format!(
        "the coverage of `{}` is incomplete: check {rules}, or play more games",
        manifest.key
    ))
}
