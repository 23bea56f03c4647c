//! The program as people meet it: every test runs the real binary, types at it and reads what it says.

mod bad_input;
mod hot_seat;
mod program;
mod saved;
mod shown;
mod simulation;
mod talk;
mod whole_games;
mod words;
