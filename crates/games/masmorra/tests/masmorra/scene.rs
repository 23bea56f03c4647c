//! What a position sounds like: its lines, its question, its glossary.

mod lines;
mod play;
mod questions;
mod table;
