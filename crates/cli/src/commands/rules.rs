//! `antorcha rules`: the rule book by number, and how often random play reaches each rule.

use catalog::{Coverage, Covered, Entry, GAMES, Verdict};
use game::{Manifest, Message, RuleEntry, RuleId};
use serde_json::{Value, json};

use crate::commands::Speaking;
use crate::console::Console;
use crate::failure::Failure;
use crate::speech::{Speech, count};

/// Show a game's rules by number, or how often random play reaches each.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  antorcha rules welcome W25
  antorcha rules welcome --coverage --games 2000")]
pub(crate) struct Rules {
    /// The game [default: every game]
    game: Option<String>,
    /// The number of one rule, such as W25
    id: Option<RuleId>,
    #[command(flatten)]
    speaking: Speaking,
    /// Play random games and count how often each rule was at work; exit status 1 if one never was
    #[arg(long, conflicts_with = "id")]
    coverage: bool,
    /// Random games for each number of seats and each value of each option [default: many short ones or a few long ones]
    #[arg(long, value_name = "N", requires = "coverage")]
    games: Option<u64>,
    /// The same seed plays the same games
    #[arg(long, value_name = "S", default_value_t = 1, requires = "coverage")]
    seed: u64,
    /// Print one JSON object a game instead
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut console = Console::standard();
        let asked = self.game.as_deref().map(catalog::find).transpose()?;
        let told: Vec<_> = asked.map_or_else(|| GAMES.iter().collect(), |entry| vec![entry]);
        for entry in told {
            if self.coverage {
                self.cover(&mut console, entry)?;
            } else {
                self.tell(&mut console, entry)?;
            }
        }
        Ok(())
    }

    fn tell(&self, console: &mut Console, entry: &Entry) -> Result<(), Failure> {
        let manifest = (entry.manifest)();
        let rules = match self.id {
            Some(id) => vec![find(manifest, id)?],
            None => manifest.rules.iter().collect(),
        };
        if self.json {
            let rules: Vec<_> = rules.iter().map(|rule| self.as_json(rule)).collect();
            return console.line(&json!({ "game": manifest.key, "rules": rules }).to_string());
        }
        let speech = Speech::of(manifest, self.speaking.lang)?;
        rules.into_iter().try_for_each(|rule| console.line(&speech.rule(rule)))
    }

    fn as_json(&self, rule: &RuleEntry) -> Value {
        let text = rule.text(self.speaking.lang);
        json!({ "rule": rule.id, "title": text.title, "text": text.text })
    }

    fn cover(&self, console: &mut Console, entry: &Entry) -> Result<(), Failure> {
        let manifest = (entry.manifest)();
        let speech = Speech::of(manifest, self.speaking.lang)?;
        let games = self.games.map_or_else(|| Coverage::usual_games(entry), Ok)?;
        let coverage = Coverage::play(entry, games, self.seed)?;
        if self.json {
            console.line(&coverage_as_json(manifest, &coverage).to_string())?;
        } else {
            tell_coverage(console, &speech, manifest, &coverage)?;
        }
        if coverage.is_complete() { Ok(()) } else { Err(incomplete(manifest, &coverage)) }
    }
}

fn find(manifest: &'static Manifest, id: RuleId) -> Result<&'static RuleEntry, Failure> {
    let game = manifest.key;
    let unknown =
        || Failure::new(format!("`{game}` has no rule {id}: `antorcha rules {game}` lists those it has"));
    manifest.rule(id).ok_or_else(unknown)
}

fn tell_coverage(
    console: &mut Console,
    speech: &Speech,
    manifest: &'static Manifest,
    coverage: &Coverage,
) -> Result<(), Failure> {
    console.line(&speech.say(&Message::new("cli-coverage-games").with("games", count(coverage.games))))?;
    for (covered, rule) in coverage.rules.iter().zip(manifest.rules) {
        let title = speech.rule_title(rule);
        let line = format!("{:<4} {:>10}  {title}{}", covered.rule, covered.count, remark(speech, covered));
        console.line(&line)?;
    }
    if !coverage.is_complete() {
        return Ok(());
    }
    console.line(&speech.plainly("cli-coverage-complete"))
}

fn remark(speech: &Speech, covered: &Covered) -> String {
    match covered.verdict {
        Verdict::Fired => String::new(),
        Verdict::Missing => format!(". {}", speech.plainly("cli-coverage-missing")),
        Verdict::CannotFire(because) => format!(". {} {because}", speech.plainly("cli-coverage-cannot")),
        Verdict::FiredAgainstTheBook => format!(". {}", speech.plainly("cli-coverage-against")),
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

fn incomplete(manifest: &Manifest, coverage: &Coverage) -> Failure {
    let odd = |covered: &&Covered| matches!(covered.verdict, Verdict::Missing | Verdict::FiredAgainstTheBook);
    let odd: Vec<_> = coverage.rules.iter().filter(odd).map(|covered| covered.rule.to_string()).collect();
    let rules = odd.join(", ");
    Failure::unmet(format!(
        "the coverage of `{}` is not complete: look at {rules}, or play more games",
        manifest.key
    ))
}
