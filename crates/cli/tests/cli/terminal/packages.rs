//! What the program tells packages about itself.

use std::fs;

use tempfile::TempDir;

use crate::terminal::program::antorcha;

#[test]
fn the_version_says_from_what_the_program_was_built() {
    let shown = antorcha(&["--version"]).success();
    let expected = concat!("antorcha ", env!("CARGO_PKG_VERSION"), " (");
    assert!(shown.starts_with(expected) && shown.ends_with(")\n"), "{shown}");
}

#[test]
fn man_pages_and_completions_are_written_for_every_command() {
    let folder = TempDir::new().unwrap();
    assert_eq!(antorcha(&["package-files", folder.path().to_str().unwrap()]).success(), "");
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let help = antorcha(&["--help"]).success();
    let (_, commands) = help.split_once("Commands:\n").unwrap();
    let commands: Vec<&str> = commands.lines().map_while(|line| line.split_whitespace().next()).collect();
    assert!(commands.contains(&"serve") && !commands.contains(&"package-files"), "{commands:?}");
    for command in commands.iter().filter(|command| **command != "help") {
        assert!(read(&format!("man/antorcha-{command}.1")).contains(".SH SYNOPSIS"), "{command}");
        for shell in ["antorcha.bash", "antorcha.fish", "_antorcha"] {
            assert!(read(&format!("completions/{shell}")).contains(command), "{shell} lacks {command}");
        }
    }
    assert!(read("man/antorcha.1").contains("antorcha\\-serve(1)"));
}
