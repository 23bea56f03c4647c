//! Finds words that make comments and documentation hard to read.

use std::path::Path;

/// Upper and lower case are the same. A phrase is also found where a line break splits it.
const FORBIDDEN: &[&[&str]] = &[
    &["whoever"],
    &["anew"],
    &["lest"],
    &["for", "ever"],
    &["nobody", "who"],
    &["look", "on"],
    &["looks", "on"],
];

/// A forbidden word or phrase, and the line where it begins, counted from 1.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Found {
    line: usize,
    words: String,
}

impl Found {
    pub(super) fn problem(&self, file: &Path) -> String {
        format!("{}:{}: `{}`: use plain words", file.display(), self.line, self.words)
    }
}

/// Searches all lines of a text.
pub(super) fn in_text(text: &str) -> Vec<Found> {
    search(text.lines().enumerate())
}

/// Searches the comments of a source file: `//`, `/* */` and `<!-- -->`.
pub(super) fn in_comments(source: &str) -> Vec<Found> {
    let mut comments = Comments::default();
    search(source.lines().map(|line| comments.in_line(line)).enumerate().filter(|(_, text)| !text.is_empty()))
}

fn search<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Vec<Found> {
    let words_of = |(line, text): (usize, &'a str)| {
        text.split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(move |word| (line, word.to_lowercase()))
    };
    let words: Vec<(usize, String)> = lines.flat_map(words_of).collect();
    let found = |at: usize| {
        let phrase = FORBIDDEN.iter().find(|phrase| begins_with(&words[at..], phrase))?;
        Some(Found { line: words[at].0 + 1, words: phrase.join(" ") })
    };
    (0..words.len()).filter_map(found).collect()
}

fn begins_with(words: &[(usize, String)], phrase: &[&str]) -> bool {
    let same_words =
        words.len() >= phrase.len() && words.iter().zip(phrase).all(|((_, word), wanted)| word == wanted);
    // Two comments with code between them are not one text.
    same_words && words[phrase.len() - 1].0 - words[0].0 <= 1
}

/// Extracts the comments from a source file, line by line.
#[derive(Default)]
struct Comments {
    /// The end of the block comment that the last line left open.
    open_until: Option<&'static str>,
}

impl Comments {
    /// Returns the first comment in a line, or an empty text.
    fn in_line<'a>(&mut self, line: &'a str) -> &'a str {
        let Some(end) = self.open_until else { return self.start(line) };
        match line.split_once(end) {
            None => line,
            Some((comment, _)) => {
                self.open_until = None;
                comment
            }
        }
    }

    fn start<'a>(&mut self, line: &'a str) -> &'a str {
        const BLOCKS: [(&str, &str); 2] = [("/*", "*/"), ("<!--", "-->")];
        if let Some(comment) = after_opening(line, "//") {
            return comment;
        }
        for (opening, end) in BLOCKS {
            if let Some(rest) = after_opening(line, opening) {
                self.open_until = Some(end);
                return self.in_line(rest);
            }
        }
        ""
    }
}

/// Returns the rest of a line after an opening that stands at its start or after a space. Others are part of a string,
/// such as an address or a pattern of paths.
fn after_opening<'a>(line: &'a str, opening: &str) -> Option<&'a str> {
    let is_comment = |&(at, _): &(usize, &str)| line[..at].ends_with(char::is_whitespace) || at == 0;
    let (at, _) = line.match_indices(opening).find(is_comment)?;
    Some(&line[at + opening.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares the findings, each written as `line word`.
    fn check(found: &[Found], expected: &[&str]) {
        let found: Vec<String> =
            found.iter().map(|found| format!("{} {}", found.line, found.words)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn whole_words_are_found_in_upper_and_lower_case() {
        check(&in_text("Whoever comes\nstarts ANEW, lest it stop."), &["1 whoever", "2 anew", "2 lest"]);
        check(&in_text("The newest line: a renewal for everyone, at least now."), &[]);
    }

    #[test]
    fn phrases_are_found_across_a_line_break() {
        check(
            &in_text("It runs for ever.\nNobody\nwho looks\non."),
            &["1 for ever", "2 nobody who", "3 looks on"],
        );
        check(&in_text("People look on; nobody else."), &["1 look on"]);
        check(&in_comments("// Look\nlet a = 1;\n// on both sides."), &[]);
    }

    #[test]
    fn only_comments_of_a_source_file_are_searched() {
        check(&in_comments("/// Whoever asks.\nfn whoever() {}\t// anew"), &["1 whoever", "2 anew"]);
        check(&in_comments("let text = \"whoever http://lest.org\"; \"web/**/anew\""), &[]);
        check(&in_comments("/*\n * anew\n */\nlest();\n/* lest */ anew();"), &["2 anew", "5 lest"]);
        check(&in_comments("<!-- whoever\nlest -->\n<p>anew</p>"), &["1 whoever", "2 lest"]);
    }

    #[test]
    fn a_problem_names_file_line_and_word() {
        let found = in_text("\nAnew.");
        assert_eq!(found[0].problem(Path::new("docs/a.md")), "docs/a.md:2: `anew`: use plain words");
    }
}
