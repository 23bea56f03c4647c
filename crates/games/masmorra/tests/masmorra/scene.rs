//! Tests of the scene: lines, question and glossary of a position.

mod lines;
mod questions;
mod random_play;
mod table;
