//! Finds free ports and waits for servers.

use std::net::{Ipv4Addr, SocketAddrV4, TcpListener, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

/// The longest time for the start of a server.
const START_TIMEOUT: Duration = Duration::from_secs(20);

/// Returns a port that is free at this moment.
pub(crate) fn free() -> Result<u16, String> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
    let address = listener.and_then(|listener| listener.local_addr());
    address.map(|address| address.port()).map_err(|error| format!("there is no free port: {error}"))
}

/// Waits until the server is ready. After the timeout, the error contains its log.
pub(crate) fn wait_for(ready: impl Fn() -> bool, server: &str, log: &Path) -> Result<(), String> {
    let start = Instant::now();
    while !ready() {
        if start.elapsed() > START_TIMEOUT {
            let log = std::fs::read_to_string(log).unwrap_or_default();
            return Err(format!("{server} did not start: {log}"));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// Returns whether a server listens on this address.
pub(crate) fn answers(address: SocketAddrV4) -> bool {
    TcpStream::connect(address).is_ok()
}
