//! Tests of the solved bot in real games.

#[cfg(test)]
mod solved;
