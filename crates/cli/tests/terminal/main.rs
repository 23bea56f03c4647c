//! The program as people meet it: every test runs the real binary, types at it and reads what it says.

#[cfg(test)]
mod arena;
#[cfg(test)]
mod bad_input;
#[cfg(test)]
mod hot_seat;
#[cfg(test)]
mod lettered;
#[cfg(test)]
mod odds;
#[cfg(test)]
mod out_of_turn;
#[cfg(test)]
mod program;
#[cfg(test)]
mod saved;
#[cfg(test)]
mod shown;
#[cfg(test)]
mod simulation;
#[cfg(test)]
mod solve;
#[cfg(test)]
mod talk;
#[cfg(test)]
mod whole_games;
#[cfg(test)]
mod words;
