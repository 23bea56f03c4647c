//! The files of local play, where the web app finds them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::shell::{Log, output, root};

pub(super) const MODULE: &str = "antorcha.wasm";

/// The files that the page loads when the module asks for them by these names, and where they come from.
const DATA: &[(&str, &str)] = &[
    ("strategy", "crates/ai/welcome-solver/data/warrior.strategy"),
    ("survival_net", "crates/games/welcome/data/survival_net.bin"),
    ("welcome_value", "crates/catalog/data/welcome_value.bin"),
    ("raiders_value", "crates/catalog/data/raiders_value.bin"),
    ("masmorra_value", "crates/catalog/data/masmorra_value.bin"),
    ("welcome_puzzles", "crates/catalog/puzzles/welcome.jsonl"),
    ("raiders_puzzles", "crates/catalog/puzzles/raiders.jsonl"),
    ("masmorra_puzzles", "crates/catalog/puzzles/masmorra.jsonl"),
];

/// The limit for the module, compressed with Brotli as browsers download it.
const MOST_BYTES: u64 = 500 * 1024;

pub(super) fn folder() -> PathBuf {
    root().join("web/src/local/generated")
}

/// Optimises the compiled module and copies all files. Refuses a module that is too large.
pub(super) fn publish(compiled: &Path, log: &Log) -> Outcome {
    let folder = folder();
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let module = folder.join(MODULE);
    let draft = folder.join("antorcha.draft.wasm");
    optimise(compiled, &draft, log)?;
    let (plain, compressed) = (length(&draft)?, compressed_length(&draft)?);
    log.line(&format!("{MODULE}: {} KiB, {} KiB with Brotli", plain / 1024, compressed / 1024));
    if compressed > MOST_BYTES {
        let (is, most) = (compressed / 1024, MOST_BYTES / 1024);
        return Err(format!(
            "{MODULE} has {is} KiB with Brotli, and {most} KiB are the limit: see what it contains"
        ));
    }
    replace(&draft, &module)?;
    DATA.iter().try_for_each(|(name, source)| copy(&root().join(source), &published(name)))
}

fn published(name: &str) -> PathBuf {
    folder().join(format!("{name}.bin"))
}

fn copy(source: &Path, file: &Path) -> Outcome {
    let draft = file.with_extension("draft");
    fs::copy(source, &draft).map_err(|error| format!("{}: {error}", source.display()))?;
    replace(&draft, file)
}

/// Removes the files of an earlier build.
pub(super) fn remove() -> Outcome {
    let data = DATA.iter().map(|(name, _)| published(name));
    for file in data.chain([folder().join(MODULE)]) {
        if file.exists() {
            fs::remove_file(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    Ok(())
}

/// What wasm-opt may use, because the compiler does.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-multivalue",
    "--enable-reference-types",
];

/// The passes of wasm-opt that make the compressed module smaller: functions with similar names are similar. With `-Oz` or
/// `--merge-similar-functions` it gets larger.
const PASSES: [&str; 16] = [
    "--strip-producers",
    "--duplicate-function-elimination",
    "--remove-unused-module-elements",
    "--dae-optimizing",
    "--remove-unused-brs",
    "--remove-unused-names",
    "--optimize-instructions",
    "--precompute",
    "--rse",
    "--vacuum",
    "--merge-blocks",
    "--coalesce-locals",
    "--duplicate-function-elimination",
    "--reorder-locals",
    "--reorder-functions-by-name",
    "--strip-debug",
];

/// Runs wasm-opt, which is among the web packages.
fn optimise(compiled: &Path, out: &Path, log: &Log) -> Outcome {
    let mut optimise = Command::new(root().join("web/node_modules/.bin/wasm-opt"));
    optimise.args(FEATURES).args(PASSES).arg(compiled).arg("-o").arg(out);
    log.run(&mut optimise)
}

/// The size with Brotli at its best, by Node.js.
fn compressed_length(file: &Path) -> Result<u64, String> {
    let script = "const z = require('node:zlib'); \
                  console.log(z.brotliCompressSync(require('node:fs').readFileSync(process.argv[1])).length)";
    let said = output(Command::new("node").args(["-e", script]).arg(file))?;
    said.trim().parse().map_err(|_| format!("node did not measure {}: {said}", file.display()))
}

fn length(file: &Path) -> Result<u64, String> {
    fs::metadata(file).map(|data| data.len()).map_err(|error| format!("{}: {error}", file.display()))
}

/// Puts a file in the place of another one, unless they are the same: then the web app is not built again.
fn replace(draft: &Path, file: &Path) -> Outcome {
    let problem = |error: std::io::Error| format!("{}: {error}", file.display());
    let is_same = fs::read(file).is_ok_and(|old| fs::read(draft).is_ok_and(|new| old == new));
    if is_same { fs::remove_file(draft).map_err(problem) } else { fs::rename(draft, file).map_err(problem) }
}
