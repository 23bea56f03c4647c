//! Finds the crates of others that are linked into the program.

use std::collections::{BTreeSet, HashMap};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Node, Package, PackageId};

/// Returns the crates by name. `target` selects the dependencies that only some systems need; `program` is our crate, such
/// as `cli`.
pub(crate) fn in_program(target: &str, program: &str) -> Result<Vec<Package>, String> {
    let mut command = MetadataCommand::new();
    command.other_options(["--locked", "--filter-platform", target].map(str::to_owned).to_vec());
    let metadata = command.exec().map_err(|error| error.to_string())?;
    let linked = linked(&metadata, program)?;
    let is_foreign = |package: &Package| package.source.is_some() && linked.contains(&package.id);
    let mut crates: Vec<Package> =
        metadata.packages.iter().filter(|package| is_foreign(package)).cloned().collect();
    crates.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(crates)
}

/// Follows the dependencies of the program. Those of build scripts and tests are not linked.
fn linked(metadata: &Metadata, program: &str) -> Result<BTreeSet<PackageId>, String> {
    let resolve = metadata.resolve.as_ref().ok_or("cargo resolved no dependencies")?;
    let nodes: HashMap<&PackageId, &Node> = resolve.nodes.iter().map(|node| (&node.id, node)).collect();
    let program = metadata.workspace_packages().into_iter().find(|package| package.name == program);
    let mut open = vec![program.ok_or("the workspace has no crate of this name")?.id.clone()];
    let mut linked = BTreeSet::new();
    while let Some(id) = open.pop() {
        let normal = nodes.get(&id).into_iter().flat_map(|node| &node.deps);
        let normal =
            normal.filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal));
        if linked.insert(id) {
            open.extend(normal.map(|dep| dep.pkg.clone()));
        }
    }
    Ok(linked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_contains_its_dependencies_and_not_those_of_tests() {
        let crates = in_program("x86_64-unknown-linux-gnu", "cli").unwrap();
        let has = |name: &str| crates.iter().any(|package| package.name == name);
        assert!(has("clap") && has("libsqlite3-sys") && has("tokio"));
        assert!(!has("proptest") && !has("cc") && !has("catalog"));
    }

    #[test]
    fn the_python_package_contains_no_server() {
        let crates = in_program("x86_64-unknown-linux-gnu", "python").unwrap();
        let has = |name: &str| crates.iter().any(|package| package.name == name);
        assert!(has("pyo3") && has("numpy"));
        assert!(!has("axum") && !has("tokio"));
    }
}
