//! The memory that a page and the module share.

use std::collections::BTreeMap;

/// Buffers by their address. The page writes and reads only those that are reserved here, so no address has to be trusted.
#[derive(Default)]
pub struct Buffers {
    reserved: BTreeMap<usize, Vec<u8>>,
}

impl Buffers {
    /// Reserves a buffer of this length and returns its address.
    pub fn reserve(&mut self, length: usize) -> usize {
        // An empty buffer has no address of its own.
        self.keep(vec![0; length.max(1)])
    }

    /// Keeps bytes for the page and returns their address.
    pub fn keep(&mut self, bytes: Vec<u8>) -> usize {
        let address = bytes.as_ptr().addr();
        self.reserved.insert(address, bytes);
        address
    }

    /// Frees a buffer. An unknown address is ignored.
    pub fn free(&mut self, address: usize) {
        self.reserved.remove(&address);
    }

    /// The first bytes of a reserved buffer, if it is that long.
    pub fn read(&self, address: usize, length: usize) -> Option<&[u8]> {
        self.reserved.get(&address)?.get(..length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_reserved_memory_is_read() {
        let mut buffers = Buffers::default();
        let (short, long) = (buffers.reserve(0), buffers.keep(b"a longer text".to_vec()));
        assert_eq!(buffers.read(short, 0), Some(&b""[..]));
        assert_eq!(buffers.read(long, 8), Some(&b"a longer"[..]));
        assert_eq!(buffers.read(long, 14), None);
        assert_eq!(buffers.read(long + 1, 1), None);
        buffers.free(long);
        buffers.free(long);
        assert_eq!(buffers.read(long, 1), None);
    }
}
