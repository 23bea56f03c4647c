//! Who may import whom, checked against what cargo knows.

use cargo_metadata::{Dependency, DependencyKind, Metadata, MetadataCommand, Package};

use crate::Outcome;
use crate::shell::root;
use crate::web;

/// What each crate of ours may import of ours. A rules crate is not listed: it may import `game` alone.
const OURS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("bake", &[]),
    ("words", &["game"]),
    ("bots", &["game"]),
    ("solver", &["game"]),
    ("duel", &["bots", "game", "solver", "welcome"]),
    ("table", &["game"]),
    ("store", &[]),
    ("trial", &[]),
    ("client", &[]),
    ("typescript", &[]),
    ("arena", &["catalog", "game", "table"]),
    ("server", &["catalog", "game", "store", "table", "typescript", "words"]),
    ("load", &["client"]),
    (
        "cli",
        &["arena", "bots", "catalog", "client", "duel", "game", "load", "server", "store", "table", "words"],
    ),
    ("xtask", &["catalog", "game", "table", "words"]),
];

/// What a rules crate may import of others: nothing with I/O, randomness, a clock or an order of its own.
const RULES_MAY_USE: &[&str] = &["game", "serde", "rustc-hash"];

/// What the catalog may import besides the rules, which it alone names.
const CATALOG_MAY_USE: &[&str] = &["bots", "duel", "game", "table"];

/// What these may import only by a feature that is off for whoever plays or hosts: the types of the web table are made
/// with it.
const ONLY_BY_FEATURE: &[&str] = &["ts-rs", "typescript"];

pub(crate) fn run() -> Outcome {
    let metadata = metadata()?;
    let rules: Vec<&str> = ours(&metadata).filter(|package| is_rules(package)).map(name).collect();
    let trespasses: Vec<String> =
        ours(&metadata).flat_map(|package| trespasses(package, &metadata, &rules)).collect();
    if !trespasses.is_empty() {
        return Err(trespasses.join("\n"));
    }
    println!("{} crates keep to their layers", metadata.workspace_members.len());
    web::layers::run()
}

/// What cargo knows of the workspace and its dependencies.
pub(crate) fn metadata() -> Result<Metadata, String> {
    let mut command = MetadataCommand::new();
    command.current_dir(root()).exec().map_err(|error| format!("cargo metadata failed: {error}"))
}

fn ours(metadata: &Metadata) -> impl Iterator<Item = &Package> {
    metadata.packages.iter().filter(|package| metadata.workspace_members.contains(&package.id))
}

fn name(package: &Package) -> &str {
    package.name.as_str()
}

/// A rules crate bakes its components, and no other crate does.
fn is_rules(package: &Package) -> bool {
    package
        .dependencies
        .iter()
        .any(|dependency| dependency.name == "bake" && dependency.kind == DependencyKind::Build)
}

fn trespasses(package: &Package, metadata: &Metadata, rules: &[&str]) -> Vec<String> {
    let is_ours = |name: &str| ours(metadata).any(|package| package.name.as_str() == name);
    let imports = package.dependencies.iter().filter(|dependency| dependency.kind == DependencyKind::Normal);
    let by_feature =
        |dependency: &Dependency| dependency.optional && ONLY_BY_FEATURE.contains(&dependency.name.as_str());
    let forbidden = imports.filter(|dependency| {
        !by_feature(dependency) && !may_import(package, &dependency.name, rules, &is_ours)
    });
    forbidden.map(|dependency| format!("{} may not import {}", package.name, dependency.name)).collect()
}

fn may_import(package: &Package, import: &str, rules: &[&str], is_ours: &dyn Fn(&str) -> bool) -> bool {
    if is_rules(package) {
        return RULES_MAY_USE.contains(&import);
    }
    if name(package) == "game" && ONLY_BY_FEATURE.contains(&import) {
        return false;
    }
    if !is_ours(import) {
        return true;
    }
    if name(package) == "catalog" {
        return CATALOG_MAY_USE.contains(&import) || rules.contains(&import);
    }
    OURS.iter().any(|(who, whom)| *who == name(package) && whom.contains(&import))
}
