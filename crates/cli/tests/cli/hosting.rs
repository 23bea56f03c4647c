//! The program as those meet it who run a server: every test starts the real binary.

mod backups;
mod doctoring;
mod ending;
mod fullness;
mod health;
mod logs;
mod measures;
mod pages;
mod people;
mod program;
mod settings;
