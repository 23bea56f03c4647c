//! Equilibria of two-player zero-sum games with hidden cards.
//!
//! A game is a [`Round`]: all its chance lies in the deal, and what is turned up later is settled but unseen. Small
//! ones are solved by [`Sweep`], which walks through every deal, and judged exactly by [`exploitability`]; large ones by
//! [`Sampler`], which walks through one deal at a time. Both keep their regrets in a flat [`Table`], which many threads
//! may share. Nothing here reads or writes files.

mod mix;
mod playing;
mod response;
mod round;
mod sampling;
mod sweeping;
mod table;

pub use mix::{MOST_ACTIONS, Mix};
pub use playing::{Strategy, play};
pub use response::{best_response, exploitability, value};
pub use round::{Dealt, Listed, Round, Side, Stage};
pub use sampling::{Fixed, Learning, Pace, Rival, Sampler};
pub use sweeping::{Sweep, Update};
pub use table::{Average, Current, Table};
