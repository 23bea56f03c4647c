//! The root folder of a system: a clean Debian, or the files of the image.

use std::fs;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::dist::{repository, run, temporary_folder};

/// A copy, which is removed at the end of the test.
pub(crate) struct Root {
    folder: TempDir,
}

impl Root {
    /// Copies the clean Debian that `cargo verify` has made.
    pub(crate) fn debian() -> Root {
        let clean = repository().join("target/clean-root");
        assert!(clean.is_dir(), "run `cargo verify --full --only packages`: there is no {clean:?}");
        let folder = temporary_folder();
        run(Command::new("cp").args(["--archive", "--reflink=auto"]).arg(clean.join(".")).arg(folder.path()));
        Root { folder }
    }

    /// Uses a folder that a test has filled.
    pub(crate) fn of(folder: TempDir) -> Root {
        Root { folder }
    }

    /// Returns where a path of the system is on this machine.
    pub(crate) fn path(&self, inside: &str) -> PathBuf {
        self.folder.path().join(inside.trim_start_matches('/'))
    }

    /// Returns a command that runs in the system as a user, without any environment of this machine.
    pub(crate) fn command(&self, user: &str, words: &[&str]) -> Command {
        let mut command = Command::new("chroot");
        command.arg(format!("--userspec={user}:{user}")).arg(self.folder.path()).args(words);
        command
            .env_clear()
            .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin")
            .env("DEBIAN_FRONTEND", "noninteractive");
        command.stdin(Stdio::null());
        command
    }

    /// Runs a command as root. It must succeed.
    #[track_caller]
    pub(crate) fn run(&self, words: &[&str]) -> String {
        run(&mut self.command("root", words))
    }

    /// Copies a file of this machine into the folder /root of the system, and returns its path there.
    pub(crate) fn bring(&self, file: &Path) -> String {
        let name = file.file_name().unwrap().to_str().unwrap();
        fs::copy(file, self.path("root").join(name)).unwrap();
        format!("/root/{name}")
    }

    /// Installs or upgrades a package.
    pub(crate) fn install(&self, package: &Path) {
        let package = self.bring(package);
        self.run(&["dpkg", "--install", &package]);
    }

    /// Writes a file that belongs to the server's user.
    pub(crate) fn give(&self, inside: &str, content: &[u8]) {
        fs::write(self.path(inside), content).unwrap();
        let id = |flag: &str| self.run(&["id", flag, "antorcha"]).trim().parse().unwrap();
        chown(self.path(inside), Some(id("-u")), Some(id("-g"))).unwrap();
    }

    /// Returns all paths of the system that contain a word, except what dpkg remembers of all packages.
    pub(crate) fn paths_with(&self, word: &str) -> Vec<String> {
        let pattern = format!("*{word}*");
        let found = self.run(&["find", "/", "-xdev", "-not", "-path", "/root/*", "-path", &pattern]);
        found.lines().map(str::to_owned).collect()
    }
}
