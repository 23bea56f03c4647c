//! The build script: reads data files and writes the generated tables.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use crate::components::{self, Known};
use crate::error::{Error, Problem};
use crate::record::Record;
use crate::rules;

/// Runs a build script: calls `build` with a generator, then writes `components.rs` and `rules.rs` into `OUT_DIR`.
///
/// Cargo shows an error as the reason why the build failed.
pub fn run(build: impl FnOnce(&mut Generator) -> Result<(), Error>) -> ExitCode {
    match folders().and_then(|(root, out)| generate(root, &out, build)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            for line in error.to_string().lines() {
                println!("cargo::error={line}");
            }
            ExitCode::FAILURE
        }
    }
}

fn folders() -> Result<(PathBuf, PathBuf), Error> {
    Ok((folder("CARGO_MANIFEST_DIR")?, folder("OUT_DIR")?))
}

fn folder(variable: &'static str) -> Result<PathBuf, Error> {
    let path = env::var_os(variable).map(PathBuf::from);
    path.ok_or_else(|| Error::in_file("build.rs", Problem::NoBuildScript { variable }))
}

fn generate(
    root: PathBuf,
    out: &Path,
    build: impl FnOnce(&mut Generator) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut generator = Generator::new(root);
    build(&mut generator)?;
    write_file(&out.join("components.rs"), &generator.components)?;
    write_file(&out.join("rules.rs"), &generator.rules)
}

fn write_file(path: &Path, text: &str) -> Result<(), Error> {
    let problem = |reason: std::io::Error| Problem::Unwritable { reason: reason.to_string() };
    fs::write(path, text).map_err(|reason| Error::in_file(&path.display().to_string(), problem(reason)))
}

/// Converts data files to Rust code.
#[derive(Debug)]
pub struct Generator {
    root: PathBuf,
    known: Known,
    components: String,
    rules: String,
}

impl Generator {
    fn new(root: PathBuf) -> Generator {
        Generator { root, known: BTreeMap::new(), components: String::new(), rules: String::new() }
    }

    /// Converts a file of `[[table]]` records for `components.rs`: an enum of their keys and a table of their cards.
    /// Records may refer to records of earlier files.
    pub fn components(&mut self, file: &str, record: &Record) -> Result<(), Error> {
        let cards = components::read(file, &self.text(file)?, record, &self.known)?;
        self.components.push_str(&components::render(file, record, &cards));
        self.known.insert(record.table, components::names(record, &cards));
        Ok(())
    }

    /// Converts a file of `[[rule]]` records for `rules.rs`: the rules of the book with this letter, in order.
    pub fn rules(&mut self, file: &str, book: char) -> Result<(), Error> {
        let mut entries = rules::read(file, &self.text(file)?, book)?;
        if rules::is_for_browser() {
            entries = entries.into_iter().map(rules::Rule::untold).collect();
        }
        self.rules.push_str(&rules::render(file, &entries));
        Ok(())
    }

    fn text(&self, file: &str) -> Result<String, Error> {
        println!("cargo::rerun-if-changed={file}");
        let problem = |reason: std::io::Error| Problem::Unreadable { reason: reason.to_string() };
        fs::read_to_string(self.root.join(file)).map_err(|reason| Error::in_file(file, problem(reason)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORCS: &str = "[[orc]]\nkey = \"grishnak\"\nhp = 3\nsource = { hp = \"seed\" }\n";
    const BANDS: &str = "[[band]]\nkey = \"north\"\nchief = \"grishnak\"\nsource = { chief = \"seed\" }\n";

    /// Creates a folder for one test, with the two data files.
    fn folder_with_data(test: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("bake-{}-{test}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("orcs.toml"), ORCS).unwrap();
        fs::write(folder.join("bands.toml"), BANDS).unwrap();
        folder
    }

    fn orc() -> Record {
        Record::new("orc", "Orc", "OrcCard").number("hp")
    }

    fn band() -> Record {
        Record::new("band", "Band", "BandCard").key("chief", "orc")
    }

    #[test]
    fn a_table_can_refer_to_an_earlier_one() {
        let folder = folder_with_data("refer");
        let build = |generator: &mut Generator| {
            generator.components("orcs.toml", &orc())?;
            generator.components("bands.toml", &band())
        };
        generate(folder.clone(), &folder, build).unwrap();
        let generated = fs::read_to_string(folder.join("components.rs")).unwrap();
        fs::remove_dir_all(folder).unwrap();
        assert!(generated.contains("pub(crate) static ORCS: [OrcCard; 1]"), "{generated}");
        assert!(generated.contains("chief: Orc::Grishnak,"), "{generated}");
    }

    #[test]
    fn a_missing_file_stops_the_build() {
        let folder = folder_with_data("absent");
        let error = generate(folder.clone(), &folder, |generator| generator.rules("rules/orcs.toml", 'O'))
            .unwrap_err();
        fs::remove_dir_all(folder).unwrap();
        assert_eq!(error.code(), "unreadable");
        assert!(error.to_string().starts_with("rules/orcs.toml: cannot be read"), "{error}");
    }
}
