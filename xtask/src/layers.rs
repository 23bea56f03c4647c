//! Which crate may use which, compared with what cargo knows.

use std::collections::BTreeMap;

use crate::Outcome;
use crate::shell::{Log, cargo, output, root};

/// What each crate of ours may import of ours. A rules crate is not listed: it may import `game` alone.
const OURS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("component-data", &[]),
    ("i18n", &["game"]),
    ("bots", &["game"]),
    ("solver", &["game"]),
    ("welcome-solver", &["bots", "game", "solver", "welcome"]),
    ("table", &["game"]),
    ("store", &[]),
    ("test-servers", &[]),
    ("client", &[]),
    ("typescript", &[]),
    ("arena", &["bots", "catalog", "game", "table"]),
    ("room", &["catalog", "game", "table", "typescript"]),
    ("server", &["catalog", "game", "i18n", "room", "store", "table", "typescript"]),
    ("engine", &["catalog", "game", "i18n", "table"]),
    ("load", &["client"]),
    (
        "cli",
        &[
            "arena",
            "bots",
            "catalog",
            "client",
            "engine",
            "game",
            "i18n",
            "load",
            "server",
            "store",
            "table",
            "welcome-solver",
        ],
    ),
    ("xtask", &[]),
];

/// What a rules crate may import of others: nothing with I/O, randomness, a clock or an order of its own.
const RULES_MAY_USE: &[&str] = &["game", "serde", "rustc-hash"];

/// What the catalog may import besides the rules, which it alone names.
const CATALOG_MAY_USE: &[&str] = &["bots", "game", "table", "welcome-solver"];

/// What every crate but `game` and the rules may import only by the feature `typescript`, which makes the types of the web app.
const ONLY_BY_FEATURE: &[&str] = &["ts-rs", "typescript"];

/// The crates of the workspace by name, each with what it uses directly.
type Uses = BTreeMap<String, Vec<String>>;

/// Compares every crate of the workspace with the tables above.
pub(crate) fn run(log: &Log) -> Outcome {
    let normal = uses(&["--all-features", "--edges", "normal"])?;
    let by_default = uses(&["--edges", "normal"])?;
    let rules = rules_crates()?;
    let layers = Layers { rules, ours: normal.keys().cloned().collect() };
    let mut breaches = layers.breaches(&by_default);
    let optional = |import: &String| ONLY_BY_FEATURE.contains(&import.as_str());
    let without_optional = normal.iter().map(|(name, uses)| {
        (name.clone(), uses.iter().filter(|import| !optional(import)).cloned().collect())
    });
    breaches.extend(layers.breaches(&without_optional.collect()));
    breaches.sort();
    breaches.dedup();
    if !breaches.is_empty() {
        return Err(breaches.join("\n"));
    }
    log.line(&format!("{} crates keep to their layers", normal.len()));
    Ok(())
}

/// Checks licences, bans and sources with cargo-deny, where it is installed.
pub(crate) fn licences(log: &Log) -> Outcome {
    if !crate::shell::works(&mut cargo(&["deny", "--version"])) {
        log.line("skipped: cargo-deny is not installed (cargo install --locked cargo-deny)");
        return Ok(());
    }
    log.run(&mut cargo(&["deny", "--offline", "check", "licenses", "bans", "sources"]))
}

/// What `cargo tree` says of every crate of the workspace.
fn uses(arguments: &[&str]) -> Result<Uses, String> {
    let mut tree = cargo(&["tree", "--workspace", "--depth", "1", "--prefix", "depth", "--format", " {p}"]);
    Ok(read_tree(&output(tree.args(arguments))?))
}

/// Reads lines such as `0 arena v0.1.0 (...)`, each followed by what it uses: `1 serde v1.0.0`.
fn read_tree(tree: &str) -> Uses {
    let mut uses = Uses::new();
    let mut current = String::new();
    for line in tree.lines() {
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (Some("0"), Some(name)) => {
                name.clone_into(&mut current);
                uses.entry(current.clone()).or_default();
            }
            (Some("1"), Some(name)) => uses.entry(current.clone()).or_default().push(name.to_owned()),
            _ => {}
        }
    }
    uses
}

/// The rules crates: those with numbered rules beside their source.
fn rules_crates() -> Result<Vec<String>, String> {
    let crates = root().join("crates/games");
    let entries = crates.read_dir().map_err(|error| format!("{}: {error}", crates.display()))?;
    let with_rules = entries.flatten().filter(|entry| entry.path().join("rules").is_dir());
    Ok(with_rules.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

struct Layers {
    rules: Vec<String>,
    ours: Vec<String>,
}

impl Layers {
    fn breaches(&self, uses: &Uses) -> Vec<String> {
        let pairs = uses.iter().flat_map(|(name, imports)| imports.iter().map(move |import| (name, import)));
        let forbidden = pairs.filter(|(name, import)| !self.may_import(name, import));
        forbidden.map(|(name, import)| format!("{name} may not use {import}")).collect()
    }

    fn may_import(&self, name: &str, import: &str) -> bool {
        let contains = |list: &[String], name: &str| list.iter().any(|listed| listed == name);
        if contains(&self.rules, name) {
            return RULES_MAY_USE.contains(&import);
        }
        if name == "game" && ONLY_BY_FEATURE.contains(&import) {
            return false;
        }
        if !contains(&self.ours, import) {
            return true;
        }
        if name == "catalog" {
            return CATALOG_MAY_USE.contains(&import) || contains(&self.rules, import);
        }
        OURS.iter().any(|(who, whom)| *who == name && whom.contains(&import))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, import: &str, is_fine: bool) {
        let list = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let layers = Layers { rules: list(&["welcome"]), ours: list(&["game", "store", "welcome"]) };
        assert_eq!(layers.may_import(name, import), is_fine, "{name} uses {import}");
    }

    #[test]
    fn a_crate_may_use_what_its_layer_allows() {
        check("welcome", "game", true);
        check("welcome", "tokio", false);
        check("welcome", "store", false);
        check("catalog", "welcome", true);
        check("server", "welcome", false);
        check("server", "store", true);
        check("game", "store", false);
        check("game", "ts-rs", false);
    }

    #[test]
    fn the_tree_of_cargo_is_read_line_by_line() {
        let uses = read_tree(
            "0 arena v0.1.0 (/a)\n1 game v0.1.0 (/g) (*)\n\n0 component-data v0.1.0 (/b)\n1 toml v1.1.8\n",
        );
        assert_eq!(uses["arena"], ["game"]);
        assert_eq!(uses["component-data"], ["toml"]);
    }
}
