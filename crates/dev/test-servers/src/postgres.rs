//! A temporary PostgreSQL server.

use std::net::{Ipv4Addr, SocketAddrV4};
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

use crate::guard::ServerGuard;
use crate::port;

const USER: &str = "antorcha";
const PASSWORD: &str = "throwaway";

/// The arguments of `openssl` for the certificate of a server on this machine.
const SERVER_CERTIFICATE: [&str; 6] = [
    "-subj",
    "/CN=antorcha",
    "-addext",
    "subjectAltName=IP:127.0.0.1,DNS:localhost",
    "-addext",
    "basicConstraints=critical,CA:FALSE",
];

/// Whether the server syncs to the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// As in production.
    Synced,
    /// Faster, for tests without crashes.
    Unsynced,
}

#[derive(Debug)]
pub struct Postgres {
    // Declared first, so that the server stops before its folder is removed.
    server: Option<ServerGuard>,
    folder: TempDir,
    binaries: PathBuf,
    server_user: ServerUser,
    durability: Durability,
    address: SocketAddrV4,
    databases: AtomicU32,
}

impl Postgres {
    /// Starts a server that syncs to the disk. It needs the Debian package `postgresql`.
    pub fn start() -> Result<Postgres, String> {
        Postgres::start_with(Durability::Synced)
    }

    pub fn start_with(durability: Durability) -> Result<Postgres, String> {
        Postgres::start_at(SocketAddrV4::new(Ipv4Addr::LOCALHOST, port::free()?), durability)
    }

    /// Starts a server with this address, for example another one of this machine.
    pub fn start_at(address: SocketAddrV4, durability: Durability) -> Result<Postgres, String> {
        let folder = TempDir::new().map_err(|error| format!("there is no room for a folder: {error}"))?;
        let server_user = ServerUser::find()?;
        server_user.give_folder(folder.path())?;
        let (binaries, databases) = (binaries()?, AtomicU32::new(0));
        let mut postgres =
            Postgres { server: None, folder, binaries, server_user, durability, address, databases };
        postgres.initialize()?;
        postgres.resume()?;
        Ok(postgres)
    }

    /// Returns the URL of the default database.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// Creates an empty database and returns its URL.
    pub fn fresh_database(&self) -> Result<String, String> {
        self.create_database(&format!("trial_{}", self.databases.fetch_add(1, Ordering::Relaxed)))
    }

    /// Creates an empty database with this name and returns its URL.
    pub fn create_database(&self, name: &str) -> Result<String, String> {
        let mut create = Command::new(self.binaries.join("createdb"));
        create.args(self.connection()).args(["-U", USER, name]);
        run(create.env("PGPASSWORD", PASSWORD))?;
        Ok(self.url_of(name))
    }

    /// Stops the server, which closes the connections of its clients.
    pub fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            server.end();
        }
    }

    /// Kills the server with all its processes by SIGKILL. One that serves a connection would go on for a moment.
    pub fn kill(&mut self) -> Result<(), String> {
        let pid_file = self.data().join("postmaster.pid");
        let text = std::fs::read_to_string(&pid_file).map_err(|_| "PostgreSQL is not running")?;
        let pid = text.lines().next().ok_or("PostgreSQL has no process id")?;
        let children =
            std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap_or_default();
        run(Command::new("kill").args(["-s", "KILL", pid]))?;
        for child in children.split_whitespace() {
            // It may have ended with the server.
            let _ = run(Command::new("kill").args(["-s", "KILL", child]));
        }
        self.stop();
        Ok(())
    }

    /// Starts the server again after a stop or kill, with the same port and data.
    pub fn resume(&mut self) -> Result<(), String> {
        self.stop();
        self.server = Some(ServerGuard::start(&self.serve(), "INT", self.folder.path())?);
        port::wait_for(|| self.is_ready(), "PostgreSQL", &ServerGuard::log(self.folder.path()))
    }

    /// Restarts the server so that it accepts only encrypted connections, and returns the path of the certificate of its
    /// authority. The server's own certificate is for 127.0.0.1 and localhost. It needs `openssl`, which Debian's package
    /// installs.
    pub fn encrypt(&mut self) -> Result<PathBuf, String> {
        let path = |name: &str| text(&self.data().join(name));
        let [authority, authority_key] = [path("authority.crt"), path("authority.key")];
        self.run_words(new_certificate(&authority, &authority_key, &["-subj", "/CN=authority"]))?;
        let signed = [&SERVER_CERTIFICATE[..], &["-CA", &authority, "-CAkey", &authority_key]].concat();
        self.run_words(new_certificate(&path("server.crt"), &path("server.key"), &signed))?;
        self.write("postgresql.auto.conf", "ssl = on\n")?;
        self.write("pg_hba.conf", "hostssl all all 127.0.0.1/32 scram-sha-256\n")?;
        self.resume()?;
        Ok(PathBuf::from(authority))
    }

    fn write(&self, name: &str, settings: &str) -> Result<(), String> {
        std::fs::write(self.data().join(name), settings).map_err(|error| format!("no {name}: {error}"))
    }

    fn initialize(&self) -> Result<(), String> {
        let password_file = self.folder.path().join("password");
        std::fs::write(&password_file, PASSWORD).map_err(|error| format!("no password file: {error}"))?;
        let mut words = vec![self.binary("initdb"), "-N".into(), "-D".into(), text(&self.data())];
        words.extend(["-U".into(), USER.into(), "-A".into(), "scram-sha-256".into()]);
        words.extend(["--pwfile".into(), text(&password_file)]);
        self.run_words(words)
    }

    /// Runs a command as the user of the server.
    fn run_words(&self, words: Vec<String>) -> Result<(), String> {
        let words = self.server_user.words(words);
        let (program, arguments) = words.split_first().ok_or("there is no command")?;
        run(Command::new(program).args(arguments).env("LC_ALL", "C.UTF-8").current_dir("/"))
    }

    fn serve(&self) -> Vec<String> {
        let fsync = match self.durability {
            Durability::Synced => "fsync=on",
            Durability::Unsynced => "fsync=off",
        };
        let (data, folder, port) =
            (text(&self.data()), text(self.folder.path()), self.address.port().to_string());
        let words = [&self.binary("postgres"), "-D", &data, "-p", &port, "-k", &folder, "-c", fsync];
        let listen = format!("listen_addresses={}", self.address.ip());
        let settings = ["-c", &listen, "-c", "max_connections=200"];
        self.server_user.words(words.into_iter().chain(settings).map(str::to_owned).collect())
    }

    fn is_ready(&self) -> bool {
        let mut ask = Command::new(self.binaries.join("pg_isready"));
        ask.arg("-q").args(self.connection());
        ask.status().is_ok_and(|status| status.success())
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://{USER}:{PASSWORD}@{}/{database}", self.address)
    }

    /// Returns the arguments with which PostgreSQL's programs find the server.
    fn connection(&self) -> [String; 4] {
        let (host, port) = (self.address.ip().to_string(), self.address.port().to_string());
        ["-h".to_owned(), host, "-p".to_owned(), port]
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn binary(&self, name: &str) -> String {
        text(&self.binaries.join(name))
    }
}

/// The user of the server. PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
#[derive(Clone, Copy, Debug)]
enum ServerUser {
    CurrentUser,
    OtherUser { user: u32, group: u32 },
}

impl ServerUser {
    fn find() -> Result<ServerUser, String> {
        if id(&["-u"])? != 0 {
            return Ok(ServerUser::CurrentUser);
        }
        Ok(ServerUser::OtherUser { user: id(&["-u", "postgres"])?, group: id(&["-g", "postgres"])? })
    }

    fn give_folder(self, folder: &Path) -> Result<(), String> {
        let ServerUser::OtherUser { user, group } = self else { return Ok(()) };
        chown(folder, Some(user), Some(group)).map_err(|error| format!("no folder for PostgreSQL: {error}"))
    }

    fn words(self, command: Vec<String>) -> Vec<String> {
        let ServerUser::OtherUser { user, group } = self else { return command };
        let change = ["setpriv".into(), format!("--reuid={user}"), format!("--regid={group}")];
        change.into_iter().chain(["--clear-groups".into()]).chain(command).collect()
    }
}

/// Returns the command that creates a key and a certificate.
fn new_certificate(certificate: &str, key: &str, more: &[&str]) -> Vec<String> {
    let new = ["openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "2"];
    let words = new.into_iter().chain(["-out", certificate, "-keyout", key]).chain(more.iter().copied());
    words.map(str::to_owned).collect()
}

fn id(arguments: &[&str]) -> Result<u32, String> {
    let missing = || "there is no user postgres: install the Debian package postgresql".to_owned();
    let output = Command::new("id").args(arguments).output().map_err(|_| missing())?;
    String::from_utf8_lossy(&output.stdout).trim().parse().map_err(|_| missing())
}

/// Returns the folder of Debian's newest binaries, or else of those on the `PATH`.
fn binaries() -> Result<PathBuf, String> {
    let versions = Path::new("/usr/lib/postgresql").read_dir().into_iter().flatten().flatten();
    let numbered = versions.filter_map(|folder| {
        let version: u32 = folder.file_name().to_str()?.parse().ok()?;
        Some((version, folder.path().join("bin")))
    });
    let debian =
        numbered.filter(|(_, folder)| folder.join("initdb").exists()).max().map(|(_, folder)| folder);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = || std::env::split_paths(&path).find(|folder| folder.join("initdb").exists());
    debian
        .or_else(on_path)
        .ok_or_else(|| "there is no initdb: install the Debian package postgresql".to_owned())
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{name} cannot be started: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{name} failed: {}", String::from_utf8_lossy(&output.stderr)))
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_can_resume_after_a_stop_or_a_kill() {
        let mut postgres = Postgres::start_with(Durability::Unsynced).unwrap();
        let first = postgres.fresh_database().unwrap();
        postgres.stop();
        assert!(!postgres.is_ready());
        postgres.resume().unwrap();
        postgres.kill().unwrap();
        assert!(!postgres.is_ready());
        postgres.resume().unwrap();
        assert_ne!(postgres.fresh_database().unwrap(), first);
    }
}
