//! What the texts of the rules and of the cards tell players about our rulings.

use game::{Choice, Game, Lang};
use i18n::{Audience, MessageBundle};
use raiders::{Action, Card, Raiders};

/// Checks that the text of a rule has this part, in English and in Spanish.
#[track_caller]
fn check(id: &str, english: &str, spanish: &str) {
    let rule = Raiders::manifest().rules.iter().find(|rule| rule.id.to_string() == id).unwrap();
    for (lang, part) in [(Lang::En, english), (Lang::Es, spanish)] {
        let text = rule.text(lang).text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(part), "{id}: {text}");
    }
}

#[test]
fn r14_the_text_and_the_help_say_that_the_second_card_is_compulsory() {
    check("R14", "the second card is compulsory", "la segunda carta es obligatoria");
    let help = Action::Play { card: Card::CrystalBall }.help();
    for (lang, part) in [(Lang::En, "then you must play another"), (Lang::Es, "debes jugar otra")] {
        let bundle = MessageBundle::new(lang, &[Raiders::manifest().messages(lang)]).unwrap();
        let said = bundle.format_sentence(&help, &Audience { names: Vec::new(), viewer: None });
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn r16_the_text_says_that_a_torch_needs_an_unseen_room() {
    check(
        "R16",
        "If no room is left that you have not seen, you may not play a torch",
        "Si no queda ninguna habitación que no hayas visto, no puedes jugar una antorcha",
    );
}

#[test]
fn r40_the_text_names_both_readings_for_three_players() {
    check("R40", "held by one player alone", "en solitario");
    check("R40", "more than half of all wounds", "más de la mitad de todas las heridas");
}
