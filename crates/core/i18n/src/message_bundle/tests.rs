//! Formatting of messages for different readers, and missing parts.

use game::{Arg, Seat};

use super::*;
use crate::error::MissingPart;

const ENGLISH: &str = "
-brand = Antorcha
welcome = Welcome to { -brand }!
cards-left = { $n ->
    [0] No card is left.
    [one] One card is left.
   *[other] { $n } cards are left.
 }
draws = { $who-is ->
    [you] You draw a card.
   *[other] { $who } draws a card.
 }
fights = { $who } fights { $monsters-the }: { $monsters } ({ $monsters-count }).
meets = { $monster-a } meets { $who }.
owns = { $what }
moves = { $way ->
    [up] You climb.
   *[down] You descend.
 }

monster-goblin = goblin
    .a = a goblin
    .the = the goblin
monster-orc = orc
    .a = an orc
    .the = the orc
item-torch = torch
    .a = a torch
";

const SPANISH: &str = "
huye = { $who } huye { $monsters-of }: { $monsters }.
quedan = { $n ->
    [one] Queda una carta.
   *[other] Quedan { $n } cartas.
 }
pregunta = ¿{ $monster-the } huye?

monster-goblin = trasgo
    .the = el trasgo
    .of = del trasgo
monster-hydra = hidra
    .the = la hidra
    .of = de la hidra
monster-imp = ifrit
    .the = el ifrit
    .of = del ifrit
";

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn terms(ids: &[&'static str]) -> Arg {
    Arg::List(ids.iter().map(|&id| Arg::Term(id)).collect())
}

fn audience() -> Audience {
    Audience { names: vec!["Ana".to_owned(), "Íñigo".to_owned()], viewer: Some(seat(1)) }
}

fn check(lang: Lang, message: Message, expected: &str) {
    let source = if lang == Lang::En { ENGLISH } else { SPANISH };
    let bundle = MessageBundle::new(lang, &[source]).unwrap();
    assert_eq!(bundle.try_format(&message, &audience()), Ok(expected.to_owned()));
}

fn check_missing(message: Message, text: &str, missing: &[MissingPart]) {
    let bundle = MessageBundle::new(Lang::En, &[ENGLISH]).unwrap();
    let error = bundle.try_format(&message, &audience()).unwrap_err();
    assert_eq!((error.text.as_str(), error.missing.as_slice()), (text, missing));
    assert_eq!(bundle.format(&message, &audience()), text);
}

fn no_message(id: &str) -> MissingPart {
    MissingPart::Message { id: id.to_owned() }
}

fn no_variable(id: &str, name: &str) -> MissingPart {
    MissingPart::Variable { id: id.to_owned(), name: name.to_owned() }
}

#[test]
fn a_message_can_use_a_private_term() {
    check(Lang::En, Message::new("welcome"), "Welcome to Antorcha!");
}

#[test]
fn a_number_selects_the_plural_form() {
    for (n, expected) in [(0, "No card is left."), (1, "One card is left."), (7, "7 cards are left.")] {
        check(Lang::En, Message::new("cards-left").with("n", Arg::Number(n)), expected);
    }
    for (n, expected) in [(1, "Queda una carta."), (0, "Quedan 0 cartas."), (-2, "Quedan -2 cartas.")] {
        check(Lang::Es, Message::new("quedan").with("n", Arg::Number(n)), expected);
    }
}

#[test]
fn a_symbol_selects_a_variant() {
    for (way, expected) in [("up", "You climb."), ("down", "You descend.")] {
        check(Lang::En, Message::new("moves").with("way", Arg::Symbol(way)), expected);
    }
}

#[test]
fn large_numbers_are_shown_exactly() {
    for n in [i64::MIN, i64::MAX, (1 << 53) + 1] {
        check(Lang::Es, Message::new("quedan").with("n", Arg::Number(n)), &format!("Quedan {n} cartas."));
    }
}

#[test]
fn a_seat_is_you_to_the_reader_and_a_name_to_others() {
    check(Lang::En, Message::new("draws").with("who", seat(0)), "Ana draws a card.");
    check(Lang::En, Message::new("draws").with("who", seat(1)), "You draw a card.");
}

#[test]
fn a_seat_without_a_name_is_called_by_its_number() {
    let message = Message::new("who").with("who", seat(3));
    for (lang, expected) in [(Lang::En, "Player 4"), (Lang::Es, "Jugador 4")] {
        let bundle = MessageBundle::new(lang, &["who = { $who }"]).unwrap();
        assert_eq!(bundle.format(&message, &audience()), expected);
    }
}

#[test]
fn a_source_can_define_how_a_seat_is_called() {
    let bundle =
        MessageBundle::new(Lang::Es, &["who = { $who }", "seat-name = Héroe n.º { $number }"]).unwrap();
    let message = Message::new("who").with("who", seat(3));
    assert_eq!(bundle.try_format(&message, &audience()), Ok("Héroe n.º 4".to_owned()));
}

#[test]
fn a_name_is_never_parsed_as_fluent() {
    let bundle = MessageBundle::new(Lang::En, &[ENGLISH]).unwrap();
    let audience = Audience { names: vec!["{ $n }".to_owned()], viewer: None };
    let draws = Message::new("draws").with("who", seat(0));
    assert_eq!(bundle.try_format(&draws, &audience), Ok("{ $n } draws a card.".to_owned()));
}

#[test]
fn a_term_provides_its_attributes() {
    let meets = Message::new("meets").with("who", seat(0)).with("monster", Arg::Term("monster-orc"));
    check(Lang::En, meets, "an orc meets Ana.");
}

#[test]
fn a_list_joins_its_items_and_their_attributes() {
    let fights = Message::new("fights").with("who", seat(0));
    let monsters = terms(&["monster-goblin", "monster-orc", "monster-goblin"]);
    let expected = "Ana fights the goblin, the orc and the goblin: goblin, orc and goblin (3).";
    check(Lang::En, fights.with("monsters", monsters), expected);
}

#[test]
fn spanish_selects_the_conjunction_for_each_form() {
    let huye = Message::new("huye").with("who", seat(0));
    let expected = "Ana huye del trasgo y de la hidra: trasgo e hidra.";
    check(Lang::Es, huye.with("monsters", terms(&["monster-goblin", "monster-hydra"])), expected);
}

#[test]
fn an_empty_list_is_empty_in_every_form() {
    let fights = Message::new("fights").with("who", seat(0)).with("monsters", terms(&[]));
    check(Lang::En, fights, "Ana fights :  (0).");
}

#[test]
fn a_list_can_contain_anything() {
    let inner = terms(&["item-torch", "monster-orc"]);
    let items = vec![Arg::Number(3), Arg::Seat(seat(1)), inner];
    check(Lang::En, Message::new("owns").with("what", Arg::List(items)), "3, Íñigo and torch and orc");
}

#[test]
fn an_attribute_that_one_item_lacks_is_missing() {
    let fights = Message::new("fights").with("who", seat(0));
    check_missing(
        fights.with("monsters", terms(&["monster-orc", "item-torch"])),
        "Ana fights {$monsters-the}: orc and torch (2).",
        &[no_variable("fights", "monsters-the")],
    );
}

#[test]
fn an_unknown_message_shows_its_id() {
    check_missing(Message::new("action-foo"), "{action-foo}", &[no_message("action-foo")]);
    check_missing(Message::new("-brand"), "{-brand}", &[no_message("-brand")]);
}

#[test]
fn an_unknown_term_shows_its_id() {
    let owns = Message::new("owns").with("what", terms(&["monster-orc", "nothing", "nothing"]));
    check_missing(owns, "orc and {nothing} ×2", &[no_message("nothing")]);
}

#[test]
fn a_missing_argument_shows_its_name() {
    check_missing(Message::new("owns"), "{$what}", &[no_variable("owns", "what")]);
    let missing = [no_variable("draws", "who-is"), no_variable("draws", "who")];
    check_missing(Message::new("draws"), "{$who} draws a card.", &missing);
}

#[test]
fn a_message_too_long_for_fluent_is_truncated_and_reported() {
    let source = format!("long = {}\nouter = {{ long }}", "{ $n }".repeat(150));
    let bundle = MessageBundle::new(Lang::En, &[&source]).unwrap();
    for id in ["long", "outer"] {
        let error = bundle.try_format(&Message::new(id).with("n", 1_u8), &audience()).unwrap_err();
        assert!(error.text.starts_with("111"), "{}", error.text);
        assert!(error.missing.iter().all(|part| part.code() == "unresolved_message"), "{error}");
    }
}

#[test]
fn a_sentence_starts_in_upper_case_whatever_comes_first() {
    let bundle = MessageBundle::new(Lang::En, &[ENGLISH]).unwrap();
    let meets = Message::new("meets").with("who", seat(0)).with("monster", Arg::Term("monster-orc"));
    assert_eq!(bundle.format_sentence(&meets, &audience()), "An orc meets Ana.");
    let bundle = MessageBundle::new(Lang::Es, &[SPANISH]).unwrap();
    let question = Message::new("pregunta").with("monster", Arg::Term("monster-goblin"));
    assert_eq!(bundle.format_sentence(&question, &audience()), "¿El trasgo huye?");
}

#[test]
fn a_bundle_can_be_shared_between_threads() {
    let bundle = MessageBundle::new(Lang::Es, &[SPANISH]).unwrap();
    let message = Message::new("quedan").with("n", 1_u8);
    let said = std::thread::scope(|scope| {
        [(); 4]
            .map(|()| scope.spawn(|| bundle.format(&message, &audience())))
            .map(|thread| thread.join().unwrap())
    });
    assert_eq!(said, ["Queda una carta."; 4]);
}

#[test]
fn conflicting_sources_are_rejected() {
    let error = MessageBundle::new(Lang::En, &["same = 1", "same = 2"]).unwrap_err();
    assert_eq!(error.code(), "duplicate_message");
}
