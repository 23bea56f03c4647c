//! Plays the tables of equal bots for the manner of play, or reads their stored results.

use std::time::Duration;

use arena::{Habit, MannerSettings, Unit};
use catalog::{Entry, Role};
use serde_json::{Value, json};

use crate::contest::{ContestRunner, Variant};

/// The matches of each table, unless time runs out.
const MATCHES: u64 = 200;
/// The number of players, which every game allows.
const SEATS: u8 = 4;

/// What the bots of one level do.
pub(crate) struct LevelManner {
    pub(crate) level: &'static str,
    pub(crate) matches: u64,
    /// The name and the value of each habit.
    pub(crate) habits: Vec<(String, String)>,
}

/// Returns the manner of play of each level that people meet.
pub(crate) fn of_levels(
    entry: &'static Entry,
    variant: Variant,
    runner: &ContestRunner<'_>,
) -> Result<Vec<LevelManner>, String> {
    let levels = entry.bots.iter().filter(|bot| bot.role == Role::Level);
    let results = levels.map(|bot| of_level(entry, variant, bot.key, runner));
    Ok(results.collect::<Result<Vec<_>, String>>()?.into_iter().flatten().collect())
}

fn of_level(
    entry: &'static Entry,
    variant: Variant,
    level: &'static str,
    runner: &ContestRunner<'_>,
) -> Result<Option<LevelManner>, String> {
    let play = || {
        println!("{}, {variant}: manner of {level}", entry.key());
        let settings =
            MannerSettings { entry, variant: (variant.option, variant.value), level, seats: SEATS };
        let limit = Duration::from_secs(runner.effort.seconds);
        let manner = settings.play(MATCHES, limit).map_err(|error| error.to_string())?;
        let habits: Vec<Value> =
            manner.habits.iter().map(|habit| json!([habit.name, shown(habit)])).collect();
        Ok(json!({ "matches": manner.matches, "habits": habits }).to_string())
    };
    let file = format!("{}-{}-manner-{level}.json", entry.key(), variant.value);
    runner.stored(&file, play, |text| read(level, text))
}

fn read(level: &'static str, text: &str) -> Option<LevelManner> {
    let report: Value = serde_json::from_str(text).ok()?;
    let habits: Vec<(String, String)> = serde_json::from_value(report["habits"].clone()).ok()?;
    Some(LevelManner { level, matches: report["matches"].as_u64()?, habits })
}

fn shown(habit: &Habit) -> String {
    match habit.unit {
        Unit::Share => format!("{:.0} %", 100.0 * habit.value),
        Unit::Count => format!("{:.2}", habit.value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_report_is_read() {
        let manner = read("novice", r#"{"matches": 7, "habits": [["cards set aside", "12 %"]]}"#).unwrap();
        assert_eq!((manner.level, manner.matches), ("novice", 7));
        assert_eq!(manner.habits, [("cards set aside".to_owned(), "12 %".to_owned())]);
        assert!(read("novice", "{}").is_none());
    }

    #[test]
    fn shares_are_shown_in_percent() {
        let habit = |value, unit| shown(&Habit { name: "x", value, unit });
        assert_eq!((habit(0.256, Unit::Share), habit(7.5, Unit::Count)), ("26 %".into(), "7.50".into()));
    }
}
