//! Encodes messages as JSON in a buffer per thread. The buffer keeps its capacity, so encoding does not allocate;
//! what is sent is a copy of the exact length.

use std::cell::Cell;
use std::sync::Arc;

use serde::Serialize;

thread_local! {
    static SHEET: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// The JSON of a message.
pub(super) fn text(notice: &(impl Serialize + ?Sized)) -> Arc<str> {
    written(|sheet| put(sheet, notice)).1
}

/// Runs `write` on the thread's buffer; returns its result and the text. A nested call gets a new buffer.
pub(super) fn written<T>(write: impl FnOnce(&mut Vec<u8>) -> T) -> (T, Arc<str>) {
    let mut sheet = SHEET.take();
    sheet.clear();
    let said = write(&mut sheet);
    let text = Arc::from(std::str::from_utf8(&sheet).unwrap_or_default());
    SHEET.set(sheet);
    (said, text)
}

/// Appends a value as JSON.
pub(super) fn put(sheet: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    let start = sheet.len();
    if serde_json::to_writer(&mut *sheet, value).is_err() {
        sheet.truncate(start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_holds_nothing_of_what_was_written_on_it_before() {
        assert_eq!(&*text("a long notice"), "\"a long notice\"");
        assert_eq!(&*text("short"), "\"short\"");
    }

    #[test]
    fn a_notice_can_be_written_while_another_is() {
        let (inner, outer) = written(|sheet| {
            put(sheet, &1);
            let inner = text(&2);
            put(sheet, &3);
            inner
        });
        assert_eq!((&*inner, &*outer), ("2", "13"));
    }
}
