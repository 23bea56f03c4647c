//! The memory and processor time of a process on this machine.

use std::fs;

/// Linux counts processor time in hundredths of a second.
const TICKS_PER_SECOND: f64 = 100.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProcessUsage {
    /// Resident memory in KiB.
    pub kib: u64,
    /// Used processor time in seconds.
    pub cpu_s: f64,
}

impl ProcessUsage {
    /// Reads `/proc`. Returns `None` on other systems or if there is no such process.
    pub fn of(process: u32) -> Option<ProcessUsage> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib = held.split_whitespace().next()?.parse().ok()?;
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The second field is the program's name in parentheses, which may contain spaces.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: f64 = [11, 12].iter().filter_map(|&place| fields.get(place)?.parse::<f64>().ok()).sum();
        Some(ProcessUsage { kib, cpu_s: ticks / TICKS_PER_SECOND })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_uses_memory() {
        let usage = ProcessUsage::of(std::process::id()).unwrap();
        assert!(usage.kib > 100 && usage.cpu_s >= 0.0, "{usage:?}");
    }

    #[test]
    fn a_missing_process_has_no_footprint() {
        assert_eq!(ProcessUsage::of(u32::MAX), None);
    }
}
