//! The position of a player who gets patches, without the view.

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Error, Map, Value};

/// The members of a snapshot that tell a player what to decide.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Position {
    version: String,
    members: Value,
}

impl Position {
    /// The position in a welcome or an update; `None` before the match begins.
    pub(crate) fn whole(text: &str) -> Result<Option<Position>, Error> {
        #[derive(Deserialize)]
        struct Whole<'a> {
            version: Option<String>,
            #[serde(borrow)]
            snapshot: Option<Members<'a>>,
        }
        let Whole { version, snapshot } = serde_json::from_str(text)?;
        let Some((version, snapshot)) = version.zip(snapshot) else { return Ok(None) };
        Ok(Some(Position { version, members: snapshot.parsed()? }))
    }

    /// The position after a patch; `None` if the patch does not fit.
    pub(crate) fn patched(mut self, text: &str) -> Result<Option<Position>, Error> {
        #[derive(Deserialize)]
        struct Patch<'a> {
            from: String,
            version: String,
            #[serde(borrow)]
            changes: Vec<&'a RawValue>,
        }
        let Patch { from, version, changes } = serde_json::from_str(text)?;
        if from != self.version {
            return Ok(None);
        }
        let is_needed = |change: &&&RawValue| !change.get().contains(r#""path":"/view"#);
        let needed: Result<Vec<_>, Error> =
            changes.iter().filter(is_needed).map(|change| serde_json::from_str(change.get())).collect();
        let is_patched = json_patch::patch(&mut self.members, &needed?).is_ok();
        Ok(is_patched.then_some(Position { version, ..self }))
    }

    /// As the text of a snapshot.
    pub(crate) fn text(&self) -> String {
        self.members.to_string()
    }
}

#[derive(Deserialize)]
struct Members<'a> {
    #[serde(borrow)]
    turn: &'a RawValue,
    #[serde(borrow)]
    prompt: &'a RawValue,
    #[serde(borrow)]
    offers: &'a RawValue,
    #[serde(borrow)]
    question: &'a RawValue,
}

impl Members<'_> {
    fn parsed(&self) -> Result<Value, Error> {
        let Members { turn, prompt, offers, question } = self;
        let members = [("turn", turn), ("prompt", prompt), ("offers", offers), ("question", question)];
        let parsed = members.map(|(name, value)| Ok((name.to_owned(), serde_json::from_str(value.get())?)));
        Ok(Value::Object(parsed.into_iter().collect::<Result<Map<String, Value>, Error>>()?))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn whole(version: &str, question: &str, offers: &Value) -> String {
        let snapshot = json!({
            "number": 1, "events": [], "view": { "round": 1 }, "turn": { "turn": "over" }, "prompt": null,
            "offers": offers, "question": question,
        });
        json!({ "type": "update", "undo_epoch": 0, "snapshot": snapshot, "version": version, "undo": null })
            .to_string()
    }

    fn patch(from: &str, changes: &Value) -> String {
        json!({ "type": "patch", "from": from, "version": "b", "changes": changes }).to_string()
    }

    #[test]
    fn a_patch_changes_all_but_the_view() {
        let before = Position::whole(&whole("a", "0-1", &json!([1]))).unwrap().unwrap();
        let changes = json!([
            { "op": "replace", "path": "/view/round", "value": 2 },
            { "op": "add", "path": "/offers/1", "value": 2 },
            { "op": "replace", "path": "/question", "value": "0-2" },
        ]);
        let after = before.clone().patched(&patch("a", &changes)).unwrap();
        assert_eq!(after, Position::whole(&whole("b", "0-2", &json!([1, 2]))).unwrap());
        assert_eq!(before.patched(&patch("other", &changes)).unwrap(), None);
    }

    #[test]
    fn there_is_no_position_before_the_match() {
        let welcome = json!({ "type": "welcome", "snapshot": null }).to_string();
        assert_eq!(Position::whole(&welcome).unwrap(), None);
    }
}
