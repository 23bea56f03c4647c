//! What can be said at the table.

use crate::terminal::program::antorcha_reading;

/// The table of a game that Ana begins, and what she types.
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
    antorcha_reading(&command, typed).well()
}

#[test]
fn the_table_introduces_itself() {
    let told = talk("en", "");
    for line in
        ["You play as Ana.", "Brasa and Candil are bots, which play at random.", "1. Draw a card", "2. Pass"]
    {
        assert!(told.lines().any(|told| told == line), "{line} is not in:\n{told}");
    }
    assert!(
        told.lines().any(|line| line.len() == 64 && line.chars().all(|c| c.is_ascii_hexdigit())),
        "{told}"
    );
}

#[test]
fn the_table_says_how_well_each_bot_plays() {
    let told = |lang, levels: &[&str]| {
        let bots = levels.iter().flat_map(|level| ["--bot", level]);
        let command: Vec<&str> =
            ["play", "welcome", "--seats", "4", "--lang", lang].into_iter().chain(bots).collect();
        antorcha_reading(&command, "").well()
    };
    let english = told("en", &["novice", "legend", "novice"]);
    assert!(
        english.contains("\nBrasa and Chispa are bots, novices.\nCandil is a bot, a legend.\n"),
        "{english}"
    );
    let spanish = told("es", &["veteran"]);
    assert!(spanish.contains("\nBrasa, Candil y Chispa son bots, veteranos.\n"), "{spanish}");
}

#[test]
fn the_end_of_input_leaves_politely() {
    assert!(talk("en", "").ends_with("You leave the table. The match is not saved.\n"));
    assert!(talk("es", "").ends_with("Dejas la mesa. La partida no está guardada.\n"));
}

#[test]
fn a_choice_may_be_typed_by_its_words() {
    for typed in ["draw\n", "D\n", "DRAW A CARD\n", "card\n", "1\n"] {
        assert!(talk("en", typed).contains("You draw "), "{typed}");
    }
    assert!(talk("en", "pas\n").contains("You pass."));
}

#[test]
fn words_that_fit_several_choices_list_them() {
    let told = talk("en", "draw\nsacrifice\n");
    let (_, after) = told.split_once("That could be any of these.").unwrap();
    assert_eq!(after.lines().filter(|line| line.contains(". Sacrifice ")).count(), 6, "{told}");
}

#[test]
fn what_is_no_choice_is_told_what_is_possible() {
    assert!(talk("en", "7\n").contains("There is no such choice: they are numbered from 1 to 2."));
    assert!(talk("en", "fly\n").contains("That is none of the choices. Type a number from 1 to 2, or ?"));
    assert!(talk("es", "7\n").contains("No existe esa opción: van numeradas del 1 al 2."));
}

#[test]
fn a_question_mark_explains_the_choices_and_cites_their_rules() {
    let told = talk("en", "?\n");
    assert!(told.contains("1. Draw a card. ") && told.contains("2. Pass. "), "{told}");
    assert_eq!(told.matches("Rule W10: ").count(), 1, "{told}");
    let told = talk("en", "? 2\n");
    assert!(
        !told.contains("1. Draw a card. ") && told.contains("2. Pass. ") && told.contains("Rule W10: "),
        "{told}"
    );
}

#[test]
fn a_rule_is_read_on_request() {
    assert!(talk("en", "r W25\n").contains("Rule W25: "));
    assert!(talk("es", "regla w25\n").contains("Regla W25: "));
    assert!(talk("en", "r W99\n").contains("There is no rule with that number."));
}

#[test]
fn the_table_the_story_and_the_question_are_told_again_on_request() {
    let once = talk("en", "").lines().count();
    for typed in ["t\n", "l\n", "\n"] {
        assert!(talk("en", typed).lines().count() > once + 2, "{typed}");
    }
    assert!(talk("en", "l\n").contains(" (W01)\n"));
}

#[test]
fn leaving_unsaved_is_asked_twice() {
    let told = talk("en", "q\nt\nq\nq\n1\n");
    assert_eq!(told.matches("The match is not saved. Type q again").count(), 2, "{told}");
    assert!(!told.contains("You draw "), "{told}");
}
