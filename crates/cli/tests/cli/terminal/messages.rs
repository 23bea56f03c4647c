//! The program's own messages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use i18n::audit::check_pair;

const ENGLISH: &str = include_str!("../../../i18n/en.ftl");
const SPANISH: &str = include_str!("../../../i18n/es.ftl");

#[test]
fn both_languages_have_the_same_messages() {
    let complaints: Vec<_> = check_pair(ENGLISH, SPANISH).iter().map(ToString::to_string).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Collects all message ids in the sources.
fn named(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            named(&path, ids);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        ids.extend(text.split('"').filter(|quoted| quoted.starts_with("cli-")).map(str::to_owned));
    }
}

#[test]
fn the_program_uses_every_message_and_no_other() {
    let mut used = BTreeSet::new();
    named(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut used);
    let written = ENGLISH.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()));
    let written: BTreeSet<_> = written.filter(|id| id.starts_with("cli-")).collect();
    assert_eq!(used, written);
}
