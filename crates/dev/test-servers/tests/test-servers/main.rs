//! Tests of the program `test-postgres`.

#![allow(clippy::unwrap_used, reason = "a test says what it expects by unwrapping it")]

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Command, Stdio};

#[test]
fn it_prints_a_url_and_runs_until_its_input_ends() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_test-postgres"));
    let mut server = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut url = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut url).unwrap();
    let (_, rest) = url.split_once('@').unwrap();
    let (address, _) = rest.split_once('/').unwrap();
    assert!(TcpStream::connect(address).is_ok(), "{url}");
    drop(server.stdin.take());
    assert!(server.wait().unwrap().success());
    assert!(TcpStream::connect(address).is_err(), "{url}");
}
