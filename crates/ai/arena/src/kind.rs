//! What kinds of players there are.

use catalog::{BotEntry, Entry};

use crate::error::ArenaError;

/// What stands before the command of a program.
const PROGRAM: &str = "exec:";

/// A kind of player; as many of it play as seats need one.
#[derive(Clone)]
pub struct Kind {
    name: String,
    pub(crate) nature: Nature,
}

/// Where the decisions of a kind come from.
#[derive(Clone)]
pub(crate) enum Nature {
    /// A bot of the house.
    Bot(&'static BotEntry),
    /// A program with its arguments.
    Program { words: Vec<String> },
}

impl Kind {
    /// The kind that is named so: a bot of this game, or `exec:` with a command.
    pub fn named(game: &Entry, name: &str) -> Result<Kind, ArenaError> {
        let name = name.trim();
        let nature = match name.strip_prefix(PROGRAM) {
            Some(command) => {
                let bad = || ArenaError::BadCommand { player: name.to_owned() };
                let words = words_of(command).filter(|words| !words.is_empty()).ok_or_else(bad)?;
                Nature::Program { words }
            }
            None => Nature::Bot(game.bot(name)?),
        };
        Ok(Kind { name: name.to_owned(), nature })
    }

    /// What it is called in commands and reports.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// The words of a command: blanks part them, unless they stand between quotes. Nothing if a quote stays open.
fn words_of(command: &str) -> Option<Vec<String>> {
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
        let words = words_of(command);
        let shown = words.as_ref().map(|words| words.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(shown.as_deref(), expected, "{command}");
    }

    #[test]
    fn a_command_is_its_words() {
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
        let told = Kind::named(game, "oracle").err().unwrap().to_string();
        assert!(told.contains("no bot `oracle`") && told.contains("exec:COMMAND"), "{told}");
        assert!(matches!(Kind::named(game, "exec: "), Err(ArenaError::BadCommand { .. })));
    }
}
