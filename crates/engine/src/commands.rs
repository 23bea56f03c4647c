//! The table of all commands with their fields and handlers.

use serde::Serialize;

use crate::answer::Answer;
use crate::error::{EngineError, truncated};
use crate::fields::Fields;
use crate::session::Session;
use crate::{lifecycle, observe, play};

#[derive(Serialize)]
pub(crate) struct Command {
    /// The value of `cmd`.
    pub(crate) name: &'static str,
    about: &'static str,
    /// The fields besides `cmd` and `id`, which every request can have.
    pub(crate) fields: &'static [&'static str],
    #[serde(skip)]
    pub(crate) answer: fn(&mut Session, &mut Fields) -> Result<Answer, EngineError>,
}

/// The fields that every request can have.
const COMMON: [&str; 2] = ["cmd", "id"];

/// All commands, in the order of `docs/engine.md`.
pub(crate) static COMMANDS: &[Command] = &[
    Command {
        name: "help",
        about: "list the commands and their fields",
        fields: &[],
        answer: lifecycle::help,
    },
    Command {
        name: "games",
        about: "list the games with their seats, options and bots",
        fields: &[],
        answer: lifecycle::games,
    },
    Command {
        name: "new",
        about: "open a match",
        fields: &["game", "seats", "options", "players", "seed", "secret", "nonces", "chance"],
        answer: lifecycle::new,
    },
    Command {
        name: "turn",
        about: "tell whose turn it is, or who has won",
        fields: &["match"],
        answer: play::turn,
    },
    Command {
        name: "legal",
        about: "list what a seat may decide now",
        fields: &["match", "seat", "lang"],
        answer: play::legal,
    },
    Command {
        name: "act",
        about: "decide for a seat",
        fields: &["match", "seat", "action", "index", "observer", "lang"],
        answer: play::act,
    },
    Command {
        name: "odds",
        about: "tell a seat's exact odds, by what that seat knows",
        fields: &["match", "seat"],
        answer: observe::odds,
    },
    Command {
        name: "advise",
        about: "let a bot choose for a seat, without acting",
        fields: &["match", "seat", "bot", "seed", "iterations"],
        answer: play::advise,
    },
    Command {
        name: "outcomes",
        about: "list what chance may do now, where the caller supplies it",
        fields: &["match"],
        answer: play::outcomes,
    },
    Command {
        name: "resolve",
        about: "supply what chance does",
        fields: &["match", "outcome", "index", "observer", "lang"],
        answer: play::resolve,
    },
    Command {
        name: "view",
        about: "show what a seat or the public may know",
        fields: &["match", "seat", "public", "lang"],
        answer: observe::view,
    },
    Command {
        name: "log",
        about: "tell what happened, to a seat, the public or the referee",
        fields: &["match", "seat", "public", "referee", "since", "lang"],
        answer: observe::log,
    },
    Command {
        name: "fairness",
        about: "show what everyone may know of how chance is drawn",
        fields: &["match"],
        answer: observe::fairness,
    },
    Command {
        name: "save",
        about: "write the match down, secrets included",
        fields: &["match"],
        answer: lifecycle::save,
    },
    Command {
        name: "load",
        about: "open a match that was saved",
        fields: &["record"],
        answer: lifecycle::load,
    },
    Command { name: "close", about: "drop a match", fields: &["match"], answer: lifecycle::close },
    Command { name: "quit", about: "end the program", fields: &[], answer: lifecycle::quit },
];

impl Command {
    pub(crate) fn find(name: &str) -> Result<&'static Command, EngineError> {
        let unknown = || EngineError::UnknownCommand { name: truncated(name) };
        COMMANDS.iter().find(|command| command.name == name).ok_or_else(unknown)
    }

    /// Returns all fields, with the common ones.
    pub(crate) fn all_fields(&self) -> Vec<&'static str> {
        COMMON.iter().chain(self.fields).copied().collect()
    }
}

impl std::fmt::Debug for Command {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.name)
    }
}
