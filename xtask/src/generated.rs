//! Files that tests compare with what the code makes: golden games, wire types, sentences. The same tests rewrite them.

use crate::Outcome;
use crate::shell::{Log, cargo};

/// Tells the tests to write the files instead of comparing them.
const UPDATE: &str = "ANTORCHA_UPDATE";

/// Rewrites the golden games.
pub(crate) fn golden() -> Outcome {
    update("catalog", "golden")
}

/// Rewrites the wire types and the sentences of the web app.
pub(crate) fn codegen() -> Outcome {
    update("server", "wire_types")?;
    update("catalog", "spoken")
}

/// Runs the tests of one test binary whose names contain the filter. The features are those of `cargo verify`, so that
/// nothing is compiled twice.
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
