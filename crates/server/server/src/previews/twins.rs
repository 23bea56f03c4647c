//! No secret is in a picture: those of two matches that nobody at the table could tell apart are equal, byte by byte.
//!
//! The matches are compared at all their positions, although a picture of a running match shows nothing of it.

use std::cell::Cell;

use catalog::find;
use game::kit::{self, Effort, Ending as Cut, OutputReport, Step, StepOf};
use game::{Game, Lang, Observer, Setup};
use masmorra::Masmorra;
use raiders::Raiders;
use share_images::{Fonts, SharePicture, draw};
use table::{AnyTable, Chance, Config, Table};
use welcome::Welcome;

use super::{Ending, TableFacts, Words, card, preview};

/// The table after these steps.
fn replayed<G: Game>(setup: &Setup, steps: &[StepOf<G>]) -> Table<G> {
    let names: Vec<String> = (1..=setup.seats()).map(|seat| format!("Player {seat}")).collect();
    let mut config = Config::of(setup.seats()).named(&names.iter().map(String::as_str).collect::<Vec<_>>());
    for (key, value) in setup.options() {
        config = config.with(key, value);
    }
    let mut table = Table::<G>::open(config, Chance::Caller).unwrap();
    for &step in steps {
        match step {
            Step::Decide { seat, action } => table.decide(seat, action).unwrap(),
            Step::Resolve { outcome } => table.resolve(outcome).unwrap(),
        }
    }
    table
}

/// The preview and the card of a position in both languages.
fn pictures(table: &dyn AnyTable, words: &[Words]) -> Vec<SharePicture> {
    let game = find(table.manifest().key).unwrap();
    let facts = TableFacts::ended(game, table.players());
    let ending = Ending::at(game, table);
    let both = |words: &Words| [preview(&facts, words, Some(&ending)), card(&facts, words, &ending)];
    words.iter().flat_map(both).collect()
}

/// One in `draw_one_in` pairs of positions is also drawn, because that is slow.
fn check<G: Game>(effort: Effort, draw_one_in: u64) -> OutputReport {
    let game = find(G::manifest().key).unwrap();
    let words = [Lang::En, Lang::Es].map(|lang| Words::of(game, lang).unwrap());
    let fonts = Fonts::fallback().unwrap();
    let (asked, drawn) = (Cell::new(0), Cell::new(0));
    let report = kit::check_output::<G, _>(effort, Observer::Public, |setup, steps| {
        let pictures = pictures(&replayed::<G>(setup, steps), &words);
        // Both positions of a pair are asked for in turn.
        let is_drawn = asked.replace(asked.get() + 1) / 2 % draw_one_in == 0;
        let files: Vec<Vec<u8>> =
            pictures.iter().filter(|_| is_drawn).map(|picture| draw(&fonts, picture).unwrap()).collect();
        drawn.set(drawn.get() + files.len());
        (pictures, files)
    });
    let report = report.unwrap_or_else(|found| panic!("{found}"));
    assert!(report.twins > 20 && drawn.get() >= 8, "{report:?}, {} drawn", drawn.get());
    report
}

#[test]
fn pictures_of_welcome_show_no_secret() {
    let report = check::<Welcome>(Effort { pairs: 2, ..Effort::quick() }, 160);
    assert!(report.ends > 0, "{report:?}");
}

#[test]
fn pictures_of_raiders_show_no_secret() {
    check::<Raiders>(Effort { pairs: 2, ..Effort::quick() }, 160);
}

#[test]
fn pictures_of_masmorra_show_no_secret() {
    let cut = Effort { longest: 100, ending: Cut::CutShort, head_start: 2_000, ..Effort::quick() };
    check::<Masmorra>(Effort { combinations: 1, ..cut }, 24);
}
