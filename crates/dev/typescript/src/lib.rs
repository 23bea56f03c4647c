//! Writes Rust types as TypeScript, and holds values against what it wrote.
//!
//! A [`File`] collects types that derive [`TS`], each alone or with all that it mentions, and lays them out for
//! readers. [`Shapes`] reads such a file again and says whether a value, as it is really sent, is what the file
//! promises: a promise that no test reads would not be one.
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
mod reading;
mod shape;
mod shapes;

pub use file::File;
pub use shapes::{Misfit, Shapes};
pub use ts_rs::TS;
