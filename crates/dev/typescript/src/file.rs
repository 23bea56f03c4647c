//! A file of declarations.

use std::any::TypeId;
use std::collections::BTreeSet;

use ts_rs::{Config, TS, TypeVisitor};

use crate::layout;
use crate::reading;
use crate::shape::Declaration;
use crate::shapes::is_of_the_language;

/// A file that is being written: what it says of itself, and the types that it declares, in order.
pub struct File {
    header: String,
    imports: Vec<Import>,
    config: Config,
    declared: Vec<Declared>,
}

struct Declared {
    of: TypeId,
    comment: Option<String>,
    /// The declaration, or as much of it as could be read.
    declaration: Result<Declaration, String>,
}

/// Another file, and what it declares.
struct Import {
    from: &'static str,
    names: BTreeSet<String>,
}

impl File {
    /// A file with this at its head.
    #[must_use]
    pub fn new(header: &str) -> File {
        // What comes as JSON is a number to a browser, however large it may be.
        let config = Config::new().with_large_int("number");
        File { header: header.to_owned(), imports: Vec::new(), config, declared: Vec::new() }
    }

    /// With a type, and nothing of what it mentions.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> File {
        self.declare::<T>();
        self
    }

    /// With a type, followed by all that it mentions and that is not there yet, in the order in which it is mentioned.
    #[must_use]
    pub fn with_all_of<T: TS + 'static>(mut self) -> File {
        let before = self.declared.len();
        self.visit::<T>();
        // What a type depends on comes in an order that changes from one build to the next.
        let mut found = self.declared.split_off(before);
        if !found.is_empty() {
            self.take_in(&mut found, 0);
            self.declared.append(&mut found);
        }
        self
    }

    /// Takes in one of the types that were found, and then all that it mentions.
    fn take_in(&mut self, found: &mut Vec<Declared>, place: usize) {
        let declared = found.remove(place);
        let mut mentioned = Vec::new();
        if let Ok(declaration) = &declared.declaration {
            declaration.shape.each_name(&mut |name| mentioned.push(name.to_owned()));
        }
        self.declared.push(declared);
        for name in mentioned {
            let is_it = |other: &Declared| other.declaration.as_ref().is_ok_and(|other| other.name == name);
            if let Some(place) = found.iter().position(is_it) {
                self.take_in(found, place);
            }
        }
    }

    /// With the right to mention what another file declares.
    #[must_use]
    pub fn importing(mut self, from: &'static str, other: &File) -> File {
        self.imports.push(Import { from, names: other.names().map(str::to_owned).collect() });
        self
    }

    /// What the file is called by others, by its declarations.
    fn names(&self) -> impl Iterator<Item = &str> {
        self.declared.iter().filter_map(|declared| Some(declared.declaration.as_ref().ok()?.name.as_str()))
    }

    fn declare<T: TS + 'static + ?Sized>(&mut self) {
        let comment = T::docs().map(|docs| reading::prose(docs.trim().trim_matches('/')));
        let name = T::ident(&self.config);
        let declaration = match self.names().any(|known| known == name) {
            true => Err(format!("two types are called {name}")),
            false => reading::declaration(&T::decl(&self.config)).map(|(read, _)| read),
        };
        self.declared.push(Declared { of: TypeId::of::<T>(), comment, declaration });
    }

    /// The text of the file.
    #[must_use]
    pub fn text(&self) -> String {
        let types = self.declared.iter().map(|declared| match &declared.declaration {
            Ok(declaration) => layout::declaration(declared.comment.as_deref(), declaration),
            // It stands in the file, where the compiler of TypeScript stumbles on it: nothing is left out in silence.
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

    /// Every name that is mentioned, and neither declared here nor in a file that is imported.
    #[must_use]
    pub fn unknown_names(&self) -> Vec<String> {
        let own: BTreeSet<&str> = self.names().collect();
        let is_imported = |name: &str| self.imports.iter().any(|import| import.names.contains(name));
        let is_known = |name: &str| is_of_the_language(name) || own.contains(name) || is_imported(name);
        self.mentioned().into_iter().filter(|name| !is_known(name)).map(str::to_owned).collect()
    }
}

impl TypeVisitor for File {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is a part of the language: a number, a list.
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
    struct House {
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
    fn a_type_comes_with_all_that_it_mentions_once() {
        let text = File::new("// Tables.\n").with_all_of::<House>().with_all_of::<Seat>().text();
        let house = "export type House = { lantern: Lantern, tables: Table[] };\n";
        let lantern = "export type Lantern = \"lit\" | \"out\";\n";
        assert_eq!(text, format!("// Tables.\n\n{house}\n{lantern}\n{TABLE}\n{SEAT}"));
    }

    #[test]
    fn what_another_file_declares_is_imported_if_it_is_mentioned() {
        let seats = File::new("").with::<Seat>().with::<Table>();
        let tables = File::new("// Tables.\n").with::<Table>();
        assert_eq!(tables.unknown_names(), ["Seat"]);
        let tables = tables.importing("./seats", &seats);
        assert_eq!(tables.unknown_names(), Vec::<String>::new());
        let import = "import type {\n  Seat,\n} from \"./seats\";\n";
        assert_eq!(tables.text(), format!("// Tables.\n\n{import}\n{TABLE}"));
    }

    #[test]
    fn two_types_of_one_name_do_not_go_unseen() {
        let text = File::new("").with::<Seat>().with::<elsewhere::Seat>().text();
        assert!(text.contains("two types are called Seat"), "{text}");
    }
}
