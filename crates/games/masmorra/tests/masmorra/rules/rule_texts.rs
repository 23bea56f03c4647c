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
    check("M12", "Greybark may already turn the token over", "Greybark ya puede dar la vuelta a la ficha");
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
    check(
        "M90",
        "with 22 or 23 experience that is still 17",
        "con 22 o 23 puntos de experiencia sigue siendo 17",
    );
}
