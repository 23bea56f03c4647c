//! The solved round at real tables.

#[cfg(test)]
mod solved;
