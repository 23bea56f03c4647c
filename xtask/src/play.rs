//! `cargo play`: builds everything and starts a server or a game in the terminal.

use std::io::{BufRead, BufReader, IsTerminal};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::shell::{Log, cargo, root, target_folder};
use crate::{Outcome, disk, web};

/// This profile builds faster than `release`, and the bots are still fast enough.
const PROFILE: &str = "local";
/// The server's data folder.
const DATA_VARIABLE: &str = "ANTORCHA_DATA_DIR";
/// Does not open a browser.
const NO_OPEN: &str = "--no-open";
/// The line with the address begins with this text.
const ADDRESS_PREFIX: &str = "Antorcha is open at ";

/// Builds the web app and the program, and starts a server with its data in `target/play`. `cargo play GAME` starts that
/// game in the terminal instead. Other arguments are passed to the program.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    // Allows `cargo play -- GAME`.
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
    // Compiles while npm runs. Afterwards only the crate that embeds the web app has to be compiled again.
    let mut server =
        build_command().spawn().map_err(|error| format!("cargo could not be started: {error}"))?;
    let web_app = build_web_app();
    if web_app.is_err() {
        // Shows the problem at once instead of after minutes of compiling.
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

fn build() -> Outcome {
    Log::Terminal.run(&mut build_command())
}

fn build_command() -> Command {
    cargo(&["build", "--profile", PROFILE, "--package", "cli"])
}

fn program() -> Result<Command, String> {
    Ok(Command::new(target_folder()?.join(PROFILE).join("antorcha")))
}

/// Starts the server, prints its output and opens a browser at its address.
fn serve(arguments: &[String]) -> Outcome {
    let mut server = program()?;
    server.arg("serve").args(arguments.iter().filter(|argument| *argument != NO_OPEN));
    // A variable and not a flag, so that a flag of the user overrides it.
    if std::env::var_os(DATA_VARIABLE).is_none() {
        server.env(DATA_VARIABLE, root().join("target").join("play"));
    }
    let opens = !arguments.iter().any(|argument| argument == NO_OPEN) && std::io::stdout().is_terminal();
    let failed = |error: std::io::Error| format!("the server could not be started: {error}");
    let mut server = server.stdout(Stdio::piped()).spawn().map_err(failed)?;
    for line in
        server.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()).map_while(Result::ok)
    {
        println!("{line}");
        if let Some(address) = line.strip_prefix(ADDRESS_PREFIX).filter(|_| opens) {
            open_browser(address);
        }
    }
    let status = server.wait().map_err(failed)?;
    if status.success() { Ok(()) } else { Err(format!("the server ended with {status}")) }
}

/// Opens the address in the default browser if there is a desktop. Failures are ignored, because the address is printed.
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
