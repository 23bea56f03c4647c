//! Where notices are written. Each thread has a sheet of its own, which has grown to what it needs and stays in the
//! processor's cache; what is sent is a copy of just its length.

use std::cell::Cell;
use std::sync::Arc;

use serde::Serialize;

thread_local! {
    static SHEET: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// A notice as it is sent.
pub(super) fn text(notice: &(impl Serialize + ?Sized)) -> Arc<str> {
    written(|sheet| put(sheet, notice)).1
}

/// What is written on the sheet, and what the writer says of it. Whoever begins while another sheet of the thread is still
/// being written gets a fresh one.
pub(super) fn written<T>(write: impl FnOnce(&mut Vec<u8>) -> T) -> (T, Arc<str>) {
    let mut sheet = SHEET.take();
    sheet.clear();
    let said = write(&mut sheet);
    let text = Arc::from(std::str::from_utf8(&sheet).unwrap_or_default());
    SHEET.set(sheet);
    (said, text)
}

/// Writes a value behind what stands there. All that we send can be written as JSON; what could not would be left out.
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
