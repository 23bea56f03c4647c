//! Tests of the packages that `cargo xtask dist` makes. This crate has nothing but tests, which need root:
//! `cargo verify --full --only packages`.
