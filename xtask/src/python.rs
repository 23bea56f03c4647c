//! The Python package: builds a wheel, installs it into an environment of its own, and runs its tests.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::shell::{Log, output, read, root, works};

const OLDEST: (u32, u32) = (3, 11);
const NEEDED: &str = "Python 3.11 or newer with venv and pip, which is missing here";

/// Builds and tests the package. Without Python, says so and passes.
pub(crate) fn run(log: &Log, full: bool) -> Outcome {
    let Some(python) = python() else {
        log.line(&format!("Skipped: the Python package needs {NEEDED}."));
        return Ok(());
    };
    let environment = Environment::prepare(log, python)?;
    environment.install_wheel(log, full)?;
    let mut tests = environment.program("pytest");
    tests.args(["-q", "-p", "no:cacheprovider", "."]).current_dir(package().join("tests"));
    if !full {
        tests.args(["-m", "not slow"]);
    }
    log.run(&mut tests)?;
    let mut doctests = environment.program("pytest");
    doctests.args(["-q", "-p", "no:cacheprovider", "--doctest-modules", "--pyargs", "antorcha"]);
    log.run(doctests.current_dir(package().join("tests")))
}

/// Builds the wheel of a release into this folder.
pub(crate) fn build_wheel(log: &Log, folder: &Path) -> Outcome {
    let python = python().ok_or_else(|| {
        format!("the wheel was not built: it needs {NEEDED}. On Debian: sudo apt-get install -y python3-venv")
    })?;
    Environment::prepare(log, python)?.build_wheel(log, folder, true)
}

fn package() -> PathBuf {
    root().join("crates/bindings/python")
}

/// The name of a Python that is new enough.
pub(crate) fn python() -> Option<&'static str> {
    ["python3", "python"].into_iter().find(|python| is_new_enough(python))
}

fn is_new_enough(python: &str) -> bool {
    let check =
        format!("import sys, venv, ensurepip; sys.exit(sys.version_info < ({}, {}))", OLDEST.0, OLDEST.1);
    works(Command::new(python).args(["-c", &check]))
}

/// A virtual environment with the packages of tests/requirements.txt.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    fn prepare(log: &Log, python: &str) -> Result<Environment, String> {
        let environment = Environment { folder: root().join("target/python") };
        let requirements = package().join("tests/requirements.txt");
        let installed = environment.folder.join("installed.txt");
        let wanted = read(&requirements)?;
        if read(&installed).is_ok_and(|text| text == wanted) {
            return Ok(environment);
        }
        log.line("Installing the packages that the Python tests need, once.");
        log.run(Command::new(python).args(["-m", "venv", "--clear"]).arg(&environment.folder))?;
        let mut install = environment.program("pip");
        install.args(["install", "--quiet", "--disable-pip-version-check", "--requirement"]);
        log.run(install.arg(&requirements))?;
        std::fs::write(&installed, wanted).map_err(|error| format!("{}: {error}", installed.display()))?;
        Ok(environment)
    }

    fn program(&self, name: &str) -> Command {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        Command::new(self.folder.join(folder).join(name))
    }

    fn build_wheel(&self, log: &Log, folder: &Path, is_optimized: bool) -> Outcome {
        let mut build = self.program("maturin");
        build.args(["build", "--quiet", "--out"]).arg(folder).current_dir(package());
        if is_optimized {
            build.arg("--release");
        }
        log.run(&mut build)
    }

    fn install_wheel(&self, log: &Log, full: bool) -> Outcome {
        let wheels = self.folder.join("wheels");
        let _ = std::fs::remove_dir_all(&wheels);
        self.build_wheel(log, &wheels, full)?;
        let mut install = self.program("pip");
        install.args(["install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"]);
        log.run(install.arg(only_file(&wheels)?))?;
        let version =
            output(self.program("python").args(["-c", "import antorcha; print(len(antorcha.GAMES))"]))?;
        log.line(&format!("The installed package has {} games.", version.trim()));
        Ok(())
    }
}

fn only_file(folder: &Path) -> Result<PathBuf, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    files.next().ok_or_else(|| format!("{} contains no wheel", folder.display()))
}
