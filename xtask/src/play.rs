//! `cargo play`: a server with tables for everyone, or a game in the terminal.

use std::io::{BufRead, BufReader, IsTerminal};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::shell::{Log, cargo, root, target_folder};
use crate::{Outcome, disk, web};

/// The profile for playing on the machine that compiles: quick to build, and quick enough for the bots.
const PROFILE: &str = "local";
/// Where the server keeps its data.
const DATA: &str = "ANTORCHA_DATA_DIR";
/// Keeps the browser closed.
const NO_OPEN: &str = "--no-open";
/// How the line with the address begins.
const ANNOUNCED: &str = "Antorcha is open at ";

/// Builds the web app and the program, and starts a server that keeps its data under `target/`. `cargo play GAME` starts
/// that game in the terminal instead. Further arguments go to the program.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    // The alias ends in `--`; people who type another one mean the same.
    let arguments = arguments.strip_prefix(&["--".to_owned()]).unwrap_or(arguments);
    let names_a_game = arguments.first().is_some_and(|first| !first.starts_with('-'));
    if names_a_game {
        build()?;
        return Log::Terminal.run(program()?.arg("play").args(arguments));
    }
    build_all()?;
    serve(arguments)
}

fn build_all() -> Outcome {
    if web::is_current() {
        return build();
    }
    let start = Instant::now();
    println!("Building Antorcha. The first time takes some minutes, later starts take seconds.");
    println!("[3/3] server: compiling");
    // The same build as below, while npm runs. Only the last crate, which embeds the web app, is compiled again.
    let mut server = building().spawn().map_err(|error| format!("cargo could not be started: {error}"))?;
    let web_app = build_web_app();
    if web_app.is_err() {
        // The problem must not wait for minutes of compiling.
        let _ = server.kill();
    }
    let compiled = server.wait().is_ok_and(|status| status.success());
    web_app?;
    if !compiled {
        return Err(format!("the server could not be compiled{}", disk::hint()));
    }
    println!("[3/3] server: adding the web app");
    build()?;
    println!("Built in {} s.", start.elapsed().as_secs());
    Ok(())
}

fn build_web_app() -> Outcome {
    let log = Log::in_memory();
    let shown = |problem: String| format!("{}{problem}", log.text());
    println!("[1/3] web packages: installing");
    web::packages(&log).map_err(shown)?;
    println!("[2/3] web app: building");
    web::build(&log).map_err(shown)?;
    println!("[2/3] web app: done");
    Ok(())
}

/// Builds the program by the profile for playing; cargo shows its progress.
fn build() -> Outcome {
    Log::Terminal.run(&mut building())
}

fn building() -> Command {
    cargo(&["build", "--profile", PROFILE, "--package", "cli"])
}

fn program() -> Result<Command, String> {
    Ok(Command::new(target_folder()?.join(PROFILE).join("antorcha")))
}

/// Starts the server, shows what it prints, and opens a browser at its address.
fn serve(arguments: &[String]) -> Outcome {
    let mut server = program()?;
    server.arg("serve").args(arguments.iter().filter(|argument| *argument != NO_OPEN));
    // In the environment, so that a flag can override it.
    if std::env::var_os(DATA).is_none() {
        server.env(DATA, root().join("target").join("play"));
    }
    let opens = !arguments.iter().any(|argument| argument == NO_OPEN) && std::io::stdout().is_terminal();
    let failed = |error: std::io::Error| format!("the server could not be started: {error}");
    let mut server = server.stdout(Stdio::piped()).spawn().map_err(failed)?;
    for line in
        server.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()).map_while(Result::ok)
    {
        println!("{line}");
        if let Some(address) = line.strip_prefix(ANNOUNCED).filter(|_| opens) {
            open_browser(address);
        }
    }
    let status = server.wait().map_err(failed)?;
    if status.success() { Ok(()) } else { Err(format!("the server ended with {status}")) }
}

/// Opens the address in the usual browser, where there is a desktop. Nobody misses it elsewhere: the address is printed.
fn open_browser(address: &str) {
    let has_desktop = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    let opener = match std::env::consts::OS {
        "macos" => Some("open"),
        "windows" => Some("explorer"),
        _ => Some("xdg-open").filter(|_| has_desktop),
    };
    if let Some(opener) = opener {
        let _ = Command::new(opener).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    }
}
