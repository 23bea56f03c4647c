//! Checks the words of all texts that players read: banned words, forbidden synonyms of terms, and lengths.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use game::Lang;
use i18n::audit::{Variants, variants};
use serde::Deserialize;

const GAMES: [&str; 4] = ["welcome", "raiders", "masmorra", "example"];

/// The file `voice.toml`.
#[derive(Deserialize)]
struct Voice {
    banned: BTreeMap<String, Vec<String>>,
    kind: Vec<Kind>,
    longer: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
struct Kind {
    name: String,
    ids: Vec<String>,
    limit: usize,
}

/// A file `terms.toml`.
#[derive(Deserialize)]
struct TermList {
    term: Vec<Term>,
}

#[derive(Deserialize)]
struct Term {
    en: String,
    es: String,
    #[serde(default)]
    not_en: Vec<String>,
    #[serde(default)]
    not_es: Vec<String>,
}

impl Term {
    fn forbidden(&self, lang: Lang) -> (&str, &[String]) {
        match lang {
            Lang::En => (&self.en, &self.not_en),
            Lang::Es => (&self.es, &self.not_es),
        }
    }
}

/// The rule texts of a game.
#[derive(Deserialize)]
struct RuleFile {
    rule: Vec<Rule>,
}

#[derive(Deserialize)]
struct Rule {
    id: String,
    en: RuleText,
    es: RuleText,
}

#[derive(Deserialize)]
struct RuleText {
    title: String,
    text: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn voice() -> Voice {
    toml::from_str(&read("crates/core/i18n/voice.toml")).unwrap()
}

fn terms(path: &str) -> Vec<Term> {
    toml::from_str::<TermList>(&read(path)).unwrap_or_else(|error| panic!("{path}: {error}")).term
}

/// Returns the paths of a folder's files with this ending, sorted.
fn files_in(folder: &str, ending: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut paths: Vec<String> =
        names.filter(|name| name.ends_with(ending)).map(|name| format!("{folder}/{name}")).collect();
    paths.sort();
    paths
}

fn web_files(lang: Lang) -> Vec<String> {
    files_in(&format!("web/i18n/{}", lang.code()), ".ftl")
}

fn fluent_files(lang: Lang) -> Vec<String> {
    let games = GAMES.map(|game| format!("crates/games/{game}/i18n/{}.ftl", lang.code()));
    let mut files: Vec<String> = games.into_iter().chain(web_files(lang)).collect();
    files.push(format!("crates/cli/i18n/{}.ftl", lang.code()));
    files.push(format!("crates/server/server/i18n/{}.ftl", lang.code()));
    files
}

/// Returns the messages of a Fluent file.
fn messages(path: &str) -> Vec<Variants> {
    let found = variants(&read(path));
    assert!(found.len() > 5, "{path} has only {} messages", found.len());
    found
}

/// Returns the rule texts of a game, as messages.
fn rule_texts(game: &str, lang: Lang) -> Vec<Variants> {
    let files = files_in(&format!("crates/games/{game}/rules"), ".toml");
    let rules = files.iter().flat_map(|path| toml::from_str::<RuleFile>(&read(path)).unwrap().rule);
    let text = |rule: Rule| {
        let text = if lang == Lang::En { rule.en } else { rule.es };
        Variants { id: rule.id, texts: vec![text.title, text.text.replace('\n', " ")] }
    };
    rules.map(text).collect()
}

/// Whether the text contains these words as whole words.
fn contains(text: &str, words: &str) -> bool {
    let text = text.to_lowercase();
    let is_word = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(words).any(|(at, _)| {
        let (before, after) = (text.get(..at).unwrap_or(""), text.get(at + words.len()..).unwrap_or(""));
        !is_word(before.chars().next_back()) && !is_word(after.chars().next())
    })
}

/// Returns the messages that contain one of these words.
fn with_words<'a>(
    place: &'a str,
    messages: &'a [Variants],
    words: &'a [String],
) -> impl Iterator<Item = String> + 'a {
    messages.iter().flat_map(move |message| {
        let found = words.iter().filter(|word| message.texts.iter().any(|text| contains(text, word)));
        found.map(move |word| format!("{place}: `{}` says \"{word}\"", message.id))
    })
}

fn assert_none(problems: Vec<String>) {
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn whole_words_are_found() {
    assert!(contains("Whoever plays, wins.", "whoever"));
    assert!(contains("The game goes on.", "goes on"));
    assert!(!contains("A person", "persona"));
    assert!(!contains("ongoing", "go on"));
}

#[test]
fn no_text_has_a_banned_word() {
    let voice = voice();
    let mut problems = Vec::new();
    for lang in Lang::ALL {
        let banned = &voice.banned[lang.code()];
        assert!(banned.len() > 10);
        for path in fluent_files(lang) {
            problems.extend(with_words(&path, &messages(&path), banned));
        }
        for game in GAMES {
            problems.extend(with_words(&format!("rules of {game}"), &rule_texts(game, lang), banned));
        }
    }
    assert_none(problems);
}

#[test]
fn no_text_has_a_forbidden_synonym() {
    let mut problems = Vec::new();
    for lang in Lang::ALL {
        let web_terms = terms("web/i18n/terms.toml");
        for path in web_files(lang) {
            problems.extend(synonyms(&path, &messages(&path), &web_terms, lang));
        }
        for game in GAMES {
            let terms = terms(&format!("crates/games/{game}/i18n/terms.toml"));
            problems.extend(synonyms(&format!("rules of {game}"), &rule_texts(game, lang), &terms, lang));
            for path in files_of_game(game, lang) {
                problems.extend(synonyms(&path, &messages(&path), &terms, lang));
            }
        }
    }
    assert_none(problems);
}

/// The Fluent files of a game: its own, and those of its board and lessons.
fn files_of_game(game: &str, lang: Lang) -> Vec<String> {
    let own = format!("crates/games/{game}/i18n/{}.ftl", lang.code());
    let web = web_files(lang).into_iter().filter(|path| path.ends_with(&format!("{game}.ftl")));
    web.chain([own]).collect()
}

fn synonyms(place: &str, messages: &[Variants], terms: &[Term], lang: Lang) -> Vec<String> {
    let mut problems = Vec::new();
    for term in terms {
        let (right, forbidden) = term.forbidden(lang);
        let found = with_words(place, messages, forbidden);
        problems.extend(found.map(|problem| format!("{problem}: say \"{right}\"")));
    }
    problems
}

#[test]
fn no_text_is_too_long() {
    let voice = voice();
    let mut problems = Vec::new();
    let mut unused: Vec<(&str, &str)> = voice
        .longer
        .iter()
        .flat_map(|(path, ids)| ids.iter().map(move |id| (path.as_str(), id.as_str())))
        .collect();
    for lang in Lang::ALL {
        for path in fluent_files(lang) {
            for message in messages(&path) {
                let Some(kind) = voice.kind.iter().find(|kind| kind.is_of(&message.id)) else { continue };
                let length = message.texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
                if length <= kind.limit {
                    continue;
                }
                let before = unused.len();
                unused.retain(|&(file, id)| (file, id) != (path.as_str(), message.id.as_str()));
                if unused.len() == before {
                    let (id, name, limit) = (&message.id, &kind.name, kind.limit);
                    problems.push(format!("{path}: {name} `{id}` has {length} characters, at most {limit}"));
                }
            }
        }
    }
    let unused = unused.iter().map(|(path, id)| format!("voice.toml: {path}: `{id}` is short enough now"));
    problems.extend(unused);
    assert_none(problems);
}

impl Kind {
    fn is_of(&self, id: &str) -> bool {
        !id.contains('.') && self.ids.iter().any(|start| id.starts_with(start.as_str()))
    }
}
