//! Tests of the requests, played natively.

mod matches;
mod requests;
mod same_everywhere;
mod support;
