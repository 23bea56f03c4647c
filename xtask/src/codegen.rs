//! The TypeScript types of the web table, written from the server's own.

use crate::Outcome;
use crate::shell::{self, cargo, root};

/// Where they are kept.
const PLACE: &str = "web/src/wire/index.ts";

/// Writes them anew, or only looks whether they are still the same.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    let fresh =
        shell::output(&mut cargo(&["run", "--quiet", "--package", "server", "--example", "wire_types"]))?;
    let path = root().join(PLACE);
    if arguments.iter().any(|argument| argument == "--check") {
        let is_fresh = std::fs::read_to_string(&path).is_ok_and(|stored| stored == fresh);
        let told = || format!("{PLACE} is stale: run `cargo xtask codegen` and read what changed");
        return if is_fresh { Ok(()) } else { Err(told()) };
    }
    let unwritable = |error: std::io::Error| format!("{PLACE}: {error}");
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(unwritable)?;
    }
    std::fs::write(&path, fresh).map_err(unwritable)
}
