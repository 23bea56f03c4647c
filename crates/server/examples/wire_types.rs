//! Writes the types of the web table into a folder, for `cargo xtask codegen`.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: wire_types FOLDER");
        return ExitCode::FAILURE;
    };
    let own = [("index", server::wire::typescript()), ("api", server::api::typescript())];
    let games = catalog::forms().into_iter().map(|forms| (forms.game, forms.file));
    for (name, file) in own.into_iter().chain(games) {
        let path = folder.join(format!("{name}.ts"));
        if let Err(error) = std::fs::write(&path, file.text()) {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
