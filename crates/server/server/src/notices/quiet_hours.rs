//! Quiet hours: a time of the player's day in which no notice is sent.

use store::NoticePreferencesRow;

const MINUTE: i64 = 60_000;
pub(crate) const DAY_MINUTES: i64 = 24 * 60;

/// From a minute of the player's day until another one, perhaps of the next day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QuietHours {
    from: i64,
    to: i64,
    utc_offset: i64,
}

impl QuietHours {
    pub(crate) fn of(preferences: &NoticePreferencesRow) -> Option<QuietHours> {
        let (from, to) = preferences.quiet?;
        Some(QuietHours { from, to, utc_offset: preferences.utc_offset_minutes })
    }

    /// How many milliseconds of the quiet hours are left at this time; `None` outside of them.
    pub(crate) fn rest_ms(self, now_ms: i64) -> Option<i64> {
        let into_day = (now_ms + self.utc_offset * MINUTE).rem_euclid(DAY_MINUTES * MINUTE);
        let since = (into_day - self.from * MINUTE).rem_euclid(DAY_MINUTES * MINUTE);
        let length = (self.to - self.from).rem_euclid(DAY_MINUTES) * MINUTE;
        (since < length).then_some(length - since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(quiet: (&str, &str), utc_offset: i64, at: &str, rest_minutes: Option<i64>) {
        let minutes = |text: &str| {
            let (hours, minutes) = text.split_once(':').unwrap();
            hours.parse::<i64>().unwrap() * 60 + minutes.parse::<i64>().unwrap()
        };
        let hours = QuietHours { from: minutes(quiet.0), to: minutes(quiet.1), utc_offset };
        let day = 20_000 * DAY_MINUTES * MINUTE;
        let rest = hours.rest_ms(day + minutes(at) * MINUTE).map(|rest| rest / MINUTE);
        assert_eq!(rest, rest_minutes, "{quiet:?} {utc_offset} at {at}");
    }

    #[test]
    fn quiet_hours_can_pass_midnight() {
        check(("22:00", "08:00"), 0, "21:59", None);
        check(("22:00", "08:00"), 0, "22:00", Some(600));
        check(("22:00", "08:00"), 0, "07:30", Some(30));
        check(("22:00", "08:00"), 0, "08:00", None);
        check(("13:00", "15:00"), 0, "14:00", Some(60));
        check(("13:00", "13:00"), 0, "13:00", None);
    }

    #[test]
    fn they_are_in_the_time_of_the_player() {
        check(("22:00", "08:00"), 120, "20:00", Some(600));
        check(("22:00", "08:00"), -300, "20:00", None);
        check(("22:00", "08:00"), -300, "03:00", Some(600));
        check(("00:00", "06:00"), 330, "18:30", Some(360));
    }
}
