//! Parses what a person typed.

use game::RuleId;

use super::menu::{Menu, fold};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// The place of a choice in the list.
    Choice(usize),
    ExplainAll,
    Explain(usize),
    /// Print the position.
    Table,
    /// Print all events.
    Log,
    /// Print a rule.
    Rule(RuleId),
    Save {
        file: String,
    },
    Quit,
    /// Print the question again.
    Again,
    /// A number or a letter without a choice.
    NoSuchChoice,
    /// Several choices match.
    Several(Vec<usize>),
    /// No choice matches.
    Unclear,
}

/// The commands besides the choices. All names work in all languages.
#[derive(Clone, Copy)]
enum Command {
    Help,
    Table,
    Log,
    Rule,
    Save,
    Quit,
}

const COMMANDS: &[(Command, &[&str])] = &[
    (Command::Help, &["?", "help", "ayuda"]),
    (Command::Table, &["t", "table", "mesa"]),
    (Command::Log, &["l", "log", "historia"]),
    (Command::Rule, &["r", "rule", "regla"]),
    (Command::Save, &["s", "save", "guardar"]),
    (Command::Quit, &["q", "quit", "salir"]),
];

impl Answer {
    /// Parses a line as a number, else as a command, else as a letter of the list, else as the beginning of a label or of a
    /// word in it.
    pub(super) fn parse(line: &str, menu: &Menu) -> Answer {
        let line = line.trim();
        if line.is_empty() {
            return Answer::Again;
        }
        if is_number(line) {
            return Answer::from_matches(menu.by_number(line), Answer::Choice, Answer::NoSuchChoice);
        }
        let (head, tail) = split(line);
        let command = parse_command(&fold(head), tail, menu);
        command.unwrap_or_else(|| Answer::parse_choice(&fold(line), menu))
    }

    /// Parses a person's name. A name comes before a command with the same text.
    pub(super) fn parse_name(line: &str, names: &Menu) -> Answer {
        let called = names.exact(&fold(line.trim()));
        called.map_or_else(|| Answer::parse(line, names), Answer::Choice)
    }

    /// Returns whether a line declines an optional choice. "no" is the same word in all languages so far.
    pub(super) fn declines(line: &str) -> bool {
        matches!(fold(line.trim()).as_str(), "" | "no")
    }

    /// Returns whether a word is a command or declines, so that it cannot be the letter of a choice.
    pub(super) fn is_reserved(word: &str) -> bool {
        Answer::declines(word) || COMMANDS.iter().any(|(_, names)| names.contains(&word))
    }

    fn parse_choice(typed: &str, menu: &Menu) -> Answer {
        let lettered = menu.by_letter(typed).map(Answer::Choice);
        lettered
            .unwrap_or_else(|| Answer::from_matches(menu.by_words(typed), Answer::Choice, Answer::Unclear))
    }

    fn parse_explain(mark: &str, menu: &Menu) -> Answer {
        let places = if is_number(mark) {
            menu.by_number(mark)
        } else {
            menu.by_letter(&fold(mark)).into_iter().collect()
        };
        Answer::from_matches(places, Answer::Explain, Answer::NoSuchChoice)
    }

    fn from_matches(places: Vec<usize>, one: fn(usize) -> Answer, none: Answer) -> Answer {
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

/// Splits off the first word. A question mark needs no space after it.
fn split(line: &str) -> (&str, &str) {
    match line.strip_prefix('?') {
        Some(rest) => ("?", rest.trim()),
        None => line.split_once(char::is_whitespace).map_or((line, ""), |(head, tail)| (head, tail.trim())),
    }
}

fn parse_command(head: &str, tail: &str, menu: &Menu) -> Option<Answer> {
    let (command, _) = COMMANDS.iter().find(|(_, names)| names.contains(&head))?;
    match (command, tail) {
        (Command::Help, "") => Some(Answer::ExplainAll),
        (Command::Help, mark) => Some(Answer::parse_explain(mark, menu)),
        (Command::Table, "") => Some(Answer::Table),
        (Command::Log, "") => Some(Answer::Log),
        (Command::Rule, id) => id.parse().ok().map(Answer::Rule),
        (Command::Save, "") | (Command::Table | Command::Log, _) => None,
        (Command::Save, file) => Some(Answer::Save { file: file.to_owned() }),
        (Command::Quit, "") => Some(Answer::Quit),
        (Command::Quit, _) => None,
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
        assert_eq!(Answer::parse(line, &menu(&LABELS)), expected, "{line}");
    }

    const CARDS: [&str; 6] =
        ["Play the 2", "Play the 4", "Play the key", "Draw 2", "Bid 12", "Light a torch"];

    #[track_caller]
    fn check_cards(line: &str, expected: Answer) {
        assert_eq!(Answer::parse(line, &menu(&CARDS)), expected, "{line}");
    }

    #[test]
    fn a_number_selects_a_choice() {
        check("2", Answer::Choice(1));
        check(" 5 ", Answer::Choice(4));
        for line in ["0", "6", "99999999999999999999999"] {
            check(line, Answer::NoSuchChoice);
        }
    }

    #[test]
    fn the_beginning_of_a_word_selects_a_choice() {
        check("pass", Answer::Choice(1));
        check("D", Answer::Choice(0));
        check("sacrifice the h", Answer::Choice(3));
        check("holy", Answer::Choice(3));
        check("SACRIFICAR EL CALIZ", Answer::Choice(4));
        check("ca\u{301}liz", Answer::Choice(4));
    }

    #[test]
    fn in_a_lettered_list_a_number_selects_the_choice_that_contains_it() {
        check_cards("4", Answer::Choice(1));
        check_cards("04", Answer::Choice(1));
        check_cards("12", Answer::Choice(4));
        check_cards("2", Answer::Several(vec![0, 3]));
        for line in ["0", "1", "3", "5", "6", "99999999999999999999999"] {
            check_cards(line, Answer::NoSuchChoice);
        }
    }

    #[test]
    fn a_letter_comes_before_the_words_of_a_label() {
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
    fn commands_come_before_letters() {
        check_cards("t", Answer::Table);
        check_cards("l", Answer::Log);
        check_cards("q", Answer::Quit);
        check_cards("r r12", Answer::Rule(RuleId::new('R', 12)));
        check_cards("s a", Answer::Save { file: "a".to_owned() });
    }

    #[test]
    fn a_lettered_choice_is_explained_by_its_letter_or_number() {
        for line in ["? b", "?B", "help b", "? 4"] {
            check_cards(line, Answer::Explain(1));
        }
        check_cards("? 2", Answer::Several(vec![0, 3]));
        for line in ["? 1", "? g", "? t", "? play"] {
            check_cards(line, Answer::NoSuchChoice);
        }
    }

    #[test]
    fn words_that_match_several_choices_select_none() {
        check("sacrifice", Answer::Several(vec![2, 3]));
        check("sacri", Answer::Several(vec![2, 3, 4]));
        check("the", Answer::Several(vec![2, 3]));
    }

    #[test]
    fn commands_are_parsed_in_both_languages() {
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
    fn an_incomplete_command_can_be_a_label() {
        check("s", Answer::Several(vec![2, 3, 4]));
        check("r", Answer::Unclear);
        check("r twelve", Answer::Unclear);
        check("xyzzy", Answer::Unclear);
    }

    #[test]
    fn a_name_comes_before_a_command() {
        let names = Menu::of_names(["Luis", "T", "Óscar"].map(str::to_owned).to_vec());
        let cases = [
            ("luis", Answer::Choice(0)),
            ("t", Answer::Choice(1)),
            ("osc", Answer::Choice(2)),
            ("q", Answer::Quit),
        ];
        for (line, expected) in cases {
            assert_eq!(Answer::parse_name(line, &names), expected, "{line}");
        }
        assert_eq!(Answer::parse_name("", &names), Answer::Again);
    }

    #[test]
    fn a_number_selects_the_name_that_contains_it() {
        let names = Menu::of_names(["Guest 2", "Guest 3", "Bea"].map(str::to_owned).to_vec());
        let cases = [
            ("2", Answer::Choice(0)),
            ("3", Answer::Choice(1)),
            ("1", Answer::NoSuchChoice),
            ("b", Answer::Choice(2)),
            ("guest", Answer::Several(vec![0, 1])),
        ];
        for (line, expected) in cases {
            assert_eq!(Answer::parse_name(line, &names), expected, "{line}");
        }
    }

    #[test]
    fn an_empty_line_or_no_declines() {
        let turned_down = ["", "  ", "no", "NO"].map(Answer::declines);
        let taken = ["1", "n", "not yet", "nothing"].map(Answer::declines);
        assert_eq!((turned_down, taken), ([true; 4], [false; 4]));
    }

    #[test]
    fn without_choices_only_commands_are_parsed() {
        assert_eq!(Answer::parse("q", &menu(&[])), Answer::Quit);
        assert_eq!(Answer::parse("1", &menu(&[])), Answer::NoSuchChoice);
    }
}
