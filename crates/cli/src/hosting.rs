//! What the commands for those who run a server share: settings and where they come from, logs, and the store's file.

pub(crate) mod config;
mod settings;
pub(crate) mod values;

pub(crate) mod given;
pub(crate) mod keeping;

pub(crate) mod checkup;
pub(crate) mod logging;
pub(crate) mod machine;
pub(crate) mod sqlite_file;
