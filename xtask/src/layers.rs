//! `cargo xtask layers`: checks the dependencies between our crates and between the files of a crate.

mod cycles;

use std::collections::BTreeMap;

use crate::Outcome;
use crate::shell::{Log, cargo, output, root};

/// The dependencies that each of our crates may have on our other crates. Rules crates are not listed: they may use
/// only `game`.
const OURS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("component-data", &[]),
    ("i18n", &["game"]),
    ("bots", &["game"]),
    ("solver", &["game"]),
    ("welcome-solver", &["bots", "game", "solver", "welcome"]),
    ("table", &["game"]),
    ("store", &[]),
    ("share-images", &[]),
    ("test-servers", &[]),
    ("client", &[]),
    ("typescript", &[]),
    ("third-party", &[]),
    ("package-tests", &[]),
    ("environments", &["bots", "game", "table"]),
    ("review", &["bots", "game", "table"]),
    ("puzzles", &["bots", "game", "table"]),
    ("arena", &["bots", "catalog", "game", "review", "table"]),
    ("room", &["catalog", "game", "table", "typescript"]),
    ("answers", &["catalog", "game", "room", "table"]),
    (
        "server",
        &["answers", "catalog", "game", "i18n", "room", "share-images", "store", "table", "typescript"],
    ),
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
            "review",
            "room",
            "server",
            "store",
            "table",
            "welcome-solver",
        ],
    ),
    ("python", &["arena", "catalog", "environments", "game", "i18n", "table"]),
    ("wasm", &["answers", "catalog", "game", "room", "table", "welcome-solver"]),
    ("xtask", &[]),
];

/// All dependencies that a rules crate may have: nothing with I/O, randomness, a clock or an unstable iteration order.
const RULES_MAY_USE: &[&str] = &["game", "serde", "rustc-hash"];

/// The dependencies of the catalog besides the rules crates. No other crate depends on all rules crates.
const CATALOG_MAY_USE: &[&str] =
    &["bots", "environments", "game", "puzzles", "review", "table", "welcome-solver"];

/// Dependencies that need the feature `typescript`, which generates the types of the web app. `game` and the rules
/// crates may not have them at all.
const ONLY_BY_FEATURE: &[&str] = &["ts-rs", "typescript"];

/// The direct dependencies of each crate of the workspace.
type Dependencies = BTreeMap<String, Vec<String>>;

pub(crate) fn run(log: &Log) -> Outcome {
    let normal = dependencies(&["--all-features", "--edges", "normal"])?;
    let by_default = dependencies(&["--edges", "normal"])?;
    let rules = rules_crates()?;
    let layers = Layers { rules, ours: normal.keys().cloned().collect() };
    let mut violations = layers.violations(&by_default);
    let optional = |import: &String| ONLY_BY_FEATURE.contains(&import.as_str());
    let without_optional = normal.iter().map(|(name, imports)| {
        (name.clone(), imports.iter().filter(|import| !optional(import)).cloned().collect())
    });
    violations.extend(layers.violations(&without_optional.collect()));
    violations.sort();
    violations.dedup();
    violations.append(&mut cycles::problems()?);
    if !violations.is_empty() {
        return Err(violations.join("\n"));
    }
    log.line(&format!(
        "{} crates keep to their layers, and no more than two files import each other in a cycle",
        normal.len()
    ));
    Ok(())
}

/// Checks licences, bans and sources with cargo-deny if it is installed.
pub(crate) fn licences(log: &Log) -> Outcome {
    if !crate::shell::works(&mut cargo(&["deny", "--version"])) {
        log.line("skipped: cargo-deny is not installed (cargo install --locked cargo-deny)");
        return Ok(());
    }
    log.run(&mut cargo(&["deny", "check", "licenses", "bans", "sources"]))
}

fn dependencies(arguments: &[&str]) -> Result<Dependencies, String> {
    let mut tree = cargo(&["tree", "--workspace", "--depth", "1", "--prefix", "depth", "--format", " {p}"]);
    Ok(parse_tree(&output(tree.args(arguments))?))
}

/// Parses lines such as `0 arena v0.1.0 (...)`, each followed by its dependencies: `1 serde v1.0.0`.
fn parse_tree(tree: &str) -> Dependencies {
    let mut dependencies = Dependencies::new();
    let mut current = String::new();
    for line in tree.lines() {
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (Some("0"), Some(name)) => {
                name.clone_into(&mut current);
                dependencies.entry(current.clone()).or_default();
            }
            (Some("1"), Some(name)) => dependencies.entry(current.clone()).or_default().push(name.to_owned()),
            _ => {}
        }
    }
    dependencies
}

/// Returns the names of the rules crates, which have a folder `rules`.
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
    fn violations(&self, dependencies: &Dependencies) -> Vec<String> {
        let pairs =
            dependencies.iter().flat_map(|(name, imports)| imports.iter().map(move |import| (name, import)));
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
        OURS.iter().any(|(listed, allowed)| *listed == name && allowed.contains(&import))
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
    fn a_crate_may_use_only_the_crates_of_its_layer() {
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
    fn the_output_of_cargo_tree_is_parsed() {
        let dependencies = parse_tree(
            "0 arena v0.1.0 (/a)\n1 game v0.1.0 (/g) (*)\n\n0 component-data v0.1.0 (/b)\n1 toml v1.1.8\n",
        );
        assert_eq!(dependencies["arena"], ["game"]);
        assert_eq!(dependencies["component-data"], ["toml"]);
    }
}
