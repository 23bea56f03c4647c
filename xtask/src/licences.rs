//! The licences of everything that is built in.

use cargo_metadata::Package;

use crate::Outcome;
use crate::layers::metadata;
use crate::web;

/// Licences under which a dependency may be built in.
pub(crate) const FINE: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "Unlicense",
    "Zlib",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "0BSD",
    "Unicode-3.0",
    "MIT-0",
];

pub(crate) fn run() -> Outcome {
    let metadata = metadata()?;
    let unfit: Vec<String> =
        metadata.packages.iter().filter(|package| !is_fine(package)).map(complaint).collect();
    if !unfit.is_empty() {
        return Err(unfit.join("\n"));
    }
    println!("{} packages have fitting licences", metadata.packages.len());
    web::licences::run()
}

fn complaint(package: &Package) -> String {
    let licence = package.license.as_deref().unwrap_or("no licence");
    format!("{} {}: {licence} is none of {}", package.name, package.version, FINE.join(", "))
}

fn is_fine(package: &Package) -> bool {
    package.license.as_deref().is_some_and(|licence| offers_one_of(licence, FINE))
}

/// Every part that is joined by AND must offer one of the fitting licences. Brackets only group alternatives in
/// the expressions that are in use, so they can be dropped.
pub(crate) fn offers_one_of(expression: &str, fine: &[&str]) -> bool {
    let plain = expression.replace(['(', ')'], " ").replace('/', " OR ").replace(" or ", " OR ");
    plain.split(" AND ").all(|part| part.split(" OR ").any(|licence| fine.contains(&licence.trim())))
}
