//! Tests of `antorcha engine` on real pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

fn engine() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antorcha"));
    command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Sends the whole input and waits for the end of the program.
fn converse(input: &[u8]) -> Output {
    let mut child = engine().spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}

/// Returns the answers and checks that the program succeeded.
fn answers(input: &[u8]) -> Vec<serde_json::Value> {
    let output = converse(input);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn codes(input: &[u8]) -> Vec<String> {
    let code = |answer: &serde_json::Value| match answer["ok"].as_bool() {
        Some(true) => "ok".to_owned(),
        _ => answer["error"]["code"].as_str().unwrap().to_owned(),
    };
    answers(input).iter().map(code).collect()
}

#[test]
fn the_program_succeeds_at_the_end_of_the_input() {
    assert_eq!(answers(b""), Vec::<serde_json::Value>::new());
    assert_eq!(codes(b"{\"cmd\":\"games\"}\n"), ["ok"]);
}

#[test]
fn the_last_line_needs_no_line_break() {
    assert_eq!(codes(b"{\"cmd\":\"games\"}\n{\"cmd\":\"help\"}"), ["ok", "ok"]);
}

#[test]
fn blank_lines_are_skipped() {
    assert_eq!(codes(b"\n \r\n{\"cmd\":\"help\"}\r\n\n\t\n"), ["ok"]);
}

#[test]
fn no_error_ends_the_program() {
    let input = b"\xff\xfe\nhello\n[]\n{\"cmd\":\"nap\"}\n{\"cmd\":\"turn\"}\n\0\n{\"cmd\":\"help\"}\n";
    let expected = ["not_utf8", "not_json", "not_an_object", "unknown_command", "no_match", "not_json", "ok"];
    assert_eq!(codes(input), expected);
}

#[test]
fn a_too_long_line_is_skipped() {
    let mut input = vec![b' '; (48 << 20) + 1];
    input.extend(b"{\"cmd\":\"quit\"}\n{\"cmd\":\"help\"}\n");
    assert_eq!(codes(&input), ["too_long", "ok"]);
}

#[test]
fn the_largest_record_is_parsed() {
    let record = " ".repeat(32 << 20);
    assert_eq!(codes(format!("{{\"cmd\":\"load\",\"record\":\"{record}\"}}\n").as_bytes()), ["truncated"]);
}

/// A running engine that gets requests line by line.
struct EngineProcess {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl EngineProcess {
    fn begin() -> EngineProcess {
        let mut child = engine().spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        EngineProcess { child, input, output }
    }

    fn ask(&mut self, request: &str) -> serde_json::Value {
        writeln!(self.input, "{request}").unwrap();
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }
}

#[test]
fn each_request_is_answered_at_once() {
    let mut engine_process = EngineProcess::begin();
    let opened = engine_process.ask(r#"{"cmd":"new","game":"welcome","seats":2,"seed":1}"#);
    assert_eq!(opened["match"], 1);
    let mut steps = 0;
    while engine_process.ask(r#"{"cmd":"turn"}"#)["turn"] == "decide" {
        let advice = engine_process.ask(&format!(r#"{{"cmd":"advise","bot":"random","seed":{steps}}}"#));
        let act = engine_process.ask(&format!(r#"{{"cmd":"act","action":{}}}"#, advice["action"]));
        assert_eq!(act["ok"], true);
        steps += 1;
    }
    assert_eq!(engine_process.ask(r#"{"cmd":"turn"}"#)["turn"], "over");
    assert!(steps > 5);
}

#[test]
fn quit_ends_the_program_while_its_input_is_open() {
    let mut engine_process = EngineProcess::begin();
    assert_eq!(engine_process.ask(r#"{"cmd":"quit"}"#)["ok"], true);
    assert_eq!(engine_process.child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_program_ends_without_error_when_its_output_is_closed() {
    let EngineProcess { mut child, mut input, output } = EngineProcess::begin();
    drop(output);
    // The first answer fails because the pipe is closed, so the program may have ended before the second request.
    let _ = input.write_all(b"{\"cmd\":\"games\"}\n{\"cmd\":\"games\"}\n");
    drop(input);
    let mut complaint = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert_eq!((child.wait().unwrap().code(), complaint.as_str()), (Some(0), ""));
}

#[test]
fn the_help_has_an_example() {
    let output = Command::new(env!("CARGO_BIN_EXE_antorcha")).args(["engine", "--help"]).output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    assert!(help.contains(r#"echo '{"cmd":"games"}' | antorcha engine"#), "{help}");
}

#[test]
fn an_argument_that_it_does_not_take_is_refused_with_status_2() {
    let output = engine().arg("--fast").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}
