//! Tests of `antorcha review`.

use std::fs;

use crate::terminal::program::{antorcha, played_match};

fn review<'a>(file: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["review", file, "--rollouts", "2000"], more].concat()
}

#[test]
fn a_review_is_printed_in_both_languages() {
    let file = played_match("review_printed.json");
    let check = |lang: &str, expected: &[&str]| {
        let printed = antorcha(&review(&file, &["--lang", lang])).success();
        assert!(expected.iter().all(|text| printed.contains(text)), "{printed}");
    };
    check("en", &["Ana", "Blunders", "Accuracy", "Luck", "Result"]);
    check("es", &["Ana", "Errores graves", "Precisión", "Suerte", "Resultado"]);
}

#[test]
fn the_same_seed_gives_the_same_review_and_its_sums_are_exact() {
    let file = played_match("review_json.json");
    let told = antorcha(&review(&file, &["--json"])).json();
    assert_eq!(told, antorcha(&review(&file, &["--json"])).json());
    assert_ne!(told["decisions"], antorcha(&review(&file, &["--json", "--seed", "2"])).json()["decisions"]);
    for seat in told["luck"].as_array().unwrap() {
        let [start, luck, own, others, result] =
            ["start", "luck", "own_decisions", "others_decisions", "result"]
                .map(|name| seat[name].as_f64().unwrap());
        assert!((start + luck + own + others - result).abs() < 1e-9, "{seat}");
    }
}

#[test]
fn the_chart_has_a_line_and_its_legend_for_each_player() {
    let file = played_match("review_chart.json");
    let chart = format!("{file}.svg");
    antorcha(&review(&file, &["--svg", &chart])).success();
    let svg = fs::read_to_string(&chart).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("Ana"), "{svg}");
    assert_eq!(svg.matches("<polyline").count(), 2 * 3, "{svg}");
}

#[test]
fn damaged_files_and_wrong_budgets_are_refused_with_the_reason() {
    let file = played_match("review_refused.json");
    let check = |arguments: &[&str], expected: &str| {
        let ran = antorcha(arguments);
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{}", ran.err);
        assert!(ran.err.contains(expected), "{}", ran.err);
    };
    check(&["review", &file, "--rollouts", "1"], "rollouts");
    let damaged = format!("{file}.damaged");
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&damaged, &text[..text.len() / 2]).unwrap();
    check(&["review", &damaged], "damaged");
}
