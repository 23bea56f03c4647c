//! Runs other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

use crate::{Outcome, disk};

/// Where a chore and the programs that it runs write their output.
pub(crate) enum Log {
    /// Programs write to the terminal directly, so that progress bars work.
    Terminal,
    /// Steps that run at the same time must not mix their lines.
    Memory(Mutex<String>),
}

impl Log {
    pub(crate) fn in_memory() -> Log {
        Log::Memory(Mutex::new(String::new()))
    }

    pub(crate) fn line(&self, line: &str) {
        match self {
            Log::Terminal => println!("{line}"),
            Log::Memory(text) => {
                let mut text = text.lock().unwrap_or_else(PoisonError::into_inner);
                text.push_str(line);
                text.push('\n');
            }
        }
    }

    /// Runs a command and waits for it. The error names the command.
    pub(crate) fn run(&self, command: &mut Command) -> Outcome {
        let line = line(command);
        let failed = |status| format!("`{line}` failed: {status}{}", disk::hint());
        let missing = |error| format!("`{line}` could not be started: {error}");
        let status = match self {
            Log::Terminal => command.status().map_err(missing)?,
            Log::Memory(_) => {
                let output = command.stdin(Stdio::null()).output().map_err(missing)?;
                for text in [output.stdout, output.stderr] {
                    self.line(String::from_utf8_lossy(&text).trim_end());
                }
                output.status
            }
        };
        if status.success() { Ok(()) } else { Err(failed(status)) }
    }

    /// Returns the output in memory.
    pub(crate) fn text(&self) -> String {
        match self {
            Log::Terminal => String::new(),
            Log::Memory(text) => text.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        }
    }
}

/// Returns the root of the repository.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_path_buf()
}

/// Uses the cargo that runs this chore, so that the toolchain is the same.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    command
}

pub(crate) fn target_folder() -> Result<PathBuf, String> {
    const KEY: &str = "\"target_directory\":\"";
    let metadata = output(&mut cargo(&["metadata", "--format-version", "1", "--no-deps", "--offline"]))?;
    let folder = metadata.split_once(KEY).and_then(|(_, rest)| rest.split_once('"'));
    let (folder, _) = folder.ok_or("cargo metadata names no target directory")?;
    Ok(PathBuf::from(folder.replace("\\\\", "\\")))
}

/// Runs a command and returns its standard output.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let line = line(command);
    let failed = |problem: String| format!("`{line}` failed: {problem}");
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        return Err(failed(output.status.to_string()));
    }
    String::from_utf8(output.stdout).map_err(|_| failed("its output is not UTF-8".to_owned()))
}

/// Returns whether a command starts and succeeds. Hides its output.
pub(crate) fn works(command: &mut Command) -> bool {
    command.stdin(Stdio::null()).output().is_ok_and(|output| output.status.success())
}

/// Returns whether a program is installed. Servers can be in /usr/sbin, which is not in the `PATH` of ordinary users.
pub(crate) fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders.map(|folder| folder.join(program)).any(|file| file.is_file())
}

pub(crate) fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_command_and_the_log_keeps_its_output() {
        let log = Log::in_memory();
        let failed = log.run(Command::new("sh").args(["-c", "echo said; exit 3"])).unwrap_err();
        assert!(failed.starts_with("`sh -c echo said; exit 3` failed: exit status: 3"), "{failed}");
        assert!(log.text().contains("said"));
        let missing = log.run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(missing.contains("could not be started"), "{missing}");
    }
}
