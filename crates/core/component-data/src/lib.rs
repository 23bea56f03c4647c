//! Generates Rust tables from a game's data files at build time.
//!
//! Components and rules are data: TOML files that an owner of the box can read and correct. Each value has its
//! provenance. A rules crate calls [`run`] in its build script, describes each file by a [`Record`], and includes the
//! generated tables, so nothing is parsed at run time. A file that does not fit its description stops the build with an
//! [`Error`] that names the file, the record and the correct form.
//!
//! ```no_run
//! // build.rs
//! use component_data::{Kind, Record};
//!
//! fn main() -> std::process::ExitCode {
//!     component_data::run(|generator| {
//!         let tile = Record::new("tile", "Tile", "TileCard").variant("effect", "Effect");
//!         let hero = Record::new("hero", "Hero", "HeroCard").array("tiles", 6, Kind::Key("tile"));
//!         generator.components("data/tiles.toml", &tile)?;
//!         generator.components("data/heroes.toml", &hero)?;
//!         generator.rules("rules/raid.toml", 'R')
//!     })
//! }
//! ```

mod components;
mod error;
mod generator;
mod record;
mod rules;
mod source;

pub use error::Error;
pub use generator::{Generator, run};
pub use record::{Kind, Record};
