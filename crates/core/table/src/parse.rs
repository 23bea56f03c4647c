//! Reads actions and outcomes from JSON, and says in plain words what is wrong with them.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::json::{from_json, to_json};

/// Reads a value that is written exactly as the game writes it. The error says what is wrong with it.
pub(crate) fn parse<T: Serialize + DeserializeOwned>(sent: &Value) -> Result<T, String> {
    let parsed = from_json::<T>(sent).map_err(|error| plain(sent, &error.to_string()))?;
    exactly(parsed, sent)
}

/// Returns `parsed` if it contains everything that was sent. Serde ignores members that a variant does not have, and a
/// client that sends them meant something else.
fn exactly<T: Serialize>(parsed: T, sent: &Value) -> Result<T, String> {
    let understood = to_json(&parsed).unwrap_or_default();
    if understood == *sent {
        return Ok(parsed);
    }
    Err(format!("only {understood} was recognized: send just that"))
}

/// Serde's errors name Rust types, which mean nothing to the author of a client.
fn plain(sent: &Value, error: &str) -> String {
    let kind = match sent {
        Value::Object(_) => return about_member(error),
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "a list",
    };
    format!("it is {kind}: use one of the listed objects")
}

fn about_member(error: &str) -> String {
    let error = error.split(" at line ").next().unwrap_or(error);
    let known = [
        ("unknown variant ", "unknown value "),
        ("unknown field ", "unknown member "),
        ("missing field ", "missing member "),
    ];
    let said = known.iter().find_map(|(rust, plain)| Some(format!("{plain}{}", error.strip_prefix(rust)?)));
    said.unwrap_or_else(|| "a member has the wrong type: copy one of the listed objects".to_owned())
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
    enum Action {
        Draw,
        Use { tile: Tile },
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Tile {
        Torch,
    }

    #[test]
    fn a_correct_value_is_read() {
        assert_eq!(parse(&json!({"action": "use", "tile": "torch"})), Ok(Action::Use { tile: Tile::Torch }));
    }

    #[test]
    fn an_error_says_in_plain_words_what_is_wrong() {
        let cases = [
            (json!("draw"), "it is a string: use one of the listed objects"),
            (json!(null), "it is null: use one of the listed objects"),
            (json!({}), "missing member `action`"),
            (json!({"action": "use"}), "missing member `tile`"),
            (json!({"action": "rest"}), "unknown value `rest`, expected `draw` or `use`"),
            (json!({"action": "use", "tile": "spoon"}), "unknown value `spoon`, expected `torch`"),
            (
                json!({"action": "use", "tile": 3}),
                "a member has the wrong type: copy one of the listed objects",
            ),
            (json!({"action": 3}), "a member has the wrong type: copy one of the listed objects"),
        ];
        for (sent, expected) in cases {
            assert_eq!(parse::<Action>(&sent), Err(expected.to_owned()), "{sent}");
        }
    }

    #[test]
    fn a_value_with_more_than_the_game_writes_is_refused() {
        let sent = json!({"action": "draw", "cards": 2});
        let problem = parse::<Action>(&sent).unwrap_err();
        assert!(problem.contains("`cards`") || problem.contains("send just that"), "{problem}");
    }
}
