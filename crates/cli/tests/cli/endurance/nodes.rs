//! Two nodes with the same PostgreSQL and NATS.

use std::time::{Duration, Instant};

use serde_json::json;
use test_servers::{Nats, Postgres};

use crate::endurance::player::TestState;
use crate::endurance::process::{Process, free_port};
use crate::endurance::table::{audit, lay};
use crate::hosting::program::CLUSTER_KEY;

/// The servers that the nodes share.
struct Servers {
    _postgres: Postgres,
    nats: Nats,
    store: String,
}

impl Servers {
    fn new() -> Servers {
        let postgres = Postgres::start().unwrap();
        let store = postgres.fresh_database().unwrap();
        Servers { _postgres: postgres, nats: Nats::start().unwrap(), store }
    }

    fn node(&self) -> Process {
        Process::start(free_port(), &self.store, &["--bus", &self.nats.url(), "--cluster-key", CLUSTER_KEY])
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_on_two_nodes_share_a_room() {
    let servers = Servers::new();
    let (one, other) = (servers.node(), servers.node());
    let state = TestState::of(&[&one.url, &other.url]);
    let table = lay(&one.url, 0, &state).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let watcher = client::Guest::start_session(&other.url, "Watcher").await.unwrap();
    let lobby = watcher.get("/api/rooms").await.unwrap().ok().unwrap();
    let room = lobby[0]["room"].as_str().unwrap().to_owned();
    let (mut socket, welcome) = watcher.connect(&room).await.unwrap();
    let present: Vec<_> =
        welcome["room"]["seats"].as_array().unwrap().iter().map(|seat| &seat["present"]).collect();
    assert_eq!(present, [&json!(true), &json!(true)]);
    let message = json!({ "do": "say", "text": "good game" });
    let answers = watcher.at(&one.url).command(&room, "hi", &message).await.unwrap();
    assert_eq!(answers.status, 200, "{:?}", answers.body);
    let chat = socket.until("chat").await.unwrap();
    assert_eq!(chat["lines"][0]["text"], "good game");
    state.end();
    let audit = audit(vec![table], &other.url, &servers.store).await;
    assert!(audit.acked > 20, "{}", audit.acked);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_node_takes_over_after_a_kill_and_nothing_is_lost() {
    let servers = Servers::new();
    let (one, other) = (servers.node(), servers.node());
    let state = TestState::of(&[&one.url, &other.url]);
    let mut tables = Vec::new();
    for number in 0..8 {
        // The first node holds all rooms, with one player on each node.
        tables.push(lay(&one.url, number, &state).await);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let killed = Instant::now();
    state.set(&[&other.url]);
    one.kill();
    tokio::time::sleep(Duration::from_secs(8)).await;
    state.end();
    let audit = audit(tables, &other.url, &servers.store).await;
    let next = audit.times.iter().find(|at| **at > killed + Duration::from_millis(100));
    let gap = next.map(|at| *at - killed).expect("play went on after the kill");
    println!("taken over after {gap:?}, {} decisions acknowledged", audit.acked);
    assert!(gap < Duration::from_secs(6), "{gap:?}");
    other.stop();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow"]
async fn a_rolling_restart_loses_nothing() {
    let servers = Servers::new();
    let (one, other) = (servers.node(), servers.node());
    let state = TestState::of(&[&one.url, &other.url]);
    let mut tables = Vec::new();
    for number in 0..6 {
        let first = if number % 2 == 0 { &one.url } else { &other.url };
        tables.push(lay(first, number, &state).await);
    }
    let mut nodes = vec![one, other];
    for _ in 0..4 {
        tokio::time::sleep(Duration::from_millis(700)).await;
        let leaving = nodes.remove(0);
        state.set(&[&nodes[0].url]);
        leaving.stop();
        nodes.push(servers.node());
        state.set(&[&nodes[0].url, &nodes[1].url]);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    state.end();
    let longest = {
        let audit = audit(tables, &nodes[0].url, &servers.store).await;
        let gaps = audit.times.windows(2).map(|pair| pair[1] - pair[0]);
        println!("4 restarts, {} decisions acknowledged", audit.acked);
        assert!(audit.acked > 100, "{}", audit.acked);
        gaps.max().unwrap()
    };
    println!("nobody anywhere was answered for {longest:?} at most");
    assert!(longest < Duration::from_secs(5), "{longest:?}");
    for node in nodes {
        node.stop();
    }
}
