//! The program as people meet it: every test runs the real binary, types at it and reads what it says.

mod arena;
mod bad_input;
mod hot_seat;
mod lettered;
mod odds;
mod out_of_turn;
mod program;
mod saved;
mod shown;
mod simulation;
mod solve;
mod talk;
mod whole_games;
mod words;
