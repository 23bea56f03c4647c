//! Free space on the disk: builds that run out of it fail with messages that do not say so.

use std::process::Command;

use crate::shell::{output, root};

/// Below this, a build has most likely run out of space.
const FULL_BELOW_MIB: u64 = 300;

/// A line to add to an error if the disk is full, or nothing.
pub(crate) fn hint() -> String {
    match free_mib() {
        Some(free) if free < FULL_BELOW_MIB => format!(
            "\nThe disk is full: {free} MiB are free. Free some space (a build needs about 4 GiB), then run the same command again."
        ),
        _ => String::new(),
    }
}

/// Free space beside the repository, if `df` can tell.
fn free_mib() -> Option<u64> {
    free_in(&output(Command::new("df").arg("-Pk").arg(root())).ok()?)
}

/// Reads what `df -Pk` prints: a heading, then a line whose fourth column is the free space in KiB.
fn free_in(table: &str) -> Option<u64> {
    let line = table.lines().nth(1)?;
    line.split_whitespace().nth(3)?.parse().ok().map(|kib: u64| kib / 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_space_is_read_from_df() {
        let table = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/vda 264181760 11000000 204800 13% /\n";
        assert_eq!(free_in(table), Some(200));
        assert_eq!(free_in(""), None);
    }
}
