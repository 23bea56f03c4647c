//! Every rule has a test, and random play fires every rule that can fire.

use bots::simulate;
use game::{Fires, Game, RuleEntry, Setup, Tally};
use masmorra::{Masmorra, Size, Tile, Treasure};

const TESTS: [&str; 28] = [
    include_str!("abilities.rs"),
    include_str!("bosses.rs"),
    include_str!("combat.rs"),
    include_str!("game_end.rs"),
    include_str!("epic.rs"),
    include_str!("examples.rs"),
    include_str!("exploration.rs"),
    include_str!("falls.rs"),
    include_str!("pet_die.rs"),
    include_str!("hazards.rs"),
    include_str!("interrupts.rs"),
    include_str!("invisibility.rs"),
    include_str!("knowledge.rs"),
    include_str!("teleports.rs"),
    include_str!("levels.rs"),
    include_str!("master.rs"),
    include_str!("monsters.rs"),
    include_str!("movement.rs"),
    include_str!("payment.rs"),
    include_str!("roll.rs"),
    include_str!("rooms.rs"),
    include_str!("setup.rs"),
    include_str!("thieves.rs"),
    include_str!("third_level.rs"),
    include_str!("traps.rs"),
    include_str!("treasure.rs"),
    include_str!("rewards.rs"),
    include_str!("windows.rs"),
];

/// Whether a file has a test whose name begins with the rule's id.
fn is_tested(rule: &str) -> bool {
    let name = format!("#[test]\nfn {}_", rule.to_lowercase());
    TESTS.iter().any(|file| file.contains(&name))
}

#[test]
fn every_rule_has_a_named_test() {
    let rules = Masmorra::manifest().rules;
    let untested: Vec<_> = rules.iter().map(|rule| rule.id.to_string()).filter(|id| !is_tested(id)).collect();
    assert!(untested.is_empty(), "rules without a test: {untested:?}");
    assert!(!is_tested("M98"), "the search finds a missing test");
}

#[test]
fn the_rulebook_has_sixty_six_rules() {
    let rules = Masmorra::manifest().rules;
    assert_eq!(rules.len(), 66);
    let has = |id: &str| rules.iter().any(|rule| rule.id.to_string() == id);
    assert!(["M01", "M32a", "M33a", "M64a", "M72a", "M83a", "M99"].into_iter().all(has));
}

#[test]
fn the_box_has_the_printed_number_of_components() {
    let tiles = |size| Tile::ALL.into_iter().filter(move |tile| tile.card().size == size).count();
    assert_eq!((tiles(Size::Small), tiles(Size::Medium), tiles(Size::Large)), (44, 12, 5));
    assert_eq!(Treasure::ALL.into_iter().map(|card| u32::from(card.card().copies)).sum::<u32>(), 30);
}

#[test]
fn every_option_names_a_rule() {
    let manifest = Masmorra::manifest();
    assert!(manifest.options.iter().all(|option| manifest.rule(option.rule).is_some()));
}

/// Random games per set-up. They are long, because some rules apply only on the third level.
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
fn random_play_fires_exactly_the_rules_marked_in_play() {
    let tally = tally_of_random_games();
    let is_wrong = |rule: &&RuleEntry| (rule.fires == Fires::InPlay) == (tally.count(rule.id) == 0);
    let wrong: Vec<_> = Masmorra::manifest().rules.iter().filter(is_wrong).map(|rule| rule.id).collect();
    assert!(wrong.is_empty(), "rules that fire too seldom or too often: {wrong:?} of {tally:?}");
}
