//! A round of two-player Welcome to the Dungeon, solved.
//!
//! The bidding of one adventurer's round is a [`Bout`] for the `solver`: [`Rules`] has its tables, [`Stakes`] say what it
//! is worth at each [`Score`]. `training` learns it, `measure` judges what was learned, and a [`StrategyFile`] keeps as
//! much of it as can come about.

mod bidding;
mod book;
mod campaign;
mod census;
mod checkpoint;
mod coder;
mod crowd;
mod deck;
mod families;
mod file;
mod gear;
mod habits;
mod holding;
mod index;
mod measure;
mod player;
mod response;
mod rival;
mod seat;
mod stakes;
mod strategy;
mod threshold;
mod training;
mod units;

pub use bidding::{Bout, Position, Rules, UnknownAdventurer};
pub use campaign::{Campaign, Exploited};
pub use census::Census;
pub use checkpoint::{CheckpointError, Progress};
pub use file::{Chapter, FileError, StrategyFile};
pub use measure::Mean;
pub use player::Player;
pub use seat::SolvedBot;
pub use stakes::{Ending, SCORES, Score, Stakes, Values};
pub use strategy::Playbook;
pub use threshold::Threshold;
pub use training::{Crew, Work};
