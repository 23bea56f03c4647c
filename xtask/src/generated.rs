//! Rewrites generated files: golden games, TypeScript types, sentences and a chapter of the documentation. The tests that compare these files also write them.

use crate::Outcome;
use crate::shell::{Log, cargo};

/// If this variable is set, the tests write the files instead of comparing them.
const UPDATE: &str = "ANTORCHA_UPDATE";

pub(crate) fn golden() -> Outcome {
    update("catalog", "golden")
}

pub(crate) fn codegen() -> Outcome {
    update("server", "wire_types")?;
    update("server", "wire_patches")?;
    update("catalog", "spoken")?;
    update("catalog", "engine_document")
}

/// Runs the tests of one binary whose names contain the filter. It uses the features of `cargo verify`, so that cargo
/// compiles nothing twice.
fn update(binary: &str, filter: &str) -> Outcome {
    let mut test = cargo(&[
        "test",
        "--workspace",
        "--all-features",
        "--test",
        binary,
        filter,
        "--",
        "--include-ignored",
    ]);
    Log::Terminal.run(test.env(UPDATE, "1"))
}
