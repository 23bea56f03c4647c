//! The settings of `compose.cluster.yaml` with two images, a real PostgreSQL, a real NATS and a real Caddy.
//!
//! Instead of a network of containers, each service has an address of this machine, and /etc/hosts has their names.

use std::fs;
use std::net::SocketAddrV4;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use test_servers::{Durability, MailServer, Nats, Postgres};

use crate::community;
use crate::compose::Compose;
use crate::dist::temporary_folder;
use crate::image::Image;
use crate::play::{page, play_matches, starts_sessions};
use crate::server::Server;

const POSTGRES: &str = "127.78.0.2:5432";
const NATS: &str = "127.78.0.3:4222";
const NODES: [&str; 2] = ["127.78.0.11:7878", "127.78.0.12:7878"];
const PROXY: &str = "http://127.78.0.10:8080";

const HOSTS: &str =
    "127.0.0.1 localhost\n127.78.0.2 postgres\n127.78.0.3 nats\n127.78.0.11 node-1\n127.78.0.12 node-2\n";

/// The file `.env`. The password is that of the test server.
const VARIABLES: [(&str, &str); 4] = [
    ("PUBLIC_URL", PROXY),
    ("CLUSTER_KEY", "0123456789abcdef0123456789abcdef"),
    ("POSTGRES_PASSWORD", "throwaway"),
    ("NATS_PASSWORD", "another-secret"),
];

/// The longest wait for the proxy.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running Caddy, which sees the names of the services.
struct Proxy {
    child: Child,
}

impl Proxy {
    fn start(compose: &Compose, folder: &Path) -> Proxy {
        let (hosts, caddyfile) = (folder.join("hosts"), folder.join("Caddyfile"));
        fs::write(&hosts, HOSTS).unwrap();
        fs::write(&caddyfile, compose.config("caddyfile")).unwrap();
        let script = "mount --bind \"$0\" /etc/hosts && exec caddy run --adapter caddyfile --config \"$1\"";
        let mut command = Command::new("unshare");
        command.args(["--mount", "sh", "-c", script]).arg(&hosts).arg(&caddyfile);
        command.envs(compose.environment("proxy")).env("HOME", folder).env("CADDY_ADMIN", "127.78.0.10:2019");
        Proxy { child: command.stderr(Stdio::null()).spawn().unwrap() }
    }

    /// Waits until the proxy answers and has checked the nodes.
    fn wait(&self) {
        let start = Instant::now();
        while std::net::TcpStream::connect(PROXY.trim_start_matches("http://")).is_err()
            || page(&format!("{PROXY}/readyz")).0 != 200
        {
            assert!(start.elapsed() < PATIENCE, "the proxy does not answer");
        }
    }

    /// Waits until the proxy's health check has noticed a dead node. Until then it tries that node for some requests,
    /// and older versions of Caddy cannot send a body a second time.
    fn wait_for_the_other_node(&self) {
        let start = Instant::now();
        let mut served = 0;
        while served < 8 {
            served = if starts_sessions(PROXY) { served + 1 } else { 0 };
            assert!(start.elapsed() < PATIENCE, "the proxy still uses the dead node");
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the servers that both nodes need.
fn start_services(compose: &Compose) -> (Postgres, Nats) {
    let address = |text: &str| text.parse::<SocketAddrV4>().unwrap();
    let postgres = Postgres::start_at(address(POSTGRES), Durability::Unsynced).unwrap();
    postgres.create_database("antorcha").unwrap();
    (postgres, Nats::start_at(address(NATS), &compose.command("nats")).unwrap())
}

/// Returns a command that starts the node with this number, counted from 0.
fn node(compose: &Compose, image: &Image, number: usize) -> Command {
    fs::write(image.root.path("/etc/hosts"), HOSTS).unwrap();
    let mut serve = image.command(&["serve"], &[]);
    serve.envs(compose.environment(&format!("node-{}", number + 1))).env("ANTORCHA_LISTEN", NODES[number]);
    serve
}

/// Returns how many requests of players a node has answered.
fn answered(node: &str) -> u64 {
    let (_, metrics) = page(&format!("http://{node}/metrics"));
    let players =
        metrics.lines().filter(|line| line.starts_with("antorcha_requests_total") && line.contains("/api/"));
    players.map(|line| line.rsplit_once(' ').unwrap().1.parse::<u64>().unwrap()).sum()
}

#[test]
#[ignore = "needs the packages"]
fn two_nodes_play_behind_the_proxy_and_one_of_them_may_die() {
    let compose = Compose::read("compose.cluster.yaml", &VARIABLES);
    let _services = start_services(&compose);
    let images = [Image::unpack(), Image::unpack()];
    let [first, second] = [0, 1].map(|number| Server::start(node(&compose, &images[number], number)));
    let folder = temporary_folder();
    let proxy = Proxy::start(&compose, folder.path());
    proxy.wait();

    play_matches(PROXY, |arguments| images[0].command(arguments, &[]));
    for node in NODES {
        assert!(answered(node) > 0, "{node} had nothing to do");
    }
    first.kill();
    proxy.wait_for_the_other_node();
    play_matches(PROXY, |arguments| images[0].command(arguments, &[]));
    second.stop();
}

#[test]
#[ignore = "needs the packages"]
fn accounts_notices_and_the_host_page_work_on_two_nodes() {
    let compose = Compose::read("compose.cluster.yaml", &VARIABLES);
    let _services = start_services(&compose);
    let mails = MailServer::start().unwrap();
    let images = [Image::unpack(), Image::unpack()];
    let nodes = [0, 1].map(|number| {
        let mut serve = node(&compose, &images[number], number);
        serve.envs(community::settings(&mails));
        Server::start(serve)
    });
    // The token of the node that was started last is the valid one.
    let token = nodes.each_ref().map(Server::first_admin_token)[1].clone();
    let urls = NODES.map(|address| format!("http://{address}"));
    let program = |arguments: &[&str]| {
        let mut command = images[0].command(arguments, &[]);
        command.envs(compose.environment("node-1"));
        command
    };
    community::use_everything(&urls, &token, &mails, program);
    nodes.into_iter().for_each(Server::stop);
}
