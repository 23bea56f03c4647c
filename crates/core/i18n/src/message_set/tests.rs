//! Which sources are accepted, and the errors for those that are not.

use super::*;

fn check_error(sources: &[&str], expected: &str) {
    assert_eq!(MessageSet::read(sources).unwrap_err().to_string(), expected);
}

fn check_code(source: &str, expected: &str) {
    assert_eq!(MessageSet::read(&[source]).unwrap_err().code(), expected, "{source}");
}

#[test]
fn a_syntax_error_names_its_line() {
    for rest in ["", "\n", "\n\nnext = Next.\n"] {
        check_error(
            &[&format!("fine = Fine.\n\nbroken = {{ $who{rest}")],
            "`broken = { $who` is not Fluent at line 3 of source 1: expected a token starting with \"}\"",
        );
    }
}

#[test]
fn a_syntax_error_within_a_message_names_the_message_and_the_line() {
    check_error(
        &["fine = Fine.", "draws =\n    { $n ->\n        [one] a card\n        [other] cards\n    }\n"],
        "`draws =` is not Fluent at line 5 of source 2: the select expression must have a default variant",
    );
}

#[test]
fn a_syntax_error_in_an_attribute_names_its_line() {
    let error = MessageSet::read(&["goblin = Goblin\n    .the = { the\n"]).unwrap_err();
    let SourceError::Syntax { place, entry, .. } = error else { panic!("{error}") };
    assert_eq!((place, entry.as_str()), (Place { source: 1, line: 2 }, ".the = { the"));
}

#[test]
fn a_duplicate_error_names_both_places() {
    check_error(
        &["one = 1\ntwo = 2\none = 3"],
        "`one` stands at line 1 of source 1 and again at line 3 of source 1: give one of them another id",
    );
    check_error(
        &["two = 2", "# A comment.\ntwo-more = 4\ntwo = 3"],
        "`two` stands at line 1 of source 1 and again at line 3 of source 2: give one of them another id",
    );
}

#[test]
fn a_private_term_and_a_message_cannot_share_an_id() {
    check_code("brand = Antorcha\n-brand = Antorcha", "duplicate_message");
    check_code("-brand = Antorcha\nbrand = Antorcha", "duplicate_message");
}

#[test]
fn unsupported_fluent_syntax_is_rejected() {
    for source in [
        "m = { NUMBER($n) }",
        "m = { NUMBER($n) ->\n   *[other] many\n }",
        "m = { 3 ->\n   *[other] many\n }",
        "m = { { $n } }",
        "-t = text\nm = { -t(case: \"of\") }",
        "-t = { $n }",
        "-t = { m }\nm = { $n }",
        "m =\n    .the = text",
        "m = text\n    .is = is",
        "m = text\n    .count = count",
        "m = text\n    .the = one\n    .the = two",
    ] {
        check_code(source, "unsupported_syntax");
    }
}

#[test]
fn the_error_for_unsupported_syntax_names_message_and_line() {
    check_error(
        &["fine = Fine.\nm = { { $n } }"],
        "`m` at line 2 of source 1 has braces within braces: one pair is enough",
    );
}

#[test]
fn a_reference_to_nothing_is_rejected() {
    for source in ["m = { other }", "m = { m.the }", "m = { -other }"] {
        check_code(source, "dead_reference");
    }
    check_error(
        &["m = text\n    .the = { n.the }\nn = text"],
        "`m.the` at line 1 of source 1 refers to `n.the`, which no source has: add it or refer to another",
    );
}

#[test]
fn a_message_can_refer_to_another_source() {
    let message_set = MessageSet::read(&["m = { n } and { -brand }", "n = text\n-brand = Antorcha"]).unwrap();
    let ids: Vec<_> = message_set.entries().map(|(id, _)| id).collect();
    assert_eq!(ids, ["-brand", "m", "n"]);
}

#[test]
fn a_reference_cycle_is_rejected() {
    check_code("m = { m }", "reference_loop");
    check_code("a = { b }\nb = { c }\nc = { a }", "reference_loop");
    check_code("-a = { -b }\n-b = { -a }", "reference_loop");
}

#[test]
fn an_attribute_can_refer_to_its_own_message() {
    assert!(MessageSet::read(&["goblin = Goblin\n    .the = the { goblin }"]).is_ok());
}

#[test]
fn variables_are_found_through_references_and_selections() {
    let source =
        "m = { $a ->\n    [one] { n }\n   *[other] { o.the }\n }\nn = { $b }\no = { $c }\n    .the = { $d }";
    let message_set = MessageSet::read(&[source]).unwrap();
    let uses = message_set.uses(message_set.entry("m").unwrap());
    assert_eq!(uses.variables, BTreeSet::from(["a", "b", "d"]));
    assert_eq!(uses.shown, BTreeSet::from(["b", "d"]));
    assert_eq!(uses.variants, BTreeSet::from([("a", "one")]));
}

#[test]
fn words_are_counted_in_the_longest_variant() {
    let source = "m = You { $n ->\n    [one] take it\n   *[other] take { $n } - of them\n } all.";
    let message_set = MessageSet::read(&[source]).unwrap();
    assert_eq!(message_set.entry("m").unwrap().value.word_count(), 5);
}
