//! Positions as sentences: R14, R27 to R29.

use game::{Game, Lang, Message, Scene};
use i18n::{Audience, MessageBundle};
use raiders::Character::{Explorer, Knight, Sorcerer, Thief};
use raiders::Room::{Dragon, Goblin, TreasureTwo, Troll, Zombie};
use raiders::{Action, Boss, Card, Character, Raiders, Room};

use crate::rules::raid::{Raid, raid};
use crate::rules::script::{Script, seat};

const THREE: [Character; 3] = [Thief, Knight, Sorcerer];
const ROW: [Room; 5] = [Dragon, Goblin, Troll, Zombie, TreasureTwo];

/// A message as this player reads it.
fn translated(lang: Lang, number: u8, message: &Message) -> String {
    let bundle = MessageBundle::new(lang, &[Raiders::manifest().messages(lang)]).unwrap();
    let names = ["Ana", "Luis", "Eva"].map(str::to_owned).to_vec();
    bundle.format_sentence(message, &Audience { names, viewer: Some(seat(number)) })
}

fn lines(script: &Script, lang: Lang, number: u8) -> Vec<String> {
    script.view(number).lines().iter().map(|line| translated(lang, number, line)).collect()
}

fn prompt(script: &Script, lang: Lang, number: u8) -> String {
    script.view(number).prompt().map_or_else(String::new, |prompt| translated(lang, number, &prompt))
}

/// The Dragon's room after these cards.
fn in_the_dragons_room(mode: fn(&[Character], [Room; 5]) -> Script, plays: &[(u8, char)]) -> Script {
    let mut script = mode(&THREE, ROW);
    plays.iter().for_each(|&(number, letter)| script.play(number, letter));
    script
}

fn tactical(characters: &[Character], rooms: [Room; 5]) -> Script {
    Script::tactical(characters, 2, rooms)
}

#[test]
fn r14_the_question_after_a_ball_mentions_it() {
    let standard = in_the_dragons_room(Script::standard, &[(0, '5'), (1, '5'), (2, 'b')]);
    let tactical = in_the_dragons_room(tactical, &[(2, 'b'), (0, '5'), (1, '5')]);
    for script in [standard, tactical] {
        let english = "your crystal ball showed you the cards. Which one now?";
        assert!(prompt(&script, Lang::En, 2).ends_with(english), "{}", prompt(&script, Lang::En, 2));
        let spanish = "tu bola de cristal te ha mostrado las cartas. ¿Cuál juegas?";
        assert!(prompt(&script, Lang::Es, 2).ends_with(spanish), "{}", prompt(&script, Lang::Es, 2));
    }
}

#[test]
fn r14_the_scene_says_who_owes_a_card_after_a_ball() {
    let standard = in_the_dragons_room(Script::standard, &[(0, '5'), (1, '5'), (2, 'b')]);
    let tactical = in_the_dragons_room(tactical, &[(2, 'b'), (0, '5'), (1, '5')]);
    for script in [standard, tactical] {
        let own = [(Lang::En, 2, "You've played a crystal ball and must play another card.")];
        let others = [
            (Lang::En, 0, "Eva has played a crystal ball and must play another card."),
            (Lang::Es, 0, "Eva ha jugado una bola de cristal y debe jugar otra carta."),
        ];
        for (lang, number, line) in own.into_iter().chain(others) {
            assert!(lines(&script, lang, number).contains(&line.to_owned()), "{line}");
        }
    }
}

#[test]
fn r14_second_cards_are_not_mentioned_before_all_have_played() {
    let standard = in_the_dragons_room(Script::standard, &[(2, 'b'), (0, '5')]);
    let tactical = in_the_dragons_room(tactical, &[(2, 'b'), (0, '5')]);
    for script in [standard, tactical] {
        assert!(prompt(&script, Lang::En, 1).ends_with("Which card?"));
        assert!(!lines(&script, Lang::En, 1).iter().any(|line| line.contains("must play another card")));
    }
}

#[test]
fn r14_an_escape_by_ball_requires_no_second_card() {
    let mut script = raid(THREE).tactical(2).boss(Boss::Necromancer, "1 1 b").before_the_last_room();
    script.play(2, 'b');
    assert!(prompt(&script, Lang::En, 0).ends_with("Which card?"));
    assert!(!lines(&script, Lang::En, 0).iter().any(|line| line.contains("another card")));
}

#[test]
fn r13_a_player_who_has_chosen_sees_the_card() {
    let script = in_the_dragons_room(Script::standard, &[(0, '5')]);
    let english = "You've chosen the 5 for the Dragon. Others are still choosing: do you change it?";
    assert_eq!(prompt(&script, Lang::En, 0), english);
    let spanish = "Has elegido el 5 para el Dragón. Otros aún eligen: ¿cambias de carta?";
    assert_eq!(prompt(&script, Lang::Es, 0), spanish);
}

/// The glossary entry of the final monster.
#[track_caller]
fn check_gloss(raid: Raid, boss: Boss, english: &str, spanish: &str) {
    let script = raid.boss(boss, "1 1 1").before_the_last_room();
    for (lang, ending) in [(Lang::En, english), (Lang::Es, spanish)] {
        let glossary = script.view(0).glossary();
        let [gloss] = &glossary[..] else { panic!("{glossary:?}") };
        assert!(translated(lang, 0, gloss).ends_with(ending), "{}", translated(lang, 0, gloss));
        assert!(prompt(&script, lang, 0).chars().count() <= 110, "{}", prompt(&script, lang, 0));
    }
}

#[test]
fn r27_the_glossary_says_when_the_highest_card_gets_no_coins() {
    check_gloss(
        raid(THREE),
        Boss::Sphinx,
        "takes 2 wounds. The highest gains 2 coins either way (none if it attacks and all are equal).",
        "recibe 2 heridas. La más alta gana 2 monedas en todo caso (ninguna si ataca y todas son iguales).",
    );
    check_gloss(
        raid(THREE),
        Boss::Minotaur,
        "takes 1 wound. The highest gains 1 coin either way (none if it attacks and all are equal).",
        "recibe 1 herida. La más alta gana 1 moneda en todo caso (ninguna si ataca y todas son iguales).",
    );
}

#[test]
fn r27_the_glossary_says_that_only_an_attack_gives_coins() {
    let on_attack = || raid(THREE).options("boss_coins", "on_attack");
    check_gloss(
        on_attack(),
        Boss::Sphinx,
        "takes 2 wounds and the highest gains 2 coins (none if all are equal).",
        "recibe 2 heridas y la más alta gana 2 monedas (ninguna si todas son iguales).",
    );
    check_gloss(
        on_attack(),
        Boss::Minotaur,
        "takes 1 wound and the highest gains 1 coin (none if all are equal).",
        "recibe 1 herida y la más alta gana 1 moneda (ninguna si todas son iguales).",
    );
}

/// What the table says of a 5 in the last room.
fn help_for_a_five(boss: Boss, lang: Lang) -> String {
    let script = raid(THREE).boss(boss, "5 5 5").before_the_last_room();
    translated(lang, 0, &script.game.help(Action::Play { card: Card::Power5 }))
}

#[test]
fn r28_the_help_says_that_a_five_counts_as_one_against_the_golem() {
    assert_eq!(help_for_a_five(Boss::Golem, Lang::En), "Counts as 1 against the Golem.");
    assert_eq!(help_for_a_five(Boss::Golem, Lang::Es), "Vale 1 contra el Gólem.");
    assert!(help_for_a_five(Boss::Mummy, Lang::En).starts_with("Counts as 5;"));
    assert!(help_for_a_five(Boss::Mummy, Lang::Es).starts_with("Vale 5;"));
}

#[test]
fn r29_the_scene_shows_petrified_players() {
    let script = raid([Explorer, Thief, Knight]).boss(Boss::Medusa, "4 3 2").play();
    let begins = |lang, ana: &str, eva: &str| {
        let lines = lines(&script, lang, 2);
        for start in [ana, eva] {
            assert!(lines.iter().any(|line| line.starts_with(start)), "{start}: {lines:?}");
        }
    };
    begins(Lang::En, "Ana, the Explorer: ", "You, the Knight, turned to stone: ");
    begins(Lang::Es, "Ana, la Exploradora: ", "Tú, el Caballero, de piedra: ");
}
