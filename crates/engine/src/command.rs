//! All commands with their names and fields.

use std::fmt;

use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Command {
    #[serde(skip)]
    pub(crate) key: CommandKey,
    /// The value of `cmd`.
    pub(crate) name: &'static str,
    about: &'static str,
    /// The fields besides `cmd` and `id`, which every request can have.
    pub(crate) fields: &'static [&'static str],
}

/// Which command it is. `request` runs it.
#[derive(Clone, Copy)]
pub(crate) enum CommandKey {
    Help,
    Games,
    New,
    Turn,
    Legal,
    Act,
    Odds,
    Advise,
    Outcomes,
    Resolve,
    View,
    Log,
    Fairness,
    Save,
    Load,
    Close,
    Quit,
}

/// The fields that every request can have.
const COMMON: [&str; 2] = ["cmd", "id"];

/// All commands, in the order of `docs/engine.md`.
pub(crate) static COMMANDS: &[Command] = &[
    Command { key: CommandKey::Help, name: "help", about: "list the commands and their fields", fields: &[] },
    Command {
        key: CommandKey::Games,
        name: "games",
        about: "list the games with their seats, options and bots",
        fields: &[],
    },
    Command {
        key: CommandKey::New,
        name: "new",
        about: "start a match",
        fields: &["game", "seats", "options", "players", "seed", "secret", "nonces", "chance"],
    },
    Command {
        key: CommandKey::Turn,
        name: "turn",
        about: "show whose turn it is, or who won",
        fields: &["match"],
    },
    Command {
        key: CommandKey::Legal,
        name: "legal",
        about: "list a seat's legal actions",
        fields: &["match", "seat", "lang"],
    },
    Command {
        key: CommandKey::Act,
        name: "act",
        about: "act for a seat",
        fields: &["match", "seat", "action", "index", "observer", "lang"],
    },
    Command {
        key: CommandKey::Odds,
        name: "odds",
        about: "show a seat's exact odds, given what it knows",
        fields: &["match", "seat"],
    },
    Command {
        key: CommandKey::Advise,
        name: "advise",
        about: "ask a bot for an action, without acting",
        fields: &["match", "seat", "bot", "seed", "iterations"],
    },
    Command {
        key: CommandKey::Outcomes,
        name: "outcomes",
        about: "list the possible outcomes, if the caller supplies chance",
        fields: &["match"],
    },
    Command {
        key: CommandKey::Resolve,
        name: "resolve",
        about: "supply an outcome",
        fields: &["match", "outcome", "index", "observer", "lang"],
    },
    Command {
        key: CommandKey::View,
        name: "view",
        about: "show the position as a seat or the public sees it",
        fields: &["match", "seat", "public", "lang"],
    },
    Command {
        key: CommandKey::Log,
        name: "log",
        about: "show the events as a seat, the public or the referee sees them",
        fields: &["match", "seat", "public", "referee", "since", "lang"],
    },
    Command {
        key: CommandKey::Fairness,
        name: "fairness",
        about: "show the public fairness data",
        fields: &["match"],
    },
    Command {
        key: CommandKey::Save,
        name: "save",
        about: "save the match, including its secrets",
        fields: &["match"],
    },
    Command { key: CommandKey::Load, name: "load", about: "load a saved match", fields: &["record"] },
    Command { key: CommandKey::Close, name: "close", about: "close a match", fields: &["match"] },
    Command { key: CommandKey::Quit, name: "quit", about: "end the program", fields: &[] },
];

impl Command {
    pub(crate) fn find(name: &str) -> Option<&'static Command> {
        COMMANDS.iter().find(|command| command.name == name)
    }

    /// Returns all fields, with the common ones.
    pub(crate) fn all_fields(&self) -> Vec<&'static str> {
        COMMON.iter().chain(self.fields).copied().collect()
    }
}

impl fmt::Debug for Command {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name)
    }
}
