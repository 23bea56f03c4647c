//! Nothing that was acknowledged is ever lost: servers are killed under play, one at a time and among others.

#[cfg(test)]
mod kills;
#[cfg(test)]
mod nodes;
#[cfg(test)]
mod player;
#[cfg(test)]
mod process;
#[cfg(test)]
mod table;
