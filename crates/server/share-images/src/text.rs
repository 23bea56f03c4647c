//! Makes texts fit: what the fonts cannot write is left out, and what is too long ends with an ellipsis.

use crate::fonts::{Fonts, Style};

/// Longer texts are cut before anything is measured.
const MOST_LETTERS: usize = 400;

/// How many widths between all and half of it are tried for lines of equal length.
const BALANCE_STEPS: u8 = 16;

const ELLIPSIS: char = '…';

/// The letters of a text that the fonts can write, with single spaces. Control characters, marks that change the
/// direction, emoji and scripts that the fonts lack are left out.
pub(crate) fn writable(fonts: &Fonts, style: Style, text: &str) -> String {
    let letters =
        text.chars().take(MOST_LETTERS).map(|letter| if letter.is_whitespace() { ' ' } else { letter });
    let known: String =
        letters.filter(|letter| *letter == ' ' || is_writable(fonts, style, *letter)).collect();
    known.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn is_writable(fonts: &Fonts, style: Style, letter: char) -> bool {
    // Fonts map some marks without a width, and the others of a pair could be missing.
    let is_mark = letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fffd}');
    !is_mark && fonts.can_write(style, letter)
}

/// The text, or as much of it as fits.
pub(crate) fn shortened(fonts: &Fonts, style: Style, size: f32, width: f32, text: &str) -> String {
    let text = writable(fonts, style, text);
    if fonts.width(style, size, &text) <= width {
        return text;
    }
    let left = width - fonts.width(style, size, &ELLIPSIS.to_string());
    let mut used = 0.0;
    let fits = |letter: &char| {
        used += fonts.width(style, size, &letter.to_string());
        used <= left
    };
    let kept: String = text.chars().take_while(fits).collect();
    format!("{}{ELLIPSIS}", kept.trim_end_matches([' ', ',', ':', ';', '.']))
}

/// The text in at most so many lines. The last one is shortened.
pub(crate) fn wrapped(
    fonts: &Fonts,
    style: Style,
    size: f32,
    width: f32,
    most: usize,
    text: &str,
) -> Vec<String> {
    let text = writable(fonts, style, text);
    let (mut lines, mut line) = (Vec::new(), String::new());
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if line.is_empty() || fonts.width(style, size, &longer) <= width {
            line = longer;
        } else if lines.len() + 1 < most {
            lines.push(std::mem::replace(&mut line, word.to_owned()));
        } else {
            let rest: Vec<&str> = std::iter::once(word).chain(words.by_ref()).collect();
            line = format!("{longer} {}", rest[1..].join(" "));
        }
    }
    lines.push(line);
    lines
        .iter()
        .map(|line| shortened(fonts, style, size, width, line))
        .filter(|line| !line.is_empty())
        .collect()
}

/// As [`wrapped`], in lines that are about equally long.
pub(crate) fn balanced(
    fonts: &Fonts,
    style: Style,
    size: f32,
    width: f32,
    most: usize,
    text: &str,
) -> Vec<String> {
    let mut lines = wrapped(fonts, style, size, width, most, text);
    for step in 1..BALANCE_STEPS {
        let narrower = width * (1.0 - f32::from(step) / f32::from(2 * BALANCE_STEPS));
        let next = wrapped(fonts, style, size, narrower, most, text);
        if next.len() != lines.len() || next.join(" ") != lines.join(" ") {
            break;
        }
        lines = next;
    }
    lines
}

/// The text as content of an SVG element or attribute.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let fonts = Fonts::fallback().unwrap();
        assert_eq!(writable(&fonts, Style::Regular, text), expected, "{text:?}");
    }

    #[test]
    fn what_no_font_can_write_is_left_out() {
        check("  Ana \t María\u{0}\n ", "Ana María");
        check("Zażółć Ωμέγα Привет", "Zażółć Ωμέγα Привет");
        check("\u{202e}Ana\u{2066}\u{200b}\u{feff}", "Ana");
        check("Ana 🔥👩‍🚒 king", "Ana king");
        check("שלום سلام 你好", "");
    }

    #[test]
    fn a_text_that_is_too_long_ends_with_an_ellipsis() {
        let fonts = Fonts::fallback().unwrap();
        for text in ["W".repeat(1_000), "i ".repeat(300), "Ana".to_owned(), String::new()] {
            for width in [0.0, 30.0, 200.0] {
                let short = shortened(&fonts, Style::Bold, 30.0, width, &text);
                assert!(short == "…" || fonts.width(Style::Bold, 30.0, &short) <= width, "{short}");
            }
        }
        assert_eq!(shortened(&fonts, Style::Bold, 30.0, 200.0, "Ana"), "Ana");
        for width in 60..200_u8 {
            let short = shortened(&fonts, Style::Bold, 30.0, f32::from(width), &"Ana, ".repeat(20));
            let kept = short.trim_end_matches('…');
            assert!(kept.ends_with(char::is_alphabetic) && kept.len() + 3 == short.len(), "{short}");
        }
    }

    #[test]
    fn a_long_text_takes_at_most_its_lines() {
        let fonts = Fonts::fallback().unwrap();
        let wrap = |text: &str, most| wrapped(&fonts, Style::Regular, 30.0, 230.0, most, text);
        assert_eq!(wrap("Welcome Back to the Dungeon", 3), ["Welcome Back", "to the Dungeon"]);
        assert_eq!(wrap("one two three four five six seven eight nine ten", 2).len(), 2);
        assert!(wrap("one two three four five six seven eight nine ten", 2)[1].ends_with('…'));
        assert_eq!(
            wrap(&"W".repeat(300), 3),
            [shortened(&fonts, Style::Regular, 30.0, 230.0, &"W".repeat(300))]
        );
        assert_eq!(wrap("", 3), Vec::<String>::new());
    }

    #[test]
    fn lines_are_about_equally_long() {
        let fonts = Fonts::fallback().unwrap();
        let wrap = |text: &str| balanced(&fonts, Style::Regular, 30.0, 300.0, 2, text);
        assert_eq!(wrap("Alma wins the whole game!"), ["Alma wins the", "whole game!"]);
        assert_eq!(wrap("Alma wins"), ["Alma wins"]);
        assert_eq!(wrap(""), Vec::<String>::new());
        let long = "Alma ".repeat(50);
        assert_eq!(wrap(&long), wrapped(&fonts, Style::Regular, 30.0, 300.0, 2, &long));
    }

    #[test]
    fn a_text_cannot_leave_its_element() {
        assert_eq!(escaped("<b a=\"1\">'&amp;'"), "&lt;b a=&quot;1&quot;&gt;&#39;&amp;amp;&#39;");
    }
}
