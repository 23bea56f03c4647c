//! Tests of the requests, played natively.

mod matches;
mod requests;
mod support;
