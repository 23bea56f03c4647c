//! Sends every example of `docs/engine.md` and compares the answers.
//!
//! The examples are fenced blocks, `json request` and then `json answer`, and together they are one session. The
//! answers in the document are wrapped: without line breaks and indentation they are the real ones. After a change of
//! texts or rules, run the tests with `ANTORCHA_BLESS=1` to rewrite the answers, and read the difference.

use std::collections::BTreeSet;
use std::fs;

use crate::command::COMMANDS;
use crate::request;
use crate::session::Session;
use serde_json::{Value, json};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/engine.md");
const WIDTH: usize = 110;

fn document() -> String {
    fs::read_to_string(PATH).unwrap()
}

/// Returns the rows of the tables under a heading, each with the quoted names in its cells.
pub(crate) fn rows_under(heading: &str) -> Vec<Vec<String>> {
    let document = document();
    let (_, section) = document.split_once(&format!("{heading}\n")).unwrap();
    let rows = section.split("\n#").next().unwrap().lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| row.split('`').skip(1).step_by(2).map(str::to_owned).collect()).collect()
}

/// Returns the documented codes of this kind of error.
pub(crate) fn codes_of(kind: &str) -> BTreeSet<String> {
    rows_under(&format!("### Kind `{kind}`")).into_iter().map(|row| row[0].clone()).collect()
}

/// A fenced block of the document, or the text between two blocks.
struct Part {
    /// The text after the opening fence. `None` outside of blocks.
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

/// Removes the wrapping of an example.
fn unwrapped(example: &str) -> String {
    example.lines().map(str::trim_start).collect()
}

/// Sends every request and replaces the answers in the document. Also returns the commands that succeeded.
fn with_new_answers(document: &str) -> (String, BTreeSet<String>) {
    let mut parts = parts(document);
    let mut session = Session::new();
    let (mut answer, mut record, mut shown) = (None, Value::Null, BTreeSet::new());
    for part in &mut parts {
        match part.fence.as_deref() {
            Some("json request") => {
                assert_eq!(answer, None, "a request stands where an answer should: {}", part.text);
                part.text = with_record(&part.text, &record);
                let body = request::answer(&mut session, part.text.as_bytes()).unwrap();
                let request: Value = serde_json::from_str(&part.text).unwrap_or_default();
                let reply: Value = serde_json::from_str(&body).unwrap();
                record = reply.get("record").cloned().unwrap_or(record);
                if reply["ok"] == true {
                    shown.insert(request["cmd"].as_str().unwrap().to_owned());
                }
                answer = Some(body);
            }
            Some("json answer") => {
                part.text =
                    wrapped(&answer.take().expect("an answer stands without its request"), 0, 0) + "\n";
            }
            _ => {}
        }
    }
    assert_eq!(answer, None, "the last request has no answer");
    (joined(&parts), shown)
}

/// Replaces the record of a `load` request with the last saved one.
fn with_record(request: &str, record: &Value) -> String {
    match request.split_once("\"record\":") {
        Some((before, _)) => format!("{before}\"record\":{record}}}\n"),
        None => request.to_owned(),
    }
}

/// Wraps a JSON value, only at places without spaces. `indent` is its indentation, and `behind` the length of the text
/// before it on its first line.
fn wrapped(value: &str, indent: usize, behind: usize) -> String {
    let inner = value.strip_prefix(['{', '[']).and_then(|rest| rest.strip_suffix(['}', ']']));
    let fits = indent + behind + value.len() < WIDTH;
    let Some(inner) = inner.filter(|_| !fits) else { return value.to_owned() };
    let members = members(inner).into_iter().map(|member| {
        let (name, value) = member.split_at(name_length(member));
        format!("{:indent$}  {name}{}", "", wrapped(value, indent + 2, name.len()))
    });
    let members: Vec<_> = members.collect();
    let (open, close) = (&value[..1], &value[value.len() - 1..]);
    format!("{open}\n{}\n{:indent$}{close}", members.join(",\n"), "")
}

/// Returns the length of a member's name and colon, or 0 in a list.
fn name_length(member: &str) -> usize {
    match member.strip_prefix('"').and_then(|rest| rest.find("\":")) {
        Some(end) if !member[1..=end].contains('"') => end + 3,
        _ => 0,
    }
}

/// Splits the members of an object or a list.
fn members(inner: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut escaped, mut start) = (0, false, false, 0);
    let mut members = Vec::new();
    for (place, byte) in inner.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => quoted = !quoted,
            b'{' | b'[' if !quoted => depth += 1,
            b'}' | b']' if !quoted => depth -= 1,
            b',' if !quoted && depth == 0 => {
                members.push(&inner[start..place]);
                start = place + 1;
            }
            _ => {}
        }
    }
    members.push(&inner[start..]);
    members
}

#[test]
fn every_example_of_the_document_has_the_real_answer() {
    let document = document();
    let (updated, shown) = with_new_answers(&document);
    if std::env::var_os("ANTORCHA_BLESS").is_some() {
        // Other tests read the file at the same time, so it is replaced at once.
        let draft = format!("{PATH}.draft");
        fs::write(&draft, &updated).and_then(|()| fs::rename(&draft, PATH)).unwrap();
        return;
    }
    for (written, now) in parts(&document).iter().zip(&parts(&updated)) {
        assert_eq!(written.text, now.text, "run the tests with ANTORCHA_BLESS=1 to rewrite the answers");
    }
    let commands: BTreeSet<_> = COMMANDS.iter().map(|command| command.name.to_owned()).collect();
    assert_eq!(shown, commands, "every command has an example");
}

#[test]
fn every_field_of_a_command_is_documented() {
    for command in COMMANDS {
        let rows = rows_under(&format!("### `{}`", command.name));
        let described: Vec<_> = rows.iter().map(|row| row[0].as_str()).collect();
        assert_eq!(described, command.fields, "{}", command.name);
    }
}

#[test]
fn wrapping_does_not_change_an_answer() {
    let answer = json!({
        "ok": true, "text": "a \"quoted\", {braced}: text", "none": {}, "list": ["\"a\":", 1, [2, 3]],
        "long": vec!["x".repeat(30); 6], "objects": vec![json!({"label": "y".repeat(60)}); 3],
    });
    let answer = answer.to_string();
    let wrapped = wrapped(&answer, 0, 0);
    assert!(wrapped.lines().count() > 8 && wrapped.lines().all(|line| line.len() <= WIDTH), "{wrapped}");
    assert_eq!(unwrapped(&wrapped), answer);
}
