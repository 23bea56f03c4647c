//! Long replays, half-sent requests and commands of strangers.

use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;
use store::{Store, StoreOptions};
use tempfile::TempDir;

use crate::hosting::players::{ask, guests, page, page_with, play_out, run, start_match};
use crate::hosting::program::{Server, sqlite_in};

/// How many requests are measured.
const REQUESTS: usize = 40;

/// The median time until a client at this address gets the first page of a replay.
async fn replay_time(url: &str, room: &str, address: &str) -> Duration {
    let mut times = Vec::new();
    for _ in 0..REQUESTS {
        let start = Instant::now();
        let path = format!("{url}/api/rooms/{room}/replay?count=1");
        let (status, text) = page_with(&path, &[("x-forwarded-for", address)]).await;
        assert_eq!(status, 200, "{text}");
        times.push(start.elapsed());
    }
    times.sort();
    times[REQUESTS / 2]
}

#[test]
#[ignore = "slow"]
fn replays_beyond_the_end_do_not_delay_other_readers() {
    let folder = TempDir::new().unwrap();
    let server = Server::with(&sqlite_in(folder.path()), &["--trust-proxy", "true"]);
    run(async {
        let people = guests(&server.url, &["Ana", "Luis", "Eva"]).await;
        let room = start_match(&people, "raiders", 0).await;
        play_out(&people, &room).await;
        let idle = replay_time(&server.url, &room, "203.0.113.1").await;
        let beyond = format!("{}/api/rooms/{room}/replay?from=99999999", server.url);
        let attacks: Vec<_> = (0..20)
            .map(|_| {
                let beyond = beyond.clone();
                tokio::spawn(async move {
                    let mut answers = Vec::new();
                    for _ in 0..REQUESTS {
                        answers.push(page_with(&beyond, &[("x-forwarded-for", "198.51.100.7")]).await.0);
                    }
                    answers
                })
            })
            .collect();
        let loaded = replay_time(&server.url, &room, "203.0.113.1").await;
        println!("idle {idle:?}, loaded {loaded:?}");
        // Twenty connections share two cores with the reader.
        assert!(loaded <= idle * 20, "{loaded:?} after {idle:?}");
        for attack in attacks {
            let answers = attack.await.unwrap();
            assert!(answers.iter().all(|status| [400, 429, 503].contains(status)), "{answers:?}");
        }
    });
    assert!(server.stop().status.success());
}

#[test]
#[ignore = "slow"]
fn half_sent_requests_do_not_keep_others_out() {
    let folder = TempDir::new().unwrap();
    let limits = ["--connections-per-address", "100", "--header-timeout", "2s"];
    let server = Server::with(&sqlite_in(folder.path()), &limits);
    let address = server.url.trim_start_matches("http://").to_owned();
    let half_sent: Vec<TcpStream> = (0..400)
        .filter_map(|_| {
            let mut stream = TcpStream::connect(&address).ok()?;
            stream.write_all(b"GET / HTTP/1.1\r\nhost: ").ok()?;
            Some(stream)
        })
        .collect();
    run(async {
        assert_eq!(page(&format!("{}/healthz", server.url)).await.0, 200);
        // Once the half-sent requests have timed out, the same address is served again.
        while page_or_refusal(&server.url).await != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    drop(half_sent);
    assert!(server.stop().status.success());
}

async fn page_or_refusal(url: &str) -> u16 {
    reqwest::get(format!("{url}/api/games")).await.map_or(0, |response| response.status().as_u16())
}

#[test]
#[ignore = "slow"]
fn commands_of_strangers_are_not_stored() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::on(&store);
    let room = run(async {
        let people = guests(&server.url, &["Ana", "Luis", "Stranger"]).await;
        let seats = vec![json!({ "for": "person" }); 2];
        let private = json!({ "welcome": false });
        let settings = json!({ "game": "welcome", "seats": seats, "spectators": private });
        let room = people[0].open_room(&settings).await.unwrap();
        for player in &people[..2] {
            ask(player, &room, "sit", json!({ "do": "sit" })).await;
        }
        ask(&people[0], &room, "begin", json!({ "do": "begin" })).await;
        for number in 0..500 {
            let mute = json!({ "do": "mute", "player": people[0].player(), "muted": number % 2 == 0 });
            for command in [mute, json!({ "do": "leave" }), json!({ "do": "return" })] {
                let answer = people[2].command(&room, &format!("c{number}"), &command).await.unwrap();
                assert!(answer.status >= 400, "{}", answer.body);
            }
        }
        room
    });
    assert!(server.stop().status.success());
    let entries = run(async {
        let opened = Store::open(&store, StoreOptions::default()).await.unwrap();
        opened.entries(&room, 0).await.unwrap().len()
    });
    assert!(entries <= 8, "{entries} entries");
}
