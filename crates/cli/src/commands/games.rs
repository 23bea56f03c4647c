//! `antorcha games`: what can be played, by how many, with which options and against whom.

use catalog::{Entry, GAMES};
use game::{Manifest, Message, OptionSpec};
use serde_json::{Value, json};

use crate::commands::Speaking;
use crate::console::Console;
use crate::failure::Failure;
use crate::speech::{Speech, count, term};
use crate::story::introduction;

/// List the games, or tell one of them in detail.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  antorcha games welcome --lang es")]
pub(crate) struct Games {
    /// The game to tell in detail
    game: Option<String>,
    #[command(flatten)]
    speaking: Speaking,
    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut console = Console::standard();
        let asked = self.game.as_deref().map(catalog::find).transpose()?;
        let told: Vec<_> = asked.map_or_else(|| GAMES.iter().collect(), |entry| vec![entry]);
        if self.json {
            let games: Result<Vec<_>, Failure> = told.iter().map(|entry| self.as_json(entry)).collect();
            return console.line(&json!({ "games": games? }).to_string());
        }
        for entry in told {
            self.tell(&mut console, entry, asked.is_some())?;
        }
        Ok(())
    }

    fn tell(&self, console: &mut Console, entry: &Entry, in_detail: bool) -> Result<(), Failure> {
        let manifest = (entry.manifest)();
        let speech = Speech::of(manifest, self.speaking.lang)?;
        console.line(&format!("{}: {}", manifest.key, speech.say(&introduction(manifest))))?;
        console.line(&speech.say(&seats(manifest)))?;
        for option in manifest.options {
            if in_detail {
                tell_option(console, &speech, manifest, option)?;
            } else {
                console.line(&format!("  --option {}={}", option.key, option.values.join("|")))?;
            }
        }
        let bots: Vec<_> = entry.bots.iter().map(|bot| bot.key).collect();
        console.line(&format!("{} {}", speech.plainly("cli-bots"), bots.join(", ")))?;
        if in_detail {
            for bot in bots {
                console.line(&format!("  --bot {bot}: {}", speech.plainly(level_line(bot))))?;
            }
            let rules = Message::new("cli-rules").with("count", count(manifest.rules.len()));
            console.line(&speech.say(&rules))?;
            console.line(&format!("antorcha rules {}", manifest.key))?;
        }
        Ok(())
    }

    fn as_json(&self, entry: &Entry) -> Result<Value, Failure> {
        let manifest = (entry.manifest)();
        let speech = Speech::of(manifest, self.speaking.lang)?;
        let game = || term(&["game", manifest.key]);
        let options = manifest.options.iter().map(|option| option_as_json(&speech, option));
        Ok(json!({
            "game": manifest.key,
            "name": speech.say(&Message::new("cli-name").with("name", game())),
            "tagline": speech.say(&Message::new("cli-tagline").with("game", game())),
            "rules_version": manifest.rules_version,
            "rules": manifest.rules.len(),
            "seats": { "least": manifest.seats.start(), "most": manifest.seats.end() },
            "options": options.collect::<Vec<_>>(),
            "bots": entry.bots.iter().map(|bot| bot.key).collect::<Vec<_>>(),
        }))
    }
}

/// The message that says how well a bot plays.
fn level_line(bot: &str) -> &'static str {
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

fn tell_option(
    console: &mut Console,
    speech: &Speech,
    manifest: &Manifest,
    option: &OptionSpec,
) -> Result<(), Failure> {
    let rule = manifest.rule(option.rule).map(|rule| speech.rule_title(rule)).unwrap_or_default();
    console.line(&format!(
        "--option {}: {} ({}, {rule})",
        option.key,
        option_name(speech, option),
        option.rule
    ))?;
    for (place, value) in option.values.iter().enumerate() {
        let usual = if place == 0 { format!(" {}", speech.plainly("cli-default")) } else { String::new() };
        console.line(&format!("  {value}: {}.{usual}", value_name(speech, option, value)))?;
    }
    Ok(())
}

fn option_name(speech: &Speech, option: &OptionSpec) -> String {
    speech.say(&Message::new("cli-name").with("name", term(&["option", option.key])))
}

fn value_name(speech: &Speech, option: &OptionSpec, value: &str) -> String {
    speech.say(&Message::new("cli-name").with("name", term(&["option", option.key, value])))
}

fn option_as_json(speech: &Speech, option: &OptionSpec) -> Value {
    let value = |value: &&str| json!({ "value": value, "name": value_name(speech, option, value) });
    json!({
        "option": option.key,
        "name": option_name(speech, option),
        "rule": option.rule,
        "default": option.values.first(),
        "values": option.values.iter().map(value).collect::<Vec<_>>(),
    })
}
