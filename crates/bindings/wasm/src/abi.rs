//! What the module exports to a page, and the randomness that it imports.
#![allow(unsafe_code, reason = "exported names and the import of randomness are unsafe by definition")]

use std::cell::RefCell;

use getrandom::Error;

use crate::{Buffers, Module};

thread_local! {
    static BUFFERS: RefCell<Buffers> = RefCell::default();
    static MODULE: RefCell<Module> = RefCell::default();
}

/// Reserves so many bytes for a request.
#[unsafe(no_mangle)]
extern "C" fn allocate(length: usize) -> usize {
    BUFFERS.with_borrow_mut(|buffers| buffers.reserve(length))
}

/// Frees what [`allocate`] reserved, or an answer.
#[unsafe(no_mangle)]
extern "C" fn release(pointer: usize, _length: usize) {
    BUFFERS.with_borrow_mut(|buffers| buffers.free(pointer));
}

/// Answers a request. The high 32 bits are the address of the answer, the low ones its length.
#[unsafe(no_mangle)]
extern "C" fn request(pointer: usize, length: usize) -> u64 {
    BUFFERS.with_borrow_mut(|buffers| {
        let answer = MODULE.with_borrow_mut(|module| module.answer_in(buffers, pointer, length));
        let length = answer.len() as u64;
        (buffers.keep(answer) as u64) << 32 | length
    })
}

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// Fills memory with randomness, by `crypto.getRandomValues`.
    fn fill_random(pointer: *mut u8, length: usize);
}

/// The source of randomness of all crates; the name is that of `getrandom`.
#[unsafe(no_mangle)]
unsafe extern "Rust" fn __getrandom_v03_custom(pointer: *mut u8, length: usize) -> Result<(), Error> {
    // SAFETY: the caller hands over memory of this length, and the page fills exactly that.
    unsafe { fill_random(pointer, length) };
    Ok(())
}
