//! Days of the daily dungeon.

use std::fmt;

use serde::{Deserialize, Serialize};

const DAY_MS: i64 = 24 * 3600 * 1_000;

/// A day of the calendar, written as `2026-03-31`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day {
    since_1970: i64,
}

impl Day {
    /// The UTC day of a time in milliseconds since 1970.
    pub fn at(ms: i64) -> Day {
        Day { since_1970: ms.div_euclid(DAY_MS) }
    }

    /// Reads four digits of a year from 1970, two of a month and two of a day.
    pub fn parse(text: &str) -> Option<Day> {
        let is_digit =
            |(place, byte): (usize, u8)| byte.is_ascii_digit() || (byte == b'-' && [4, 7].contains(&place));
        let is_written = text.len() == 10 && text.bytes().enumerate().all(is_digit);
        let mut parts = text.split('-').filter(|_| is_written).map(|part| part.parse().ok());
        let [year, month, day] = [parts.next()??, parts.next()??, parts.next()??];
        let read = Day { since_1970: days_of_date(year, month, day) };
        // A date such as 30 February is read as another day.
        (year >= 1970 && read.to_string() == text).then_some(read)
    }

    /// When the day begins, in milliseconds since 1970.
    pub const fn start_ms(self) -> i64 {
        self.since_1970 * DAY_MS
    }

    /// The day so many days later.
    pub const fn plus(self, days: i64) -> Day {
        Day { since_1970: self.since_1970 + days }
    }

    /// The number of the day, counted from 1970.
    pub const fn number(self) -> i64 {
        self.since_1970
    }
}

/// The number of days since 1970 of a date in the Gregorian calendar. Years are counted from March, so that the leap day
/// is their last day.
const fn days_of_date(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let day_of_era = 365 * year_of_era + year_of_era / 4 - year_of_era / 100 + day_of_year;
    era * DAYS_OF_ERA + day_of_era - DAYS_TO_1970
}

/// The reverse of [`days_of_date`]: year, month and day.
const fn date_of_days(days: i64) -> (i64, i64, i64) {
    let days = days + DAYS_TO_1970;
    let (era, day_of_era) = (days.div_euclid(DAYS_OF_ERA), days.rem_euclid(DAYS_OF_ERA));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = year_of_era + era * 400 + if month <= 2 { 1 } else { 0 };
    (year, month, day)
}

/// In 400 years.
const DAYS_OF_ERA: i64 = 146_097;

/// From 1 March of the year 0.
const DAYS_TO_1970: i64 = 719_468;

impl fmt::Display for Day {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = date_of_days(self.since_1970);
        write!(out, "{year:04}-{month:02}-{day:02}")
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Day, &'static str> {
        Day::parse(&text).ok_or("not a valid day: write it as 2026-03-31")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(seconds: i64, expected: &str) {
        let day = Day::at(seconds * 1_000);
        assert_eq!((day.to_string().as_str(), Day::parse(expected)), (expected, Some(day)));
    }

    /// `date --utc --date=@SECONDS +%F` gives these dates.
    #[test]
    fn times_have_their_dates() {
        check(0, "1970-01-01");
        check(86_399, "1970-01-01");
        check(86_400, "1970-01-02");
        check(951_782_400, "2000-02-29");
        check(1_709_251_199, "2024-02-29");
        check(1_709_251_200, "2024-03-01");
        check(1_798_675_199, "2026-12-30");
        check(1_798_761_600, "2027-01-01");
        check(4_107_542_400, "2100-03-01");
    }

    #[test]
    fn every_day_of_five_centuries_is_read_as_written() {
        let mut before = Day::at(0).plus(-1).to_string();
        for number in 0..182_500 {
            let day = Day::at(0).plus(number);
            let written = day.to_string();
            assert_eq!(Day::parse(&written), Some(day));
            assert!(written > before || number == 0, "{written} after {before}");
            assert_eq!(Day::at(day.start_ms() + DAY_MS - 1), day);
            before = written;
        }
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in [
            "",
            "2026-3-31",
            "2026-02-30",
            "2025-02-29",
            "2026-13-01",
            "2026-00-10",
            "1969-12-31",
            "2026-01-00",
        ] {
            assert_eq!(Day::parse(text), None, "{text}");
        }
        for text in ["2026/03/31", "+026-03-31", "2026-03-3\u{661}", "20260-3-31", " 2026-03-31"] {
            assert_eq!(Day::parse(text), None, "{text}");
        }
    }
}
