//! Tests of the commands for operators.

mod admin;
mod backups;
mod doctor;
mod full_store;
mod health;
mod logs;
mod metrics;
mod notices;
mod pages;
pub(crate) mod players;
pub(crate) mod program;
mod settings;
mod shutdown;
