//! The list of all games, the only crate that names them all.
