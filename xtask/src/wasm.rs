//! `cargo xtask wasm`: builds the module for local play in browsers.
//!
//! It needs the standard library for WebAssembly: from rustup, or compiled from its sources. Without both, the web app is
//! built without local play.

mod module;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::shell::{Log, cargo, output, root, target_folder};

const TARGET: &str = "wasm32-unknown-unknown";

/// The profile in Cargo.toml.
const PROFILE: &str = "wasm";

/// Names the folder `library` of the sources of the standard library, if they are elsewhere than in the toolchain.
const SOURCES: &str = "ANTORCHA_RUST_SRC";

/// How the standard library for WebAssembly is found.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Way {
    /// The toolchain has it.
    Installed,
    /// It is compiled from these sources.
    FromSources(PathBuf),
}

/// `cargo xtask wasm`.
pub(crate) fn chore(arguments: &[String]) -> Outcome {
    if let Some(other) = arguments.first() {
        return Err(format!("unknown argument `{other}`: use `cargo xtask wasm`"));
    }
    crate::web::packages(&Log::Terminal)?;
    let way = way()?.ok_or_else(what_is_missing)?;
    build(&way, &Log::Terminal)
}

/// The step of `cargo verify`: builds the module if this machine can, and otherwise says what is missing.
pub(crate) fn step(log: &Log) -> Outcome {
    match way()? {
        Some(way) => build(&way, log),
        None => {
            module::remove()?;
            log.line(&format!("skipped, and the web app is built without local play: {}", what_is_missing()));
            Ok(())
        }
    }
}

/// The module, if it was built.
pub(crate) fn built() -> Option<PathBuf> {
    let file = module::folder().join(module::MODULE);
    file.is_file().then_some(file)
}

fn build(way: &Way, log: &Log) -> Outcome {
    log.run(&mut command(way))?;
    let compiled = target_folder()?.join(TARGET).join(PROFILE).join("antorcha_wasm.wasm");
    module::publish(&compiled, log)
}

fn command(way: &Way) -> Command {
    let mut build = cargo(&["rustc", "--package", "wasm", "--target", TARGET, "--profile", PROFILE]);
    // Together with the library for tests, Cargo would not optimise across crates.
    build.args(["--lib", "--crate-type", "cdylib"]);
    if let Way::FromSources(library) = way {
        // Only nightly compilers compile the standard library, unless they are told that they may.
        build.arg("-Zbuild-std=std,panic_abort").env("RUSTC_BOOTSTRAP", "1");
        build.env("__CARGO_TESTS_ONLY_SRC_ROOT", library);
    }
    build
}

/// The way that works here, if one does.
fn way() -> Result<Option<Way>, String> {
    let sysroot = PathBuf::from(output(rustc().args(["--print", "sysroot"]))?.trim());
    let library = std::env::var_os(SOURCES).map(PathBuf::from);
    Ok(way_in(&sysroot, library))
}

fn way_in(sysroot: &Path, library: Option<PathBuf>) -> Option<Way> {
    let rustlib = sysroot.join("lib/rustlib");
    if rustlib.join(TARGET).join("lib").is_dir() {
        return Some(Way::Installed);
    }
    let library = library.unwrap_or_else(|| rustlib.join("src/rust/library"));
    library.join("std/Cargo.toml").is_file().then_some(Way::FromSources(library))
}

fn what_is_missing() -> String {
    let version = output(rustc().arg("--version")).unwrap_or_default();
    let version = version.split_whitespace().nth(1).unwrap_or("this version").to_owned();
    format!(
        "the standard library for WebAssembly is missing. Run `rustup target add {TARGET}`. Without rustup, unpack the \
         sources of the standard library of exactly Rust {version} (`rust-src`) and set {SOURCES} to their folder `library`"
    )
}

fn rustc() -> Command {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.current_dir(root());
    rustc
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_installed_library_is_preferred_to_its_sources() {
        let sysroot = std::env::temp_dir().join(format!("xtask-wasm-{}", std::process::id()));
        let sources = sysroot.join("elsewhere");
        fs::create_dir_all(sources.join("std")).unwrap();
        assert_eq!(way_in(&sysroot, None), None);
        assert_eq!(way_in(&sysroot, Some(sources.clone())), None);
        fs::write(sources.join("std/Cargo.toml"), "").unwrap();
        let from_sources = way_in(&sysroot, Some(sources.clone()));
        assert_eq!(from_sources, Some(Way::FromSources(sources.clone())));
        fs::create_dir_all(sysroot.join("lib/rustlib").join(TARGET).join("lib")).unwrap();
        assert_eq!(way_in(&sysroot, Some(sources)), Some(Way::Installed));
        fs::remove_dir_all(sysroot).unwrap();
    }

    #[test]
    fn a_machine_without_the_library_is_told_what_to_do() {
        assert!(what_is_missing().contains("rustup target add wasm32-unknown-unknown"));
    }
}
