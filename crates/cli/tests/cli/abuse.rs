//! One person tries to overload a real server. Limits are asserted by counts and ratios, not by seconds.

mod bots;
mod requests;
