//! Every command of the protocol: its name, its fields, what it is for, and who answers it.

use serde::Serialize;

use crate::answer::Answer;
use crate::error::{EngineError, clipped};
use crate::fields::Fields;
use crate::session::Session;
use crate::{hosting, playing, watching};

/// One command.
#[derive(Serialize)]
pub(crate) struct Command {
    /// What `cmd` says.
    pub(crate) name: &'static str,
    /// What it is for.
    about: &'static str,
    /// Its fields beside `cmd` and `id`, which every request has.
    pub(crate) fields: &'static [&'static str],
    #[serde(skip)]
    pub(crate) answer: fn(&mut Session, &mut Fields) -> Result<Answer, EngineError>,
}

/// Fields that every request may have.
const COMMON: [&str; 2] = ["cmd", "id"];

/// Every command, in the order of `docs/engine.md`.
pub(crate) static COMMANDS: &[Command] = &[
    Command { name: "help", about: "list the commands and their fields", fields: &[], answer: hosting::help },
    Command {
        name: "games",
        about: "list the games with their seats, options and bots",
        fields: &[],
        answer: hosting::games,
    },
    Command {
        name: "new",
        about: "open a match",
        fields: &["game", "seats", "options", "players", "seed", "secret", "nonces", "chance"],
        answer: hosting::new,
    },
    Command {
        name: "turn",
        about: "tell whose turn it is, or who has won",
        fields: &["match"],
        answer: playing::turn,
    },
    Command {
        name: "legal",
        about: "list what a seat may decide now",
        fields: &["match", "seat", "lang"],
        answer: playing::legal,
    },
    Command {
        name: "act",
        about: "decide for a seat",
        fields: &["match", "seat", "action", "index", "observer", "lang"],
        answer: playing::act,
    },
    Command {
        name: "odds",
        about: "tell a seat's exact odds, by what that seat knows",
        fields: &["match", "seat"],
        answer: watching::odds,
    },
    Command {
        name: "advise",
        about: "let a bot choose for a seat, without acting",
        fields: &["match", "seat", "bot", "seed", "iterations"],
        answer: playing::advise,
    },
    Command {
        name: "outcomes",
        about: "list what chance may do now, where the caller supplies it",
        fields: &["match"],
        answer: playing::outcomes,
    },
    Command {
        name: "resolve",
        about: "supply what chance does",
        fields: &["match", "outcome", "index", "observer", "lang"],
        answer: playing::resolve,
    },
    Command {
        name: "view",
        about: "show what a seat or the public may know",
        fields: &["match", "seat", "public", "lang"],
        answer: watching::view,
    },
    Command {
        name: "log",
        about: "tell what happened, to a seat, the public or the referee",
        fields: &["match", "seat", "public", "referee", "since", "lang"],
        answer: watching::log,
    },
    Command {
        name: "fairness",
        about: "show what everyone may know of how chance is drawn",
        fields: &["match"],
        answer: watching::fairness,
    },
    Command {
        name: "save",
        about: "write the match down, secrets included",
        fields: &["match"],
        answer: hosting::save,
    },
    Command {
        name: "load",
        about: "open a match that was saved",
        fields: &["record"],
        answer: hosting::load,
    },
    Command { name: "close", about: "drop a match", fields: &["match"], answer: hosting::close },
    Command { name: "quit", about: "end the program", fields: &[], answer: hosting::quit },
];

impl Command {
    /// The command of this name.
    pub(crate) fn named(name: &str) -> Result<&'static Command, EngineError> {
        let unknown = || EngineError::UnknownCommand { name: clipped(name) };
        COMMANDS.iter().find(|command| command.name == name).ok_or_else(unknown)
    }

    /// All its fields, those of every request included.
    pub(crate) fn all_fields(&self) -> Vec<&'static str> {
        COMMON.iter().chain(self.fields).copied().collect()
    }
}

impl std::fmt::Debug for Command {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.name)
    }
}
