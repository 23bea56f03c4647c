//! Each error is reported when it should be, and correct sources pass.

use game::{Arg, Lang, Message, Seat};

use super::{Audit, AuditError, check_pair};

const ENGLISH: &str = "
-deck = the deck of many monsters
event-draws = { $who-is ->
    [you] You draw { $monsters-a } ({ $monsters-count }).
   *[other] { $who } draws { $monsters-a } from { -deck }.
 }
event-left = { $n ->
    [one] One card is left.
   *[other] { $n } cards are left.
 }
monster-goblin = goblin
    .a = a goblin
monster-orc = orc
    .a = an orc
";

const SPANISH: &str = "
event-draws = { $who-is ->
    [you] Robas { $monsters }.
   *[other] { $who } roba { $monsters }: { monster-orc.of }.
 }
event-left = Quedan { $n } cartas.
monster-goblin = trasgo
monster-orc = orco
    .of = del orco
";

fn seat() -> Seat {
    Seat::new(0).unwrap()
}

/// Messages that fit the two sources above.
fn game() -> Audit {
    let monsters = Arg::List(vec![Arg::Term("monster-goblin"), Arg::Term("monster-orc")]);
    let mut audit = Audit::default();
    audit.add(&Message::new("event-draws").with("who", seat()).with("monsters", monsters));
    audit.add(&Message::new("event-left").with("n", 3_u8));
    audit
}

fn audit_of(messages: &[Message]) -> Audit {
    let mut audit = Audit::default();
    messages.iter().for_each(|message| audit.add(message));
    audit
}

fn check(audit: &Audit, english: &str, spanish: &str, expected: &[&str]) {
    let errors: Vec<_> = audit.verdict(english, spanish).iter().map(AuditError::to_string).collect();
    assert_eq!(errors, expected);
}

fn check_both(english: &str, spanish: &str, expected: &[&str]) {
    let errors: Vec<_> = check_pair(english, spanish).iter().map(AuditError::to_string).collect();
    assert_eq!(errors, expected);
}

#[test]
fn correct_sources_pass() {
    check(&game(), ENGLISH, SPANISH, &[]);
}

#[test]
fn a_message_that_a_language_lacks_is_missing() {
    let audit = audit_of(&[Message::new("one"), Message::new("two").with("what", Arg::Term("three"))]);
    check(
        &audit,
        "one = a\ntwo = { $what }",
        "two = { $what }\nthree = c",
        &[
            "the game says `three`, but English has no such message: add it",
            "the game says `one`, but Spanish has no such message: add it",
        ],
    );
}

#[test]
fn a_message_that_is_never_used_is_reported() {
    check(
        &audit_of(&[Message::new("one")]),
        "one = a\ntwo = b\n-three = c",
        "one = a\ntwo = b",
        &[
            "English has `-three`, but the game never says it: remove it",
            "English has `two`, but the game never says it: remove it",
            "Spanish has `two`, but the game never says it: remove it",
        ],
    );
}

#[test]
fn a_message_that_a_used_one_refers_to_counts_as_used() {
    let source = "one = { two }, { -three }\ntwo = { four.the }\n-three = c\nfour = d\n    .the = the d";
    check(&audit_of(&[Message::new("one")]), source, source, &[]);
}

#[test]
fn an_unused_message_in_one_language_is_also_one_sided() {
    check(
        &audit_of(&[Message::new("one")]),
        "one = a",
        "one = a\ntwo = b",
        &[
            "Spanish has `two`, but the game never says it: remove it",
            "only Spanish has `two`: add it to the other language",
        ],
    );
}

#[test]
fn a_variable_that_is_never_given_is_reported() {
    let audit = audit_of(&[Message::new("one").with("who", seat()), Message::new("one").with("n", 1_u8)]);
    check(
        &audit,
        "one = { $who }, { $n }, { $wo }, { $n-is }",
        "one = { $who-is ->\n   *[other] { two }\n }\ntwo = { $who-the }",
        &[
            "`one` uses `$n-is` in English, but the game never gives it",
            "`one` uses `$wo` in English, but the game never gives it",
            "`one` uses `$who-the` in Spanish, but the game never gives it",
            "only Spanish has `two`: add it to the other language",
        ],
    );
}

#[test]
fn a_term_gets_no_variables() {
    let source = "one = { $what-the }\nterm = { $n }\n    .the = { $m }";
    check(
        &audit_of(&[Message::new("one").with("what", Arg::Term("term")).with("n", 1_u8)]),
        source,
        "one = { $what }\nterm = t",
        &[
            "`term` uses `$m` in English, but the game never gives it",
            "`term` uses `$n` in English, but the game never gives it",
        ],
    );
}

#[test]
fn a_shown_symbol_is_reported() {
    let moves = |way| Message::new("moves").with("way", Arg::Symbol(way));
    check(
        &audit_of(&[moves("up"), moves("down")]),
        "moves = { $way ->\n    [up] Up\n   *[down] Down\n }",
        "moves = { $way }",
        &["`moves` shows `$way` in Spanish, but it is a symbol: select by it"],
    );
}

#[test]
fn a_variant_that_is_never_selected_is_reported() {
    let audit = audit_of(&[Message::new("moves").with("way", Arg::Symbol("up")).with("who", seat())]);
    check(
        &audit,
        "moves = { $way ->\n    [pu] Up\n   *[down] Down\n }",
        "moves = { $who-is ->\n    [yuo] Subes\n   *[other] Sube\n }",
        &[
            "`moves` has `[pu]` in English, but `$way` is never that",
            "`moves` has `[yuo]` in Spanish, but `$who-is` is never that",
        ],
    );
}

#[test]
fn an_attribute_is_required_of_every_term_that_was_given() {
    check(
        &game(),
        &ENGLISH.replace("    .a = an orc\n", ""),
        &SPANISH.replace("Robas { $monsters }", "Robas { $monsters-the }"),
        &[
            "`monster-orc` lacks `.a` in English, where `event-draws` uses it: add it",
            "`monster-goblin` lacks `.the` in Spanish, where `event-draws` uses it: add it",
            "`monster-orc` lacks `.the` in Spanish, where `event-draws` uses it: add it",
        ],
    );
}

#[test]
fn an_attribute_that_nothing_uses_is_reported() {
    check(
        &game(),
        &ENGLISH.replace("    .a = an orc\n", "    .a = an orc\n    .the = the orc\n"),
        &SPANISH.replace("{ monster-orc.of }", ""),
        &[
            "`monster-orc` has `.the` in English, but nothing uses it: remove it",
            "`monster-orc` has `.of` in Spanish, but nothing uses it: remove it",
        ],
    );
}

#[test]
fn a_source_that_cannot_be_parsed_is_reported_for_its_language() {
    check(
        &game(),
        "one = 1\none = 2",
        "one = {",
        &[
            "English: `one` stands at line 1 of source 1 and again at line 2 of source 1: give one of them another id",
            "Spanish: `one = {` is not Fluent at line 1 of source 1: expected an inline expression",
        ],
    );
    assert!(matches!(game().verdict(ENGLISH, "{")[..], [AuditError::Source { lang: Lang::Es, .. }]));
}

#[test]
fn a_long_text_that_is_equal_in_both_languages_is_untranslated() {
    let audit = audit_of(&[Message::new("long"), Message::new("short"), Message::new("help")]);
    let source = "long = The deck is empty.\nshort = { help.me }\nhelp = No, no, no!\n    .me = Draw a card, then choose.";
    check(
        &audit,
        source,
        source,
        &[
            "`help.me` is the same in both languages: translate it",
            "`long` is the same in both languages: translate it",
        ],
    );
}

#[test]
fn a_used_seat_requires_its_name_message() {
    let audit = audit_of(&[Message::new("one").with("who", Arg::List(vec![Arg::Seat(seat())]))]);
    let (bare, named) = ("one = { $who }", "one = { $who }\nseat-name = n.º { $number }");
    check(&audit, bare, bare, &[]);
    check(&audit, named, named, &[]);
    let missing = "the game says `seat-name`, but English has no such message: add it";
    check(&audit, bare, named, &[missing]);
}

#[test]
fn a_pair_needs_the_same_messages_arguments_and_attributes() {
    check_both(
        "one = { $n }, { $x }\n    .a = a\nonly = b\n-own = c",
        "one = { $n }\n    .of = a\nmore = { $m }",
        &[
            "only English has `only`: add it to the other language",
            "only Spanish has `more`: add it to the other language",
            "`one` takes `$x` in English only: both languages need it",
            "`one` has `.a` in English only: both languages need it",
            "`one` has `.of` in Spanish only: both languages need it",
        ],
    );
}

#[test]
fn a_pair_may_differ_in_its_selections() {
    check_both(
        "one = { $who-is ->\n    [you] You\n   *[other] { $who }\n } and { $items }",
        "one = { $who }, { $items-count ->\n    [one] con\n   *[other] con: { $items }\n }",
        &[],
    );
}

#[test]
fn a_pair_is_parsed_and_checked_for_translation() {
    check_both(
        "one = {",
        "one = a",
        &["English: `one = {` is not Fluent at line 1 of source 1: expected an inline expression"],
    );
    let source = "one = Choose one of the games.";
    check_both(source, source, &["`one` is the same in both languages: translate it"]);
}
