//! Random play shows every rule of the book at work.

use bots::simulate;
use example::Example;
use game::{Fires, Game, RuleEntry, Setup, Tally};

#[test]
fn random_play_shows_every_rule_that_can_show_and_no_other() {
    let mut tally = Tally::default();
    for seats in Example::manifest().seats.clone() {
        for value in Example::manifest().options[0].values {
            let setup = Setup::new(Example::manifest(), seats, [("collapse", *value)]).unwrap();
            Example::new(&setup, &mut tally).unwrap();
            simulate::<Example>(&setup, 0..50, &mut tally).unwrap();
        }
    }
    let is_wrong = |rule: &&RuleEntry| (rule.fires == Fires::InPlay) == (tally.count(rule.id) == 0);
    let wrong: Vec<_> = Example::manifest().rules.iter().filter(is_wrong).map(|rule| rule.id).collect();
    assert!(wrong.is_empty(), "missing, or at work against the book: {wrong:?} of {tally:?}");
}
