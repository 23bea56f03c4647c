//! Finds files of a crate that import each other in a cycle. The sources are formatted, so their text is enough.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::successors;
use std::path::Path;

use crate::files::files_in;
use crate::shell::{read, root};

/// Two files may use each other, such as a task and what starts it. In a larger cycle, nobody can understand one file
/// without all others.
const MAX_FILES: usize = 2;

/// Returns a problem for each cycle of more than two files.
pub(super) fn problems() -> Result<Vec<String>, String> {
    let mut crates = BTreeMap::<String, BTreeMap<String, Source>>::new();
    for folder in ["crates", "xtask"] {
        for file in files_in(&root().join(folder), &["rs"])? {
            if let Some((folder, module)) = module_of(&file) {
                crates.entry(folder).or_default().insert(module, Source::of(&read(&file)?));
            }
        }
    }
    let mut problems = Vec::new();
    for (folder, sources) in crates {
        let cycles = Modules::of(sources).cycles();
        let problem = |cycle| {
            format!("{folder}: break the cycle of files, by moving what they share below them: {cycle}")
        };
        problems.extend(cycles.into_iter().map(problem));
    }
    Ok(problems)
}

/// Returns the folder of the crate, and the path of the module in it, which is empty for the root. Further programs of a
/// crate have none.
fn module_of(file: &Path) -> Option<(String, String)> {
    let file = file.strip_prefix(root()).ok()?.with_extension("");
    let file = file.iter().map(|name| name.to_str()).collect::<Option<Vec<_>>>()?.join("/");
    let (folder, module) = file.split_once("/src/")?;
    match module {
        "lib" | "main" => Some((folder.to_owned(), String::new())),
        _ if module.starts_with("bin/") => None,
        _ => Some((folder.to_owned(), module.replace('/', "::"))),
    }
}

/// What a file names outside its tests.
#[derive(Default)]
struct Source {
    imports: Vec<Import>,
    /// The words and paths outside imports.
    paths: BTreeSet<String>,
    /// The child modules that are only for tests.
    tests: Vec<String>,
}

struct Import {
    path: String,
    /// The name in this file.
    name: String,
    is_public: bool,
}

impl Source {
    fn of(text: &str) -> Source {
        let mut source = Source::default();
        let code = source.without_tests(text);
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code: String = lines.flat_map(|line| [line, "\n"]).collect();
        for statement in code.split(';') {
            let (before, tree) = statement.rsplit_once("use ").unwrap_or((statement, ""));
            let start = before.rsplit('\n').next().unwrap_or_default().trim();
            if tree.is_empty() || !(start.is_empty() || start.starts_with("pub")) {
                source.add_paths(statement);
            } else {
                source.add_paths(before);
                source.add_imports("", tree, !start.is_empty());
            }
        }
        source
    }

    /// Removes the modules for tests and notes those that are files.
    fn without_tests(&mut self, text: &str) -> String {
        let mut parts = text.split("#[cfg(test)]\nmod ");
        let mut code = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            match part.split_once(';') {
                Some((name, rest)) if !name.contains('{') => {
                    self.tests.push(name.to_owned());
                    code.push_str(rest);
                }
                // A module with tests is the last item of its file.
                _ => break,
            }
        }
        code
    }

    fn add_paths(&mut self, code: &str) {
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
        // A declaration does not use its module.
        let declared = code.rsplit_once("mod ").filter(|(_, name)| name.chars().all(is_part));
        let code = declared.map_or(code, |(before, _)| before);
        let paths = code.split(|letter| !is_part(letter)).map(|path| path.trim_matches(':'));
        self.paths.extend(paths.map(str::to_owned));
    }

    /// Adds what a `use` declaration such as `super::{self, a::B as C}` imports.
    fn add_imports(&mut self, prefix: &str, tree: &str, is_public: bool) {
        let tree = tree.trim();
        if let Some((start, list)) = tree.split_once('{') {
            let mut depth = 0;
            let parts = list.trim_end_matches('}').split(|letter| {
                depth += i32::from(letter == '{') - i32::from(letter == '}');
                letter == ',' && depth == 0
            });
            parts.for_each(|part| self.add_imports(&format!("{prefix}{start}"), part, is_public));
        } else if !tree.is_empty() {
            let (path, alias) = tree.split_once(" as ").unwrap_or((tree, ""));
            let path = format!("{prefix}{path}");
            let path = path.strip_suffix("::self").unwrap_or(&path).to_owned();
            let last = path.rsplit("::").next().unwrap_or_default();
            let name = if alias.is_empty() { last } else { alias }.to_owned();
            self.imports.push(Import { path, name, is_public });
        }
    }
}

/// The files that each file uses.
type Uses<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// The files of a crate by the paths of their modules.
struct Modules(BTreeMap<String, Source>);

impl Modules {
    fn of(mut sources: BTreeMap<String, Source>) -> Modules {
        let names = |(module, source): (&String, &Source)| -> Vec<String> {
            source.tests.iter().map(|name| join(module, name)).collect()
        };
        for tests in sources.iter().flat_map(names).collect::<Vec<_>>() {
            sources.retain(|module, _| *module != tests && !module.starts_with(&format!("{tests}::")));
        }
        Modules(sources)
    }

    /// Returns the uses in each cycle.
    fn cycles(&self) -> BTreeSet<String> {
        let uses: Uses<'_> =
            self.0.iter().map(|(module, source)| (module.as_str(), self.used_by(module, source))).collect();
        let reached: Uses<'_> = uses.keys().map(|module| (*module, reached_from(module, &uses))).collect();
        let is_back = |module: &str, other: &str| reached[other].contains(module);
        let cycles = reached.iter().map(|(module, from_it)| {
            from_it.iter().copied().filter(|other| is_back(module, other)).collect::<BTreeSet<_>>()
        });
        cycles.filter(|cycle| cycle.len() > MAX_FILES).map(|cycle| uses_within(&cycle, &uses)).collect()
    }

    /// Returns the other files that a file uses. The root lists all modules, so it is not part of a cycle.
    fn used_by(&self, module: &str, source: &Source) -> BTreeSet<&str> {
        // A re-export alone is no use.
        let imports =
            source.imports.iter().filter(|import| !import.is_public || source.paths.contains(&import.name));
        let imports = imports.filter_map(|import| self.absolute(module, &import.path));
        let paths = source.paths.iter().filter(|path| path.contains("::"));
        let paths = paths.filter_map(|path| {
            let (first, rest) = path.split_once("::")?;
            let import = source.imports.iter().find(|import| import.name == first);
            let path = import.map_or(path.clone(), |import| join(&import.path, rest));
            self.absolute(module, &path)
        });
        let files = imports.chain(paths).filter_map(|path| self.file_of(&path, 0));
        files.filter(|file| !file.is_empty() && !module.is_empty() && *file != module).collect()
    }

    /// Returns the path from the crate's root; `None` if it leads to another crate.
    fn absolute(&self, module: &str, path: &str) -> Option<String> {
        let (first, rest) = path.split_once("::").unwrap_or((path, ""));
        match first {
            "crate" => Some(rest.to_owned()),
            "self" => Some(join(module, rest)),
            "super" if rest.starts_with("super") => self.absolute(parent(module), rest),
            "super" => Some(join(parent(module), rest)),
            _ => self.0.contains_key(&join(module, first)).then(|| join(module, path)),
        }
    }

    /// Returns the file that defines what a path names. Follows re-exports, but not in circles.
    fn file_of(&self, path: &str, followed: u32) -> Option<&str> {
        let mut prefixes = successors(Some(path), |path| (!path.is_empty()).then(|| parent(path)));
        let (module, source) = prefixes.find_map(|prefix| self.0.get_key_value(prefix))?;
        let rest = path[module.len()..].trim_start_matches("::");
        let (name, rest) = rest.split_once("::").unwrap_or((rest, ""));
        let export = source.imports.iter().find(|import| import.is_public && import.name == name);
        match export.filter(|_| followed < 8) {
            Some(export) => self.file_of(&join(&self.absolute(module, &export.path)?, rest), followed + 1),
            None => Some(module),
        }
    }
}

fn parent(path: &str) -> &str {
    path.rsplit_once("::").map_or("", |(parent, _)| parent)
}

fn join(path: &str, rest: &str) -> String {
    [path, rest].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("::")
}

fn reached_from<'a>(module: &'a str, uses: &Uses<'a>) -> BTreeSet<&'a str> {
    let (mut reached, mut open) = (BTreeSet::new(), vec![module]);
    while let Some(module) = open.pop() {
        open.extend(uses[module].iter().filter(|used| reached.insert(**used)));
    }
    reached
}

fn uses_within(cycle: &BTreeSet<&str>, uses: &Uses<'_>) -> String {
    let line = |user: &&str| {
        let used: Vec<&str> = uses[*user].intersection(cycle).copied().collect();
        format!("{user} uses {}", used.join(", "))
    };
    cycle.iter().map(line).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each line is a file: its module, and its code after a colon and a space.
    fn check(files: &str, expected: &[&str]) {
        let file = |line: &str| {
            let (module, code) = line.trim().split_once(": ").unwrap();
            (module.trim_matches('-').to_owned(), Source::of(&code.replace('|', "\n")))
        };
        let found = Modules::of(files.trim().lines().map(file).collect()).cycles();
        assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{files}");
    }

    #[test]
    fn a_cycle_has_more_than_two_files() {
        let cycle = "a uses b; b uses c; c uses a";
        check("a: use crate::b::B;\nb: use crate::c::C;\nc: fn c(a: &mut crate::a::A) {}", &[cycle]);
        check("a: use super::b::B;\nb: use crate::{c::{C, D}, e};\nc: use crate::a::A as B;", &[cycle]);
        check("a: use crate::b::B;\nb: use crate::a::A;\nc: use crate::a::A;", &[]);
    }

    #[test]
    fn comments_and_tests_do_not_count() {
        let files = "a: use crate::b::B;\nb: use crate::c::C;\nc::t: use crate::a::A;\n";
        check(&format!("{files}c: //! See|// use crate::a::A;|fn c() {{}}"), &[]);
        check(&format!("{files}c: mod t;|#[cfg(test)]|mod tests {{|    use crate::a::A;|}}"), &[]);
        let cycle = "a uses b; b uses c; c uses c::t; c::t uses a";
        check(&format!("{files}c: mod t;|fn c() -> t::T {{}}"), &[cycle]);
        check(&format!("{files}c: #[cfg(test)]|mod t;|fn c() -> t::T {{}}"), &[]);
    }

    #[test]
    fn a_parent_and_its_children_can_be_a_cycle() {
        let children = "a::b: use super::A;\na::c: fn c() -> super::super::a::A {}";
        let cycle = "a uses a::b, a::c; a::b uses a; a::c uses a";
        check(&format!("{children}\na: mod b;|mod c;|fn a() {{ b::f(); self::c::f() }}"), &[cycle]);
        check(&format!("{children}\na: mod b;|mod c;|pub use b::B;|pub use c::C;|struct A;"), &[]);
        check(&format!("{children}\na: mod b;|mod c;|pub use b::B;|pub use c::C;|struct A(B, C);"), &[cycle]);
    }

    #[test]
    fn a_name_belongs_to_the_file_that_defines_it() {
        let others =
            "a::b: struct B;\nd: use crate::c::C;\na: mod b;|pub use b::B as Other;|use crate::d::D;";
        check(&format!("{others}\nc: use crate::a::Other;"), &[]);
        check(&format!("{others}\nc: use crate::a::A;"), &["a uses d; c uses a; d uses c"]);
        check(&format!("{others}\nc: use crate::A;\n-: pub use a::A;"), &["a uses d; c uses a; d uses c"]);
        check(&format!("{others}\nc: use crate::A;\n-: pub use a::Other as A;"), &[]);
    }

    #[test]
    fn a_file_is_a_module_of_its_crate() {
        let check = |file: &str, expected: Option<(&str, &str)>| {
            let found = module_of(&root().join(file));
            assert_eq!(found.as_ref().map(|(folder, module)| (&**folder, &**module)), expected, "{file}");
        };
        check("crates/core/game/src/kit/run.rs", Some(("crates/core/game", "kit::run")));
        check("xtask/src/main.rs", Some(("xtask", "")));
        check("crates/cli/tests/cli/main.rs", None);
        check("crates/dev/test-servers/src/bin/test-postgres.rs", None);
    }
}
