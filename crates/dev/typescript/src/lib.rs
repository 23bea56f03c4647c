//! Writes Rust types as TypeScript, and checks JSON values against those types.
//!
//! A [`File`] collects types that derive [`TS`], with or without the types that they mention, and formats them. [`Shapes`]
//! parses such a file and checks whether a JSON value matches a type, so that tests can compare real messages with the
//! generated file.
//!
//! ```
//! use serde_json::json;
//! use ts_rs::TS;
//! use typescript::{File, Shapes};
//!
//! /// A door.
//! #[derive(TS)]
//! struct Door {
//!     /// How many steps lead to it.
//!     steps: u8,
//! }
//!
//! let text = File::new("// Doors.\n").with::<Door>().text();
//! assert!(text.contains("/** How many steps lead to it. */\n  steps: number,"));
//! let shapes = Shapes::read(&text)?;
//! assert!(shapes.check("Door", &json!({ "steps": 3 })).is_ok());
//! assert!(shapes.check("Door", &json!({ "steps": "three" })).is_err());
//! # Ok::<(), String>(())
//! ```

mod file;
mod layout;
mod parser;
mod shape;
mod shapes;

pub use file::File;
pub use shapes::{ShapeError, Shapes};
pub use ts_rs::TS;
