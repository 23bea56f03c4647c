//! Choices with numbers in their labels have letters. A number selects the choice that contains it.

use crate::terminal::program::antorcha_reading;

/// Plays Raiders until Ana's second room. She has played her 1, so the list begins with the 2.
fn second_room(lang: &str, typed: &str) -> String {
    let command = ["play", "raiders", "--human", "Ana", "--seed", "3", "--bot", "random", "--lang", lang];
    antorcha_reading(&command, &format!("1\n{typed}")).success()
}

/// Checks the output after this input in her second room.
#[track_caller]
fn check(lang: &str, typed: &str, follows: &[&str]) {
    let output = second_room(lang, &format!("{typed}\n"));
    let echo = format!(": {typed}\n");
    let (_, after) = output.rsplit_once(&echo).unwrap();
    assert!(after.starts_with(&follows.join("\n")), "{typed}:\n{output}");
}

#[test]
fn a_full_hand_is_numbered_and_a_partial_hand_is_lettered() {
    let output = second_room("en", "");
    let (first, second) = output.split_once(": 1\n").unwrap();
    assert!(first.contains("\n1. Play the 1\n2. Play the 2\n") && !first.contains("\na. "), "{output}");
    assert!(
        second.contains("\na. Play the 2\nb. Play the 3\nc. Play the 4\nd. Play the 5\n")
            && !second.contains("\n1. "),
        "{output}"
    );
}

#[test]
fn a_number_plays_the_card_with_this_number() {
    check("en", "2", &["You 2, Brasa "]);
    check("en", "4", &["You 4, Brasa "]);
    check("es", "4", &["Tú 4, Brasa "]);
}

#[test]
fn a_letter_plays_the_card_behind_it() {
    check("en", "a", &["You 2, Brasa "]);
    check("en", "D", &["You 5, Brasa "]);
    check("es", "b", &["Tú 3, Brasa "]);
}

#[test]
fn words_play_a_card() {
    check("en", "play the 3", &["You 3, Brasa "]);
}

#[test]
fn an_unknown_number_lists_the_letters() {
    check("en", "1", &["Choice not found. Type one of these letters: a, b, c, d"]);
    check("es", "9", &["Opción no encontrada. Escribe una de estas letras: a, b, c, d"]);
    check("en", "xyzzy", &["That's not a choice. Type ? for help, or one of these letters: a, b, c, d"]);
}

#[test]
fn words_that_match_several_cards_list_them_by_letter() {
    let several = [
        "Several choices match. Type more words, or one of these letters.",
        "a. Play the 2",
        "b. Play the 3",
    ];
    check("en", "play", &several);
}

#[test]
fn one_card_is_explained_by_its_letter_or_its_number() {
    for typed in ["? b", "? 3"] {
        check("en", typed, &["b. Play the 3. "]);
    }
    check("es", "?b", &["b. Jugar el 3. "]);
}

#[test]
fn commands_keep_their_letters() {
    check("en", "l", &["3 raiders enter the dungeon"]);
    check("en", "q", &["The game isn't saved."]);
}

#[test]
fn the_help_names_the_skipped_letters() {
    for (lang, left_out) in [("en", "never l, q, r, s or t"), ("es", "nunca l, q, r, s ni t")] {
        assert!(second_room(lang, "?\n").contains(left_out), "{lang}");
    }
}
