//! Tests of the commands for operators.

mod backups;
mod doctor;
mod full_store;
mod health;
mod logs;
mod metrics;
mod pages;
mod players;
mod program;
mod settings;
mod shutdown;
