//! The puzzles that ship with the program: they replay, their answers are proven, and they differ.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Entry, GAMES, MineSettings, Puzzle, PuzzleBasis, PuzzleError, PuzzleVerdict, ShippedPuzzles};
use game::Observer;

/// The least gap to every other action, in standard errors and as a chance to win.
const PROVEN: f64 = 5.0;
const LEAST_GAP: f64 = 0.05;

/// The puzzles of a game's file. Every line must parse.
fn puzzles_of(entry: &Entry) -> Vec<Puzzle> {
    let path = format!("{}/puzzles/{}.jsonl", env!("CARGO_MANIFEST_DIR"), entry.key());
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn enough_puzzles_ship_and_all_can_be_found() {
    for (entry, least) in GAMES.iter().zip([200, 100, 50]) {
        let puzzles = puzzles_of(entry);
        assert!(puzzles.len() >= least, "{}: {}", entry.key(), puzzles.len());
        for puzzle in &puzzles {
            let (game, found) = ShippedPuzzles::all().find(&puzzle.id).unwrap();
            assert_eq!((game.key(), found), (entry.key(), puzzle));
        }
        let ids: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(ids.len(), puzzles.len(), "an id occurs twice");
    }
}

#[test]
fn every_puzzle_replays_to_its_position() {
    for (entry, puzzle) in ShippedPuzzles::all().iter() {
        let table = entry.open_puzzle(puzzle).unwrap();
        assert!(table.turn().actors().contains(puzzle.seat), "{}", puzzle.id);
        let choices = table.legal_choices(puzzle.seat);
        assert_eq!(choices.len(), puzzle.figures.len(), "{}", puzzle.id);
        for (choice, figure) in choices.iter().zip(&puzzle.figures) {
            assert_eq!(choice.aside, figure.is_none(), "{}", puzzle.id);
        }
        assert!(table.view(Observer::Seat(puzzle.seat)).is_object());
    }
}

#[test]
fn every_answer_is_clearly_best_and_not_the_obvious_one() {
    for (_, puzzle) in ShippedPuzzles::all().iter() {
        let best = puzzle.figure(puzzle.best).unwrap();
        assert_ne!(puzzle.best, puzzle.obvious, "{}", puzzle.id);
        let others = (0..puzzle.figures.len()).filter(|&option| option != puzzle.best);
        for other in others.filter_map(|option| puzzle.figure(option)) {
            assert!(best.0 - other.0 >= LEAST_GAP, "{}: {} and {}", puzzle.id, best.0, other.0);
        }
        let least = if puzzle.game == "masmorra" { 3 } else { 2 };
        assert_eq!(puzzle.proof.models.len(), least);
        for model in &puzzle.proof.models {
            assert!(model.gap >= LEAST_GAP && model.worlds >= 64, "{}: {model:?}", puzzle.id);
            // The file rounds both.
            assert!(model.gap + 1e-4 >= PROVEN * (model.error - 1e-4), "{}: {model:?}", puzzle.id);
        }
        let is_exact = puzzle.figures.iter().flatten().all(|figure| figure.1 == 0.0);
        assert!(is_exact || puzzle.proof.basis != PuzzleBasis::Odds, "{}", puzzle.id);
    }
}

#[test]
fn puzzles_come_from_many_matches_tables_and_themes() {
    for entry in GAMES {
        let puzzles = puzzles_of(entry);
        let count = |keys: Vec<String>| -> BTreeMap<String, usize> {
            keys.into_iter().fold(BTreeMap::new(), |mut counts, key| {
                *counts.entry(key).or_default() += 1;
                counts
            })
        };
        let matches = count(puzzles.iter().map(|puzzle| puzzle.seed.to_string()).collect());
        assert!(matches.values().all(|&of_match| of_match <= 2), "{}", entry.key());
        let themes = count(puzzles.iter().map(|puzzle| format!("{:?}", puzzle.theme)).collect());
        assert!(themes.len() >= 4, "{}: {themes:?}", entry.key());
        assert!(themes.values().all(|&of_theme| 2 * of_theme <= puzzles.len()), "{themes:?}");
        let tables =
            count(puzzles.iter().map(|puzzle| format!("{} {:?}", puzzle.seats, puzzle.options)).collect());
        assert!(tables.len() >= 3, "{}: {tables:?}", entry.key());
    }
}

/// Proves every `step`th puzzle again with another seed, and returns those that do not hold.
fn unproven(step: usize, seed: u64) -> Vec<String> {
    let all: Vec<_> = ShippedPuzzles::all().iter().collect();
    let chosen = all.into_iter().step_by(step);
    let proofs = chosen.map(|(entry, puzzle)| (puzzle, (entry.puzzles.prove)(puzzle, seed).unwrap()));
    proofs
        .filter(|(_, verdict)| *verdict == PuzzleVerdict::Fails)
        .map(|(puzzle, _)| puzzle.id.clone())
        .collect()
}

#[test]
fn a_few_puzzles_are_proven_again_in_other_worlds() {
    let quick = ShippedPuzzles::all().iter().filter(|(_, puzzle)| puzzle.proof.basis == PuzzleBasis::Odds);
    let mut proven = 0;
    for (entry, puzzle) in quick.step_by(20) {
        let verdict = (entry.puzzles.prove)(puzzle, 99).unwrap();
        assert_ne!(verdict, PuzzleVerdict::Fails, "{}", puzzle.id);
        proven += 1;
    }
    assert!(proven > 2);
}

#[test]
#[ignore = "slow"]
fn many_puzzles_are_proven_again_in_other_worlds() {
    let unproven = unproven(5, 100);
    assert!(unproven.len() <= 1, "{unproven:?}");
}

#[test]
fn a_changed_puzzle_is_refused_with_the_reason() {
    let (entry, puzzle) = ShippedPuzzles::all().iter().next().unwrap();
    let prove = |change: fn(&mut Puzzle)| {
        let mut changed = puzzle.clone();
        change(&mut changed);
        (entry.puzzles.prove)(&changed, 1).map_err(|error| error.code())
    };
    assert_eq!(prove(|puzzle| puzzle.rules_version += 1), Err("other_rules"));
    assert_eq!(prove(|puzzle| puzzle.plays.truncate(puzzle.plays.len() - 1)), Err("other_position"));
    assert_eq!(prove(|puzzle| puzzle.plays.push(9_999)), Err("not_replayed"));
    assert_eq!(prove(|puzzle| puzzle.best = 9_999), Err("no_such_action"));
    assert_eq!(prove(|puzzle| puzzle.figures.push(None)), Err("no_such_action"));
    assert_eq!(
        prove(|puzzle| std::mem::swap(&mut puzzle.best, &mut puzzle.obvious)),
        Ok(PuzzleVerdict::Fails)
    );
}

#[test]
fn the_same_seed_finds_the_same_puzzles_on_any_number_of_threads() {
    let entry = catalog::find("welcome").unwrap();
    let mine = |threads, seed| {
        (entry.puzzles.mine)(MineSettings { count: 2, seed, threads }, &mut |_| true).unwrap()
    };
    let one = mine(1, 5);
    assert_eq!(one.len(), 2);
    assert_eq!(one, mine(3, 5));
    assert!(one.iter().all(|puzzle| puzzle.game == "welcome" && entry.open_puzzle(puzzle).is_ok()));
}

#[test]
fn mining_stops_when_it_is_told() {
    let entry = catalog::find("masmorra").unwrap();
    let settings = MineSettings { count: 1_000, seed: 1, threads: 2 };
    let stopped: Result<Vec<Puzzle>, PuzzleError> = (entry.puzzles.mine)(settings, &mut |_| false);
    assert_eq!(stopped, Ok(Vec::new()));
}
