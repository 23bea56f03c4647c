//! The Python package, in a new virtual environment.

use std::fs;
use std::process::Command;

use crate::dist::{package, run, temporary_folder};

const MOST_BYTES: u64 = 8_000_000;

const MATCH: &str = r#"
import antorcha

state = antorcha.play_match("welcome", ["adventurer", "novice"], seed=1)
print(len(antorcha.GAMES), "games,", len(state.winners()), "winner")
env = antorcha.VectorEnv("masmorra", n=4, seed=1)
env.step(env.sample())
"#;

#[test]
#[ignore = "needs the packages"]
fn the_wheel_needs_only_numpy() {
    let folder = temporary_folder();
    run(Command::new("python3").args(["-m", "venv"]).arg(folder.path()));
    let python = folder.path().join("bin/python");
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet"]).arg(package(".whl")));
    assert_eq!(run(Command::new(&python).args(["-c", MATCH])).trim(), "3 games, 1 winner");
    let licences = "import antorcha, pathlib; print(*sorted(p.name for p in \
                    (pathlib.Path(antorcha.__file__).parent / 'licences').iterdir()))";
    let licences = run(Command::new(&python).args(["-c", licences]));
    assert_eq!(licences.trim(), "LICENSE LICENSE-APACHE LICENSE-MIT crates.txt");
}

#[test]
#[ignore = "needs the packages"]
fn the_wheel_is_small() {
    let bytes = fs::metadata(package(".whl")).unwrap().len();
    assert!(bytes <= MOST_BYTES, "the wheel has {bytes} bytes");
}
