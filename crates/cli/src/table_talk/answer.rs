//! What a person typed, and what it means.

use game::RuleId;

/// An answer to the question on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// One of the choices, by its place in the list.
    Choice(usize),
    /// Explain all choices.
    ExplainAll,
    /// Explain the choice at this place.
    Explain(usize),
    /// Tell the position.
    Table,
    /// Tell all that has happened.
    Log,
    /// Read a rule.
    Rule(RuleId),
    /// Save to a file.
    Save {
        /// Its name.
        file: String,
    },
    /// Leave the table.
    Quit,
    /// Ask again.
    Again,
    /// A number that no choice has.
    NoSuchNumber,
    /// Words that fit several choices.
    Several(Vec<usize>),
    /// Words that fit nothing.
    Unclear,
}

/// What can be asked for besides the choices. Every name serves in every language.
#[derive(Clone, Copy)]
enum Request {
    Help,
    Table,
    Log,
    Rule,
    Save,
    Quit,
}

const REQUESTS: &[(Request, &[&str])] = &[
    (Request::Help, &["?", "help", "ayuda"]),
    (Request::Table, &["t", "table", "mesa"]),
    (Request::Log, &["l", "log", "historia"]),
    (Request::Rule, &["r", "rule", "regla"]),
    (Request::Save, &["s", "save", "guardar"]),
    (Request::Quit, &["q", "quit", "salir"]),
];

impl Answer {
    /// Reads a line. A number is that of a choice; a request comes next; anything else is the beginning of a
    /// choice's label, or of a word in it.
    pub(super) fn read(line: &str, labels: &[String]) -> Answer {
        let line = line.trim();
        if line.is_empty() {
            return Answer::Again;
        }
        if line.chars().all(|c| c.is_ascii_digit()) {
            return place(line, labels).map_or(Answer::NoSuchNumber, Answer::Choice);
        }
        let (head, tail) = split(line);
        requested(&fold(head), tail, labels).unwrap_or_else(|| by_label(&fold(line), labels))
    }

    /// Reads a line where people are called by their names, one of which may sound like a request.
    pub(super) fn read_name(line: &str, names: &[String]) -> Answer {
        let typed = fold(line.trim());
        let called = names.iter().position(|name| fold(name) == typed);
        called.map_or_else(|| Answer::read(line, names), Answer::Choice)
    }

    /// Whether a line turns down what need not be taken. The word is the same in every language so far.
    pub(super) fn declines(line: &str) -> bool {
        matches!(fold(line.trim()).as_str(), "" | "no")
    }
}

/// The first word and the rest. A question mark needs no blank behind it.
fn split(line: &str) -> (&str, &str) {
    match line.strip_prefix('?') {
        Some(rest) => ("?", rest.trim()),
        None => line.split_once(char::is_whitespace).map_or((line, ""), |(head, tail)| (head, tail.trim())),
    }
}

fn requested(head: &str, tail: &str, labels: &[String]) -> Option<Answer> {
    let (request, _) = REQUESTS.iter().find(|(_, names)| names.contains(&head))?;
    match (request, tail) {
        (Request::Help, "") => Some(Answer::ExplainAll),
        (Request::Help, number) => Some(place(number, labels).map_or(Answer::NoSuchNumber, Answer::Explain)),
        (Request::Table, "") => Some(Answer::Table),
        (Request::Log, "") => Some(Answer::Log),
        (Request::Rule, id) => id.parse().ok().map(Answer::Rule),
        (Request::Save, "") | (Request::Table | Request::Log, _) => None,
        (Request::Save, file) => Some(Answer::Save { file: file.to_owned() }),
        (Request::Quit, "") => Some(Answer::Quit),
        (Request::Quit, _) => None,
    }
}

/// The place of the choice that people call by this number, counted from 1.
fn place(number: &str, labels: &[String]) -> Option<usize> {
    let number: usize = number.parse().ok()?;
    number.checked_sub(1).filter(|&place| place < labels.len())
}

fn by_label(typed: &str, labels: &[String]) -> Answer {
    let labels: Vec<_> = labels.iter().map(|label| fold(label)).collect();
    let places = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        labels.iter().enumerate().filter(|(_, label)| fits(label)).map(|(place, _)| place).collect()
    };
    let fits = [
        places(&|label| label == typed),
        places(&|label| label.starts_with(typed)),
        places(&|label| label.split(' ').any(|word| word.starts_with(typed))),
    ];
    match fits.into_iter().find(|places| !places.is_empty()) {
        None => Answer::Unclear,
        Some(places) => match places[..] {
            [place] => Answer::Choice(place),
            _ => Answer::Several(places),
        },
    }
}

/// The text in lower case and without accents, as a hurried hand types it.
fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).filter(|c| !is_combining(*c)).map(without_accent).collect()
}

fn is_combining(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

fn without_accent(c: char) -> char {
    match c {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LABELS: [&str; 5] =
        ["Draw a card", "Pass", "Sacrifice the Torch", "Sacrifice the Holy Grail", "Sacrificar el Cáliz"];

    fn check(line: &str, expected: Answer) {
        let labels = LABELS.map(str::to_owned);
        assert_eq!(Answer::read(line, &labels), expected, "{line}");
    }

    #[test]
    fn a_choice_is_taken_by_its_number() {
        check("2", Answer::Choice(1));
        check(" 5 ", Answer::Choice(4));
        for line in ["0", "6", "99999999999999999999999"] {
            check(line, Answer::NoSuchNumber);
        }
    }

    #[test]
    fn a_choice_is_taken_by_the_beginning_of_its_words() {
        check("pass", Answer::Choice(1));
        check("D", Answer::Choice(0));
        check("sacrifice the h", Answer::Choice(3));
        check("holy", Answer::Choice(3));
        check("SACRIFICAR EL CALIZ", Answer::Choice(4));
        check("ca\u{301}liz", Answer::Choice(4));
    }

    #[test]
    fn words_that_fit_several_choices_take_none() {
        check("sacrifice", Answer::Several(vec![2, 3]));
        check("sacri", Answer::Several(vec![2, 3, 4]));
        check("the", Answer::Several(vec![2, 3]));
    }

    #[test]
    fn requests_are_read_in_both_languages() {
        check("?", Answer::ExplainAll);
        check("ayuda", Answer::ExplainAll);
        for line in ["? 2", "?2", "help 2"] {
            check(line, Answer::Explain(1));
        }
        check("? 9", Answer::NoSuchNumber);
        check("T", Answer::Table);
        check("mesa", Answer::Table);
        check("l", Answer::Log);
        check("q", Answer::Quit);
        check("salir", Answer::Quit);
        check("r w25", Answer::Rule(RuleId::new('W', 25)));
        check("s My File.json", Answer::Save { file: "My File.json".to_owned() });
        check("", Answer::Again);
    }

    #[test]
    fn a_request_that_lacks_something_may_be_a_label() {
        check("s", Answer::Several(vec![2, 3, 4]));
        check("r", Answer::Unclear);
        check("r twelve", Answer::Unclear);
        check("xyzzy", Answer::Unclear);
    }

    #[test]
    fn a_person_is_called_by_name_even_if_it_sounds_like_a_request() {
        let names = ["Luis", "T", "Óscar"].map(str::to_owned);
        let cases = [
            ("luis", Answer::Choice(0)),
            ("t", Answer::Choice(1)),
            ("osc", Answer::Choice(2)),
            ("q", Answer::Quit),
        ];
        for (line, expected) in cases {
            assert_eq!(Answer::read_name(line, &names), expected, "{line}");
        }
        assert_eq!(Answer::read_name("", &names), Answer::Again);
    }

    #[test]
    fn an_empty_line_or_a_plain_no_turns_an_offer_down() {
        let turned_down = ["", "  ", "no", "NO"].map(Answer::declines);
        let taken = ["1", "n", "not yet", "nothing"].map(Answer::declines);
        assert_eq!((turned_down, taken), ([true; 4], [false; 4]));
    }

    #[test]
    fn without_choices_only_requests_are_understood() {
        assert_eq!(Answer::read("q", &[]), Answer::Quit);
        assert_eq!(Answer::read("1", &[]), Answer::NoSuchNumber);
    }
}
