//! The daily dungeons of all games.

use std::collections::BTreeSet;

use catalog::{Daily, Entry, GAMES};
use game::{Seat, Turn};
use table::{AnyTable, Chance, Config};

fn dungeons() -> impl Iterator<Item = (&'static Entry, &'static Daily)> {
    GAMES.iter().filter_map(|entry| Some((entry, entry.daily.as_ref()?)))
}

fn opened(entry: &Entry, daily: &Daily, day: i64, seed: u64) -> Box<dyn AnyTable> {
    let seats = u8::try_from(daily.bots.len() + 1).unwrap();
    let config =
        daily.options(day).iter().fold(Config::of(seats), |config, (key, value)| config.with(key, value));
    (entry.open)(config, Chance::of_seed(seed)).unwrap()
}

/// Plays a match with new bots for each decision, as the server does.
fn played(entry: &Entry, daily: &Daily, day: i64, seed: u64) -> Box<dyn AnyTable> {
    let mut table = opened(entry, daily, day, seed);
    let level = daily.bots[0];
    for _ in 0..5_000 {
        let Turn::Decide { owe, .. } = table.turn() else { break };
        let seat = owe.first().unwrap();
        let bot_seed = seed * 1_000 + u64::from(table.decisions(seat)) * 8 + seat.index() as u64;
        let choice = entry.bot(level).unwrap().seeded(bot_seed).choose(&table.bot_input(seat)).unwrap();
        table.act_nth(seat, choice).unwrap();
    }
    table
}

#[test]
fn every_game_has_a_daily_dungeon_whose_options_rotate() {
    assert_eq!(dungeons().count(), GAMES.len());
    for (entry, daily) in dungeons() {
        for day in -6..6 {
            opened(entry, daily, day, 1);
            assert_eq!(daily.options(day), daily.options(day + 6), "{}", entry.key());
        }
    }
    let sets: BTreeSet<&str> =
        (0..3).map(|day| catalog::find("welcome").unwrap().daily.unwrap().options(day)[0].1).collect();
    assert_eq!(sets.len(), 3);
}

/// A time limit would make a bot decide otherwise on a slow machine.
#[test]
fn the_bots_of_a_daily_dungeon_decide_at_once() {
    for (entry, daily) in dungeons() {
        for bot in daily.bots {
            assert_eq!(entry.bot(bot).unwrap().effort, None, "{}", entry.key());
        }
    }
}

#[test]
fn bots_that_are_new_for_each_decision_repeat_a_match_and_end_it() {
    for (entry, daily) in dungeons() {
        let (one, other) = (played(entry, daily, 0, 3), played(entry, daily, 0, 3));
        assert!(one.is_over(), "{}", entry.key());
        assert_eq!(one.save().unwrap(), other.save().unwrap());
    }
}

#[test]
fn winners_are_first_and_the_others_follow_by_points() {
    for (entry, daily) in dungeons() {
        assert_eq!(daily.placing(&*opened(entry, daily, 0, 1), Seat::FIRST), None);
        for seed in 0..12 {
            let table = played(entry, daily, i64::try_from(seed).unwrap(), seed);
            let winners = table.winners();
            let placings: Vec<_> =
                Seat::all(table.seats()).map(|seat| (seat, daily.placing(&*table, seat).unwrap())).collect();
            for (seat, placing) in &placings {
                assert_eq!(winners.contains(*seat), placing.place == 1, "{} {seed}", entry.key());
                for (other, behind) in placings.iter().filter(|(other, _)| !winners.contains(*other)) {
                    let is_ahead = winners.contains(*seat) || placing.points > behind.points;
                    assert_eq!(placing.place < behind.place, is_ahead, "{seat:?} {other:?} {}", entry.key());
                }
            }
        }
    }
}
