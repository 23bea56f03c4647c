//! Links `lookup.c` into static programs for Linux with the GNU C library.

use std::env;

/// The name of the library that contains only `lookup.c`.
const LIBRARY: &str = "antorcha-lookup";

pub(crate) fn link() {
    let is = |name: &str, value: &str| {
        env::var(format!("CARGO_CFG_TARGET_{name}"))
            .is_ok_and(|found| found.split(',').any(|part| part == value))
    };
    if is("FEATURE", "crt-static") && is("OS", "linux") && is("ENV", "gnu") {
        cc::Build::new().file("build/lookup.c").cargo_metadata(false).compile(LIBRARY);
        println!("cargo::rustc-link-search=native={}", env::var("OUT_DIR").unwrap_or_default());
        // Nobody calls it: it runs by itself, so the linker would leave it out.
        println!("cargo::rustc-link-lib=static:+whole-archive={LIBRARY}");
    }
}
