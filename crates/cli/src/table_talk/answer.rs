//! What a person typed, and what it means.

use game::RuleId;

use super::menu::{Menu, fold};

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
    /// A number or a letter that takes no choice.
    NoSuchChoice,
    /// Words, or a number, that fit several choices.
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
    /// Reads a line. A number is that of a choice; a request comes next, then a letter of the list; anything else
    /// is the beginning of a choice's label, or of a word in it.
    pub(super) fn read(line: &str, menu: &Menu) -> Answer {
        let line = line.trim();
        if line.is_empty() {
            return Answer::Again;
        }
        if is_number(line) {
            return Answer::among(menu.numbered(line), Answer::Choice, Answer::NoSuchChoice);
        }
        let (head, tail) = split(line);
        let request = requested(&fold(head), tail, menu);
        request.unwrap_or_else(|| Answer::chosen(&fold(line), menu))
    }

    /// Reads a line where people are called by their names, one of which may sound like a request.
    pub(super) fn read_name(line: &str, names: &Menu) -> Answer {
        let called = names.called(&fold(line.trim()));
        called.map_or_else(|| Answer::read(line, names), Answer::Choice)
    }

    /// Whether a line turns down what need not be taken. The word is the same in every language so far.
    pub(super) fn declines(line: &str) -> bool {
        matches!(fold(line.trim()).as_str(), "" | "no")
    }

    /// Whether a word means something at every question, so that no choice may be marked with it.
    pub(super) fn is_spoken_for(word: &str) -> bool {
        Answer::declines(word) || REQUESTS.iter().any(|(_, names)| names.contains(&word))
    }

    fn chosen(typed: &str, menu: &Menu) -> Answer {
        let lettered = menu.lettered(typed).map(Answer::Choice);
        lettered.unwrap_or_else(|| Answer::among(menu.worded(typed), Answer::Choice, Answer::Unclear))
    }

    /// The explanation of the choice with this number or letter.
    fn explaining(mark: &str, menu: &Menu) -> Answer {
        let places = if is_number(mark) {
            menu.numbered(mark)
        } else {
            menu.lettered(&fold(mark)).into_iter().collect()
        };
        Answer::among(places, Answer::Explain, Answer::NoSuchChoice)
    }

    fn among(places: Vec<usize>, one: fn(usize) -> Answer, none: Answer) -> Answer {
        match places[..] {
            [] => none,
            [place] => one(place),
            _ => Answer::Several(places),
        }
    }
}

fn is_number(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_digit())
}

/// The first word and the rest. A question mark needs no blank behind it.
fn split(line: &str) -> (&str, &str) {
    match line.strip_prefix('?') {
        Some(rest) => ("?", rest.trim()),
        None => line.split_once(char::is_whitespace).map_or((line, ""), |(head, tail)| (head, tail.trim())),
    }
}

fn requested(head: &str, tail: &str, menu: &Menu) -> Option<Answer> {
    let (request, _) = REQUESTS.iter().find(|(_, names)| names.contains(&head))?;
    match (request, tail) {
        (Request::Help, "") => Some(Answer::ExplainAll),
        (Request::Help, mark) => Some(Answer::explaining(mark, menu)),
        (Request::Table, "") => Some(Answer::Table),
        (Request::Log, "") => Some(Answer::Log),
        (Request::Rule, id) => id.parse().ok().map(Answer::Rule),
        (Request::Save, "") | (Request::Table | Request::Log, _) => None,
        (Request::Save, file) => Some(Answer::Save { file: file.to_owned() }),
        (Request::Quit, "") => Some(Answer::Quit),
        (Request::Quit, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LABELS: [&str; 5] =
        ["Draw a card", "Pass", "Sacrifice the Torch", "Sacrifice the Holy Grail", "Sacrificar el Cáliz"];

    fn menu(labels: &[&str]) -> Menu {
        Menu::new(labels.iter().map(|label| (*label).to_owned()).collect())
    }

    #[track_caller]
    fn check(line: &str, expected: Answer) {
        assert_eq!(Answer::read(line, &menu(&LABELS)), expected, "{line}");
    }

    const CARDS: [&str; 6] =
        ["Play the 2", "Play the 4", "Play the key", "Draw 2", "Bid 12", "Light a torch"];

    #[track_caller]
    fn check_cards(line: &str, expected: Answer) {
        assert_eq!(Answer::read(line, &menu(&CARDS)), expected, "{line}");
    }

    #[test]
    fn a_choice_is_taken_by_its_number() {
        check("2", Answer::Choice(1));
        check(" 5 ", Answer::Choice(4));
        for line in ["0", "6", "99999999999999999999999"] {
            check(line, Answer::NoSuchChoice);
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
    fn a_number_takes_the_choice_that_holds_it_where_places_have_letters() {
        check_cards("4", Answer::Choice(1));
        check_cards("04", Answer::Choice(1));
        check_cards("12", Answer::Choice(4));
        check_cards("2", Answer::Several(vec![0, 3]));
        for line in ["0", "1", "3", "5", "6", "99999999999999999999999"] {
            check_cards(line, Answer::NoSuchChoice);
        }
    }

    #[test]
    fn a_letter_of_the_list_takes_its_choice_before_the_words_do() {
        check_cards("a", Answer::Choice(0));
        check_cards("b", Answer::Choice(1));
        check_cards("D", Answer::Choice(3));
        check_cards("f", Answer::Choice(5));
        check_cards("k", Answer::Choice(2));
        check_cards("draw", Answer::Choice(3));
        check_cards("play the 2", Answer::Choice(0));
        check_cards("p", Answer::Several(vec![0, 1, 2]));
        check_cards("z", Answer::Unclear);
    }

    #[test]
    fn requests_are_no_letters_of_the_list() {
        check_cards("t", Answer::Table);
        check_cards("l", Answer::Log);
        check_cards("q", Answer::Quit);
        check_cards("r r12", Answer::Rule(RuleId::new('R', 12)));
        check_cards("s a", Answer::Save { file: "a".to_owned() });
    }

    #[test]
    fn a_choice_with_a_letter_is_explained_by_it_or_by_its_number() {
        for line in ["? b", "?B", "help b", "? 4"] {
            check_cards(line, Answer::Explain(1));
        }
        check_cards("? 2", Answer::Several(vec![0, 3]));
        for line in ["? 1", "? g", "? t", "? play"] {
            check_cards(line, Answer::NoSuchChoice);
        }
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
        check("? 9", Answer::NoSuchChoice);
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
        let names = Menu::of_names(["Luis", "T", "Óscar"].map(str::to_owned).to_vec());
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
    fn a_person_whose_name_holds_a_number_is_called_by_it() {
        let names = Menu::of_names(["Guest 2", "Guest 3", "Bea"].map(str::to_owned).to_vec());
        let cases = [
            ("2", Answer::Choice(0)),
            ("3", Answer::Choice(1)),
            ("1", Answer::NoSuchChoice),
            ("b", Answer::Choice(2)),
            ("guest", Answer::Several(vec![0, 1])),
        ];
        for (line, expected) in cases {
            assert_eq!(Answer::read_name(line, &names), expected, "{line}");
        }
    }

    #[test]
    fn an_empty_line_or_a_plain_no_turns_an_offer_down() {
        let turned_down = ["", "  ", "no", "NO"].map(Answer::declines);
        let taken = ["1", "n", "not yet", "nothing"].map(Answer::declines);
        assert_eq!((turned_down, taken), ([true; 4], [false; 4]));
    }

    #[test]
    fn without_choices_only_requests_are_understood() {
        assert_eq!(Answer::read("q", &menu(&[])), Answer::Quit);
        assert_eq!(Answer::read("1", &menu(&[])), Answer::NoSuchChoice);
    }
}
