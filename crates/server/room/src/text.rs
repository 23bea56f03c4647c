//! Characters that nobody sees. They make texts look equal that are not, or turn them around.

/// Whether a character is invisible: Unicode's default-ignorable characters, fillers and the braille blank. Spaces are
/// not among them.
pub fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// A text without invisible characters, except those that join letters or choose the look of an emoji.
pub fn visible(text: &str) -> String {
    let joins = |letter: char| matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}');
    text.chars().filter(|letter| !is_invisible(*letter) || joins(*letter)).collect()
}

/// Whether a reader sees nothing of a text.
pub fn is_blank(text: &str) -> bool {
    text.chars().all(|letter| letter.is_whitespace() || is_invisible(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(visible(text), expected);
    }

    #[test]
    fn a_text_loses_what_nobody_sees() {
        check("good\u{202e}luck\u{2066}", "goodluck");
        check("a\u{200b}b\u{feff}c\u{ad}d\u{e0041}", "abcd");
        check("ñandú 李 Жук", "ñandú 李 Жук");
    }

    #[test]
    fn emoji_and_letters_stay_joined() {
        for text in ["\u{2764}\u{fe0f}", "\u{1f469}\u{200d}\u{1f467}", "\u{646}\u{645}\u{6cc}\u{200c}\u{62e}"]
        {
            check(text, text);
        }
    }

    #[test]
    fn a_blank_text_has_nothing_to_see() {
        assert!(is_blank(" \u{200d}\u{fe0f}\u{3164}") && is_blank(""));
        assert!(!is_blank(" a "));
    }
}
