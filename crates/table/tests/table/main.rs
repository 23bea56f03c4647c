//! A table, tried with the smallest game that has hidden cards, hidden events and chance.

#[cfg(test)]
mod caller;
#[cfg(test)]
mod fair;
#[cfg(test)]
mod garbage;
#[cfg(test)]
mod json;
#[cfg(test)]
mod play;
#[cfg(test)]
mod records;
#[cfg(test)]
mod secrecy;
#[cfg(test)]
mod toy;
