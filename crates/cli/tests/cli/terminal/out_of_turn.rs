//! Acting out of turn: lighting a torch while others have to play, and changing a sealed choice.
//!
//! Each test searches a seed that deals the position it needs.

use crate::terminal::program::antorcha_reading;

const OFFER: &str = "you can act out of turn.";
const ASKED: &str = "Your choice: ";
const FREE: &str = "Your choice, or Enter to continue: ";

fn play(players: &[&str], mode: &str, seed: u32, typed: &str) -> String {
    let (mode, seed) = (format!("mode={mode}"), seed.to_string());
    let mut command = vec!["play", "raiders", "--seats", "3", "--bot", "random", "--option", &mode];
    command.extend(["--seed", &seed]);
    players.iter().for_each(|person| command.extend(["--human", person]));
    antorcha_reading(&command, typed).success()
}

/// Returns the first seed of a tactical game that prints these words before any input.
#[track_caller]
fn seed_that_shows(players: &[&str], words: &str) -> u32 {
    let shows = |seed: &u32| play(players, "tactical", *seed, "").contains(words);
    (0..200).find(shows).unwrap_or_else(|| panic!("no seed shows {words}"))
}

/// Plays a whole game against bots, with the first choice of every question and without acting out of turn.
fn modest_game(mode: &str, seed: u32) -> String {
    let mut typed = String::new();
    for _ in 0..100 {
        let output = play(&["Ana"], mode, seed, &typed);
        if output.contains("Game over.") {
            return output;
        }
        let question = output.lines().rev().find(|line| [ASKED, FREE].contains(line));
        typed.push_str(if question.unwrap() == FREE { "\n" } else { first_choice(&output) });
    }
    panic!("the game does not end")
}

/// Whether the line shows the cards of a room, such as "Candil 3 and you key (5)."
fn is_cards(line: &str) -> bool {
    ["Brasa ", "Candil "].iter().any(|name| {
        let card = line.split(*name).nth(1).unwrap_or("");
        card.starts_with(|letter: char| letter.is_ascii_digit())
    })
}

/// Returns the input for the first choice of the last question.
fn first_choice(output: &str) -> &'static str {
    let marks = [("\n1. ", "1\n"), ("\na. ", "a\n")];
    let (_, typed) = marks.into_iter().max_by_key(|(mark, _)| output.rfind(mark)).unwrap();
    typed
}

#[test]
fn a_single_person_is_not_asked_without_a_fitting_card() {
    let command = ["play", "masmorra", "--seats", "3", "--seed", "5", "--human", "Ana"];
    let alone = antorcha_reading(&command, "1\n".repeat(40).as_str()).success();
    assert!(!alone.contains("\n1. Pass\n2. Pass until my next turn\n"), "{alone}");
    let shared =
        antorcha_reading(&[&command[..], &["--human", "Luis"]].concat(), &"\n1\n".repeat(10)).success();
    assert!(shared.contains("Pass until my next turn"), "{shared}");
}

#[test]
fn a_torch_can_be_lit_while_a_bot_has_to_play() {
    let seed = seed_that_shows(&["Ana"], OFFER);
    for typed in ["1\n", "light\n"] {
        let output = play(&["Ana"], "tactical", seed, typed);
        let (_, after) = output.split_once(FREE).unwrap();
        let lines: Vec<_> = after.lines().skip(1).collect();
        assert_eq!(lines[0], "You light a torch and look into the dark rooms.", "{output}");
        assert!(lines[1].starts_with("You see "), "{output}");
        assert!(lines.iter().skip(2).any(|line| is_cards(line)), "{output}");
    }
}

#[test]
fn after_a_declined_offer_the_bots_play() {
    let seed = seed_that_shows(&["Ana"], OFFER);
    for typed in ["\n", "no\n"] {
        let output = play(&["Ana"], "tactical", seed, typed);
        let (_, after) = output.split_once(FREE).unwrap();
        assert!(after.lines().any(is_cards) && !after.contains("You light"), "{output}");
        assert!(
            after.contains("Light a torch\nYour choice: "),
            "at one's own turn it is a choice:\n{output}"
        );
    }
}

#[test]
fn an_offer_can_be_explained_before_it_is_taken() {
    let seed = seed_that_shows(&["Ana"], OFFER);
    let output = play(&["Ana"], "tactical", seed, "? 1\n7\n1\n");
    assert!(output.contains("1. Light a torch. Only you see every dark room of this level."), "{output}");
    assert!(output.contains("There's only one choice. Type 1 to take it."), "{output}");
    assert!(output.contains("You light a torch and look into the dark rooms."), "{output}");
}

#[test]
fn a_declined_offer_is_not_repeated() {
    let mut offers = 0;
    for seed in 0..8 {
        let output = modest_game("tactical", seed);
        for level in output.split("\nLevel ") {
            let torches_got = level.matches("You get a torch.").count();
            let made = level.matches(OFFER).count();
            assert!(made <= 1 + torches_got, "seed {seed} makes {made} offers:\n{level}");
            offers += made;
        }
    }
    assert!(offers > 0, "no game made an offer");
}

#[test]
fn a_single_person_chooses_last_and_is_not_asked_again() {
    for seed in 0..8 {
        let output = modest_game("standard", seed);
        assert_eq!(output.matches("do you change it?").count(), 0, "seed {seed}:\n{output}");
        let shown = output.lines().filter(|line| line.starts_with("You ") && is_cards(line)).count();
        assert!(shown >= 20, "{shown}:\n{output}");
    }
}

/// Ana takes the keyboard, chooses the 1 and clears the screen. Luis is next.
const ANA_CHOOSES: &str = "\nplay the 1\n\n";

fn hot_seat(typed: &str) -> String {
    play(&["Ana", "Luis"], "standard", 3, &format!("{ANA_CHOOSES}{typed}"))
}

#[test]
fn a_person_can_take_the_keyboard_back_to_change_a_choice() {
    let output = hot_seat("Ana\n\nplay the 2\n\n\nplay the 3\n");
    let offer = "Pass the keyboard to Luis. Press Enter when only Luis can see the screen. \
                 Ana can act first: type that name instead. Ana\n\
                 Pass the keyboard to Ana. Press Enter when only Ana can see the screen. \n";
    assert!(output.contains(offer), "{output}");
    let (_, back) = output.split_once(offer).unwrap();
    assert!(back.trim_start().starts_with("You've chosen the 1 for "), "{output}");
    assert!(back.contains("do you change it?"), "{output}");
    assert!(back.contains("you (2)"), "{output}");
    assert!(back.contains("Ana 2, you 3 and ") && !output.contains("Ana 1"), "{output}");
}

#[test]
fn a_person_with_the_keyboard_back_can_keep_the_choice() {
    let output = hot_seat("1\n\n\n\n\nplay the 3\n");
    assert!(output.contains("do you change it?") && output.contains("Ana 1, you 3 and "), "{output}");
}

/// Returns everything that Luis reads before he chooses.
fn read_by_luis(output: &str) -> String {
    let (_, screen) = output.rsplit_once("Pass the keyboard to Luis.").unwrap();
    screen.split(ASKED).next().unwrap().to_owned()
}

#[test]
fn the_next_person_reads_the_same_whether_a_choice_was_changed_or_not() {
    let unchanged = read_by_luis(&hot_seat("\n"));
    assert!(unchanged.contains("Ready: ") && unchanged.contains("Ana"), "{unchanged}");
    for typed in ["Ana\n\nplay the 2\n\n\n", "Ana\n\nplay the 1\n\n\n", "ana\n\n\n\n\n"] {
        assert_eq!(read_by_luis(&hot_seat(typed)), unchanged, "{typed:?}");
    }
}

#[test]
fn after_an_unknown_name_the_question_is_repeated() {
    let output = hot_seat("Eva\nq\n");
    assert!(output.contains("Name not found. Type one of the names, or just press Enter."), "{output}");
    assert_eq!(output.matches("Pass the keyboard to Luis.").count(), 2, "{output}");
    assert!(output.ends_with("You leave the table. The game isn't saved.\n"), "{output}");
}

#[test]
fn at_a_shared_keyboard_people_can_act_before_a_bot() {
    let call = "decides, Luis can act: type that name, or press Enter to continue.";
    let players = ["Ana", "Luis"];
    let seed = seed_that_shows(&players, call);
    let output = play(&players, "tactical", seed, "Luis\n\n1\n");
    assert!(
        output.contains("Pass the keyboard to Luis. Press Enter when only Luis can see the screen."),
        "{output}"
    );
    assert!(output.contains("You light a torch and look into the dark rooms."), "{output}");
    let output = play(&players, "tactical", seed, "\n");
    assert_eq!((output.matches(call).count(), output.matches("Light a torch").count()), (1, 0), "{output}");
}

#[test]
fn offers_are_made_in_spanish_too() {
    let seed = seed_that_shows(&["Ana"], OFFER).to_string();
    let command = ["play", "raiders", "--human", "Ana", "--option", "mode=tactical", "--seed", &seed];
    let output =
        antorcha_reading(&[&command[..], &["--lang", "es", "--bot", "random"]].concat(), "1\n").success();
    assert!(output.contains(", puedes actuar fuera de turno.\n1. Encender una antorcha\n"), "{output}");
    assert!(output.contains("Tu elección, o Intro para seguir: 1\nEnciendes una antorcha"), "{output}");
}
