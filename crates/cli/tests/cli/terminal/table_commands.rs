//! The commands that a person can type during a match.

use crate::terminal::program::antorcha_reading;

/// Returns the output of a game that Ana begins with this input.
fn talk(lang: &str, typed: &str) -> String {
    let command = [
        "play",
        "welcome",
        "--human",
        "Ana",
        "--seed",
        "1",
        "--option",
        "start=first",
        "--lang",
        lang,
        "--bot",
        "random",
    ];
    antorcha_reading(&command, typed).success()
}

#[test]
fn a_match_begins_with_three_lines() {
    let output = talk("en", "");
    let greeting: Vec<&str> = output.lines().take_while(|line| !line.is_empty()).collect();
    assert_eq!(greeting.len(), 3, "{output}");
    let players = "You play as Ana. Brasa and Candil are bots that play at random. Start player: Player 1.";
    assert_eq!(greeting[1], players);
    for line in ["1. Draw a card", "2. Pass"] {
        assert!(output.lines().any(|output| output == line), "{line} is not in:\n{output}");
    }
}

#[test]
fn the_help_shows_the_commitment() {
    let is_commitment = |line: &str| line.len() == 64 && line.chars().all(|c| c.is_ascii_hexdigit());
    for (typed, shown) in [("", false), ("?\n", true)] {
        assert_eq!(talk("en", typed).lines().any(is_commitment), shown, "{typed:?}");
    }
}

#[test]
fn output_that_is_no_terminal_is_plain() {
    let output = talk("en", "t\n");
    assert!(!output.contains('\u{1b}') && !output.contains('│'), "{output}");
}

#[test]
fn the_introduction_names_the_level_of_each_bot() {
    let output = |lang, levels: &[&str]| {
        let bots = levels.iter().flat_map(|level| ["--bot", level]);
        let command: Vec<&str> =
            ["play", "welcome", "--seats", "4", "--lang", lang].into_iter().chain(bots).collect();
        antorcha_reading(&command, "").success()
    };
    let english = output("en", &["novice", "legend", "novice"]);
    assert!(english.contains(" Brasa and Farol are novice bots. Candil is a legend bot.\n"), "{english}");
    let spanish = output("es", &["veteran"]);
    assert!(spanish.contains(" Brasa, Candil y Farol son bots veteranos.\n"), "{spanish}");
}

#[test]
fn the_end_of_the_input_ends_the_match() {
    assert!(talk("en", "").ends_with("You leave the table. The game isn't saved.\n"));
    assert!(talk("es", "").ends_with("Dejas la mesa. La partida no está guardada.\n"));
}

#[test]
fn a_choice_can_be_typed_by_its_words() {
    for typed in ["draw\n", "D\n", "DRAW A CARD\n", "card\n", "1\n"] {
        assert!(talk("en", typed).contains("You draw "), "{typed}");
    }
    assert!(talk("en", "pas\n").contains("You pass."));
}

#[test]
fn words_that_match_several_choices_list_them() {
    let output = talk("en", "draw\nsacrifice\n");
    let (_, after) = output.split_once("Several choices match.").unwrap();
    assert_eq!(after.lines().filter(|line| line.contains(". Sacrifice ")).count(), 6, "{output}");
}

#[test]
fn an_unknown_choice_lists_the_possible_ones() {
    assert!(talk("en", "7\n").contains("Choice not found. Type a number from 1 to 2."));
    assert!(talk("en", "fly\n").contains("That's not a choice. Type a number from 1 to 2, or ?"));
    assert!(talk("es", "7\n").contains("Opción no encontrada. Escribe un número del 1 al 2."));
}

#[test]
fn a_question_mark_explains_the_choices_and_cites_their_rules() {
    let output = talk("en", "?\n");
    assert!(output.contains("1. Draw a card. ") && output.contains("2. Pass. "), "{output}");
    assert_eq!(output.matches("Rule W10: ").count(), 1, "{output}");
    let output = talk("en", "? 2\n");
    assert!(
        !output.contains("1. Draw a card. ") && output.contains("2. Pass. ") && output.contains("Rule W10: "),
        "{output}"
    );
}

#[test]
fn a_rule_can_be_printed() {
    assert!(talk("en", "r W25\n").contains("Rule W25: "));
    assert!(talk("es", "regla w25\n").contains("Regla W25: "));
    assert!(talk("en", "r W99\n").contains("Rule not found."));
}

#[test]
fn position_log_and_question_can_be_printed_again() {
    let once = talk("en", "").lines().count();
    for typed in ["t\n", "l\n", "\n"] {
        assert!(talk("en", typed).lines().count() > once + 2, "{typed}");
    }
    assert!(talk("en", "l\n").contains(" (W01)\n"));
}

#[test]
fn quitting_without_saving_asks_twice() {
    let output = talk("en", "q\nt\nq\nq\n1\n");
    assert_eq!(output.matches("The game isn't saved. Type q again").count(), 2, "{output}");
    assert!(!output.contains("You draw "), "{output}");
}
