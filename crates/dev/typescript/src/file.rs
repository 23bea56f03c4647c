//! A TypeScript file of type declarations.

use std::any::TypeId;
use std::collections::BTreeSet;

use ts_rs::{Config, TS, TypeVisitor};

use crate::layout;
use crate::parser;
use crate::shape::Declaration;
use crate::shapes::is_builtin;

/// A file with a header and type declarations, in order.
pub struct File {
    header: String,
    imports: Vec<Import>,
    config: Config,
    declared: Vec<Declared>,
}

struct Declared {
    of: TypeId,
    comment: Option<String>,
    /// The declaration, or why it could not be parsed.
    declaration: Result<Declaration, String>,
}

/// Another file, and the names that it declares.
struct Import {
    from: &'static str,
    names: BTreeSet<String>,
}

impl File {
    pub fn new(header: &str) -> File {
        // In a browser, JSON numbers of any size are of type `number`.
        let config = Config::new().with_large_int("number");
        File { header: header.to_owned(), imports: Vec::new(), config, declared: Vec::new() }
    }

    /// Adds a type without the types that it mentions.
    pub fn with<T: TS + 'static>(mut self) -> File {
        self.declare::<T>();
        self
    }

    /// Adds a type, followed by all types that it mentions and that are missing, in the order of mention.
    pub fn with_all_of<T: TS + 'static>(mut self) -> File {
        let before = self.declared.len();
        self.visit::<T>();
        // The order of a type's dependencies changes from build to build, so it is not used.
        let mut found = self.declared.split_off(before);
        if !found.is_empty() {
            self.add_found(&mut found, 0);
            self.declared.append(&mut found);
        }
        self
    }

    /// Adds one of the found types, and then all types that it mentions.
    fn add_found(&mut self, found: &mut Vec<Declared>, place: usize) {
        let declared = found.remove(place);
        let mut mentioned = Vec::new();
        if let Ok(declaration) = &declared.declaration {
            declaration.shape.each_name(&mut |name| mentioned.push(name.to_owned()));
        }
        self.declared.push(declared);
        for name in mentioned {
            let has_name =
                |other: &Declared| other.declaration.as_ref().is_ok_and(|other| other.name == name);
            if let Some(place) = found.iter().position(has_name) {
                self.add_found(found, place);
            }
        }
    }

    /// Imports the types of another file.
    pub fn importing(mut self, from: &'static str, other: &File) -> File {
        self.imports.push(Import { from, names: other.names().map(str::to_owned).collect() });
        self
    }

    /// Returns the names of the declared types.
    fn names(&self) -> impl Iterator<Item = &str> {
        self.declared.iter().filter_map(|declared| Some(declared.declaration.as_ref().ok()?.name.as_str()))
    }

    fn declare<T: TS + 'static + ?Sized>(&mut self) {
        let comment = T::docs().map(|docs| parser::prose(docs.trim().trim_matches('/')));
        let name = T::ident(&self.config);
        let declaration = match self.names().any(|known| known == name) {
            true => Err(format!("two types are called {name}")),
            false => parser::declaration(&T::decl(&self.config)).map(|(read, _)| read),
        };
        self.declared.push(Declared { of: TypeId::of::<T>(), comment, declaration });
    }

    pub fn text(&self) -> String {
        let types = self.declared.iter().map(|declared| match &declared.declaration {
            Ok(declaration) => layout::declaration(declared.comment.as_deref(), declaration),
            // Written into the file, so that the TypeScript compiler fails on it.
            Err(problem) => format!("{problem}\n"),
        });
        let imports =
            self.imports.iter().map(|import| self.import_line(import)).filter(|line| !line.is_empty());
        let parts = std::iter::once(self.header.clone()).chain(imports).chain(types);
        parts.collect::<Vec<_>>().join("\n")
    }

    fn import_line(&self, import: &Import) -> String {
        let own: BTreeSet<&str> = self.names().collect();
        let mentioned = self.mentioned();
        let wanted = import.names.iter().map(String::as_str);
        let wanted: Vec<&str> =
            wanted.filter(|name| mentioned.contains(name) && !own.contains(name)).collect();
        if wanted.is_empty() {
            return String::new();
        }
        format!("import type {{\n  {},\n}} from \"{}\";\n", wanted.join(",\n  "), import.from)
    }

    fn mentioned(&self) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        for declaration in self.declared.iter().filter_map(|declared| declared.declaration.as_ref().ok()) {
            declaration.shape.each_name(&mut |name| {
                names.insert(name);
            });
        }
        names
    }

    /// Returns the names that are mentioned, but neither declared nor imported.
    pub fn unknown_names(&self) -> Vec<String> {
        let own: BTreeSet<&str> = self.names().collect();
        let is_imported = |name: &str| self.imports.iter().any(|import| import.names.contains(name));
        let is_known = |name: &str| is_builtin(name) || own.contains(name) || is_imported(name);
        self.mentioned().into_iter().filter(|name| !is_known(name)).map(str::to_owned).collect()
    }
}

impl TypeVisitor for File {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types without a file of their own are built in, such as numbers and lists.
        if T::output_path().is_none() {
            return;
        }
        if self.declared.iter().any(|known| known.of == TypeId::of::<T>()) {
            return;
        }
        self.declare::<T>();
        T::visit_dependencies(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A place at the table.
    #[derive(TS)]
    struct Seat(#[expect(dead_code, reason = "only its type matters")] u8);

    #[derive(TS)]
    #[expect(dead_code, reason = "only its type matters")]
    struct Table {
        seats: Vec<Option<Seat>>,
        first: Seat,
    }

    #[derive(TS)]
    #[expect(dead_code, reason = "only its type matters")]
    struct Lobby {
        lantern: Lantern,
        tables: Vec<Table>,
    }

    #[derive(TS)]
    #[ts(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only its type matters")]
    enum Lantern {
        Lit,
        Out,
    }

    mod elsewhere {
        #[derive(ts_rs::TS)]
        pub(super) struct Seat(#[expect(dead_code, reason = "only its type matters")] String);
    }

    const SEAT: &str = "/** A place at the table. */\nexport type Seat = number;\n";
    const TABLE: &str = "export type Table = { seats: (Seat | null)[], first: Seat };\n";

    #[test]
    fn a_type_is_written_with_all_mentioned_types_once() {
        let text = File::new("// Tables.\n").with_all_of::<Lobby>().with_all_of::<Seat>().text();
        let lobby = "export type Lobby = { lantern: Lantern, tables: Table[] };\n";
        let lantern = "export type Lantern = \"lit\" | \"out\";\n";
        assert_eq!(text, format!("// Tables.\n\n{lobby}\n{lantern}\n{TABLE}\n{SEAT}"));
    }

    #[test]
    fn mentioned_types_of_another_file_are_imported() {
        let seats = File::new("").with::<Seat>().with::<Table>();
        let tables = File::new("// Tables.\n").with::<Table>();
        assert_eq!(tables.unknown_names(), ["Seat"]);
        let tables = tables.importing("./seats", &seats);
        assert_eq!(tables.unknown_names(), Vec::<String>::new());
        let import = "import type {\n  Seat,\n} from \"./seats\";\n";
        assert_eq!(tables.text(), format!("// Tables.\n\n{import}\n{TABLE}"));
    }

    #[test]
    fn two_types_with_the_same_name_are_an_error() {
        let text = File::new("").with::<Seat>().with::<elsewhere::Seat>().text();
        assert!(text.contains("two types are called Seat"), "{text}");
    }
}
