//! Data files that ship with the program.

#[cfg(target_family = "wasm")]
use std::sync::OnceLock;

/// A data file that ships with the program, such as the weights of a network.
///
/// The program contains it, except in a browser. There the page downloads it when something needs it, because most
/// readers never do. [`DataFile::give`] must come before anyone reads it.
#[derive(Debug)]
pub struct DataFile {
    /// The name by which a page finds it.
    pub name: &'static str,
    #[cfg(not(target_family = "wasm"))]
    bytes: &'static [u8],
    #[cfg(target_family = "wasm")]
    length: usize,
    #[cfg(target_family = "wasm")]
    given: OnceLock<Vec<u8>>,
}

/// The data file at this path, under this name.
#[macro_export]
macro_rules! data_file {
    ($name:literal, $path:literal) => {
        $crate::DataFile::new($name, include_bytes!($path))
    };
}

#[cfg(not(target_family = "wasm"))]
impl DataFile {
    pub const fn new(name: &'static str, bytes: &'static [u8]) -> DataFile {
        DataFile { name, bytes }
    }

    pub fn bytes(&self) -> &[u8] {
        self.bytes
    }

    pub fn is_here(&self) -> bool {
        true
    }

    /// Keeps the content that a page has downloaded. Returns whether it can be that of this file.
    pub fn give(&self, bytes: &[u8]) -> bool {
        bytes == self.bytes
    }
}

#[cfg(target_family = "wasm")]
impl DataFile {
    /// Of the content, only the length is compiled into the program.
    pub const fn new(name: &'static str, bytes: &'static [u8]) -> DataFile {
        DataFile { name, length: bytes.len(), given: OnceLock::new() }
    }

    #[expect(
        clippy::expect_used,
        reason = "without its content, everything that reads it would decide differently"
    )]
    pub fn bytes(&self) -> &[u8] {
        self.given.get().expect("invariant: the page is asked for a file before anything reads it")
    }

    pub fn is_here(&self) -> bool {
        self.given.get().is_some()
    }

    /// Keeps the content that a page has downloaded. Returns whether it can be that of this file.
    pub fn give(&self, bytes: &[u8]) -> bool {
        let fits = bytes.len() == self.length;
        if fits {
            self.given.get_or_init(|| bytes.to_vec());
        }
        fits
    }
}
