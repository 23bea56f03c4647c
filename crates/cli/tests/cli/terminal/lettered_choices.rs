//! Choices that hold numbers of their own: they have letters, and a number takes the choice that holds it.

use crate::terminal::program::antorcha_reading;

/// Ana's second room in a game of Raiders: her 1 is gone, and a 2 heads the list.
fn second_room(lang: &str, typed: &str) -> String {
    let command = ["play", "raiders", "--human", "Ana", "--seed", "3", "--bot", "random", "--lang", lang];
    antorcha_reading(&command, &format!("1\n{typed}")).well()
}

/// What follows when this is typed at her second room.
#[track_caller]
fn check(lang: &str, typed: &str, follows: &[&str]) {
    let told = second_room(lang, &format!("{typed}\n"));
    let echo = format!(": {typed}\n");
    let (_, after) = told.rsplit_once(&echo).unwrap();
    assert!(after.starts_with(&follows.join("\n")), "{typed}:\n{told}");
}

#[test]
fn a_full_hand_is_numbered_and_what_is_left_of_it_is_lettered() {
    let told = second_room("en", "");
    let (first, second) = told.split_once(": 1\n").unwrap();
    assert!(first.contains("\n1. Play the 1\n2. Play the 2\n") && !first.contains("\na. "), "{told}");
    assert!(
        second.contains("\na. Play the 2\nb. Play the 3\nc. Play the 4\nd. Play the 5\n")
            && !second.contains("\n1. "),
        "{told}"
    );
}

#[test]
fn a_number_plays_the_card_that_bears_it() {
    check("en", "2", &["You choose the 2 in secret."]);
    check("en", "4", &["You choose the 4 in secret."]);
    check("es", "4", &["Eliges en secreto el 4."]);
}

#[test]
fn a_letter_plays_the_card_behind_it() {
    check("en", "a", &["You choose the 2 in secret."]);
    check("en", "D", &["You choose the 5 in secret."]);
    check("es", "b", &["Eliges en secreto el 3."]);
}

#[test]
fn words_play_a_card_as_ever() {
    check("en", "play the 3", &["You choose the 3 in secret."]);
}

#[test]
fn a_number_that_no_card_bears_is_told_the_letters() {
    check("en", "1", &["There is no such choice. Type one of these letters: a, b, c, d"]);
    check("es", "9", &["No existe esa opción. Escribe una de estas letras: a, b, c, d"]);
    check(
        "en",
        "xyzzy",
        &["That is none of the choices. Type ? to have them explained, or one of these letters: a, b, c, d"],
    );
}

#[test]
fn words_that_fit_several_cards_list_them_by_letter() {
    let several =
        ["That could be any of these. Type more of it, or its letter.", "a. Play the 2", "b. Play the 3"];
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
fn requests_keep_their_letters() {
    check("en", "l", &["3 raiders go down into the dungeon"]);
    check("en", "q", &["The match is not saved."]);
}

#[test]
fn the_keys_name_the_letters_that_are_left_out() {
    for (lang, left_out) in [("en", "without l, q, r, s and t"), ("es", "sin l, q, r, s ni t")] {
        assert!(second_room(lang, "").contains(left_out), "{lang}");
    }
}
