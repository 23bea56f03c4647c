//! Reviews of real matches of every game.

use catalog::{Budget, Entry, GAMES, Note, Review, ReviewError, ReviewSettings, SeatLuck};
use game::Turn;
use table::{AnyTable, Chance, Config};

/// Plays a match with bots of one level, but at most so many decisions.
fn played(entry: &Entry, level: &str, seed: u64, most: usize) -> Box<dyn AnyTable> {
    let seats = *(entry.manifest)().seats.start();
    let mut table = (entry.open)(Config::of(seats), Chance::of_seed(seed)).unwrap();
    let make = |seat| (entry.bot(level).unwrap().make)(8 * seed + seat, Budget::iterations(8).ok());
    let mut bots: Vec<_> = (0..u64::from(seats)).map(make).collect();
    for _ in 0..most {
        let Turn::Decide { owe, .. } = table.turn() else { break };
        let seat = owe.first().unwrap();
        let choice = bots[seat.index()].choose(&table.bot_input(seat)).unwrap();
        table.act_nth(seat, choice).unwrap();
    }
    table
}

fn reviewed(entry: &Entry, record: &str, seed: u64) -> Result<Review, ReviewError> {
    let settings = ReviewSettings { seed, rollouts: Some(2_000) };
    (entry.review)(record, &settings, &mut |_| true)
}

fn assert_adds_up(seat: &SeatLuck) {
    let sum = seat.start + seat.luck + seat.own_decisions + seat.others_decisions;
    assert!((sum - seat.result).abs() < 1e-12, "{seat:?}");
}

#[test]
fn luck_and_decisions_add_up_to_the_result_in_every_game() {
    for entry in GAMES {
        for (seed, level) in [(1, "random"), (2, "adventurer"), (3, "adventurer")] {
            let table = played(entry, level, seed, 3_000);
            let luck = (entry.luck)(&table.save().unwrap()).unwrap();
            luck.iter().for_each(assert_adds_up);
            if table.is_over() {
                let winners = table.winners();
                for seat in &luck {
                    let share = if winners.contains(seat.seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                    assert!((seat.result - share).abs() < 1e-12, "{}: {seat:?}", entry.key());
                }
            }
        }
    }
}

#[test]
fn what_the_luck_of_one_seat_adds_others_lose() {
    let entry = catalog::find("welcome").unwrap();
    for seed in 0..4 {
        let record = played(entry, "adventurer", seed, 3_000).save().unwrap();
        let luck: f64 = (entry.luck)(&record).unwrap().iter().map(|seat| seat.luck).sum();
        assert!(luck.abs() < 1e-9, "{luck}");
    }
}

#[test]
fn a_review_is_consistent_and_the_same_again() {
    for entry in GAMES {
        let record = played(entry, "adventurer", 4, 40).save().unwrap();
        let review = reviewed(entry, &record, 7).unwrap();
        assert_eq!(review, reviewed(entry, &record, 7).unwrap(), "{}", entry.key());
        review.luck.iter().for_each(assert_adds_up);
        assert!(!review.finished && review.notes.contains(&Note::Unfinished));
        let first = review.points.first().unwrap();
        assert_eq!((first.step, first.frame), (0, 0));
        assert!(review.points.windows(2).all(|two| two[0].step < two[1].step));
        assert!(!review.decisions.is_empty());
        for decision in &review.decisions {
            let chance = |option: usize| decision.options[option].chance;
            assert!(decision.options.len() > 1 && decision.loss >= 0.0, "{decision:?}");
            assert!(decision.options.iter().all(|option| option.chance <= chance(decision.best) + 1e-9));
            let shown = chance(decision.best) - chance(decision.chosen);
            assert!((shown - decision.loss).abs() < 1e-9, "{decision:?}");
        }
    }
}

#[test]
fn an_action_thrown_away_in_the_dungeon_is_a_costly_decision() {
    let entry = catalog::find("welcome").unwrap();
    let costly = |level| {
        let reviews = (0..4).map(|seed| {
            let record = played(entry, level, seed, 3_000).save().unwrap();
            reviewed(entry, &record, 1).unwrap()
        });
        reviews.flat_map(|review| review.summaries).map(|seat| seat.total_loss).sum::<f64>()
    };
    assert!(costly("random") > 2.0 * costly("adventurer"));
}

#[test]
fn undone_steps_are_left_out() {
    let entry = catalog::find("welcome").unwrap();
    let mut table = played(entry, "adventurer", 5, 12);
    let steps = table.undo_for(last_decider(table.as_ref())).unwrap().steps;
    let undo = table.prepare_undo(steps).unwrap();
    table.apply_prepared(undo).unwrap();
    let review = reviewed(entry, &table.save().unwrap(), 1).unwrap();
    let steps = usize::try_from(steps).unwrap();
    assert!(review.notes.contains(&Note::Undone { steps: steps + 1 }), "{:?}", review.notes);
}

fn last_decider(table: &dyn AnyTable) -> game::Seat {
    let seats = game::Seat::all(table.seats());
    let mut undos = seats.filter_map(|seat| Some((table.undo_for(seat)?.steps, seat)));
    let first = undos.next().unwrap();
    undos.fold(first, |one, other| if other.0 < one.0 { other } else { one }).1
}

#[test]
fn a_damaged_or_foreign_record_is_refused_with_the_reason() {
    let entry = catalog::find("welcome").unwrap();
    let record = played(entry, "adventurer", 6, 10).save().unwrap();
    let code = |text: &str| reviewed(entry, text, 1).unwrap_err().code();
    assert_eq!(code(&record[..record.len() / 2]), "truncated");
    assert_eq!(code(&record.replacen("\"seats\":2", "\"seats\":3", 1)), "altered");
    assert_eq!(code("[]"), "bad_record");
    let other = played(catalog::find("raiders").unwrap(), "random", 1, 3).save().unwrap();
    assert_eq!(code(&other), "other_game");
}

#[test]
fn a_review_stops_when_it_is_told_and_refuses_a_budget_of_nothing() {
    let entry = catalog::find("welcome").unwrap();
    let record = played(entry, "adventurer", 6, 10).save().unwrap();
    let stopped = (entry.review)(&record, &ReviewSettings::default(), &mut |_| false);
    assert_eq!(stopped, Err(ReviewError::Stopped));
    let nothing = ReviewSettings { seed: 1, rollouts: Some(0) };
    assert_eq!((entry.review)(&record, &nothing, &mut |_| true).unwrap_err().code(), "bad_budget");
}
