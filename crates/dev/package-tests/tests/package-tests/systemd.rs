//! The service of the Debian package under a running systemd, with all its protections, in a system that boots.

use std::fs;
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::dist::{package, run};
use crate::play::{first_move, page, play_matches};
use crate::root::Root;
use crate::server::free_address;

/// The longest wait for a system to boot or to end.
const PATIENCE: Duration = Duration::from_secs(120);

/// A running system. It has the network of this machine.
struct Machine {
    child: Child,
}

impl Machine {
    fn boot(root: &Root) -> Machine {
        let mut command = Command::new("systemd-nspawn");
        command
            .args(["--quiet", "--register=no", "--keep-unit", "--boot", "--directory"])
            .arg(root.path("/"));
        // Systems of other tests have other names.
        command.arg(format!("--machine=antorcha-test-{}", std::process::id()));
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        Machine { child }
    }

    /// Runs a command in the system.
    #[track_caller]
    fn run(&self, words: &[&str]) -> String {
        let id = self.child.id();
        let children = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap();
        let first = children.split_whitespace().next().unwrap();
        run(Command::new("nsenter").args(["--all", "--target", first]).args(words))
    }

    fn shut_down(mut self) {
        self.run(&["systemctl", "poweroff"]);
        let start = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(start.elapsed() < PATIENCE, "the system does not end");
            sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[track_caller]
fn wait_until_ready(address: &str) {
    let start = Instant::now();
    while TcpStream::connect(address).is_err() || page(&format!("http://{address}/readyz")).0 != 200 {
        assert!(start.elapsed() < PATIENCE, "the server is not ready");
        sleep(Duration::from_millis(50));
    }
}

#[test]
#[ignore = "needs the packages"]
fn the_service_starts_with_the_system_and_again_after_an_upgrade() {
    let root = Root::debian();
    root.install(&package(".deb"));
    let (address, settings) = (free_address(), root.path("/etc/antorcha.toml"));
    let text = fs::read_to_string(&settings).unwrap();
    fs::write(&settings, text.replace("127.0.0.1:7878", &address)).unwrap();
    let machine = Machine::boot(&root);
    wait_until_ready(&address);
    let url = format!("http://{address}");
    first_move(&url);
    play_matches(&url, |arguments| root.command("daemon", &[&["/usr/bin/antorcha"], arguments].concat()));

    let process = || machine.run(&["systemctl", "show", "--property=MainPID", "antorcha"]);
    let before = process();
    let package = root.bring(&package(".deb"));
    machine.run(&["dpkg", "--install", &package]);
    wait_until_ready(&address);
    assert_ne!(process(), before, "the new program runs");
    first_move(&url);
    machine.run(&["systemctl", "stop", "antorcha"]);
    let ended = machine.run(&["systemctl", "show", "--property=Result,ExecMainStatus", "antorcha"]);
    assert_eq!(ended.trim(), "Result=success\nExecMainStatus=0");
    machine.run(&["dpkg", "--purge", "antorcha"]);
    machine.shut_down();
}
