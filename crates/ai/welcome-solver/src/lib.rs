//! Solves rounds of two-player Welcome to the Dungeon.
//!
//! A [`StakedRound`] is the bidding of one adventurer's round as a game for the `solver`. [`Rules`] holds its tables,
//! and [`Stakes`] its payoffs at each [`Score`]. `training` learns a strategy, `measure` and `response` evaluate it, and
//! a [`StrategyFile`] stores the part of it that can be reached.

mod checkpoint;
mod codec;
mod coder;
mod deck;
mod equipment;
mod full_strategy;
mod hand;
mod hand_groups;
mod index;
mod measure;
mod opponent;
mod playbook;
mod player;
mod range_by_damage;
mod response;
mod round;
mod round_size;
mod solved_bot;
mod stakes;
mod strategy_builder;
mod strategy_file;
mod threshold;
mod training;
mod units;

pub use checkpoint::{CheckpointError, Progress};
pub use measure::Mean;
pub use playbook::Playbook;
pub use player::Player;
pub use response::Precision;
pub use round::{Position, Rules, StakedRound, UnknownAdventurer};
pub use round_size::RoundSize;
pub use solved_bot::SolvedBot;
pub use stakes::{Ending, SCORES, Score, Stakes, Values};
pub use strategy_builder::{Exploitability, StrategyBuilder};
pub use strategy_file::{Chapter, FileError, StrategyFile};
pub use threshold::Threshold;
pub use training::{Work, Workers};
