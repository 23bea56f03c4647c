//! Checks `docs/protocol.md`: every example in it is sent, and the responses must match.
//!
//! The examples are fenced blocks and form one conversation. `json ana asks` is sent on Ana's socket. `json ana
//! hears` is the next message of that type that she gets (for `room`, the latest). `json ana posts PATH` is sent by
//! HTTP, and `json ana gets` is the response. Ids, times and long values are replaced by names. After a change, run
//! the tests with `ANTORCHA_BLESS=1` to update the document, and read the diff.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use client::{Guest, RoomSocket};
use room::Entry;
use serde::de::IgnoredAny;
use serde_json::Value;

use crate::host::{Host, place};
use crate::wrapped_json::wrapped;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/protocol.md");

/// A fixed secret, so that chance always draws the same outcomes.
const SECRET: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// Fields that are different in each run.
const TIMES: [&str; 5] = ["now_ms", "at_ms", "asked_ms", "deadline_ms", "until_ms"];
/// Long fields in the game's own format.
const LONG: [(&str, &str); 2] = [("view", "VIEW"), ("glossary", "GLOSSARY")];

/// A part of the document: text, or a block with its info string.
struct Part {
    fence: Option<String>,
    text: String,
}

fn parts(document: &str) -> Vec<Part> {
    let mut parts = vec![Part { fence: None, text: String::new() }];
    for line in document.lines() {
        let inside = parts.last().unwrap().fence.is_some();
        match line.strip_prefix("```") {
            Some(fence) if !inside => parts.push(Part { fence: Some(fence.to_owned()), text: String::new() }),
            Some(_) => parts.push(Part { fence: None, text: String::new() }),
            None => parts.last_mut().unwrap().text.push_str(&format!("{line}\n")),
        }
    }
    parts
}

fn joined(parts: &[Part]) -> String {
    let block = |part: &Part| match &part.fence {
        Some(fence) => format!("```{fence}\n{}```\n", part.text),
        None => part.text.clone(),
    };
    parts.iter().map(block).collect()
}

/// The clients of the document.
struct Cast {
    host: Host,
    guests: BTreeMap<String, Guest>,
    sockets: BTreeMap<String, RoomSocket>,
    /// The names that the document uses for values.
    names: Vec<(String, String)>,
    room: String,
    answer: String,
}

impl Cast {
    async fn play(&mut self, part: &mut Part) {
        let Some(fence) = part.fence.clone() else { return };
        match fence.split(' ').collect::<Vec<_>>()[..] {
            ["json", who, "posts", path] => self.posts(who, path, &part.text).await,
            ["json", _, "gets"] => part.text = self.shown(&self.answer),
            ["json", who, "asks"] => self.asks(who, &part.text).await,
            ["json", who, "loses", "the", "line", "and", "asks"] => {
                self.sockets.remove(who);
                self.asks(who, &part.text).await;
            }
            ["json", who, "hears"] => part.text = self.hears(who, &part.text).await,
            _ => {}
        }
    }

    async fn posts(&mut self, who: &str, path: &str, text: &str) {
        let body: Value = serde_json::from_str(text).unwrap();
        if path == "/api/session" {
            let name = body["name"].as_str().unwrap();
            let guest = Guest::start_session(&self.host.url, name).await.unwrap();
            self.names.push((guest.player().to_owned(), format!("{}-ID", who.to_uppercase())));
            let me = guest.get("/api/session").await.unwrap();
            self.answer = in_order(&me.body, &["player", "name", "account"]);
            self.guests.insert(who.to_owned(), guest);
            return;
        }
        assert_eq!(path, "/api/rooms");
        let guest = &self.guests[who];
        let opened = guest.post(path, &body).await.unwrap().ok().unwrap();
        // The room of the document is another one with the same room_settings, whose secret is known.
        let host = serde_json::from_value(guest.player().into()).unwrap();
        let room_settings = serde_json::from_value(body).unwrap();
        let entry = Entry::Opened { host, settings: room_settings, secret: SECRET.to_owned() };
        self.room = self.host.app.rooms.open_room(vec![entry]).await.unwrap().to_string();
        self.names.push((opened["room"].as_str().unwrap().to_owned(), "ROOM-ID".to_owned()));
        self.names.push((self.room.clone(), "ROOM-ID".to_owned()));
        self.answer = opened.to_string();
    }

    async fn asks(&mut self, who: &str, text: &str) {
        if !self.sockets.contains_key(who) {
            let socket = self.guests[who].open_socket(&self.room).await.unwrap();
            self.sockets.insert(who.to_owned(), socket);
        }
        let mut text = text.to_owned();
        for (real, name) in &self.names {
            text = text.replace(name, real);
        }
        self.sockets.get_mut(who).unwrap().send_text(text).await.unwrap();
    }

    /// The next message of the type in the block.
    async fn hears(&mut self, who: &str, written: &str) -> String {
        let kind = serde_json::from_str::<Value>(written).unwrap()["type"].clone();
        let socket = self.sockets.get_mut(who).unwrap();
        // The number of `room` messages depends on timing, so only the latest counts.
        let last = if kind == "room" { "scene" } else { kind.as_str().unwrap() };
        if kind == "room" {
            socket.send_text(r#"{"type":"describe"}"#.to_owned()).await.unwrap();
        }
        let mut heard = String::new();
        loop {
            let told = tokio::time::timeout(std::time::Duration::from_secs(10), socket.next_text());
            let text = told.await.unwrap_or_else(|_| panic!("{who} waits for {kind}")).unwrap();
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == kind {
                heard = text.to_string();
            }
            if message["type"] == last {
                return self.shown(&heard);
            }
        }
    }

    /// A received message in the form of the document.
    fn shown(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (real, name) in &self.names {
            text = text.replace(real, name);
        }
        for time in TIMES {
            text = replaced(&text, time, "TIME", |value| value != "null");
        }
        for (member, name) in LONG {
            text = replaced(&text, member, name, |_| true);
        }
        wrapped(&text, 0, 0) + "\n"
    }
}

/// Replaces the value of each field with this name.
fn replaced(text: &str, member: &str, name: &str, is_to_be: impl Fn(&str) -> bool) -> String {
    let key = format!("\"{member}\":");
    let (before, mut rest) = text.split_at(text.find(&key).unwrap_or(text.len()));
    let mut out = before.to_owned();
    while let Some(after) = rest.strip_prefix(key.as_str()) {
        let mut values = serde_json::Deserializer::from_str(after).into_iter::<IgnoredAny>();
        values.next().unwrap().unwrap();
        let (value, tail) = after.split_at(values.byte_offset());
        out += &key;
        out += &if is_to_be(value) { format!("\"{name}\"") } else { value.to_owned() };
        let next = tail.find(&key).unwrap_or(tail.len());
        out += &tail[..next];
        rest = &tail[next..];
    }
    out
}

/// An object with its fields in this order.
fn in_order(object: &Value, members: &[&str]) -> String {
    let written = members.iter().map(|member| format!("\"{member}\":{}", object[member]));
    format!("{{{}}}", written.collect::<Vec<_>>().join(","))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_of_the_protocol_document_holds() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (guests, sockets, names) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
    let mut cast = Cast { host, guests, sockets, names, room: String::new(), answer: String::new() };
    let document = fs::read_to_string(PATH).unwrap();
    let mut rewritten = parts(&document);
    for part in &mut rewritten {
        cast.play(part).await;
    }
    if std::env::var_os("ANTORCHA_BLESS").is_some() {
        // Other tests read the file meanwhile, so it is replaced atomically.
        let draft = format!("{PATH}.draft");
        return fs::write(&draft, joined(&rewritten)).and_then(|()| fs::rename(&draft, PATH)).unwrap();
    }
    for (written, now) in parts(&document).iter().zip(&rewritten) {
        assert_eq!(written.text, now.text, "run the tests with ANTORCHA_BLESS=1 to rewrite it");
    }
    cast.host.stop().await;
}

/// The first code word of each table row under a heading.
fn rows_under(heading: &str) -> BTreeSet<String> {
    let document = fs::read_to_string(PATH).unwrap();
    let (_, section) = document.split_once(&format!("\n{heading}\n")).unwrap();
    let lines: Vec<&str> = section.split("\n## ").next().unwrap().lines().chain([""]).collect();
    let rows = lines.windows(2).filter(|pair| pair[0].starts_with("| `") && !pair[1].starts_with("|---"));
    rows.filter_map(|pair| pair[0].split('`').nth(1)).map(str::to_owned).collect()
}

#[test]
fn every_error_code_is_documented() {
    let source = concat!(include_str!("../../src/error.rs"), include_str!("../../../room/src/error.rs"));
    let is_error = |line: &str| line.starts_with("ApiError::") || line.starts_with("RoomError::");
    let lines = source.lines().map(str::trim).filter(|line| is_error(line));
    let codes = lines.filter_map(|line| line.split_once(" => \""));
    let mut codes: BTreeSet<String> =
        codes.map(|(_, code)| code.trim_end_matches("\",").to_owned()).collect();
    assert!(codes.len() > 40);
    codes.extend(["not_your_turn", "bad_action", "no_such_choice", "bad_hex"].map(str::to_owned));
    assert_eq!(rows_under("## Refusals"), codes);
}

#[test]
fn every_command_is_documented() {
    let declared = room::protocol::typescript().text();
    let commands = declared.split("\"do\": \"").skip(1).filter_map(|rest| rest.split('"').next());
    assert_eq!(rows_under("## Commands"), commands.map(str::to_owned).collect());
}
