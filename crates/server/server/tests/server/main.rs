//! The server, over real sockets and a real store.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what it expects by unwrapping it"
)]

mod account_links;
mod accounts;
mod admin;
mod alone;
mod answers;
mod api;
mod bans;
mod beliefs;
mod bot_matches;
mod bots;
mod bug_reports;
mod bus;
mod caller;
mod chat;
mod clocks;
mod compatibility;
mod connections;
mod daily;
mod daily_secrets;
mod deletion;
mod document;
mod hidden;
mod host;
mod lessons;
mod limits;
mod logged_out;
mod matches;
mod names;
mod notice_channels;
mod notice_mail;
mod notices;
mod ops;
mod patched_tabs;
mod patches;
mod previews;
mod privacy;
mod profiles;
mod promised;
mod protocol;
mod puzzles;
mod ratings;
mod reader;
mod reminders;
mod replay_limits;
mod replays;
mod reveal;
mod reviews;
mod rooms;
mod scan;
mod secrets;
mod security;
mod site;
mod start_position;
mod strangers;
mod tab;
mod take_over;
mod undo;
mod versions;
mod wire;
mod wire_patches;
mod wire_types;
mod wrapped_json;
