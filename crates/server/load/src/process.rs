//! What a process on this machine takes.

use std::fs;

/// Ticks of processor time a second, on every Linux.
const TICKS: f64 = 100.0;

/// The memory and the processor time of a process.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Footprint {
    /// Memory that it holds, in KiB.
    pub kib: u64,
    /// Processor time that it has used, in seconds.
    pub cpu_s: f64,
}

impl Footprint {
    /// That of a process, where the system tells it.
    #[must_use]
    pub fn of(process: u32) -> Option<Footprint> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib = held.split_whitespace().next()?.parse().ok()?;
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The second field is the program's name in brackets and may hold blanks.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: f64 = [11, 12].iter().filter_map(|&place| fields.get(place)?.parse::<f64>().ok()).sum();
        Some(Footprint { kib, cpu_s: ticks / TICKS })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_holds_memory() {
        let footprint = Footprint::of(std::process::id()).unwrap();
        assert!(footprint.kib > 100 && footprint.cpu_s >= 0.0, "{footprint:?}");
    }

    #[test]
    fn a_process_that_is_not_there_takes_nothing() {
        assert_eq!(Footprint::of(u32::MAX), None);
    }
}
