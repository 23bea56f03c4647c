//! The licences of the packages with which the pages are made, from what the lockfile says of them.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::layers::BUILT_IN;
use super::{folder, read};
use crate::Outcome;
use crate::licences::{FINE, offers_one_of};

/// Licences of pictures and fonts that are built into the pages. The page about the project names whom they ask to name.
const FOR_WORKS: &[&str] = &["CC-BY-3.0", "OFL-1.1"];

/// Licences of programs that help to make and to test the pages, and of which nothing is built in.
const FOR_TOOLS: &[&str] = &["MPL-2.0", "BlueOak-1.0.0"];

/// Packages whose licence the lockfile does not know: it stands in the text that they come with.
const READ_BY_HAND: &[(&str, &str)] = &[("parse-cache-control", "BSD-3-Clause")];

pub(crate) fn run() -> Outcome {
    let lockfile = read(&folder().join("package-lock.json"))?;
    let lockfile: Value =
        serde_json::from_str(&lockfile).map_err(|error| format!("package-lock.json: {error}"))?;
    let packages = lockfile["packages"].as_object().ok_or("package-lock.json lists no packages")?;
    let built_in = built_in(packages);
    let unfit: Vec<String> =
        packages.iter().filter_map(|(path, about)| complaint(path, about, &built_in)).collect();
    if !unfit.is_empty() {
        return Err(unfit.join("\n"));
    }
    println!(
        "{} npm packages have fitting licences, {} of them may be built in",
        packages.len() - 1,
        built_in.len()
    );
    Ok(())
}

/// What is built in, with all that it may bring along.
fn built_in(packages: &Map<String, Value>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<String> = BUILT_IN.iter().map(|&name| name.to_owned()).collect();
    while let Some(name) = open.pop() {
        if found.insert(name.clone()) {
            let about = packages.get(&format!("node_modules/{name}"));
            let needs = about.and_then(|about| about["dependencies"].as_object());
            open.extend(needs.into_iter().flat_map(Map::keys).cloned());
        }
    }
    found
}

fn complaint(path: &str, about: &Value, built_in: &BTreeSet<String>) -> Option<String> {
    // The pages themselves stand under no path.
    let name = path.rsplit_once("node_modules/")?.1;
    let by_hand = || READ_BY_HAND.iter().find(|(package, _)| *package == name).map(|(_, licence)| *licence);
    let licence = about["license"].as_str().or_else(by_hand).unwrap_or("no licence");
    let more = if built_in.contains(name) { FOR_WORKS } else { FOR_TOOLS };
    let fine = [FINE, more].concat();
    let told = || format!("{name} in web: {licence} is none of {}", fine.join(", "));
    (!offers_one_of(licence, &fine)).then(told)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn check(path: &str, licence: &Value, is_fine: bool) {
        let built_in = BTreeSet::from(["svelte".to_owned()]);
        let told = complaint(path, &json!({ "license": licence }), &built_in);
        assert_eq!(told.is_none(), is_fine, "{told:?}");
    }

    #[test]
    fn what_is_built_in_has_to_be_freer_than_a_tool() {
        check("node_modules/svelte", &json!("MIT"), true);
        check("node_modules/svelte", &json!("OFL-1.1"), true);
        check("node_modules/svelte", &json!("MPL-2.0"), false);
        check("node_modules/axe-core", &json!("MPL-2.0"), true);
        check("node_modules/a/node_modules/axe-core", &json!("(MIT OR CC0-1.0)"), true);
        check("node_modules/axe-core", &json!("GPL-3.0"), false);
        check("node_modules/axe-core", &Value::Null, false);
        check("", &Value::Null, true);
    }

    #[test]
    fn what_is_built_in_brings_others_along() {
        let packages = json!({
            "node_modules/svelte": { "dependencies": { "clsx": "2" } },
            "node_modules/clsx": {},
            "node_modules/vite": {},
        });
        let found = built_in(packages.as_object().unwrap());
        assert!(found.contains("clsx") && !found.contains("vite"), "{found:?}");
    }
}
