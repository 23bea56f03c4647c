//! A temporary NATS server.

use std::net::{Ipv4Addr, SocketAddrV4};

use tempfile::TempDir;

use crate::guard::ServerGuard;
use crate::port;

#[derive(Debug)]
pub struct Nats {
    // Declared first, so that the server stops before its folder is removed.
    _server: ServerGuard,
    _folder: TempDir,
    address: SocketAddrV4,
}

impl Nats {
    /// Starts a server. It needs the Debian package `nats-server`.
    pub fn start() -> Result<Nats, String> {
        Nats::start_with(&[])
    }

    /// Starts a server with more arguments.
    pub fn start_with(more: &[String]) -> Result<Nats, String> {
        Nats::start_at(SocketAddrV4::new(Ipv4Addr::LOCALHOST, port::free()?), more)
    }

    /// Starts a server with this address and more arguments.
    pub fn start_at(address: SocketAddrV4, more: &[String]) -> Result<Nats, String> {
        let folder = TempDir::new().map_err(|error| format!("there is no room for a folder: {error}"))?;
        let binary = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"]
            .into_iter()
            .find(|path| std::path::Path::new(path).exists())
            .ok_or("there is no nats-server: install the Debian package nats-server")?;
        let (host, port) = (address.ip().to_string(), address.port().to_string());
        let command = [&[binary, "-a", &host, "-p", &port].map(str::to_owned), more].concat();
        let server = ServerGuard::start(&command, "TERM", folder.path())?;
        port::wait_for(|| port::answers(address), "NATS", &ServerGuard::log(folder.path()))?;
        Ok(Nats { _server: server, _folder: folder, address })
    }

    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_listens_until_it_is_dropped() {
        let nats = Nats::start().unwrap();
        let address = nats.address;
        assert!(port::answers(address));
        drop(nats);
        assert!(!port::answers(address));
    }
}
