//! Tests of the commands for players: they type input and compare the output.

mod arena;
mod bad_input;
mod beliefs;
mod games_and_rules;
mod hot_seat;
mod lettered_choices;
mod match_files;
mod messages;
mod odds;
mod out_of_turn;
mod packages;
mod program;
mod review;
mod simulation;
mod solve;
mod table_commands;
mod whole_games;
