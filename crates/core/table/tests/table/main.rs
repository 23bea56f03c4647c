//! Tests of the table, with a tiny game that has hidden cards, hidden events and chance, and with one in which each
//! action is visible to different observers.

#[cfg(test)]
mod caller;
#[cfg(test)]
mod fair;
#[cfg(test)]
mod garbage;
#[cfg(test)]
mod json;
#[cfg(test)]
mod origin;
#[cfg(test)]
mod play;
#[cfg(test)]
mod prepare;
#[cfg(test)]
mod records;
#[cfg(test)]
mod scripted;
#[cfg(test)]
mod secrecy;
#[cfg(test)]
mod snapshot;
#[cfg(test)]
mod toy;
#[cfg(test)]
mod undo;
#[cfg(test)]
mod versions;
#[cfg(test)]
mod visibility_toy;
