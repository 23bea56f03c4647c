//! Acting out of turn: a torch lit while others are to play, a choice changed before the last one is in.
//!
//! Chance deals from a seed, so each test looks for a seed that deals the position it needs.

use crate::terminal::program::antorcha_reading;

const OFFER: &str = "you may act out of turn.";
const ASKED: &str = "Your choice: ";
const FREE: &str = "Your choice, or Enter to go on: ";

fn play(people: &[&str], mode: &str, seed: u32, typed: &str) -> String {
    let (mode, seed) = (format!("mode={mode}"), seed.to_string());
    let mut command = vec!["play", "raiders", "--seats", "3", "--bot", "random", "--option", &mode];
    command.extend(["--seed", &seed]);
    people.iter().for_each(|person| command.extend(["--human", person]));
    antorcha_reading(&command, typed).well()
}

/// The first seed of a tactical game that shows these words before anything is typed.
#[track_caller]
fn seed_that_shows(people: &[&str], words: &str) -> u32 {
    let shows = |seed: &u32| play(people, "tactical", *seed, "").contains(words);
    (0..200).find(shows).unwrap_or_else(|| panic!("no seed shows {words}"))
}

/// A whole game of one person against bots, who takes the first choice when asked and lets every offer go by.
fn modest_game(mode: &str, seed: u32) -> String {
    let mut typed = String::new();
    for _ in 0..100 {
        let told = play(&["Ana"], mode, seed, &typed);
        if told.contains("The game is over.") {
            return told;
        }
        let question = told.lines().rev().find(|line| [ASKED, FREE].contains(line));
        typed.push_str(if question.unwrap() == FREE { "\n" } else { first_choice(&told) });
    }
    panic!("the game does not end")
}

/// What takes the first of the choices that were put last.
fn first_choice(told: &str) -> &'static str {
    let marks = [("\n1. ", "1\n"), ("\na. ", "a\n")];
    let (_, typed) = marks.into_iter().max_by_key(|(mark, _)| told.rfind(mark)).unwrap();
    typed
}

#[test]
fn one_person_is_not_asked_for_a_card_that_is_not_in_the_hand() {
    let command = ["play", "masmorra", "--seats", "3", "--seed", "5", "--human", "Ana"];
    let alone = antorcha_reading(&command, "1\n".repeat(40).as_str()).well();
    assert!(!alone.contains("\n1. Play no card\n2. Play no card until my next turn\n"), "{alone}");
    let shared = antorcha_reading(&[&command[..], &["--human", "Luis"]].concat(), &"\n1\n".repeat(10)).well();
    assert!(shared.contains("Play no card until my next turn"), "{shared}");
}

#[test]
fn a_torch_is_lit_while_a_bot_is_to_play() {
    let seed = seed_that_shows(&["Ana"], OFFER);
    for typed in ["1\n", "light\n"] {
        let told = play(&["Ana"], "tactical", seed, typed);
        let (_, after) = told.split_once(FREE).unwrap();
        let lines: Vec<_> = after.lines().skip(1).collect();
        assert_eq!(lines[0], "You light a torch and look into the dark.", "{told}");
        assert!(lines[1].starts_with("The light reveals room "), "{told}");
        assert!(lines.iter().skip(2).any(|line| line.contains(" plays the ")), "{told}");
    }
}

#[test]
fn an_offer_that_is_turned_down_lets_the_bots_play() {
    let seed = seed_that_shows(&["Ana"], OFFER);
    for typed in ["\n", "no\n"] {
        let told = play(&["Ana"], "tactical", seed, typed);
        let (_, after) = told.split_once(FREE).unwrap();
        assert!(after.contains(" plays the ") && !after.contains("You light"), "{told}");
        assert!(after.contains("Light a torch\nYour choice: "), "at one's own turn it is a choice:\n{told}");
    }
}

#[test]
fn an_offer_can_be_explained_before_it_is_taken() {
    let seed = seed_that_shows(&["Ana"], OFFER);
    let told = play(&["Ana"], "tactical", seed, "? 1\n7\n1\n");
    assert!(told.contains("1. Light a torch. You alone see every dark room of this level."), "{told}");
    assert!(told.contains("There is only choice 1."), "{told}");
    assert!(told.contains("You light a torch and look into the dark."), "{told}");
}

#[test]
fn what_was_turned_down_is_not_offered_again_until_it_is_new() {
    let mut offers = 0;
    for seed in 0..8 {
        let told = modest_game("tactical", seed);
        for level in told.split(" of 5: ").skip(1) {
            let torches_got = level.matches("You get a torch.").count();
            let made = level.matches(OFFER).count();
            assert!(made <= 1 + torches_got, "seed {seed} makes {made} offers:\n{level}");
            offers += made;
        }
    }
    assert!(offers > 0, "no game made an offer");
}

#[test]
fn one_person_among_bots_chooses_last_and_is_not_asked_to_change_it() {
    for seed in 0..8 {
        let told = modest_game("standard", seed);
        assert_eq!(told.matches("Will you change it?").count(), 0, "seed {seed}:\n{told}");
        let chosen = told.matches("You choose ").count();
        assert!(chosen >= 25, "{chosen}");
        for after in told.split("You choose ").skip(1) {
            assert!(after.lines().nth(1).unwrap().starts_with("You play "), "seed {seed}:\n{after}");
        }
    }
}

/// Ana takes the keyboard, chooses the 1 and clears the screen, and Luis is to follow.
const ANA_CHOOSES: &str = "\nplay the 1\n\n";

fn hot_seat(typed: &str) -> String {
    play(&["Ana", "Luis"], "standard", 3, &format!("{ANA_CHOOSES}{typed}"))
}

#[test]
fn whoever_has_chosen_may_have_the_keyboard_back_to_change_it() {
    let told = hot_seat("Ana\n\nplay the 2\n\n\nplay the 3\n");
    let offer = "Hand the keyboard to Luis. Press Enter when only Luis is looking. \
                 Ana may act first: to do so, type that name instead. Ana\n\
                 Hand the keyboard to Ana. Press Enter when only Ana is looking. \n";
    assert!(told.contains(offer), "{told}");
    let (_, back) = told.split_once(offer).unwrap();
    assert!(back.trim_start().starts_with("You have chosen the 1 for "), "{told}");
    assert!(back.contains("Will you change it?"), "{told}");
    assert!(back.contains("You change your mind and choose the 2."), "{told}");
    assert!(back.contains("Ana plays the 2.") && !told.contains("Ana plays the 1."), "{told}");
}

#[test]
fn whoever_has_the_keyboard_back_may_leave_the_choice_as_it_is() {
    let told = hot_seat("1\n\n\n\n\nplay the 3\n");
    assert!(told.contains("Will you change it?") && told.contains("Ana plays the 1."), "{told}");
}

/// All that Luis reads until he is to choose.
fn read_by_luis(told: &str) -> String {
    let (_, screen) = told.rsplit_once("Hand the keyboard to Luis.").unwrap();
    screen.split(ASKED).next().unwrap().to_owned()
}

#[test]
fn the_next_person_reads_the_same_whether_a_choice_was_changed_or_not() {
    let unchanged = read_by_luis(&hot_seat("\n"));
    assert!(unchanged.contains("Ana has chosen a card."), "{unchanged}");
    for typed in ["Ana\n\nplay the 2\n\n\n", "Ana\n\nplay the 1\n\n\n", "ana\n\n\n\n\n"] {
        assert_eq!(read_by_luis(&hot_seat(typed)), unchanged, "{typed:?}");
    }
}

#[test]
fn a_name_that_nobody_has_is_asked_again_and_the_table_may_be_left() {
    let told = hot_seat("Eva\nq\n");
    assert!(told.contains("That is none of these names. Type one of them, or press Enter alone."), "{told}");
    assert_eq!(told.matches("Hand the keyboard to Luis.").count(), 2, "{told}");
    assert!(told.ends_with("You leave the table. The match is not saved.\n"), "{told}");
}

#[test]
fn at_a_shared_keyboard_those_who_may_act_before_a_bot_are_called_by_name() {
    let call = "decides, Luis may act: to do so, type that name. Press Enter to go on.";
    let people = ["Ana", "Luis"];
    let seed = seed_that_shows(&people, call);
    let told = play(&people, "tactical", seed, "Luis\n\n1\n");
    assert!(told.contains("Hand the keyboard to Luis. Press Enter when only Luis is looking."), "{told}");
    assert!(told.contains("You light a torch and look into the dark."), "{told}");
    let told = play(&people, "tactical", seed, "\n");
    assert_eq!((told.matches(call).count(), told.matches("Light a torch").count()), (1, 0), "{told}");
}

#[test]
fn offers_are_made_in_spanish_too() {
    let seed = seed_that_shows(&["Ana"], OFFER).to_string();
    let command = ["play", "raiders", "--human", "Ana", "--option", "mode=tactical", "--seed", &seed];
    let told = antorcha_reading(&[&command[..], &["--lang", "es", "--bot", "random"]].concat(), "1\n").well();
    assert!(told.contains(", puedes actuar fuera de turno.\n1. Encender una antorcha\n"), "{told}");
    assert!(told.contains("Tu elección, o Intro para seguir: 1\nEnciendes una antorcha"), "{told}");
}
