//! What the texts of the rules tell players, where an earlier text was wrong or silent.

use game::{Game, Lang};
use masmorra::Masmorra;

/// Checks that the text of a rule has this part, in English and in Spanish.
#[track_caller]
fn check(id: &str, english: &str, spanish: &str) {
    let rule = Masmorra::manifest().rules.iter().find(|rule| rule.id.to_string() == id).unwrap();
    for (lang, part) in [(Lang::En, english), (Lang::Es, spanish)] {
        let text = rule.text(lang).text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(part), "{id}: {text}");
    }
}

#[test]
fn m12_the_text_names_greybarks_exchange_before_the_roll() {
    check("M12", "Greybark may already flip the token", "Greybark ya puede dar la vuelta a la ficha");
}

#[test]
fn m73_the_text_lets_others_steal_every_card_gained() {
    check(
        "M73",
        "Each time you gain a card, the others may try to steal it",
        "Cada vez que obtienes una carta",
    );
}

#[test]
fn m90_the_text_drops_22_and_23_to_17() {
    check("M90", "with 22 or 23 XP that is still 17", "con 22 o 23 PX sigue siendo 17");
}

#[test]
fn m36_the_text_says_that_only_the_used_door_must_join() {
    check("M36", "Only that door must join", "Solo esa puerta tiene que unir");
}

#[test]
fn m60_the_text_says_what_may_be_used_before_the_combat() {
    check("M60", "Before the combat you may play any purple half", "puedes jugar cualquier mitad morada");
    check("M60", "all other abilities wait until the combat is over", "esperan a que acabe el combate");
}

#[test]
fn m75_the_text_says_which_symbols_are_of_use_in_combat() {
    check("M75", "one that hurts the monster, or Defense", "uno que hiera al monstruo, o Defensa");
}

#[test]
fn m82_and_m92_say_that_the_third_level_fills_up_again() {
    check("M82", "on all levels, the third one included", "en todos los niveles, el tercero incluido");
    check("M92", "spawns again as in M82", "vuelve a aparecer como en M82");
}
