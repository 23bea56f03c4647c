//! Parses only the needed parts of a server message. Most of an update is skipped, because processor time of the load test
//! is missing for a server on the same machine.

use serde::Deserialize;
use serde_json::value::RawValue;

/// The needed parts of a message.
#[derive(Deserialize)]
pub(crate) struct Message<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    #[serde(borrow)]
    pub(crate) snapshot: Option<Snapshot<'a>>,
    #[serde(borrow)]
    pub(crate) room: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(crate) you: Option<&'a RawValue>,
    pub(crate) code: Option<&'a str>,
}

#[derive(Deserialize)]
pub(crate) struct Snapshot<'a> {
    pub(crate) question: &'a str,
    #[serde(borrow)]
    pub(crate) offers: Vec<Offer<'a>>,
    #[serde(borrow)]
    pub(crate) turn: Turn<'a>,
}

#[derive(Deserialize)]
pub(crate) struct Offer<'a> {
    #[serde(borrow)]
    pub(crate) action: &'a RawValue,
    pub(crate) aside: bool,
}

#[derive(Deserialize)]
pub(crate) struct Turn<'a> {
    pub(crate) turn: &'a str,
    #[serde(default)]
    pub(crate) owe: Vec<usize>,
}

impl<'a> Message<'a> {
    pub(crate) fn parse(text: &'a str) -> Result<Message<'a>, serde_json::Error> {
        if !text.starts_with(UPDATE_PREFIX) {
            return serde_json::from_str(text);
        }
        match Snapshot::parse_end(text) {
            Some(snapshot) => {
                Ok(Message { kind: "update", snapshot: Some(snapshot), room: None, you: None, code: None })
            }
            None => serde_json::from_str(text),
        }
    }
}

const UPDATE_PREFIX: &str = r#"{"type":"update","#;

impl<'a> Snapshot<'a> {
    /// Parses the last fields of the snapshot, which come after the events and the view. It searches them from the end, each
    /// before the one that was found last.
    fn parse_end(text: &'a str) -> Option<Snapshot<'a>> {
        let (before, question) = last(text, r#","question":"#)?;
        let (before, offers) = last(before, r#","offers":"#)?;
        let (_, turn) = last(before, r#","turn":"#)?;
        Some(Snapshot { question, offers, turn })
    }
}

/// Parses the value after the last occurrence of `member`. Also returns the text before it.
fn last<'a, T: Deserialize<'a>>(text: &'a str, member: &str) -> Option<(&'a str, T)> {
    let (before, behind) = text.rsplit_once(member)?;
    Some((before, T::deserialize(&mut serde_json::Deserializer::from_str(behind)).ok()?))
}

#[cfg(test)]
mod tests {
    use game::{Observer, Seat};
    use table::{AnyTable, Chance, Config};

    use super::*;

    /// Returns the parts that a player uses.
    fn summary(snapshot: &Snapshot<'_>) -> (String, Vec<(String, bool)>, String, Vec<usize>) {
        let offers = snapshot.offers.iter().map(|offer| (offer.action.get().to_owned(), offer.aside));
        (
            snapshot.question.to_owned(),
            offers.collect(),
            snapshot.turn.turn.to_owned(),
            snapshot.turn.owe.clone(),
        )
    }

    fn check(table: &dyn AnyTable, observer: Observer) {
        let snapshot = table.snapshot(observer, 0);
        let text =
            format!(r#"{{"type":"update","undo_epoch":0,"snapshot":{},"undo":null}}"#, snapshot.text());
        let whole: Message<'_> = serde_json::from_str(&text).unwrap();
        let short = Snapshot::parse_end(&text).unwrap();
        assert_eq!(summary(&short), summary(&whole.snapshot.unwrap()));
    }

    #[test]
    fn the_end_of_an_update_is_parsed_like_the_whole() {
        for game in catalog::GAMES {
            let mut table = (game.open)(Config::of(3), Chance::of_seed(11)).unwrap();
            for step in 0..200 {
                Observer::all(3).for_each(|observer| check(table.as_ref(), observer));
                let asked = Seat::all(3).find(|seat| !table.legal(*seat).is_empty());
                let Some(seat) = asked else { break };
                table.act_nth(seat, step % table.legal(seat).len()).unwrap();
            }
        }
    }
}
