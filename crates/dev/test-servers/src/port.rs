//! Ports of this machine: finding a free one, and waiting until someone answers.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

/// A port that nobody uses at this moment.
pub(crate) fn free() -> Result<u16, String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
    let address = listener.and_then(|listener| listener.local_addr());
    address.map(|address| address.port()).map_err(|error| format!("there is no free port: {error}"))
}

/// Waits until the server is ready; if it does not get so, shows the end of its log.
pub(crate) fn wait_for(ready: impl Fn() -> bool, server: &str, log: &Path) -> Result<(), String> {
    let begun = Instant::now();
    while !ready() {
        if begun.elapsed() > PATIENCE {
            let said = std::fs::read_to_string(log).unwrap_or_default();
            return Err(format!("{server} did not start: {said}"));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// Whether someone listens on a port.
pub(crate) fn answers(port: u16) -> bool {
    TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok()
}
