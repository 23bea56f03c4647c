//! Kinds of players: bots and programs.

use catalog::{BotEntry, Entry};

use crate::error::ArenaError;

/// The prefix of a program's command.
const PROGRAM: &str = "exec:";

/// A kind of player. Several players of one kind can sit at a table.
#[derive(Clone)]
pub struct Kind {
    name: String,
    pub(crate) source: Source,
}

#[derive(Clone)]
pub(crate) enum Source {
    Bot(&'static BotEntry),
    /// The command with its arguments.
    Program {
        words: Vec<String>,
    },
}

impl Kind {
    /// Parses a name: a bot of this game, or `exec:` with a command.
    pub fn named(game: &Entry, name: &str) -> Result<Kind, ArenaError> {
        let name = name.trim();
        let source = match name.strip_prefix(PROGRAM) {
            Some(command) => {
                let bad = || ArenaError::BadCommand { player: name.to_owned() };
                let words = split_command(command).filter(|words| !words.is_empty()).ok_or_else(bad)?;
                Source::Program { words }
            }
            None => Source::Bot(game.bot(name)?),
        };
        Ok(Kind { name: name.to_owned(), source })
    }

    /// The name in commands and reports.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Splits a command at blanks outside quotes. `None` if a quote is not closed.
fn split_command(command: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut open) = (Vec::new(), None::<String>, None);
    for c in command.chars() {
        match open {
            Some(quote) if c == quote => open = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '"' || c == '\'' => {
                open = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    open.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(command: &str, expected: Option<&[&str]>) {
        let words = split_command(command);
        let shown = words.as_ref().map(|words| words.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(shown.as_deref(), expected, "{command}");
    }

    #[test]
    fn a_command_is_split_into_words() {
        check("python3 examples/bot.py", Some(&["python3", "examples/bot.py"]));
        check("  sh -c 'exit 3' ", Some(&["sh", "-c", "exit 3"]));
        check("\"my bot\" --say ''", Some(&["my bot", "--say", ""]));
        check("  ", Some(&[]));
        check("bot 'half", None);
    }

    #[test]
    fn a_kind_is_a_bot_of_the_game_or_a_program() {
        let game = catalog::find("welcome").unwrap();
        assert_eq!(Kind::named(game, " random ").unwrap().name(), "random");
        assert_eq!(Kind::named(game, "exec:./bot").unwrap().name(), "exec:./bot");
        let message = Kind::named(game, "oracle").err().unwrap().to_string();
        assert!(message.contains("unknown bot `oracle`") && message.contains("exec:COMMAND"), "{message}");
        assert!(matches!(Kind::named(game, "exec: "), Err(ArenaError::BadCommand { .. })));
    }
}
