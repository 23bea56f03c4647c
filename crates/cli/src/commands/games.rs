//! `antorcha games`: lists the games with their seats, options and bots.

use catalog::{Entry, GAMES};
use game::{Manifest, Message, OptionSpec};
use serde_json::{Value, json};

use crate::commands::LanguageArg;
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::{Localizer, count, term};
use crate::match_log::introduction;

/// List the games, or show one in detail.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha games welcome --lang es")]
pub(crate) struct Games {
    /// Game to show in detail
    game: Option<String>,
    #[command(flatten)]
    language: LanguageArg,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let mut console = Console::standard();
        let named = self.game.as_deref().map(catalog::find).transpose()?;
        let entries: Vec<_> = named.map_or_else(|| GAMES.iter().collect(), |entry| vec![entry]);
        if self.json {
            let games: Result<Vec<_>, CliError> = entries.iter().map(|entry| self.as_json(entry)).collect();
            return console.line(&json!({ "games": games? }).to_string());
        }
        for entry in entries {
            self.print(&mut console, entry, named.is_some())?;
        }
        Ok(())
    }

    fn print(&self, console: &mut Console, entry: &Entry, in_detail: bool) -> Result<(), CliError> {
        let manifest = (entry.manifest)();
        let localizer = Localizer::of(manifest, self.language.lang)?;
        console.line(&format!("{}: {}", manifest.key, localizer.sentence(&introduction(manifest))))?;
        console.line(&localizer.sentence(&seats(manifest)))?;
        for option in manifest.options {
            if in_detail {
                print_option(console, &localizer, manifest, option)?;
            } else {
                console.line(&format!("  --option {}={}", option.key, option.values.join("|")))?;
            }
        }
        let bots: Vec<_> = entry.bots.iter().map(|bot| bot.key).collect();
        console.line(&format!("{} {}", localizer.text("cli-bots"), bots.join(", ")))?;
        if in_detail {
            for bot in bots {
                console.line(&format!("  --bot {bot}: {}", localizer.text(level_message(bot))))?;
            }
            let rules = Message::new("cli-rules").with("count", count(manifest.rules.len()));
            console.line(&localizer.sentence(&rules))?;
            console.line(&format!("antorcha rules {}", manifest.key))?;
        }
        Ok(())
    }

    fn as_json(&self, entry: &Entry) -> Result<Value, CliError> {
        let manifest = (entry.manifest)();
        let localizer = Localizer::of(manifest, self.language.lang)?;
        let game = || term(&["game", manifest.key]);
        let options = manifest.options.iter().map(|option| option_as_json(&localizer, option));
        Ok(json!({
            "game": manifest.key,
            "name": localizer.sentence(&Message::new("cli-name").with("name", game())),
            "tagline": localizer.sentence(&Message::new("cli-tagline").with("game", game())),
            "rules_version": manifest.rules_version,
            "rules": manifest.rules.len(),
            "seats": { "least": manifest.seats.start(), "most": manifest.seats.end() },
            "options": options.collect::<Vec<_>>(),
            "bots": entry.bots.iter().map(|bot| bot.key).collect::<Vec<_>>(),
        }))
    }
}

/// Returns the id of the message that describes a bot's level.
fn level_message(bot: &str) -> &'static str {
    match bot {
        "random" => "cli-bot-random",
        "novice" => "cli-bot-novice",
        "adventurer" => "cli-bot-adventurer",
        "veteran" => "cli-bot-veteran",
        "legend" => "cli-bot-legend",
        _ => "cli-bot-other",
    }
}

fn seats(manifest: &Manifest) -> Message {
    Message::new("cli-seats").with("least", *manifest.seats.start()).with("most", *manifest.seats.end())
}

#[expect(clippy::expect_used, reason = "the conformance kit checks that the rule of every option exists")]
fn print_option(
    console: &mut Console,
    localizer: &Localizer,
    manifest: &Manifest,
    option: &OptionSpec,
) -> Result<(), CliError> {
    let rule = manifest.rule(option.rule).expect("invariant: an option names a rule of its game");
    let rule = localizer.rule_title(rule);
    console.line(&format!(
        "--option {}: {} ({}, {rule})",
        option.key,
        option_name(localizer, option),
        option.rule
    ))?;
    for (place, value) in option.values.iter().enumerate() {
        let usual = if place == 0 { format!(" {}", localizer.text("cli-default")) } else { String::new() };
        console.line(&format!("  {value}: {}.{usual}", value_name(localizer, option, value)))?;
    }
    Ok(())
}

fn option_name(localizer: &Localizer, option: &OptionSpec) -> String {
    localizer.sentence(&Message::new("cli-name").with("name", term(&["option", option.key])))
}

fn value_name(localizer: &Localizer, option: &OptionSpec, value: &str) -> String {
    localizer.sentence(&Message::new("cli-name").with("name", term(&["option", option.key, value])))
}

fn option_as_json(localizer: &Localizer, option: &OptionSpec) -> Value {
    let value = |value: &&str| json!({ "value": value, "name": value_name(localizer, option, value) });
    json!({
        "option": option.key,
        "name": option_name(localizer, option),
        "rule": option.rule,
        "default": option.values.first(),
        "values": option.values.iter().map(value).collect::<Vec<_>>(),
    })
}
