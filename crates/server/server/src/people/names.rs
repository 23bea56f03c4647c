//! Names of players.

use crate::error::ApiError;
use room::{FORMER_NAME, RoomError, is_invisible};
use store::skeleton;

/// How tables show players whose data were deleted.
const FORMER_NAMES: [&str; 2] = [FORMER_NAME, "Antiguo jugador"];

/// In characters.
const MAX_NAME: usize = 24;

/// Trims and checks a player's name.
pub fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    let length = name.chars().count();
    let is_bots = catalog::BOT_NAMES.iter().any(|bot| skeleton(bot) == skeleton(name));
    let is_reserved = FORMER_NAMES.iter().any(|former| skeleton(former) == skeleton(name));
    if !(1..=MAX_NAME).contains(&length) || name.chars().any(is_unprintable) || is_bots || is_reserved {
        let right = "use 1 to 24 visible characters, and not the name of a bot or of a former player";
        return Err(ApiError::from(RoomError::BadText { field: "name", right }));
    }
    Ok(name.to_owned())
}

/// The name of a login attempt. An account of an older version can have a name that would be refused today. A text that
/// no account can have becomes empty.
pub(super) fn login_name(name: &str) -> String {
    let name = name.trim();
    let is_possible = name.chars().count() <= MAX_NAME && !name.chars().any(char::is_control);
    if is_possible { name.to_owned() } else { String::new() }
}

/// Control characters, invisible characters, and spaces that look like the usual one.
pub(super) fn is_unprintable(letter: char) -> bool {
    letter.is_control() || is_invisible(letter) || (letter.is_whitespace() && letter != ' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_visible_and_not_a_bots_name() {
        for name in ["Ana", " Ana ", "Ñandú 7", "李"] {
            assert_eq!(checked_name(name).unwrap(), name.trim());
        }
        for name in [
            "",
            "   ",
            "a\u{202e}b",
            "\u{200b}",
            "Ana\u{fe0f}",
            "A\u{ad}na",
            "\u{3164}",
            "a\u{a0}b",
            "brasa",
            "former player",
            "Antiguo jugador",
            "Br\u{430}sa",
            "a\nb",
            &"x".repeat(25),
        ] {
            assert!(checked_name(name).is_err(), "{name:?}");
        }
    }
}
