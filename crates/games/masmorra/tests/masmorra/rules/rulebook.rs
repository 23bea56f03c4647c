//! The book and the box, and random play fires every rule that can fire.

use bots::simulate;
use game::{Fires, Game, RuleEntry, Setup, Tally};
use masmorra::{Masmorra, Size, Tile, Treasure};

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
