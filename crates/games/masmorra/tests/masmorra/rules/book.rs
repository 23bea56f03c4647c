//! The rule book and its tests belong together, and random play shows every rule at work.

use bots::simulate;
use game::{Fires, Game, RuleEntry, Setup, Tally};
use masmorra::{Masmorra, Size, Tile, Treasure};

const TESTS: [&str; 28] = [
    include_str!("abilities.rs"),
    include_str!("bosses.rs"),
    include_str!("combats.rs"),
    include_str!("ending.rs"),
    include_str!("epic.rs"),
    include_str!("examples.rs"),
    include_str!("exploring.rs"),
    include_str!("falling.rs"),
    include_str!("gaze.rs"),
    include_str!("hazards.rs"),
    include_str!("interrupts.rs"),
    include_str!("invisibility.rs"),
    include_str!("knowledge.rs"),
    include_str!("leaping.rs"),
    include_str!("levels.rs"),
    include_str!("master.rs"),
    include_str!("monsters.rs"),
    include_str!("moving.rs"),
    include_str!("paying.rs"),
    include_str!("rolling.rs"),
    include_str!("rooms.rs"),
    include_str!("setting.rs"),
    include_str!("thieves.rs"),
    include_str!("third_level.rs"),
    include_str!("traps.rs"),
    include_str!("treasure.rs"),
    include_str!("victories.rs"),
    include_str!("windows.rs"),
];

/// Whether some file has a test whose name begins with the rule's number.
fn is_tested(rule: &str) -> bool {
    let name = format!("#[test]\nfn {}_", rule.to_lowercase());
    TESTS.iter().any(|file| file.contains(&name))
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let rules = Masmorra::manifest().rules;
    let untested: Vec<_> = rules.iter().map(|rule| rule.id.to_string()).filter(|id| !is_tested(id)).collect();
    assert!(untested.is_empty(), "no test is named for {untested:?}");
    assert!(!is_tested("M98"), "the search finds tests that are not there");
}

#[test]
fn the_book_has_all_sixty_six_rules() {
    let rules = Masmorra::manifest().rules;
    assert_eq!(rules.len(), 66);
    let has = |id: &str| rules.iter().any(|rule| rule.id.to_string() == id);
    assert!(["M01", "M32a", "M33a", "M64a", "M72a", "M83a", "M99"].into_iter().all(has));
}

#[test]
fn the_box_holds_what_the_rulebook_counts() {
    let tiles = |size| Tile::ALL.into_iter().filter(move |tile| tile.card().size == size).count();
    assert_eq!((tiles(Size::Small), tiles(Size::Medium), tiles(Size::Large)), (44, 12, 5));
    assert_eq!(Treasure::ALL.into_iter().map(|card| u32::from(card.card().copies)).sum::<u32>(), 30);
}

#[test]
fn every_option_names_a_rule_of_the_book() {
    let manifest = Masmorra::manifest();
    assert!(manifest.options.iter().all(|option| manifest.rule(option.rule).is_some()));
}

/// Random games of each set-up: long ones, since some rules are met on the third level only.
const GAMES: u64 = 12;

fn tally_of_random_games() -> Tally {
    let manifest = Masmorra::manifest();
    let mut tally = Tally::default();
    for seats in manifest.seats.clone() {
        for options in [[("mode", "standard"), ("heroes", "dealt")], [("mode", "epic"), ("heroes", "chosen")]]
        {
            let setup = Setup::for_simulation(manifest, seats, options).unwrap();
            Masmorra::new(&setup, &mut tally).unwrap();
            simulate::<Masmorra>(&setup, 0..GAMES, &mut tally).unwrap();
        }
    }
    tally
}

#[test]
fn random_play_shows_every_rule_that_can_show_and_no_other() {
    let tally = tally_of_random_games();
    let is_wrong = |rule: &&RuleEntry| (rule.fires == Fires::InPlay) == (tally.count(rule.id) == 0);
    let wrong: Vec<_> = Masmorra::manifest().rules.iter().filter(is_wrong).map(|rule| rule.id).collect();
    assert!(wrong.is_empty(), "missing, or at work against the book: {wrong:?} of {tally:?}");
}
