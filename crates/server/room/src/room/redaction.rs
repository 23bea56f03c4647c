//! Removes people from the log of a room whose data are deleted.
//!
//! Entries are only appended, with this one exception: the ids of these people are replaced, their names become
//! [`FORMER_NAME`], and what they wrote is emptied. Nothing of the match is in these parts, so the log replays and verifies as
//! before. Entries keep their numbers, and [`Entry::Redacted`](super::Entry::Redacted) is appended, so that readers notice.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::entry::LogEntry;
use crate::ids::PlayerId;

/// The name of a player whose data were deleted. Programs show their own words for it.
pub const FORMER_NAME: &str = "Former player";

/// How the entries begin that name people. No other entry does.
pub const ENTRIES_ABOUT_PEOPLE: [&str; 6] =
    ["{\"opened\":", "{\"sat\":", "{\"said\":", "{\"muted", "{\"take_over_asked\":", "{\"handed_over\":"];

/// What replaces the data of these people in one room.
#[derive(Clone, Debug, Default)]
pub struct Redaction {
    /// Each person gets an id that is used in this room alone, so that nobody can link their rooms.
    aliases: BTreeMap<PlayerId, PlayerId>,
}

/// A text that somebody wrote at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnText {
    pub at_ms: i64,
    pub text: String,
}

impl Redaction {
    pub fn of(people: &BTreeSet<PlayerId>) -> Redaction {
        let alias = |person: &PlayerId| (person.clone(), PlayerId::draw_former());
        Redaction { aliases: people.iter().map(alias).collect() }
    }

    /// Whether a text contains the id of one of these people.
    pub fn concerns(&self, text: &str) -> bool {
        self.aliases.keys().any(|person| text.contains(person.as_str()))
    }

    /// The id that replaces this one.
    pub fn alias(&self, person: &str) -> Option<&PlayerId> {
        PlayerId::parse(person).and_then(|person| self.aliases.get(&person))
    }

    /// The entries that change, with their numbers.
    pub fn entries(&self, log: &[LogEntry]) -> Vec<(i64, String)> {
        let mut seats = Seats::default();
        let redacted = |entry: &LogEntry| {
            let body = self.entry(&entry.body, &mut seats)?;
            (body != entry.body).then_some((entry.number, body))
        };
        log.iter().filter_map(redacted).collect()
    }

    /// What these people wrote, for a copy of their data: chat lines and reasons of requests.
    pub fn texts(&self, log: &[LogEntry]) -> Vec<OwnText> {
        let mut seats = Seats::default();
        let text = |entry: &LogEntry| {
            let asker = seats.follow(&entry.body);
            let is_said = entry.body.starts_with("{\"said\":") && self.concerns(&entry.body);
            if !is_said && asker.is_none_or(|person| self.alias(&person).is_none()) {
                return None;
            }
            let value: Value = serde_json::from_str(&entry.body).ok()?;
            let (_, fields) = value.as_object()?.iter().next()?;
            let is_theirs = fields.get("player").and_then(Value::as_str);
            if is_theirs.is_some_and(|person| self.alias(person).is_none()) {
                return None;
            }
            let text = fields.get("text").or(fields.get("reason"))?.as_str()?;
            (!text.is_empty()).then(|| OwnText { at_ms: entry.at_ms, text: text.to_owned() })
        };
        log.iter().filter_map(text).collect()
    }

    /// A summary of a room: everything in it that belongs to a person is an object with their id and name.
    pub fn summary(&self, body: &str) -> Option<String> {
        if !self.concerns(body) {
            return None;
        }
        match serde_json::from_str(body) {
            Ok(mut value) => {
                self.rename(&mut value);
                Some(self.with_aliases(value.to_string()))
            }
            Err(_) => Some(self.with_aliases(body.to_owned())),
        }
    }

    fn rename(&self, value: &mut Value) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| self.rename(item)),
            Value::Object(fields) => {
                let is_theirs = fields.get("player").and_then(Value::as_str).and_then(|id| self.alias(id));
                if let (Some(_), Some(name)) = (is_theirs, fields.get_mut("name")) {
                    *name = FORMER_NAME.into();
                }
                fields.values_mut().for_each(|field| self.rename(field));
            }
            _ => {}
        }
    }

    /// An entry that no version can read keeps everything but the ids.
    fn entry(&self, body: &str, seats: &mut Seats) -> Option<String> {
        let names_seats = seats.follow(body);
        let is_asked_by_them = names_seats.is_some_and(|person| self.alias(&person).is_some());
        if !is_asked_by_them && !self.concerns(body) {
            return None;
        }
        let Ok(mut value) = serde_json::from_str::<Value>(body) else {
            return Some(self.with_aliases(body.to_owned()));
        };
        let (kind, fields) = value.as_object_mut()?.iter_mut().next()?;
        let is = |field: &str| {
            fields.get(field).and_then(Value::as_str).is_some_and(|person| self.alias(person).is_some())
        };
        let emptied: &[(&str, &str)] = match kind.as_str() {
            "sat" | "take_over_asked" if is("player") => &[("name", FORMER_NAME)],
            "said" if is("player") => &[("name", FORMER_NAME), ("text", "")],
            "handed_over" if is("to") => &[("name", FORMER_NAME)],
            "undo_asked" => &[("reason", "")],
            _ => &[],
        };
        for (field, text) in emptied {
            if let Some(old) = fields.get_mut(*field) {
                *old = (*text).into();
            }
        }
        // Large numbers in settings must stay as they are, so an entry without such a text is not changed.
        let body = if emptied.is_empty() { body.to_owned() } else { value.to_string() };
        Some(self.with_aliases(body))
    }

    /// Ids are random and long, so no other text contains them.
    fn with_aliases(&self, mut text: String) -> String {
        for (person, alias) in &self.aliases {
            if text.contains(person.as_str()) {
                text = text.replace(person.as_str(), alias.as_str());
            }
        }
        text
    }
}

/// Who has which seat, because a request for an undo names only the seat.
#[derive(Default)]
struct Seats {
    holders: BTreeMap<u64, String>,
}

impl Seats {
    /// Follows the entries about seats. Returns the person who asks for an undo.
    fn follow(&mut self, body: &str) -> Option<String> {
        let kinds = ["{\"sat\":", "{\"bot_sat\":", "{\"freed\":", "{\"handed_over\":", "{\"undo_asked\":"];
        if !kinds.iter().any(|kind| body.starts_with(kind)) {
            return None;
        }
        let value: Value = serde_json::from_str(body).ok()?;
        let (kind, fields) = value.as_object()?.iter().next()?;
        let text = |field: &str| fields.get(field).and_then(Value::as_str).map(str::to_owned);
        let seat = fields.get("seat").and_then(Value::as_u64);
        match kind.as_str() {
            "sat" => {
                self.holders.insert(seat?, text("player")?);
            }
            "bot_sat" | "freed" => {
                self.holders.remove(&seat?);
            }
            "handed_over" => {
                let (from, to) = (text("from")?, text("to")?);
                self.holders
                    .values_mut()
                    .filter(|holder| **holder == from)
                    .for_each(|holder| *holder = to.clone());
            }
            _ => return self.holders.get(&seat?).cloned(),
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(bodies: &[String]) -> Vec<LogEntry> {
        let entry = |(number, body): (i64, &String)| LogEntry { number, at_ms: 0, body: body.clone() };
        (1..).zip(bodies).map(entry).collect()
    }

    #[test]
    fn names_and_texts_of_a_person_are_replaced_and_nothing_else() {
        let [ana, eva] = [PlayerId::draw(), PlayerId::draw()];
        let bodies = [
            format!(
                r#"{{"opened":{{"host":"{ana}","settings":{{"big":12345678901234567890}},"secret":"00"}}}}"#
            ),
            format!(r#"{{"sat":{{"seat":0,"player":"{ana}","name":"Ana","nonce":"00ff"}}}}"#),
            format!(r#"{{"sat":{{"seat":1,"player":"{eva}","name":"Eva","nonce":""}}}}"#),
            format!(
                r#"{{"said":{{"player":"{ana}","name":"Ana","id":"1","channel":"players","text":"I live in Rome"}}}}"#
            ),
            format!(r#"{{"muted":{{"by":"{eva}","player":"{ana}","muted":true}}}}"#),
            r#"{"undo_asked":{"seat":0,"id":"2","reason":"my mother called","steps":1,"asks":[1]}}"#
                .to_owned(),
            r#"{"undo_asked":{"seat":1,"id":"3","reason":"misclick","steps":1,"asks":[0]}}"#.to_owned(),
            r#""begin_asked""#.to_owned(),
            "not JSON".to_owned(),
        ];
        let redaction = Redaction::of(&BTreeSet::from([ana.clone()]));
        let changed = redaction.entries(&log(&bodies));
        let numbers: Vec<i64> = changed.iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, [1, 2, 4, 5, 6]);
        let alias = redaction.alias(ana.as_str()).unwrap();
        assert!(alias.is_former() && !ana.is_former());
        let texts: Vec<String> = redaction.texts(&log(&bodies)).into_iter().map(|own| own.text).collect();
        assert_eq!(texts, ["I live in Rome", "my mother called"]);
        let all: String = changed.iter().map(|(_, body)| body.as_str()).collect();
        for gone in [ana.as_str(), "Ana", "Rome", "mother"] {
            assert!(!all.contains(gone), "{gone}: {all}");
        }
        for kept in [alias.as_str(), eva.as_str(), "00ff", "12345678901234567890", FORMER_NAME] {
            assert!(all.contains(kept), "{kept}: {all}");
        }
    }

    #[test]
    fn a_seat_that_a_guest_handed_over_is_followed() {
        let [guest, ana] = [PlayerId::draw(), PlayerId::draw()];
        let bodies = [
            format!(r#"{{"sat":{{"seat":2,"player":"{guest}","name":"Guest","nonce":""}}}}"#),
            format!(r#"{{"handed_over":{{"from":"{guest}","to":"{ana}","name":"Ana"}}}}"#),
            r#"{"undo_asked":{"seat":2,"id":"2","reason":"oh no","steps":1,"asks":[]}}"#.to_owned(),
        ];
        let redaction = Redaction::of(&BTreeSet::from([guest.clone(), ana.clone()]));
        let changed = redaction.entries(&log(&bodies));
        assert_eq!(changed.len(), 3);
        assert!(!changed[2].1.contains("oh no"));
        let [one, other] = [&guest, &ana].map(|person| redaction.alias(person.as_str()).unwrap());
        assert!(one != other && changed[1].1.contains(one.as_str()) && changed[1].1.contains(other.as_str()));
    }

    #[test]
    fn a_summary_names_former_players() {
        let ana = PlayerId::draw();
        let redaction = Redaction::of(&BTreeSet::from([ana.clone()]));
        let body = format!(
            r#"{{"holders":[{{"kind":"person","name":"Ana","player":"{ana}"}},{{"bot":"x","kind":"bot","name":"Ana"}}]}}"#
        );
        let summary = redaction.summary(&body).unwrap();
        assert!(!summary.contains(ana.as_str()) && summary.matches(FORMER_NAME).count() == 1, "{summary}");
        assert_eq!(redaction.summary(r#"{"holders":[]}"#), None);
    }
}
