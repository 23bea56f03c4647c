//! Who may import whom in the pages: the folders of `web/src`, as `layers` does for crates.

use std::path::{Component, Path, PathBuf};

use super::{folder, read};
use crate::Outcome;
use crate::house::source_files;

/// What each folder may import of ours. The files beside the folders put everything together, and may import all.
const OURS: &[(&str, &[&str])] = &[
    ("wire", &[]),
    ("settings", &[]),
    ("offline", &[]),
    ("steady", &[]),
    ("sound", &["settings"]),
    ("words", &["settings", "wire"]),
    ("api", &["settings", "wire", "words"]),
    ("line", &["api", "steady", "wire"]),
    ("look", &[]),
    ("parts", &["settings", "words"]),
    ("lessons", &["api", "parts", "wire", "words"]),
    ("games", &["parts", "settings", "sound", "steady", "wire", "words"]),
    ("pages", &["api", "games", "lessons", "parts", "settings", "sound", "wire", "words"]),
    ("table", &["api", "games", "lessons", "line", "pages", "parts", "settings", "sound", "wire", "words"]),
    ("replay", &["api", "games", "pages", "parts", "settings", "sound", "table", "wire", "words"]),
];

/// What only puts the rest together, and what a game may take of the folder of games: never another game.
const SHARED_BY_GAMES: &str = "pictures";

/// The packages that are built into the pages. All others only help to make them, and `licences` asks less of them.
pub(crate) const BUILT_IN: &[&str] = &[
    "@fluent/bundle",
    "@fontsource-variable/atkinson-hyperlegible-next",
    "@fontsource/almendra",
    "@iconify-json/game-icons",
    "svelte",
    "uqr",
];

pub(crate) fn run() -> Outcome {
    let source = folder().join("src");
    let files = source_files(&source)?;
    let mut trespasses = Vec::new();
    for file in files.iter().filter(|file| !is_test(file)) {
        let from = file.strip_prefix(&source).unwrap_or(file);
        let text = read(file)?;
        trespasses.extend(imports(&text).filter_map(|import| trespass(from, import)));
    }
    if !trespasses.is_empty() {
        return Err(trespasses.join("\n"));
    }
    println!("{} files of the pages keep to their layers", files.len());
    Ok(())
}

/// Tests may use what helps to test.
fn is_test(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name.to_string_lossy().contains(".test."))
}

/// What a file names behind `from` or `import`.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    let marks = ["from '", "import '", "import('"];
    marks.into_iter().flat_map(|mark| text.split(mark).skip(1)).filter_map(|rest| rest.split('\'').next())
}

fn trespass(from: &Path, import: &str) -> Option<String> {
    let told = |what: &str| Some(format!("web/src/{} may not import {what}", from.display()));
    if !import.starts_with('.') {
        return if is_known_package(import) { None } else { told(&format!("the package {import}")) };
    }
    let to = resolved(from, import)?;
    if may_import(&place(from), &place(&to)) { None } else { told(&format!("web/src/{}", to.display())) }
}

fn is_known_package(import: &str) -> bool {
    import.starts_with("game-icons:")
        || BUILT_IN.iter().any(|name| {
            import.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
}

/// The file that is meant, if it is one of the pages' own; data and words of the games lie elsewhere and are free to all.
fn resolved(from: &Path, import: &str) -> Option<PathBuf> {
    let mut path = from.parent()?.to_path_buf();
    for part in Path::new(import).components() {
        match part {
            Component::ParentDir if !path.pop() => return None,
            Component::Normal(name) => path.push(name),
            _ => {}
        }
    }
    Some(path)
}

/// The folder of a file, and the folder in it: a game's own, for instance.
struct Place {
    folder: Option<String>,
    inner: Option<String>,
}

fn place(path: &Path) -> Place {
    let folders: Vec<String> = path
        .parent()
        .into_iter()
        .flat_map(Path::components)
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    Place { folder: folders.first().cloned(), inner: folders.get(1).cloned() }
}

fn may_import(from: &Place, to: &Place) -> bool {
    match (&from.folder, &to.folder) {
        (None, _) => true,
        // Files beside the folders know all pages by their addresses, which every page may ask for.
        (Some(from), None) => ["pages", "table", "replay"].contains(&from.as_str()),
        (Some(one), Some(other)) if one == "games" && other == "games" => {
            let is_shared = to.inner.as_deref().is_none_or(|inner| inner == SHARED_BY_GAMES);
            from.inner.is_none() || from.inner == to.inner || is_shared
        }
        (Some(one), Some(other)) if one == other => true,
        (Some(one), Some(other)) => {
            OURS.iter().any(|(who, whom)| who == one && whom.contains(&other.as_str()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(from: &str, import: &str, is_fine: bool) {
        let told = trespass(Path::new(from), import);
        assert_eq!(told.is_none(), is_fine, "{told:?}");
    }

    #[test]
    fn a_game_knows_no_other_game_and_no_table() {
        check("games/raiders/Board.svelte", "./row/Row.svelte", true);
        check("games/raiders/row/Row.svelte", "../../../parts/Icon.svelte", true);
        check("games/raiders/Board.svelte", "../board.ts", true);
        check("games/raiders/Board.svelte", "../welcome/Board.svelte", false);
        check("games/raiders/Board.svelte", "../../table/Frame.svelte", false);
        check("games/raiders/cards.ts", "../../../../crates/raiders/data/rooms.toml", true);
        check("games/index.ts", "./welcome/index.ts", true);
    }

    #[test]
    fn what_is_shared_knows_nobody_who_shares_it() {
        check("parts/Button.svelte", "../words/index.ts", true);
        check("parts/Button.svelte", "../games/index.ts", false);
        check("words/speech.ts", "../api/api.ts", false);
        check("wire/api.ts", "./index", true);
        check("parts/Button.svelte", "../routes.svelte.ts", false);
        check("pages/Home.svelte", "../routes.svelte.ts", true);
        check("App.svelte", "./table/TablePage.svelte", true);
    }

    #[test]
    fn only_what_is_known_to_be_built_in_is_built_in() {
        check("parts/Icon.svelte", "svelte/transition", true);
        check("parts/Icon.svelte", "game-icons:torch", true);
        check("parts/Icon.svelte", "svelte-extras", false);
        check("parts/Icon.svelte", "lodash", false);
    }

    #[test]
    fn every_way_to_import_is_seen() {
        let text = "import { a } from './a.ts';\nimport './b.css';\nconst c = () => import('./c.ts');";
        assert_eq!(imports(text).collect::<Vec<_>>(), ["./a.ts", "./b.css", "./c.ts"]);
    }
}
