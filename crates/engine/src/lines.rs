//! Lines of a stream, none of them longer than it may be.

use std::io::{self, BufRead, Read};

/// The room that is kept for the next line, whatever the last one took.
const KEPT: usize = 64 << 10;

/// What came of reading a line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// It was read whole, its end mark included.
    Whole,
    /// It was too long. The rest of it was passed over without being kept.
    TooLong,
    /// There are no more lines.
    End,
}

/// Reads the next line, if it has no more than `most` bytes before its end mark.
pub(crate) fn read_line(input: &mut impl BufRead, most: usize, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    line.shrink_to(KEPT);
    let room = (most as u64).saturating_add(1);
    if input.by_ref().take(room).read_until(b'\n', line)? == 0 {
        return Ok(Line::End);
    }
    if line.len() <= most || line.ends_with(b"\n") {
        return Ok(Line::Whole);
    }
    input.skip_until(b'\n')?;
    Ok(Line::TooLong)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(input: &[u8], most: usize, expected: &[(Line, &str)]) {
        let mut input = io::BufReader::with_capacity(2, input);
        let mut line = Vec::new();
        for (kind, text) in expected {
            assert_eq!(read_line(&mut input, most, &mut line).unwrap(), *kind);
            if *kind == Line::Whole {
                assert_eq!(String::from_utf8_lossy(&line), *text);
            }
        }
        assert_eq!(read_line(&mut input, most, &mut line).unwrap(), Line::End);
    }

    #[test]
    fn lines_come_one_by_one() {
        check(b"a\n\nbc\n", 9, &[(Line::Whole, "a\n"), (Line::Whole, "\n"), (Line::Whole, "bc\n")]);
    }

    #[test]
    fn the_last_line_needs_no_end_mark() {
        check(b"a\nb", 9, &[(Line::Whole, "a\n"), (Line::Whole, "b")]);
        check(b"", 9, &[]);
    }

    #[test]
    fn a_line_may_be_exactly_as_long_as_it_may_be() {
        check(b"abc\nabc", 3, &[(Line::Whole, "abc\n"), (Line::Whole, "abc")]);
    }

    #[test]
    fn the_line_after_one_too_long_is_read() {
        check(
            b"abcd\nefghijkl\nx\nabcd",
            3,
            &[(Line::TooLong, ""), (Line::TooLong, ""), (Line::Whole, "x\n"), (Line::TooLong, "")],
        );
    }
}
