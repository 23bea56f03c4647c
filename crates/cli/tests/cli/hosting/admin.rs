//! `antorcha admin`, beside a running server.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::hosting::players::{guests, run, start_match};
use crate::hosting::program::{Server, antorcha, sqlite_in};

fn admin(store: &str, arguments: &[&str]) -> String {
    antorcha(&[&["admin"], arguments, &["--store", store]].concat()).success()
}

fn refused(store: &str, arguments: &[&str]) -> String {
    antorcha(&[&["admin"], arguments, &["--store", store]].concat()).refusal()
}

fn rows(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_ban_on_the_hosts_machine_counts_at_once() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::on(&store);
    run(async {
        let players = guests(&server.url, &["Ana", "Luis"]).await;
        let ana = json!({ "name": "Ana", "password": "correct horse" });
        players[0].post("/api/account", &ana).await.unwrap().ok().unwrap();
        assert_eq!(admin(&store, &["grant", "ana"]), "Ana is an admin now.\n");
        assert!(admin(&store, &["reset-link", "Ana"]).starts_with("/new-password#"));
        let said = refused(&store, &["grant", "Luis"]);
        assert!(said.contains("an admin needs an account"), "{said}");

        let said = admin(&store, &["ban", "Luis", "--reason", "Insults", "--for", "7d"]);
        assert!(said.starts_with("Luis is banned until 20"), "{said}");
        let refusal = loop {
            let answer = players[1].get("/api/session").await.unwrap();
            if answer.status != 200 {
                break answer;
            }
        };
        assert_eq!((refusal.status, refusal.code()), (403, "banned"));
        let said = admin(&store, &["bans"]);
        assert!(said.contains("Luis") && said.contains(": Insults"), "{said}");
        let found = rows(&admin(&store, &["people", "lu", "--json"]));
        assert_eq!((found.len(), &found[0]["ban"]["reason"]), (1, &json!("Insults")));
        let said = admin(&store, &["person", "Luis"]);
        assert!(said.contains("account: none, a guest") && said.contains("on the host: ban"), "{said}");

        assert_eq!(admin(&store, &["lift", "Luis"]), "The ban has ended.\n");
        while players[1].get("/api/session").await.unwrap().status != 200 {}
        assert_eq!(admin(&store, &["bans"]), "Nobody is banned.\n");
        let said = admin(&store, &["ban", "192.0.2.0/24", "--reason", "Spam"]);
        assert_eq!(said, "192.0.2.0/24 is banned without an end.\n");
        assert_eq!(admin(&store, &["lift", "192.0.2.7/24"]), "The ban has ended.\n");

        let log = rows(&admin(&store, &["log", "--json", "--limit", "2"]));
        let actions: Vec<&Value> = log.iter().map(|row| &row["action"]).collect();
        assert_eq!(actions, ["lift_ban", "ban"]);
        assert_eq!(admin(&store, &["revoke", "Ana", "--reason", "moved"]), "Ana is no admin any more.\n");
        let said = admin(&store, &["log"]);
        assert!(said.lines().next().unwrap().ends_with("(moved)"), "{said}");
    });
    server.stop();
}

#[test]
fn rooms_people_and_announcements_change_on_the_running_server() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::on(&store);
    run(async {
        let players = guests(&server.url, &["Ana"]).await;
        let room = start_match(&players, "welcome", 2).await;
        let (mut socket, _) = players[0].connect(&room).await.unwrap();
        assert_eq!(admin(&store, &["rename", "Ana", "Anita"]), "Ana is called Anita now.\n");
        loop {
            let heard = socket.until("room").await.unwrap();
            if heard["room"]["seats"][0]["holder"]["name"] == "Anita" {
                break;
            }
        }
        let said = admin(&store, &["rooms", "Anita", "--running"]);
        assert!(said.contains(&room) && said.contains("welcome playing: Anita"), "{said}");
        admin(&store, &["announce", "--en", "Cake at six!", "--for", "2h"]);
        let heard = socket.until("announcements").await.unwrap();
        assert_eq!(heard["announcements"][0]["en"], "Cake at six!");
        let said = admin(&store, &["restart", "--in", "30m"]);
        assert!(said.ends_with("is announced. It does not happen by itself.\n"), "{said}");
        let listed = rows(&admin(&store, &["announcements", "--json"]));
        admin(&store, &["end-announcement", listed[0]["id"].as_str().unwrap()]);
        let address = format!("{}/table/{room}", server.url);
        admin(&store, &["close", &address, "--reason", "test"]);
        loop {
            let heard = socket.until("room").await.unwrap();
            if heard["room"]["stage"]["stage"] == "closed" {
                break;
            }
        }
        let said = refused(&store, &["close", &room]);
        assert!(said.contains("the match is over"), "{said}");
        let said = admin(&store, &["overview"]);
        assert!(said.contains("rooms: 0 open, 0 playing, 0 over, 1 closed"), "{said}");
        assert!(said.contains("node ") && said.contains("version 0."), "{said}");
        admin(&store, &["end-sessions", "Anita"]);
        while players[0].get("/api/session").await.unwrap().status != 401 {}
    });
    server.stop();
}

#[test]
fn reports_and_backups_work_without_a_server() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::on(&store);
    let room = run(async {
        let players = guests(&server.url, &["Ana"]).await;
        let room = start_match(&players, "welcome", 2).await;
        let command = async |id: &str, command: Value| {
            players[0].command(&room, id, &command).await.unwrap().ok().unwrap()
        };
        command("1", json!({ "do": "say", "text": "boo" })).await;
        command("2", json!({ "do": "report", "line": 1, "reason": "rude" })).await;
        let problem = json!({ "description": "Dark." });
        let path = format!("/api/rooms/{room}/bug-reports");
        players[0].post(&path, &problem).await.unwrap().ok().unwrap();
        room
    });
    server.stop();
    let said = admin(&store, &["reports"]);
    assert!(said.contains("said \"boo\"; reported by Ana: rude"), "{said}");
    assert_eq!(admin(&store, &["dismiss", &room, "1"]), "The report is handled.\n");
    assert_eq!(admin(&store, &["reports"]), "No report waits.\n");
    let problems = rows(&admin(&store, &["reports", "--problems", "--json"]));
    admin(&store, &["dismiss", problems[0]["id"].as_str().unwrap()]);
    assert_eq!(admin(&store, &["reports", "--problems"]), "No report waits.\n");

    let said = refused(&store, &["backup"]);
    assert!(said.contains("set `backup_dir`"), "{said}");
    let copies = folder.path().join("copies");
    let said = admin(&store, &["backup", "--backup-dir", copies.to_str().unwrap()]);
    let (file, _) = said.split_once(" is a copy of the store").unwrap();
    assert!(antorcha(&["admin", "log", "--store", &format!("sqlite:{file}")]).success().contains("backup"));
    assert_eq!(
        fs::read_dir(&copies)
            .unwrap()
            .filter(|entry| { entry.as_ref().unwrap().file_name().to_string_lossy().ends_with(".part") })
            .count(),
        0
    );
}

#[test]
fn bad_input_says_what_to_do() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let said = refused(&store, &["overview"]);
    assert!(said.contains("store not found"), "{said}");
    Server::on(&store).stop();
    for (arguments, part) in [
        (&["grant", "nobody"][..], "player `nobody` not found"),
        (&["ban", "nobody", "--reason", "x"], "not found"),
        (&["ban", "10.0.0.0/2", "--reason", "x"], "use an address or a range"),
        (&["ban", "192.0.2.1", "--reason", " "], "say why"),
        (&["lift", "192.0.2.1"], "`antorcha admin bans` lists them"),
        (&["close", "nothing"], "is not a room"),
        (&["dismiss", "aaaaaaaaaaaaaaaaaaaa"], "nothing to do"),
        (&["announce", "--for", "1h"], "write a text"),
        (&["restart", "--in", "soon"], "use a number with s, m, h or d"),
        (&["people", "--limit", "0"], "0 is not in 1..=1000"),
    ] {
        let said = refused(&store, arguments);
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
}

#[test]
fn a_new_server_says_how_to_become_its_first_admin() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let mut server = Server::on(&store);
    let line = server.next_line();
    let (start, token) = line.split_once("/admin#token=").unwrap();
    assert!(start.starts_with("There is no admin yet. To become one, log in and open http"), "{line}");
    run(async {
        let players = guests(&server.url, &["Ana"]).await;
        let ana = json!({ "name": "Ana", "password": "correct horse" });
        players[0].post("/api/account", &ana).await.unwrap().ok().unwrap();
        let said = admin(&store, &["people"]);
        assert!(said.contains("account Ana"), "{said}");
    });
    let ended = server.stop();
    assert!(!ended.log.contains(token), "the log does not contain the token");
}
