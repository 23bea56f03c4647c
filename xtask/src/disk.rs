//! Detects a full disk, because the error messages of a build do not mention it.

use std::process::Command;

use crate::shell::{output, root};

/// With less free space than this, the build most likely failed because the disk is full.
const FULL_BELOW_MIB: u64 = 300;

/// Returns a line to add to an error message if the disk is full, otherwise an empty text.
pub(crate) fn hint() -> String {
    match free_mib() {
        Some(free) if free < FULL_BELOW_MIB => format!(
            "\nThe disk is full: {free} MiB are free. Free some space (a build needs about 4 GiB), then run the same command again."
        ),
        _ => String::new(),
    }
}

fn free_mib() -> Option<u64> {
    parse_df(&output(Command::new("df").arg("-Pk").arg(root())).ok()?)
}

/// Parses the output of `df -Pk`: a heading, then a line whose fourth column is the free space in KiB.
fn parse_df(table: &str) -> Option<u64> {
    let line = table.lines().nth(1)?;
    line.split_whitespace().nth(3)?.parse().ok().map(|kib: u64| kib / 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_space_is_parsed_from_df() {
        let table = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/vda 264181760 11000000 204800 13% /\n";
        assert_eq!(parse_df(table), Some(200));
        assert_eq!(parse_df(""), None);
    }
}
