//! Shutdown by signals.

use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;

use tempfile::TempDir;

use crate::hosting::players::{Player, guests, run, start_match};
use crate::hosting::program::{Server, sqlite_in};

#[test]
fn a_server_that_stops_during_a_match_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::on(&store);
    run(async {
        let players = guests(&server.url, &["Ana"]).await;
        let room = start_match(&players, "welcome", 2).await;
        let before = Player::arrive(&players[0], &room).await.play(3).await;
        let ended = server.stop();
        assert!(ended.took < Duration::from_secs(8), "{:?}", ended.took);

        let again = Server::on(&store);
        let ana = players[0].at(&again.url);
        let after = Player::arrive(&ana, &room).await;
        assert_eq!(after.events[..before.events.len()], before.events[..], "what was heard is still so");
        let after = after.play(usize::MAX).await;
        assert_eq!(after.sight["turn"]["turn"], "over", "the match goes on to its end");
        again.stop();
    });
}

#[test]
fn a_second_signal_stops_a_server_at_once() {
    let folder = TempDir::new().unwrap();
    let mut server = Server::on(&sqlite_in(folder.path()));
    // The server waits for an unfinished request, but only for a limited time.
    let mut slow = TcpStream::connect(server.url.strip_prefix("http://").unwrap()).unwrap();
    slow.write_all(b"GET /healthz HTTP/1.1\r\n").unwrap();
    server.signal("INT");
    server.wait_for_log("closing");
    server.signal("INT");
    server.wait_for_log("stopped immediately");
    let ended = server.ended();
    assert_eq!(ended.status.code(), Some(1));
    assert!(ended.took < Duration::from_secs(3), "{:?}", ended.took);
}
