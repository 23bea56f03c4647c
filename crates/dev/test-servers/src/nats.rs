//! A temporary NATS server.

use tempfile::TempDir;

use crate::guard::ServerGuard;
use crate::port;

#[derive(Debug)]
pub struct Nats {
    // Declared first, so that the server stops before its folder is removed.
    _server: ServerGuard,
    _folder: TempDir,
    port: u16,
}

impl Nats {
    /// Starts a server. It needs the Debian package `nats-server`.
    pub fn start() -> Result<Nats, String> {
        let folder = TempDir::new().map_err(|error| format!("there is no room for a folder: {error}"))?;
        let binary = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"]
            .into_iter()
            .find(|path| std::path::Path::new(path).exists())
            .ok_or("there is no nats-server: install the Debian package nats-server")?;
        let port = port::free()?;
        let command = [binary, "-a", "127.0.0.1", "-p", &port.to_string()].map(str::to_owned);
        let server = ServerGuard::start(&command, "TERM", folder.path())?;
        port::wait_for(|| port::answers(port), "NATS", &ServerGuard::log(folder.path()))?;
        Ok(Nats { _server: server, _folder: folder, port })
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_listens_until_it_is_dropped() {
        let nats = Nats::start().unwrap();
        let port = nats.port;
        assert!(port::answers(port));
        drop(nats);
        assert!(!port::answers(port));
    }
}
