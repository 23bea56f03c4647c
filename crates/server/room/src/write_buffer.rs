//! Encodes messages as JSON in a buffer per thread. The buffer keeps its capacity, so encoding does not allocate;
//! what is sent is a copy of the exact length.

use std::cell::Cell;
use std::sync::Arc;

use serde::Serialize;

thread_local! {
    static BUFFER: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// The JSON of a message.
pub fn json(message: &(impl Serialize + ?Sized)) -> Arc<str> {
    encode(|buffer| write_json(buffer, message)).1
}

/// Runs `write` on the thread's buffer; returns its result and the text. A nested call gets a new buffer.
fn encode<T>(write: impl FnOnce(&mut Vec<u8>) -> T) -> (T, Arc<str>) {
    encode_from(|buffer| (write(buffer), 0))
}

/// The same, but `write` also returns where the text starts.
#[expect(clippy::expect_used, reason = "only JSON is written to the buffer")]
pub(crate) fn encode_from<T>(write: impl FnOnce(&mut Vec<u8>) -> (T, usize)) -> (T, Arc<str>) {
    let mut buffer = BUFFER.take();
    buffer.clear();
    let (result, start) = write(&mut buffer);
    let written = buffer.get(start..).unwrap_or_default();
    let text = Arc::from(std::str::from_utf8(written).expect("invariant: JSON is UTF-8"));
    BUFFER.set(buffer);
    (result, text)
}

/// Appends a value as JSON.
#[expect(clippy::expect_used, reason = "messages have string keys only, and writing to memory does not fail")]
pub(crate) fn write_json(buffer: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    serde_json::to_writer(buffer, value).expect("invariant: a message can be written as JSON");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_buffer_is_empty_for_each_message() {
        assert_eq!(&*json("a long message"), "\"a long message\"");
        assert_eq!(&*json("short"), "\"short\"");
    }

    #[test]
    fn encoding_can_be_nested() {
        let (inner, outer) = encode(|buffer| {
            write_json(buffer, &1);
            let inner = json(&2);
            write_json(buffer, &3);
            inner
        });
        assert_eq!((&*inner, &*outer), ("2", "13"));
    }
}
