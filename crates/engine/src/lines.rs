//! Reads lines up to a maximum length.

use std::io::{self, BufRead, Read};

/// The buffer shrinks to this size, in bytes, after a longer line.
const BUFFER_BYTES: usize = 64 << 10;

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A complete line with its line break.
    Whole,
    /// The line was too long and was skipped.
    TooLong,
    /// The end of the input.
    End,
}

/// Reads the next line if it has at most `max` bytes before its line break.
pub(crate) fn read_line(input: &mut impl BufRead, max: usize, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    line.shrink_to(BUFFER_BYTES);
    let limit = (max as u64).saturating_add(1);
    if input.by_ref().take(limit).read_until(b'\n', line)? == 0 {
        return Ok(Line::End);
    }
    if line.len() <= max || line.ends_with(b"\n") {
        return Ok(Line::Whole);
    }
    input.skip_until(b'\n')?;
    Ok(Line::TooLong)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(input: &[u8], max: usize, expected: &[(Line, &str)]) {
        let mut input = io::BufReader::with_capacity(2, input);
        let mut line = Vec::new();
        for (kind, text) in expected {
            assert_eq!(read_line(&mut input, max, &mut line).unwrap(), *kind);
            if *kind == Line::Whole {
                assert_eq!(String::from_utf8_lossy(&line), *text);
            }
        }
        assert_eq!(read_line(&mut input, max, &mut line).unwrap(), Line::End);
    }

    #[test]
    fn lines_are_read_one_by_one() {
        check(b"a\n\nbc\n", 9, &[(Line::Whole, "a\n"), (Line::Whole, "\n"), (Line::Whole, "bc\n")]);
    }

    #[test]
    fn the_last_line_needs_no_line_break() {
        check(b"a\nb", 9, &[(Line::Whole, "a\n"), (Line::Whole, "b")]);
        check(b"", 9, &[]);
    }

    #[test]
    fn a_line_of_the_maximum_length_is_read() {
        check(b"abc\nabc", 3, &[(Line::Whole, "abc\n"), (Line::Whole, "abc")]);
    }

    #[test]
    fn the_line_after_a_too_long_one_is_read() {
        check(
            b"abcd\nefghijkl\nx\nabcd",
            3,
            &[(Line::TooLong, ""), (Line::TooLong, ""), (Line::Whole, "x\n"), (Line::TooLong, "")],
        );
    }
}
