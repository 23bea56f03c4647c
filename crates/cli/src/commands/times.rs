//! Times and durations on the command line.

/// Formats a Unix time in milliseconds as UTC date and time.
pub(super) fn utc(at_ms: i64) -> String {
    let seconds = at_ms.div_euclid(1_000);
    let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}:{:02}Z", second / 3_600, second / 60 % 60, second % 60)
}

/// Converts days since 1970-01-01 to year, month and day. Years are counted from March, so that the leap day is the
/// last day of a year.
fn date(days: i64) -> (i64, i64, i64) {
    let since = days.saturating_add(719_468);
    let (era, day_of_era) = (since.div_euclid(146_097), since.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day_of_year - (153 * from_march + 2) / 5 + 1)
}

/// Parses a duration such as `90s`, `30m`, `12h` or `7d` into milliseconds.
pub(super) fn duration_ms(text: &str) -> Option<i64> {
    let units = [('s', 1_000), ('m', 60_000), ('h', 3_600_000), ('d', 86_400_000)];
    let (unit, factor) = units.into_iter().find(|(unit, _)| text.ends_with(*unit))?;
    let number: i64 = text.strip_suffix(unit)?.parse().ok().filter(|number| *number > 0)?;
    number.checked_mul(factor).filter(|ms| *ms <= 3_660 * 86_400_000)
}

#[cfg(test)]
mod tests {
    use super::{duration_ms, utc};

    #[test]
    fn a_time_is_formatted_as_a_date() {
        for (at_ms, formatted) in [
            (0, "1970-01-01 00:00:00Z"),
            (951_782_399_000, "2000-02-28 23:59:59Z"),
            (951_825_600_000, "2000-02-29 12:00:00Z"),
            (1_735_689_599_999, "2024-12-31 23:59:59Z"),
            (4_107_542_400_000, "2100-03-01 00:00:00Z"),
        ] {
            assert_eq!(utc(at_ms), formatted);
        }
    }

    #[test]
    fn a_duration_has_a_number_and_a_unit() {
        for (text, ms) in [
            ("90s", Some(90_000)),
            ("30m", Some(1_800_000)),
            ("12h", Some(43_200_000)),
            ("7d", Some(604_800_000)),
            ("", None),
            ("7", None),
            ("0h", None),
            ("-1h", None),
            ("1w", None),
            ("4000d", None),
            ("ñ", None),
        ] {
            assert_eq!(duration_ms(text), ms, "{text}");
        }
    }
}
