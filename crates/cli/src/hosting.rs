//! The server's configuration and everything else that the commands for operators share.

pub(crate) mod config;
mod log_limit;
mod settings;
pub(crate) mod values;

pub(crate) mod flags;
pub(crate) mod store_args;

pub(crate) mod diagnosis;
pub(crate) mod logging;
pub(crate) mod signals;
pub(crate) mod sqlite_file;
pub(crate) mod system;
